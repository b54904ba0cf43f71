/** Things that are not ours, and sentences about them: each thing is put into several sentences, as out of scope. */
export const foreign = {
  things: `
    a fridge; a sofa; an iPhone; a television; a washing machine; a coffee machine; an oven; an air conditioner; a car; a motorbike
    a bicycle; a Tesla; a Toyota; a used car; a villa; an apartment; a warehouse; a laptop; a gaming console; a PlayStation
    a camera; a CCTV camera; a drone; a watch; a Rolex; a gold ring; gold; silver; oil; bitcoin; the dollar; the euro; rice
    tomatoes; coffee beans; milk; chicken; dates; honey; a cake; a pizza; a burger; flowers for my wife; a cat; a dog
    a parrot; a carpet; a bed; curtains; a mattress; school books; shoes; a dress for a wedding; perfume; sunglasses
    a phone case; a SIM card; a visa; a visit visa; a residence permit; a driving licence; an Emirates ID; a passport
    a trade licence; a work permit; a flight to Cairo; a flight to London; a hotel; a hotel in Fujairah; a desert safari
    a ticket to the match; a cinema ticket; a concert; the Dubai Mall; Burj Khalifa; the airport; the metro; the bus to Abu Dhabi
    the zoo; the beach; a gym; a swimming pool; a school; a university; a hospital; a dentist; the nearest pharmacy; a lawyer
    a plumber; an electrician; a cleaning company; a babysitter; a driver; a maid; a barber near me; the police; the embassy
    the municipality; Etisalat; DEWA; Salik; the bank; Emirates NBD; a loan; a mortgage; a credit card with cashback; insurance
    car insurance; health insurance; life insurance; the stock market; Tesla shares; Amazon shares; the lottery; a horse race
    football; cricket; the Champions League; Al Ain FC; Real Madrid; Messi; Ronaldo; the World Cup; the Olympics; a marathon
    the weather; rain; the temperature; fog; a sandstorm; the moon; Mars; a black hole; the ocean; a volcano; dinosaurs; the pyramids
    the president; the king; the elections; the war; the news; a religion; a prayer; fasting; the pilgrimage; a fatwa
    a poem; a song; a joke; a story; a riddle; a novel; a movie; a series; Netflix; YouTube videos of cats; a cartoon; music
    a recipe; biryani; hummus; pasta; a salad; a diet; vitamins; a headache; fever; back pain; a cough; diabetes; blood pressure
    pregnancy; sleep; stress; depression; hair loss; a skin cream; a diet pill; surgery; the flu; an allergy
    Python; JavaScript; a website; an SQL query; WordPress; an algorithm; homework; an equation; algebra; chemistry; physics
    biology; grammar; an essay; a translation into French; Spanish; Japanese; my CV; a cover letter; an email to my boss
    a logo; a business card; an Instagram caption; a marketing plan; a business plan; a company name; corporate tax; a VAT return
    a labour contract; end of service; a salary; a job; a vacancy; an interview; my boss; my neighbour's noise; my marriage; a divorce
    a girlfriend; love; a birthday party; a wedding hall; baby names; a horoscope; my dream last night; a magic trick; chess; a board game
    a VPN; wifi at home; a virus on my phone; my hotmail password; Facebook; TikTok; Snapchat; artificial intelligence; blockchain
    a solar panel; a water filter; a generator; office furniture; shelves; a shop for rent; a restaurant for sale; interior design
    a menu design; a shop sign; uniforms; packaging boxes; paper cups; kitchen equipment; a grill; frozen food; a vegetable supplier
    a wholesale market; medicine for cats; an ambulance; a taxi; a parking fine; a traffic jam; petrol; a garage for my car; tyres
  `,
  sentences: `
    how much is {thing}
    what does {thing} cost
    price of {thing}
    do you sell {thing}
    where can I buy {thing}
    I want to buy {thing}
    I need {thing}
    tell me about {thing}
    what do you think of {thing}
    can you help me with {thing}
    how do I get {thing}
    where can I find {thing}
    recommend {thing}
    phone number of {thing}
    what time is {thing}
    explain {thing}
    give me information on {thing}
    I have a problem with {thing}
    what is the best {thing}
    how does {thing} work
    when is {thing}
    order {thing} for me
    who is responsible for {thing}
    book {thing}
    opening hours of {thing}
    is {thing} good
    what is {thing}
    how to choose {thing}
    write something about {thing}
    install {thing}
  `,
};
