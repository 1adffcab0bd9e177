/**
 * Further words a listing may state a thing with. They bear a claim out and never make one, so they may be wide: whoever
 * lists a "bath with shower over" has a bathtub. One source for all languages, matched anywhere in a text of the listing.
 */

/** In any piece, also in the listing's own language. */
export const also: readonly (readonly [ids: string, words: string])[] = [
  ["availableNow", "즉시|即入居|即時|即日|immediate|sofort|de suite|immédiat|随时|right away"],
  ["ensuite", "en suite"],
  ["fireWorks", "funzionante|working (?:fire|hearth|chimney)|en état de marche|可用壁炉"],
  [
    "noManagementFee",
    "(?:condominial\\p{L}|comunidad|HOA|strata)[^.;\\n]{0,4}: ?(?:none|nessun|ningun)|(?<!\\p{L})no HOA",
  ],
  ["school", "校网|校網|学区|學區|school (?:district|catchment)"],
  ["onlyHome", "唯一"],
  ["metro", "(?<!\\p{L})metro(?!\\p{L})|skytrain|(?<!\\p{L})MRT"],
  [
    "bathtub",
    "(?:with|has|have|and) (?:an? )?bath(?!\\p{L})|(?<!\\p{L})bath (?:and|or|with|plus)(?= )|bath (?:with|and|plus) (?:an? )?(?:over-?bath |overhead )?shower|shower over (?:the )?bath|(?<!\\p{L})[Ww]anne(?!\\p{L})|家族浴缸|バス・?(?:トイレ|シャワー)|追焚|足浴|bañera|三点式",
  ],
  ["shower", "douche|dusche|shower|salle d['’]eau|淋浴|シャワー|샤워"],
  ["repainted renovated", "redecorat|décoration refaite|neu tapeziert|Schönheitsreparaturen|刷新|粉刷"],
  [
    "undergroundParking",
    "地下[^，。；\\n]{0,6}车位|车位[^，。；\\n]{0,6}地下|地库|parking[^.;\\n]{0,12}(?:sous-sol|basement|underground)|(?:underground|basement)[^.;\\n]{0,20}(?:parking|space|garage)|TG-?[Ss]tellplatz|지하[^.\\n]{0,6}주차",
  ],
  ["parkingAssigned", "(?:指定|専用|专用|固定)[^，。\\n]{0,4}(?:区画|车位)|产权车位|세대당 ?\\d대 ?지정"],
  [
    "ensuite",
    "带(?:独立)?(?:卫生间|卫浴|浴室)的?(?:主卧|卧室|套房)|(?:主卧|卧室)[^，。；\\n]{0,6}(?:独立|自带|带)(?:卫|浴)|主卧套房|shower room off|(?:bed)?room with (?:its )?own (?:bath|shower)|chambre avec salle|suite (?:parentale|avec)|Schlafzimmer mit (?:eigenem )?Bad",
  ],
  ["skylight", "采光井|roof ?window|velux|fenêtre de toit|光井|Lichtschacht|ドーマー|天井窓"],
  ["fireplace", "gas fire|log burner|insert|gaskamin|offener kamin|壁炉|open fire"],
  [
    "internet",
    "インターネット無料|ネット無料|internet (?:is )?(?:free|included)|(?:free|included) (?:internet|wi-?fi|broadband)|网费全?免|含网|인터넷 ?(?:무료|포함)|Internet (?:inklusive|inkl|frei)|internet compris",
  ],
  [
    "noFee",
    "(?:provision|courtage|commission|honoraires|agency fee|letting fee|仲介手数料|中介费|佣金|중개(?:보수|수수료))[^.;\\n]{0,6}[:：]? ?(?:keine|none|nil|no\\b|aucun|néant|なし|無し|無料|0|无|免|없음)|provisionsfrei|(?:keine|ohne) (?:käufer)?(?:provision|courtage)",
  ],
  [
    "noDeposit",
    "(?:deposit|dépôt|kaution|敷金|押金|保証金)[^.;\\n]{0,4}[:：]? ?(?:none|nil|keine|aucun|なし|無し|0|无|免|없음)",
  ],
  [
    "doubleGarage",
    "garaje (?:doble|para (?:dos|2) coches)|(?:garage|box(?: auto)?) (?:doppi|per (?:due|2) auto)|garagem (?:dupla|para (?:dois|2))|dubbele garage|garage (?:for|pour|für) (?:two|2|deux|zwei)(?!\\p{L})|(?:两|双)车库",
  ],
  ["cellarStore", "창고[^.,\\n]{0,4}지하|지하 ?\\d?층?[^.,\\n]{0,8}창고"],
  ["keyMoney", "礼金|key money|reikin"],
  ["highCeiling", "(?:天井高|ceiling|plafond|Decken|层高|층고|挑高|吹抜|hauteur)[^.;\\n]{0,12}\\d"],
  ["throughFlat", "南北(?:通|向|双|朝)|dual aspect|traversant|durchgesteckt|両面|2面|二面|양면|앞뒤"],
  [
    "corner",
    "角(?:部屋|住戸|地)|corner|边套|东边|西边|end (?:unit|terrace|house)|Reihenend|Eck(?:haus|lage|wohnung)|코너|끝(?:집|세대)",
  ],
  // Who pays half each pays.
  [
    "feesBySeller feesByBuyer",
    "买卖双方|双方各|both (?:parties|sides)|売主・?買主|双方(?:が|で)|쌍방|매도인과 ?매수인|chaque partie|beiden? (?:Seiten|Parteien)|je zur Hälfte",
  ],
  [
    "newRoof",
    "Dach[^.;,\\n]{0,40}neu (?:ein)?gedeckt|(?:toiture|toit)[^.;,\\n]{0,24}refait|屋顶\\d{4}年?(?:换|翻新|更换)",
  ],
  ["repainted", "塗装|塗り?替|刷[了过]?漆|(?:re)?painted|repeint|gestrichen|도장|도색"],
  ["detached", "一戸建|戸建|단독 ?주택|single-family|freistehend"],
  [
    "electricHeating",
    "(?:panel|electric) heaters?|radiateurs? électriques?|panneaux? (?:électrique|rayonnant)|電気ヒーター|전기 ?(?:히터|라디에이터)|Elektroheiz|Heizpaneel",
  ],
  ["terraced", "terraced?|row ?house|联排|排屋|連棟|mitoyen|Reihen(?:mittel|end)?haus|연립|타운"],
  ["semiDetached", "semi|双拼|半独立|Doppelhaus|jumelée|二世帯|twin house"],
  [
    "quiet",
    "(?<!不做|不|没有|无|未)人车分流|ruhig|calme|quiet|peaceful|静|安静|조용|tranquil|paisible|cul-de-sac|impasse|Sackgasse",
  ],
  ["lift", "电梯|升降机|elevator|lift|エレベーター|승강기|엘리베이터|ascenseur|Aufzug|Fahrstuhl"],
  [
    "appliances",
    "(?:fridge|washing machine|dishwasher|oven|冰箱|洗衣机|洗碗机|烤箱|冷蔵庫|洗濯機|냉장고|세탁기|lave-|réfrigérateur|four|Kühl|Spül|Waschmaschine|Backofen|Herd)",
  ],
  ["fridge", "fridge|refrigerator|冰箱|冷蔵庫|냉장고|réfrigérateur|frigo|Kühl"],
  ["oven", "(?<!\\p{L})oven|烤箱|オーブン|오븐|(?<!\\p{L})four(?: électrique|\\b à)|Backofen"],
  [
    "gasStove",
    "gas (?:hob|cooker|burner|ring)|ガス(?:コンロ|2口)|燃气灶|煤气灶|\\d口ガス|가스 ?(?:레인지|쿡탑|버너)|feux (?:au )?gaz|Gasflamme",
  ],
  [
    "bathWindow",
    "Tageslichtbad|bath(?:room)?[^.;\\n]{0,12}window|明卫|浴室[^。\\n]{0,4}窓|욕실[^.\\n]{0,4}창|salle de bains[^.;\\n]{0,16}fenêtre",
  ],
  ["laundryRoom", "utility|hauswirtschaft|buanderie|lingerie|家事|洗衣房|洗衣间|다용도|laundry|waschküche"],
  ["openPlan", "(?:offen|open|ouvert|开放|一体|LDK|オープン|오픈)"],
  ["accessible", "barrier|step-free|level access|schwellenlos|stufenlos|无障碍|無障碍|バリアフリー|plain-pied|무장애"],
  ["shed", "garden (?:house|hut|room)|gartenhaus|gartenhütte|abri|cabanon|木屋|物置|小屋|창고"],
  ["terrace", "terrace|patio|deck(?:ing)?|露台|木平台|デッキ|テラス|데크|테라스|terrasse"],
  ["attic", "loft|attic|combles|grenier|dachboden|spitzboden|阁楼|屋根裏|다락|mansard"],
  ["groundFloor", "ground floor|erdgeschoss|parterre|rez-de|一楼|一层|1楼|1层|首层|1階|一階|1층"],
  ["basement", "basement|lower ground|地下室|半地下|地下(?:1|一)?(?:层|階)|지하|sous-sol|untergeschoss|souterrain"],
  ["cinema", "影音室|家庭影院|media room|cinema|heimkino|シアター|홈시어터|home cinéma"],
  ["study", "study|office|arbeitszimmer|büro|bureau|书房|書斎|서재"],
  ["bus", "bus|公交|バス停|버스"],
  ["train", "railway|bahnhof|gare|train|火车|高铁|JR|駅|역"],
  ["station", "station|bahnhof|gare|haltestelle|站|駅|역|métro|metro|u-bahn|s-bahn|地铁|地下鉄|지하철|tram"],
  [
    "shops",
    "supermarket|superm|コンビニ|スーパー|超市|便利店|商店|商场|마트|편의점|commerce|boulangerie|shop|geschäft|einkauf|marché|market|市场",
  ],
  ["supermarket", "supermarket|supermarché|supermarkt|スーパー|超市|마트|grocer|épicerie|einkauf"],
  [
    "petsAsk",
    "(?:pets?|animals?|haustiere?|tiere?|animaux|宠物|ペット|반려동물|애완동물|mascotas?)[^.;\\n]{0,10}[:：]? ?[^.;\\n]{0,10}(?:considered|on request|by arrangement|negotiable|with consent|on application|absprache|vereinbarung|zustimmung|sur demande|à discuter|accord|可议|商量|协商|可谈|経|相談|협의|문의|상담|consultar)",
  ],
  ["openEnded", "unbefristet|indefinite|open-ended|periodic|indéterminée|无固定期限|長期|期間の定め|무기한|rolling"],
  [
    "tenanted",
    "occupied by (?:a )?tenant|tenanted|mieter wohnt|vermietet bis|loué jusqu|租客|在租|入居中|居住中|세입자|임차인|bewohnt",
  ],
  ["guarantee", "guarantee|warranty|garantie|gewährleistung|保修|质保|保証|보증"],
  ["concierge", "concierge|porter|gardien|管家|管理人|管理員|관리인|hausmeister|常駐"],
  ["guarded", "オートロック|security|gated|secure|门禁|保安|安保|경비|보안|digicode|gesichert|监控"],
  ["intercom", "オートロック|entry ?phone|intercom|video|门禁|对讲|인터폰|공동현관|digicode|interphone|gegensprech"],
  ["parcelBox", "驿站|宅配|parcel|package|快递柜|택배|colis|paket"],
  ["evCharger", "wallbox|charg(?:er|ing)|充电桩|充電|충전|borne|recharge"],
  ["heatPump", "heat pump|wärmepumpe|pompe à chaleur|热泵|ヒートポンプ|히트펌프|エコキュート|aérotherm"],
  ["solar", "solar|photovolta|pv-|太阳能|光伏|太陽光|태양광|solaire"],
  [
    "noPets",
    "(?:宠物|ペット|pets?|animals?|haustiere?|animaux|반려동물|애완동물)(?:飼育)?[^.;。；\\n]{0,4}[:：] ?(?:不|禁|谢绝|no\\b|not|nein|keine|non|aucun|interdit|불가|금지)|不可养|禁养|no pets",
  ],
  [
    "furnished",
    "(?:床|ベッド|침대|(?<!\\p{L})bed(?=,| and|;)|(?<!\\p{L})lits?(?=,| et|;)|(?<!\\p{L})Bett(?=,| und|;))[^\\n]{0,30}(?:沙发|衣柜|桌|ソファ|机|소파|책상|옷장|sofa|wardrobe|desk|table|canapé|armoire|Sofa|Schrank|Tisch)|furnished(?<!unfurnished)|möbliert(?<!unmöbliert)|meublé|家具(?:付|齐|全)|풀옵션",
  ],
  ["study", "书桌|desk|デスク|책상|schreibtisch|bureau(?! des)"],
  ["concierge", "前台|front desk|reception(?! room)|フロント|프런트|프론트|réception|rezeption|empfang|doorman"],
  ["evCharger", "充电桩|充電設備|EV charg"],
  [
    "equippedKitchen",
    "cuisine[^.;\\n]{0,16}(?:équipée|aménagée)|einbauküche|kitchen (?:cabinets|units)|fitted kitchen|橱柜|キッチン|싱크대|주방",
  ],
  [
    "feesBySeller",
    "(?:honorarios|comisi[oó]n|agencia|provvigion\\p{L}|comissão)[^.,;\\n]{0,40}(?:vendedor|venditore)|charge du vendeur|(?:by|to) the (?:seller|vendor)|vom Verkäufer|zulasten des Verkäufers|卖(?:方|家)承担|売主負担|매도인 ?부담",
  ],
  [
    "noMortgage",
    "융자금?[^.\\n]{0,4}[:：]? ?없|(?:抵押|贷款)[^。\\n]{0,4}[:：] ?无|mortgage[:：]? ?none|hypothèque[:：]? ?(?:aucune|néant)|lastenfrei|unencumbered",
  ],
  [
    "parkingSpace",
    "주차|駐車(?:場|可|区画)|停车位|车位|stellpl|garage|parking (?:space|bay|spot)|places? de (?:parking|stationnement)|off-street",
  ],
  ["sole", "mandat[^.;\\n]{0,4}[:：]? ?exclusif|exclusi(?:f|ve|v)|専任|独家|전속|sole agen"],
  ["roofTerrace", "옥상|屋上|rooftop|roof (?:terrace|garden|deck)|toit|Dachterrasse|Dachgarten|屋顶"],
  ["intercom", "interphone|digicode|インターホン|인터폰|对讲"],
  [
    "lowEnergy",
    "energy-efficient|passiv|kfw|effizienzhaus|(?:class|klasse|classe|rating)[:：]? ?A|省エネ|ZEH|节能|에너지효율",
  ],
];

