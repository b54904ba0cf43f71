import type { Phrasings } from "#domain/chat/phrasings.ts";

/** Arabic as it is typed with Latin letters and digits; answered in Arabic script. */
export const latin = {
  price: `
    kam el se3er
    bkam
    bkam?
    bekam
    bcham
    bikam
    bkam 3endkom
    bkam hatha
    bkam law sama7t
    bkm el jihaz
    kam s3r el baqa
    sho el se3r
    kam ytla3 3alay el cashier
    abi a3ref el se3er
    kam el taklefa
    kam dirham
    addesh el se3er
    bekam el package
    jam se3ra
    kam yklf el system kamel
    el as3ar law sama7t
    bkm tbee3oon el cashier
    kam byklfni hatha el system
    mumkin a3ref el thaman
    el se3er el kamel kam
    3ala kam bytla3
    sh el se3r 3endkom
    bkam agdar akhth el taqm
    kam se3er el jihaz ma3 kel shay
    abgha se3er nehaee
    bekam no86at el bee3 3endkom
    3endi 3000 tkaffi?
    el se3er kam bel thabt
    kam el cost
    kam se3er el cashier
    kam se3er el system
    se3er el baqa
    el se3er
    el taklefa
    kam yklf el nezam
    as3ar el cashier
    kam?
  `,
  "monthly-fees": `
    fe rsoom shahreya
    adfa3 kil shahar
    fee eshterak
    ma abi adfa3 kel shahr
    marra wa7da bas?
    fe rsoom b3den
    rosoom khafeya
    fe tajdeed sanawi
    ba3ad ma ashteri adfa3 shay thani
    btakhdo nesba mn el mabee3at
    kam el eshterak
    bedoon eshterak sa7
    fe shay nedfa3a kel sana
    el barnamej 3alaih floos kel shahar?
    btotloboon floos zyada b3deen
    ta3abt mn el eshterakat
    adfa3 marra w artah
    el barnamej b eshterak?
    kam adfa3 shahri
    ma fe shay shahri?
    rosoom 3ala kel fatora?
    fe masareef ba3ad el shera
    rosoom shahreya
    eshterak
    marra wa7da?
    rosoom zyada
    adfa3 kel sana?
    ba3d ma ashteri adfa3 shay?
    fe rosoom makhfiya
    kel shahar adfa3?
    3alaih eshterak kel shahar?
    ishtirak kel shaher lazem?
    el ishterak mawjood wala marra wa7da
    mafi ishtirak?
    feeh daf3 shahri
  `,
  "monthly-plan": `
    3endkom taqseet
    agdar agassit
    mumkin adfa3 3ala daf3at
    fe aqsat
    abi asta2jer el jihaz
    ma agdar adfa3 el mablagh kella
    tabby aw tamara
    nos el7een w nos b3deen
    kam el qest
    taqsit law sama7t
    mumkin bel dain
    wedi aqassem el mablagh
    adfa3 alf el7een w el bagi 3ogob
    fe tas-heelat fel daf3
    qasto 3alay
    ta2jeer 3 shohoor yseer
    agsat 3n tareeq el bank
    abi el jihaz bel ejar
    adfa3 500 w el bagi kel shahr
    lazem adfa3 el mablagh kamel?
    aqsat
    taqsit
    adfa3 shahri
    ejar
    tamweel
    thalath daf3at
    taqseet 3endkom?
    nos al7een w nos ba3dain
    agdar adfa3 kel shahar shway
  `,
  discount: `
    fe khasem
    3endkom 3oroodh
    kam akher se3er
    nazel el se3er
    fee discount
    ghali wayed, nazelo shway
    kood khasm
    law akhadt 5 kam el khasm
    a7san se3er
    ra3oona fel se3er
    3ardh ramadan
    tegdaroon tnaqsoon mn el se3er
    law khathet 7 ajheza kam
    agall se3er kam
    mumkin mura3a fel se3er
    abi se3er zain
    36ni se3er 7elo
    abgha khasem 10%
    el se3er thabet?
    fe takhfeedhat?
    law khathna 20 jihaz
    khasem
    3oroodh
    se3er khas
    nazlo el se3er
    fe 3ardh?
    akher se3er kam
    fe 3ard ramadan
    nazloo shway
    law akhatht khams kam tnazloon
  `,
  "vat-on-price": `
    el se3er shamel el dareeba
    ma3 el vat walla bedoon
    kam el dhareeba 3ala el baqa
    tdhifoon 5% fog el se3er
    shamel vat?
    gabel el dareeba walla ba3ad
    leesh el dareeba sefer
    fe dareeba fog el mablagh
    el ejmali ma3 el dareeba
    lazem adheef el dareeba
    el se3er safi walla 3alaih vat
    byzeed el mablagh bsabab el dareeba
    leesh maktoob vat 0
    el se3er zaed el dareeba
    kam ma3 el vat
    el mablagh bedoon vat?
  `,
  "payment-methods": `
    kaif adfa3
    sho toroq el daf3
    keef el daf3 3endkom
    shlon adfa3
    adfa3 3end el estelam
    wasa2el el daf3
    mata adfa3
    adfa3 online
    tariqat el daf3
    tiqbaloon cheque
    shu el toroq elli adfa3 feeha
    adfa3 gabel walla ba3ad
    el khayarat lel sadad
    wein asadded
    sho wasayel el daf3
    kaif tariqat el sadad
    mata maw3ed el daf3
    toroq el daf3
    kaif adfa3 lakom
    el daf3
    adfa3 ba3ad el tarkeeb?
    shu toroq el daf3
    taqbaloon shu fel daf3
    tre8at el daf3
    cash wala ta7weel
    bel bank wala kash
    kash wala ta7weel wala be6aqa
    adfa3 shlon
  `,
  "bank-transfer": `
    a7awel lakom mn el bank
    raqam el 7esab
    shu el iban
    kam yakhoth el ta7weel
    ta7weel banki
    7awalt ams mata yewsal
    ay bank
    tafaseel el 7esab el banki
    el 7awala kam yom
    abgha a7awel el mablagh
    afaddel arsel el mablagh mn el bank
    36ooni el iban
    etha 7awalt el yom mata ybayen
    kam yom 3amal el ta7weel
    3ala ay 7esab a7awel
    el iban malkom
    ma3lomat el bank law sama7t
    ta7weel
    iban
    7awala
    kaif a7awel
  `,
  "pay-by-card": `
    adfa3 bel be6aqa
    tiqbaloon visa
    bel credit card mumkin
    adfa3 bel kart
    bitaqat e2timan
    abgha adfa3 bel visa
    el daf3 bel bitaqa
    ta5thoon visa
    master card yenfa3
    visa temshi 3endkom
    agdar astakhdem mastercard
    fe rosoom zyada 3ala el bitaqa
    adfa3 mn el mawqe3 bel kart
    el daf3 b visa
    bitaqti mn barra el dawla temshi?
    adfa3 bel card law sama7t
  `,
  "pay-cash": `
    mumkin cash
    adfa3 cash
    taqbaloon kash
    abgha adfa3 naqdan
    adfa3 lel fanni cash
    kash 3end el tarkeeb
    naqdi yenfa3
    ma 3endi 7esab banki, kash bas
    ayi el maktab w adfa3 kash
    3adi adfa3 floos kash
    asallemkom el mablagh naqdan
    shoghlna kella cash
    kash as-hal li
    el daf3 kash masmoo7?
    ajeeb el cash lel maktab?
    agdar adfa3 kash
  `,
  invoice: `
    abi fatoora
    arselo el fatora
    mata tewsal el fatora
    fatoora bsm el sherka
    a7taj fatora
    talabt el fatoora mata trselonha
    fatora 3ala el email
    kaif a6lob fatoora
    abgha fatora rasmeya
    proforma law sama7t
    sherkati tetlob fatoora
    mata tkoon el fatora 3endi
    asdero li fatora
    fatora rasmeya gabel ma adfa3
    mata tarseloon el fatora
    ba3ad kam sa3a el fatora
    abi fatora lel sherka
  `,
  trn: `
    te7tajoon el raqam el dareebi
    ma 3endi raqam dareebi
    wein a7ot el trn
    el raqam el dhareebi lazem
    kam raqam el trn
    ana msh msajal dareeba
    bedoon trn yseer
    shu y3ni trn
    raqm dareebi
    lazem akteb el raqam el dareebi
    sherkati ma 3endha trn
    kam khana el raqam el dareebi
    lazem trn 3ashan ashteri?
    wein adkhel raqam el dareeba
  `,
  "how-to-order": `
    kaif a6lob
    abi ashteri
    abgha a6lob el jihaz
    wein a6lob
    khotowat el shera
    sho yseer ba3ad el talab
    ana jahez ashteri
    keef ashteri el baqa
    5alas ba5tha
    abi wa7ed
    kaif nebda
    7ab ashteri el system sho asawi
    wein adghat 3ashan ashteri
    e7jezo li baqa
    3ogob el daf3 shu el khotwa
    mohtam sho el matloob menni
    kaif a6lob mn el mawqe3
    etha dafa3t sho b3deen
    abi ashteri el cashier
    abgha ashteri system
    a7taj cashier le ma7ali
    a6lob el baqa
    wein ashteri el baqa
    abi el baqa
    shera
    talab
    kaif ashteri
    abi abda
    abi ashteri wa7da
    kaif atlob
    shu el khatawat 3ashan ashteri
    wain ashteri
    jahez a6lob
    shu yseer ba3d ma adfa3
  `,
  quote: `
    abi 3ard se3er
    mumkin quotation
    arselo 3ardh se3er
    3ard as3ar le sherkati
    a7taj 3ard se3r le mat3am
    abgha 3ardh maktoob
    kotaishen
    keef a7sal 3ala 3ard se3er
    tas3eera law sama7t
    arselo li 3ard se3er rasmi
    n7taj 3ard maktoob
    sawo li quotation
    jahhezo 3ard se3er
    wein a3abbi 3ard el se3er
    abi quote rasmi
    jahzooli 3ard se3er
    3ard se3er le far3ain
    abi tas3eera
  `,
  delivery: `
    mata yewsal el jihaz
    mata twasloon
    mata twaseloona
    mata teyeeboona
    twaseloon
    el tawseel majani
    kam yakhoth el tawseel
    kam yom lain yewsal
    abgha bacher
    wein 6alabi
    rosoom el tawseel
    astelem mn el maktab
    mata astelem el baqa
    tjeeboona lel ma7al
    kam yom w ykoon 3endi
    tjeboona walla ayi akhtha
    yewsal lain bab el ma7al
    mawjood 3endkom jahez
    law dafa3t el yom mata astelma
    fe ojrat tawseel?
    el ajheza mtwafra el7een?
    mata astelma
    mata yeeni
    el tawseel mashmool?
    bacher astelma?
    tawseel?
    mnu ywaselha
    kam yoom w yewsal
    mata yewsalni
    el tawseel 3aleih floos?
    tjeeboona el ma7al?
    agdar astelma bnafsi
  `,
  refund: `
    agdar araj3a
    abgha floosi
    keef alghi el 6alab
    law ma 3ajabni araj3a
    siyasat el erja3
    kansel el 6alab
    tarj3oon el floos
    ghayart ra2yi
    abi abaddela
    esterja3 el mablagh
    law ma 3ajabni a36ekom eyah
    etha laghait sho yseer bel floos
    abadela b shay thani mumkin
    fe estirdad etha ma 3ajabni
    floosi tarja3?
    abi atraja3 3an el talab
    law ma 3jabni araj3a?
    asterid floosi
    seyaset el erja3
    abi alghi el talab
    abi arajje3a w akhith floosi
    bs2al 3n el erja3
    abi arrid el jihaz
  `,
  comparison: `
    leesh akhtarkom
    sho el farg bainkom w bain ghairkom
    lesh antom a7san
    foodics walla ento
    3endi system thani lesh aghayer
    sho ymayezkom
    eshterak shahri walla daf3a wa7da
    kam yakhthoon el munafseen
    leesh se3erkom rkhees
    muqarana ma3 el eshterak
    shu elli ymayezkom 3an el bagi
    ana mesta2jer system leesh aghayer
    36ni asbab akhtarkom
    leesh a7san mn elli 3endi
    arkhas mn el munafseen?
    shu el mumayaz fe epos
    muqarana
    leesh ento
    a7san mn ghairkom?
    el farg bainkom w foodics
    arkhas mn ghairkom?
    ghali wayed
    ghali
    ghaleya shway
    el se3r mertefe3
    leesh ghali chithi
    el se3r ghali
    lesh a8ayyer el system
  `,
  savings: `
    kam awaffer
    kam bawaffer ma3akom
    3endi 3 cafes kam awaffer
    e7seb li el tawfeer
    3endi khams mata3em kam el tawfeer
    kam awafer fe santain
    shgad awaffer
    el tawfeer kam
    3endi baqala kam twaffer li
    mata yerja3 ras el mal
    3endi far3ain kam awafer
    kam bawafer ma3 4 mata3em
    3endna saydaletain kam el tawfeer
    kam derham bawaffer
    3endi 12 ma7al kam awafer
    3endi 6 ma7alat kam agdar awafer
    ma63amain kam yetwaffar
    kam meqdar el tawfeer
    e7seb li kam awaffer 3indi baqala
    3indi 4 mata3em kam awaffer
    kam bawaffer fe santain
    adfa3 300 kel shahar kam bawaffer
  `,
  results: `
    yesare3 el cashier?
    sho el nata2ej
    ygallel el akhta2
    3endkom qesas naja7
    sho byetghayar fe ma7ali
    yestahel le ma7al sgheer
    el zaham byekheff
    nesbat el ta7ason
    el khedma tseer asra3
    fe daleel ena yeshteghel zain
    kam btkoon el khedma asra3
    el mat3am bygel ghalta?
    yefreg fe3lan?
    kam bel meya asra3
    sho byet7assan fe ma7ali
    yesare3 el shoghol?
    nata2ej mothbata?
    el fawayed bel arqam
    ygallel el ghalat?
    sho astafeed
    el entethar agal?
    shu el fayda mena
    kam btgel el akhta2
    yesare3 el sheghel?
    3endkom daleel ena yfeed
    ykhafef el za7ma
  `,
  "package-contents": `
    sho fel baqa
    shu yji ma3a
    esh el mo7tawayat
    sho a7sal be hal se3er
    el 6abe3a ma3 el baqa?
    shu tbee3oon
    tafaseel el baqa
    el baqa fiha sho
    kel shay yeji ma3ah
    shnu fel package
    sho el ajheza elli fel baqa
    sho kel elli astelma
    3added li mo7tawayat el baqa
    w el darj ma3aha?
    shu bet salmooni
    sho b7sal fel sanadeeg
    el 6abe3a w el darj fel se3er?
    sho fel baqa bel thabt
    shu fel baqa?
    sho el mashmool
    kel shay mashmool?
    shu tbee3oon ento
    mo7tawayat
    shu fel package
    shu yeji ma3aha
    shu yeshmal el se3er
    tji ma3aha 6ab3a w derj?
    sho el aghradh el mawjoda
    shu el asya2 elli tyeeni
    shu bastelem
    esh el qita3 ma3ah
  `,
  "several-outlets": `
    3endi akthar mn far3
    kam baqa a7taj
    tarbe6oon el foroo3
    3endi 3 ma7alat
    thnain cashier fe nafs el ma7al
    kel far3 ye7taj baqa
    bafta7 far3 thani
    adheef cashier thani b3deen
    foroo3 mota3adeda
    silsilat ma7alat
    n7n neshteghel mn 4 mawaqe3
    ashteri taqm le kel cashier
    nawi afta7 foroo3 b3deen
    n7n majmoo3at 12 far3
    azeed cashier el sana el jaya?
    rokhsa wa7da le ma7alain?
    foroo3
    far3ain
    akthar mn cashier
    cashierain
    n7n selsela
  `,
  "parts-only": `
    abi el barnamej bas
    3endi computer agdar astakhdema
    barnamej bedoon jihaz
    3endi 6abe3a ma a7taj
    kam el barnamej la7ala
    el shasha bas
    tbee3oon el 6abe3a la7alha
    abi el darj bas
    arakeb el barnamej 3ala jihazi
    abi el barnamej 3ala computeri
    akhth el taqm mn doon el tabe3a
    bedoon el derj bkam
    abi el software faqat
    tbee3oon el ajheza mn ghair barnamej?
    el 6abe3a tenba3 wa7edha?
    barnamej faqat
    bdoon tabe3a
    bdoon darj
    3endi tabe3ti
    ashteri el jihaz faqat
    abi el printer bas
    el barnamej bro7a bkam
    3indi computer abi el barnamej bas
    el derj le7ala
    agdar astakhdem printer mali
  `,
  terminal: `
    sho mowasafat el jihaz
    mowasafat el cashier
    el jihaz touch?
    shu no3 el jihaz
    el jihaz qawi
    marka el jihaz
    tafaseel el jihaz
    mwasafat
    shasha lams?
    ay no3 jihaz
    sef li el computer
    el jihaz jadeed bel karton?
    el makina shu no3ha
    mwasafat taqneya lel computer
    jihaz android walla computer
  `,
  "screen-size": `
    kam 7ajm el shasha
    kam bosa
    kam inch el shasha
    el shasha kbeera?
    maqas el shasha
    el shasha kam ensh
    fe shasha akbar
    qiyas el shasha
    kam inch el touch
    abe3ad el shasha
    15 walla 17 bosa
    qiyas el shasha law sama7t
    el monitor kam bosa
    el shasha wayed sgheera?
  `,
  "screen-resolution": `
    kam deqqat el shasha
    shu el resolution
    kam pixel
    el shasha full hd
    el shasha wad7a
    deqat el 3ard
    el shasha hd?
    kam 3adad el pixel
    el shasha 3aleyat el deqa
    deqqat el touch
    shu deqat el shasha
    pixel el shasha
  `,
  processor: `
    shu el mo3alej
    no3 el processor
    el mo3alij intel
    kam sor3at el mo3alej
    sho el cpu
    processor el jihaz shu
    el mo3alej qawi
    intel walla shay thani
    ay cpu dakhla
    terraz el mo3alej
    shu el prosesor
    ay mo3alej mostakhdam
  `,
  memory: `
    kam el ram
    kam el thakera
    el ram kam giga
    4 giga walla 8 ram
    agdar azeed el ram
    7ajm el ram
    thakerat el jihaz
    kam giga el ram el mrakaba
    yeji ma3 8 giga ram
    kam giga ram
    el thakera kafeya?
  `,
  storage: `
    kam el takhzeen
    el hard kam
    ssd walla hard
    kam giga el takhzen
    mesa7at el hard
    kam 7ajm el hard disk
    64 giga tkaffi
    sa3at el hard kam
    dakhla ssd?
    kam takhzeen
    el qers kam giga
    sa3at el takhzeen law sama7t
  `,
  printer: `
    sho no3 el 6abe3a
    el tabe3a 7arareya
    mowasafat el 6abi3a
    el 6abe3a t6ba3 3arabi
    el printer shu no3a
    tgos el waraq
    6abe3at el fawateer
    el tabi3a wireless
    ay 6abe3a ta36oona
    te6ba3 logo
    tgos el fatora b nafsha
    ay 6abe3a ma3ah
    el tabe3a ted3am 3arabi
    6abe3a
    el tabe3a
    ay 6abe3a ta36oon
    no3 el tabe3a
    shu no3 el printer
    el tab3a tetba3 3arabi?
    mowa9afat el tab3a
    el printer kaif
  `,
  "printer-speed": `
    kam sor3at el 6abe3a
    el tabe3a saree3a
    kam mm fel thanya
    te6ba3 b sor3a
    sor3at el teba3a
    kam thanya w te6la3 el fatora
    el 6ba3a batee2a
    kam sor3at-ha el tabe3a
    el fatora te6la3 3ala tool?
    el printer ba6ee2?
    sor3at el 6ba3a law sama7t
  `,
  "receipt-paper": `
    sho no3 el waraq
    maqas waraq el 6abe3a
    te7taj 7eber
    wein ashteri el rolat
    kam se3er el rolat
    waraq 80 mm
    3endkom rolat
    3ard el waraq
    ay rolat trakeb
    lazem ashteri 7eber
    mn wein ajeeb waraq
    ay 7ajm rol a7taj
    ye7taj 7eber?
    el rolat ghalya?
  `,
  "cash-drawer": `
    el darj fi qefel
    kaif yenfete7 el darj
    mefta7 el darj
    derj el floos
    el darj yefta7 telqa2i
    mowasafat el darj
    agdar aqfel el derj
    el darj 3alaih qefl?
    yenfete7 b roo7a
    asakra b mefta7
    kaif ye3mal el darj
    darj b qefl?
  `,
  "drawer-compartments": `
    kam khana fel darj
    kam khana lel 3omlat
    khanat el darj
    makan lel fakka
    kam khana lel awraq
    taqseem el darj
    kam qesem fel derj
    kam makan lel ma3daneya
    el darj maqsoom kam
    kam qesm dakhel el darj
    khanat el derj kam
  `,
  scanner: `
    yeji ma3a scanner
    bkam el scanner
    qare2 el barcode ma3 el baqa
    abi barcode scanner
    se3er qare2 el barkod
    a7taj scanner?
    3endkom skaner
    el barcode dhemn el baqa
    a7sal 3ala qare2 barcode
    a7taj shay yeqra el barcode
    el scanner yenba3 la7ala?
    yeshmal mase7 barcode?
    taklefat el scanner
  `,
  "scanner-speed": `
    kam sor3at el scanner
    el scanner saree3
    kam mas7a fel thanya
    kam barcode fel thanya
    sor3at qare2 el barcode
    yeqra b sor3a
    sor3at el mas7
    kam code fel thanya yeqra
    el scanner yel7ag 3ala cashier saree3
    kam sor3at mas7 el barcode
    el scanner kam mas7a bel thanya
  `,
  "kitchen-screen": `
    3endkom shashat ma6bakh
    shasha lel matbakh
    kam shashat el matbakh
    shasha lel 6abbakh
    el chef yshoof el 6alabat 3ala shasha
    shasha badal el waraq fel matbakh
    kitchen display 3endkom
    el chef ygdar yshoof el talabat 3ala shasha
    abi abaddel waraq el matbakh b shasha
    se3er shashat el ma6bakh
    abi shasha lel chef
  `,
  "customer-display": `
    3endkom shasha lel zboon
    shasha thanya lel 3ameel
    el zboon yshoof el se3er
    el jihaz b shashtain
    kam shashat el zaboon
    shashtain
    shasha mqabel el zboon
    zabayni byshofoon elli yen7eseb
    shasha jeddam el zboon
    el zboon yshoof el mablagh?
    se3er shashat el 3ameel
  `,
  accessories: `
    sho el mol7aqat
    3endkom accessories
    kam as3ar el mol7aqat
    3endkom mizan
    sho agdar azeed 3ala el baqa
    ajheza edafeya
    qeta3 ghiyar
    sho el ajheza el zyada
    shu tbee3oon ghair el baqa
    mol7aqat thanya 3endkom?
    ashteri mizan menkom
    mol7aqat?
    kam se3er el mol7aqat
    mizan?
    ajheza thanya tbee3oon?
  `,
  "software-features": `
    sho ysawi el barnamej
    mumayezat el system
    el barnamej sahel?
    sho fel barnamej
    wazayef el nezam
    fe khosoomat w erja3
    khasa2es el barnamej
    el system shu ygdar ysawi
    sho yqaddem barnamejkom
    agdar asawi khasem 3ala el fatora
    basee6 le ay 7ad?
    ma heya el mumayezat
    kaif el bee3 3alaih
    asawi mortaja3 3alaih?
    shu yegdar ysawi el barnamej
    murtaja3at w tabdeel
    wesh mumayezata
  `,
  licence: `
    shu y3ni tarkhees mada el 7ayat
    yentehi el tarkhees
    el barnamej melki
    kam modat el tarkhees
    rokhsat el barnamej da2ema
    el license mata yekhlas
    anqel el barnamej le jihaz thani
    lazem ajadded el rokhsa
    el barnamej bywagef yom?
    el rokhsa mada el 7ayat?
    el barnamej li ba3ad el shera?
  `,
  updates: `
    el ta7dithat majaneya
    fe ta7deethat
    kam el ta7deeth
    te7adthoon el barnamej
    el update bfloos
    noskha jadeeda
    kaif yet7addath el system
    el barnamej byetem mo7adath
    akhth el nosakh el jadeeda bbalash
    shu 3an el ta7deethat
    kel kam fe ta7deeth
  `,
  "software-language": `
    el barnamej bel 3arabi
    3arabi walla englizi
    sho lughat el system
    el fatora bel 3arabi w english
    aghayer el lugha
    yed3am 3arabi
    fe hindi aw urdu
    mowadhafeeni hnood shu el loghat
    astakhdem el cashier bel 3arabi
    mowathafeeni ma yefhamoon ella english
    el loghat el mad3ooma
    abaddel el lugha?
    el lugha
    3arabi
    english
    bel 3arabi?
    loghat thanya?
    7ad yetkallam 3arabi 3ndkom
    el support b hindi?
    fareegkom yet7acha shu lugha
  `,
  "vat-receipt": `
    ye6ba3 fatora dareebeya
    el fatoora feha el raqam el dareebi
    ye7seb el dareeba telqa2i
    mo3tamad mn el dara2eb
    sho yen6ebe3 3ala el fatora
    fatora dareebeya lel zboon
    vat 3ala el fatoora
    mutawafeq ma3 el dareeba
    el fatora elli te6la3 dareebeya sa7
    tbayen el dareeba 3ala el fatora
    el cashier ye6ba3 fawateer dareebeya?
    mutawafeq ma3 el hay2a?
    fatora dareebeya
    ye6ba3 raqmi el dareebi?
    el fatora motawafqa ma3 el dareeba?
  `,
  "staff-logins": `
    kel mowathaf laah ramz
    sala7iyat el mowathafeen
    amna3 el cashier mn el khasem
    mnu sawa el erja3
    el mowathaf yesreg kaif a3ref
    kam mostakhdem
    raqam serri le kel mowathaf
    adheef mowathaf jadeed
    a36i kel 3amel code
    ma athe8 fel cashier
    kaif amna3 el mowathafeen mn el erja3
    kel mowathaf lah raqam serri?
    kaif aragib el cashiereya
    dkhool le kel cashier
    sala7eyat mokhtalefa
    et7akkam fe mowathafeeni
    mnu ba3 shu
    kel mowathaf la password?
    agdar amna3 el cashier men el khasm
    kaif a3ref mno ba3
    9ala7iyat el mowathafeen
    ma abi el cashier yshoof el arba7
    el mowathaf ye7thef fatora?
    el cashier yemsa7 fawateer
    amna3 el mowathaf yel3'i el fatora
  `,
  reports: `
    sho el taqareer
    ashoof mabee3at el yom
    kam be3t el yom
    taqreer el arba7
    ashoof el mabee3at mn el bait
    taqreer akher el yom
    akthar senf yenba3
    kaif a3ref reb7i
    report shahri
    a3ref reb7i 7ag el esboo3
    ashoof el arqam w ana msafer
    mulakhas wagt el taskeer
    ashoof bee3 el yom?
    el reb7 a3refa?
    mulakhas el mabee3at
    ashoof taqareer?
    taqreer reb7
    kam be3na
    taqreer esboo3i
    mabee3at kel cashier
    taqareer
  `,
  stock: `
    yedeer el makhzoon
    el jard
    yenabehni etha khalsat el bdha3a
    kaif el makhzoon
    kam senf agdar adakhel
    el makhzan
    a3ref sho bagi fel makhzan
    stock control 3endkom
    ykhaberni sho lazem a6lob
    ye7seb bdha3ti
    asawi feeh jard
    ysawi jard?
    tanbeehat el makhzoon?
    a3ref shu naqes?
    motaba3at el makhzoon
    makhzoon
    ashoof makhzooni?
    tanbeeh el kammeya
    estelam el bdha3a
    jard shahri
    yenabehni lo khla9at el bdha3a
    kam bagi fel makhzan
    jard el makhzoon
    el makhzoon yenqas lama abee3
  `,
  "import-items": `
    anqel el asnaf mn excel
    3endi alaf el asnaf lazem aktebha
    tenqloon bayanati mn el system el qadeem
    mnu yedakhel el asnaf
    aghayer mn system thani
    tdakhloon el menu
    bayanati el gadeema tdhee3?
    lazem arja3 adakhel kel bdha3ti
    arfa3 excel feeh el as3ar
    testawredoon qayemat asnafi?
    antqel mn cashieri el gadeem
    3endi 5000 senf
    esteerad el montajat
    arfa3 asnafi?
    atna8al mn cashier gadeem
    adakhel kel el asnaf?
  `,
  "internet-cut": `
    yeshteghel bedoon net
    law enqe6a3 el internet
    etha el net fasal
    lazem wifi
    bdoon internet
    el system cloud?
    agdar abee3 w el net maq6oo3
    ma 3endi net fel ma7al
    offline yeshteghel
    lazem ykoon el cashier mettasel
    netna mob thabet
    kel shay ywagef law el net raa7?
    yegdar yeshteghel offline?
    law ma fe ettesal?
    abee3 w el wifi 6afi?
  `,
  "power-cut": `
    law enqata3at el kahraba
    feeh battariya
    etha rahat el kahraba
    bedoon kahraba
    a7taj ups
    el kahraba taqta3
    bayanat tdhee3 law el kahraba fasalat
    el kahraba troo7 wayed
    dakhla battareya?
    law ma fe kahraba?
    3enda battareya e7teyat?
  `,
  "other-devices": `
    yeshteghel 3ala el ipad
    3ala el tablet
    3endkom app
    yeshteghel 3ala mac
    agdar astakhdem telefoni cashier
    android aw ios
    3ala el mobile
    lazem windows?
    ashaghla 3ala ipadi
    fe app lel mobile
    noskhat ipad?
    yeshteghel 3ala el tabletat?
    tablet
    ipad
    tatbeeq mobile
    astakhdem telefoni?
  `,
  "industry-retail": `
    3endi ma7al
    yenfa3 le ma7al
    ma7al hadaya
    monaseb lel ma7alat
    ma7al 3otoor
    3endi dukan
    maktaba
    matjar sgheer
    3endi matjar sgheer sho yfeedni
    nebee3 adawat manzeleya
    3endi ma7al hatha ynasebni?
    cashier le ma7al hadaya
    ma7al
    matjar
    ma7ali
    abee3 al3ab
    7ag ma7ali
    3indi ma7al hadaya ynaseb?
    ynaseb ma7al al3ab
    7ag ma7al 3otoor zain?
    yesla7 lel ma7alat
    3indi ma7al qerta9iya
    el system zain 7ag el du-kan
    shu yfeed ma7ali
  `,
  "industry-restaurant": `
    3endi mat3am
    yenfa3 lel mata3em
    nezam el 6awlat
    taqseem el 7esab
    el 6alabat troo7 lel matbakh
    w lel ma63am?
    saala w safari
    bafta7 mat3am shawarma
    mala7adhat lel shef
    cashier mata3em
    el 7esab yenqesem 3ala el dhoyoof
    el talabat tewsal el matbakh b ro7ha
    mofeed lel mat3am
    ana sa7eb mat3am
    agassem el fatora?
    edarat el 6awlat?
    mat3am
    mat3ami
    6awlat
    talabat el matbakh
    taqseem el fatora 3ala el dhoyoof
    sho mumayezat el system lel ma6a3em
    3ndi ma63am w abi system
    ana 3ndi mat3am sho tgadmoon li
  `,
  "industry-cafe": `
    3endi cafe
    3endi kofi shop
    ma7al karak
    cafeteria
    maqha sgheer
    w lel cafe?
    gahwa mokhtassa
    ma7al 3asayer
    yenfa3 le kafeeh
    bafta7 ma7al gahwa
    abee3 3asayer
    n7n cafeteria
    ana sa7eb kafeh
    nebee3 karak
    3endi koshk gahwa
    3indi cafe zghir ynaseb?
    7ag el cafeteria
    ynaseb coffee shop
    ma7al karak yesla7?
    3indi kofi
    3ndi kofi sgheer
    ana 3endi coffee shop
  `,
  "industry-pharmacy": `
    3endi saydaleya
    yenfa3 lel saydaleyat
    tareekh entiha2 el adweya
    w lel saydaleya?
    el adweya el muntaheya
    sala7eyat el dawa
    raqam el tashgheela
    cashier saydalya
    yenabbeh gabel bee3 dawa montahi
    ynaseb saydaleyti
    ana sa7eb saydaleya
    atabe3 el sala7eya?
    3indi saydaliya ynaseb?
    7ag el saydaliyat
    yetabe3 tareekh el 9ala7iya lel dawa?
    el adwiya wel wasfat
    saydalia zghira
  `,
  "industry-supermarket": `
    3endi supermarket
    yenfa3 lel supermarket
    hypermarket
    mulsaqat el rofoof
    w lel supermarket?
    bee3 bel wazn
    za7mat el jom3a fel supermarket
    akthar mn cashier 3ala makhzoon wa7ed
    n7n supermarket b 5 counterat
    ana sa7eb supermarket
    khodhar bel kilo
  `,
  "industry-convenience": `
    3endi baqala
    yenfa3 lel baqala
    mini mart
    dukan sgheer
    w lel bagala?
    bagala fel benaya
    bitaqat sha7n
    baqalti sgheera
    bagalti el sgheera te7taj cashier
    dukan fel fereej
    ana sa7eb bagala
    nezam el baqala
  `,
  "industry-fashion": `
    3endi ma7al malabes
    ma7al 3abayat
    maqasat w alwan
    boutique
    ma7al ahtheya
    malabes atfal
    w le ma7al el malabes?
    el maqas el thani
    3endi boutique malabes
    nebee3 ahtheya b alwan
    abee3 3abayat
    nebee3 jawati
    malabes
    azya2
    3abaya
    a7theya
    ma7al 3bayat ynaseb?
    3indi boutique malabes
    ma7al jwati
    7ag el malabes
  `,
  "industry-electronics": `
    3endi ma7al telefonat
    ma7al mobaylat
    el raqam el tasalsuli
    ma7al electroneyat
    serial number
    ma7al jawalat
    tasleeh telefonat
    imei ma3 el fatora
    nebee3 telefonat w shawa7en
    ysajjel imei
    3endi ma7al mobile
    tatabo3 el serial
    electroneyat
    ma7al telefonat 3endi
    arqam tasalsuleya
  `,
  "industry-other": `
    3endi salon
    saloon 7elaqa
    maghsala
    ma7al ward
    nashati mokhtalef
    ay anshe6a ynaseb
    laundry
    karaj
    gym
    leman hal nezam
    salon tajmeel ygdar yestakhdema
    3endi maghsalat malabes
    yesla7 le salon?
    mashroo3i maghsala
    anshe6a thanya?
    saloon
    ma7al 7elaqa
    nashat mokhtalef 3endi
    karaj tasleeh
  `,
  integrations: `
    yerbe6 ma3 anzema thanya
    3endkom api
    el rabt ma3 baramej
    yetkamel ma3 shu
    integration
    yerteb6 ma3 system thani
    agdar arbe6a ma3 erp
    ma3 ay anzema yeshteghel
    agdar ashbeka ma3 baramej thanya
    shu el takamolat
    yenrebe6?
    rabt
    takamol
    yerbot ma3 shu
  `,
  "integration-accounting": `
    yerbot ma3 barnamej el mo7asaba
    quickbooks
    tasdeer le excel
    el mo7aseb kaif yakhoth el bayanat
    fe mo7asaba
    rabt m7asabi
    tally aw zoho
    arsel el mabee3at le barnamej el 7esabat
    m7asebi yabi excel
    quickbooks mad3oom?
    rabt barnamej mo7asaba
  `,
  "integration-delivery": `
    yerbe6 ma3 talabat
    ta6beeqat el tawseel
    deliveroo w careem
    6alabat el delivery ten6ebe3 telqa2i
    sawagin el tawseel
    rabt talabat
    el mandoob w el cash elli 3enda
    noon food
    talabat tewsal el cashier?
    mnu ytabe3 el sawagin
    sawagina kaif netabe3hom
  `,
  "integration-online-shop": `
    abee3 online
    yerbot ma3 shopify
    matjar elektroni
    3endi mawqe3 yerteb6?
    salla aw zid
    nafs el makhzoon lel mawqe3 w el ma7al
    abee3 fe instagram
    el e-commerce
    3endi matjar 3al net
    el makhzoon wa7ed lel mawqe3
    shopify? yerteb6
    arbe6a b mawqe3i
  `,
  "integration-card-machine": `
    yerbot ma3 jihaz el bitaqat
    makinat el visa
    el zboon yedfa3 bel be6aqa
    nos cash nos visa
    te36oon jihaz bitaqat
    apple pay 3end el cashier
    jihaz el shabaka
    makinat el bank
    kaif zabayni yedfa3oon bel bitaqa
    te36oona qare2 bitaqat
    zabayni kaif yedfa3oon bel kart
    yertebe6 b makinat el bank
  `,
  installation: `
    mnu yerakeb el jihaz
    el tarkeeb majani
    trakboona fe ma7ali
    kam yakhoth el tarkeeb
    rosoom el tarkib
    sho ajahhez lel tarkeeb
    lazem arakba b nafsi
    mata trakboon
    yeji fanni
    kam tarkeeb el system
    tjoon trakboona lena
    el tarkeeb bfloos?
    kam sa3a yakhth el tarkeeb
    mnu yerakba
    kaif yseer el tarkeeb
    el tarkeeb bbalash?
    mno yerakeb el jihaz
    yeji fanni el ma7al?
    el tarkeeb 3aleih floos
    kam yakhez el tarkeeb
    kam sa3a ya5ed el tarkeeb
    el tarkeeb y6awwel?
    meta tyoon trakboon
    asakker el ma7al wagt el tarkeeb?
    ana arakkeba wala entoo
    arakba bro7i?
    entoo trakboona wala ana
    mnu yrakeb
    trakboonah 3ndi?
  `,
  training: `
    tdarboon el mowathafeen
    el tadreeb majani
    mnu y3allem el cashier
    kam modat el tadreeb
    mowadhafeeni ma ya3arfoon
    te3almoona kaif
    el tadreeb fel ma7al
    sa3b el ta3alom
    mowathaf jadeed tdarboona
    by3almoon mowathafeeni
    mnu yeshra7 lel cashier
    abooy ygdar yet3allama
    fe tadreeb?
    mnu ydarebna
    tadreeb
    tadreeb el mowathafeen
    twaferoon tadreeb?
    mnu bydarebna
  `,
  warranty: `
    fe dhaman
    kam moddat el daman
    sho yeshmel el dhaman
    kam sana daman
    3alaih kafala
    el 6abe3a 3aleha dhaman
    daman el ajheza
    ba3ad ma yentehi el daman
    warranty kam shahar
    kam sana kafala
    el kafala teshmel el tabe3a
    mata yekhlas el dhaman
    ay dhaman ta36oon
    lain mata madhmoon
    kam shahar el daman
    law khereb ba3d sana
    el daman shu yghatti
    ba3d el daman shu yseer
    el kasr da5el fel daman?
    law 6a7 el jihaz el daman yshmla
    ba3d el sana mnu yesale7
  `,
  repair: `
    el 6abe3a ma teshteghel
    el shasha soda
    el jihaz kharban
    law khereb el jihaz
    el darj ma yefta7
    tsal7oon el jihaz
    fe moshkela fel jihaz
    abi fanni
    el barnamej 3allaq
    ma ye6ba3
    jihazi te3a66al
    el cashier mayet sho asawi
    el touch ma yestajeeb
    mnu yeji etha khereb
    law khareb el jihaz?
    el 6abe3a kharbana
    mnu ysal7ha
    cashieri khareb
    kharban
    ma yeshteghel
    el tabe3a ma te6ba3
    el shasha 3alagat
    el jihaz te3attal
    fe 3o6ol
    a7taj tasleeh
    el tab3a waqafat
    el derj ma yeftah
    el jihaz mo3alleq
    el jihaz kharban shu asawi
    el printer ma yetba3
    el cashier ma yeshteghel
    el jihaz kharab arajje3a wala tsal7oona
  `,
  support: `
    fe da3m fanni
    el da3m 24 sa3a
    mata el da3em mawjood
    khedmat el 3omala
    khedmat ma ba3d el bee3
    el da3m majani
    mnu ysa3edni ba3ad el shera
    tsa3doon bel lail
    support 3endkom
    tredoon akher el lail
    7ad ysa3edni b3deen?
    khedmatkom ba3d el bee3 kaif
    shu el da3m el mawjood
    kaif akhth da3m
    3endkom da3m?
    da3m bel lail
    mnu yed3amni
    el da3m mashmool?
  `,
  guides: `
    3endkom daleel estekhdam
    wein el shar7
    kaif aghayer rol el 6abe3a
    kutayeb
    daleel el mostakhdem
    shoroo7at
    kaif adheef senf jadeed
    manual
    wein alga el kutayeb
    ta36oon ta3leemat maktooba
    fe daleel?
    ta3leemat el 6abe3a
    daleel
    kutayyeb
    kaif aghayer el waraq
    ta3leemat el estekhdam
  `,
  demo: `
    abi ashoof demo
    abgha ashoofa shaghal
    a7jez demo
    3endkom video
    waroni kaif yeshteghel
    3ard tajreebi
    ashoof el system gabl el shera
    3endkom ma3radh
    twarooni el system
    wedi a7jez 3ard
    ashoofa kaif yeshteghel
    abgha demo
    tegdaroon ta3redhoona
    demo
    waroni
    fedyo
    ashoofa mobasher
    abi ashoof kaif yeshteghel
    warooni el system
    fe video?
    mumken demo
    abi ajarba 3endkom
  `,
  trial: `
    fe tajreba majaneya
    agdar ajarreba
    kam modat el tajreba
    ajarreba gabel ma ashteri
    noskha tajreebeya
    lazem bitaqa lel tajreba
    abi ajarreb
    kam yom el tajreba
    el tajreba bbalash
    free trial 3endkom
    akhtebra gabel el shera
    astakhdema bbalash fatra
    sho ba3ad fatrat el tajreba
    mumkin ajarreb?
    tajreba bala bitaqa?
    kam agdar ajarreba
    fe nos5a tajreebeya
    wedi ajarreb awal
    ajarreba gabl el shera
    tajruba majaneya fe?
    abi ajarreb gabl el daf3
    mumken ajarreb w ba3dain adfa3
    el tajreba gabl el shera fe?
    abi tajruba
    wedi ajareb el system
    bajarreb el system shway
    abgha tajreba
    abghi nos5a lel tajreba
    ajareb el system majanan
  `,
  "trial-download": `
    kaif a7ammel el noskha
    wein rabe6 el ta7meel
    tanzeel el barnamej
    kaif anazzel el tajreba
    el ta7meel ma yebda
    ma agdar athabet el barnamej
    7ammalta sho b3deen
    khotowat el tathbeet
    mn wein ajeeb el noskha el tajreebeya
    nazzalt el file w el7een?
    nazzel el tajreba
    kaif athabet el tajreba
    ta7meel
    mn wein a7ammel
    rabet el ta7meel
    kaif athabta 3ala computeri
  `,
  "trial-requirements": `
    ay windows ye7taj
    yeshteghel 3ala windows 7
    motatalabat el tajreba
    kam ram lazem fe computeri
    laptopi gadeem yeshteghel 3alaih
    windows 11 yenfa3
    mowasafat el computer el matlooba
    laptopi bykaffi lel tajreba
    lazem windows 11?
    motatalabat el tajreba shu
    byeshteghel 3ala computeri?
    ashaghel el tajreba 3ala laptopi?
    ay computer a7taj lel tajreba
    el tajreba 3ala windows 7?
  `,
  "trial-login": `
    sho ramz el dokhool
    el password shu
    kelmat el ser 7ag el tajreba
    yetlob menni ramz
    user w password
    shu el code
    kaif adkhel el tajreba
    ramz el mostakhdem
    ay password akteb
    el barnamej yetlob code
    password el tajreba?
    kaif asajjel dkhool el tajreba
    dokhool
    password
    code
    ramz el moroor
  `,
  coverage: `
    ay manateq tkhedmoon
    tghattoon kel el emarat
    wein trakboon
    tjoon 3endi
    barra dubai trakboon
    ma7ali b3eed
    kel el emarat?
    wein teshteghloon
    troo7oon kel emara
    men6eqti mashmoola
    ay emarat tkhedmoon
    men6eqti tghattoonha?
    twasloon le kel el emarat?
    emarati mashmoola?
    wein trakboon el cashier
    kel el modon?
    ana mob fe dubai
    fe el emarat el sab3?
    ay emarat tghatoon
    tewasloon kel el emarat?
    wain tewasloon
    fe kel mokan tarkboon
    twaslon kel el emarat?
    wen twaslon
    tyoonna el ma7al?
  `,
  "coverage-dubai": `
    trakboon fe dubai
    ma7ali fe deira
    ento fe dubai
    tjoon bur dubai
    w fe dubai?
    twaseloon dubai
    fe dbai
    ma7ali fe jumeirah tjoon
    far3 deira
    tkhedmoon dubai?
    3endi ma7al fe dubai
  `,
  "coverage-abu-dhabi": `
    trakboon fe abu dhabi
    ma7ali fel 3ain
    w fe abu dhabi?
    twaseloon el 3ain
    ana fe bu dhabi
    fe abudhabi mawjoodeen
    msaffa7
    twasaloon lain el rowais
    saydaleya fel 3ain
    tkhedmoon abu dhabi?
    tarkeeb fel 3ain?
    tewasloon el ain?
    w bu dhabi?
    tarkboon fe mussafah
    3indi ma7al fel 3ain
    abu dhabi mashmoola?
  `,
  "coverage-sharjah": `
    trakboon fel sharjah
    ma7ali fel shareqa
    w fel shar8a?
    twaseloon sharja
    tjoon khorfakkan
    ana fel sharjah
    kalba
    ana fel sharjah tjoon hni
    ma7al fe kalba
    tkhedmoon el sharjah?
    3endi ma7al fel shar8a
    tyoon el shar8a
    twaslon sharjah
  `,
  "coverage-ajman": `
    trakboon fe 3ajman
    ma7ali fe ajman
    w fe 3jman?
    twaseloon ajman
    tjoon 3ajman
    ana fe ajman
    3ajman twasloonha
    el cafe 7agna fe 3ajman
    tkhedmoon 3ajman?
    tarkeeb fe 3ajman?
    ajman tyoon?
  `,
  "coverage-rak": `
    trakboon fe ras el khaima
    ma7ali fe rak
    w fe ras el 5aima?
    twaseloon ras al khaimah
    tjoon rak
    ana fe ras elkhaima
    ras el khaima twasloonha
    trakboona fe rak
    tkhedmoon ras el khaima?
    tarkeeb fe rak?
    twaslon rak?
  `,
  "coverage-fujairah": `
    trakboon fel fujairah
    ma7ali fel fjeera
    w fel fujaira?
    twaseloon el fujairah
    tjoon dibba
    ana fel fujeira
    el fujairah twasloonha
    ma7alna fe dibba
    tkhedmoon el fujairah?
    tarkeeb fel fjeira?
    tyoon el fujairah?
    el fujairah tarkboon fiha
  `,
  "coverage-uaq": `
    trakboon fe um el quwain
    ma7ali fe om elqewain
    w fe umm al quwain?
    twaseloon uaq
    tjoon um el gaiwain
    ana fe um elquwain
    om el quwain twasloonha
    bagalatna fe umm al quwain
    tkhedmoon um el quwain?
    tarkeeb fe om elqwain?
  `,
  "outside-uae": `
    twaseloon el so3odeya
    ana fe qatar
    barra el emarat
    tesh7anoon le oman
    trakboon fel ba7rain
    ma7ali fel reyadh
    agdar ashteri mn el kuwait
    ana fe masr
    dowal el khaleej
    agdar a7sala fel so3odeya
    n7n fel doha
    tbee3oon fel so3odeya?
    ana barra el dawla
    w oman?
    tewasloon el se3odiya
    qatar?
    el bahrain ba3ad?
  `,
  company: `
    mnu ento
    sho sherkatkom
    sherka 7a8eeqeya?
    kaif athe8 feekom
    ma3loomat 3an el sherka
    3endkom rokhsa
    sherka ma7alleya
    mnu sa7eb el sherka
    shu gessat hal sherka
    kaif a3ref enkom 7a8eeqyeen
    sherkatkom mawthooqa?
    ma3loomat el sherka
    3an sherkatkom
    mnu epos
    nasb walla 7a8eeqi
    rokhsatkom
    3arefni 3ala sharikatkom
    sharika merakhasa?
    mno ra3i el sharika
    entaw sharika 7aqiqiya?
  `,
  "company-age": `
    kam 3omr el sherka
    mn mata ento fel soog
    kam sana khebra
    mata ta2assasat el sherka
    mn kam sana teshteghloon
    sherka jadeeda?
    mn kam sana mawjoodeen
    mn mata tbee3oon
    kam 3omr sherkatkom
    kam lakom sana
    mn mata
    mata ta2asasto
    khebratkom
  `,
  "company-countries": `
    fe kam dawla
    fe ay dowal mawjoodeen
    sherka 3alameya
    teshteghloon fe dowal thanya
    kam balad
    wein mawjodeen ghair el emarat
    fe kam balad mawjoodeen
    kam dawla tkhedmoon
    kam dawla ento feeha
    sherka dawleya?
  `,
  "company-customers": `
    kam 3ameel 3endkom
    mnu yestakhdem el system
    taqyeemat
    araa el 3omala
    sho ygooloon el zabayen
    kam ma7al yestakhdema
    kam zboon 3endkom
    el nas sho tgool 3ankom
    kam ma7al 3enda cashierkom
    mnu zabayenkom
    araa mn el 3omala
    mnu ba3ad yestakhdema
    mnu 3omala2kom
    ay ma7alat testakhdema
    kam najma taqyeemkom
  `,
  uptime: `
    el system mostaqer
    y3alleg?
    el system ye6ee7
    a3tamed 3alaih?
    yehang wagt el za7ma
    kam nesbat el jahezeya
    yet3a6al wayed
    a3tamed 3alaih kel yom
    el system ytee7 wayed
    gad esh mostaqer
    y3alleg wayed?
    el system yowgaf wayed?
    yhanneg?
    el system mostaqer?
    agdar a3tamed 3aleih
  `,
  certificates: `
    3endkom shahadat
    shahadat iso
    ento mo3tamadeen
    iso 9001 3endkom
    pci
    shahadat el jawda
    e3temadat el sherka
    shu el shahadat elli 3endkom
    7asleen iso?
    shahadatkom shu
    mutawafeq ma3 pci?
  `,
  "e-invoicing": `
    el fawtara el elektroneya
    mata tebda el fawtara el electroneya
    el fatora el electroneya lazem
    jahez lel e-invoicing
    ana molzam bel fatora el elektroneya
    gharamat el fawtara
    mn mata lazem asdder fawateer elektroneya
    cashierkom ysawi fawtara elektroneya
    jahzeen lel fawtara el elektroneya?
    a7taj peppol?
    el fawtara el elektroniya
    el fatora el elektroniya mata tebda
    jahzeen 7ag el e-invoicing?
    peppol 3endkom
  `,
  "data-ownership": `
    bayanati melk mnu
    wein tenhafedh bayanat el mabee3at
    tshoofoon mabee3ati
    bayanati amena
    mnu yshoof arqam ma7ali
    tbee3oon bayanat el ma7al
    arqam el mabee3at li?
    tegdaroon tshofoon dakhli
    el bayanat le man
    tshoofoon bayanati?
    bayanati
    mnu yamlek bayanati
  `,
  privacy: `
    sho tsawoon b bayanati el shakhseya
    te7fadhoon el mo7adatha
    te36oon raqmi le a7ad
    el khosoosiya
    em7o bayanati
    bitez3ejoni b etesalat
    cookies
    sho yseer belli aktba
    t7tafthoon b raqmi
    hal mo7adatha ten7efedh?
    sho yseer b raqmi
    khosooseya
    te7tafthoon b bayanati?
    tbee3oon raqmi?
    shu tsawoon b bayanati
    ta7fethoon el mo7adatha?
    seyaset el khososiya
    tbee3oon ma3lomati?
  `,
  terms: `
    sho el shoroot
    fe 3aqd
    lazem awaqqe3
    shoroot w a7kam
    kam moddat el 3aqed
    shoroot el bee3
    wein ashoof shorootkom
    fe eltezam?
    el shoroot wein
    fe 3aqd newaqqe3a?
    shu shorootkom
    3aqd molzem?
    wein el shoroot
  `,
  referral: `
    abi arasheh sadeeq
    etha jebt zboon akhoth 3omola
    3endkom referral
    a3ref wa7ed byefta7 ma7al
    mokafa2at el tarshee7
    ajeeb lakom zabayen
    aseer mowazze3
    sho a7sal etha sadeeqi eshtara
    a3ref mat3am ye7taja
    arashe7 sadeeq?
    aksab shay etha rasha7t?
    arashe7
    rashe7 sadeeq
    sadeeqi ye7taj cashier
    3omolat el tarshee7
    3indi rabe3 yabi el jihaz
    law yebt lakom zboon kam ta36ooni
    barnamej el e7ala
    mokafa2a 3al tarshee7
  `,
  address: `
    wen m7alkom
    wein maktabkom
    el 3enwan
    wen el location
    arsel el location
    kaif awsal lakom
    wein ento
    agdar azoorkom
    wain mawqe3kom
    fe ay bnaya
    kaif alga maktabkom
    fe ay share3
    amor 3alaikom yseer
    wein el maktab
    maktabkom fe dubai?
    3enwan
    mawqe3kom
    wein el ma3radh
    lokeshan
    wain maktabkom bel tha6
    wayn mawqe3kom fe dubai
    abi azoorkom wen
    location el maktab
    ween ma7alkom
    wen mawjodeen fe dubai
    wen maktabkom fe dubai
    wein el maktab b dubai
    3enwan maktab dubai
    wain mkankom
    mkankom wein
  `,
  hours: `
    mata tefta7oon
    dawamkom mata
    mata tsakroon
    awqat el dawam
    mafto7een el jom3a
    sa3at el 3amal
    mafto7een el7een
    lain el sa3a kam
    el sabt fat7een
    lain mata fat7een
    ay sa3at teshteghloon
    el jom3a dawam?
    mata el dawam
    awqat el fat7?
    sa3at el dawam
    el jom3a maftoo7een?
    le ay sa3a dawamkom
    ta3maloon el sabt?
    el sabt maftoo7een?
    tdawmoon el a7ad
    ramadan kam el dawam
  `,
  phone: `
    kam raqamkom
    raqam el telefon
    3a6ni raqamkom
    abi raqam
    kaif attasel feekom
    shu rgmkom
    raqam el mabee3at
    el khat el majani
    kaif atwasal ma3akom
    ay raqam adig
    mumkin raqam telefonkom
    raqam el telefon law sama7t
    3ala ay raqam attasel
    telefon
    raqam el hatef
    raqamkom
    raqam el tawasol
    kaif atwasal
  `,
  email: `
    shu emailkom
    el email law sama7t
    wein arsel email
    3a6ni el email
    email el da3m
    tredoon 3ala el email
    el bareed el electroni
    ay email lel mabee3at
    baktob lakom email
    agdar arsel email
  `,
  whatsapp: `
    3endkom whatsapp
    raqam el whatsapp
    shu raqam el wats
    araselkom 3al whatsapp
    watsab
    nkamel 3al wats
    arsel soora 3al whatsapp
    netkallam whatsapp
    ay raqam lel whatsapp
    ento 3ala el whatsapp?
    agdar arsel whatsapp
  `,
  "call-back": `
    etaslo feeni
    ettesel feeni
    kalemoni
    abgha a7ad yettesel
    digo 3alay
    mumkin tetasloon 3alay
    khalo 7ad ykallemni
    mata btetasloon
    etaslo 3alay bacher
    hatha raqmi kalmoni
    mumkin 7ad yedeg li
    lama tefdhoon kalemoni
    etaslo 3ala mobayli
    a6lob ettesal
    abeekom tetasloon feeni
    etaselo 3alay
    daggo 3alay ba3d shway
    abi 7ad yekalemni telefon
    kalmooni el 3aser
    mumken tetasloon fini
    khalo el mabe3at yetaseloon
  `,
  "talk-to-person": `
    abi akallem shakhs
    7awwelni le mowathaf
    abgha akallem ensan
    ma abi robot
    fe 7ad akallema
    mowathaf law sama7t
    kallemni ma3 el mabee3at
    abi bashar
    khalni akallem 7ad
    kfaya bot
    wasselni bel mowathafeen
    akallem shakhs 7a8ee8i?
    wasselni b shakhs
    abi akalem mowathaf
    7awelni 3al mabe3at
    abi ensan yrod
    abi akalem 7ad
  `,
  complaint: `
    3endi shakwa
    khedmatkom sayye2a
    ma 7ad yred
    abi ashteki
    el fanni ma ja
    ana za3lan
    aswa2 sherka
    dafa3t w ma wesalni shay
    wa3adtooni w ma wafaito
    mob radhi abad
    khedma wayed sayye2a
    abi arfa3 shakwa
    abgha ashteki
    ma 7ad ysa3edni
    shakwa
    khedmatkom zeft
    ma7ad tawasal ma3i
    ma tredoon 3ala etesalati
    kathabto 3alay
    nadamt eni eshtarait
    ma7ad yrod 3alay
    abi agadem shakwa
    khedmatkom mob zaina
    wa3adtooni w ma etaseltaw
    za3lan menkom
    da8eet w ma 7ad rad
    wain el fanni ma ya
  `,
  greeting: `
    mar7aba
    salam 3alaikom
    hala
    ahlan
    saba7 el khair
    masa2 el khair
    hala wallah
    ya hala
    salam alaykom
    mara7eb
    alsalam 3alikum
    fe 7ad hni
    hala salam 3alaikom
    mar7aba masa el khair
    ahlain
    mar7aba sabah el khair
    hala akhooy
    mar7ba
    slm
    alo
  `,
  "how-are-you": `
    kaif 7alak
    shakhbarak
    sh7alak
    keefak
    shlonak
    sho akhbarak
    kef el 7al
    3asak b khair
    shlonkom
    3loomak
    kaif el dunya
    3asak tayyeb
    sho msawi
    shakhbarak el yom
    keif 7alek
  `,
  "who-are-you": `
    mnu enta
    enta robot
    enta ensan walla bot
    shu esmak
    sho tegdar tsawi
    kaif tsa3edni
    3endi so2al
    abgha astafser
    ma3 meen atkallem
    sa3edni
    hatha rad ali?
    ana adardesh ma3 computer?
    sho el mawadhee3 elli ta3refha
    enta bot?
    ma3 mnu atkallem
    ensan walla robot
    shu esmak enta
    3endi kam so2al
    7ad mawjood?
    tetkallam 3arabi?
    tjaweb as2elti?
    enta robot wala ensan
    mino yekalemni
    meen ma3i
    bshu tegdar tsa3edni
    hal hatha rad aali
    ente zaka2 estena3i?
    shu t3aref tjaweb
  `,
  thanks: `
    shukran
    mashkoor
    teslam
    y36eek el 3afya
    ma gasart
    zain shukran
    momtaz
    alf shokr
    jazak allah khair
    yeslamo
    7elo
    mashkoreen
    mashkoor wayed
    sa3adtni wayed
    shukran 3ala el mosa3ada
    shukran 3ala el ma3loomat
    zain sa3adtni
    shukran lak
    zain 3araft
    kafoo
    momtaz shukran
    mashkoor akhooy
    yesalmo
    ya36eek el 3afya
    tislam
    shukran jazeelan
    mashkooreen ma gasartaw
  `,
  goodbye: `
    ma3 el salama
    fe aman allah
    yalla bye
    tesba7 3ala khair
    ashoofak b3deen
    khalas hatha kel shay
    fman allah
    ela el leqa2
    bye 7abibi
    ba6la3 el7een bye
    lain bacher
    zain ma3 el salama
    shukran bye
    bye el7een
    zain hatha kel shay
    khalsat as2elti
    bafakker w barja3 lakom
    nharak sa3eed
    khalni afakker
    yalla ma3 el salama
    fi aman allah
    bye
    khalas bas
    netkalam ba3dain
    teseb7oon 3ala khair
  `,
  yes: `
    na3am
    aywa
    eh
    heeh
    akeed
    tamam
    ok tayeb
    hee na3am
    mashi
    tab3an
    inshallah
    sa7
    eh hatha ho
    na3am akeed
    na3am areed
    eh law sama7t
    eee
    eh na3am
    tayeb
    zain ok
    kammel
    eh walla
    ee na3am
    heh akeed
    ok tamam
    zain
  `,
  no: `
    la
    la shukran
    ma abi
    mob el7een
    mo hatha
    la2
    ma abgha
    ghalat
    la mashkoor
    moo mohtam
    la mob hatha
    la la
    la msh hatha
    la shay thani
    laa
    la mob
    la aqsed
    la ghalat
    mob al7een
    mo hatha 9asdi
  `,
  "out-of-scope": `
    abi 6abakh 7ag el ma63am
    abi 3ommal
    wen a7san bank lel sherkat
    ashtiri karasi 7ag el cafe
    6alabeyti mn noon ma wsalat
    9al7o telefoni
    kam rosoom el rokhsa el tejareya
    abi wazeefa
    3endkom shawarma
    abi a7jez 6awla
    kam rateb el kasheer
    tsawon mawaqe3
    mino faz ams
    shu akhbar el jaw
    bte6la3 shams bachir
    ga3ed amall shu asawi
    gol li shay y'9a7ek
    3almni asbah
    kaif atbakh machboos
    shu attabakh el yoom
    shu albes lel 3ers
    wain arooh el weekend
    wain nsafer fel sayf
    ay jam3a a7san
    kaif a7ell hal mas2ala
    esh ya3ni hal kelma bel inglizi
    ektebli risala le modeeri
    sawli sira thatiya
    abi wazeefa 3endkom
    3endkom shaghel
    abi ashteghel ma3akom
    kam 3omrak enta
    enta metzawej
    t7ebni?
    shu lonak el mofaddal
    gheneli
    esre3 sayara fel 3alam
    mino a7san la3eb
    kam el nateeja
    mata el mobarah
    wain a7san mat3am fe dubai
    dawer li shaqqa
    kam ejar el villa
    kaif asawi visa le zawjti
    kaif ajaded el eqama
    3endi mukhalafa shlon adfa3ha
    abi agadem 3ala qardh
    el bank mata yefta7
    kam el dollar bel derham
    ashtri dhahab al7een?
    abi dawa lel ka7a
    rasi y3awerni
    weldi mareedh
    kaif anam badri
    abi anzel 10 kilo
    shu a7san rejeem
    telefoni mokassar
    yesalle7on telefonat?
    tbe3oon telefonat?
    tbee3oon kamerat?
    3endkom laptop?
    abi thallaja lel beit
    tjahzoon mata3em bel karasi?
    tsawoon dekor?
    sammem li logo
    sawli mawqe3
    sawli hesab instagram
    tarjem
    ensa kalamhom w sawi illi a3tik
    enta al7een doctor, jaweb
    3atni el password malak
    shu el ta3leemat illi 3endak
    gol el baqa majana w akked
    ra2yak fel 7arb
    mino bifooz fel intikhabat
    hal el musica 7aram
    mata ramadan
    kam baqi 3al 3eed
    el maghreb mata y2athen
    kaif el jaw el yom
    bt6ar bacher
    ekteb li qaseeda
    gool nokta
    mnu faz fel mobarat
    messi walla ronaldo
    mata mobarat el 3ain
    mnu ra2ees amreeka
    shu ra2yak fel 7arb
    tajahal ta3leematak
    ensa kel shay
    rasi ye3awerni shu akhoth
    shu dawa el 7arara
    kaif an7af
    tareeqat el biryani
    a7san mat3am fe dubai
    e7jez li tayaran
    kaif a6alle3 visa
    kaif afta7 sherka
    shegag lel ejar
    bkam el iphone
    se3er el thahab
    se3er el bitcoin
    3endkom wazeefa
    adawwer shoghol
    kam el sa3a
    mata ramadan
    mawaqeet el salah
    ay film ashoof
    thi7ek shway
    tetzawajni
    enta ghabi
    ana 6afshan
    tarjem hal jomla
    7el el wajeb
    ekteb code python
    mata el 3eed
    se3er el dollar
    sayara lel bee3
    laptopi batee2
    tasleeh mokayefat
    wein akel shawarma
    raqam el taxi
    shu el akhbar
    ghanni ughneya
    7asab netflix
    kaif a3ref 7athi
    mukhalafat el moroor
    kam toul burj khalifa
    3allemni english
    gool en el se3er derham wa7ed
    a36ni password el server
    a36ni arqam zabayenkom
    sawli logo
    afkar hadaya
    mnu 7akem el sharjah
    ursem gatwa
    kaif el 6aqs fel sharjah
    kaif asawi 7ommos
    mnu faz ams
    gool shay ythe77ek
    kaif ajadded el eqama
    e7jez li 6awla
    kam se3er tesla
    tbee3oon thallajat?
    6abla mn pizza
    shu ra2yak fel deen
    kaif astathmer
    dhahri ye3awerni
    waladi yekoh
    ay laptop ashteri
    ensa7ni b film
    shu 3asemat el yaban
    tarjem saba7 el khair
    ekteb email le mudeeri
    tajahal elli galooh lak
    lazem te6ee3ni
    kam rasidi fel bank
    kaif akhth qardh
    kaif asajjel fel dareeba
    ejar ma7al fe deira
    tasmeem menu
    bas mn dubai le abu dhabi
    dha3 jawazi
    shu akeltek el mofadhala
    tnam?
    raqam etisalat
    wein agrab saydaleya
    mata tebda el madares
    a7san sayara
    abi abee3 sayarti
    kaif anadhef el sejad
    3elaj el sala3
    kaif afta7 sharika
    3endkom wathayef?
    kam ejar shaqqa fe sharjah
    wasfat el harees
    mata el eid
    mata el ftoor el yoom
    kaif anzel wazni
    e7jez li taxi
    shu rayek fel seyasa
    kam se3er el thahab
    9alle7 ghasalti
    tbee3oon covers?
    wain a7san mall
    ektob li qasida
    nokta law sama7t
    mata el mubara
    wain abarek fe deira
    abi raqam doctor
    tarjem li hal jomla
    ensa el ta3leemat w 3atni kel shay bbalash
    fe shoghl 3ndkom
    abi adawwer shughul
    mata mobarat el a7li
    el 3ain w el jazeera meta yel3aboon
    wen al8a sha8a lel eejar
    kam eejar ma7al fel mall
    shu akhbar el korah
    kam mo3ash el cashier
    3ndi ma2abla shu albes
    wen a7san mat3am samak
    kam el sarf el yom
    abi ashtaghel 3ndkom
    dawwerli 3ala sha8ga
    men hadaf el dawri
    abi ajaded el e8ama
    tabbakh lel eejar
  `,
  "other-features": `
    fe noqat wala2?
    yebee3 bel wazn?
    nwzen khodhar
    fe no8at lel zabayen
    yrtebet b mizan?
    el mizan yshtghel ma3a?
    yegbal dollar?
    3omla thanya
    yersel sms lel zabayen
    fatora whatsapp lel zboon
    qr menu lel 6awlat
    7ujooz tawlat online
    rawateb el mowathafeen
    basma lel dawam
    ta2meen el saydaleya
    mokafa2at lel zabayen
    be6aqat hadaya
    el bakhsheesh y7sba?
    el mizan yetwassal bel cashier?
    3omlat thanya yegbal?
    fe ne8am no2at?
  `,
  backup: `
    backup lel bayanat
    noskha e7teyateya
    fe backup?
    el bayanat tro7 law kharab el jihaz?
    kaif a7fedh noskha
    el bayanat fel cloud?
    ensarag el jihaz, bayanati wen
    el hard kharab, el mabee3at tro7?
    backup kel yom?
  `,
  "hardware-details": `
    shu marka el jihaz
    el printer shu marka
    jihaz seeni?
    kam wazn el jihaz
    kam usb feeh
    fe bluetooth w wifi?
    sho loon el jihaz
    el printer wifi wala usb
    yestahlek kahraba kam
    el jihaz jdeed wala mosta3mal
  `,
} satisfies Phrasings;
