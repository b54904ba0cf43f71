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
    is it bluetooth or usb
    which brand is the printer
    can I connect a second printer in the kitchen
    is the printer noisy
    how good is the print quality
    what is a thermal printer
    printer specs
    does the printer come with cables
    information on the bill printer
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
    loyalty points for customers?
    does it keep customers and debts
    can I put pictures of items on the screen
    overview of the software
    what modules are there
    does it do everything a shop needs
    is it user friendly for an old person
    price change at the counter possible
    can I refund a customer in the system
    gift cards
    does it support promotions like buy one get one
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
    employee attendance
    cashier accounts
    how do I prevent staff from deleting bills
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
  `,
} satisfies Phrasings;