/** In pieces of another language only, which cut these things differently. */
export const alsoAbroad: readonly (readonly [ids: string, words: string])[] = [
  ["porch", "veranda|véranda|베란다|ベランダ|sunroom|carport|portic"],
  ["bathWindow", "(?:bad|bath|salle)[^.;\\n]{0,14}(?:fenster|window|fenêtre)"],
  ["study", "atelier|workshop|Werkstatt|工房|作業(?:室|場)|工作室|작업(?:실|공간)"],
  [
    "storageRoom",
    "hauswirtschaft|abstell|utility|(?<!bicycle |bike |cycle )(?:store ?room|storage)|储物|储藏|収納庫|納戸|cellier|débarras|창고|다용도",
  ],
  [
    "garden",
    "hofpflaster|(?:dans|sur) (?:la |une )?cour|garden|yard|lawn|花园|院|庭|정원|마당|jardin|garten|jardín|giardino",
  ],
  ["courtyard", "yard|patio|courtyard|cour(?!t)|innenhof|hof(?!\\p{L})|院|中庭|안마당"],
  ["builtIn", "クローゼット|收納|収納|closet|wardrobe|placard|衣柜|壁橱|押入|붙박이|[Ss]chrank"],
  ["clubhouse", "lounge"],
  ["fireplace", "chimney|煙突|烟囱|굴뚝|conduit de (?:cheminée|fumée)|schornstein"],
  ["tatamiRoom", "和室|帖|畳|叠|tatami|다다미"],
];

/** The same by concepts: words that languages cut differently. Each group stands for its members. */
export const abroad: readonly (readonly string[])[] = [
  ["cellar", "basement", "cellarStore"],
  ["balcony", "loggia"],
  ["terrace", "courtyard"],
  ["terrace", "porch"],
  ["shed", "summerHouse"],
  ["walkIn", "builtIn"],
  ["undergroundParking", "garage"],
  ["guarded", "intercom"],
  ["guarded", "concierge"],
  ["semiDetached", "terraced"],
  ["detached", "villa"],
  ["floorToCeiling", "frenchDoors"],
  ["woodFloor", "laminate", "oak"],
  ["centralHeating", "districtHeating"],
  ["individualHeating", "gasHeating"],
  ["duplex", "mezzanine", "attic"],
  ["park", "greenery"],
  ["mall", "market", "shops"],
  ["convenience", "supermarket"],
  ["historic", "craftsman"],
  ["storageRoom", "cellarStore", "pantry"],
  ["moveInReady", "finished"],
  ["doubleGlazing", "soundproof"],
];
