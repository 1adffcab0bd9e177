/** A superlative in one clause with what it is measured against: the street, the district, a town, homes of its kind. */
import type { CopyLanguage } from "#contract/copy";
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";
import { type Fields, patterns, plainlyOrLacking } from "./reading/frames.ts";

const best: Fields = {
  zh: "最(?!近(?!的(?:一套|房))|后|多[可能住]|少[可能住]?|终|初|高层|新公|迟|早(?:可|能|入|20)|低(?:租|一)|短|长租|顶|上层|里面|内侧)|唯一|独一(?:无二|份)|独此一|仅此一(?:套|家|份)|只此一(?:套|家)|头一(?:份|家|号)|第一(?:名|好|美|大|宜居|高|家|盘)|首屈一指|数一数二|绝无仅有|无人能(?:及|比)|无出其右|没有(?:之一|第二(?:套|家)|比(?:这|它)更)|(?:找不|挑不|寻不|数不)(?:到|出|着)(?:第二|更|比|另|同样|哪)|(?:没有?|再无|难有|不会有)(?:第二|另一|哪)(?:家|套|个|间|处|栋|份)|难找(?:第二|到更)|顶级|顶尖|冠绝|榜首|前[三五十](?:名|位)?(?=的?(?:好|宜))|TOP ?\\d|天花板|之最|王者|标杆|屈指可数|罕有",
  en: "no (?:\\p{L}{3,10}er|better|finer|more \\p{L}{4,14})(?: \\p{L}{3,14})?|(?:very |single )?(?:best|finest|oldest|largest|biggest|smallest|cheapest|quietest|calmest|sunniest|brightest|prettiest|loveliest|greenest|tallest|highest|grandest|nicest|warmest|safest|widest|deepest|longest|richest|rarest|coolest|cosiest|airiest|roomiest|handsomest|newest|priciest|strongest|(?<!at the )top(?! floors?)(?: address)?|number one|no\\.? ?1|#1)(?:-\\p{L}{3,12})?|most \\p{L}[\\p{L}-]{3,18}|least \\p{L}{4,14}|(?:the )?only(?: (?:one|flat|home|house|apartment|terrace))?|unrivalled|unrivaled|unmatched|unequalled|second to none|unbeatable|one of a kind|without (?:rival|equal)|nothing (?:else )?(?:comes close|compares|like it)|no other (?:\\p{L}+ ){0,2}?(?:can|has|offers|in)|none (?:better|finer|larger|brighter)|lower than any|higher than any|better than any|(?:larger|brighter|quieter|cheaper|bigger|sunnier|finer) than (?:any|every|all)|(?:more|less) \\p{L}{4,12} than (?:any|every)|the last (?:of|remaining)",
  ja: "最(?!寄|近|後|終|新|初|低限|短で|上階|上部|大\\d|大で|長\\d|低\\d|少\\d|大2|多\\d)(?:[大小高古良安上美強])?|いちばん|一番(?!地|町|線|目|館|近)|唯一|随一|屈指|No\\.? ?1|ナンバーワン|トップ(?:クラス|の|レベル)|比類(?:の)?な|右に出る|他に(?:は)?(?:ない|ありません|類を見)|ここだけ|これ以上(?:の|ない)|二つとない|またとない|トップクラス|群を抜|断トツ|ダントツ|ぶっちぎり|別格|ここを超える|(?:他|ほか)では(?:見つから|出会え|手に入ら)|見つかりません|指折り|他を圧倒|最後の一",
  ko: "가장(?!자리)|제일(?!은행|동)|최고(?!\\d|층)|최대(?!\\d| ?\\d)|최저(?!\\d| ?기온)|최초|최상|최적의|유일|하나뿐|단 ?하나|으뜸|손꼽|첫손|독보적|둘도 ?없|비할 ?데|이만한 ?(?:집|곳|데)|단연|압도적|끝판왕|원톱|1위|다시 ?없을|두 ?번 ?다시|여기뿐|이곳뿐|견줄|따라올 ?(?:집|곳)|1등|일등|넘버원|톱클래스|최장|제1|더 ?(?:넓|밝|좋|싼|조용)[가-힣]{0,3} ?(?:집|곳|방)[은는이]? ?없",
  fr: "l[ea]s? (?:plus \\p{L}{3,14}|moins \\p{L}{3,14}|mieux \\p{L}{3,14}|meilleure?s?|seule?s?(?= )|uniques?|tout(?:e)? dernière?s?)|(?:plus|mieux|moins) (?:beau|belle|beaux|belles|grande?s?|vaste|calme|claire?|lumineu(?:x|se)|ancienne?s?|haute?s?|chère?|ensoleillée?s?|placée?|exposée?|située?|entretenue?|préservée?|courue?|convoitée?|recherchée?|prisée?)|sans (?:égale?|équivalent|pareil(?:le)?|rivale?|concurrence)|inégalée?s?|incomparable|numéro un|n°\\s?1|unique en son genre|nulle part ailleurs|aucun(?:e)? autre \\p{L}+|mieux que (?:tou|n'importe)|imbattable|introuvable ailleurs|hors pair|le top",
  de: "(?:[Bb]este[rnsm]?|[Ss]chönste[rnsm]?|[Gg]rößte[rnsm]?|[Kk]leinste[rnsm]?|[Ää]lteste[rnsm]?|[Rr]uhigste[rnsm]?|[Hh]ellste[rnsm]?|[Gg]ünstigste[rnsm]?|[Bb]illigste[rnsm]?|[Ss]onnigste[rnsm]?|[Hh]öchste[rnsm]?|[Ee]inzige[rnsm]?|[Ee]dels?te[rnsm]?|[Gg]rünste[rnsm]?|[Bb]reiteste[rnsm]?|\\p{L}{4,18}(?:este|ste)[rnsm]? (?=\\p{Lu})|am \\p{L}{4,16}sten|unübertroffen\\p{L}{0,2}|konkurrenzlos\\p{L}{0,2}|unerreicht\\p{L}{0,2}|einzigartig\\p{L}{0,2}|ohnegleichen|seinesgleichen|Nummer eins|Nr\\. ?1|kein(?:e|er)? (?:andere|zweite|bessere|größere|hellere)[rns]?|besser als (?:jede|alle)|größer als (?:jede|alle)|die letzte ihrer Art|Spitzenlage|Toplage)",
};

