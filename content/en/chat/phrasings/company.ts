import type { Phrasings } from "#domain/chat/phrasings.ts";

export const company = {
  company: `
    who is behind this company
    tell me about your company
    about you
    what is EPOS
    what does your company do
    who am I buying from
    company information
    are you a real company
    can I trust you
    is this a scam
    are you licensed
    trade licence number
    company profile
    what is the legal name of the company
    is your company registered in the UAE
    are you a local company
    who owns the company
    about the company
    what do you guys do
    how big is your company
    are you an authorised dealer
    who are the people behind epos
    is it a UAE company
    are you legit
    what kind of company are you
    introduce your company
    who are you guys
    what's this company all about
    can you tell me something about the firm
    how do I know you're genuine
    which company sells this
    do you have a trade licence
    what is the name of your company
    give me some background on your business
    are you a registered company here
    should I trust this site
    who are you as a company
    information on your company
    is your company legit
    tell me who sells this
    what is EPOS the company
    can I trust your company
    company registration
    about EPOS
    about your company
    what company is this
    who runs this
    who is EPOS
    are you a genuine business
    is this company real
    are you trustworthy
    your company details
    who stands behind this offer
    is it a scam or real
    company background
    are you a UAE business
    what's the legal entity
    do you have a licence to trade
    tell me about your firm
    is this a registered company
    are you a licensed business in the UAE
    who owns EPOS
    is this a genuine company
    is your company trustworthy
    can I trust you with my money
    are you a registered firm
  `,
  "company-age": `
    how long have you been in business
    when was the company founded
    how old is your company
    since when do you exist
    how many years of experience do you have
    are you a new company
    founded in which year
    years in business
    what year did you start
    company history
    how long have you been selling tills
    experience?
    established when
    are you a startup
    when did you open
    your milestones
    timeline of the company
    how many years are you in the market
    how experienced are you
    since which year are you working
    20 years?
    how many years have you been around
    since when do you sell tills
    when did your company begin
    are you new on the market
    for how long does the company exist
    what's your track record in years
    year of establishment?
    how long has the business been running
    how old is the company
    when did you start
    how long are you in business
    years of experience
    founding year
    since when are you selling POS
    founded when
    since when
    company started when
    history of the company
    how experienced
    old company or new
    when was EPOS founded
    how many years of experience have you got
  `,
  "company-countries": `
    in how many countries do you work
    which countries are you in
    countries
    are you international
    do you operate in other countries
    how many countries use your system
    where else are you present
    number of countries
    are you a global company
    is your company only in the UAE or in other countries too
    15 countries?
    which nations do you operate in
    international presence
    do you have offices in other countries
    in what countries is the company active
    your presence in the world
    how widespread are you across countries
    are you known in other countries
    global reach
    list of countries
    do businesses in other countries use you
    which other countries use it
    are you active abroad
    in how many countries are you present
    are you a multinational
    how many nations do you serve
    do you have presence in the Gulf or beyond as a company
    where in the world do you operate
    how many countries are you in
    in which countries do you operate
    are you in other countries
    international company?
  `,
  "company-customers": `
    how many customers do you have
    who uses your system
    do you have references
    reviews
    testimonials
    what do customers say
    any shops near me using it
    how many businesses use it
    customer reviews
    who are your clients
    can I talk to one of your customers
    ratings
    what is your rating
    are your customers happy
    50,000 businesses?
    which restaurants use your till
    client list
    how many shops trust you
    do you have feedback from other owners
    is anyone in Ajman using it
    number of users
    good reviews?
    google reviews
    how popular is your system
    show me opinions of buyers
    famous clients
    reference shops I can call
    how many shops have your till
    what are people saying about you
    can I read reviews
    who else is using this
    do you have happy customers I could ask
    how are you rated
    how many clients do you serve
    some references please
    which businesses trust you
    any feedback from restaurant owners
    how many customers
    who are your customers
    reviews from customers
    do you have testimonials
    how many businesses use you
    can I see references
    customer ratings
    who else uses it
    which shops use it
    how many shops use your till
    do other restaurants use it
    can I see customer reviews
    star rating
    are there testimonials
    is it popular
    is it widely used
    give me the names of some customers
    can I speak to a customer of yours
    are your clients satisfied
    how many businesses trust you
    what do users think
    opinions about you
    recommendations from other owners
    who else uses your system
    which businesses bought it from you
    can you give me references
    do you have reviews
    how many shops are using this
    what do your clients say about you
    any customers I would know
    show me testimonials
    number of clients
  `,
  uptime: `
    how reliable is it
    what is your uptime
    does it crash
    is the system stable
    uptime
    how often does it go down
    99.9?
    reliability
    does it hang
    will it freeze in rush hour
    downtime
    is it stable
    can I depend on it
    system availability
    is it a robust system
    does the software have bugs
    how many hours a year is it down
    does the system fail often
    how dependable is the till
    does it slow down
    percentage of availability
    will it keep running all day
    guaranteed uptime
    can I rely on it every day
    does the system go down often
    how stable is your software
    does it ever freeze
    how many percent of the time does it work
    is it dependable at peak time
    does it get slow
    how often does the till crash
    what about reliability
    how stable is it
    uptime percentage
    does it crash a lot
    is the system reliable
    how reliable are you
    does it hang when busy
  `,
  certificates: `
    do you have certificates
    are you ISO certified
    ISO 9001
    PCI DSS
    is it PCI compliant
    certifications
    what certificates does the company have
    are you certified
    is card data secure
    quality certificate
    which standards do you follow
    accreditation
    are you approved by someone
    is it secure for card payments, PCI
    certified company?
    do you hold any certification
    what does ISO 9001 mean
    card payment partner badge
    security standards
    can I see your certificates
    are you a payment partner
    quality management
    certificat
    what certifications do you hold
    is the company ISO certified
    do you comply with PCI
    have you got quality certificates
    any official accreditation
    is it certified for card payments
    which certificates can you show me
    do you meet international standards
    which certificates
    ISO?
    do you have ISO 9001
    your certifications
    any certificates
  `,
  "e-invoicing": `
    are you ready for e-invoicing
    e-invoicing UAE
    when does e-invoicing start
    does e-invoicing concern my shop
    Peppol
    electronic invoicing law
    do I need e-invoicing
    is the till e-invoice compliant
    e invoice
    what is the deadline for electronic invoices
    accredited service provider
    PINT AE
    fines for not having e-invoicing
    einvoicing 2027
    new e-invoicing rules from the ministry of finance
    does the software support e-invoices
    am I obliged to send electronic invoices
    is it mandatory to issue e-invoices
    e-invoicing for B2B
    who must use e-invoicing
    electronic invoice
    FTA e-invoicing
    revenue above 50 million e-invoice
    what about the new invoice system in 2026
    e-billing law
    when is e-invoicing compulsory for small businesses
    what does the new electronic invoice rule mean for me
    from when must I issue e-invoices
    does your till do e-invoicing
    is Peppol supported
    am I affected by the e-invoicing law
    when is the e-invoicing deadline for small firms
    what is the fine if I don't do e-invoicing
    do shops selling to consumers need e-invoices
    tell me about einvoicing in the Emirates
    e-invoicing ready?
    does it do e-invoices
    when is e-invoicing mandatory
    UAE e-invoicing rules
    what about electronic invoicing
    e-invoicing deadlines
    do I need Peppol
  `,
  "data-ownership": `
    who owns my data
    where is my sales data stored
    do you see my sales
    is my data safe
    do you sell my data
    can I export my data if I leave
    my sales figures, who can see them
    data security
    is my business data in the cloud
    what happens to my data if I stop
    do you have access to my numbers
    does my data stay with me
    data privacy of my shop
    is my sales information shared
    who can read my customer list in the till
    data protection for my sales
    do I keep my data
    can the tax authority see my sales through you
    are my records confidential
    can you look into my till
    are my figures private
    are the sales figures mine
    can you look at my turnover
    where do my sales records live
    what about my data if I go to another supplier
    are my figures kept secret
    is somebody else able to see my sales
    do you pass my sales data on
    how is my shop's data protected
    who owns the data
    where is my data
    is my sales data private
    can you see my data
    is the data mine
    data security of my sales
    do you share my sales data
    my data
    sales data
    who owns it, my data
    who owns my sales figures
    data safety
    is my data in the cloud
    do you see my data
    data ownership
    is the data stored on the till
    do I keep my data if I leave
    who can access my sales
    is my business information confidential
    data stored where
    where is my sales data kept
    is my data in the cloud or on the machine
    can you see my sales
    who can access my shop's figures
    if I stop using it do I keep my data
  `,
  privacy: `
    what do you do with my personal information
    privacy policy
    do you save this chat
    do you share my phone number
    cookies
    what data does this website collect
    is this conversation recorded
    will you spam me
    can you delete my data from your site
    do you keep my email
    personal data
    delete my details
    do you track me
    how long do you keep my information
    who sees what I write here
    GDPR
    is my number safe with you
    I want to erase the information I gave
    does this site use tracking
    do you give my contact details to others
    what happens with the details I put in the form
    my rights on my personal data
    privacy
    will you call me for advertising
    do you store what I type
    what happens to what I write here
    do you keep my phone number
    will my details be given to third parties
    what do you store about me
    can I have my details erased
    does the website put cookies
    is my personal information protected
    are these messages saved
    how do you treat personal details
    will I get advertising from you
    what data do you collect
    is this chat saved
    your privacy policy
    what happens to my phone number
    delete my personal data
    do you use cookies
    do you share my info
    personal information
    do you keep my details
    is my data on this site safe
    what do you do with my number
    do you sell my phone number
    is this chat private
    chat history saved?
    remove my data
    data you collect about me
    tracking on this site
    do you record chats
    who reads my messages
    can I trust you with my email
    forget my details
    does this site put cookies on my browser
    cookie policy
    which cookies do you set
    do you track me on this website
    will you pass my number to marketing companies
    remove me from your database
    please erase what I sent you
  `,
  terms: `
    what are your terms and conditions
    terms
    is there a contract
    do I have to sign something
    contract length
    terms of sale
    what are the conditions
    legal terms
    am I bound by a contract
    T&C
    which law applies
    terms of use
    do I sign an agreement
    small print
    fine print
    is there a minimum contract period
    lock in period
    where can I read the terms
    conditions of purchase
    liability
    legal stuff
    agreement
    which court is responsible
    where can I see your conditions
    do I need to sign a contract
    am I tied to you for some time
    what are the rules of the purchase
    is there any commitment
    which terms apply
    may I read the agreement
    what's in the small print
    terms and conditions
    is there a contract to sign
    your terms
    where are the terms
    any contract
    conditions of sale
    what are your conditions
    is there a binding contract
    do I sign a contract with you
    contract?
    agreement to sign?
    legal conditions
    rules of the sale
    read your terms
    terms of service
    where do you publish the terms
    what do I agree to when I buy
    minimum term?
    how long am I bound
    conditions for the warranty and licence in writing
    legal page
    where can I read your conditions
    what am I agreeing to
    am I tied to a contract
    terms of service please
    do I sign something
    show the agreement
  `,
  referral: `
    do you have a referral program
    I want to recommend a friend
    refer a business
    do I get a commission if I bring a customer
    my cousin needs a till
    referral
    can I refer someone
    what do I get for a referral
    affiliate program
    reward for recommending
    I know someone who is opening a shop
    how do I refer a friend
    bring a friend offer
    referral bonus
    my neighbour wants the same system, tell him
    recommend another business
    partner program
    can I become a reseller
    I can send you customers
    tell my friend about it
    commission for agents
    refer and earn
    do you pay for leads
    I want to suggest a shop to you
    what do I get if a friend buys because of me
    I know a restaurant that needs this
    may I send you someone
    is there a reward for bringing customers
    can I recommend you to my brother
    how can I suggest another shop to you
    do you pay for recommendations
    a friend of mine wants one too, how do I tell you
    I'd like to refer my neighbour
    referral program?
    can I refer a friend
    do I earn something for referring
    I want to recommend you
    refer a shop
    what's in it for me if I refer someone
    refer
    recommend
    refer a friend
    referral reward
    bring a friend
    introduce a customer
    my friend needs a POS
    commission for referral
    I want to refer someone
    do you have a partner program
    become an agent
    can I resell
    I brought you a customer
    earn by referring
    tell a friend
  `,
  address: `
    can I visit
    can I visit your office
    is it possible to visit you
    could we drop by
    may I pass by on Monday
    can we come and see you tomorrow
    visit your office this weekend
    where are you located
    what is your address
    where is your office
    can I visit you
    how do I get to you
    location
    address please
    send location
    are you near Sheikh Zayed Road
    map
    where can I find you
    directions to your office
    do you have a shop I can visit
    office location
    in which city are you
    where are you based
    can I come to your office
    is there parking at your office
    google maps location
    which building are you in
    nearest metro to your office
    where's your headquarters
    adress
    drop a pin
    I want to come by
    where do you sit
    how do I find your office
    where exactly are you
    what street are you on
    may I drop by
    where is your company situated
    I'd like to visit your office, where is it
    which area of Dubai is your office in
    can you send me the map location
    do you have a physical office
    your place, where is it
    your location please
    what's the address
    how can I visit you
    where can I come
    are you located in Dubai
    address of the company
    address
    where are you
    office address
    where is your shop
    where is the showroom
    visit your office
    map location
    directions
    what's your location
    your office location please
    how to reach your office
    company address
    are you in Dubai or Sharjah
    which emirate is your office in
    street address
    can I come to you
    where can we meet
    nearest metro station to your office
    which area is your office in
    where can I come to see you
    send me your location
    google maps location please
    how do I reach your office
    map please
    where in the city are you
    do you have a showroom
  `,
  hours: `
    is anybody in the office on Saturday
    will somebody be at the office tomorrow
    are you there on Friday
    can someone meet me at the office on Thursday evening
    do you work on Sundays
    anyone in today
    what are your opening hours
    when are you open
    are you open on Sunday
    working hours
    what time do you close
    are you open now
    office hours
    timings?
    when do you open
    are you open on Friday
    business hours
    open on Saturday?
    what time can I call
    are you closed on weekends
    timing
    which days do you work
    until what time are you there
    opening times
    ramadan timings
    what time does your office open in the morning
    are you working today
    hours
    days off
    open on public holidays
    from when to when are you open
    when can I come by, until what time are you open
    are you there on weekends
    which hours do you work
    is the office open tomorrow
    what are the office timings
    do you open on Saturdays
    from what time do you work
    is Friday a working day for you
    closing time?
    opening hours?
    office timing
    are you open on weekends
    what hours are you open
    when do you close
    which days are you open
    can I come over on Friday
    may I drop by on a weekend
    timings in the holy month
    are you closed on Eid
    public holidays, are you open
    do your hours change in Ramadan
    are you working on National Day
    is the office open on Sunday morning
    could I pass by after six
    ramadan timing
    working on weekends?
  `,
  phone: `
    what is your phone number
    can I call you
    phone number
    number please
    give me a number to call
    telephone
    how can I call you
    toll free number
    contact number
    what number do I call for sales
    do you have a landline
    your mobile number
    hotline
    I want to call
    number of support
    whats ur number
    is there an 800 number
    I'd like to ring you
    phone?
    sales phone
    which number for support
    call you on what number
    share your contact number
    contact
    how do I contact you
    contact details
    which number do I dial
    could I have your telephone number
    I'd prefer to phone you, number?
    how do I get you on the phone
    what's the contact number of sales
    do you have a free phone number
    can I get a number to reach you
    how can I get in touch
    give me your digits
    phone number please
    what number can I call
    how do I call you
    telephone number
    your contact
    support phone number
    sales number
    call
    your number
    your phone number
    number to call
    contact us
    how to contact you
    how to reach you
    customer care number
    I want your phone number
    landline number
    what's the number of support
    what's the sales number
    can I phone you
    telephone please
    toll-free?
    hotline number
    give me your contact
  `,
  email: `
    what is your email
    email address
    can I write you an email
    email?
    where do I send an email
    send a mail
    e-mail of sales
    support email
    do you answer emails
    how quickly do you answer e-mail
    I want to email you my list
    mail id
    email id please
    to which address can I write
    gmail?
    I'd like to write to you by e-mail
    what's the e-mail for support
    how long until you reply to an email
    can I send you documents by mail
    your mail
    email contact
    drop you an email
    can I have your mail address
    where may I email my question
    which e-mail do I use for sales
    is there a mail address for support
    I'd like to send you an e-mail
    how long do you take to answer mails
    what's the mail of your company
    email please
    what's your email address
    can I email you
    mail address
    support mail
    sales email
  `,
  whatsapp: `
    do you have WhatsApp
    what is your WhatsApp number
    can I message you on WhatsApp
    whatsapp
    whatsapp?
    can we chat on whatsapp
    send me your whatsapp
    whats app number
    I want to send a photo on whatsapp
    is there a whatsapp I can write to
    watsapp
    message on whatsapp
    wa number
    let's continue on whatsapp
    I prefer whatsapp
    text you on whatsapp
    whatsapp link
    voice note on whatsapp possible
    can I send a picture of my counter
    chat with sales over whatsapp
    wats app
    contact via whatsapp
    could we talk on WhatsApp
    do you answer on WhatsApp
    I want to send you a WhatsApp
    which number do I use for WhatsApp
    can I reach you by whatsapp
    is it ok to whatsapp you
    send details to my whatsapp
    whatsapp number please
    are you on whatsapp
    can I whatsapp you
    do you reply on whatsapp
    contact on whatsapp
  `,
  "call-back": `
    can you call me
    call me back
    please call me
    I want a call
    can someone phone me
    have somebody ring me
    call me tomorrow morning
    request a call
    call back
    callback
    how fast do you call back
    I'd like to be called
    give me a call
    can your sales team call me at 5
    ring me please
    phone me in the evening
    I left my number, when do you call
    nobody called me back yet
    arrange a call
    call me now
    can I get a call from you
    when will you call me
    please contact me
    my number is 050 123 4567 call me
    have an agent call me
    could someone give me a ring
    I can't call now, you call me
    could one of you phone me
    I'd appreciate a call
    please ring me this afternoon
    have your sales people give me a call
    I want somebody to call me about the till
    can I ask for a call back
    how soon will you call if I leave my number
    call me on my mobile please
    I prefer you calling me
    when you have time phone me
    please call me back
    can somebody call me
    request callback
    I want you to call me
    call me later today
    ask sales to call me
    please ring me
    can someone phone me this afternoon
    I want a call from your sales
    contact me by phone
    have someone call my mobile
    call me in 10 minutes
  `,
  "talk-to-person": `
    I want to talk to a person
    can I speak to a human
    talk to an agent
    connect me to sales
    real person please
    I need a human
    can I talk to someone
    speak to a representative
    I don't want to talk to a bot
    agent
    human
    is there anyone I can talk to
    transfer me to an employee
    let me talk to your manager
    live agent
    live chat with a human
    I want to speak to the sales team
    get me somebody real
    operator
    you don't understand me, I want a person
    put me through to someone
    talk to a specialist
    can I speak with somebody who knows
    customer care agent
    I'd rather talk to a human being
    someone from your team please
    this bot is useless, give me a human
    let me speak with somebody
    can I get a real human
    pass me to your colleague
    I need to talk with one of your team
    is there a real person I can chat with
    I want to discuss it with a salesperson
    can somebody from sales talk to me
    enough of the bot, a person please
    may I speak to the manager
    can you connect me with staff
    can I talk to a real person
    I want a human
    connect me with a person
    speak to sales
    I'd like to talk with someone
    human agent please
    give me somebody from sales
    I want to speak with an agent
    connect me to a representative
    can I talk with someone who knows
    I don't want to chat with a bot
    transfer me to your team
  `,
  complaint: `
    I have a complaint
    I am not happy with your service
    your service is bad
    I want to complain
    nobody answers
    this is unacceptable
    I am very disappointed
    terrible service
    complaint
    I've been waiting for days
    your technician did not come
    I'm angry
    worst company
    where can I complain
    you promised and did not deliver
    nobody called me although you said so
    I am upset
    your team was rude
    very bad experience
    poor service
    I want to report a bad employee
    you cheated me
    I paid and got nothing
    make a complaint about the installation
    I'm fed up
    unhappy customer here
    your support never picks up
    I'm not satisfied at all
    I wish to make a complaint
    your people never showed up
    this is really bad service
    I've called five times and no one helps
    who do I complain to
    I feel cheated by your company
    your installer was very rude to me
    I am really annoyed with you
    what a terrible experience
    bad service
    I'm unhappy
    nobody helps me
    I have a problem with your company
    very disappointed with you
    this is a complaint
    your service is terrible
    I'm very angry
    I want to complain about your technician
    nobody has contacted me
    you don't answer my calls
    no one replies on WhatsApp
    not happy
    I regret buying from you
    you lied to me
    worst service ever
    I'm disappointed in you
    what a bad company
    your product is rubbish
    I've been cheated
    I waited all day for your technician
    why is nobody responding
    escalate my complaint
    I want to speak about bad treatment
    I rang three times and no answer
    no one is replying to my messages
    I called and nobody answered
    your guy was supposed to come and did not
    still waiting for your technician
    paid and heard nothing since
    very bad service
    your phone just rings and rings
    I tried calling, no one answers
    no answer on your line all day
    your people never came
  `,
} satisfies Phrasings;
