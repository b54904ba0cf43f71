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
    backup of my data
    what happens to my data if I stop
    do you have access to my numbers
    does my data stay with me
    data privacy of my shop
    is my sales information shared
    who can read my customer list in the till
    data protection for my sales
    do I keep my data
    is there a backup
    can the tax authority see my sales through you
    are my records confidential
    can you look into my till
    are my figures private
    loss of data
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
  `,
  address: `
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
  `,
  hours: `
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
  `,
} satisfies Phrasings;
