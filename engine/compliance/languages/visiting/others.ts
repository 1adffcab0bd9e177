/** Dutch, Polish, Turkish, Vietnamese, Russian and Arabic: who is turned away, who alone is wanted. */
import { visiting } from "./language.ts";

export const nl = visiting({
  id: "nl",
  marks: `het een van en met voor niet geen alleen wij zijn de dat op aan te is bij of deze huurders kinderen uitkering`,
  children: "kind, kinderen, kids, baby, baby's, peuters, zwanger, zwangeren, gezinnen met, gezinnen",
  origin:
    "buitenlander*, allochton*, migranten, marokkan*, turken, turkse, surinamers, antillianen, polen, roemenen, bulgaren, arabieren, expats, internationals, asielzoekers, statushouders, vluchtelingen, nederlanders, nederlandse",
  faith: "moslim*, christen*, joden, joodse, katholieken, hoofddoek*",
  race: "zwarte, zwarten, donkere, blanke, blanken, witte mensen",
  sex: "vrouw, vrouwen, man, mannen, dames, heren, meisjes, jongens, vrouwelijke, mannelijke",
  disabled: "rolstoel*, gehandicapt*, invalide, hulphond*, blindengeleidehond*",
  benefits: "uitkering*, bijstand*, huurtoeslag, bijstandsgerechtigden, werklozen, wajong",
  elderly: "ouderen, bejaarden, senioren, gepensioneerden",
  adults: "volwassenen, stel zonder kinderen, stellen zonder kinderen, alleenstaande, alleenstaanden",
  refuse:
    "geen, niet aan, niet voor, zonder, behalve, liever geen, nooit, weigeren, verhuren niet aan, wij verhuren niet aan, ongeschikt voor, niet geschikt voor",
  prefer: "alleen, alleen aan, alleen voor, uitsluitend, enkel, liefst, bij voorkeur, voorkeur voor, uitsluitend aan",
  unwelcome:
    "niet gewenst, ongewenst, niet welkom, niet toegestaan, komen niet in aanmerking, uitgesloten, hoeven niet te reageren, geweigerd, niet mogelijk, liever niet",
  preferred: "only, gewenst, gezocht, heeft de voorkeur, hebben de voorkeur, voorkeur",
  never: "niet, nooit, niemand, geen, nergens",
  excluding:
    "geweigerd, weigeren, afgewezen, uitgesloten, gediscrimineerd, discriminatie, bezwaar, probleem, belemmering, beperking, beperkingen, onderscheid",
  open: "welkom, ongeacht, iedereen, alle gezinnen, toegestaan",
  certain: "garant*, gegarandeerd, verzekerd, beloven",
  gain: "verdubbel*, waardestijging, rendement, winst, huurinkomsten, stijgt",
});

export const pl = visiting({
  id: "pl",
  marks: `nie jest się dla oraz tylko bez przyjmujemy wynajmujemy dzieci dziećmi rodzin osób w z do wynajęcia na`,
  children:
    "dzieck*, dzieci, dziećmi, dzieciom, dziecka, rodzin z, rodzin z dziećmi, rodzinom z, niemowl*, ciąż*, maluch*",
  origin:
    "obcokrajowc*, cudzoziemc*, imigrant*, ukrain*, białorus*, hindus*, azjat*, arab*, afrykan*, rumun*, cygan*, romów, uchodźc*, pakista*, polaków, polakom, polacy, nigeryj*, wietnam*, chińczyk*, gruzin*",
  faith: "muzułman*, katolik*, żyd*, chrześcijan*, świadk*",
  race: "czarnoskór*, czarnych, białych, kolorowych",
  sex: "kobiet, kobietom, kobiety, mężczyzn, mężczyznom, mężczyźni, panie, paniom, panom, dziewczyn*, chłopak*",
  disabled: "niepełnospr*, wózk*, inwalid*, psem przewodnikiem, psa asystującego",
  benefits: "zasiłk*, na zasiłku, zasiłkach, benefit*, benefitach, universal credit, bezrobotn*",
  elderly: "emeryt*, starszych, seniorów, seniorom",
  adults: "osób dorosłych, dorosłych, par bez dzieci, bezdzietn*, singli, singlom",
  refuse:
    "nie przyjmujemy, nie wynajmujemy, nie wynajmuję, nie wynajmę, nie akceptujemy, nie chcemy, bez, żadnych, zakaz, oprócz, poza, nie dla, nie",
  prefer: "tylko dla, tylko, wyłącznie, wyłącznie dla, jedynie, preferowan*, preferujemy, najchętniej, szukamy",
  unwelcome:
    "wykluczone, wykluczeni, nie wchodzą w grę, niemile widzian*, nie są mile widziani, proszę nie dzwonić, niech nie dzwonią, odpadają, nie akceptujemy, odmawiamy",
  preferred: "tylko, preferowan*, mile widzian*, wyłącznie",
  never: "nie, nigdy, nikogo, nikomu, żaden, bez, nikt",
  excluding:
    "odmawia*, odrzuca*, wyklucza*, dyskrymin*, dyskryminacji, problem*, przeszkod*, ogranicze*, różnicy, przeszkadza*",
  open: "zapraszamy, mile widziane, mile widziani, bez względu, niezależnie, wszyscy, każdy, przyjmujemy",
  certain: "gwarant*, zapewniamy, obiecujemy, pewny, na pewno",
  gain: "podwoi*, zysk*, wzrost*, zwrot*, stopa zwrotu, wzrośnie",
});

