import type { Phrasings } from "#domain/chat/phrasings.ts";

/** Arabic as it is typed with Latin letters and digits; answered in Arabic script. */
export const latin = {
  price: `
    kam el se3er
    bkam
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
  `,
  delivery: `
    mata yewsal el jihaz
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
  `,
  "screen-resolution": `
    kam deqqat el shasha
    shu el resolution
    kam pixel
    el shasha full hd
    el shasha wad7a
    deqat el 3ard
    el shasha hd?
  `,
  processor: `
    shu el mo3alej
    no3 el processor
    el mo3alij intel
    kam sor3at el mo3alej
    sho el cpu
    processor el jihaz shu
    el mo3alej qawi
  `,
  memory: `
    kam el ram
    kam el thakera
    el ram kam giga
    4 giga walla 8 ram
    agdar azeed el ram
    7ajm el ram
    thakerat el jihaz
  `,
  storage: `
    kam el takhzeen
    el hard kam
    ssd walla hard
    kam giga el takhzen
    mesa7at el hard
    kam 7ajm el hard disk
    64 giga tkaffi
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
  `,
  "printer-speed": `
    kam sor3at el 6abe3a
    el tabe3a saree3a
    kam mm fel thanya
    te6ba3 b sor3a
    sor3at el teba3a
    kam thanya w te6la3 el fatora
    el 6ba3a batee2a
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
  `,
  "cash-drawer": `
    el darj fi qefel
    kaif yenfete7 el darj
    mefta7 el darj
    derj el floos
    el darj yefta7 telqa2i
    mowasafat el darj
    agdar aqfel el derj
  `,
  "drawer-compartments": `
    kam khana fel darj
    kam khana lel 3omlat
    khanat el darj
    makan lel fakka
    kam khana lel awraq
    taqseem el darj
    kam qesem fel derj
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
  `,
  "scanner-speed": `
    kam sor3at el scanner
    el scanner saree3
    kam mas7a fel thanya
    kam barcode fel thanya
    sor3at qare2 el barcode
    yeqra b sor3a
    sor3at el mas7
  `,
  "kitchen-screen": `
    3endkom shashat ma6bakh
    shasha lel matbakh
    kam shashat el matbakh
    shasha lel 6abbakh
    el chef yshoof el 6alabat 3ala shasha
    shasha badal el waraq fel matbakh
    kitchen display 3endkom
  `,
  "customer-display": `
    3endkom shasha lel zboon
    shasha thanya lel 3ameel
    el zboon yshoof el se3er
    el jihaz b shashtain
    kam shashat el zaboon
    shashtain
    shasha mqabel el zboon
  `,
  accessories: `
    sho el mol7aqat
    3endkom accessories
    kam as3ar el mol7aqat
    3endkom mizan
    sho agdar azeed 3ala el baqa
    ajheza edafeya
    qeta3 ghiyar
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
  `,
  licence: `
    shu y3ni tarkhees mada el 7ayat
    yentehi el tarkhees
    el barnamej melki
    kam modat el tarkhees
    rokhsat el barnamej da2ema
    el license mata yekhlas
    anqel el barnamej le jihaz thani
  `,
  updates: `
    el ta7dithat majaneya
    fe ta7deethat
    kam el ta7deeth
    te7adthoon el barnamej
    el update bfloos
    noskha jadeeda
    kaif yet7addath el system
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
  `,
  "import-items": `
    anqel el asnaf mn excel
    3endi alaf el asnaf lazem aktebha
    tenqloon bayanati mn el system el qadeem
    mnu yedakhel el asnaf
    aghayer mn system thani
    tdakhloon el menu
    bayanati el gadeema tdhee3?
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
  `,
  "power-cut": `
    law enqata3at el kahraba
    feeh battariya
    etha rahat el kahraba
    bedoon kahraba
    a7taj ups
    el kahraba taqta3
    bayanat tdhee3 law el kahraba fasalat
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
  `,
  integrations: `
    yerbe6 ma3 anzema thanya
    3endkom api
    el rabt ma3 baramej
    yetkamel ma3 shu
    integration
    yerteb6 ma3 system thani
    agdar arbe6a ma3 erp
  `,
  "integration-accounting": `
    yerbot ma3 barnamej el mo7asaba
    quickbooks
    tasdeer le excel
    el mo7aseb kaif yakhoth el bayanat
    fe mo7asaba
    rabt m7asabi
    tally aw zoho
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
  `,
  "trial-requirements": `
    ay windows ye7taj
    yeshteghel 3ala windows 7
    motatalabat el tajreba
    kam ram lazem fe computeri
    laptopi gadeem yeshteghel 3alaih
    windows 11 yenfa3
    mowasafat el computer el matlooba
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
  `,
  "coverage-dubai": `
    trakboon fe dubai
    ma7ali fe deira
    ento fe dubai
    tjoon bur dubai
    w fe dubai?
    twaseloon dubai
    fe dbai
  `,
  "coverage-abu-dhabi": `
    trakboon fe abu dhabi
    ma7ali fel 3ain
    w fe abu dhabi?
    twaseloon el 3ain
    ana fe bu dhabi
    fe abudhabi mawjoodeen
    msaffa7
  `,
  "coverage-sharjah": `
    trakboon fel sharjah
    ma7ali fel shareqa
    w fel shar8a?
    twaseloon sharja
    tjoon khorfakkan
    ana fel sharjah
    kalba
  `,
  "coverage-ajman": `
    trakboon fe 3ajman
    ma7ali fe ajman
    w fe 3jman?
    twaseloon ajman
    tjoon 3ajman
    ana fe ajman
  `,
  "coverage-rak": `
    trakboon fe ras el khaima
    ma7ali fe rak
    w fe ras el 5aima?
    twaseloon ras al khaimah
    tjoon rak
    ana fe ras elkhaima
  `,
  "coverage-fujairah": `
    trakboon fel fujairah
    ma7ali fel fjeera
    w fel fujaira?
    twaseloon el fujairah
    tjoon dibba
    ana fel fujeira
  `,
  "coverage-uaq": `
    trakboon fe um el quwain
    ma7ali fe om elqewain
    w fe umm al quwain?
    twaseloon uaq
    tjoon um el gaiwain
    ana fe um elquwain
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
  `,
  "company-age": `
    kam 3omr el sherka
    mn mata ento fel soog
    kam sana khebra
    mata ta2assasat el sherka
    mn kam sana teshteghloon
    sherka jadeeda?
  `,
  "company-countries": `
    fe kam dawla
    fe ay dowal mawjoodeen
    sherka 3alameya
    teshteghloon fe dowal thanya
    kam balad
    wein mawjodeen ghair el emarat
  `,
  "company-customers": `
    kam 3ameel 3endkom
    mnu yestakhdem el system
    taqyeemat
    araa el 3omala
    sho ygooloon el zabayen
    kam ma7al yestakhdema
    kam zboon 3endkom
  `,
  uptime: `
    el system mostaqer
    y3alleg?
    el system ye6ee7
    a3tamed 3alaih?
    yehang wagt el za7ma
    kam nesbat el jahezeya
    yet3a6al wayed
  `,
  certificates: `
    3endkom shahadat
    shahadat iso
    ento mo3tamadeen
    iso 9001 3endkom
    pci
    shahadat el jawda
    e3temadat el sherka
  `,
  "e-invoicing": `
    el fawtara el elektroneya
    mata tebda el fawtara el electroneya
    el fatora el electroneya lazem
    jahez lel e-invoicing
    ana molzam bel fatora el elektroneya
    gharamat el fawtara
  `,
  "data-ownership": `
    bayanati melk mnu
    wein tenhafedh bayanat el mabee3at
    tshoofoon mabee3ati
    bayanati amena
    backup lel bayanat
    mnu yshoof arqam ma7ali
    tbee3oon bayanat el ma7al
  `,
  privacy: `
    sho tsawoon b bayanati el shakhseya
    te7fadhoon el mo7adatha
    te36oon raqmi le a7ad
    el khosoosiya
    em7o bayanati
    bitez3ejoni b etesalat
    cookies
  `,
  terms: `
    sho el shoroot
    fe 3aqd
    lazem awaqqe3
    shoroot w a7kam
    kam moddat el 3aqed
    shoroot el bee3
  `,
  referral: `
    abi arasheh sadeeq
    etha jebt zboon akhoth 3omola
    3endkom referral
    a3ref wa7ed byefta7 ma7al
    mokafa2at el tarshee7
    ajeeb lakom zabayen
    aseer mowazze3
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
  `,
  email: `
    shu emailkom
    el email law sama7t
    wein arsel email
    3a6ni el email
    email el da3m
    tredoon 3ala el email
    el bareed el electroni
  `,
  whatsapp: `
    3endkom whatsapp
    raqam el whatsapp
    shu raqam el wats
    araselkom 3al whatsapp
    watsab
    nkamel 3al wats
    arsel soora 3al whatsapp
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
  `,
  "out-of-scope": `
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
  `,
} satisfies Phrasings;
