import type { Phrasings } from "#domain/chat/phrasings.ts";

export const service = {
  installation: `
    who installs it
    is installation free
    do you install it in my shop
    how long does installation take
    installation cost
    do I have to set it up myself
    what do I need to prepare for installation
    can you set it up for me
    when can you come to install
    installation?
    will a technician come
    setup fee
    is set up included
    do you come to my place
    can I install it on my own
    what do I need at the counter
    book an installation
    who connects everything
    how is it installed
    can you install on Friday
    can you install at night after closing
    does someone come to fix the machine on the counter
    instalation free or not
    do you charge for fitting
    what should be ready when the technician arrives
    do you put it on the counter and connect it
    mounting and cabling
    setting up the system
    I am not technical, who sets it up
  `,
  training: `
    do you train my staff
    is training included
    who teaches my cashiers
    is training free
    how long is the training
    training?
    my employees don't know computers
    will you show us how to use it
    can you train new employees later
    where does the training take place
    is it hard to learn
    how long does it take to learn
    staff training
    will someone explain the system
    learning to use the till
    training in Arabic or Hindi
    training for waiters
    do I need training
    lessons for the team
    can you teach my brother how to use it
    how do my workers learn it
    onboarding
    a new cashier started, who trains him
    do you give a course
    training cost
    teach my staff
  `,
  warranty: `
    is there a warranty
    how long is the warranty
    what does the warranty cover
    warranty?
    guarantee on the devices
    what is not covered by the warranty
    warranty period
    does the printer have warranty
    can I extend the warranty
    what happens after the warranty ends
    is the drawer under warranty
    how many months guarantee
    is there a guarantee
    extended warranty
    waranty
    do I get a warranty on the hardware
    is the screen covered if it breaks
    12 months warranty on what
    warranty terms
    for how long are the machines guaranteed
    does the guarantee include water damage
    one year warranty?
    is labour covered
    who gives the warranty
    warranty after one year
  `,
  repair: `
    my printer is not working
    the screen is black
    what if something breaks
    the drawer doesn't open
    how do I report a problem
    my till has stopped
    can you repair it
    the machine is broken
    do you replace a broken device
    who fixes it
    the printer prints nothing
    paper jam
    device is damaged
    how fast do you fix problems
    touch is not responding
    I need a technician
    it won't turn on
    software is frozen
    something is wrong with the terminal
    error on the screen
    do you have spare devices while mine is repaired
    the printer is stuck
    faulty machine
    maintenance
    my system crashed
    what do I do if the machine dies on a Friday night
    the cash drawer is stuck
    can't log in to my till
    my scanner beeps but nothing happens
    how is a defect handled
  `,
  support: `
    do you have support
    is support 24/7
    when is support available
    how do I reach support
    customer service
    what kind of support do you offer
    is support free
    do you help at night
    technical support
    after sales service
    who helps me if I have a question later
    support hours
    do you answer on weekends
    is there help in Arabic
    support?
    do you have a helpline
    local support in the UAE?
    how fast do you answer
    is support included in the price
    help after purchase
    are you available on Fridays
    how long do I wait for support
    remote support
    do you provide support after the sale
    support for lifetime?
    can I reach somebody at midnight
    tech help
    assistance after I buy
  `,
  guides: `
    do you have a user manual
    where is the documentation
    user guide
    is there a manual
    instructions
    how to change the paper roll
    tutorial
    help articles
    guides
    where can I read how to use it
    manual for the printer
    documentation
    installation guide pdf
    video tutorials on how to use the software
    how to add a new item
    step by step instructions
    how do I count the drawer, is there a guide
    hardware manual
    knowledge base
    where are the instructions for the till
    booklet
    I lost the manual
    learning material
    is there a help page
    how do I clean the screen
    docs
  `,
  demo: `
    can I see a demo
    book a demo
    show me how it works
    is there a video
    can you demonstrate the system
    demo please
    I want to see it working
    can someone show me the system
    live demo
    can I come and see it
    demo video
    do you have a showroom
    schedule a demonstration
    can you come to my shop and show it
    watch a video
    presentation
    I want to see the system before buying
    zoom demo
    arrange a demo for tomorrow
    film of the till
    let me see the software in action
    do you have a youtube channel
    could I get a walkthrough
    I'd like a showing
    see how the restaurant version works
    demonstration
  `,
  trial: `
    is there a free trial
    can I try it first
    how long is the trial
    do I need a credit card for the trial
    free trial
    can I test the software
    trial period
    try before buying
    is the trial really free
    30 days free?
    what happens when the trial ends
    trial version
    can I use the software for free
    test version
    do I have to cancel the trial
    will I be charged after the trial
    does the trial have all the features
    trial
    I want to test it for a month
    how many days can I try
    can I extend the trial
    free version?
    do I need to register for the trial
    try out the program
    give it a try
    after the trial do I lose my data
    when does the trial expire
  `,
  "trial-download": `
    how do I download the trial
    where is the download
    download link
    how do I install the trial
    steps to install the trial version
    the download doesn't start
    download
    I can't install the trial
    where can I download the software
    installer
    nothing happens when I click download
    setup file
    how to install on my laptop
    install the demo version on my computer
    send me the download link
    download free trial
    the installation stopped at step 5
    stuck on step seven
    windows asks for permission
    what are the nine steps
    trial installation guide
    exe file
    I downloaded it, what next
    how do I get the trial on my PC
    can't find the downloaded file
    installation of trial failed
  `,
  "trial-requirements": `
    what are the system requirements
    which Windows do I need for the trial
    does the trial work on Windows 7
    minimum requirements
    how much disk space does the trial need
    how much RAM does my computer need
    system requirements
    can my old laptop run it
    Windows 11 ok?
    requirements for the trial
    what computer do I need to try it
    does it run on windows 10
    PC requirements
    will the trial work on my computer
    do I need internet for the trial
    space on the hard disk for the trial
    what does my laptop need
    windows version
    can I run the trial on 2GB RAM
    minimum memory for my pc
    is windows xp supported
    what specs does my own PC need
    how many MB is needed
    windows 8
    requirements?
  `,
  "trial-login": `
    what is the login for the trial
    user code
    pass code
    what is the password of the trial
    trial login
    how do I sign in to the trial
    username and password for the demo
    it asks for a code
    default password
    which code do I enter
    I can't log in to the trial
    login details
    demo credentials
    what's the PIN
    the program wants a user code
    sign in code
    login code please
    password?
    trial username
    credentials
    enter passcode what
    how do I log in
    access code for the trial version
    I forgot the trial password
    step nine asks for codes
    login
  `,
  coverage: `
    which areas do you cover
    do you serve all the emirates
    where do you deliver and install
    do you cover the whole UAE
    which emirates
    do you come to my city
    locations you serve
    do you work in all emirates
    areas covered
    do you install outside Dubai
    coverage
    are you available in my emirate
    do you come to the northern emirates
    service area
    where in the UAE do you work
    do you serve the western region
    how far do you travel
    my shop is far from Dubai
    all over the Emirates?
    which cities
    do you have branches in other emirates
    is installation available everywhere in the country
    my shop is in the desert, will you come
    do you come to remote areas
    is there an extra charge for another emirate
    in which places do you install
    do you cover UAE
  `,
  "coverage-dubai": `
    do you install in Dubai
    my shop is in Deira
    are you in Dubai
    do you cover Dubai
    Dubai?
    I'm in Bur Dubai
    do you come to Jumeirah
    can you deliver to Al Quoz
    shop in International City Dubai
    installation in dubai marina
    do you serve Karama
    Business Bay
    my restaurant is in Dubai
    Hatta?
    JLT possible?
    service in dubai
    do you come to Jebel Ali
    is Al Barsha covered
    Silicon Oasis
    do you work in Dubai
    and in Dubai?
    Al Nahda Dubai
    Satwa
    Mirdif
  `,
  "coverage-abu-dhabi": `
    do you install in Abu Dhabi
    my shop is in Al Ain
    do you cover Abu Dhabi
    Abu Dhabi?
    Al Ain?
    do you come to Mussafah
    can you deliver to abudhabi
    installation in Abu Dhabi
    do you serve Khalifa City
    Al Dhafra region
    Ruwais
    my cafe is in Abu Dhabi
    is Al Ain covered
    do you work in the capital
    Madinat Zayed
    Yas Island
    service in Abu Dhabi
    Baniyas
    and in Abu Dhabi?
    what about al ain
    Shahama
    Liwa
    Reem Island
    abu dabi
  `,
  "coverage-sharjah": `
    do you install in Sharjah
    my shop is in Sharjah
    do you cover Sharjah
    Sharjah?
    Khor Fakkan
    do you come to Kalba
    can you deliver to Sharjah
    installation in Sharjah
    my restaurant is in Sharjah
    Al Dhaid
    do you serve Sharjah industrial area
    is Sharjah covered
    service in sharjah
    Muwaileh
    Rolla
    and in Sharjah?
    Al Majaz
    what about Sharjah
    do you work in sharja
    Al Nahda Sharjah
    Khorfakkan shop
    Al Qasimia
    Dibba Al Hisn
  `,
  "coverage-ajman": `
    do you install in Ajman
    my shop is in Ajman
    do you cover Ajman
    Ajman?
    can you deliver to Ajman
    installation in Ajman
    I have a grocery in Ajman
    is Ajman covered
    service in ajman
    do you come to Al Jurf
    Al Nuaimiya
    and in Ajman?
    what about Ajman
    do you work in Ajman
    Rashidiya Ajman
    Al Rawda Ajman
    Ajman corniche
    Ajman industrial area
    do you have customers in Ajman
    Masfout
    ajmaan
    can your team come to Ajman
  `,
  "coverage-rak": `
    do you install in Ras Al Khaimah
    my shop is in RAK
    do you cover Ras Al Khaimah
    RAK?
    can you deliver to RAK
    installation in Ras al Khaimah
    I have a cafeteria in RAK
    is RAK covered
    service in ras al khaima
    do you come to Al Nakheel
    Al Hamra
    and in RAK?
    what about Ras Al Khaimah
    do you work in Rak
    Khuzam
    ras al-khaimah
    Al Jazirah Al Hamra
    Al Dhait
    Rams
    Julfar
    ras khaimah
    can your team come to RAK
  `,
  "coverage-fujairah": `
    do you install in Fujairah
    my shop is in Fujairah
    do you cover Fujairah
    Fujairah?
    can you deliver to Fujairah
    installation in Fujairah
    my pharmacy is in Fujairah
    is Fujairah covered
    service in fujeirah
    do you come to Dibba
    Dibba Al Fujairah
    and in Fujairah?
    what about Fujairah
    do you work in Fujaira
    Masafi
    Al Faseel
    east coast
    Qidfa
    Al Bidya
    fujeira
    Mirbah
    can your team come to Fujairah
  `,
  "coverage-uaq": `
    do you install in Umm Al Quwain
    my shop is in UAQ
    do you cover Umm Al Quwain
    UAQ?
    can you deliver to Umm Al Quwain
    installation in UAQ
    a grocery in umm al quwain
    is UAQ covered
    service in umm al quwain
    do you come to UAQ
    and in Umm Al Quwain?
    what about umm al quwain
    do you work in umm al qaiwain
    um al quwain
    Falaj Al Mualla
    umm alquwain
    Al Salamah UAQ
    UAQ marina
    Al Raas UAQ
    um al quain
    I live in umm al quwain
    can your team come to UAQ
  `,
  "outside-uae": `
    do you ship to Saudi Arabia
    do you install in Oman
    I am in Qatar
    do you deliver to Bahrain
    can I buy it from Kuwait
    outside the UAE?
    do you sell abroad
    international shipping
    my shop is in Riyadh
    Muscat
    do you work in KSA
    can I use it in India
    I'm in Egypt, can I order
    export to other countries
    do you cover the GCC
    I live in Jordan
    my branch is in Jeddah
    do you ship worldwide
    Pakistan?
    can you send it to another country
    Doha
    is it available in London
    Salalah shop
    deliver to Africa
    other gulf countries?
    can I buy from abroad
  `,
} satisfies Phrasings;
