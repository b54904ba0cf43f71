import type { Phrasings } from "#domain/chat/phrasings.ts";

export const business = {
  "industry-retail": `
    is it good for a shop
    I have a retail store
    what does it do for shops
    features for retail
    I sell gifts
    retail POS
    I run a toy store, does it fit
    system for my store
    does it suit a bookshop
    can it handle exchanges in a store
    I have a perfume shop
    hardware and tools store
    how does it help a retailer
    is this for retail
    gift shop
    what features do retail shops use
    I own a stationery shop
    a home goods store, would it work
    boutique for accessories and watches
    discount on the whole basket in my store
    my shop sells household items
    suitable for a small retail business?
    pet shop
    cosmetics store
    does it work for normal shops
    trading shop selling many items
    jewellery store
    for a shop
    we sell household goods, is it right for us
    I own a small shop, what's in it for me
    how would a gift store use it
    what can it do for a bookshop
    will it suit my perfume store
    does it have what a retailer needs
    we run a pet supplies store
    is it useful in a toy shop
    I sell a bit of everything in my store
    what do retail stores like about it
    I have a shop, does this suit me
    retail features?
    what do you have for retailers
    POS for a gift shop
    I'm a retailer
    is it made for stores like mine selling toys
    my store sells hardware and tools
    suitable for perfume and cosmetics
    retail
    shop
    store
    my shop
    I have a store
    for a retail store
    retailers
    I sell toys
    I own a gift shop
    bookshop
    cosmetics shop
    does it work in a shop like mine
    does it suit retail
    what do retail shops get
    store with many items
    features for shops
    small store
    general store owner
    I sell home decor
    for my shop
    I have a gift shop
    is it good for a toy store
    we sell perfumes, does it suit us
    will it suit a stationery shop
    I sell household goods
  `,
  "industry-restaurant": `
    I have a restaurant
    is it good for restaurants
    can I manage tables
    split the bill
    table plan
    kitchen tickets
    does it send orders to the kitchen
    restaurant features
    dine in and takeaway
    can waiters take orders
    move a table
    merge tables
    restaurant POS
    I am opening a shawarma place
    notes to the cook
    burger restaurant
    how does it work for a restaurant
    can guests pay separately
    reservations and tables
    system for fine dining
    I run a biryani restaurant
    menu modifiers like no onion
    several kitchens, grill and cold section
    does it print the order in the kitchen
    what about food courses
    cloud kitchen
    for a restaurant
    my waiters write orders on paper
    pizza place
    fast food outlet
    open tables with what each owes
    dining hall and family section
    is it any use for a restaurant
    can the bill be divided between guests
    do orders reach the kitchen by themselves
    does it have a floor plan with tables
    we do dine in and delivery, ok?
    my guests often change tables
    can the waiter add a remark like less spicy
    I'm about to open a burger joint
    can it handle takeaway orders as well as tables
    what would my Indian restaurant get out of it
    I'm a restaurant owner
    POS for restaurants
    can I split a bill
    table management?
    does the kitchen get the order printed
    can we do takeaway and dine-in
    what do restaurants get
    we have 20 tables
    I run a shawarma shop
    restaurant
    my restaurant
    tables
    table service
    restaurant orders
    bill splitting
    can tables be merged
    kitchen orders
    kitchen receipts
    I'm a chef owner
    for my restaurant
    waiters and tables
    dine in
    takeaway orders
    food business
    small eatery
    fine dining
    does it do modifiers
    send order to kitchen
    family restaurant with 30 tables
    what's in it for restaurants
    can waiters take orders at the table
    does it print orders in the kitchen
    we run a shawarma restaurant
    does it manage tables and reservations
    dine in and takeaway in one system?
    is it good for a small restaurant
    does the order reach the cook by itself
    kitchen order tickets
    send the order to the kitchen
    KOT printing
    can each guest pay his own share
  `,
  "industry-cafe": `
    I have a cafe
    is it good for coffee shops
    coffee shop POS
    karak shop
    tea shop
    cafeteria
    does it suit a small cafe
    I want to open a coffee kiosk
    juice bar
    features for cafes
    specialty coffee
    drinks with extra sugar or less milk
    I run a chai place
    my cafeteria has delivery riders
    dessert shop
    ice cream parlour
    bakery
    would it work in a cafeteria
    size small medium large for drinks
    cafe system
    for a cafe
    barista notes
    I sell karak and sandwiches
    coffee truck
    what does it offer to a coffee house
    shisha cafe
    donut shop
    tea stall
    I'm opening a coffee place
    would it suit my little tea shop
    we are a cafeteria in an office tower
    what does a coffee bar use it for
    I sell juices and shakes
    is it right for a bakery with seating
    can we note extra shot or oat milk
    how does it help my karak stand
    an ice cream shop, is it suitable
    does a small cafe need all this
    I'm a cafe owner
    POS for coffee shops
    does it fit a coffee shop
    my cafeteria
    we sell karak
    juice shop system
    can it handle drink sizes
    I have a small coffee kiosk
    what do cafes get
  `,
  "industry-pharmacy": `
    I have a pharmacy
    does it track expiry dates
    is it good for pharmacies
    batch numbers
    medicine expiry
    pharmacy software
    prescription number on the receipt
    search by active ingredient
    features for pharmacists
    how does it help a pharmacy
    expired medicines warning
    drug store
    can I see what expires next month
    does it know generic names
    my pharmacy throws away expired boxes
    for a pharmacy
    chemist shop
    controlled drugs
    pharmacy POS
    lot number and expiration
    suited to a drugstore in the UAE?
    returning near expiry stock to supplier
    similar medicine names
    pharmacist rights
    medical store
    which box to sell first
    does it keep an eye on medicine that is about to expire
    we run a chemist's
    can I look up drugs by ingredient
    are batches recorded
    will it warn before selling expired tablets
    what's in it for a pharmacist
    is it right for my pharmacy
    can the prescription number be noted
    my medicines go out of date on the shelf
    handles drug expiry?
    I'm a pharmacy owner
    POS for pharmacies
    can I track expiry
    medicines and batches
    what do pharmacies get
    we have a pharmacy in the mall
    warn me on expired medicine
    prescriptions?
  `,
  "industry-supermarket": `
    I have a supermarket
    is it good for supermarkets
    many lanes
    shelf labels
    supermarket POS
    hypermarket
    several checkouts on one stock
    how does it work in a supermarket
    fruit and vegetables by weight
    weighing items
    features for supermarkets
    big store with thousands of items
    price labels for shelves
    reorder lists by supplier
    for a supermarket
    Friday rush with six cashiers
    I manage a supermarket with four counters
    supermarket software
    long queues in my supermarket
    supplier orders for a hypermarket
    can it handle a large supermarket
    fresh food and meat counter
    department store groceries section
    trolleys and lanes
    print shelf prices
    we are a supermarket with five lanes
    can it make labels for the shelves
    does it cope with a large supermarket
    how would a hypermarket use it
    can several checkouts use the same price list
    what does it do for supermarket owners
    orders to suppliers for my supermarket
    busy Friday with long lines in our supermarket
    I'm a supermarket owner
    POS for supermarkets
    can it print shelf labels
    many checkouts in a supermarket
    what do supermarkets get
    we have a hypermarket
    vegetables sold by kilo
    we have a supermarket with four checkouts
    shelf price labels for my supermarket
    is it strong enough for a big supermarket
    hypermarket with many lanes
  `,
  "industry-convenience": `
    I have a grocery
    is it good for a mini mart
    baqala
    corner shop
    convenience store
    small grocery store
    grocery POS
    mini market
    does it work for a neighbourhood grocery
    I run a small baqala in the building
    customers who buy on credit book
    fast keys for bread and water
    phone recharge cards
    for a mini mart
    grocery shop with home delivery
    24 hour convenience shop
    features for groceries
    kiosk selling snacks
    petrol station shop
    tiny grocery, is it too much for me
    my bakala
    grocery system
    what would a corner grocery use
    little shop selling laban and bread
    small food store
    water and bread quick buttons
    my little baqala needs a till
    we have a corner shop, does it fit
    is it right for a minimart
    I run a small grocery below a building
    quick keys for bread and laban?
    can my neighbourhood grocery use it
    we sell phone credit and snacks in a kiosk
    is it overkill for a small grocery
    do groceries use it
    mini mart owner here
    I'm a grocery owner
    POS for groceries
    small grocery shop
    what do groceries get
    baqala system
    is it ok for a mini market
    my small grocery sells bread and milk
    I run a small baqala, is it good for me
    does it suit a mini market
    we have a small grocery in a residential building
    good for a corner shop?
    customers buy on account in my grocery, can it handle that
  `,
  "industry-fashion": `
    I sell clothes
    is it good for a fashion shop
    sizes and colours
    abaya shop
    shoe store
    clothing store POS
    can it handle size and color variants
    boutique
    does it know which branch has medium in black
    I have a fashion boutique
    garments
    features for clothing
    fashion store
    kandura tailoring shop
    stock by size
    for a clothes shop
    lingerie shop
    shoes in different sizes
    variants of one item
    apparel
    seasonal sales prices for dresses
    I sell abayas and scarves
    textile shop
    a customer asks for another size
    kids wear store
    sportswear
    exchange a dress for another size
    I've got a clothes boutique
    can one article have several sizes
    we sell shoes in many colours
    does it suit an abaya store
    how do I find a dress in another size
    is it good for garments
    can it tell me which branch has the black one
    a children's clothing store, is it right
    for a shop selling dresses and scarves
    I own a clothing store
    POS for fashion stores
    sizes and colors for items
    what do fashion shops get
    we sell shoes
    I sell abayas
    clothes in many sizes
    fashion
    clothes shop
    clothing
    abaya
    shoes
    size and colour
    my clothes shop
    I sell dresses
    sizes
    variants
    clothing POS
    for clothes
    garment shop
    what about fashion
  `,
  "industry-electronics": `
    I sell phones
    is it good for electronics
    serial numbers
    mobile shop
    IMEI tracking
    electronics store POS
    computer shop
    can it record the serial number of a device
    phone repair shop and accessories
    features for electronics
    I have a mobile phone store
    laptop store
    for an electronics shop
    warranty on the devices I sell
    does it keep IMEI with the receipt
    gaming shop
    tv and appliances store
    phones and accessories
    a returned phone, is it the one I sold
    gadget store
    home appliances showroom
    electronic shop
    cameras and lenses
    scan IMEI
    used mobiles
    we sell mobile phones and chargers
    can serial numbers be stored
    does it record IMEI numbers
    is it suitable for a computer store
    I own a gadget shop
    when a phone is returned can I check that it's mine
    does it fit an electrical goods store
    do phone shops use your system
    we repair mobiles and sell accessories
    I own a mobile shop
    POS for electronics
    serial number tracking
    what do electronics shops get
    I sell laptops and phones
    IMEI support
    computer accessories shop
    electronics
    phone shop
    I have an electronics shop
    mobile phone store
    does it work for a mobile shop
    serial numbers of devices
    IMEI on the bill
    selling gadgets
    electronics showroom
    accessories and phones
    for selling laptops
    repairing and selling phones
    what does it do for electronics stores
    track serials
    for electronics
  `,
  "industry-other": `
    I have a salon
    does it work for a laundry
    flower shop
    barber
    I run a gym
    is it suitable for a school canteen
    garage
    car wash
    spa and beauty center
    my business is different
    my business is not in your list
    do you have something for hotels
    which businesses is it for
    for whom is it made
    what kinds of businesses can use it
    nail salon appointments
    tailor
    workshop
    does it fit a clinic
    cinema snacks
    bookings for a barbershop
    nursery
    service business
    ladies salon
    florist
    printing press
    I sell at a market stall
    can a laundry use this
    car spare parts
    other industries?
    which industries do you cover
    I have an unusual business
    would a beauty salon be able to use it
    I own a laundry
    we run a gym with a small bar
    is it fit for a garage
    I do flowers, does it help
    what type of businesses is it made for
    our trade is unusual, can you help
    for a barber with two chairs
    does it suit a hotel reception
    can a school canteen use it
    which sectors do you serve
    is it usable for a salon
    my business is a laundry
    other kinds of business?
    I have a barbershop
    can a flower shop use it
    who is it meant for
    does it suit a car wash
    which kinds of shops do you serve
    salon
    laundry
    gym
    barbershop
    clinic
    other businesses
    I have a different business
    my type of shop is not listed
    which businesses
    is it only for shops and restaurants
    is it suitable for services
    car spare parts shop
    tailoring shop
    pet grooming
    does it work for hotels
    for a nursery
    photo studio
    event company
    market stall
    food truck or kiosk of another kind
    beauty centre
    who uses this kind of system
    can I use it in a salon
    we are a flower shop, does it suit us
    I have a car wash
    is it suitable for a bakery with a factory
    my business is a gym
    will it work in a school canteen
    pet shop
  `,
  integrations: `
    what does it connect to
    integrations
    does it integrate with other software
    which systems can be linked
    do you have an API
    can it talk to my other programs
    integration list
    is there an open API
    third party integrations
    compatible with other systems?
    can I connect it with my ERP
    connect with my CRM
    what can be linked to the till
    does it work with other apps
    link with external systems
    integrate
    supported integrations
    can my developer connect to it
    webhooks
    connection to other software
    does it connect to cameras
    will it work with what I already use
    hotel PMS integration
    which other systems can it work with
    can it exchange data with my ERP
    does it plug into other tools
    is there an interface for developers
    what can I hook up to it
    does it link to third party software
    will it fit with the programs I have
    do you offer integrations
    what integrations are there
    can it be integrated
    can it link to my other software
    do you have an open interface
    which software does it work with
    connect to my system
    is an API available
    integration
    connect to other systems
    API
    connects with what
    link with my software
    does it connect to other programs
    compatible systems
    can you integrate with our system
    ERP integration
    what systems can I connect
  `,
  "integration-accounting": `
    does it connect to QuickBooks
    can I export to Excel
    accounting integration
    Zoho Books
    Tally
    does it work with my accounting software
    Xero
    can my accountant get the data
    send sales to the books
    export sales to a spreadsheet
    link with accounting program
    SAP
    is there accounting in it
    bookkeeping
    can I download the totals for my accountant
    transfer the day's totals to accounts
    Sage integration
    csv export for accounting
    ledger
    connect to Odoo accounting
    does it integrate with tally prime
    excel export
    general ledger entries
    how does my bookkeeper get the numbers
    can I send the sales to my bookkeeping
    we use QuickBooks, does it connect
    my accountant wants the figures in Excel
    does it post to accounting software
    can the totals go into Tally
    is there a link to Zoho
    how do sales end up in my books
    export to accounting possible?
    compatible with Xero
    accounting software connection
    can I export the sales
    is QuickBooks supported
    how does my accountant get the data
    link to my accounting package
    sync with Zoho Books
  `,
  "integration-delivery": `
    does it connect to Talabat
    Deliveroo
    delivery apps
    Noon Food
    can orders from delivery apps print automatically
    own delivery riders
    Careem integration
    how do delivery orders come in
    talabat integration
    zomato
    integrate with delivery platforms
    my drivers collect cash, can I track it
    home delivery orders
    do I have to type talabat orders again
    smiles and keeta
    food delivery aggregators
    assign orders to drivers
    rider management
    link to deliveroo
    delivery app orders on the till
    tracking which rider took the bag
    online food orders from apps
    instashop
    uber eats
    do Talabat orders arrive in the till
    we work with Deliveroo and Careem
    can delivery platforms be linked
    who keeps track of my drivers
    how does it deal with orders from apps
    can the rider's cash be tracked
    we deliver with our own motorbikes
    do orders from Noon print by themselves
    food apps connection
    talabat connection?
    orders from delivery apps
    how do you handle deliveries by riders
    can I link Deliveroo and Noon
    delivery platforms integration
    our own drivers, how to track
    food delivery apps
  `,
  "integration-online-shop": `
    can I sell online
    does it connect to Shopify
    web shop
    online store integration
    WooCommerce
    I have a website, can stock be synced
    click and collect
    e-commerce
    do you build websites
    same stock for shop and website
    can customers order online and collect
    integrate with my website
    Magento
    Salla or Zid
    Amazon and Noon marketplace
    connect my online shop
    website orders to the till
    sell on instagram and in the shop
    ecommerce integration
    sync inventory with online store
    pick up in store orders
    do I get an online shop with it
    my e-shop
    internet sales
    I also have a web store
    can stock online and in store be the same
    does it link with Shopify
    customers order on my site and pick up here, does that work
    can I start selling on the web with it
    WooCommerce connection?
    my website should know my stock
    can I connect my Instagram shop
    do you link to marketplaces
    e-commerce integration?
    I sell online as well
    link to my website
    online shop connection
    Shopify?
    stock sync with my online store
    click & collect
  `,
  "integration-card-machine": `
    does it work with my card machine
    can my customers pay by card
    contactless payments at the till
    does it connect to the bank's card terminal
    Apple Pay at my counter
    split payment between cash and card
    do you provide a card machine
    Network International
    card reader
    can it send the amount to the card machine
    does the till accept cards from my customers
    my bank's POS machine
    half cash half card
    payment terminal integration
    Magnati
    customers paying with phone
    tap to pay
    do I still need a card machine from the bank
    credit card machine connection
    NFC payment
    link my swipe machine
    Samsung Pay
    can a customer pay part in cash and part by visa
    geidea
    card terminal
    merchant account
    customers want to pay with a watch
    how do customers pay by card with it
    will it talk to my bank's terminal
    is a card reader supplied
    can a guest pay partly cash partly card
    does it support tap and pay
    do I have to type the amount in the card machine
    customers want to use Apple Pay
    can I keep the card machine I have from the bank
    payments by phone or watch at the till
    card terminal integration
    how do customers pay with card
    do you provide card machines
    is contactless possible
    can it split payments
    connect with my bank's card machine
    Apple Pay and Google Pay accepted from customers?
    will it link with my bank's POS terminal
    can it work with network international machine
    how do customers tap their card
    does it accept apple pay from my customers
    can a customer pay part cash part card
    connecting a card swiping machine
    does the payment terminal talk to the till
  `,
} satisfies Phrasings;