/** What it is measured against. */
const among: Fields = {
  zh: "全(?:城|市|村|镇|楼|小区|区|街|国|网|栋|院|岛|州|县|省|世界|球)|小区|整栋|楼里|楼内|本楼|这栋楼|栋里|片区|板块|本地|附近|周边|一带|同类|同价|同户型|同面积|同地段|市面|市场|整条(?:街|巷|路)|这条(?:街|巷|路)|街上|巷子?里|镇上|村里|城里|城中|区域|区内|市内|市里|街区|社区|院子里|院里|大院|所有(?:房|户|楼)|\\p{Script=Han}{2,5}(?:区|市|县|街道|路|街|村|镇|岛|州|里|省)(?:里|内|上|中)?",
  en: "(?:in|of|on|around|for|across|within|throughout|anywhere in|than (?:any|every|all)) (?:the |this |its |our |all (?:of )?(?:the )?|any |every )?(?:whole |entire |same )?(?:building|block|street|road|lane|avenue|row|village|town|city|market|neighbou?rhood|county|region|estate|development|complex|community|area|district|quarter|suburb|line|country|terrace|postcode|price (?:range|bracket)|price|class|kind|size|place|state|world|island|coast|compound|party?|arrondissement|ward|borough|other|neighbou?rs?)|(?:in|of|on|around|across) (?:all of |old |central |downtown )?(?!January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\\p{Lu}[\\p{L}'’-]{3,}|for miles(?: around)?|(?:local|comparable) (?:market|homes)|on the market|\\p{Lu}\\p{L}{3,}['’]s(?= )",
  ja: "地域|町内?|街(?!並)|通り(?!に面|道)|路地|市内?(?!場まで)|区内?|村内?|県内?|エリア|沿線|建物|マンション(?:内)?|棟内?|全棟|この(?:あたり|辺り|界隈|一帯)|界隈|周辺|一帯|近隣|近所|同(?:じ)?価格帯|同条件|同クラス|同タイプ|日本|全国|世界|団地|住宅地|商店街|物件の中|(?!オークション|キッチン|リビング|バルコニー|テラス|クローゼット|フロア|プラン|ローン|カーテン)[\\p{Script=Katakana}ー=＝・]{3,14}(?=で|の中|内|随|屈)|\\p{Script=Han}{2,5}(?:市|区|町|県|村|丁目|通り?|駅)",
  ko: "동네|단지|건물|지역|일대|마을|시내|(?:이|그) ?(?:근처|골목|거리|길|동|구|도시|층|라인)|골목|거리(?=에서|의|내)|주변|인근|같은 ?(?:가격대?|평형|면적|조건)|시장|전국|세계|국내|우리나라|[가-힣]{2,8}(?:구|시|동|군|읍|면|로|길|촌)(?:에서|의|내|에|안)|[가-힣]{2,8}에서|매물 ?(?:중|가운데)|집 ?(?:중|가운데)|이웃",
  fr: "(?:du|de la|de l['’]|des|de|de tout(?:e)?(?: le| la| l['’])?|en|dans(?: tout(?:e)?)? (?:le|la|l['’])|de ce(?:tte|t)?|à|d['’]|sur le)\\s?(?:même )?(?:village|ville|quartier|résidence|immeuble|rue|allée|avenue|secteur|région|département|marché|pays|bourg|commune|hameau|coin|copropriété|gamme|monde|arrondissement|pâté|plateau|colline|îlot|lotissement|environs|alentours|voisinage|sa catégorie|catégorie|côte|\\p{Lu}[\\p{L}'’-]{3,})|à la ronde|sur le marché|à ce prix|dans cette gamme|de sa catégorie",
  de: "(?:im ganzen|in ganz|im|am|in der(?: ganzen)?|in dieser|der ganzen|der|des(?: ganzen)?|von(?: ganz)?|dieser|dieses|weit und breit|auf dem)(?: |(?<=breit))?(?:Haus(?:es)?|Gebäudes?|Viertels?|Ort(?:e?s)?|Dorf(?:e?s)?|Kiez(?:es)?|Quartiers?|Umkreis|Umgebung|Stadtteils?|Stadt|Gegend|Straße|Gasse|Siedlung|Anlage|Region|Nachbarschaft|Lage|Markt(?:e?s)?|Bezirks?|Landes|Insel|Reihe|Zeile|Preisklasse|Klasse|Art|Hofes?|Platz(?:es)?|Welt|Blocks?)|weit und breit|(?:in|von|im) \\p{Lu}[\\p{L}-]{3,}|zu diesem Preis|auf dem Markt",
};

