/** Views and ranks: never said in passing, and true only when the listing says so. */
import { concept } from "./concept.ts";

const promise = { topic: "promise" } as const;

export const promises = [
  concept(
    "openView",
    [
      "无遮挡|全景(?!窗)|无敌(?:江|海|湖|山)?景|一览无余|视野(?:开阔|无敌|极佳)",
      "unobstructed|uninterrupted views?|panoram(?:a|ic)(?: \\p{L}{3,12})? ?views?|panoramic|sweeping views?|breathtaking views?|full views?",
      "パノラマ|一望|見渡す限り|遮るもの(?:の|が)ない|独り占め",
      "파노라마|탁 ?트인|막힘 ?없는|한눈에",
      "(?:vue (?:[\\p{L}]{3,14} )?)?(?:imprenable|panoramique)|vue (?:totalement |très )?dégagée|sans vis-à-vis",
      "(?:freier|unverbaubarer|unverbauter|weiter|herrlicher) (?:Fern)?[bB]lick|unverbaubar*|unverbaut*|Panorama*",
    ],
    { topic: "promise", read: "despejad|panor[aá]mica|vista libera" },
  ),
  concept(
    "view",
    [
      "景观|江景|海景|湖景|山景|夜景|城景|(?:可|能|便|就能|可以)(?:远|眺|展)?望(?:见|到)?|凭窗(?:可)?望|远眺|眺望|俯瞰|天际线|全景(?!窗)|无遮挡|视野(?:开阔|好|无敌|极佳|一流)|(?:窗外|推窗|开窗|抬头)(?:是|就是|就|便|即)?(?:能|可)?(?:看|见|望|到)?(?:江|河|海|湖|山|公园|绿|塔|花海|城市|院)|看(?:得)?(?:到|见)(?:整片|整个|远处的?)?(?:江|河|海|湖|山|公园|塔|葡萄园|田|城|日落|夕阳|烟花)|面朝大海|景色|风景(?!区)",
      "(?<!over)(?<!to )(?<!a )(?<!you )(?<!we )(?<!can )(?<!and )views?(?! of (?:the )?(?:floor|photos)| (?:it|this|the (?:home|house|flat|apartment|property)|by|our|more|all|now|today|on )|ing|ed|er)|overlook(?:s|ing)?|look(?:s|ing)? (?:out )?(?:over|onto|across) (?:the |a )?(?:river|sea|lake|park|hills?|mountains?|valley|fields?|vineyards?|city|skyline|rooftops|garden|square|street|water|bay|canal|sierra)|skyline|vista",
      "眺望|眺め(?!な|て(?:い|く)る(?:だけ|う))|一望|望め|(?:を|が)望む|見渡|見晴らし|夜景|パノラマ|ビュー(?!ティ|ロー)|(?:川|江|海|山|湖|公園|富士山|タワー|塔|庭園|緑|桜|花火|漢江|街並み|港)(?:が|を)(?:.{0,4})(?:見え|見なが|眺め|きらり|きらめ|見下ろ|のぞ)|窓(?:の外|から)(?:に|は|の).{0,8}(?:川|江|海|山|湖|公園|緑|夜景|景色|街)",
      "전망|조망|야경|스카이라인|파노라마|뷰(?!티)|탁 ?트인|(?:강|바다|산|호수|공원|숲|정원|들판|포도밭|도시|타워|남산|한강|풍경)(?:이|을|를|가|도)? ?(?:한눈에|훤히|멀리|바로)? ?(?:보이|보며|보면서|보는|내려다|마주|바라보|펼쳐)|(?:강|산|바다|호수) 보면서|마주한",
      "(?<!en )vues?(?! d'ensemble| par| que| de l'annonce)(?= |,|\\.|!|$)|panorama|panoramique|imprenable|sans vis-à-vis|(?:fleuve|mer|lac|rivière|montagne|vignes|tour Eiffel)(?: \\p{Lu}\\p{L}{0,12})? en face|face (?:au|à la|à l'|aux) (?:mer|fleuve|lac|montagnes?|parc|vignes|rivière|Luberon|Seine)|domin(?:e|ant) (?:la|le|les)",
      "(?<!(?:fachkundiger|prüfender|genauer) )Blick (?:auf|über|ins|zum|nach|in die|in den)|(?:Fern|Weit|Panorama|See|Meer|Berg|Stadt|Garten|Rhein|Fluss|Alpen|Dom|Grün|Elb)blick*|Aussicht*|Ausblick*|Skyline|Panorama*|unverbaubar*|unverbaut*",
    ],
    { ...promise, read: "vistas?|panor[aá]mica|panorama|uitzicht|vista" },
  ),
  concept(
    "superlative",
    [
      "最(?:好|佳|大|优|美|便宜|低(?!额|限|价|的?(?:那)?一?[档级])|高(?!人民|法|额|限)|值|抢手|受欢迎|漂亮|安静|舒服|稀有|划算|贵|亮|方便)|(?:全国|全城|全市|全球|全村|小区|镇上|区内|同类|行业)(?:唯一|第一|独有|最|仅有|独一)|独一无二|(?<!单)独有的?|绝无仅有|唯一(?:的一套|一套|带|有|拥有|的(?:花园|露台|房源|地窖|车库|房子))|第一(?:名|梯队|豪宅|楼盘)|数一数二|顶级|绝佳|无敌|极致|无可挑剔|首屈一指",
      "(?<!do )(?<!does )(?<!doing )(?<!did )(?<!at )(?:the|its|our|one of the|your|town'?s|village'?s|London'?s|city'?s|street'?s|area'?s|market'?s) (?:very |absolute )?(?:best(?! (?:part|bit|thing|way|time|friend|question|of luck|news|seat|kind)s?)|finest|largest|biggest|cheapest|lowest|highest|loveliest|prettiest|quietest|most (?:beautiful|desirable|sought|exclusive|charming|prestigious|impressive|coveted|stylish|convenient|popular|famous|peaceful|spacious)|nicest|brightest|greatest|grandest|oldest)|finest|unbeatable|number one|unparalleled|unrivall?ed|world[- ]class|award[- ]winning|best[- ](?:kept|value|priced|in-class|located)|second to none|one of a kind|one-of-a-kind|unmatched|the only (?:one|house|home|flat|apartment|property|garden|vaulted|listing|building|place)|like no other|unique in|perfect condition",
      "最(?:高(?:の|級|峰)?(?:立地|物件|部屋|条件|眺|品質|な|級)|大級|良の|安|上級|強の)|(?:日本|地域|エリア|村|街|都内|市内|この町|業界|区内|世界|ロンドン|東京|パリ|ソウル)(?:で)?(?:一番|いちばん|最も|No\\.?1|ナンバーワン|唯一|随一|屈指|一)(?!つ)|唯一無二|ここだけの|他に(?:は)?ない|随一|屈指|完璧な|特選|厳選|比類(?:の)?な",
      "(?:최고|최대|최저|최상|최강|최적)(?:의|급|가)?(?! ?기온)|완벽한|유일무이|(?:단 )?하나뿐인|유일(?:한|하게)|업계 ?1위|국내 ?최초|1위|가장 ?(?:좋은|큰|아름다운|예쁜|비싼|저렴|조용한|인기|높은|넓은|빼어난|멋진|훌륭)|둘도 ?없|독보적|제일 ?(?:좋|예쁜|큰|비싼|싼|조용)",
      "(?:la|le|les) plus (?:belle?s?|beaux?|grande?s?|recherchée?s?|calmes?|prisée?s?|lumineu(?:x|se)s?|charmante?s?|jolie?s?|ancienne?s?|haute?s?|bas(?:se)?s?|vaste|élégante?s?|authentique|rare|cher|chère|convoitée?s?|spacieu(?:x|se))|(?:la|le|les) meilleure?s?|(?:seule?|unique) (?:maison|cave|jardin|appartement|terrasse|bien|logement|du village|de la rue|au village)|unique (?:au|dans|en|à)|exceptionnel*|incomparable|numéro un|(?:le|la|les) moins ch[eè]re?s?|sans (?:égale?|pareille?|équivalent)|nulle part ailleurs|hors pair|sans doute la plus|parfait état",
      "(?:der|die|das|den|dem|zum|zur|im) (?:wohl )?(?:beste[nmrs]?|schönste[nmrs]?|größte[nmrs]?|günstigste[nmrs]?|ruhigste[nmrs]?|begehrteste[nmrs]?|höchste[nmrs]?|tiefste[nmrs]?|exklusivste[nmrs]?|hellste[nmrs]?|gefragteste[nmrs]?|älteste[nmrs]?|prächtigste[nmrs]?)|(?:schönste|beste|größte|günstigste|ruhigste|begehrteste|exklusivste)[rns]? \\p{Lu}|beste[rn]? Lage|unschlagbar*|Nummer eins|preisgekrönt*|erstklassig*|einzigartig*|konkurrenzlos*|einzige[rsn]? (?:Haus|Wohnung|Keller|Garten|Gewölbekeller|Terrasse|im|in|am|der|des)|seinesgleichen|ihresgleichen|weltklasse|das einzige",
    ],
    { ...promise, read: "" },
  ),
  concept(
    "celebrity",
    [
      "明星|名人(?!故居)|网红打卡",
      "celebrit(?:y|ies)|famous (?:for|architect|owner)|featured in|as seen (?:in|on)",
      "芸能人|著名人",
      "연예인|유명인",
      "célébrité|star de|ancienne demeure de",
      "prominente[rn]? (?:Vor|Nach)|berühmte[rn]? Architekt*|Promi(?!lle)",
    ],
    { ...promise, read: "" },
  ),
  concept(
    "luxury",
    [
      "豪宅|奢华|顶奢",
      "luxur(?:y|ious)",
      "ラグジュアリー|高級(?:住宅|物件)",
      "럭셔리|고급 ?주택",
      "(?:de|grand) (?:luxe|standing)|luxueu(?:x|se)",
      "Luxus*|luxuriös*",
    ],
    { weight: "note", read: "lujo|lusso|luxo|luxe" },
  ),
];
