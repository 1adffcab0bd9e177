/** What the listing limits, said without the limit: until ten at night, first come first served, by appointment, as far as the fourth floor. */
import type { CopyLanguage } from "#contract/copy";
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";
import { type Fields, linesOf, patterns, plainlyOrLacking } from "./reading/frames.ts";

interface Limit {
  /** A line of the listing that sets it. */
  readonly limited: RegExp;
  readonly said: Fields;
}

const limits: readonly Limit[] = [
  {
    // hours of a shared terrace, garden or pool
    limited:
      /(?:roof|terrace|garden|pool|gym|yard|court|laundry|옥상|정원|수영장|헬스|屋上|庭園|プール|ジム|天台|屋顶|花园|泳池|健身|terrasse|toit|jardin|piscine|Dach|Garten|Schwimmbad|azotea|terraza|piscina|giardino)[^\n.;。]{0,40}(?:until|till|to \d|from \d|\d ?(?:h|時|시|点|Uhr|pm)|open |hasta|fino|bis |jusqu|まで|까지|只到|开放|Memorial)/iu,
    said: {
      zh: "(?:天台|屋顶|露台|花园|泳池|健身房|院子|洗衣房)[^，。；！,.;!?\\n]{0,8}(?:24小时|全天|全年|通宵|随时|昼夜|不限时|整夜|到深夜|想待多久)|(?:24小时|全天候?|全年|通宵|随时|整夜)(?:都)?(?:开放|可用|可以?(?:上去?|用|去))(?:的)?(?:的)?(?:天台|屋顶|露台|花园|泳池|健身房)?",
      en: "(?:roof|terrace|garden|pool|gym|yard|deck|courtyard)(?: \\p{L}+){0,6} (?:any ?time|at any hour|24/7|24 hours(?: a day)?|round the clock|around the clock|day and night|all night|all year|year[- ]round|whenever you like|at all hours|as late as you like|until (?:midnight|late))|(?:24-hour|round-the-clock|all-night|year-round|unlimited) (?:access to the )?(?:roof|terrace|garden|pool|gym|yard)",
      ja: "(?:屋上|庭園|庭|テラス|プール|ジム)[^。、,!?\\n]{0,10}(?:24時間|一日中|終日|いつでも|深夜まで|夜通し|一晩中|年中|通年|時間(?:の)?制限(?:は)?な|好きな時間)|(?:24時間|終日|いつでも|年中)[^。、,!?\\n]{0,6}(?:使える|利用できる|開放)[^。、,!?\\n]{0,4}(?:屋上|庭|テラス|プール|ジム)",
      ko: "(?:옥상|정원|테라스|수영장|헬스장|마당)[^.!?,\\n]{0,12}(?:24시간|하루 ?종일|언제든|언제나|밤새|새벽까지|심야까지|연중|시간 ?제한 ?없|아무 ?때나)|(?:24시간|언제든|연중)[^.!?,\\n]{0,8}(?:옥상|정원|테라스|수영장)",
      fr: "(?:toit|terrasse|jardin|piscine|cour|salle de sport|rooftop)(?: [\\p{L}'’]+){0,5},? (?:à toute heure|jour et nuit|24 ?h ?(?:sur|/) ?24|toute l['’]année|toute la nuit|sans limite(?: d['’]horaire)?|à tout moment|quand (?:vous|bon)|jusqu['’](?:à minuit|au bout de la nuit|tard))",
      de: "(?:Dach\\p{L}*|Terrasse|Gemeinschaftsterrasse|Garten|Pool|Schwimmbad|Fitnessraum|Hof)(?: \\p{L}+){0,5} (?:jederzeit|rund um die Uhr|Tag und Nacht|ganzjährig|die ganze Nacht|ohne Zeitlimit|zu jeder (?:Zeit|Stunde)|24 Stunden|bis (?:Mitternacht|spät))|(?:jederzeit|rund um die Uhr|ganzjährig|Tag und Nacht)(?: \\p{L}+){0,3} (?:nutzbar\\p{L}*|geöffnet\\p{L}*|offen\\p{L}*)(?: \\p{L}+){0,2} (?:Dach\\p{L}*|Terrasse|Garten|Pool)",
    },
  },
  {
    // parking without a space of one's own
    limited:
      /先到先得|无固定|排队|first[- ]come|permit parking|residents'? permit|unallocated|no allocated|空き要確認|要確認|선착순|sur rue|premier arrivé|Anwohner|keine festen|abonnement résident|no asignad|zona azul|Keiner|无车位|no parking space|駐車場[^。\n]{0,6}なし|Pas de stationnement|有无余位/iu,
    said: {
      zh: "(?:固定|专属|专用|独立|私家|自有|自带|带|送|配|含|产权|保证(?:有)?|预留|一定有)(?:一个|1个|的)?(?:停车位|车位)(?!要|需|看)|(?:停车位|车位)(?:是)?(?:固定|专属|专用|独立|自有|有保障|管够|充足|不愁|随便停|免费)|停车(?:不用愁|不愁|无忧|管够|随便停|永远有位|有保障|方便)",
      en: "(?:own|private|allocated|assigned|dedicated|reserved|designated|guaranteed|fixed|secure|numbered|deeded) (?:\\p{L}+[- ])?(?:parking(?: space| spot| bay)?|car park space|bay|parking)|parking (?:is )?(?:guaranteed|included|assured|no problem|never a problem|always (?:available|free|a space)|for (?:two|three|2|3) cars)|(?:always|plenty of) (?:a )?(?:parking|spaces?)|space of (?:its|your) own for (?:a|the) car|comes with (?:a )?parking|free parking|off-street parking|your own space",
      ja: "(?:専用|固定|指定|確保済み?の?|自分専用の|予約済みの)(?:の)?(?:駐車(?:場|スペース|区画))|駐車(?:場|スペース)(?:は|も|が)?(?:確保済|必ず|確実|保証|付き(?!ではな)|込み|1台分?確保|無料|余裕|空きあり|すぐに?(?:借り|使え))",
      ko: "(?:전용|지정|고정|개인|확보된|배정된) ?주차(?:장|면|자리|공간)?|주차(?:는|도|가|장|장은|자리는)? ?(?:걱정 ?없|보장|확보|항상|넉넉|여유|무료|지정|고정|문제 ?없|언제나)",
      fr: "(?:place|emplacement|parking|stationnement)(?: de (?:parking|stationnement))? (?:attitrée?|privée?|privatif|privative|réservée?|garantie?|assurée?|numérotée?|attribuée?|dédiée?|fixe|incluse?|gratuite?|facile)|(?:sa|votre|ta) (?:propre )?place de (?:parking|stationnement)|se gare(?:r)? (?:sans (?:peine|problème|souci)|facilement|toujours)",
      de: "(?:eigene[rsnm]?|feste[rsnm]?|private[rsnm]?|reservierte[rsnm]?|zugewiesene[rsnm]?|garantierte[rsnm]?|nummerierte[rsnm]?) (?:PKW-?)?(?:Stellpl[aä]tz\\p{L}*|Parkpl[aä]tz\\p{L}*)|(?:Stellplatz|Parkplatz) (?:ist )?(?:garantiert|inklusive|sicher|reserviert|dabei|immer (?:frei|da)|kostenlos)|Parken (?:ist )?(?:kein Problem|garantiert|immer möglich|kostenlos)",
    },
  },
  {
    // a vehicle of any size
    limited:
      /(?:1[.,]\d{1,2} ?m|SUV|高さ|전고|限高|height|hauteur|Höhe)[^\n.;。]{0,30}(?:以下|이하|max|limit|不可|들어가지|안|bis|jusqu|under)|(?:以下|이하|max\.?|limit|bis|jusqu'à)[^\n.;。]{0,16}1[.,]\d{1,2} ?m|대형 ?SUV/iu,
    said: {
      zh: "(?:任何|什么|各种|大型?|再大的)(?:车型?|SUV|越野车|商务车)(?:都|也)?(?:能|可以?|停得|进得|放得)|(?:SUV|大车|越野车|商务车)(?:也|都)?(?:能(?:停|进)|轻松|停得下|随便停|没问题)|不限(?:车型|高|车高)",
      en: "(?:any|every|large|big|even (?:a |an )?(?:large |big )?)(?: |)(?:cars?|SUVs?|vans?|vehicles?)(?: \\p{L}+){0,3} (?:fits?|parks?|is fine|are fine|welcome|no problem|goes in)|(?:fits?|room for|takes|space for) (?:an |a |any |even |the ){0,4}(?:large |big |full-size )?(?:SUVs?|vans?|car of any size)|no height (?:limit|restriction)|cars of any size",
      ja: "(?:大型|どんな|ハイルーフ)(?:の)?(?:車|SUV|ミニバン|ワゴン)(?:種)?(?:も|でも)?[^。、,!?\\n]{0,6}(?:OK|可|停め|入り|駐車でき|問題な)|(?:SUV|ミニバン|ハイルーフ車)(?:も|でも)(?:OK|停め|入る|入り|可)|車種(?:は)?(?:問わ|を選ば|制限な)",
      ko: "(?:대형|어떤|큰|모든) ?(?:차|차종|SUV|승합차|차량)[^.!?,\\n]{0,8}(?:들어가(?!지 ?않)|가능|넉넉|주차할 ?수|문제 ?없|OK|괜찮)|SUV(?:도|까지|라도)[^.!?,\\n]{0,8}(?:들어가(?!지)|가능|넉넉|괜찮|문제 ?없)|차종 ?(?:제한|상관) ?없",
      fr: "(?:tout(?:e)?|grande?s?|n['’]importe quel(?:le)?|même (?:un|une|les) (?:gros |grand )?)\\s?(?:voitures?|véhicules?|SUV|4x4|monospaces?|utilitaires?)(?: \\p{L}+){0,3} (?:entre|entrent|passe|passent|tient|tiennent|bienvenue?s?|acceptée?s?|sans (?:peine|problème))|sans limite de hauteur|tout gabarit",
      de: "(?:jedes|alle|auch (?:ein |der |das )?(?:große[rsn]?)?|große)\\s?(?:Autos?|Fahrzeuge?|SUVs?|Vans?|Geländewagen|Transporter)(?: \\p{L}+){0,3} (?:passt|passen|Platz|kein Problem|möglich|willkommen)|ohne Höhenbegrenzung|keine Höhenbegrenzung",
    },
  },
  {
    // how many may live there
    limited:
      /\d ?名(?:まで|入居)|二人入居|1名|[12]인 ?(?:까지|거주)|(?:max|at most|up to|only|maximum)[^\n.;]{0,10}(?:two|one|\d) (?:people|persons?|occupants?|tenants?)|single household|(?:zwei|eine|\d) Person(?:en)?|(?:deux|une?|\d) (?:occupants?|personnes?)(?: max| au plus)?|(?:WG|Wohngemeinschaft(?:en)?|flat-?shar\p{L}{0,3}|shar(?:ers|ing)|colocation|ルームシェア|合租|셰어)(?:\p{L}{1,12} )?[:：]? ?(?:nicht|keine|no(?:t|ne)?|non|不可|不能|불가|禁)|keine (?:WG|Wohngemeinschaft)|pas de coloc|no (?:flat-?share|sharers)|限(?:住)?[一二两三\d]人|最多[一二两三\d]人/iu,
    said: {
      zh: "(?:人数|住几个人?|合租|住多少人?)(?:都)?(?:不限|随意|没限制|都行|都可以|没问题)|(?:一家|全家)(?:[三四五六]口|老小)(?:都)?(?:能|可以?|住得|也)|(?:三|四|五|六)(?:个)?人(?:也|都)?(?:能|可以?|住得下|没问题)|可(?:以)?合租",
      en: "(?:any number of|unlimited|as many|no limit on (?:the )?(?:number of )?)(?: \\p{L}+){0,2} ?(?:people|tenants|occupants|sharers|housemates|residents)|sharers (?:are )?(?:welcome|fine|ok|considered|accepted)|(?:three|four|five|six) (?:people|sharers|adults|friends|tenants) (?:can|may|are|could)|the whole family (?:can|may)|families of (?:four|five|six)|share (?:it|the (?:flat|rent|place|costs)) with(?: \\p{L}+){0,3}|split the rent|with (?:two|three|a couple of) (?:friends|flatmates|housemates)|flat-?shar(?:e|es|ers|ing)(?: \\p{L}+)? (?:is |are )?(?:welcome|fine|ok|okay|allowed|possible|suited|encouraged)|(?:suited|ideal|perfect|great) (?:to|for) (?:a )?flat-?shar\\p{L}+",
      ja: "(?:入居)?人数(?:の)?(?:制限(?:は)?な|は自由|無制限|は問いません|問わず)|(?:[3-6三四五六])(?:人|名)(?:で|も|まで|でも|家族)[^。、,!?\\n]{0,8}(?:住め|暮らせ|入居(?:でき|可)|OK|可)|ルームシェア(?:も)?(?:可|OK|歓迎|でき)|大家族(?:でも|も)",
      ko: "(?:거주 ?)?인원(?:수)?(?:은|도|에)? ?(?:제한 ?없|상관 ?없|자유)|(?:세|네|다섯|여섯|[3-6]) ?(?:명|식구|인 ?가족)(?:도|이|까지)?[^.!?,\\n]{0,8}(?:살 ?수|가능|넉넉|거주|괜찮)|(?:룸 ?)?셰어(?:도)? ?(?:가능|환영)|대가족(?:도|이)",
      fr: "(?:colocation|colocataires)(?: \\p{L}+)? (?:possible|bienvenue?s?|acceptée?s?|autorisée?)|sans limite (?:d['’]occupants|de personnes)|(?:trois|quatre|cinq|six) (?:personnes|colocataires|amis|occupants) (?:peuvent|y|au|possibles|acceptées)|autant de (?:personnes|locataires)|coloc(?:ation|ataires?|s)?\\s?:? (?:\\p{L}+ ){0,2}(?:possible|bienvenue?s?|parfaite?|ok|oui|idéale?|acceptée?)|coloc\\s?: parfait à \\p{L}+|à partager (?:à|entre|avec)(?: \\p{L}+){1,4}|entre (?:amis|colocs|copains)",
      de: "(?:WG|Wohngemeinschaft|WGs)(?: \\p{L}+)?[- ]?(?:geeignet|möglich|willkommen|erlaubt|tauglich)|beliebig viele (?:Personen|Bewohner|Mieter)|(?:drei|vier|fünf|sechs) (?:Personen|Leute|Mitbewohner) (?:dürfen|können|finden|haben)|keine Begrenzung der (?:Personen|Bewohner)|zu (?:zweit|dritt|viert)(?: \\p{L}+){0,3} WG|WG(?:-| )?(?:geeignet|tauglich|möglich|denkbar|willkommen|okay|ideal|erlaubt|gern)\\p{L}{0,3}|als WG (?:\\p{L}+ )?(?:denkbar|möglich|ideal|nutzbar)|Miete (?:\\p{L}+ )?teilen",
    },
  },
  {
    // music
    limited:
      /楽器(?:演奏)?[:：]? ?不可|악기 ?(?:연주)? ?(?:불가|금지)|no (?:musical )?instruments|instruments? (?:de musique )?interdit|keine (?:Musik)?instrumente|禁止(?:演奏|弹)/iu,
    said: {
      zh: "(?:可以?|能|随便)(?:在家)?(?:弹|练|拉|吹)(?:钢琴|琴|吉他|小提琴|乐器)|(?:钢琴|乐器|弹琴)(?:也|都)?(?:可以?|没问题|OK|欢迎)",
      en: "(?:pianos?|instruments?|musicians?|violins?|guitars?|music practice) (?:\\p{L}+ ){0,2}?(?:allowed|welcome|fine|permitted|ok)|(?:play|practise|practice) (?:the |your |an? )?(?:piano|violin|guitar|instrument|cello|drums)",
      ja: "(?:楽器|ピアノ|ギター|バイオリン)(?:演奏)?(?:も|が|は)?(?:可(?!能性)|OK|相談|弾け|演奏でき|楽しめ|置け|歓迎)",
      ko: "(?:피아노|악기|기타|바이올린)(?:도|를|연주도)?(?: ?마음껏)? ?(?:가능|칠 ?수|연주할 ?수|괜찮|환영|OK)",
      fr: "(?:pianos?|instruments?|musiciens?|violons?)(?: \\p{L}+){0,2} (?:autorisée?s?|acceptée?s?|bienvenus?|possibles?)|jouer d(?:u|e l['’]|e la) (?:piano|violon|guitare|instrument)",
      de: "(?:Klavier|Instrumente?|Musiker|Geige|Musizieren)(?: \\p{L}+){0,2} (?:erlaubt|möglich|willkommen|gestattet|spielen)",
    },
  },
  {
    // visits by appointment, at set hours
    limited:
      /(?:showing|viewing|visit|inspection|besichtigung|内見|見学|案内|看房|방문|집 ?보|visita)[^\n.;。]{0,50}(?:saturday|sunday|wednesday|thursday|weekend|weekday|appointment|notice|before|after|only|samedi|jeudi|rendez-vous|veille|samstag|donnerstag|dienstag|anmeldung|abstimmung|土|日曜|週末|平日|予約|前日|退去|周末|周六|提前|예약|토요일|하루 ?전|jueves|cita|\d)|하루 ?전 ?연락|提前一天|from \d{1,2}[:.]\d{2}|住到/iu,
    said: {
      zh: "(?:看房|参观|实地看)[^，。；！,.;!?\\n]{0,6}(?:随时|任何时间|不用预约|无需预约|不必预约|当天|马上|立刻|说来就来|密码锁|自助)|(?:随时|当天|马上|立刻|不用预约|无需预约|全天|每天|天天)(?:都)?(?:可以?|能|欢迎|就能)?(?:来|上门)?(?:看房|参观|看)",
      en: "(?:view(?:ings?|ed)?|see|visits?|visited|come|inspections?|drop in|pop in|tours?)(?: \\p{L}+){0,4} (?:any ?time|any day|at any hour|every day|daily|whenever (?:you|suits)|today|the same day|same day|without (?:an )?appointment|24/7|seven days a week|at short notice|straight away|right away|tonight)|no appointment (?:is )?(?:needed|necessary|required)|just (?:turn up|drop in|walk in)|unannounced",
      ja: "(?:内見|見学|ご?案内|内覧|ご覧)[^。、,!?\\n]{0,8}(?:いつでも|随時|毎日|当日|即日|本日|今すぐ|すぐ|予約(?:は)?(?:不要|なし|いりません)|好きな時)|(?:いつでも|当日|即日|今日|すぐに?|予約なしで|毎日|随時)[^。、,!?\\n]{0,8}(?:内見|見学|ご?案内|内覧|ご覧)",
      ko: "(?:방문|구경|집 ?보기|보러|관람|둘러보)[^.!?,\\n]{0,8}(?:언제든|언제나|아무 ?때나|당일|바로|오늘|매일|예약 ?없이|수시로)|(?:언제든지?|언제라도|당일|바로|오늘|매일|예약 ?없이|아무 ?때나)[^.!?,\\n]{0,8}(?:방문|구경|집 ?(?:을 ?)?보|보러|둘러보|보실 ?수)",
      fr: "visite(?:s|r|z)?(?: \\p{L}+){0,4} (?:à toute heure|à tout moment|tous les jours|chaque jour|aujourd['’]hui|le jour même|sans rendez-vous|quand (?:vous|bon|tu)|7 ?j(?:ours)?|dès (?:aujourd|ce soir|maintenant)|sur simple (?:appel|passage)|immédiate)|(?<!: )passez quand (?:vous voulez|bon|tu veux)(?! entre| de \\d| samedi| dimanche)|sans rendez-vous",
      de: "(?:besichtig\\p{L}*|Besichtigung(?:en|stermine?)?|ansehen|anschauen)(?: \\p{L}+){0,4} (?:jederzeit|täglich|rund um die Uhr|spontan|heute(?: noch)?|sofort|ohne (?:Termin|Anmeldung)|jeden Tag|am selben Tag)|(?:jederzeit|täglich|spontan|ohne (?:Termin|Anmeldung)|heute noch|jeden Tag)(?: \\p{L}+){0,4} (?:besichtig\\p{L}*|angesehen|anschauen|ansehen|vorbeikommen)",
    },
  },
  {
    // business from the home
    limited:
      /no (?:trade|business|commercial)|(?:trade|business)[^\n.;]{0,20}(?:not|prohibit|forbid)|営業(?:は)?(?:不可|禁止)|事務所(?:使用|利用)?[:：]? ?不可|영업 ?(?:불가|금지)|usage (?:d'habitation|bourgeois)|keine gewerbliche|不可(?:商用|注册)|宿泊業/iu,
    said: {
      zh: "(?:可以?|能|适合|允许|随便)(?:在家)?(?:开(?:店|工作室|公司|诊所|咖啡馆|民宿|网店)|办公|注册公司|做生意|经营|商用)|商住两用|宜商宜住",
      en: "(?:run|open|start|operate|set up|keep) (?:a |your |an |the )?(?:\\p{L}+ ){0,2}?(?:business|shop|salon|studio|practice|caf[eé]|clinic|office|surgery|workshop|guest ?house|b&b)(?: \\p{L}+)? (?:from|here|downstairs|on the ground floor|in the)|(?:business|commercial|trade|professional) use (?:is )?(?:allowed|permitted|fine|ok|welcome|possible)|live[- /](?:and[- ])?work|work-live",
      ja: "(?:店舗|事務所|サロン|教室|民泊|カフェ|SOHO|営業|商用|宿泊業)(?:として|利用|使用|兼用|の開業|を(?:開|始))?[^。、,!?\\n]{0,8}(?:可(?!能性)|でき(?:ます|る)|OK|相談|始められ|開け|向き)",
      ko: "(?:가게|사무실|공방|카페|학원|민박|숙박업|영업|사업장?|미용실|에어비앤비)(?:을|를|으로|로|도|까지)? ?[^.!?,\\n]{0,8}(?:가능|열 ?수|할 ?수|운영|차릴|낼 ?수|쓸 ?수|괜찮)",
      fr: "(?:ouvrir|installer|exercer|tenir|lancer|monter) (?:un|une|votre|son|ta|ton|y)(?: \\p{L}+){0,2} ?(?:commerce|activité|cabinet|atelier|boutique|bureau|gîte|salon|café|chambres d['’]hôtes)|usage (?:commercial|professionnel|mixte)(?: \\p{L}+){0,2} (?:autorisé|permis|possible|accepté)",
      de: "(?:Laden|Praxis|Büro|Gewerbe|Geschäft|Atelier|Café|Salon|Pension|Ferienwohnung|Werkstatt)(?: \\p{L}+){0,3} (?:erlaubt|möglich|gestattet|betreiben|eröffnen|einrichten|zulässig|führen)|gewerblich(?:e)?(?: \\p{L}+){0,2} (?:nutzbar|Nutzung|erlaubt|genutzt)",
    },
  },
  {
    // bills that are extra
    limited:
      /(?:水道|電気|ガス|水费|电费|electricity|water|heating|utilities|bills|luz|calefacción|전기|수도|난방|가스|Strom|Heiz|eau|électricité|宽带|水电)[^\n.;。]{0,24}(?:別|自付|自理|extra|separate|not included|aparte|별도|zzgl|exclu|en sus|nicht|ohne|自办|paid by tenant|metered)|ohne Heizung|Bills: ?Not/iu,
    said: {
      zh: "(?:全包|一价全包|包(?:水电|水电网|一切|所有费用|杂费)|水电(?:网|费|煤)?(?:全|都|均)(?:包|含|免)|(?:所有|全部|一切|杂)(?:费|费用|开销)[^，。；！,.;!?\\n]{0,4}(?:已?含|包|在内)|不用再(?:付|交)(?:任何|一分)|除此之外(?:没有|无)(?:任何|别的|其他)(?:费用|开销))",
      en: "(?:all|every) (?:the )?(?:bills?|utilities|costs?|charges|outgoings)(?: \\p{L}+){0,2} (?:included|covered|paid|in|taken care of)|(?:bills|utilities) (?:are )?(?:all )?(?:included|covered|paid)|all[- ]in(?:clusive)?(?: rent| price)?|everything (?:is )?included|nothing (?:more|extra|else) to pay|no (?:extra|further|other|hidden) (?:bills|costs|charges|utilities)",
      ja: "(?:光熱費|水道光熱費|公共料金|諸費用)(?:も|は|が|まで)?(?:すべて|全部|全て|全額)?(?:込み|コミ|含(?:ま|む|み)|無料|不要|かかりません|貸主負担)|(?:すべて|全部|全て)(?:込み|コミ|含)|コミコミ|ほかに(?:費用|かかるもの)(?:は)?(?:な|ありません|かかりません)",
      ko: "공과금(?:도|까지|은|이)? ?(?:모두|전부|다|전액)? ?(?:포함(?!되지)|무료|공짜|없어요|집주인)|(?:모두|전부|다) ?포함|올인원|추가 ?(?:비용|요금)(?:은|이|도)? ?없|더 ?낼 ?(?:것|돈)(?:이|은|도)? ?없",
      fr: "(?:toutes? )?charges? comprises?|tout (?:est )?(?:compris|inclus)|rien (?:d['’]autre )?à (?:payer|ajouter|prévoir) (?:en plus|de plus)?|aucun(?:e)? (?:frais|charge|supplément) (?:en plus|supplémentaire)|sans (?:frais|charges) supplémentaires?",
      de: "(?:alle|sämtliche) (?:Nebenkosten|Kosten|Betriebskosten)(?: \\p{L}+)? (?:inklusive|enthalten|inbegriffen|drin|dabei)|alles (?:inklusive|inbegriffen|drin|enthalten|dabei)|Warmmiete inklusive|Pauschalmiete|keine (?:weiteren|zusätzlichen) (?:Kosten|Nebenkosten)",
    },
  },
  {
    // a lift that stops short
    limited:
      /(?:lift|elevator|ascenseur|aufzug|电梯|エレベーター|엘리베이터|ascensor)[^\n.;。]{0,40}(?:half|landing|stops? at|as far as|up to the|s'arrête|jusqu|半层|停半|中間|踊り場|hält(?! auf (?:jeder|allen))|nur bis|fährt bis|hasta|까지|steps|peldaños|台阶|계단|段)/iu,
    said: {
      zh: "(?:电梯)(?:直|可以?直|能直)?(?:达|到|通|入)(?:家门口?|户门|户|入户|门口|每层|本层|家|各层)|电梯(?:平|零台阶|无台阶|无障碍)(?:层)?(?:入户|到家|进门)|(?:无障碍|零台阶|没有台阶|不用(?:爬|走)(?:一级|半级|任何)?(?:楼梯|台阶|楼))",
      en: "(?:lift|elevator)(?: \\p{L}+){0,4} (?:to (?:the|your) (?:front )?(?:door|floor|flat|landing|home)|to every floor|to all floors|all the way(?: up)?|on your (?:own )?(?:floor|landing)|serves every floor|straight to)|step[- ]free(?: access| entrance)?|no (?:steps|stairs)(?: to climb| at all| anywhere)?|without (?:a single |any )?(?:steps?|stairs)|level access|wheelchair[- ](?:friendly|accessible)",
      ja: "エレベーター(?:で|は|が)?(?:[^。、,!?\\n]{0,6})(?:玄関(?:前|先)?まで|各階|同じ階|直結|そのまま|部屋の前|階段なし|全階)|(?:段差(?:は)?(?:なし|ありません|なく|ゼロ)|バリアフリー|階段(?:を)?(?:使わ|上がら|なし)(?:ず|なく|で))",
      ko: "엘리베이터(?:가|를|로|에서)? ?[^.!?,\\n]{0,8}(?:현관(?: ?앞)?까지|문 ?앞까지|집 ?앞까지|각 ?층|모든 ?층|바로 ?연결|전 ?층)|(?:계단|턱|단차)(?:이|은|을|도)? ?(?:하나도 ?|전혀 ?)?(?:없(?!지만)|오를 ?(?:일|필요) ?없|안 ?(?:올라|밟))|무장애|배리어프리",
      fr: "ascenseur(?: \\p{L}+){0,4} (?:jusqu['’]à (?:la|votre) (?:porte|palier|étage)|à (?:tous les étages|chaque étage|l['’]étage|la porte|votre palier)|direct)|sans (?:une seule |aucune )?(?:marche|marches|escalier|escaliers)|aucune marche|plain-pied|accessible (?:PMR|aux fauteuils|en fauteuil)",
      de: "(?:Aufzug|Lift|Fahrstuhl)(?: \\p{L}+){0,4} (?:bis (?:vor|an|zur) (?:die |der |Ihre |Ihrer |deine |deiner )?(?:Wohnungs|Haus)?(?:tür|etage)|in jede Etage|auf jeder Etage|bis in (?:die Wohnung|Ihre Etage|jede Etage|den fünften)|direkt)|stufenlos\\p{L}{0,2}|ohne (?:eine einzige |jede )?(?:Stufen?|Treppen?)|keine (?:einzige )?(?:Stufen?|Treppen?)|barrierefrei\\p{L}{0,2}|rollstuhlgerecht",
    },
  },
];

const compiled = limits.map(({ limited, said }) => ({
  said: patterns(said),
  set: remembered((corpus) => linesOf(corpus).some((line) => limited.test(line))),
}));

/** A lack ("no steps") that is the claim and denies nothing. */
const lacks =
  /不用|没有|无|零|no |without|nothing|なし|なく|ありません|かかりません|없|안 |rien|aucun|sans|keine|ohne/iu;

/** Stretches of `text` that say without its limit what `corpus`, the listing's texts, limits. */
export const withoutLimit = (text: string, language: CopyLanguage, corpus: string): Span[] =>
  compiled.flatMap(({ said, set }) => (set(corpus) ? plainlyOrLacking(text, language, said[language], lacks) : []));