const frame = (language: CopyLanguage, between: string): string =>
  `(?:${best[language]})${between}(?:${among[language]})|(?:${among[language]})${between}(?:${best[language]})`;
const cjk = (signs: string, reach: number): string => `[^${signs}]{0,${reach}}?`;
const claims = patterns({
  zh: frame("zh", cjk("，。；！？\\n：,.;!?:", 12)),
  en: `(?:${best.en})(?: [\\p{L}'’-]{1,16}){0,5}? (?:${among.en})|(?:${among.en}) (?:${best.en})`,
  ja: frame("ja", cjk("。、！？\\n,!?", 12)),
  ko: frame("ko", cjk(".!?\\n,", 14)),
  fr: `(?:${best.fr})(?: [\\p{L}'’-]{1,16}){0,5}? (?:${among.fr})`,
  de: `(?:${best.de})(?: [\\p{L}-]{2,20}){0,4}? ?(?:${among.de})|(?:${among.de})(?: [\\p{L}-]{2,20}){0,2}? (?:${best.de})`,
});

/** Nearest, latest, top floor: of ways, days and storeys. Largest of the home's own rooms. */
const harmless =
  /最(?:近的|快|方便|省心|重要|关键|喜欢|爱|想|担心|实在|实用|要紧|值得|麻烦|难|合适|适合)|(?:most|best) (?:of (?:the|your|our) (?:day|time|morning|year|afternoon|evening|week)|important|practical|honest|loved part|useful|likely|people|buyers|homes|of us)|nearest|closest|latest|only (?:two|three|four|five|six|seven|eight|nine|ten|\d)|meister|(?:屋|家|资料|房子|这套)里最|le plus (?:proche|simple|important|souvent|tôt|tard|pratique|honnête)|la plus proche|l[ea] plus (?:bas|haut)(?:se|e)? étage|nächste|neueste|letzte|wichtigste|最も(?:近い|重要)|一番(?:近い|困|知り|大切|気になる|大事)|いちばん(?:近い|困|知り|大切|気になる|大事|好き)|가장 ?(?:가까|먼저|중요|큰 ?장점|빠른|궁금)|제일 ?(?:가까|먼저|중요|궁금)|(?:dem|der|die|das|den) (?:ersten?|letzten?|obersten?|untersten?|nächsten?|meisten?|ernsten?|festen?|ältesten? Teil)(?!\p{L})|oberste|unterste|erste[rnsm]? |Gäste|Kosten|Küste|Westen|Osten|Fenster|Kasten|Posten|Raster|Muster|Liste|Kiste|Leiste|Pfosten|Cluster|feste|Dienste|Gewinste|Reste|Paste|Geräusche|fast |seit |Schwester|Pflaster/iu;
