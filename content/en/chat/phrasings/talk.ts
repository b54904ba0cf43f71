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
  `,
} satisfies Phrasings;
