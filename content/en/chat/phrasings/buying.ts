import type { Phrasings } from "#domain/chat/phrasings.ts";

/** Ways in which people ask, one a line; the assistant learns from them and never says them. */
export const buying = {
  price: `
    price?
    how much
    how much does it cost
    what is the price of the package
    what's the total cost for everything
    how much do I pay for the whole system
    price of your POS please
    cost of the complete package
    how many dirhams is it
    what would I have to spend to get this till
    can you tell me the price
    how much is the machine with the printer and the drawer
    what do you charge for the system
    is it expensive
    prices pls
    how mutch is it
    whats teh price
    I want to know the cost before anything else
    what is your rate for a cash register
    how much AED
    tell me the final amount I would pay
    what will the set cost me, all in
    is 3,499 the full price
    does the price include everything or are there extras
    what's the damage for one till
    budget question: what does one unit go for
    how much money do I need to start with your till
    kindly share the pricing
    pls send price list
    what is the price in dirham
    how much does the epos package cost in total
    is that price for the hardware and software together
    What would your POS set me back?
    Could you give me an idea of the cost?
    quick question, how much for the till and everything
    What figure should I put in my budget for your system?
    is it under 4000 dirhams
    how much cash should I have ready to buy the system
    hw much is ur pos
    what's the asking price
    before we go on, tell me the price
    how much do you want for it
    Could I know the rate of the full kit
    so what's it cost altogether
    pricing information please
    the whole thing, how many AED?
    whats the price tag
    I'd like to hear the price first
    how much would I be charged for one complete system
    roughly how much is it
    so the all-in price is?
    give me the number, what does it cost
    what do people pay for your POS
    I only have 3000, is that enough
    price of POS machine dubai
    is it more than 5000
    can u tell price
    EPOS cost
    how much is the till
    how much is the POS
    how much is a cash register
    what does the system cost
    price of the till
    price of the package
    how much is the complete set
    how much for a POS machine
    how much does the POS system cost in UAE
    tell me about the price
    give me information on the price
    what is the price of the system
    cost?
    the price please
    cost of your till
    POS price
    is it affordable
    do you have a price list
    what price range are we talking about
    how much to get it all
    how many dirhams would it be altogether
    hw mch does it cost
    how much 4 everything
    wats the cost of the complet package
    how mch for the whole system
    prise of the machine?
    cost of one full set of equipment
    total amount for the entire kit
    give me the price of one complete system
    quote me a price
  `,
  "monthly-fees": `
    are there any monthly fees
    do I have to pay every month
    is there a subscription
    any hidden charges later
    what do I pay after the first year
    is it really a one time payment
    do you charge a yearly renewal
    are there recurring costs
    I don't want to pay every month
    annual fee?
    any maintenance fee after buying
    so nothing more to pay after that
    will you bill me again next month
    what are the ongoing costs
    is there an AMC
    monthly charges?
    hidden fees?
    do I need to pay for the licence each year
    what happens if I stop paying
    once I pay am I done
    is there a fee per transaction
    do you take a percentage of my sales
    are there commissions on each sale
    I hate subscriptions, is this one
    does it renew automatically
    what's the catch, do you charge later
    is support billed separately every month
    how much is it per month after purchase
    no more bills after the purchase, right?
    subscription or one off
    is the 3499 once or yearly
    do I need to keep paying after I buy it
    will there be a bill next year as well
    is there something to pay every year like a service contract
    any running costs I should know about
    Does the software cost anything per month?
    are you going to ask me for more money later
    after paying you once is everything really mine with no more charges
    do you deduct anything from each sale
    what's the fee per month once I have the machine
    no strings attached?
    I've been burned by subscriptions before, what about yours
    is there any cost that comes back regularly
    do you charge for keeping the system running
    will I get charged again next year
    after the first payment, anything else
    is the software a subscription
    do I have to pay for using it each month
    do you have monthly or annual charges
    tell me about additional charges after I purchase
    does it cost me anything to keep using it
    what about fees for support every month
    is there a yearly licence fee
    are there charges per sale
    nothing monthly?
    what will I owe later
    monthly fees
    monthly fee?
    yearly fees
    any fees
    hidden costs
    extra fees
    renewal fees
    subscription
    subscription fee
    is it one time
    one-time payment?
    no monthly?
    recurring charges
    additional costs
    after buying do I pay more
    is there a fee every month
    licence renewal cost
    do I pay yearly
    pay once only?
    so after I buy I never pay again
    is there an annual maintenance contract
    do I have to renew every year
    any cost after the first payment
    will you charge me later for something
    is there any yearly subscription for the software
    are there hidden costs
    no subscription, really?
    what will I be paying each month
    so where is the trick
    is there a catch somewhere
    what am I not being told about the costs
    does it really end with one payment
    any costs that appear afterwards
    what is the catch here
    where is the catch
    sounds too good, what is hidden
  `,
  "monthly-plan": `
    can I pay in instalments
    do you offer a monthly plan
    can I split the payment over several months
    is there an EMI option
    I can't pay it all at once
    can I rent the machine
    do you lease tills
    is financing available
    pay later option?
    can I pay half now and half next month
    Tabby or Tamara?
    installments available?
    can I get it on a monthly basis
    I want to pay little by little
    do you have a payment plan
    monthly installment please
    is it possible to pay 300 a month instead
    can I take it on credit
    any zero percent instalment with the bank
    can I pay with postdated cheques over six months
    do you rent POS systems for an event
    hire purchase possible?
    cash flow is tight, can we spread the cost
    could I pay quarterly
    why don't you have a monthly plan
    I prefer to pay monthly
    can I buy it on instalment with my credit card
    down payment and the rest later?
    deferred payment possible
    rent to own
    could I pay you over 12 months
    I'd like to pay in parts
    is there a way to spread it out
    can't afford it in one go, any option?
    Can I give 1000 now and the remainder later?
    do you work with Tabby so I can pay in four
    I'd prefer renting the equipment
    Is leasing something you offer?
    may I pay each month instead of all upfront
    I only want it for three months, can I hire it
    is credit available for small businesses
    easy payment plan?
    monthly payments possible
    I would prefer small monthly amounts
    is it possible to split in 3 payments
    can I use an instalment card
    do you do leasing
    any EMI with ADCB or Emirates NBD
    is paying later allowed
    I can pay 500 now, rest every month
    can I get the machine on rent
    buy now pay later
    do I have to pay the full amount at once
    instalments
    installment plan
    monthly payment plan
    pay monthly
    pay in installments
    can I pay every month instead
    rent the till
    rent
    lease
    EMI
    can I split it
    split payments?
    three payments
    finance
    easy installments
    is there a loan option
    pay over a year
    can't pay everything now
    half now half later
    tabby?
    can I pay a little every month
    can I pay half now and half later
    do you accept tabby or tamara
    is it possible to divide the amount
    can I rent the machine instead
    can I pay by post dated cheques
    pay as you go option?
    can I pay over 6 months
    monthly installments available?
    lease to own
    I can't pay all of it at once
  `,
  discount: `
    do you have a discount
    any offers right now
    can you give me a better price
    is there a promotion
    what is your best price
    can you make it cheaper
    do you have a promo code
    coupon?
    last price?
    price for 10 pieces
    if I buy five will you reduce the price
    bulk discount
    special offer for new businesses
    student or startup discount
    is the price negotiable
    can we negotiate
    Ramadan offer?
    White Friday deals
    too expensive, can you lower it
    give me a good deal
    wholesale price for many units
    I found a cheaper one, can you match the price
    do returning customers get money off
    any sale this month
    can you do 3000
    what discount for three shops
    is there a loyalty discount
    reduce the price please
    final best price my friend
    how much off if I order today
    could you do something on the price
    any chance of a reduction
    I need seven sets, what price will you give me
    is there a special price if I buy several
    do you run promotions
    got any vouchers
    can you knock something off
    make it 3,200 and I'll buy today
    what is the lowest you can go
    is there an opening offer
    best offer for two packages please
    any seasonal offers going on
    corporate discount available?
    what's your final price
    can I get 10 percent off
    do you give a better rate for chains
    if we take 20 tills what do we get
    is there some offer this week
    I'm a friend of one of your customers, any discount
    can the price come down
    reduce it a little
    offers?
    is 3499 fixed or can we talk
    discount
    any discount
    special price
    best price
    promo
    promotion
    cheaper
    lower the price
    a better price please
    price reduction
    deal for two
    discount for cash
    can I get a discount
    quantity discount
    price for three packages
    do you have an offer
    is there any sale
    can you do it for 3000
    give me your last price
    any ramadan offer
    is there a national day promotion
    if I take five pieces will you reduce
    what is your best price for me
    price for bulk order
    any offer going on now
    I found cheaper, can you match
    is there a price reduction for new businesses
    do you have a coupon code
    special rate for startups
  `,
  "vat-on-price": `
    is VAT included in the price
    does the price include tax
    do I pay 5% on top
    plus VAT?
    price with VAT
    is tax extra
    how much VAT do I pay on the package
    is the amount inclusive or exclusive of VAT
    why does it say 0% VAT
    will you add tax on the bill
    3499 before or after VAT
    total including tax
    what about VAT on the order
    is there tax on top of the price
    vat incl?
    is VAT zero on this
    do I have to add five percent
    are taxes already counted in the amount
    does your price already have tax in it
    how much tax will be charged when I buy
    is the total tax inclusive
    excluding VAT or including VAT
    vat added at checkout?
    how much is it with tax
    can you clarify the VAT line in the order summary
    do I still have to add VAT to that
    does 3,499 already contain the 5 percent
    is the figure net or gross of tax
    Will the final bill be higher because of VAT?
    are there taxes on top of what you advertise
    is that VAT inclusive
    what's the amount once tax is added
    how come VAT is zero percent on the summary
    does the quoted amount exclude tax
    tax included yes or no
    3499 plus vat or with vat?
    is the five percent already inside
    how much with taxes
    do you charge VAT on it
    price includes VAT?
    must I pay VAT on top of 3499
    is the total without tax
    the vat shows zero, is that correct
  `,
  "payment-methods": `
    how can I pay
    which payment methods do you accept
    what are the ways to pay
    payment options?
    how do I pay for the package
    do you take cheques
    what forms of payment are possible
    can I pay online
    how does the payment work
    which payment types are accepted
    payment method
    do you accept Apple Pay for the order
    can I pay with PayPal
    is payment on delivery possible
    COD available?
    how should I send you the money
    how would the payment be done
    in what ways can the purchase be settled
    do I pay before or after installation
    where do I pay
    when do I have to pay
    what's the easiest way to pay you
    payment details please
    cash or card or transfer, what is possible
    ways of payment
    can I pay when you come to install
    What ways do you have for paying?
    how do your customers normally pay you
    which options do I have to settle the bill
    at what moment do I have to pay
    can payment be made when the goods arrive
    do I pay upfront
    How is the purchase paid?
    tell me the payment possibilities
    do you accept different payment types
    is a company cheque fine
    by which means can I pay
    how should I make the payment
    tell me how one pays
    are there several ways of paying
    is it bank, card or cash
    when is the payment due
    can I pay at delivery
    do I have to pay in advance
    do you support online payment
    how to pay
    which payment options are there
    payment methods
    ways to pay
    how can I pay for it
    how do I pay you
    which methods of payment
    payment
    is there cash on delivery
    can I pay later after installation
    paying online
    do I pay now or later
    what payments do you take
    can I pay half before and half after
    accepted payments
    when do I pay
    payment terms
    which payment ways do you take from me
    ways of paying you
    do you take card or transfer or cash
    how should I send the money
    what is the mode of payment
    payment modes please
    what payment options do you accept
    how is the payment made
    I am ready to pay, how do I do it
  `,
  "bank-transfer": `
    can I pay by bank transfer
    what is your IBAN
    bank account details please
    how long does a bank transfer take
    I want to transfer the money
    which bank do you use
    wire transfer ok?
    how do I do the transfer
    send me your account number
    when will you receive my transfer
    do you accept transfers from another bank
    how many days until the transfer arrives
    what do I write as the transfer reference
    swift code?
    I'd like to pay from my company account
    bank transfer
    can my accountant wire the amount
    is payment by IBAN possible
    I sent the transfer yesterday, when does it reach you
    transfer through my bank app
    do you accept online banking
    direct deposit to your account
    how much time for the bank payment to clear
    where do I find your bank details
    telegraphic transfer
    what account name should I put
    I'd rather send the money from my bank
    can I do a wire
    where should I wire the money to
    what are the account details for the transfer
    when I transfer today, when will you see it
    is it possible to send the amount to your account
    give me the IBAN so that I can pay
    our finance team pays by transfer only, ok?
    how many working days does a transfer need
    what reference do I use for the transfer
    to which bank do I send it
    to what account should I transfer
    I'm going to do a bank transfer, what do I need to know
    how quickly does a transfer reach you
    can you give me your bank information
    does a transfer take long
    is ENBD to your bank quick
    I made a transfer, now what
    I will pay through the bank
    IBAN number
    transfer
    IBAN
    bank account
    bank details
    wire
    how do I transfer
    account number
    transfer time
    how long does transfer take
    pay via bank
    transfer money to you
    company bank account
    transfer reference
  `,
  "pay-by-card": `
    can I pay by credit card
    do you accept Visa
    is Mastercard accepted
    can I pay with a debit card
    pay with card
    can I swipe my card
    card payment possible?
    do you take cards
    I want to pay with my credit card
    amex ok?
    is there a charge for paying by card
    is my card safe with you
    will you keep my card number
    how do I pay by card on the site
    can I give you my card over the phone
    online card payment
    credit card?
    can I use my company card
    is there a surcharge on credit cards
    payment link for card
    do you charge the card again later
    visa card or mastercard
    I'd rather use plastic than a transfer
    who processes the card payment
    is Stripe used for paying
    would a Visa card work
    can I use my Mastercard to buy it
    is it possible to pay you with plastic
    do you have a terminal so I can pay you with my card
    paying by debit card okay?
    can I put it on my credit card
    do you take American Express
    is it secure to pay you by card
    can I pay on the website with my card
    do card payments cost extra
    do you accept credit cards
    could I use a card for the payment
    paying with visa
    is it possible to charge it to my card
    my card is foreign, does it work
    can I make the payment by card online
    card over the phone possible?
    do you store card details
    payment by credit card please
  `,
  "pay-cash": `
    can I pay cash
    do you accept cash
    cash payment ok?
    I want to pay in cash
    cash?
    may I hand over the money in notes
    can I pay the installer in cash
    I don't have a bank account, can I pay in cash
    do I get a receipt if I pay cash
    cash on installation
    can I come to the office and pay cash
    I only have cash
    paying cash in dirhams possible
    can I give the cash to your technician
    is cash fine for the whole amount
    cash in hand
    do you take dirhams in cash
    I prefer cash, no bank
    full amount in cash
    can we settle it in cash
    hard cash accepted?
    does someone collect the cash from my shop
    is it ok if I pay in banknotes
    can I settle in cash when you come
    I'd like to pay with cash money
    do you allow cash payments
    could I just give you the cash
    we deal only in cash, is that a problem
    would you accept dirhams in hand
    can my manager hand cash to your engineer
    is a cash purchase possible
    cash accepted?
    cash is easier for me, ok?
    may we pay you cash on the day
    are cash payments allowed
    I would pay the whole thing in cash
    will I receive a receipt for cash
    do you collect cash at the shop
    bring cash to your office?
    notes and coins fine?
  `,
  invoice: `
    can I get an invoice
    I need an invoice for my company
    how do I request an invoice
    send me the invoice please
    how fast do you send the invoice
    when will I receive my invoice
    invoice in the name of my company
    I need a proforma
    do you give tax invoices for the purchase
    I want a bill for my accounts department
    where do I ask for the invoice
    the invoice has not come yet
    invoice by email?
    can you issue an invoice before I pay
    how long for the invoice
    I requested an invoice, how long does it take
    could you bill my company
    pro forma invoice
    do you provide a bill
    need invoice
    please email the invoice to my accountant
    what information do you need to make the invoice
    can the invoice be in my LLC's name
    official invoice available?
    LPO accepted, then invoice?
    my boss wants an invoice first
    get an invoice
    my company requires an invoice
    Could you mail me an invoice?
    how soon can the invoice be with me
    which details must I provide for an invoice
    who do I ask for an invoice
    can the bill be made out to my company
    please raise an invoice
    I asked for an invoice this morning and still have nothing
    do you send an official invoice before payment
    invoice with my company's name on it
    can you prepare the invoice today
    I need the bill on my company's letterhead name
    how can my company get an invoice
    when do you send the invoice
    send invoice to accounts@mycompany
    how many hours until I get the invoice
    invoice request
    where's the form for the invoice
    we can pay only against an invoice
    pls issue invoice
    is there an invoice for my records
    send us a proper tax invoice for the purchase with our tax number
    my accountant wants an invoice carrying the company TRN
    our finance team needs your invoice first
    when will your invoice be in my inbox
  `,
  trn: `
    do you need my TRN
    what is a TRN
    where do I put my TRN
    I don't have a TRN, can I still buy
    is a tax registration number required to order
    can you put my TRN on the invoice
    how many digits is the TRN
    my business isn't registered for VAT, can I order
    TRN?
    do I have to give a tax number
    tax registration number
    is TRN mandatory
    I forgot my TRN, can I send it later
    what if I have no tax number
    must I be VAT registered to buy
    trn number optional or not
    will my tax number be printed on your invoice
    I am not tax registered
    which tax number do you ask for in the form
    how long is a trn
    what's your company's TRN
    does the invoice show the TRN of my company
    order without TRN
    fifteen digit tax number, where does it go
    what if my company has no TRN yet
    Is it compulsory to enter the tax number?
    where on the form does the TRN go
    how many numbers in a TRN
    we are below the VAT threshold so no TRN, fine?
    do you want my tax registration when I order
    can I leave the TRN field empty
    I'd like my tax registration number shown on the invoice you send me
    what does TRN stand for
    may I send you the TRN afterwards
    must I have a TRN to buy from you
    I have no tax registration, is that ok
    where will I enter my VAT number
    what's meant by TRN
    is the TRN field necessary
    does the TRN have 15 digits
    my TRN is 100..., where do I give it
    buying without VAT registration
  `,
  "how-to-order": `
    how do I order
    I want to buy it
    how can I buy the package
    where can I order
    what are the steps to buy
    I'd like to place an order
    what happens after I order
    how to purchase
    buy now
    let's do it, how do we proceed
    I'm ready to buy
    ok I want one
    I'll take it
    what is the next step
    how do I get started
    what do you need from me to order
    take my order please
    order process?
    can I order online
    where is the checkout
    I want to purchase two packages, what do I do
    sign me up for the package
    how does the purchase work
    I decided to go with you, now what
    what happens once I have paid
    order the till
    can I reserve one
    I need this system in my shop
    how do i get one
    is it possible to buy through the website
    I would like to purchase your system, what now?
    how can I get one of these for my shop
    where do I click to buy
    what's the procedure for ordering
    once I've ordered, then what
    please reserve a package for me
    I'm convinced, how do I buy
    how do I go about buying it
    who do I tell that I want one
    take me through the purchase
    can I buy one today
    what comes after the payment
    I'm interested, what do I do
    can you explain the ordering process
    next steps to get it
    how can we go ahead
    ready to go, what now
    how do I make an order on your site
    I'd like two of them, how do I order
    what do you do after you receive my order
    start the order please
    when I pay, what follows
    I want to buy the till
    I want to buy a POS
    I need a POS system for my shop
    order the package for me
    I'd like to order your system
    where can I buy the package
    how do I get the system
    how do I get a till from you
    I want your package
    I want to order
    let's order
    I'm going to buy it
    how to buy
    buy
    order
    purchase
    place order
    making an order
    how can I order the POS
    I'd like to get started
    let's start
    I want the complete package
    sell me one
    can I purchase the till today
    what should I do to buy
    after I order what happens
    how long after ordering do you contact me
    do you contact me after the order
    what happens next if I submit the form
    go to checkout
    I want to buy one
    I'd like to go ahead
    what are the steps to purchase
    how can I place an order
    where do I buy it
    what happens once I pay
    I want this package, what now
    ready to order
    what is the buying process
  `,
  quote: `
    I want a quote
    can you send me a quotation
    get a quote
    quotation please
    I need an official quotation for my business
    can I have an estimate in writing
    how do I get a quote
    request for quotation
    please quote for my restaurant
    make me an offer for my shop
    where is the quote builder
    send quotation to my email
    quote for 3 outlets
    I need a price offer on paper
    could you prepare a quotation for two branches
    my partner wants to see a quote
    RFQ
    give me a written offer
    can I get a personalised quote
    quote needed for a supermarket
    what does the quote form ask for
    how does the quote builder work
    I filled in the quote form, what now
    need quotation urgently
    price quotation for my company
    where can I calculate a quote
    please send me a formal quotation
    I'd like a written price offer for my company
    could you work out a quote for my bakery
    we need a quotation for our procurement department
    can I have a quote for four branches
    how long does it take to get a quote
    put together an offer for my store please
    how do I use your quote tool
    can you quote me for two shops in Sharjah
    I need three quotations and yours is one of them
    need a formal offer letter with price
    could I receive an official quote
    prepare me a quote for three pharmacies
    where can I fill in the quote form
    send me your best written quotation
    I need paperwork with the price for my manager
    quote me for 5 tills
    is there a quote calculator
    we'd like to receive your proposal
    proposal for my restaurant please
    send me a quotation
    I need an official offer for my manager
    can you prepare a quote for two shops
    please give me a price offer in writing
    make me an estimate
  `,
  delivery: `
    do you deliver
    how long does delivery take
    when will it arrive
    is delivery free
    delivery charges?
    how soon can I have it in my shop
    shipping cost
    can you bring it today
    can you deliver tomorrow
    when do I get the machine after paying
    do you ship the package
    how many days for delivery
    can I pick it up from your office
    will you bring the boxes to my store
    delivery time
    who brings it to me
    is there same day delivery
    I need it before the weekend
    I open next week, can I have it by then
    track my order
    where is my order
    how is the package transported
    do I pay for transport
    is it in stock right now
    is the device available
    how quickly can you get it here
    pick up possible?
    urgent, need the till by Thursday
    shipping?
    how many days until I have it in my shop
    would you bring it to me or do I fetch it
    is there a charge for bringing it
    do you have it ready in stock
    what's the waiting time for the package
    when can I expect the equipment
    could I receive it by Sunday
    can I come and collect the set myself
    how fast do you deliver
    will it come to my door
    is shipping in the price
    by when will you bring the till
    do you bring everything to the shop
    how long must I wait for it
    if I pay today, when do I get it
    do you charge for transport
    could you come this week
    are the tills available now
    any delivery fee
    when are you able to deliver
    can I take it with me from the office
    delivery?
    when do I receive it
    when will I get it
    how long until delivery
    free delivery?
    is the delivery included
    how is it delivered
    do you deliver to shops
    when can you bring it
    how fast can I have it
    in how many days do I get it
    do you have stock available
    is it available immediately
    can I get it by tomorrow
    delivery after payment how long
    delivery date
    do I pay for delivery
    bring it to my shop
    who delivers
    earliest delivery?
    can I collect it in person
    how many days until I get it
    how fast will it reach my shop
    when will it arrive if I pay today
    is there a delivery charge
    do you bring it or do I collect it
    who carries it to my shop
    shipping cost within the emirates
    can I pick it up myself from you
    I open next week, will it be here by then
    delivery time please
  `,
  refund: `
    can I return it
    what is your refund policy
    money back guarantee?
    if I don't like it can I get my money back
    how do I cancel my order
    return policy
    can I cancel after paying
    I want a refund
    can I send the package back
    what if it doesn't suit me
    how many days to return
    can I exchange it for another model
    refund?
    I changed my mind
    cancel the order please
    give me my money back
    what if I close my shop, can I return the till
    are returns accepted
    can I get reimbursed
    do you buy back the machine
    cancellation terms
    I ordered by mistake
    is the money refundable
    can I give it back if it's not good
    I want to withdraw from the purchase
    suppose I'm not satisfied, may I give it back
    is there any way to get my money returned
    I would like to call off my order
    do you take it back if it doesn't work for us
    how do refunds work
    can I swap it for something else
    is there a return window
    what happens to my payment if I cancel
    I no longer need the system, can I return it
    after a week of use can I still return it
    can I get a refund if it's not for me
    do you offer money back
    what if I regret it
    I want to send it back, how
    is it possible to undo an order
    how do I return the hardware
    can I have my money back after installation
    do you accept returns within 14 days
    returning the till
    what if I don't like it
    can I give it back after a month
    what if I change my mind
    return policy?
    do you offer a money back guarantee
    I want to cancel my order
    if it doesn't suit my shop will you take it back
    exchange policy
    I changed my mind about the order
    stop my order please
    please call off the purchase
    is there a cooling off period
  `,
  comparison: `
    why should I choose you
    how are you different from others
    compare with subscription systems
    you versus Foodics
    are you better than Square
    what is the difference between you and other POS companies
    why not a monthly POS
    subscription vs one time
    I am using another POS, why change
    what makes you better
    how do you compare to your competitors
    competitors charge how much
    what do other providers charge
    advantages over cloud POS
    why is yours so cheap
    why buy from you and not from someone else
    loyverse is free, why pay you
    comparison with other tills
    is it better than renting software
    what do you have that the others don't
    Odoo or you
    convince me
    what is the benefit over a normal cash register
    benefits of buying instead of subscribing
    other company offered me 199 per month
    my current provider takes 350 a month
    pros and cons versus monthly payment
    difference between you and a subscription
    is one payment really better than monthly
    who are your competitors
    what makes you different from the rest
    I currently rent a POS, why should I switch
    how do you stack up against Foodics
    is it smarter to buy than to subscribe
    what would I get from you that I don't get elsewhere
    why are the other ones charging every month
    what do similar systems cost
    someone offers me 250 dirhams monthly, is yours better
    give me reasons to pick you
    how does it differ from a cloud subscription
    are others more expensive
    how is this better than what I have now
    what do I lose if I pay monthly elsewhere
    compare yourself with others
    isn't a cloud system better
    difference with other brands
    we use Loyverse, why would we change
    what's special about EPOS
    aren't you the same as everybody else
    why should I trust a one-time payment model over monthly
    cheaper than the competition?
    compare
    why you
    why EPOS
    better than others?
    you vs others
    what are your advantages
    what makes EPOS different
    pros and cons
    difference between you and Foodics
    other systems are monthly, why not you
    how do others charge
    are you cheaper than others
    competitor prices
    compare with the subscription
    one-time versus subscription
    is buying better than renting
    I have another offer
    I'm with another provider
    why switch to you
    what do I get more than elsewhere
    why is this better than foodics
    what makes you different from others
    how are you cheaper than the others
    I already pay for another system monthly, why change
    what is the difference between you and a subscription till
    advantages over other pos companies
    too expensive for me
    expensive
    it's expensive
    this is expensive
    so expensive
    why is it so expensive
    that's too much
    3499 is too much for a small shop
    that price is steep
    out of my budget
    it is above my budget
    I find the price high
    quite costly for a small cafe
    it's costly
    costs too much for us
    we can't afford that
    that is a lot of money
    it costs too much
    quite pricey
    hmm that is high
    why should I leave my current system
    I already pay someone monthly, why change
    what is better about yours than Odoo
    how do you compare with Lightspeed
    is it really cheaper in the long run
    convince me to change from my provider
    why so cheap, is it low quality
  `,
  savings: `
    how much will I save
    what do I save in two years
    I have 3 cafes, what do I save
    calculate my savings
    savings for a restaurant with 2 branches
    how much money do I save with one supermarket
    I own five pharmacies, how much would I save
    work out the saving for my shop
    what would 10 outlets save
    how do I save money with this
    savings?
    how much cheaper over two years
    what is my saving compared to a subscription
    how did you calculate the 7188
    you say I save 7,188, how
    I run a grocery, how much would stay in my pocket
    return on investment for 4 stores
    ROI for my restaurant
    when does it pay for itself
    how quickly do I get the money back through savings
    I've got two fashion shops and want to know the savings
    estimate my savings please
    what's the saving over five years
    how much less would I spend per year
    saving for 7 electronics stores
    if I have one cafe how much do I save
    how much do I keep with 2 mini marts
    savings calculator
    tell me the saving for six shops
    how much can a bakery with three branches save
    and for 5?
    how much would I be saving with four restaurants
    we have two pharmacies, what's our saving
    what's the benefit in money if I own one shop
    tell me the amount saved for eight outlets
    what will remain in my pocket after two years
    calculate the savings for a supermarket please
    how many dirhams do I save
    I have 12 stores, how much less will I spend
    can you compute how much I'd save
    two-year saving for a fashion boutique
    where does the number 7,188 come from
    how long until it has paid for itself
    how much can I save if I have 6 shops
    my 2 restaurants, what is saved
    what do I gain in two years
    how big is the saving
    for nine outlets how much is the saving
    savings with one pharmacy
    how much would a supermarket owner save
    I pay 300 a month now, how much do I save
    three convenience stores, the saving please
    is it true I'd save over seven thousand
    total saving for my electronics shop
    calculate how much I will save with two supermarkets
    what is the saving for one grocery
    how much money do I keep with 4 restaurants
    what will I save in two years
    I own a pharmacy, what is my saving
    savings for 6 outlets
    how much do I save compared to paying every month
    work out the savings for my shops
    I pay 350 a month now, what would I save
    we have seven branches, how much do we save
    is it really cheaper for me over two years
    I pay 300 a month for each shop, what is my saving
  `,
  results: `
    does it really make checkout faster
    how much faster is the checkout
    what results do your customers see
    will it reduce errors in orders
    do you have case studies
    show me proof that it works
    what improvement can I expect
    will my queues be shorter
    how much does it cut waiting time
    fewer mistakes in the kitchen, by how much
    does it increase table turnover
    will I have fewer stockouts
    success stories
    numbers on performance improvement
    what changes in my shop after installing
    before and after examples
    what are the benefits for my business in figures
    will it speed up my cashiers
    how does it help my sales
    percentage of faster service
    does it cut down prescription errors
    what does it improve in practice
    is it worth it for a small shop
    evidence of results
    any statistics on how it helps shops
    can it shorten the line at my counter
    do customers really wait less with it
    what difference does it make at the counter
    will my restaurant make fewer mistakes
    is there any evidence that it works
    how much quicker will we serve people
    what improvements have other owners seen
    can you show me numbers from real shops
    by how much does it cut order errors
    does it help to turn tables quicker
    will my shelves be empty less often
    does it actually make a difference
    what will get better in my shop
    how many percent faster
    fewer wrong orders?
    do queues get shorter with your till
    examples of shops before and after
    what happened in other shops
    will tables be free sooner
    does it really save time at checkout
    what will I notice after a month
    does it speed things up
    proven results?
    benefits in numbers
    will it make my staff faster
    what do I gain in daily work
    success story of a shop
    how has it helped others
    do you have a case study for a pharmacy
    is service faster with it
    reduces mistakes?
    fewer errors at the till
    can it bring more turnover of tables
    how does my business change
    does the waiting time drop
    60 percent faster?
    prove it
    what improvements should I expect in a restaurant
    will stockouts go down
    less waiting for customers
    does it really save time at the counter
    will it help me serve customers quicker
    what difference will it make in my shop
    prove that it works
    by what percentage are mistakes reduced
    do you have success stories
    is it really worth it, what do the figures say
    how did other shops improve after using it
    will the queue move faster
    what benefits did restaurants see
  `,
} satisfies Phrasings;
