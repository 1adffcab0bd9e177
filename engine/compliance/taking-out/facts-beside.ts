/**
 * What a passage tells besides the words a finding objects to. Whoever takes those out may take no fact with them: no figure, no
 * part of the home, no defect, duty or neighbour. What is long enough to tell something else is not taken either.
 */
import type { CopyLanguage } from "#contract/copy";
import type { Span } from "#engine/text/span";

const begins = (stems: string): RegExp => new RegExp(`(?<!\\p{L})(?:${stems})`, "iu");
const has = (stems: string): RegExp => new RegExp(stems, "iu");

/** What is wrong with a home, what its owner owes or must tell, and who lives beside it: never taken out, by language. */
const GRAVE: Readonly<Record<CopyLanguage, RegExp>> = {
  en: begins(
    "leak|crack|damp|mou?ld|flood|subsid|asbestos|radon|termite|infest|haunt|defect|damag|repair|renovat|disrepair|unsafe|violation|unpermitted|encumbr|easement|covenant|ground rent|service charge|strata|levy|levies|hoa|assessment|special assessment|tenanted|sitting tenant|squat|murder|suicide|died|death|noise|noisy|flightpath|contaminat|pollut|lead paint|cladding|knotweed|bushfire|overlay|index(?:ed|ation)|fixer|rot(?:ten|ting)?(?!\\p{L})|rust|no heating|no lift|no elevator|walk-up",
  ),
  fr: begins(
    "fuit|fissur|humid|moisi|inond|amiante|plomb|radon|termite|mérule|sinistr|vice|dégrad|dégât|vétust|travaux|rénov|rafra[iî]ch|servitude|viager|occupé|squat|décès|suicide|meurtre|bruit|bruyant|nuisance|pollu|toiture à|non conforme|passoire|assainissement|fosse|index",
  ),
  de: has(
    "undicht|(?<!\\p{L})riss|feucht|schimmel|hochwasser|überschwemm|überflut|asbest|radon|schwamm|mangel|mängel|schaden|schäden|defekt|sanier|renovier|reparatur|reparier|altlast|baulast|dienstbarkeit|wegerecht|wohnrecht|nießbrauch|erbbau|erbpacht|hausgeld|nebenkosten|vermietet|suizid|selbstmord|(?<!\\p{L})mord|lärm|laute[rsnm]?(?!\\p{L})|denkmal|index|staffel",
  ),
  zh: /漏水|滲水|渗水|潮湿|潮濕|返潮|回南|霉|裂缝|裂縫|裂痕|开裂|淹|白蚁|白蟻|石棉|海砂|辐射|輻射|凶宅|凶案|自杀|自殺|去世|死过|死過|死人|病死|命案|事故|瑕疵|缺陷|毛病|损坏|損壞|维修|維修|翻修|破损|破損|破旧|破舊|老旧|老舊|陈旧|违建|違建|僭建|租约|租約|带租|帶租|租客|噪音|吵|无电梯|無電梯|没电梯|未满|物业费|管理费|管理費|大维修|大維修|维修令|維修令|高压|高壓|变电|變電|墓|坟|墳|殡|殯|垃圾|污染|小产权/u,
  ja: /雨漏|漏水|浸水|水漏|シロアリ|白蟻|カビ|ひび|亀裂|傾き|傾い|傾斜|アスベスト|石綿|瑕疵|告知|事故|自殺|自死|死亡|病死|孤独死|殺人|他殺|欠陥|不具合|故障|破損|損傷|修繕|補修|改修|リフォーム|要修理|越境|借地|地上権|定期借家|再建築|既存不適格|違反建築|違法|オーナーチェンジ|賃借人|騒音|墓地|火葬|暴力団|土壌|汚染|管理費|積立|私道|セットバック|エレベーターなし/u,
  ko: /누수|결로|곰팡이|균열|침수|흰개미|석면|라돈|하자(?:가|는|도|있| 있)|고장|파손|수리|보수(?:가 필요|공사)|노후|리모델링|자살|살인|사망|사고(?:물건|매물|주택|가 있|가 난| 이력)|임차|세입자|전세권|지상권|위반건축|불법|무허가|소음|시끄|층간|묘지|오염|관리비|장기수선|재건축|엘리베이터 ?없/u,
};

