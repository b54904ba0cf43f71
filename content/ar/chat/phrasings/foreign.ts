export const foreign = {
  things: `
    ثلاجة؛ كنبة؛ آيفون؛ تلفزيون؛ غسالة؛ مكينة قهوة؛ فرن؛ مكيف؛ سيارة؛ دراجة؛ تسلا؛ تويوتا؛ فيلا؛ شقة؛ مستودع للإيجار؛ لابتوب
    بلايستيشن؛ كاميرا؛ كاميرات مراقبة؛ درون؛ ساعة رولكس؛ خاتم ذهب؛ الذهب؛ الفضة؛ النفط؛ البيتكوين؛ الدولار؛ اليورو؛ الرز
    الطماط؛ حبوب القهوة؛ الحليب؛ الدجاج؛ التمر؛ العسل؛ كيكة؛ بيتزا؛ ورد لزوجتي؛ قطة؛ كلب؛ ببغاء؛ سجاد؛ سرير؛ ستائر؛ كتب المدرسة
    جوتي؛ فستان عرس؛ عطر؛ نظارة شمس؛ شريحة هاتف؛ تأشيرة؛ فيزا زيارة؛ إقامة؛ رخصة قيادة؛ الهوية؛ جواز السفر؛ رخصة تجارية
    تصريح عمل؛ طيران القاهرة؛ طيران لندن؛ فندق؛ فندق في الفجيرة؛ سفاري؛ تذكرة مباراة؛ تذكرة سينما؛ حفلة؛ دبي مول؛ برج خليفة
    المطار؛ المترو؛ الباص لأبوظبي؛ حديقة الحيوان؛ الشاطئ؛ النادي الرياضي؛ مسبح؛ مدرسة؛ جامعة؛ مستشفى؛ دكتور أسنان
    أقرب صيدلية؛ محامي؛ سباك؛ كهربائي؛ شركة تنظيف؛ مربية؛ سائق؛ خادمة؛ حلاق قريب؛ الشرطة؛ السفارة؛ البلدية؛ اتصالات؛ ديوا؛ سالك
    بنك الإمارات؛ قرض؛ تمويل بيت؛ تأمين؛ تأمين السيارة؛ تأمين صحي؛ الأسهم؛ البورصة؛ اليانصيب؛ سباق الخيل؛ كرة القدم؛ الكريكت
    دوري الأبطال؛ نادي العين؛ ريال مدريد؛ ميسي؛ رونالدو؛ كأس العالم؛ الأولمبياد؛ الطقس؛ المطر؛ درجة الحرارة؛ الضباب؛ العاصفة
    القمر؛ المريخ؛ البحر؛ البركان؛ الديناصورات؛ الأهرامات؛ الرئيس؛ الملك؛ الانتخابات؛ الحرب؛ الأخبار؛ الدين؛ الصلاة؛ الصيام؛ الحج
    فتوى؛ قصيدة؛ أغنية؛ نكتة؛ قصة؛ لغز؛ رواية؛ فيلم؛ مسلسل؛ نتفلكس؛ كرتون؛ موسيقى؛ وصفة طبخ؛ البرياني؛ الحمص؛ المكرونة؛ سلطة
    رجيم؛ فيتامينات؛ صداع؛ حمى؛ ألم الظهر؛ الكحة؛ السكري؛ الضغط؛ الحمل؛ النوم؛ القلق؛ الاكتئاب؛ تساقط الشعر؛ كريم بشرة؛ عملية جراحية
    الإنفلونزا؛ الحساسية؛ بايثون؛ جافاسكربت؛ تصميم موقع؛ ووردبريس؛ خوارزمية؛ الواجب المدرسي؛ معادلة رياضيات؛ الكيمياء؛ الفيزياء
    الأحياء؛ النحو؛ موضوع تعبير؛ ترجمة للفرنسية؛ الإسبانية؛ اليابانية؛ سيرتي الذاتية؛ رسالة لمديري؛ شعار؛ كرت شخصي؛ تغريدة
    خطة تسويق؛ خطة عمل؛ اسم للشركة؛ ضريبة الشركات؛ الإقرار الضريبي؛ عقد عمل؛ نهاية الخدمة؛ الراتب؛ وظيفة؛ مقابلة عمل؛ مديري
    الجيران؛ الزواج؛ الطلاق؛ حبيبتي؛ الحب؛ حفلة عيد ميلاد؛ قاعة أفراح؛ أسماء المواليد؛ الأبراج؛ تفسير حلمي؛ السحر؛ الشطرنج؛ لعبة
    في بي ان؛ واي فاي البيت؛ فيروس في تلفوني؛ باسورد الإيميل حقي؛ فيسبوك؛ تيك توك؛ سناب شات؛ الذكاء الاصطناعي؛ البلوكتشين
    ألواح شمسية؛ فلتر ماء؛ مولد كهرباء؛ أثاث مكتب؛ رفوف حديد؛ محل للإيجار؛ مطعم للبيع؛ ديكور؛ تصميم منيو؛ لوحة محل؛ يونيفورم
    علب تغليف؛ أكواب ورق؛ معدات مطبخ؛ شواية؛ مواد مجمدة؛ مورد خضار؛ سوق الجملة؛ إسعاف؛ تاكسي؛ مخالفة مرور؛ الزحمة في الشارع
    البترول؛ تصليح سيارتي؛ تواير؛ خيمة؛ جمل؛ صقر؛ يخت؛ طيارة؛ دواء القطط
  `,
  sentences: `
    كم سعر {thing}
    بكم {thing}
    كم يكلف {thing}
    تبيعون {thing}
    وين أشتري {thing}
    أبي {thing}
    أريد شراء {thing}
    حدثني عن {thing}
    شو رأيك في {thing}
    ساعدني في {thing}
    كيف أحصل على {thing}
    وين ألقى {thing}
    انصحني بـ {thing}
    رقم {thing}
    متى {thing}
    اشرح لي {thing}
    معلومات عن {thing}
    عندي مشكلة في {thing}
    شو أفضل {thing}
    كيف {thing}
    اطلب لي {thing}
    منو مسؤول عن {thing}
    احجز لي {thing}
    متى يفتح {thing}
    هل {thing} زين
    ما هو {thing}
    كيف أختار {thing}
    اكتب لي شي عن {thing}
    أحتاج {thing}
    ليش {thing}
    تصلحون {thing}
    تصليح {thing}
    كفالة {thing}
    كم رسوم {thing}
    تشترون {thing}
    أدور {thing}
  `,
};