const rooms =
  /(?:of|among) the (?:two|three|four|bed)|bedrooms?|卧|房间里|三间|两间|居室|部屋|洋室|和室|居室|방 ?중|침실|chambres?|des (?:deux|trois|pièces)|Zimmer|der beiden|der drei/iu;

/** Parts of one home or house compared with each other. */
const ofParts = /部分|(?<!\p{L})(?:part|partie|Teil|portion)(?!\p{L})|부분/iu;

/** A town's or a street's name begins with a capital, which a pattern blind to case does not see. */
const plainScope =
  /building|block|street|road|lane|avenue|row|village|town|city|market|neighbo|county|region|estate|development|complex|community|area|district|quarter|suburb|country|terrace|postcode|price|class|kind|size|place|state|world|island|coast|ward|borough|other|any |every |all |miles|rue|ville|quartier|résidence|immeuble|secteur|coin|marché|hameau|bourg|commune|gamme|catégorie|prix|ronde|environs|Haus|Viertel|Ort|Dorf|Kiez|Straße|Stadt|Gegend|Siedlung|Anlage|Markt|Lage|Umgebung|[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/iu;
const lacking =
  /没有|找不到|无|no |none|nothing|without|unrivall|类を見|類を見|右に出|比類|二つと|これ以上|他に|없|둘도|비할|견줄|따라올|sans|aucun|nulle part|hors pair|kein|ohnegleichen|un(?:über|er)/iu;
const scoped = (words: string): boolean => plainScope.test(words) || /(?<=[ '’])\p{Lu}/u.test(words);

/** Superlatives the listing itself has, by sense: any of them there makes the text's a matter of wording. */
const own = remembered((corpus) =>
  /最大|最高の|最古|唯一|oldest|largest|biggest|the only|best|highest|最も|いちばん|一番|가장|유일|최대|le plus|la plus|seule?|einzige|größte|älteste|más (?:grande|antiguo)|único|più/iu.test(
    corpus,
  ),
);

/** Ranks among other homes and places in `text` that `corpus`, the listing's texts, does not give. */
export const ranksWithoutSource = (text: string, language: CopyLanguage, corpus: string): Span[] =>
  plainlyOrLacking(text, language, claims[language], lacking)
    .filter(({ words }) => scoped(words) && !harmless.test(words) && !rooms.test(words))
    .filter(({ start, end }) => !ofParts.test(text.slice(Math.max(0, start - 14), end)))
    .filter(({ words }) => !(own(corpus) && corpus.includes(words)));
