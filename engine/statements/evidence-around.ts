/** Stems by which a listing, in whatever language it is written, may state what lies around the home. See evidence.ts. */

export const aroundEvidence: readonly (readonly [ids: string, words: string])[] = [
  ["bus", "(?<!\\p{L})bus|公交|巴士|バス(?!タブ|ルーム|ト)|버스|haltestelle|arrêt"],
  ["tram", "(?<!\\p{L})tram|有轨|トラム|市電|路面電車|트램|straßenbahn|streetcar|light rail"],
  [
    "metro",
    "métro|metro|subway|underground station|tube|u-bahn|地铁|轻轨|地下鉄|メトロ|지하철|도시철도|호선|(?<!\\p{L})(?:mrt|mtr|rer|bart|cta|red line|blue line)(?!\\p{L})|号线",
  ],
  [
    "station train",
    "station|gare(?!nt)|bahnhof|haltestelle|站|駅|역|(?<!\\p{L})(?:jr|rer|s-bahn)(?!\\p{L})|名鉄|東急|近鉄|阪急|지하철",
  ],
  ["primarySchool", "primary|elementary|小学|초등|école|grundschule|primaria|volksschule"],
  ["middleSchool", "middle school|secondary|中学|중학|collège|realschule|gesamtschule|gymnasium"],
  [
    "kindergarten",
    "(?<!\\p{L})kitas?(?!\\p{L})|kindergart|幼儿园|幼稚園|保育|こども園|어린이집|유치원|crèche|maternelle|nursery|preschool|daycare",
  ],
  ["university", "univers|大学|대학|hochschule|college|campus"],
  ["school", "school|schul|école|collège|lycée|学校|小学|中学|학교|kita|学区|학군|escuela|scuola"],
  ["hospital", "médecin|doctor|arzt|ärzt|hospital|医|병원|의원|clinic|klinik|hôpital|krankenhaus"],
  ["pharmacy", "pharm|apotheke|药店|药房|薬局|ドラッグ|약국"],
  ["bakery", "boulang|bäcker|baker|パン屋|ベーカリー|面包|빵|panader|konditor"],
  [
    "supermarket convenience",
    "superm|grocer|スーパー|コンビニ|超市|便利店|마트|편의점|supérette|épicerie|einkauf|lebensmittel|discounter|convenience",
  ],
  [
    "shops",
    "boulang|bäcker|baker|commerce|shop|store(?!y|ys)|geschäft|einkauf|marché|market|superm|スーパー|コンビニ|商|超市|便利店|마트|편의점|상가|laden|läden|village|bourg|ortskern",
  ],
  ["market", "marché|market|市场|菜场|市場|시장|wochenmarkt"],
  ["mall", "mall|商场|商城|购物|centre commercial|einkaufszentr|モール|百貨|백화점|쇼핑몰|아울렛"],
  [
    "dining",
    "restaurant|café|cafe|bistro|餐厅|饭店|咖啡|飲食|カフェ|식당|카페|gastro|(?<!\\p{L})pubs?(?!\\p{L})|wirtshaus",
  ],
  [
    "park greenery",
    "(?<!car |business |industrial |retail )park(?!ing|pl|ett|deck|haus|quet)|公园|公園|공원|(?<!\\p{L})parc(?!\\p{L})|绿地|grünanl|stadtwald|rosental|anger|garten(?!h)|緑道|산책로|greenway|heath|common(?!s? (?:part|area|fee|charge))",
  ],
  [
    "river",
    "rivi[eè]re|riverside|(?<!\\p{L})river(?!\\p{L})|fleuve|fluss|ufer|河|江(?!苏|西)|川(?!崎|口|市|县)|(?<![가-힣])강(?![가-힣]{3})|천변|하천|canal|kanal|quai|bord de l'eau|waterfront",
  ],
  ["lake", "(?<!\\p{L})lac(?!\\p{L})|(?<!\\p{L})lake(?!\\p{L})|(?<=\\p{L})see(?!\\p{L})|湖|호수|étang"],
  [
    "sea",
    "(?<!\\p{L})mer(?!\\p{L})|(?<!\\p{L})sea(?!\\p{L})|plage|beach|strand|海(?!淀|珠|外|老)|해변|바다|golfe|gulf|(?<!\\p{L})ba(?:y|ie)(?!\\p{L})|bucht|湾|côte|coast|küste|ocean|harbour",
  ],
  [
    "view",
    "(?<!\\p{L})(?:sees?|seen|visible|looks? (?:over|onto|out)|overlooks?|glimpses?)(?!\\p{L})|见え|見え|望め|望む|看(?:得)?(?:见|到)|可见|望见|보이|보입|보여|조망",
  ],
  ["golf", "golf|gulf|高尔夫|ゴルフ|골프"],
  [
    "mountain",
    "(?<!\\p{L})mont|(?<=\\p{L})berg|mountain|山(?!东|西)|(?<=[가-힣])산(?![가-힣]{2})|alp|colline|hill|ski",
  ],
  ["forest", "forêt|forest|woodland|wald|树林|森林|竹林|森|숲|(?<!\\p{L})bois(?!\\p{L}|eries)"],
  ["vineyard", "vign|vine|weinb|reben|葡萄|ぶどう|포도|lavand|oliv|champ|feld|fields|wiese|prairie|meadow|田"],
  [
    "downtown",
    "centre[- ]?ville|hyper-?centre|downtown|innenstadt|zentrum|ortskern|市中心|中心|都心|中心部|도심|중심|city cent|town cent|village cent|(?<!\\p{L})bourg(?!\\p{L})|(?<!\\p{L})centre(?!\\p{L})",
  ],
];
