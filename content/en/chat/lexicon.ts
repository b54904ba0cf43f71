/**
 * Words by what they mean, so that what was learnt from one word holds for the others. A star stands for any ending,
 * an underscore for a space. Words are written as they are compared: small letters, no apostrophes.
 */
export const lexicon = {
  // asking
  what: "what whats which wat",
  "how-much": "how_much how_mutch howmuch",
  "how-many": "how_many number_of count_of howmany",
  where: "where wheres location locations",
  when: "when whens what_time how_soon how_long_until",
  "how-long": "how_long how_many_days how_many_hours duration for_how_long",
  who: "who whos whom",
  why: "why reason",
  how: "how hows in_what_way the_way",
  can: "can could may possible able",
  want: "want wanna need like_to wish looking_for interested",
  have: "have got own ive run",
  tell: "tell explain describe details information info about",
  not: "not dont doesnt cant wont didnt isnt no without never",
  mine: "my mine our ours",
  // money
  price:
    "price* pricing cost* rate rates charge amount worth expensive cheap spend fee_for damage budget rate_of_the ask_for_it set_me_back figure fee_is invest_in aed dirham dirhams payable sum total quid",
  expensive:
    "expensive pricey pricy costly steep overpriced too_much a_lot_of_money lot_of_money out_of_budget over_budget over_my_budget beyond_my_budget high_price price_is_high too_high rip_off cannot_afford cant_afford big_money",
  monthly: "monthly month months per_month every_month each_month every_30_days monthly_bill per_mo",
  yearly: "yearly annual* year years renewal renew* amc",
  recurring:
    "recurring subscription* subscribe* ongoing hidden fee fees commission* percentage_of recurrent running_cost running_costs upkeep maintenance_fee keeps_costing deduct* cut_of_my strings_attached service_contract extra_charges additional_charges surprise comes_back",
  once: "once one_time one_off onetime single_payment just_once only_once single one_shot",
  pay: "pay pays paid payment* paying settle settlement remit pay_you settle_the hand_over upfront up_front in_advance",
  instalment:
    "instal?ment* installment* instalment* emi split_the_payment finance financing credit_terms pay_later tabby tamara deferred down_payment spread half_now postdated in_parts in_portions remainder bit_by_bit in_stages pieces_of_money over_time spread_it half_half partial on_credit credit_available payment_plan four_payments",
  rent: "rent* lease* leasing hire rental borrow",
  discount:
    "discount* offer offers promo* coupon* deal deals cheaper negotiat* bargain reduce reduction best_price better_price last_price lower bulk wholesale voucher sale_price less off reduc* knock knock_off voucher* sets_what_price lowest special_price good_price cut_the_price price_drop seasonal haggle make_it opening_offer extra_off lower_than",
  tax: "vat tax taxes taxable taxed fta 5% net_or_gross gross levy inclusive exclusive incl excl",
  trn: "trn tax_number tax_registration tax_id registration_number vat_number tax_registered vat_registered registered_for_vat tin tax_reg",
  transfer:
    "transfer* wire iban swift bank_account account_number deposit bank_details banking wire_it account_details send_the_amount remit eft",
  bank: "bank banks",
  card: "card cards visa mastercard amex debit credit_card plastic american_express creditcard cards_accepted visa_card",
  cash: "cash banknotes hard_money in_hand hand_cash",
  cheque: "cheque* check_payment",
  invoice: "invoice* proforma pro_forma bill_me lpo tax_invoice_for_purchase billing official_bill",
  receipt: "receipt* bill bills slip slips",
  order:
    "order ordering buy buying purchase* proceed take_it sign_me_up get_one checkout acquire reserve click_to_buy place_an sign_up get_hold procurement want_one purchase_process",
  quote:
    "quote* quotation* rfq estimate_in_writing written_offer price_offer formal_offer offer_letter price_letter put_together written_price estimate_for",
  refund:
    "refund* money_back return_it return_the returning give_it_back send_it_back reimburse* returns return_policy bring_it_back swap call_off money_returned take_it_back take_back repay refundable unsatisfied hand_it_back",
  cancel: "cancel* withdraw changed_my_mind cancellation* call_off revoke undo",
  deliver:
    "deliver* delivery ship shipping shipped arrive* arrival bring pick_up pickup collect courier dispatch shipment fetch bringing door receive expect waiting_time collect_it logistic* hand_over_the_package lead_time",
  compare:
    "compare* comparison versus vs difference differ* better_than advantage* instead_of alternative* unlike elsewhere stack_up smarter better the_rest beat rival* unique special_about stand_out",
  competitor:
    "competitor* foodics square loyverse odoo lightspeed toast marn rewaa other_providers other_companies other_company others other_ones similar_systems other_pos shopify_pos clover zoho_pos oracle micros vend revel poster posrocket dotpe",
  choose: "choose convince pick_you benefit benefits reasons go_for pick prefer_you",
  save: "save saves saving savings saved roi return_on_investment payback pays_off pay_for_itself pocket in_my_pocket save_with benefit_in_money less_money gain break_even payback_time paid_for_itself 7188",
  calculate: "calculate* work_out estimate compute figure_out calculator",
  proof:
    "result results proof improve* case_study case_studies success_stories evidence statistics before_and_after faster_service worth_it difference_does improvement* measurable effect impact numbers_from real_shops quicker_service gets_better show_me_numbers",
  queue: "queue* line lines waiting_time wait rush busy queues wait_less waiting lineup",
  free: "free complimentary gratis no_charge without_charge nothing_extra zero_cost at_no_cost gratuit",
  // package
  package: "package bundle set kit combo complete_system deal sets kits package_deal whole_thing",
  included:
    "include* come_with comes_with part_of contain* whats_in in_the_box contents box consist* supply receive inside cover_the in_it part_of_the handed inclusive_of",
  several:
    "several multiple multi two three four five six ten many more_than_one second another couple several_shops all_my more_stores locations sites",
  branch: "branch* outlet* location_s stores shops franchise* chain sites locations kiosk main_shop head_office",
  counter: "counter counters tills checkouts cash_counter registers cash_desk desks pos_points cashier_desk lanes_at",
  only: "only just alone separate* individually by_itself without_the standalone sold_separately pieces single_item minus instead_of_the_package unbundle just_the",
  own: "existing already_have my_own own_computer own_printer keep_my reuse bring_my_own i_bought_before we_already my_present i_have_already",
  software: "software program programme application system app_for_my solution platform",
  hardware: "hardware device devices equipment machines",
  terminal:
    "terminal machine computer touchscreen all_in_one pos_device till register cash_register pos_machine device till_computer",
  specs:
    "spec specs specification* technical datasheet configuration model brand technical_data details_of kind_of sort_of who_makes manufacturer maker",
  screen: "screen display monitor panel",
  touch: "touch touchscreen touchpanel touch_operated finger fingers",
  size: "size sizes big large small dimension* inch inches diagonal bigger wide dimensions large_is how_large length width_of_the_screen",
  resolution:
    "resolution pixel* hd full_hd 1080p 4k 1024 768 1024x768 sharp* definition crisp fine high_resolution clear_picture quality_of_picture",
  processor:
    "processor* cpu chip intel celeron i3 i5 i7 j1900 amd ghz cores processer quad core dual_core under_the_hood gigahertz",
  memory: "ram memory ddr3 ddr4 gigs_of_ram working_memory",
  storage: "storage disk ssd hdd hard_drive hard_disk drive emmc capacity gigabytes_of hold_data internal_memory",
  gigabytes: "gb gig gigs gigabyte* mb megabyte*",
  printer: "printer* printing_machine receipt_machine printer_type bill_machine",
  print: "print prints printed printing letters logo printout prints_out",
  fast: "fast* speed quick* rapid* slow* velocity per_second per_minute mm_s seconds rate_of speedy keep_up pace how_many_per_second instantly immediately react swift delay",
  paper:
    "paper roll rolls ink toner cartridge* ribbon 80mm 58mm 80_mm width width_of_paper thermal millimetre mm supplies consumable*",
  drawer: "drawer drawers cash_box money_box cashbox cash_tray till_drawer money_drawer",
  lock: "lock locks locked key keys secure_drawer spring close_with",
  open: "open opens opening",
  compartment:
    "compartment* slot slots section sections tray trays division* divided cups places parts_of_the_drawer kinds_of kinds layout laid_out separations places_for boxes",
  coin: "coin coins note notes banknote* bank_notes bills_tray change denominations bills_and_coins fils",
  scanner: "scanner* scaner reader barcode_reader gun barcode_gun read_barcodes laser",
  scan: "scan scans scanning barcode* qr read_codes codes_per_second",
  kitchen: "kitchen chef cook cooks kds stove grill cooking chef_screen",
  customer: "customer customers client clients buyer buyers shopper* guest guests",
  facing:
    "customer_display facing second_screen dual double pole_display rear second_display vfd two_screens customer_screen towards_the_customer screen_on_the_back follow_the_prices client_screen shopper_screen",
  accessory:
    "accessor* extras add_on* addon* additional optional spare scale weighing stand ups keyboard mouse label_printer gadgets optional_equipment more_devices scales label peripheral* else_do_you_sell apart_from what_else extras_price",
  // software
  feature:
    "feature* function* capabilit* do_with modules what_can_it_do can_do overview options_in does_it_do things_i_can park_a_sale offers able_to_do",
  easy: "easy simple hard difficult complicated user_friendly simple_enough intuitive anybody beginner beginners straightforward",
  licence:
    "licence* license* lifetime perpetual forever for_life permanent years_of_use keep_using own_the_software stop_one_day",
  expire: "expire* expiry expiration valid validity run_out_of_licence end_date",
  update:
    "update* upgrade* new_version* version release* latest improve* up_to_date kept_up newer better_version patches",
  language: "language* bilingual translate* translated multilingual interface speak speaks translation",
  "language-name": "arabic english hindi urdu malayalam tagalog tamil bengali",
  staff:
    "staff employee* cashier* worker* team waiter* waiters manager people workers personnel crew salesman salesperson boss helper colleague",
  login:
    "login* log_in sign_in password* passcode pin code codes username user_code pass_code credentials access_code signed_in sign_on access get_into log_on login_screen",
  permission:
    "permission* right rights role roles restrict* limit* block prevent stop_my access allow prevented allowed forbid deny trust_my authority control_what",
  theft: "steal* theft stole cheat fraud mistake stealing loses_money cheating dishonest",
  report:
    "report reports dashboard analytics statistics_of sales_report profit margin best_seller* z_report daily_sales income revenue figures turnover overview_of_sales summary totals day_total earnings closing_time performance_of",
  sales: "sales sold sell_the_most turnover_of takings sale revenue daily_total",
  stock:
    "stock inventory quantit* warehouse reorder low_stock store_room suppliers purchase_orders runs_out goods on_the_shelf storeroom keep_count articles shortages supplies_of count_of_goods merchandise",
  items: "item items product products menu barcodes_and_prices catalogue goods articles dishes catalog sku skus",
  import:
    "import* migrate* migration upload* bring_over move_my switching switch_over old_system type_in type_them transfer_my re_enter load take_over_the_data key_in enter_my load_from changing_over come_along transfer_the_items put_my_products move_to_you",
  spreadsheet: "excel csv spreadsheet* sheet",
  old: "old previous current former earlier",
  internet:
    "internet wifi wi_fi network connection offline online_or_offline cloud net connectivity router etisalat_keeps online line_is_dead etisalat du locally no_signal data_connection 4g 5g unstable",
  electricity: "electric* power battery blackout outage generator plug current ups power_failure mains lights",
  cut: "cut down goes_out goes_off fails failure disconnect* drops interrupted lost gone dead drop unplugged pulled fails_often",
  tablet:
    "ipad tablet* iphone android ios mac macbook mobile_app app apps phone_as chromebook linux smartphone operating_system handheld samsung laptop galaxy phone_app mobile mobiles playstore apple",
  windows: "windows win10 win11 win7 xp",
  // trades
  shop: "shop store retail* gift gifts toy toys bookshop perfume* stationery household cosmetics jewel* boutique homeware pet_shop pet_supplies bookstore store_owner",
  restaurant:
    "restaurant* dine_in dining table tables waiter waiters shawarma biryani burger pizza fast_food takeaway split_the_bill course courses eatery steakhouse grill bistro diner guests kitchen_orders floor_plan spicy menu_notes dishes burger_joint",
  cafe: "cafe cafes coffee karak tea chai cafeteria juice bakery dessert* ice_cream barista donut* coffeeshop shakes milk shot espresso kiosk_coffee cupcakes pastry tea_house juices smoothies",
  pharmacy:
    "pharmac* medicine* drug drugstore chemist prescription* batch tablets_expiry medical_store chemists tablets drugs batches pills expired out_of_date pharmacist* pharma",
  supermarket:
    "supermarket* hypermarket* lane lanes shelf shelves trolley* weight checkouts_use_same vegetables fruits weigh market_large shelf_labels",
  grocery:
    "grocery groceries baqala bakala mini_mart minimart convenience corner_shop mini_market corner neighbourhood snacks cornershop",
  fashion:
    "fashion clothes clothing abaya* shoe shoes dress* garment* apparel boutique colour* color* textile* kandura* wear size_and_colour dresses scarves garment sizes black_one abayas tailor_made children_clothing outfit",
  electronics:
    "electronic* mobile_shop phones imei serial_number* gadget* appliances laptops mobiles computer_store computer_shop chargers gadgets electrical_goods electrical phone_shop phone_shops mobile_phone imei_numbers cellphones",
  "other-trade":
    "salon laundry flower* florist barber* gym canteen garage car_wash spa clinic hotel hotels tailor* workshop nursery beauty hairdresser printing_press reception beauty_salon nails cinema pets vet veterinary dentist photographer church library shisha_lounge carwash detailing",
  business: "business businesses industry industries trade sector* kinds_of_shops businesses_use unusual what_type_of",
  // connections
  connect:
    "connect* integrat* link linked sync* compatible api erp crm webhook* talk_to plug tie tied hook interface developers exchange_data connection",
  accounting: "account* quickbooks zoho tally xero bookkeep* ledger sage sap books accountant bookkeeper",
  "delivery-app":
    "talabat deliveroo noon_food careem zomato keeta smiles instashop uber_eats aggregator* rider riders driver drivers delivery_app* hungerstation food_apps delivery_platform* motorbikes own_riders careem_food",
  "web-shop":
    "shopify woocommerce web_shop webshop online_shop online_store ecommerce e_commerce website magento salla zid click_and_collect marketplace sell_online amazon instagram web_store on_the_web marketplaces sell_on_the_internet online_sales webstore",
  "card-machine":
    "card_machine card_terminal card_reader contactless apple_pay tap_to_pay nfc swipe payment_terminal network_international magnati geidea google_pay samsung_pay split_payment part_cash tap_and_pay bank_terminal banks_terminal contact_less type_the_amount pay_with_phone amount_in_the_card",
  // service
  install:
    "install* instal* instalation set_up setup setting_up mount* fit fitting put_it place_it hook_it_up assemble putting_in put_in put_it_in electrician",
  technician: "technician* engineer installer",
  train:
    "train* teach* learn* lesson* course onboarding show_us explain_the_system show_my_staff shown instructions_for_staff teach_us explains coaching",
  warranty: "warrant* guarantee* waranty garantee covered covered_for guaranteed",
  broken:
    "broken break breaks not_working damaged repair* fix fixes fault* defect* stuck jam frozen crashed stopped_working maintenance dead black error wrong wont_turn jammed blank noise not_functioning functioning out_of_order doesnt_react react wont_start stops_working malfunction hangs_on_start",
  support:
    "support* help helpline customer_service after_sales assistance assist customer_care answer_in_the_night turn_to on_duty assist_me helpdesk",
  "round-the-clock": "24_7 24 night midnight weekend* friday fridays around_the_clock",
  guide:
    "manual* guide guides documentation docs instruction* tutorial* handbook booklet help_page knowledge_base step_by_step read_about help_pages help_section explained docs_online",
  demo: "demo demos demonstration* demonstrate showroom show_me walkthrough presentation in_action see_it youtube look_at_it show_it running live look see_how see_the_system",
  video: "video videos film watch",
  trial:
    "trial* try trying test testing free_version try_out 30_days play_with test_it use_it_free try_it_free try_before evaluation sample",
  download: "download* installer setup_file exe where_do_i_get get_the_program",
  step: "step steps next_step",
  requirement: "requirement* required minimum need_to_run",
  laptop: "laptop pc my_computer old_computer notebook my_pc",
  // places
  cover:
    "cover* serve serves service_area areas area come_to travel available_in reach nationwide far_away regions come_to_me serve_my reach_us",
  emirate: "emirate emirates uae united_arab_emirates country city cities northern",
  dubai:
    "dubai deira bur_dubai jumeirah al_quoz karama business_bay marina jlt jebel_ali barsha silicon_oasis satwa mirdif hatta dxb jvc downtown rashidiya international_city dubai_marina",
  "abu-dhabi":
    "abu_dhabi abudhabi abu_dabi al_ain alain el_ain el3ain al3ain alein mussafah khalifa_city dhafra ruwais madinat_zayed yas_island baniyas shahama liwa reem_island auh capital",
  sharjah: "sharjah sharja shj khor_fakkan khorfakkan kalba dhaid muwaileh rolla majaz qasimia dibba_al_hisn",
  ajman: "ajman ajmaan masfout al_jurf nuaimiya",
  rak: "rak ras_al_khaimah ras_al_khaima ras_khaimah ras_el_khaimah khaimah nakheel al_hamra khuzam julfar rams",
  fujairah: "fujairah fujeirah fujaira fujeira dibba masafi qidfa mirbah",
  uaq: "uaq umm_al_quwain um_al_quwain umm_al_qaiwain um_al_quain umm_alquwain umm_al_quain quwain falaj_al_mualla um_el_quwain",
  abroad:
    "saudi ksa oman qatar bahrain kuwait riyadh jeddah muscat doha egypt india jordan pakistan abroad overseas gcc gulf international_shipping another_country other_countries salalah london africa worldwide iraq lebanon",
  // company
  company:
    "company companies firm organisation organization who_owns legit scam licensed trade_licence real_company background genuine trust_this trustworthy",
  founded:
    "founded established since experience history old_is_your years_in_business started in_business startup begin track_record around exist exists began been_around",
  countries: "countries nations international global worldwide multinational abroad_as_company present_in",
  review:
    "review* testimonial* reference* rating* feedback happy_customers opinion* people_saying saying using_this rated trust_you happy_customer",
  uptime:
    "uptime reliable reliability stable stability crash* downtime hang* dependable availability robust freeze bug bugs percent_of_the_time rely count_on slow_down",
  certificate: "certif* iso 9001 pci dss accredit* standard standards official comply compliance",
  "e-invoice":
    "e_invoic* einvoic* peppol pint electronic_invoic* e_billing accredited_service_provider e_invoice einvoicing",
  data: "data figures_of records database backup back_up records_live turnover_see",
  privacy:
    "privacy personal cookie* gdpr track* spam recorded confidential messages_saved erased details_be store_about keep_my third_parties advertising newsletter",
  security: "safe secure security",
  terms: "terms contract* agreement conditions legal sign fine_print small_print t_c tied commitment bound rules",
  refer:
    "refer referral* recommend affiliate commission_for reseller friend cousin neighbour bring_a send_you_someone needs_this wants_one suggest tell_others bring_customers",
  reward: "reward bonus commission earn",
  address:
    "address* adress office map directions visit headquarters located based come_by parking building premises street where_are_you situated drop_by find_you where_exactly which_building",
  hours:
    "opening_hours working_hours office_hours timing* business_hours what_time close closing closed hours open_on open_now holidays open_tomorrow there_on working_day until_what what_time_do tomorrow_open",
  phone:
    "phone telephone landline hotline toll_free number contact call_you ring_you mobile_number dial digits reach_you get_in_touch get_hold_of",
  email: "email e_mail mail emails mail_id by_mail write_you",
  whatsapp: "whatsapp whats_app watsapp wats_app wa whatsap message_you",
  "call-me":
    "call_me call_back callback ring_me phone_me contact_me give_me_a_call a_call call_you_back reach_me give_me_a_ring phone_me_back ring call_my_number leave_my_number",
  person:
    "human person real_person agent representative someone somebody operator live_chat live_agent salesperson staff_member sales_team colleague staff_connect real_human sales_people",
  bot: "bot robot chatbot ai machine_or artificial chatgpt automated",
  complain:
    "complain* unhappy angry disappointed terrible worst unacceptable upset rude cheated fed_up bad_service bad_experience poor not_satisfied annoyed no_one_helps never_showed awful disgusting useless dissatisfied",
  // small talk
  hello:
    "hello hi hey salam marhaba greetings good_morning good_evening good_afternoon assalamu hiya howdy peace hola hii dear_sir",
  "how-are-you":
    "how_are_you how_r_u hows_it_going how_is_it_going how_do_you_do whats_up hows_life how_do_you_feel how_you_doing",
  thanks: "thank thanks thx ty appreciate* cheers thankyou grateful shukran kind helped helps_a_lot",
  praise: "great perfect awesome excellent nice wonderful helpful amazing brilliant good cool",
  bye: "bye goodbye see_you farewell take_care good_night later see_ya speak_soon until_tomorrow have_a_good leaving cya",
  yes: "yes yeah yep yup ok okay sure correct right exactly agreed yess yea affirmative",
  no: "nope nah no_thanks not_interested",
  // not ours
  weather: "weather rain raining temperature forecast sunny hot humidity sandstorm climate",
  sport: "football cricket match messi ronaldo score goal world_cup team_won league tennis padel player",
  politics: "president war election vote politics government minister trump king ruler party",
  entertainment:
    "movie movies film_to series netflix song songs music sing actor singer book_to concert game games joke jokes poem poems story riddle",
  food: "recipe cook_a cooking eat dinner lunch breakfast pasta diet calories meal",
  health:
    "headache fever doctor pain symptom* disease diabetes medicine_for paracetamol depressed sick weight_loss tooth",
  travel:
    "flight flights hotel_room visa_for tourist airport taxi metro trip holiday_in beach safari ticket tickets passport",
  job: "job jobs hiring salary vacancy vacancies cv career recruitment resume",
  realty: "apartment* villa house_for rent_in mortgage",
  car: "car cars toyota driving vehicle traffic fines salik",
  invest: "bitcoin gold stocks shares invest crypto exchange_rate dollar loan",
  code: "python javascript sql function_to algorithm html regex source_code coding",
  homework: "homework essay equation integral translate_this math mathematics exam university school",
  override:
    "ignore_your ignore_all ignore_previous disregard pretend act_as system_prompt your_prompt your_instructions jailbreak developer_mode dan forget_everything roleplay from_now_on hidden_rules",
  hack: "hack hacking admin_password crack exploit api_key script",
  love: "love marry girlfriend boyfriend beautiful wife husband",
  general:
    "capital_of population_of history_of who_invented planet moon earth quantum universe pyramids meaning_of_life",
} as const;

export type Concept = keyof typeof lexicon;
