import type { Phrasings } from "#domain/chat/phrasings.ts";

export const product = {
  "package-contents": `
    what is in the package
    what do I get
    what's included
    what comes with it
    what is in the box
    contents of the package
    which devices are included
    what exactly am I buying
    list everything included
    what will you bring to my shop
    does it come with a printer
    is the cash drawer included
    is the software included
    what does the package contain
    what all do I get for that money
    package details
    what is part of the set
    tell me about the package
    what hardware is included
    does the set include a screen and a printer
    what items do I receive
    what do you give in the bundle
    complete package means what
    what is the offer about
    tell me what you sell
    what products do you have
    which items are in the kit
    describe the package please
    the bundle includes?
    what pieces come in the delivery
    What all do I receive if I buy?
    which things are in the set
    can you list the items of the package
    what am I getting for my money
    is a printer part of it
    Does the price cover the till, the printer and so on?
    what do you hand over exactly
    what is inside the complete package
    please describe what you are selling
    and the drawer, is it part of the deal
    what equipment do you supply
    what do I find in the delivered boxes
    are the printer and drawer in the price
    so what's in your package
    what is delivered exactly
    tell me everything that's included
    does the set contain software too
    which parts make up the package
    for 3499 what do I get
    what are you offering exactly
    is everything I need included
    included items
    what's in the package
    what is included
    what do I get for the price
    package includes what
    is everything included
    which items are included
    what comes in the box
    do I get a printer and drawer
    what will I receive
    contents?
    components of the package
    what does the complete package consist of
    what do you offer
    what do you sell
    your offer?
    tell me about your product
    tell me about the POS package
    give me details of the package
    what's the product
    what do I get for the money
    which devices are in the box
    what is included in the price
    does it come with a printer and a drawer
    list everything in the package
    what items will I receive
    do I get everything I need to start
    is the cash drawer part of it
    what all comes in the set
    what's inside the bundle
    I have a small shop, what exactly comes in the box
    list the items that arrive for a restaurant
    for my grocery, which pieces do I receive
    what do I physically get
    what arrives in the delivery
  `,
  "several-outlets": `
    I have more than one branch
    how many packages do I need for two counters
    can I connect several branches together
    I have three shops, does it work for all
    does one package work for two cashiers
    do I need a package per till
    is there a limit on outlets
    can it handle multiple locations
    two cash counters in one shop
    how many tills can work together
    multi branch support?
    I want to see all branches from one place
    can branches share the same stock
    does each store need its own package
    chain of stores
    we have 60 outlets
    what is the maximum number of branches
    I am opening a second branch
    do you support franchises
    is one package enough for two people at the counter
    manage many shops with one system
    can I add another till later
    four checkouts in one place, how many do I buy
    multiple outlets
    head office sees every branch?
    does the price cover two counters
    I want to add a second machine
    we operate from four locations, is that a problem
    do I buy one set per cashier desk
    how many sets for a shop with three cash desks
    can I watch all my stores together
    will the branches be connected with each other
    two cashiers work in shifts, one package or two
    does it scale to thirty stores
    I plan to open more stores later
    we have a main shop and a kiosk
    can two tills share one stock list
    is it suitable for a chain
    we are a group with 12 branches
    how does it work with more than one shop
    can I add a till next year
    two counters side by side, what do I need
    is one licence good for two shops
    one system for both branches
    what if I have sixty branches
    are branches synchronised
    do I need two sets for upstairs and downstairs
    several branches
    multiple shops
    two branches
    many outlets
    branches
    multi-store
    more than one till
    two tills
    a second counter
    for many branches how does it work
    do all branches connect
    number of packages for 3 tills
    one per till?
    can I expand later
    add branches later
    we are a chain
    centralised management of branches
    50 outlets
    is there a branch limit
    three cashiers at once
    I have a second shop, do I need another package
    can both branches share the stock
    two counters in one shop, what do I need
    can I see all my branches together
    how many licences for three shops
    does one package cover two tills
    can the owner look at all branches together
    see every branch in one place
    head office view of all shops
    control all stores from one screen
    do branches share one stock
    link my outlets together
    turnover of each store side by side
  `,
  "parts-only": `
    can I buy only the software
    I have my own computer, can I use it
    software without hardware
    I already have a printer, can I buy without it
    just the terminal please
    do you sell the printer separately
    I only need the cash drawer
    can I use my existing hardware
    license only price
    how much is the software alone
    I don't need the drawer, can I take it out
    hardware only without software
    can I keep my old receipt printer
    will the software work on my PC at the shop
    can I buy the screen by itself
    separate items sold?
    remove the printer from the package and reduce price
    can I install your program on my own POS machine
    I have a touch screen already
    sell me the software only
    can the items be bought individually
    is it compatible with my old cash drawer
    just need a printer
    I have all devices, only need the program
    only the software, no devices
    I just want the app for my own PC
    could I get the set without the printer
    is it possible to purchase only the terminal
    we already own touch screens, sell us the licence
    can I reuse the printer I have
    I'd like to buy just the drawer from you
    do I have to take all of it or can I choose pieces
    how much is it if I don't take the hardware
    can your program run on the POS hardware I bought before
    without the cash drawer, how much
    can I have the software only
    do you sell the hardware by itself
    can I skip the drawer to save money
    I've got a PC and printer, just sell me the program
    is the printer available on its own
    I want everything but the terminal
    may I use my old drawer with your terminal
    can the package be split
    only software
    only hardware
    software only price
    hardware only price
    without printer
    without drawer
    I have my own PC
    I have my own printer
    use my own hardware
    buy printer only
    buy terminal only
    buy separately
    sell separately?
    can I use my existing POS machine with your software
    I already have everything
    just the program
    I only want the printer
    can I buy just the cash drawer
    I have my own computer, I need the program only
    do you sell the touch screen separately
    price for the software without hardware
    I don't need the drawer, can I remove it
    can I use my existing printer with your software
  `,
  terminal: `
    tell me about the terminal
    what are the specs of the machine
    specifications of the POS device
    what kind of computer is it
    terminal specs
    hardware specification
    what is the touchscreen like
    is it touch
    is it a touch screen
    is it an all in one
    technical details of the device
    which machine do you use
    configuration of the terminal
    what computer comes with the package
    is the terminal good quality
    what brand is the terminal
    details of the touchscreen terminal
    how powerful is the machine
    does it have a touch display
    datasheet of the terminal
    is the pos machine new or used
    what model is the terminal
    specs please
    hardware details
    tell me the full configuration of the till computer
    does it work with wet fingers
    what sort of machine is the till
    give me the technical data of the POS terminal
    is the terminal touch operated
    which hardware is inside the terminal
    how good is the machine
    describe the computer that comes with it
    full specs of the touch terminal please
    is it a brand-new device
    who makes the terminal
    is the computer built into the screen
    what's the machine like
    which specs does your till have
    details on the POS hardware
    is it a touchscreen
    what hardware is it
    technical specs of the computer
    is it an Android or PC machine
    tell me about the touch terminal
    how's the quality of the machine
  `,
  "screen-size": `
    how big is the screen
    what size is the screen
    how many inches
    screen size
    is it 15 inch
    display size?
    how large is the display
    what's the size of the touchscreen
    is the monitor big enough
    screen dimensions
    is it a small screen or a big one
    do you have a bigger screen
    inch of the monitor
    diagonal of the screen
    size of the touch panel
    how wide is the display
    will the screen fit on a small counter
    is it bigger than a tablet
    inches?
    terminal screen size in inches
    do you have a 17 inch one
    monitor size
    what's the diagonal of the display
    how many inches is the touchscreen
    is the monitor large
    how big's the display
    what are the dimensions of the screen
    does it come with a 15 or a 17 inch display
    will I be able to read the screen from far, how big is it
    size of your pos screen?
    is the touch panel small
    inches of display please
    size of the screen please
    how big is the monitor
    is 15 inches the screen size
    screen inches
    how large is your touch screen
    is the screen big
    what are the screen measurements
    tell me how wide the screen is
  `,
  "screen-resolution": `
    what resolution is the screen
    screen resolution
    how many pixels
    is it full HD
    is the display HD
    resolution?
    1080p?
    pixel resolution of the display
    what is the display resolution
    is the picture sharp
    how sharp is the display
    resolution of the touchscreen
    is the screen 1024 by 768
    is the screen 4k
    what's the screen's pixel count
    does the monitor support 1920x1080
    quality of the display in pixels
    what definition does the monitor have
    width and height in pixels
    is the image on the screen clear
    what's the resolution
    how many pixels does the monitor have
    does the screen do full hd
    is the display crisp
    1920 by 1080?
    which resolution does the touch display run at
    tell me the pixel dimensions
    how fine is the display in pixels
    is it a high resolution screen
    what resolution do I get
    pixels of the screen
    is the screen HD quality
    does the display have 1024x768
    number of pixels
    how sharp is the picture
    is it 4K or HD
  `,
  processor: `
    which processor does it have
    what CPU is inside
    is it Intel
    processor?
    what chip does the terminal use
    is it an i5
    is it i3 or celeron
    how fast is the processor
    CPU model
    which intel processor
    processor speed
    is the CPU strong enough
    does it have a core i7
    what is the processor of the POS
    AMD or Intel
    what generation is the processor
    J1900?
    what cpu runs the till
    number of cores
    which processer is used
    name of the processor please
    clock speed
    what sort of CPU is built in
    what's under the hood, Intel or something else
    is there a Core i3 inside
    tell me the processor type
    which chip powers the till
    how strong is the cpu
    does it use a Celeron
    model of the processor?
    is it quad core
    cpu?
    what is the processor
    is the processor Intel
    which CPU is used in the till
    how fast is the CPU
    type of processor
    what chip
  `,
  memory: `
    how much RAM
    how much memory does the terminal have
    RAM?
    is it 4GB or 8GB RAM
    memory size
    how many gigs of ram
    what's the RAM of the machine
    can the RAM be upgraded
    ram capacity
    GB of memory in the till
    is 4 GB of memory enough
    how much ram comes in the terminal
    can I add more memory
    what memory is inside
    memory of the POS terminal
    does it have 8 gb ram
    RAM size please
    DDR3 or DDR4
    amount of RAM
    ram in the device
    working memory
    how many GB of RAM are installed
    what amount of memory does the till have
    does it come with 8 gigs of RAM
    is the RAM four gigabytes
    how much working memory is there
    is the memory expandable
    tell me the RAM
    memory in gigabytes?
    how many gigabytes of RAM
    does it have enough memory
    4 GB RAM or more
    what RAM does it have
    amount of memory
    can I upgrade RAM to 8
  `,
  storage: `
    how much storage does it have
    what hard disk is in it
    is it SSD
    storage?
    how big is the hard drive
    how many GB of storage
    SSD or HDD
    disk size
    hard drive capacity
    storage space on the terminal
    does it have 128 GB
    will the disk be full after a year
    is 64GB enough
    what kind of drive is inside
    can I add a bigger disk
    internal storage
    hard disk size
    how much space for data on the machine
    ssd capacity
    size of the ssd
    is there a solid state drive
    how many gigabytes disk
    what's the disk capacity
    how many gigabytes can the till hold
    is there an SSD inside
    what size is the drive
    is the storage enough for years of sales
    hard disk or ssd
    how large is the internal drive
    do I get 128GB of storage
    how many GB is the disk
    storage capacity please
    what's the SSD size
    hard disk capacity?
    is there enough space for my data
    64 or 128 GB disk
    type of disk
  `,
  printer: `
    tell me about the printer
    what kind of printer is it
    which printer comes with it
    is it a thermal printer
    receipt printer details
    printer?
    what type of printer do I get
    does the printer print Arabic
    printer specifications
    is the printer wireless
    does the printer cut the paper
    can the printer print my logo
    is the bill printer good
    details about the receipt printer
    does it have auto cutter
    which brand is the printer
    can I connect a second printer in the kitchen
    is the printer noisy
    how good is the print quality
    what is a thermal printer
    printer specs
    does the printer come with cables
    information on the bill printer
    which receipt printer do you supply
    is it an inkless printer
    what can you tell me about the printer
    does the printer do Arabic letters
    does it cut the receipt by itself
    can it print our logo on the receipt
    is the receipt machine any good
    how is the printer connected
    type of the receipt printer?
    can I see the printer's details
    what printer is included
    info on the printer
    is the printer thermal
    does the printer support Arabic text
    can the printer print a logo
    is it a good receipt printer
    the printer
    receipt printer
    what kind of printer do you give
    printer type
    printer model
    printer details please
    printer features
    does the printer have a cutter
    thermal printer
    printer for receipts
    can the printer print Arabic
    two printers possible
  `,
  "printer-speed": `
    how fast does it print
    printer speed
    how many mm per second
    is the printer fast
    print speed?
    how quickly does a receipt come out
    how long does it take to print a bill
    speed of the printer
    what is the printing speed
    is printing slow
    mm/s of the printer
    how many receipts per minute
    does it print quickly
    how fast is the receipt printer
    300 mm per second?
    how rapid is the printer
    will it print fast in rush hour
    my printer is slow, is yours faster
    millimetres per second
    seconds per receipt
    velocity of printing
    what's the printing rate
    how many millimetres a second does the printer manage
    does a bill come out quickly
    are receipts printed fast
    how much time for one receipt
    is the printer quick enough for long queues
    what speed has the printer
    how quick is printing
    print speed in mm per second
    is it a quick printer
    how fast are receipts printed
    how long for a receipt to print
    is the printer slow
    speed of printing please
    how many lines per second
  `,
  "receipt-paper": `
    what paper does the printer use
    what size is the receipt paper
    is it 80mm
    paper width
    do I need ink
    does it need toner
    where do I buy the rolls
    do you sell paper rolls
    how much are the receipt rolls
    paper roll size
    58 or 80 mm
    what rolls fit the printer
    does the printer need cartridges
    are paper rolls included
    thermal paper
    width of the receipt
    which thermal roll should I get
    ribbon or ink needed?
    how wide is the bill
    I ran out of paper, where to get more
    roll price
    box of rolls
    does it print on normal paper
    till rolls
    paper type
    which rolls go into the printer
    what width must the paper have
    must I buy ink
    where can I get more paper for the receipts
    do I need to buy special paper
    is it 80 millimetre paper
    do you also supply the receipt rolls
    how wide are the receipts
    does it use ink cartridges or heat
    cost of paper rolls?
    paper size
    what roll size do I need
    does it need ink
    which paper should I buy
    do you supply paper
    width of the paper in mm
    are rolls expensive
    how do I get new rolls
    80 mm or 57 mm
  `,
  "cash-drawer": `
    tell me about the cash drawer
    does the drawer have a lock
    how does the drawer open
    does the cash drawer open automatically
    is there a key for the drawer
    cash drawer details
    drawer?
    is the money drawer secure
    what kind of cash drawer is it
    can I lock the drawer
    does it come with a key
    can I open the drawer by hand
    is the drawer metal
    drawer specification
    what about the cash box
    is the cash drawer strong
    who can open the drawer
    what's the drawer like
    can the drawer be locked with a key
    does the till drawer pop open on a sale
    size of the cash drawer
    I lost the drawer key
    cash drawer features
    is there a lock on the drawer
    does it open by itself when I sell
    what sort of drawer do you give
    can I close the drawer with a key
    tell me more about the drawer for the money
    how secure is the drawer
    does the drawer spring open after payment
    what's the cash drawer made of
    how do I open the drawer
    is it a strong money drawer
    how does the drawer work
    drawer with lock?
    does the drawer open on each sale
    what about the security of the cash drawer
    is the cash drawer lockable
    info about the drawer
    can the drawer be opened without a sale
    do I get keys for the drawer
  `,
  "drawer-compartments": `
    how many compartments does the drawer have
    how many slots for notes
    how many coin slots
    compartments for coins
    number of compartments in the cash drawer
    places for bank notes
    how many bills trays
    5 notes 8 coins?
    is there space for coins
    are there enough slots for all the notes
    does the drawer have sections for coins
    drawer divisions
    how is the drawer divided
    how many sections inside the drawer
    note trays and coin cups
    how many notes compartments
    can I sort coins in the drawer
    layout of the cash tray
    coin trays
    how many spaces for money in the drawer
    bill slots and coin slots count
    how many places for coins are in the drawer
    into how many parts is the drawer divided
    how many kinds of notes fit in the drawer
    does the drawer have coin trays
    number of note slots?
    how is the inside of the drawer laid out
    will all my coins fit in separate places
    how many sections for bills
    compartments for notes and coins, how many
    how many note slots and coin slots
    compartments in the drawer?
    how many coins can be sorted
    number of sections in the drawer
    does it have 8 coin slots
    drawer layout
    spaces for notes
  `,
  scanner: `
    does it come with a barcode scanner
    is a scanner included
    do I need a barcode scanner
    barcode scanner?
    how much is the barcode reader
    can I add a scanner
    scanner price
    I sell by barcode, what do I need
    do you sell barcode scanners
    can I use my own barcode gun
    is the barcode reader in the package
    does it read QR codes
    handheld scanner
    wireless barcode scanner available?
    what scanner do you offer
    I need a barcode reader for my shop
    is the scanner extra
    barcode gun
    does the package have a barcode reader
    what kind of scanner is it
    can the till read barcodes
    will my old scanner work with it
    why is there no scanner in the package
    scaner included?
    do I get a barcode reader with it
    is the scanner sold separately
    I need something to read barcodes
    how do I get a scanner
    can I connect my own scanner
    why isn't a scanner part of the package
    how much extra is the barcode gun
    we scan everything, is a scanner supplied
    does your till support barcode readers
    what does a scanner cost
    do you include a barcode scanner
    I need a scanner too
    cost of the scanner
    is there a barcode reader
    which scanner do you recommend
    do you have handheld scanners
    barcode scanner available?
    can I buy the scanner with it
  `,
  "scanner-speed": `
    how fast is the scanner
    scans per second
    scanner speed
    how many scans per second
    how quickly does it read barcodes
    is the barcode reader fast
    speed of the barcode scanner
    how many barcodes can it read in a second
    100 scans a second?
    reading speed of the scanner
    does the scanner read quickly
    how rapidly does it scan
    scan rate
    what's the scanning speed
    how fast can I scan items
    barcode reading speed
    is scanning slow
    how many items per second can it scan
    performance of the scanner
    does it scan fast in a busy line
    how many codes per second does the scanner read
    is the barcode gun quick
    what's the scan speed
    how fast can it read a barcode
    can the scanner keep up with a fast cashier
    scanning speed in scans per second
    does the barcode reader react quickly
    how speedy is the scanner
    scanner scans per second?
    how fast does the barcode scanner scan
    is the scanner fast enough for a supermarket
    reading speed of barcode reader
    scanning rate
    how many reads per second
    does it scan fast
  `,
  "kitchen-screen": `
    do you have a kitchen display
    kitchen screen
    KDS
    can orders show on a screen in the kitchen
    kitchen display system price
    is the kitchen screen included
    I want a monitor for the cooks
    screen for the chef
    how does the kitchen display work
    can the cook see the orders on a display
    display in the kitchen instead of paper
    do you sell kitchen monitors
    kitchen monitor
    order screen for kitchen
    what does the kitchen screen show
    how much is the KDS
    add a kitchen screen to my order
    no paper tickets in the kitchen please
    a screen at the stove
    how does the chef know an order is ready
    kds available?
    kitchen TV for orders
    can the chef see orders on a monitor
    do you offer a display for the kitchen
    I want to replace kitchen paper with a screen
    is a KDS part of the package
    how does the cook get the orders on screen
    what is the price of the display for the kitchen
    does the kitchen monitor show waiting times
    can I put a screen near the grill
    do you have kitchen displays
    do you have a screen for the kitchen
    kitchen display available?
    KDS price
    can orders be displayed in the kitchen
    is a kitchen monitor included
    I'd like a screen for my chef
    what does a kitchen display show
  `,
  "customer-display": `
    is there a customer display
    second screen for the customer
    can the customer see the total
    customer facing display
    pole display
    dual screen
    do you have a display for customers
    does the terminal have two screens
    a screen facing the client
    can buyers see prices while I scan
    is the customer screen included
    price of customer display
    double screen till
    I want my customers to see what they pay
    rear display
    VFD display
    does it show the amount to the customer
    customer screen
    how much is the second display
    the shopper wants to see the items on a screen
    two sided screen
    will my customers see what is being rung up
    is there a screen on the back for the shopper
    do you offer a second display
    can the client follow the prices on a screen
    I need a display facing the buyer
    does it come with two screens
    what's the price for the customer facing screen
    a small screen for the customer please
    is a pole display available
    do you have a customer screen
    can the customer see the amount
    is the second screen included
    I need a screen for the customer side
    does the till have a display at the back
    customer display price
    dual display?
  `,
  accessories: `
    which accessories do you have
    what extras can I buy
    do you sell accessories
    accessories price
    extra devices available?
    what else can I add to the package
    do you have a weighing scale
    label printer
    add ons
    can I buy additional equipment
    list of accessories
    optional hardware
    prices of the accessories
    what other hardware do you sell
    do you have a mobile order taking device
    stand or mount for the terminal
    UPS for the till available?
    spare parts
    which add-on devices are on offer
    keyboard and mouse included?
    can you supply a kitchen printer
    electronic scale for the supermarket
    optional extras
    do accessories cost more
    more equipment for my counter
    handheld order pad for waiters
    what optional equipment is there
    can I order more devices with it
    what else do you sell apart from the package
    do you have scales
    which add-ons can I get
    I need a label printer too
    price list for the extras
    is there any additional hardware I can buy
    can I get a tablet stand or other extras
    other gadgets for my counter?
    do you have other accessories
    extra hardware list
    what can I add
    can I buy a scale from you
    are there optional items
    what do the extras cost
    do you sell receipt rolls and other stuff
    is a keyboard included
    accessories?
    extra equipment
    any add-ons
    what extras are available
    how much are accessories
    prices for accessories
    do you sell other devices
    can I order additional hardware
    scale for weighing?
    label printer available?
    what other things can I buy from you
    kitchen printer?
    can I get a second printer
    UPS available?
    do you have a stand
    list the accessories
    optional devices
    what accessories come on request
    cost of extra hardware
  `,
  "software-features": `
    what can the software do
    features of the system
    what functions does it have
    software features
    what does the program do
    tell me about the software
    main features
    what can I do with the till
    does it do discounts
    can it handle returns
    how does the program work
    key features please
    functions?
    is the software easy to use
    is it easy
    can it hold a sale
    how do I ring up a sale
    can I give a customer a discount on the till
    what are the capabilities of the software
    does it keep customers and debts
    can I put pictures of items on the screen
    overview of the software
    what modules are there
    does it do everything a shop needs
    is it user friendly for an old person
    price change at the counter possible
    can I refund a customer in the system
    does it support promotions like buy one get one
    what does your program offer
    which things can I do on the till
    give me an overview of the system's functions
    can I apply discounts to a sale
    does it do exchanges and returns
    is it complicated to use
    will it remember my regular customers
    what is the software capable of
    can I park a sale and serve the next customer
    is it simple enough for anybody
    tell me what the system does
    what are the features
    what is possible with the software
    list of features please
    can I do returns on it
    does it support discounts
    is the software simple
    how does selling work on it
    what's the software like
    can I do promotions
    can it put a sale on hold
    what all can it do for my business
    can I give a customer a discount at the till
    can I hold a bill and serve the next customer
    can it split a bill between friends
    does it handle exchange and return of goods
    does it manage customer accounts and credit
    what comes with the software in terms of functions
    is the program easy for someone who is not good with computers
    what does the POS program offer
    list the functions for me
    can I change the price of an item myself
    can it make combos and set meals
  `,
  licence: `
    what does lifetime licence mean
    does the licence expire
    is the software mine forever
    how long is the licence valid
    licence for how many years
    do I own the software
    lifetime license?
    is it really for life
    will the software stop working after some time
    can I use the licence on another computer
    what if you close down, does the software still work
    licence terms
    how long can I use the program
    does the license end with the warranty
    is the licence transferable if I sell my shop
    one licence per device?
    perpetual licence
    software license duration
    will I need to buy the software again
    is the license included forever
    does the software have an expiry date
    what does for life cover
    can I move the license to a new machine
    permanent license
    for how many years may I use the software
    do I have to renew the licence
    is the software licence permanent
    what if I want to use it for ten years
    will the program stop one day
    does lifetime really mean forever
    is the licence limited in time
    can the license be moved to a different till
    what does the licence allow
    how long does the licence last
    how long does the licence run
    is it a lifetime licence
    do I own the software after buying
    licence duration
    will it expire one day
    what's a lifetime license
    is the software mine after 5 years
    do I lose the software if I stop paying
    does the licence ever expire
    for how many years is the licence valid
    can I use one licence on two computers
    what do you mean by lifetime
    is the licence for one machine
  `,
  updates: `
    are updates free
    do I get software updates
    how are updates installed
    will there be new versions
    update cost
    is the software updated regularly
    new features in the future?
    who updates the system
    how often do you release updates
    upgrade to new version
    do I pay for upgrades
    updates?
    will I receive the latest version
    what if the tax rules change, will you update
    are future versions included
    software upgrade price
    does it update automatically
    how do I update my program
    is updating included in the price
    will my till get outdated
    new release
    version upgrades free for life?
    will the program be kept up to date
    do I get new versions for nothing
    how does the till get updates
    what do software updates cost
    if there is a better version, do I get it
    will you keep improving the software
    are upgrades part of the price
    do I have to pay for a new version
    when the law changes do I get an update
    how about updates
    do you update the software
    is there a charge for updates
    what about future upgrades
    new features for free?
    how often is there an update
    do you send new versions
  `,
  "software-language": `
    is the software in Arabic
    does it work in English
    which languages does it support
    can the receipt be in Arabic and English
    language of the software
    is there Hindi or Urdu
    can I switch language
    my cashier doesn't read Arabic
    does the screen show arabic
    bilingual receipts
    can each cashier use a different language
    Arabic interface?
    languages?
    is it available in Malayalam
    do you support both arabic and english
    can I write item names in arabic
    which language is the till in
    change the language of the program
    English and Arabic bill
    my staff speak only english
    can the menu be in two languages
    does it support Tagalog
    multilingual?
    right to left support
    is the interface translated
    can the till be used in Arabic
    which languages does the program come in
    my staff only understand English
    is Arabic printed on the bill
    can I change it from English to Arabic
    does it speak Urdu
    are item names possible in both languages
    is the till bilingual
    will the receipts be in two languages
    do you have a Hindi version
    languages supported?
    in what language is the till
    can I have English menus and Arabic receipts
    arabic language available
    do you support Hindi
    can the language be changed
    is everything in Arabic too
    language
    Arabic
    English
    is it in Arabic
    is there an Arabic version
    Arabic and English
    interface language
    what language is the software
    languages of the till
    language options
    can receipts be in Arabic
    my cashier only reads Hindi
    other languages?
    switch between languages
    Arabic support
    which languages do you support
    does your team talk Urdu
    can the trainer explain in Bengali
    do you have Hindi speaking staff
    which languages do your people speak
    is support given in Arabic
    Tagalog speaking technician?
    what languages can I talk to you in
    can I speak Arabic with your team
    does the technician know English
  `,
  "vat-receipt": `
    does it print VAT invoices
    will my TRN be on the receipts
    can it print tax invoices for my customers
    does the receipt show the VAT
    is it VAT compliant
    FTA approved?
    simplified tax invoice
    does the till calculate VAT
    is the bill correct for tax
    VAT on the bill
    will the receipt satisfy the tax authority
    does each receipt have a serial number
    what is printed on the receipt
    can my accountant use the receipts
    5% tax calculated automatically?
    tax receipt with TRN
    can I turn off VAT if I am not registered
    does it comply with UAE tax law
    federal tax authority compliance
    what does the customer's bill show
    can my shop name and tax number be printed on every bill
    does it split the VAT on the receipt
    can it issue a full tax invoice
    is the software ready for VAT
    zero rated items possible
    receipts for VAT
    is the receipt a proper tax invoice
    does the bill show the tax separately
    will the tax office accept the receipts
    are receipts numbered one after the other
    does my trade name and TRN appear on what I print
    is it in line with FTA rules
    does it work out the 5% for each sale
    we're not VAT registered, can the receipt be without VAT
    can I give my customer a tax invoice from the till
    what information is on the printed receipt
    does the till print tax invoices
    is the VAT shown on receipts
    can the receipts be used for VAT
    will my company name and TRN be printed
    is it FTA compliant
    VAT invoice for customers
    does it calculate VAT automatically
    does the receipt have all that the law asks
    VAT receipt
    tax invoice printing
    does the receipt include VAT
    is the bill tax compliant
    prints TRN on bill
    does it print my TRN
    receipts with tax number
    compliant with the tax authority
    does it apply 5% VAT to sales
    tax on receipts
    what do receipts show
    is it approved for VAT
    can it handle VAT
    VAT ready?
    does the POS generate tax invoices
    zero VAT items?
    correct VAT receipts for the FTA
    will the bill show the tax number
    is the receipt FTA approved
    can customers get a tax invoice from the till
    does it calculate VAT on each bill
    does it print a proper tax bill
    is the bill in line with UAE tax law
    will my TRN appear on the bill
    simplified tax invoice printing
    does the till work out the five percent by itself
  `,
  "staff-logins": `
    can each cashier have a login
    do staff have their own codes
    can I limit what cashiers can do
    user permissions
    can I stop my employees from giving discounts
    how many users can I create
    staff accounts
    different access for manager and cashier
    passwords for employees
    can I see which employee made a mistake
    who made the refund
    employee theft control
    can I block the drawer for some staff
    roles and rights
    login per user
    is there a limit on users
    a code for every worker
    can I restrict refunds to the manager
    staff permissions
    track what each cashier sold
    my cashier steals, how can this help
    user roles
    shift handover between cashiers
    can I add a new employee
    separate PIN for each person
    cashier accounts
    how do I prevent staff from deleting bills
    can I give each worker a personal code
    who of my cashiers gave that discount
    how do I keep staff from giving refunds
    can I see what each employee did
    do different people get different rights
    how many cashiers can be set up
    can a waiter be prevented from opening the drawer
    is there a password for each user
    I don't trust my cashier, what can I control
    can the boss have more rights than the cashier
    separate logins for cashiers?
    can I restrict my staff
    each employee their own PIN?
    who opened the drawer, can I see it
    can I manage user rights
    employee accounts
    how do I control my cashiers
    can I see who made a refund
    user accounts
    how many users
    login for each cashier
    can staff have passwords
    different permissions
    manager approval for refunds
    control my employees
    employee permissions
    who sold what
    cashier codes
    PIN per employee
    can I limit discounts to managers
    stop staff from stealing
    see what each cashier does
    can I know who cancelled a bill
    separate users
    access levels
    add new staff to the system
    change of shifts
    prevent cashier from voiding sales
    can I stop my cashier from giving discounts
    does each worker have his own password
    can I see who made the sale
    can I restrict what my staff see
    prevent the cashier from deleting bills
    how do I know which cashier was on duty
    can I block refunds for staff
    can a cashier delete a bill behind my back
    who cancelled the receipt, can I see that
    prevent theft by the cashier
    limit who may change prices
  `,
  reports: `
    what reports are there
    can I see daily sales
    does it show profit
    sales report
    end of day report
    can I see my sales from home
    can I check sales on my phone
    analytics?
    which item sells the most
    monthly report
    does it give me VAT reports
    reports
    Z report
    can I see the busiest hour
    how do I know my profit
    can I export reports
    closing the day
    what statistics does it give
    dashboard
    can I see what each item earned
    remote view of sales when I travel
    how much did I sell today
    best sellers list
    cash difference at the end of the day
    does it tell me my daily income
    sales by hour
    I want to follow the numbers of my shop
    report for my accountant about taxes
    can the owner watch the sales
    margin per product
    can I find out my profit for the week
    which figures can I look at in the evening
    does it tell me what sells best
    is there an overview of today's turnover
    can I look at the figures while I'm away
    do I get a summary at closing time
    what kind of statistics do I see
    can it print the day's total
    does it show when I'm busiest
    are there reports for VAT
    is there an app to follow my sales from home
    what reports do I get
    can I see the sales of today
    daily report?
    does it make a sales summary
    show me profit
    can I see which items sell best
    can I check the business from my phone
    is there a closing report
    monthly sales figures
    can I see reports
    what can I see at the end of the day
    profit report
    sales statistics
    sales dashboard
    know how much I sold
    how much did we make today
    which products sell most
    weekly report
    yearly report
    cash up report
    report of each cashier's sales
    does it show the busy hours
    can I view sales remotely
    daily totals
    is there a sales overview
    print end of day
    can I get numbers for my accountant
    track my revenue
    see earnings per branch
    does it analyse sales
    what does the day report contain
    can I see today's takings on my phone
    how do I know if I'm making money
    can I see today's sales
    will it tell me my profit
    can I check the sales from home
    does it give a daily closing report
    end of day summary
    can I see sales by cashier
    does it show me my best selling items
    monthly sales report
    best sellers report
    which items sell most
  `,
  stock: `
    does it manage inventory
    stock control
    can it count my stock
    does it warn me when something runs out
    inventory management
    low stock alert
    can I track ingredients
    how does the stock work
    does the quantity go down when I sell
    stock taking
    can I receive deliveries in the system
    purchase orders
    reorder list
    inventory?
    I never know what is left in the store room
    keep track of quantities
    can it handle 10,000 items
    how many products can I enter
    warehouse
    transfer stock between branches
    is inventory included
    stock report
    will it tell me what to order
    out of stock warning
    manage suppliers and purchases
    count of items on the shelf
    wastage and damaged goods
    recipe costing
    does it tell me what I need to reorder
    can it keep count of my goods
    will I be warned before something runs out
    does the system follow what's on the shelf
    how do I enter goods that arrive
    can I do a stock count with it
    how many different articles can it hold
    does selling reduce the stock automatically
    can it manage my storeroom
    keeps an eye on inventory?
    does it do inventory
    can I manage my stock with it
    stock alerts?
    will I know what's low
    how does it handle deliveries from suppliers
    inventory count
    does it track quantities
    can it reorder
    how do I know what I have left
    tracking stock
    stock levels
    inventory tracking
    can I see my stock
    does it show remaining quantity
    when items run low does it tell me
    how is stock updated
    what about stock in the warehouse
    goods received
    supplier orders
    stock transfer
    does it count what I have
    can it manage ingredients for dishes
    how many items does it support
    max number of products
    can I do inventory every month with it
    alert for low quantity
    the shelf count
    manage products and quantities
    keep stock right
    purchase from suppliers in the system
    how do I reorder goods
  `,
  "import-items": `
    can I import my products from Excel
    I have thousands of items, do I have to type them
    can you move my data from the old system
    switching from another POS
    how do I bring my item list
    data migration
    import items
    upload products from a spreadsheet
    can you transfer my customers from the old software
    I use another system now, how do I change
    do you enter the products for me
    can you enter my menu
    who will type in my items
    csv import
    bring over my old data
    migrate from my current till
    how do I change from my old system to yours
    my items are in a file, can it be loaded
    transfer barcodes and prices from the previous program
    moving to your system
    will I lose my old data if I switch
    adding products one by one takes too long
    bulk upload
    is it hard to switch over
    setup of my items and prices
    can my product list be loaded from a file
    do I need to key in all my goods again
    we come from another system, can our data come along
    will you put my products into the system
    how do we switch from the till we have
    is it possible to upload an Excel with prices
    my menu has 200 dishes, who enters them
    can you take over the data of my old till
    how does changing over work
    can I load the articles from a spreadsheet
    can you import my item list
    moving from my old POS
    do I have to enter everything by hand
    excel import of products
    transfer of old data
    how can I bring my products over
    who enters the products
    I have 5,000 items to put in
    can you copy my data
    import my products
    can I upload my items
    excel upload
    transfer from old POS
    change from my old till to yours
    switch from Foodics
    moving data from my old program
    how do I get my items in
    do I type all items
    who adds my products
    item entry
    can I bring my price list
    can you load my menu
    barcode list import
    change over from another system
    what about my existing data
    keep my old items
    copy items from the old machine
  `,
  "internet-cut": `
    does it work without internet
    what if the internet goes down
    offline mode
    do I need internet
    is it cloud based
    what happens when wifi is cut
    can I sell offline
    my shop has bad internet
    no internet in my shop
    does it need a constant connection
    offline?
    works without wifi?
    internet connection required?
    if the network is down can I still sell
    du and etisalat keep dropping, will the till stop
    is it online or offline software
    connection lost during a sale
    can it run on a sim card connection
    is internet necessary for the system
    food truck without internet
    what stops working if there is no internet
    is it a cloud system or local
    wifi problem
    net is gone, can my cashier continue
    do I need a router
    does the till need to be online
    our internet is unstable, is that a problem
    can we go on selling when the line is dead
    is your software in the cloud
    what about when etisalat is down
    does it run locally
    I have no wifi at the stall, will it work
    must it be connected all the time
    does everything stop when the connection drops
    without a connection can I still take payments
    can it work offline
    internet is not available at my shop
    is it cloud or local
    what if there is no connection
    does the software need the internet
    will it work if wifi is off
    sales when offline?
    do I need a fast internet line
  `,
  "power-cut": `
    what if the power goes out
    does it have a battery
    electricity cut
    power outage
    what happens when the electricity goes
    is there a backup battery
    do I need a UPS
    will I lose data if the power fails
    blackout
    does the terminal work without electricity
    power failure during a sale
    how long does the battery last
    if light goes off in my area
    can it run on battery
    no electricity
    what if someone pulls the plug
    generator switch over, will it restart
    battery backup
    electric supply interrupted
    what about power consumption when the current is cut
    does it survive a power loss
    the electricity in my area fails often, what then
    is there a battery inside the till
    what happens in a power failure
    will I lose sales data if the current fails
    how does it cope with a blackout
    does it keep running when power is lost
    should I buy a UPS for it
    if the plug is pulled what happens
    does the till survive an electricity cut
    what if there's no electricity
    power goes out often here
    does it have battery backup
    will it shut down in a power cut
    electric failure
    is data lost when the power goes
    can it work on battery for an hour
  `,
  "other-devices": `
    does it work on iPad
    can I use it on a tablet
    is there a mobile app
    does it run on Mac
    android app?
    can I use my phone as a till
    iPhone app
    does it run on android
    works on macbook?
    can waiters use tablets
    is there an app
    app store or google play
    can I install it on my samsung tablet
    do you have an android version
    linux?
    chromebook
    use it with an iPad instead of your terminal
    mobile pos
    is it for windows only
    which operating system
    what OS does it run on
    can I run it on my laptop and phone
    portable version
    tablet version
    ios
    handheld android device
    can I run it on my iPad
    is there an app for phones
    would it work on my Mac
    can I use an Android tablet as the till
    can staff take orders on a phone
    do you have something for iOS
    I'd like to use my own tablet
    is Windows the only option
    does it also run on a mobile
    Linux supported?
    does it work on tablets
    iPad version?
    is there a mobile version
    can it run on Mac
    I only have an Android tablet
    is it possible to use a phone
    do you support iOS
    app for waiters on a phone
    tablet
    iPad
    mobile app
    Android
    app
    Mac
    can I use my phone
    can I use a tablet
    ipad pos
    use on mobile
    is there an app for my phone
    operating system?
    windows only?
    work on my laptop
    which OS
  `,
  "other-features": `
    loyalty points for customers?
    gift cards
    does it have a loyalty program
    can I sell by weight
    does it do gift vouchers
    loyalty program integration
    can it be tied to our loyalty app
    insurance claims for medicines
    we weigh vegetables, does it work
    does it work with weighing scales in a supermarket
    can customers collect points
    do you have a membership card feature
    does the till read weight barcodes from a scale
    connect a weighing machine to the till
    can I hook up a scale for nuts and spices
    price by kilo from the scale
    do you support dollars and euros at the till
    can a tourist pay in another currency
    foreign currency at the counter
    exchange rates in the system
    can it send SMS to my customers
    whatsapp receipts to customers
    email the bill to the customer
    is there a QR menu for the tables
    self ordering kiosk available?
    online table booking in the system
    can guests reserve a table through it
    does it clock staff in and out
    employee attendance and salaries
    payroll for my workers
    does it calculate commission for salesmen
    appointment calendar for a salon
    health insurance approvals at the pharmacy
    does it submit e-claims to insurance
    caller ID for phone orders
    can waiters take orders on a tablet at the table
    face recognition login
    fingerprint login for cashiers
    does it do layaway
    birthday offers by sms
    marketing messages to customers
    is there a customer app
    can I print barcode labels for items
    does it handle tips
    digital menu board
    can the system manage a warehouse with pallets
    does it do manufacturing or recipes
    recipe costing and ingredients
    Tax free for tourists, planet refund
    camera recording linked with the till
    does your program have feature X
    is a rewards scheme supported
    cashback points for my shoppers
    prepaid wallet for customers
    rental of items, does the software do it
    several currencies at checkout?
    multi currency support
    can I take riyals and dinars from customers
    does it accept other currencies besides dirhams
    will the till talk to my deli scale
    sell loose goods by gram
    weighing counter integration
    medical insurance billing
    reward members
    does it have points
    staff salary module
    SMS offers
  `,
  backup: `
    backup of my data
    is there a backup
    loss of data
    do I get a backup of my data
    backup
    is there a backup of my data
    how do I make a copy of everything
    is anything saved in the cloud every night
    if the hard disk fails are my sales gone
    what if the machine burns, where are my records
    can I restore my data on a new machine
    automatic backups?
    cloud copy of the sales
    do you keep a copy of my database
    how often does it back up
    disk crash, can my sales be recovered
    recover data after a crash
    my old till died and I lost all my bills, will that happen again
    will I lose everything if the till is damaged
    back up to a USB stick
    can I save a copy of the database
    data recovery
    restore from backup
    what if the SSD dies
    is my data saved somewhere else too
    virus on the till, data gone?
  `,
  "hardware-details": `
    is it bluetooth or usb
    printer connection usb or lan
    what brand of printer
    is the printer wifi
    which company manufactures the hardware
    what make is the touchscreen
    is it made in China
    how heavy is the terminal
    weight of the machine
    how much counter space does it need
    measurements of the till in centimetres
    width and height of the cash drawer in cm
    how many usb ports does it have
    does the terminal have wifi and bluetooth
    is there an ethernet port
    what colour does it come in
    can I get it in white
    is the screen capacitive
    is it waterproof
    does the screen tilt
    how many watts does it use
    power consumption
    does it have a fan, is it noisy
    does it have speakers
    which operating system runs on the terminal
    can the ram be upgraded
    can I add a second disk
    does the printer have an auto cutter
    is the model number listed
    VESA mount or stand
    does it come with a keyboard and mouse
    serial port for my old device
    can the drawer be mounted under the counter
    how long do the devices last
    is the hardware new or refurbished
  `,
} satisfies Phrasings;
