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
    is there a cooling off period
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
  `,
} satisfies Phrasings;
