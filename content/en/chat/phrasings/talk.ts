import type { Phrasings } from "#domain/chat/phrasings.ts";

export const talk = {
  greeting: `
    hello
    hi
    hey
    good morning
    good evening
    good afternoon
    hi there
    hello there
    hey there
    greetings
    hiya
    helo
    hellooo
    salam
    assalamu alaikum
    marhaba
    namaste
    good day
    hey everyone
    morning
    evening
    yo
    hi team
    hello epos
    dear sir
    hi, anyone there
    howdy
    is anyone there
    hello good morning
    heyy
    hi sir
    hello, good day
    hi good evening
    hey hello
    good morning to you
    peace be upon you
    hi, hello
    hello my friend
    hi dear
    hello!
    hi :)
    good evening sir
    hey there, good morning
    salaam
    hi bot
    hello sir
    hi madam
    good morning team
    good evening everyone
    hello EPOS team
    hi guys
    hello, anyone?
    hi there!
    salam alaikum
    as salam alaikum
    hello again
    hey you
  `,
  "how-are-you": `
    how are you
    how are you doing
    how's it going
    how are you today
    what's up
    hi how are you
    how do you do
    are you well
    how r u
    hope you are fine
    how is everything
    you ok?
    how have you been
    hello, how are you doing today
    how are things
    all good with you
    how is your day
    sup
    are you having a good day
    how are u
    hope all is well
    everything fine with you?
    how are you my friend
    how's life
    how do you feel today
    are you fine
    how are you keeping
    hey how are you doing
    hope you're well
    how's your day going
    how do you do today
    how's everything
    you good?
    how is it going
    how r u doing
    are you ok
    how's work
    how you doing
  `,
  "who-are-you": `
    who are you
    are you a robot
    are you human
    am I talking to a person or a machine
    are you an AI
    what is your name
    what can you do
    how can you help me
    what can I ask you
    is this a bot
    are you ChatGPT
    are you real
    what do you know
    help
    who is this
    with whom am I chatting
    what are you
    is this automated
    do you understand Arabic
    can you help me
    who is answering
    is there a human writing this
    what kind of questions can you answer
    I have a question
    can I ask you something
    are you artificial intelligence
    tell me about yourself
    what is this chat
    I need help
    are you a chatbot
    which language can I write in here
    am I chatting with a computer
    what sort of assistant are you
    is a real person reading this
    what topics do you know about
    which questions may I ask
    who am I talking to
    what are you able to help with
    are you some kind of AI
    can you assist me with something
    do you have a name
    are you a bot?
    who am I speaking to
    what can you help me with
    are you a person
    what do you do
    can I ask questions here
    who's there
    what's this chat for
    are you human or robot
    am I talking to AI
    are you real person
    what's your job
    your name?
    how do you work
    can you answer my questions
    what do you know about
    can you explain who you are
    is this live chat or a bot
    what can I ask
    I want to ask something
    I have some questions
    can I ask about the till here
    is somebody there
    do you speak Arabic
    do you speak English
    can I write in Arabic
    who made you
    are you an assistant
    am I chatting with a human being
    is this an automated reply
    who am I speaking with
    is there somebody real here or just a machine
    are you a salesperson
    is it a computer answering me
    are you automated
  `,
  thanks: `
    thank you
    thanks
    thanks a lot
    thank you very much
    great, thanks
    perfect
    that's helpful
    very helpful
    awesome
    thx
    ty
    nice
    good answer
    much appreciated
    appreciate it
    you are great
    cheers
    thank u
    wonderful
    excellent
    cool thanks
    great help
    well done
    brilliant
    many thanks
    shukran
    good job
    amazing
    that was useful
    tnx
    thanks for the info
    love it
    thanks for your help
    thank you so much
    I'm grateful
    super, thank you
    that helps a lot
    you've been very kind
    good, thanks
    ok thank you
    thanks!
    thank you very much for the info
    great, that helps
    ok thanks
    perfect thank you
    very kind of you
    thanks a million
    thank you for the answer
    thanks, that's clear
    ok great
    good
    nice one
    super
    excellent, thanks
    that's good to know
    good to know, thanks
    cool
    lovely
    this is helpful
    very good
    you're helpful
    nice answer
    thanks dear
    thank you sir
    well explained
    amazing thanks
    great, thank you
    perfect thanks
    thank you so much for the info
    nice, cheers
  `,
  goodbye: `
    bye
    goodbye
    see you
    have a nice day
    bye bye
    good night
    talk to you later
    that's all
    see you later
    take care
    I have to go
    nothing else
    catch you later
    that will be all, bye
    I'm done
    ok bye
    so long
    farewell
    have a good one
    ciao
    later
    I will come back later
    no more questions
    end chat
    ttyl
    signing off
    until next time
    ok see you then
    I'm leaving now, bye
    goodbye and thanks
    that was everything
    until tomorrow
    have a good evening
    see ya
    speak soon
    bye!
    ok goodbye
    thanks bye
    see you soon
    that's it for now
    have a nice evening, bye
    bye for now
    bye bye thanks
    ok that's all
    that is all thanks
    I'm finished
    I have no other questions
    done, bye
    good bye my friend
    talk soon
    will be back
    I will think about it and come back
    let me think about it
    gotta go
    cheers bye
    have a great day
    enjoy your day
    until then
    good night then
    ok that is all, goodbye
    bye, have a good day
    see you tomorrow
    that's enough for today
    I'm done, bye
    cheers, bye
    take care, goodbye
  `,
  yes: `
    yes
    yeah
    yep
    ok
    okay
    sure
    of course
    yes please
    correct
    right
    exactly
    yup
    alright
    fine
    go ahead
    certainly
    k
    that's right
    absolutely
    y
    please do
    sounds good
    yes I do
    indeed
    agreed
    true
    okey
    yes that's it
    yes sure
    yes, correct
    yes exactly
    of course yes
    ok yes
    yess
    yes!
    yes i want that
    that's correct
    sure thing
    yep please
    yes of course
    yes I am
    yes I want
    yes that one
    ok go on
    please
    yes, tell me more
    ok sure
    ya
    yeah sure
    yep that's it
    correct, yes
    okay please
    fine with me
    alright then
    yessir
    certainly yes
    that's it
    go on
    ok go ahead
  `,
  no: `
    no
    nope
    no thanks
    not really
    nah
    no thank you
    not now
    I don't think so
    never
    not interested
    n
    wrong
    no that's not it
    not that
    negative
    don't want
    no need
    nothing
    not at the moment
    that's not what I asked
    no I don't
    that's wrong
    maybe later
    incorrect
    no, not that
    no no
    no I meant something else
    not this one
    no it's fine
    nothing thanks
    no, leave it
    no!
    no not that one
    no thank you, not now
    i dont want
    nope, something else
    no I mean
    no, wrong
    no not really
    not now thanks
    I don't want that
    none of these
    neither
    no, another question
    no that's wrong
    no, I meant something else
    that is not what I asked
  `,
} satisfies Phrasings;