export const tr = visiting({
  id: "tr",
  marks: `ve bir için ile çok kiralık oda aramasın sadece çocuk yabancı daire kabul olan hariç edilmez değil`,
  children: "çocuk*, bebek*, hamile*",
  origin:
    "yabancı*, suriyeli*, arap*, afgan*, kürt*, göçmen*, mülteci*, afrikalı*, çingene*, roman*, iranlı*, ıraklı*, pakistanlı*, türk, türkler, türklere, alman*, rus, ruslar",
  faith: "müslüman*, hristiyan*, yahudi*, alevi*, başörtülü*",
  race: "siyahi*, zenci*, beyaz*",
  sex: "erkek*, kadın*, bayan*, bay, kız*",
  disabled: "engelli*, tekerlekli sandalye*, özürlü*",
  benefits: "jobcenter*, sosyal yardım*, işsiz*, bürgergeld*",
  elderly: "yaşlı*, emekli*",
  adults: "yetişkin*, çocuksuz*, bekar*, evli*",
  refuse: "hariç, sakın, ne, istemiyoruz, almıyoruz",
  prefer: "sadece, yalnızca, yalnız, sırf, tercihen, özellikle",
  unwelcome:
    "aramasın, aramasınlar, başvurmasın, yazmasın, kabul edilmez, kabul edilmiyor, kabul etmiyoruz, istenmiyor, istemiyoruz, istemiyorum, alınmaz, alınmıyor, verilmez, verilmiyor, vermiyoruz, kiralanmaz, kiralamıyoruz, uygun değil, olmaz, hariç, giremez, rahatsız etmesin",
  preferred: "tercih edilir, tercih, tercihimizdir, öncelikli, only",
  never: "değil, hiç, kimse, kimseyi, asla, yok, etmiyoruz, edilmez, edilmiyor",
  excluding: "reddedil*, reddet*, ayrım*, ayrımcılık, engel, sorun*, kısıtlama*, dışlan*, fark*",
  open: "hoş geldin*, fark etmez, herkes, kabul edilir, uygundur, başvurabilir, arayabilir",
  certain: "garanti*, kesin*, söz veriyoruz",
  gain: "ikiye katla*, iki katına, getiri*, kazanç*, değer kazan*, artış*",
});

export const vi = visiting({
  id: "vi",
  marks: `và của cho không có một được người nhà phòng thuê chỉ nhận trẻ`,
  children: "trẻ em, trẻ con, con nhỏ, em bé, trẻ nhỏ, bà bầu",
  origin:
    "người nước ngoài, người trung quốc, người ấn độ, người da đen, người châu phi, người việt, dân tỉnh, người tàu, người nhập cư",
  faith: "đạo hồi, hồi giáo, công giáo, theo đạo",
  race: "da đen, da màu, da trắng",
  sex: "nữ, nam, đàn ông, phụ nữ",
  disabled: "xe lăn, khuyết tật, tàn tật",
  benefits: "trợ cấp, section 8, phiếu nhà ở",
  elderly: "người già, người lớn tuổi",
  adults: "người lớn, độc thân, vợ chồng không con",
  refuse: "không nhận, không cho thuê, không cho, không chấp nhận, không tiếp, từ chối, miễn tiếp, trừ",
  prefer: "chỉ, chỉ cho, chỉ nhận, chỉ cho thuê, ưu tiên",
  unwelcome: "không nhận, miễn liên hệ, xin miễn, đừng gọi, đừng liên hệ, không phù hợp, không được",
  preferred: "ưu tiên, only",
  never: "không, không bao giờ, chưa bao giờ",
  excluding: "từ chối, phân biệt, kỳ thị, vấn đề, trở ngại, hạn chế",
  open: "hoan nghênh, chào đón, đều được, mọi người, bất kể",
  certain: "cam kết, đảm bảo, bảo đảm, chắc chắn",
  gain: "gấp đôi, tăng giá, lợi nhuận, sinh lời, lãi",
});