/** The same in Latin letters. */
export const foreignLatin = {
  things: `
    thallaja؛ kanaba؛ iphone؛ telfezyon؛ ghasala؛ makinat gahwa؛ mokayef؛ sayara؛ tesla؛ shaqqa؛ villa؛ laptop؛ playstation؛ kamera؛ sa3a rolex
    thahab؛ bitcoin؛ dollar؛ naft؛ roz؛ dajaj؛ 3asal؛ kaika؛ pizza؛ ward le zawjati؛ gatwa؛ kalb؛ sejad؛ sareer؛ fostan 3ers؛ 3e6er؛ visa zyara
    eqama؛ rokhsat qeyada؛ jawaz safar؛ rokhsa tejareya؛ tayaran le masr؛ fondoq؛ safari؛ tathkarat mobara؛ sinema؛ dubai mall؛ burj khalifa
    el ma6ar؛ el metro؛ el sha6e2؛ madrasa؛ jam3a؛ mostashfa؛ doktor؛ agrab saydaleya؛ mo7ami؛ sabbak؛ khadama؛ sayeg؛ el shor6a؛ el sefara
    etisalat؛ dewa؛ salik؛ qardh؛ ta2meen sayara؛ as-hom؛ kora؛ messi؛ ronaldo؛ kas el 3alam؛ el jaw؛ el 6aqs؛ el ma6ar el yom؛ el gamar؛ el ra2ees
    el 7arb؛ el akhbar؛ el salah؛ el seyam؛ qaseeda؛ oghneya؛ nokta؛ qessa؛ film؛ mosalsal؛ netflix؛ 6abkh؛ biryani؛ 7ommos؛ rejeem؛ soda3
    7arara؛ kahha؛ sokkari؛ nom؛ python؛ wajeb el madrasa؛ mo3adala؛ tarjama le fransi؛ cv؛ logo؛ khotat tasweeq؛ dareebat el sharikat؛ ratib
    wazeefa؛ zawaj؛ talaq؛ 7obb؛ 3eed meelad؛ abraj؛ 7elm؛ shatranj؛ lo3ba؛ vpn؛ tiktok؛ snapchat؛ ma7al lel ejar؛ dekor؛ mowared khodhar؛ taxi
    mukhalafa؛ betrol؛ tasleeh sayarti؛ yakht؛ jamal؛ saqer
    tallaja؛ mukayyif؛ siyara mosta3mala؛ derraja؛ mawatir؛ beit lel bee3؛ ardh؛ mosta7wda3؛ sa3a؛ khatem؛ ghawayesh؛ tomor؛ 7aleeb؛ khobez
    sha6er؛ jibna؛ sushi؛ shawarma؛ mandi؛ machboos؛ harees؛ luqaimat؛ karak؛ 3aseer؛ tabkha؛ 7elwayat؛ fustan؛ 3abaya؛ jooti؛ nathara؛ shanta؛ makyaj
    3otoor؛ bokhoor؛ lo3ab el yahal؛ kotob؛ dafater؛ qalam؛ shari7a؛ raqam etisalat؛ internet el beit؛ wifi؛ shashet telefoni؛ batariyat telefon؛ samma3at
    tathkara؛ safra؛ ma6ar dubai؛ 7ajz fondoq؛ shaleh؛ mat3am zain؛ ma6bakh؛ sha6e2 jumeirah؛ 7adeeqa؛ 7adeeqat 7ayawan؛ ski dubai؛ 3ars؛ zaffa؛ 3orood el safar
    el jawazat؛ el baladiya؛ el ma7kama؛ el murur؛ mo3amala؛ kafeel؛ 3aqd 3amal؛ nihayat el khedma؛ rawatib؛ mokafa2a؛ tagaa3od؛ tasheera؛ el jinsiya
    el dawri؛ el hilal؛ el wasl؛ barshalona؛ real madrid؛ mobarat el yoom؛ el olombiyad؛ siba7؛ yoga؛ gym؛ tamareen؛ sba2 el khail
    shams؛ matar؛ ghobar؛ ra6ooba؛ dhabab؛ 7arara el yoom؛ el qamar؛ el marreekh؛ el ba7ar؛ ahramat؛ tareekh el emarat؛ 7akem dubai
    el intikhabat؛ el siyasa؛ el 7okoma؛ fatwa؛ qur2an؛ zakat؛ el 7ajj؛ ramadan mata؛ el 3eed؛ athan el maghreb؛ salat el jom3a
    she3er؛ 7ekma؛ moseeqa؛ moghanni؛ ughniyat fairuz؛ filem hindi؛ youtube؛ instagram؛ facebook؛ chatgpt؛ thaka2 estena3i؛ barmaja؛ mawqe3 elektroni
    dawa؛ panadol؛ waja3 asnan؛ waja3 dhahar؛ 7asasiya؛ 7aml؛ tabeeb؛ 3amaliya؛ fitamenat؛ takhsees؛ sha3er yti7؛ 7bob؛ noum el yahal
    riyadhiyat؛ kimya؛ ta3beer؛ bahth jam3a؛ emti7an؛ logha ingleziya؛ ta3allum el faransi؛ sira thatiya؛ moqabalat shoghl؛ madrasat banat
    ashom؛ forex؛ qardh shakhsi؛ bitaqat e2teman؛ 7isab bank؛ ta2meen se77i؛ iqama thahabiya؛ se3er el dollar؛ se3er el betrol؛ taswiq؛ tasmeem logo
    ghasalat sayarat؛ tawayer؛ bancher؛ winch؛ mekaniki؛ sabbagh؛ kahraba2i؛ najjar؛ 3amil nathafa؛ naql athath؛ mokafa7at 7asharat؛ bab garage
  `,
  sentences: `
    kam se3er {thing}
    bkam {thing}
    tbee3oon {thing}
    wein ashteri {thing}
    abi {thing}
    7addethni 3an {thing}
    shu ra2yak fe {thing}
    sa3edni fe {thing}
    kaif a7sal 3ala {thing}
    wein alga {thing}
    raqam {thing}
    mata {thing}
    eshra7 li {thing}
    sho afdhal {thing}
    a6lob li {thing}
    e7jez li {thing}
    mata yefta7 {thing}
    sho hw {thing}
    ekteb li {thing}
    a7taj {thing}
    t9al7oon {thing}
    ta9lee7 {thing}
    kam rosoom {thing}
  `,
};