/** Parts of the home, what comes with it and the rules of the house: told beside the words, they would be gone with them. */
const HOME: Readonly<Record<CopyLanguage, RegExp>> = {
  en: begins(
    "bed(?:room)?s?(?!\\p{L})|bath|kitchen|lounge|living room|dining|garden|yard|patio|balcon|terrace|garage|parking|car ?port|driveway|pool|roof|basement|cellar|attic|loft|storey|story|floor|lift|elevator|heat|boiler|air[- ]con|laundry|washer|dryer|furnish|fireplace|window|door|plot|acre|lease|freehold|view of|deposit|rent(?:al)?s? (?:is|of|from|includes)|bills|utilities|tax|fees?(?!\\p{L})|available from|move-in|built|neighbou?r|upstairs|downstairs|next door|lien|mortgag|leasehold|station|school|park(?!\\p{L})|river|sea|lake|beach|road|street|solar|gym|concierge|pets?(?!\\p{L})|smok",
  ),
  fr: begins(
    "chambre|pièce|salon|séjour|cuisine|salle|bain|douche|jardin|cour(?!\\p{L})|balcon|terrasse|garage|parking|stationnement|piscine|toit|cave|grenier|étage|ascenseur|chauff|chaudière|clim|meubl|cheminée|fenêtre|porte|terrain|bail|loyer|caution|dépôt|taxe|honorair|disponib|libre|constru|voisin|mitoyen|hypoth|copropri|charges|gare|métro|école|parc|rivière|mer(?!\\p{L})|lac|plage|DPE|GES|classe|vue sur|animaux|animal(?!\\p{L})|fum(?:er|eur)",
  ),
  de: has(
    "zimmer|küche|(?<!\\p{L})bad(?!\\p{L})|badezimmer|dusche|garten|hof(?!\\p{L})|balkon|terrasse|garage|stellplatz|pool|dach|keller|speicher|geschoss|etage|stockwerk|aufzug|heizung|kamin|fenster|grundstück|miete(?!r)|kaution|provision|steuer|bezugsfrei|(?<!\\p{L})frei ab|baujahr|nachbar|grundschuld|bahnhof|schule|park(?!\\p{L})|fluss|(?<!\\p{L})see(?!\\p{L})|strand|effizienz|möbl|einbau|haustier|rauche",
  ),
  zh: /[室厅廳厨廚卫衛]|阳台|陽台|露台|花园|花園|院子|车位|車位|车库|車庫|电梯|電梯|地下室|阁楼|閣樓|[一二三四五六七八九十百千万萬两兩几半单雙双][层層楼樓梯户戶万萬元平坪尺呎米]|装修|裝修|邻|鄰|隔壁|楼上|樓上|楼下|樓下|抵押|按揭中|查封|产权|產權|朝[东南西北]|顶楼|頂樓|底层|底層|飘窗|家具|家电|家電|暖气|暖氣|空调|空調|租金|押金|首付|税|稅|佣|地铁|地鐵|学校|學校|公园|公園|宠物|寵物|吸烟|吸煙|抽烟/u,
  ja: /部屋|居室|畳|帖|LDK|キッチン|台所|浴室|風呂|トイレ|庭|バルコニー|ベランダ|テラス|駐車|車庫|屋根|地下|ロフト|階|エレベーター|暖房|エアコン|家具|家電|賃料|家賃|敷金|礼金|保証金|手数料|税|築|駅|隣|上階|下階|抵当|学校|公園|[一二三四五六七八九十百千万][円坪室棟戸]|南向|角部屋|二世帯|ペット|喫煙|禁煙/u,
  ko: /방 |룸|거실|주방|화장실|욕실|마당|베란다|발코니|테라스|주차|차고|지붕|지하|다락|층|엘리베이터|승강기|보일러|난방|에어컨|가구|가전|월세|보증금|전세|관리|세금|준공|역까지|역에서|역세권|이웃|옆집|윗집|아랫집|근저당|저당|압류|학교|공원|남향|복층|반려|애완|흡연|금연/u,
};

/** Sums of money and areas: where they are the very words objected to, what is right is the agent's to write. */
const MEASURED =
  /[$€£¥₩￥]|\p{N}\s?(?:[kKmM](?!\p{L})|dollars?|euros?|EUR|USD|CAD|AUD|GBP|HKD|[万萬億亿]|元|円|만|억|원|m²|㎡|m2|sqm|sq\.?\s?(?:ft|m)|square|平|坪|尺|呎|평|acres?|hectares?|kWh)|[一二三四五六七八九十百千两兩][万萬億亿円元坪平]|(?<!\p{L})(?:million|thousand|hundred|Millionen|Tausend|Riesen|mille)(?!\p{L})|(?:weeks?|months?)['’]?s? (?:rent|deposit)|monatsmiete|mois de (?:loyer|caution)|[个個][多半]?月|[ヶかカケ]月分|개월/iu;
const FIGURE = /\p{N}|%/u;
/** So many letters beside the words tell nothing: "We would love to find …". */
const MOST: Readonly<Partial<Record<CopyLanguage, number>>> = { zh: 10, ja: 16, ko: 16 };
const MOST_LATIN = 45;
const letters = (text: string): number => (text.match(/\p{L}/gu) ?? []).length;

/** Does a stretch tell a fact: a figure, a part or rule of the home, a defect, a duty? */
export const tellsFact = (said: string, language: CopyLanguage): boolean =>
  [FIGURE, MEASURED, GRAVE[language], HOME[language]].some((facts) => facts.test(said));

/** Does what would go tell more than the words objected to? An unfounded claim's own figures are what is objected to. */
export function tellsMore(
  gone: string,
  { start, end }: Span,
  { language, claim }: { readonly language: CopyLanguage; readonly claim: boolean },
): boolean {
  const words = gone.slice(Math.max(0, start), Math.max(0, end));
  if (!claim && (MEASURED.test(words) || GRAVE[language].test(words))) return true;
  const beside = `${gone.slice(0, Math.max(0, start))} ${gone.slice(Math.max(0, end))}`;
  return tellsFact(beside, language) || letters(beside) > (MOST[language] ?? MOST_LATIN);
}