export const ru = visiting({
  id: "ru",
  marks: "и в на не с для от по без только",
  children: "дет*, детьми, детей, детям, ребен*, ребён*, младен*, беремен*",
  origin:
    "иностран*, мигрант*, кавказ*, азиат*, таджик*, узбек*, киргиз*, цыган*, армян*, украин*, чечен*, славян*, русск*, гражданам рф, африкан*, арабов, китайц*",
  faith: "мусульман*, христиан*, еврее*, православн*",
  race: "чернокож*, темнокож*, негр*",
  sex: "женщин*, мужчин*, девуш*, парн*, парам",
  disabled: "инвалид*, колясоч*, коляске",
  benefits: "пособи*, на пособии, безработн*",
  elderly: "пенсионер*, пожил*",
  adults: "взрослым, бездетн*, паре без детей, семейной паре",
  refuse: "не сдаем, не сдаём, не сдается, не сдаётся, кроме, без, нельзя, исключая, не берем, не принимаем",
  prefer: "только, исключительно, лишь, предпочтительно, строго",
  unwelcome:
    "не беспокоить, не звонить, не предлагать, не рассматриваем, не подходят, просьба не звонить, нежелательн*, исключены, не сдаем, не сдаём",
  preferred: "предпочтительно, предпочтение, приветствуются, only",
  never: "не, никогда, никому, никого, нет, без",
  excluding: "отказыва*, исключа*, дискримин*, проблем*, препятств*, огранич*, различ*",
  open: "добро пожаловать, независимо, можно, любой, всем, рады, приветствуем",
  certain: "гарант*, обещаем, точно",
  gain: "удво*, доход*, прибыл*, вырастет, рост цены",
});

export const ar = visiting({
  id: "ar",
  marks: "في من على مع إلى لا أو هذا شقة للإيجار",
  children: "أطفال, الأطفال, طفل, للأطفال, بأطفال, رضع, حوامل, للعائلات, العائلات, عائلات",
  origin:
    "للأفارقة, الأفارقة, أفارقة, للأجانب, الأجانب, أجانب, للهنود, الهنود, هنود, للغجر, الغجر, للسوريين, السوريين, للمغاربة, المغاربة, للباكستانيين, الباكستانيين, للبنغال, للآسيويين, الآسيويين, للعرب, العرب, عرب, للمهاجرين, المهاجرين, للصينيين, للأوروبيين, للفلبينيين, للمصريين, المصريين, للمواطنين, المواطنين",
  faith: "للمسلمين, المسلمين, مسلمين, للمسيحيين, المسيحيين, مسيحيين, لليهود, اليهود, للهندوس",
  race: "للسود, السود, سود, للبيض, البيض",
  sex: "للنساء, النساء, نساء, للرجال, الرجال, رجال, للبنات, بنات, للسيدات, سيدات, للشباب, شباب, للعزاب, العزاب, عزاب",
  disabled: "كرسي متحرك, للمعاقين, المعاقين, معاقين, ذوي الإعاقة",
  benefits: "مساعدات, المساعدات, إعانات, الإعانة, للعاطلين",
  elderly: "لكبار السن, كبار السن, المسنين, للمسنين",
  adults: "للبالغين, البالغين, للأزواج, بدون أطفال, للعزاب",
  refuse:
    "لا نؤجر, لا يؤجر, لا تؤجر, لا نقبل, لا يقبل, لا نريد, لا يسمح, ممنوع, بدون, ما عدا, باستثناء, إلا, لا, ولا, يمنع, نرفض, غير مناسب",
  prefer: "فقط, حصرا, حصريا, يفضل, نفضل, مخصص, مخصصة",
  unwelcome: "ممنوع, غير مرغوب, غير مقبول, غير مقبولين, لا نقبل, مرفوض, عدم الاتصال, لا يتصل, ممنوعون",
  preferred: "فقط, يفضل, حصرا, حصريا",
  never: "لا, لن, لم, ليس, أبدا, بدون",
  excluding: "نرفض, يرفض, رفض, تمييز, نميز, مشكلة, عائق, مانع, نستثني, قيود",
  open: "مرحب, نرحب, أهلا, الجميع, للجميع, بغض النظر, مسموح",
  certain: "نضمن, ضمان, مضمون, مضمونة, أكيد",
  gain: "الضعف, ضعف, أرباح, ربح, عائد, ارتفاع, تتضاعف",
});
