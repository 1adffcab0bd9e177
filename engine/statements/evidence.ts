/**
 * Stems by which a listing, in whatever language it is written, may state a thing of the home itself. A stem only ever bears a
 * claim out, so it is looked for anywhere in a word; what would make one thing another (a stove a fireplace) is kept apart.
 */

export const homeEvidence: readonly (readonly [ids: string, words: string])[] = [
  [
    "parking parkingSpace",
    "车位|車位|停车|parking|駐車|주차|stationnement|stellpl|garage|车库|車庫|차고|carport|カーポート|parcheggio|aparcamiento|garaje",
  ],
  ["garage", "(?<!tief)garage|车库|車庫|ガレージ|차고|garaje"],
  [
    "concierge guarded",
    "门岗|门卫|岗亭|值班|保安|gatehouse|gatekeeper|caretaker|gardien|hausmeister|管理員|管理人|경비|porter(?!house)|portier|portero|portinaio",
  ],
  ["openHouse", "open for inspection|open home|open house|besichtigungstermin|opens? on (?:sat|sun)|portes ouvertes"],
  ["carport", "carport|カーポート|abri (?:à |de |pour )?(?:la )?(?:voiture|auto)|车棚|카포트"],
  ["driveway", "driveway|allée|einfahrt|车道|진입로|off-street"],
  [
    "fenced",
    "(?<!\\p{L})clos(?:e|es)?(?!\\p{L})|fenc|enclos|zäunt|zaun|围[墙栏合]|围起|柵|フェンス|울타리|담장|walled|ceint",
  ],
  ["pond", "(?<!\\p{L})puits|(?<!\\p{L})well(?!\\p{L})|井|우물|brunnen|pond|teich|étang|池塘|水池|연못"],
  [
    "orchard",
    "pommier|apple|apfel|obst|fruit|verger|果|りんご|사과|cerisier|cherry|kirsch|枇杷|柿|梨|橘|plum|pflaume|olivier|olive|citron|lemon|figuier|feige|감나무|매실",
  ],
  ["vegetableGarden", "potager|vegetable|gemüse|菜园|菜園|菜地|텃밭|allotment|raised beds|hochbeet"],
  ["pool", "piscin|(?<!\\p{L})pool|schwimm|泳池|プール|수영장"],
  ["gym", "(?<!\\p{L})gym(?!nas)|fitness|健身|ジム|헬스|피트니스|sportraum"],
  ["bbq", "grill|bbq|barbecue|烧烤|バーベキュー|바비큐"],
  ["playground", "aire de jeux|playground|spielplatz|游乐|儿童乐|遊具|놀이터"],
  [
    "woodStove",
    "poêle|stove|wood heater|wood fire|slow combustion|combustion heater|pot[- ]?belly|log burner|wood burner|柴炉|薪|장작|화목|holzofen|kaminofen|kachelofen|schwedenofen",
  ],
  [
    "aircon",
    "空调|冷气|air[- ]?con|エアコン|에어컨|냉난방|climatis|(?<!\\p{L})clim(?!\\p{L})|klimaan|klimager|a/c|hvac|central air|冷暖房|ac unit",
  ],
  ["ventilation", "新风|ventil|換気|환기|(?<!\\p{L})vmc(?!\\p{L})|lüftung|mvhr"],
  ["underfloor", "地暖|床暖|바닥 ?난방|underfloor|radiant|chauffage au sol|plancher chauffant|fußbodenh|온돌"],
  [
    "centralHeating",
    "central|zentral|collectif|集中|集体|중앙|forced[- ]?air|furnace|radiator|radiateur|heizkörper|暖气片",
  ],
  [
    "electricHeating",
    "(?:chauff|heiz|heat|暖|난방|calefac|riscald)[^.;。\\n]{0,30}(?:électri|electri|elektr|电|電|전기|elettri)|(?:électri|electri|elektr|电|電|전기|elettri)[^.;。\\n]{0,16}(?:chauff|heiz|heat|暖|난방|calefac)",
  ],
  ["freehold", "所有権|所有权|pleine propriété|volleigentum|fee simple|소유권"],
  ["individualHeating", "individ|etagen|独立采|自采|壁挂|개별|combi|own boiler|therme"],
  ["gasHeating gasCentralHeating", "(?<!\\p{L})gas(?!t)|gaz|燃气|天然气|煤气|ガス|가스|erdgas"],
  [
    "woodFloor",
    "hardwood|wood(?:en)? floor|floorboard|parquet|diele|parkett|holzb|木地板|地板|フローリング|마루|plancher|oak|eiche|chêne|無垢|板張",
  ],
  ["laminate", "laminat|stratifi|复合|강화|ラミネート"],
  ["tile", "tile|fliese|carrel|瓷砖|タイル|타일|tomette|terre cuite|terra ?cotta|ton(?:fliesen|boden)"],
  ["beams", "poutre|beam|balken|木梁|房梁|梁|들보|charpente"],
  ["mouldings", "moulure|mould|molding|stuck|石膏线|몰딩|モールディング|cornice|rosace|corniche"],
  ["shutters", "volet|shutter|rolll|rollad|百叶|雨戸|シャッター|셔터|persienne"],
  [
    "doubleGlazing",
    "double[- ]glaz|double vitrage|doppel\\p{L}{0,9}verglas|isolierglas|kastenfenster|secondary glaz|双层|双玻|中空|複層|ペアガラス|二重|이중|복층유리",
  ],
  ["tripleGlazing", "triple|dreifach|三层玻|三玻|三重|삼중"],
  ["island", "island|îlot|kochinsel|kücheninsel|岛台|中岛|アイランド|아일랜드"],
  ["dishwasher", "dishwash|lave-vaisselle|spülmasch|geschirrsp|洗碗|食洗|食器洗|식기 ?세척|식세기"],
  ["washer washerPlace", "laveuse|洗烘|wash(?:er|ing)|lave-linge|waschm|洗衣|洗濯|세탁|laundry|buanderie"],
  [
    "fireplace",
    "cheminée|foyer (?:au|à|déco|fonct|ouvert|fermé|électr|de )|fireplace|hearth|(?<!\\p{L})kamin|壁炉|暖炉|벽난로|chimenea",
  ],
  [
    "heatPump",
    "thermopompe|pompe à chaleur|heat pump|热泵|空气能|ヒートポンプ|히트펌프|wärmepumpe|bomba de calor|mini-?split",
  ],
  [
    "garden",
    "cour (?:arr|avant|clôt|priv)|jardin|garden|(?<!\\p{L})yard|garten(?!h)|花园|院子|(?<![中校])庭|마당|정원",
  ],
  ["dryer", "sécheuse|洗烘|dryer|sèche-linge|trockner|烘干|乾燥機|건조기|washer-dryer"],
  ["induction", "induc|indukt|(?<!\\p{L})ih(?!\\p{L})|电磁|인덕션"],
  ["television", "(?<!\\p{L})tv(?!\\p{L})|télé|fernseh|电视|テレビ|텔레비전|티비"],
  ["microwave", "micro-?ond|microwave|mikrow|微波|電子レンジ|전자레인지"],
  ["fibre", "fibre|fiber|glasf|光纤|光回線|光ファイバー|광랜|광케이블|gigabit|ftth"],
  ["internet", "internet|wi-?fi|fibre|fiber|glasf|光纤|光回線|ネット|宽带|网络|인터넷|broadband|wlan"],
  ["smart", "smart|智能|스마트|スマート|connecté"],
  ["intercom", "intercom|entry ?phone|对讲|インターホン|モニター付|인터폰|월패드|visiophone|gegensprech|video door"],
  ["alarm", "alarm|报警|防犯|경보"],
  ["cctv", "cctv|camera|监控|カメラ|카메라|vidéosurv|kamera"],
  ["parcelBox", "parcel|package|paket|colis|宅配|快递|택배|驿站"],
  ["bikeStorage", "bike|bicycle|cycle (?:stor|park|store)|vélo|fahrrad|自行车|单车|駐輪|자전거|radkeller|自転車"],
  [
    "storageRoom",
    "(?<!(?:bike|bicycle|cycle|vélo) )(?:storage(?! for (?:bi|cy))|locker|store ?room)|储物|储藏|納戸|창고|abstell|débarras|cellier|kellerabteil|trastero|storage unit",
  ],
  ["cellar cellarStore", "keller|cellar|(?<!\\p{L})caves?(?!\\p{L})|地窖|カーヴ|cantina|bodega"],
  [
    "ensuite",
    "en-?suite|own bath|独卫|带卫|主卫|主人?卧?卫|主寝室の?浴|main bath|专用(?:卫|浴)|専用(?:の)?(?:浴|バス)|salle (?:de bains?|d'eau) (?:attenante|privative)|suite parentale|primary (?:bath|suite)|master (?:bath|suite)|부부 ?욕실|안방 ?욕실",
  ],
  [
    "kitchenWindow",
    "厨房(?:的)?窗|(?:キッチン|台所|厨房)の?窓|(?:주방|부엌) ?(?:쪽 ?)?창|kitchen(?:['’]s)? window|fenêtre de (?:la )?cuisine|küchenfenster",
  ],
  ["guestWc", "(?<!\\p{L})wc(?!\\p{L})|toilette|powder room|half bath|cloakroom|客卫|トイレ|화장실"],
  ["toiletSeat", "washlet|bidet|ウォシュレット|温水洗浄|비데|智能马桶"],
  ["shower", "douche|dusch|shower|淋浴|シャワー|샤워|salle d['’]eau|wet room"],
  ["bathtub", "baignoire|wanne|(?<!\\p{L})(?:bath)?tub|浴缸|浴槽|バスタブ|욕조|bañera|vasca|bath with|追い?焚"],
  ["walkIn", "walk-?in|dressing|begehbar|步入|衣帽间|ウォークイン|드레스룸|(?<!\\p{L})wic(?!\\p{L})"],
  [
    "builtIn",
    "(?<!walk-in )closet|wardrobe|placard|einbauschrank|wandschrank|衣柜|壁橱|押入|造り付け|붙박이|built-?in",
  ],
  [
    "attic",
    "comble|attic|loft|dachb|dachg|spitzb|阁楼|ロフト|屋根裏|다락|mansard|grenier|sous pente|under the eaves|斜顶",
  ],
  ["mezzanine", "mezz|loft|夹层|ロフト|复式|복층|중층|hochebene"],
  ["duplex", "duplex|复式|跃层|メゾネット|복층|maisonette|two[- ]level|auf zwei ebenen|sur deux niveaux"],
  ["stoneHouse", "pierre|stone|naturstein|steinhaus|石造|石墙|石头|돌|granit"],
  ["brickHouse", "brique|brick|backstein|klinker|砖|レンガ|벽돌|échoppe"],
  ["timberHouse", "timber|ossature bois|holzhaus|holzbau|holzständer|木造|木结构|목조|wood frame|colombage|fachwerk"],
  ["concrete", "béton|concrete|stahlbeton|(?<!\\p{L})rc(?!\\p{L})|src|鉄筋|混凝土|框架|콘크리트|철근"],
  [
    "historic",
    "(?<!\\d)1[6-8]\\d\\d(?!\\d)|(?<!\\d)19[0-3]\\d(?!\\d)|histor|altbau|ancien|老房|古|denkmal|listed|protég|文物|保护|文化財|문화재|period|victorian|georgian|edwardian|haussmann|gründerzeit",
  ],
  [
    "accessible",
    "step-?free|level access|plain-pied|rez-de-chauss|erdgeschoss|ground floor|无障碍|バリアフリー|段差|무장애|ebenerdig|bodengleich|barrier",
  ],
  [
    "singleStorey",
    "plain-pied|bungalow|single[- ]?stor|平屋|ebenerdig|단층|平层|one[- ]level|rez-de-chauss|erdgeschoss",
  ],
  ["groundFloor", "rez-de|ground floor|erdg|parterre|1階|一楼|1층|一层|首层|main level"],
  ["corner", "corner(?!s of)|en angle|d'angle|eckw|eckz|角部屋|角住戸|角地|转角|边户|边套|코너|모서리"],
  ["topFloor", "top floor|dernier étage|oberst|顶层|顶楼|最上階|탑층|꼭대기|penthouse|dachgeschoss"],
  [
    "renovated newlyRenovated",
    "refait|rénov|renovi|renovat|remodel|refurb|redone|redecor|翻新|翻修|装修|改造|重做|リフォーム|リノベ|改修|改装|張り?替え|수리|리모델링|도배|교체|sanier|modernis|erneuert|restaur|replaced|refitted|updated",
  ],
  [
    "newRoof",
    "(?:toit|roof|dach(?!ge|bo|te|sch)|屋顶|屋根|지붕)[^.;。\\n]{0,24}(?:refait|neu|rénov|replac|renew|redone|换|重做|翻|葺|交換|교체|새로)",
  ],
  [
    "newWindows",
    "(?:menuiserie|fenêtre|window|glazing|fenster|窗|窓|サッシ|창호|샷시|창)[^.;。\\n]{0,26}(?:refait|neu|rénov|replac|renew|new|换|更|交換|교체|새)",
  ],
  [
    "newBoiler",
    "(?:chaudière|boiler|furnace|water heater|heizung|therme|锅炉|热水器|给湯|給湯|온수기|보일러|chauffe-eau)[^.;。\\n]{0,24}(?:neu|remplac|replac|new|换|交換|교체|새)|(?:换|换新|更换)了?新?(?:的)?(?:热水器|锅炉|壁挂炉)",
  ],
  [
    "newKitchen",
    "(?:cuisine|kitchen|küche|厨|キッチン|주방|싱크대)[^.;。\\n]{0,24}(?:refait|neu|rénov|remodel|replac|new|refit|换|翻|改|交換|교체|새)",
  ],
  [
    "newBath",
    "(?:salle d(?:e bain|'eau)|bath|shower|bad(?!en)|卫|浴|水回り|욕실)[^.;。\\n]{0,24}(?:refait|neu|rénov|remodel|replac|new|refit|redone|换|翻|改|交換|교체|새)",
  ],
  ["feesIncluded", "includ|inclus|compris|(?<!不)包|(?<!不)含|込|포함|inkl|enthalten|inbegriffen"],
  ["feesByBuyer", "acquéreur|acheteur|buyer|purchaser|käufer|买方|买家|買主|매수인|comprador"],
  [
    "tenanted",
    "vermietet|mieter|tenant|loué|locataire|租客|租约|在租|入居中|賃貸中|オーナーチェンジ|세입자|임차인|let until|occupied",
  ],
  [
    "financing",
    "mise de fonds|apport|首付|頭金|down ?payment|eigenkapital|financ|lender|mortgage|(?<!\\p{L})loan|贷|ローン|대출|융자|darlehen|(?<!\\p{L})prêt(?!\\p{L}| à)|kredit|grundschuld",
  ],
  ["courtyard", "(?:innen)?hof(?!\\p{L})|hofpflaster|courtyard|(?<!\\p{L})cour(?!\\p{L})|院|中庭|마당|yard"],
  [
    "shed",
    "outhouse|outbuilding|étable|grange|(?<!\\p{L})barn|stable|stall|scheune|dépendance|附属|倉庫|納屋|车棚|창고|헛간|cabanon",
  ],
  ["conservatory", "greenhouse|serre|gewächshaus|温室|온실|véranda|wintergarten|sunroom"],
  ["fireWorks", "(?<!\\p{L})insert|open fire|offener kamin"],
  ["skylight", "top lights?|oberlicht|velux|tabatière|天窗|天窓|천창"],
  [
    "vacant",
    "libre à la (?:vente|signature)|(?<!un)vacant|(?:现|已)空置|空室|空家|空き家|공실|leer ?stehend|bezugsfrei",
  ],
  [
    "investment",
    "vermietet|mieteinnahme|loué|rendement|租约|租金收入|在租|オーナーチェンジ|賃貸中|利回り|세입자 ?승계|임대 ?수익|수익률|rental income|tenanted|yield|invest",
  ],
  ["study", "box ?room|study|office|desk|bureau|书房|書斎|서재|arbeitszimmer|büro"],
];
