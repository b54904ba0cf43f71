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
    insurance claims for medicines
    pharmacy POS
    lot number and expiration
    suited to a drugstore in the UAE?
    returning near expiry stock to supplier
    similar medicine names
    pharmacist rights
    medical store
    which box to sell first
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
    loyalty program integration
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
  `,
} satisfies Phrasings;
