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
    do you come and put it in
    who will set everything up
    does installing cost something
    how many hours does setup take
    should I prepare anything before your technician comes
    do I need an electrician to connect it
    can you set it up in the evening
    will someone put it on my counter
    am I supposed to install it myself
    what's needed for the set up
    is fitting part of the price
    who sets it up
    is the setup free
    do you install
    how does the installation work
    how long to install
    what must I have ready
    is someone coming to install it
    installation charges
    can I do the installation myself
    will someone come and fix it at my place
    do your technicians set up everything
    who connects the printer and the drawer
    do I have to set it up by myself
    is setting up free of charge
    what do I have to prepare before the technician comes
    do you do the wiring
    setup cost
    how long does the technician need to set it up
    will you put in my items when you install
    how many hours do you need in my shop
    will my shop have to stay closed while you set up
    can it be ready in half a day
    is setup quick
    will customers be disturbed while you install
    can you do it before I open
    setting up takes what, an hour or a day?
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
    will my people be shown how it works
    who explains it to my cashiers
    does the training cost anything
    where do you train the employees
    we have new staff every month, who trains them
    is there a lesson for my team
    how much time does learning it take
    do you stay to teach us
    I want my staff trained
    can my father learn it
    is there training
    who trains us
    do my staff get training
    training free?
    how do we learn to use it
    can you train two shifts
    how long until my cashier knows it
    training for new people
    do you provide training
    is training part of it
    will you teach my team
    who will train us
    training for my cashiers
    how does the training work
    where is training held
    training length
    is the training in my shop
    learn the system
    teaching my staff
    will somebody show us how to sell
    retraining for new staff
    my cashier is not good with computers
    somebody to teach my sales girls
    will a person come over to train us
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
    how many years of guarantee do I get
    what's covered if something breaks in the first year
    is the hardware guaranteed
    does the guarantee include the printer
    when does the warranty end
    is a longer warranty possible
    what does the guarantee not include
    do you give a guarantee
    am I covered for defects
    warranty length?
    what warranty do you give
    warranty duration
    is everything under warranty
    what's included in the warranty
    how long am I covered
    guarantee period
    do I have warranty on the printer
    hardware warranty?
    what if it breaks after a year
    is the warranty free
    does the guarantee include parts
    what happens when the warranty is over
    is liquid damage covered
    water spilled on the till, does the warranty pay
    accidental damage covered or not
    my son broke the glass of the screen, is that under guarantee
    extended warranty possible?
    could I buy a second year of cover
    what is excluded from the guarantee
    what makes the guarantee invalid
    once the twelve months are over, who repairs it
    when the warranty runs out what do I pay for repair
    is the cover lost if I change shop
    does the guarantee include spare parts
    what does the cover not include
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
    my till is dead, what should I do
    the receipts come out blank
    who comes when it's out of order
    how do I get a faulty part fixed
    the touchscreen doesn't react
    the drawer is jammed
    my printer makes a noise and stops
    the system won't start this morning
    do you fix devices on site
    how long does a repair take
    something's not functioning, help
    what happens if the machine breaks
    printer broken
    how to report a fault
    screen not working
    I have a technical problem with my till
    who repairs it
    till not turning on
    my cash drawer won't open
    do you replace faulty parts
    my till broke
    it's broken
    not working
    printer not printing
    printer stopped
    the screen froze
    touch screen not working
    drawer stuck
    cash drawer not opening
    broken printer what to do
    terminal won't boot
    need a repair
    can you fix my printer
    the device failed
    there is a fault
    report a fault
    something broke
    my machine is damaged
    system down help
    the till shows an error
    who do I call if it breaks
    what if the printer breaks down
    if a device is faulty do you replace it
    how fast is a replacement
    on-site repair?
    technical fault
    the receipt printer is jammed
    it keeps restarting
    it makes strange noises
    my printer stopped printing
    the drawer will not open
    the system is hanging
    the touch is not responding
    my till doesn't start
    who fixes the machine if it is damaged
    the printer is jammed
    it shows an error, what should I do
    the device is faulty
    the drawer broke after half a year, what now
    what if something dies in a few months
    my device failed within the year, what do I do
    the receipt printer died within the year
    suppose the printer fails half a year from now
    printer is dead, what should I do
    what do you do when a device stops working
    my till hangs and it is night
    the screen is frozen right now
    the machine got stuck at midnight
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
    who do I turn to after the purchase
    do you answer in the night
    is help available every day
    what if I need help during the weekend
    is customer support free of charge
    how can I get technical help
    is there someone to assist me later
    how good is your after-sales
    do you support customers by phone
    is there someone on duty around the clock
    what support is there
    how can I get support
    support 24 hours?
    who do I call for help after I buy
    is the support free
    local support?
    do you offer help on weekends
    after sale support
    do you offer support
    support after buying
    is there support
    who supports me
    support at night
    24/7 support?
    how do I get help
    technical assistance
    when can I call support
    is support included
    support on Fridays
    help when something goes wrong at night
    do you have technicians on call
    is the support in the UAE
    support languages
    what does support cost
    quality of support
    how quick is support
    who will help me later
    which number do I dial for help
    hotline for technical problems
    is there somebody at 3 in the morning
    who do we turn to when something breaks
    who looks after me once it is installed
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
    is there something to read about how it works
    where can I find the handbook
    how do I change the receipt roll, any guide
    do you provide written instructions
    is there documentation online
    I want to read the manual
    are there tutorials for beginners
    how do I add a product, where is it explained
    where are your help pages
    is there a guide
    user manual please
    how do I use it, any documents
    where are the manuals
    instructions for the printer
    online documentation
    how-to articles
    guide
    manual
    manuals
    user manual
    help documents
    tutorial videos
    how to use the printer
    how to change paper
    where's the user guide
    documentation link
    handbook
    learn by myself with guides
    step by step guide
    read about the functions
    how do I do a refund on the till
    how do I open a table
    where is it explained
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
    could you show me the system live
    may I watch how it works
    is there a film about it
    can I visit to see it running
    I'd like to book a presentation
    do you give demonstrations
    can we have a look at it before deciding
    show it to me over a video call
    I want to watch the till in action
    could someone demonstrate it at my shop
    I'd like a demo
    can you show it
    is there a demo video
    book a live demo
    where can I see it
    can I see the till in action
    show me a video of it
    demo
    video
    book demo
    show me
    see it live
    can I watch it
    trial showing
    arrange a demo
    meeting to see it
    do you have a showroom
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
    may I test it before buying
    can I use it free for some time
    for how long can I test
    is a card necessary to try it
    what comes after the trial period
    does the test version cost anything
    I'd like to try the program out
    is there a version to play with
    how long does the free period last
    will I be billed when the trial is over
    is it possible to try
    free trial available?
    how long can I try it
    trial without card?
    what's the trial
    can I test the system free
    trial duration
    does the trial stop by itself
    a version I may play with for some weeks
    free month without card details?
    must I enter my card to get the trial
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
    from where do I get the trial
    how is the test version installed
    the download button does nothing
    please give me the link to the installer
    I have downloaded the file, now what
    my installation hangs halfway
    which steps do I follow to install
    where do I get the program for testing
    how can I put the trial on my laptop
    the installer asks for permission
    download the trial
    where can I get the trial software
    how to install the trial
    trial setup steps
    my download failed
    link for the trial please
    I have trouble installing the trial
    trial download
    where do I download
    download link please
    how do I install it on my PC
    install the trial
    installation steps of the trial
    download not working
    can't download
    where is the installer
    the nine steps
    how many steps to install
    I'm stuck installing the trial
    setup won't run
    trial setup file
    get the trial
    where is the download link
    how can I get the trial version
    how do I put the trial on my laptop
    give me the link for the trial
    steps for installing the trial
    the nine steps of the setup
    instructions to install the trial
    how do I set the trial up, step after step
    installation steps for the software
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
    will my laptop be good enough for the trial
    does my PC need Windows 11
    how much free disk must I have
    what does the computer need to have
    is 4GB of RAM enough for the test version
    can I install the trial on an old PC
    which version of Windows is necessary
    must my computer be online for the trial setup
    minimum spec for the trial software
    will it run on my PC
    windows version for the trial
    minimum RAM for the trial
    disk space for the trial
    can the trial run on windows 10
    does my laptop meet the requirements
    can I run the trial on my laptop
    what PC do I need for the trial
    does the trial run on windows 11
    windows 7 trial?
    does the trial work on 32 bit
    specs needed for trial
    trial on an old computer
    how much memory does my PC need for the trial
    how many megabytes does the trial take
    space needed for the trial
    internet needed to install the trial?
    is my computer strong enough
    which computer can run the trial
    what must my PC have to test it
    hardware needed to try the software
    does the demo software need a strong PC
    what specs should my PC have
    minimum requirements of the software
    sys requirements
    which Windows do I need
    what does it need to run
    sytem requirements please
    system requirments
    pc requirments
    computer requirements for your software
    what are the requirements
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
    which password do I type in the trial
    the program asks me for a user code
    how do I get into the trial
    what do I enter at the login screen
    login for the test version?
    where are the sign-in codes
    it wants a pass code
    user name for the demo version?
    can't get past the login of the trial
    trial password?
    what code to sign in
    user code and pass code of trial
    how to log in to the trial
    login for the trial version
    the trial wants a password
    which PIN for the trial
    trial login code
    code for trial
    how to log in
    sign in
    username
    login details for trial
    pin code
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
    do you go to every emirate
    is my area covered
    can you come to my place wherever it is in the UAE
    which parts of the country do you serve
    do you also work outside the big cities
    are there regions you don't serve
    do I pay more if I'm far away
    you're in Dubai, would you come to me
    is the service nationwide
    where do your technicians go
    which emirates do you serve
    do you cover all emirates
    what areas do you serve
    is my location covered
    do you install all over the UAE
    do you go outside Dubai
    service areas
    can you come anywhere in the UAE
    do you deliver to all emirates
    is my emirate included
    where do you install
    do you come to every city in the UAE
    where are your service areas
    which cities do you cover
    do you serve small towns
    do you go to the mountains
    I'm not in Dubai, is that a problem
    are there any places you don't go
    is service available everywhere
    across the UAE?
    in all seven emirates?
    all emirates?
    do you travel to customers
    how far from Dubai do you go
    can you install in another emirate
    do I pay for travel to my emirate
    are other emirates covered
    any additional charge for far emirates
    do you ask for travel cost outside Dubai
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
    my store is in Jumeirah, can you come
    do you serve shops in Dubai
    could you install at a place in Al Barsha
    I'm based in Dubai, is that ok
    Deira branch, do you come there
    does your team work in Dubai
    we are located in JLT
    Dubai installation possible?
    do you serve Dubai
    installation in Dubai?
    my cafe in Business Bay
    are you able to come to Al Quoz
    I have a shop in Dubai
    in Dubai too?
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
    is Abu Dhabi within your area
    can your people come to Al Ain
    my shop's in Mussafah
    do you go as far as Ruwais
    we're in the capital, do you come
    setup in Abu Dhabi possible?
    a pharmacy in Al Ain, would you install it
    do you also operate in Abu Dhabi
    do you serve Abu Dhabi
    installation in Al Ain?
    my shop in Abu Dhabi
    can you come to Mussafah
    what about Abu Dhabi
    in Abu Dhabi too?
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
    I'm in Sharjah, do you come here
    could you install in Khor Fakkan
    is Sharjah in your area
    a shop in Kalba, no problem?
    my place is near Rolla in Sharjah
    does the team go to Sharjah
    Sharjah installation?
    we are in Al Dhaid
    do you serve Sharjah
    my shop in Sharjah
    can you come to Sharjah
    what about Khor Fakkan
    in Sharjah too?
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
    I'm in Ajman, do you come here
    is Ajman within your reach
    our cafe is in Ajman
    would you set it up in Ajman
    does your technician visit Ajman
    Ajman installation possible?
    we're on Ajman corniche
    do you serve Ajman
    my shop in Ajman
    can you come to Ajman
    is Ajman ok
    in Ajman too?
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
    I'm in Ras Al Khaimah, do you come here
    is RAK within your reach
    our shop is up in Ras Al Khaimah
    would you set it up in RAK
    does your technician visit Ras al Khaimah
    a restaurant in Al Nakheel RAK
    RAK city shop, would you install
    do you serve Ras Al Khaimah
    installation in RAK?
    my shop in Ras Al Khaimah
    can you come to RAK
    is RAK ok
    in Ras Al Khaimah too?
    do you charge extra for Ras Al Khaimah
    is RAK more expensive to reach
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
    I'm in Fujairah, do you come here
    is Fujairah within your reach
    our shop is in Dibba
    would you set it up in Fujairah
    does your technician drive to Fujairah
    Fujairah city supermarket, do you install
    east coast shops, Fujairah, do you serve them
    do you serve Fujairah
    my shop in Fujairah
    can you come to Fujairah
    is Fujairah ok
    in Fujairah too?
    what about Dibba
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
    I'm in Umm Al Quwain, do you come here
    is UAQ within your reach
    our grocery is in Umm Al Quwain
    would you set it up in UAQ
    does your technician visit Umm Al Quwain
    umm al quwain installation possible
    shop in UAQ free zone
    do you serve Umm Al Quwain
    installation in Umm Al Quwain?
    my shop in Umm Al Quwain
    can you come to UAQ
    is UAQ ok
    in Umm Al Quwain too?
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
    can I get it in Saudi
    would you install it in Muscat
    we're located in Doha, do you serve us
    do you send it to other countries
    I live in Bahrain and want one
    can a shop in Kuwait order it
    is it sold in Egypt
    do you only sell within the UAE or abroad too
    shipping to Oman?
    do you sell in Saudi Arabia
    can you ship to Oman
    is it available in Qatar
    I am outside the UAE
    we are in Riyadh, can we buy
    other countries?
    do you export
    Oman?
    and Saudi Arabia?
    what about Qatar
    Bahrain
    how about Kuwait
    Muscat branch
    in Riyadh too?
  `,
} satisfies Phrasings;
