/** "The metro at your door" of a home whose station is 350 m away: nearness in words against the listing's metres and minutes. */
import type { CopyLanguage } from "#contract/copy";
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";
import { type Fields, linesOf, patterns, plainly, sentenceOf } from "./reading/frames.ts";

/** Places reached on foot, in every language a listing may be in. */
const places: readonly string[] = [
  "地铁|地下鉄|メトロ|지하철|(?<!\\p{L})(?:metro|métro|subway|underground|tube)(?!\\p{L})|U-Bahn|metropolitana",
  "有轨电车|电车|路面電車|市電|トラム|트램|노면전차|(?<!\\p{L})(?:tram|trams|tramway|streetcar|tranvía)(?!\\p{L})|Straßenbahn|Tram",
  "公交|巴士|バス(?!ルーム|タブ|ト|ケ)|버스|(?<!\\p{L})(?:bus|buses|autobús|autobus|Bus)(?!\\p{L})|Bushaltestelle",
  "火车站|城铁|(?<!地下鉄)[駅站](?!前)|기차역|(?<![가-힣])역(?![가-힣])|(?<!\\p{L})(?:train|railway|gare|rail station|station|estación|stazione)(?!\\p{L})|Bahnhof|S-Bahn",
  "超市|スーパー|마트|슈퍼|(?<!\\p{L})(?:supermarkets?|grocery|supermarché|supermercado|supermercato)(?!\\p{L})|Supermarkt|Lebensmittel",
  "菜市场|集市|市場(?!価)|시장(?!가)|(?<!\\p{L})(?:market|marché|mercado|mercato)(?!\\p{L})|(?<!\\p{L})Markt(?!preis|wert|lage)",
  "公园|公園|공원|(?<!\\p{L})(?:park|parc|parque|parco)(?!\\p{L})|Stadtpark|(?<!\\p{L})Park(?!\\p{Ll})",
  "小学|中学|学校|초등학교|중학교|학교|(?<!\\p{L})(?:schools?|école|collège|escuela|scuola)(?!\\p{L})|Schule|Grundschule",
  "海边|海滩|沙滩|海岸|ビーチ|砂浜|해변|해수욕장|(?<!\\p{L})(?:beach|plage|playa|spiaggia|seafront)(?!\\p{L})|Strand",
  "运河|河边|江边|湖边|運河|川沿い|강변|호수|산책로|(?<!\\p{L})(?:canal|river|lake|rivière|lac|riverside)(?!\\p{L})|Kanal|Fluss",
  "面包店|パン屋|빵집|(?<!\\p{L})(?:bakery|boulangerie|panadería)(?!\\p{L})|Bäckerei|Bäcker",
  "コンビニ|便利店|편의점|(?<!\\p{L})(?:convenience store|corner shop|épicerie)(?!\\p{L})",
  "医院|病院|병원|(?<!\\p{L})(?:hospital|hôpital)(?!\\p{L})|Krankenhaus",
  "(?<!\\p{L})(?:village|bourg|town centre|city centre|centre-ville)(?!\\p{L})|市中心|中心部|시내|Innenstadt|Stadtzentrum|Ortskern",
];
/** Where in the list the word for any station stands. */
const STATION = 3;
const compiledPlaces = places.map((words) => new RegExp(words, "iu"));

const door: Fields = {
  zh: "(?:家|屋|楼|小区|院)?门口|楼下|下楼(?:就|即|便)(?:是|到|有)?|出门(?:就|即|便)(?:是|到|有)?|一出门|隔壁|(?:就在)?旁边|紧(?:挨|邻|贴|靠)|对面|零距离|抬(?:脚|头)就(?:到|是)|挨着|街尾|巷口|路口就(?:是|有)|门前|(?:走|步行)?(?<![十百千\\d])[一两二](?:步|分钟)(?:就|即|内)?(?:路|到|可达)|咫尺",
  en: "(?:at|on|by|outside|right outside|just outside|in front of|opposite|across from) (?:the|your|our|its) (?:front |very |own )?(?:door|doorstep|house|home|building|gate|flat|window)|on (?:the|your) doorstep|door[- ]to[- ]door|next door|downstairs|at the (?:end|foot|bottom|top) of (?:the|your) (?:road|street|lane|garden)|across the (?:road|street)|opposite|adjacent|adjoining|(?:a|one) minutes?(?:['’]s?)?(?: walk| on foot| away)?|(?:right|just) (?:here|outside|below|opposite|beside)|(?:two|three|a few|ten) (?:paces|metres|yards|doors)(?: away| down)?",
  ja: "目の前|すぐ(?:隣|横|前|下|裏|そこ)|隣(?!県|町|家|室|地|戸|接地)(?:に|は|の|が)?|真向かい|(?:お)?向かい(?:に|の|は|が)|玄関(?:を出(?:れば|たら|て)(?:すぐ)?|先|前)|家の(?:前|すぐ)|徒歩[01一](?:分(?!\\d)|秒)|(?<![十\\d])[一二数](?:歩|分)で|駅前(?!通)|直結|(?:建物|マンション)の(?:前|下|隣)|階下|通りの端|ドア(?:の外|を開け)",
  ko: "(?:바로|집|문|현관|건물) ?(?:앞|옆|아래|밑|코앞)(?:에|이|으로)?|코앞|(?:옆|앞) ?(?:건물|집|동)|길 ?(?:건너|끝)|골목 ?(?:끝|입구)|맞은편|건너편|아래층|나가면 ?바로|내려가면 ?바로|문(?:을|만)? ?(?:열면|나서면)|(?<!\\d)(?:한|일|1) ?(?:걸음|분(?!양|쯤 거리가))|붙어 ?있|맞닿",
  fr: "(?:au pied|au bas|en bas|devant|en face|à la porte|à côté|au bout|aux portes?|sur le pas) (?:de )?(?:l['’]immeuble|la (?:maison|porte|rue|résidence|copropriété)|chez vous|votre (?:porte|immeuble|maison)|l['’]appartement|votre rue|de chez vous)|au pied de l['’]immeuble|juste (?:en face|devant|à côté|en bas)|en bas de chez|(?:en face|à côté)(?=[,.;! ])|mitoyen\\p{L}*|jouxt\\p{L}+|(?:à )?(?:une|1) minute(?: à pied)?|à (?:trois|dix|quelques) mètres|sous (?:vos|les) fenêtres",
  de: "(?:direkt |gleich |unmittelbar |quasi |praktisch )?(?:vor|an|neben|hinter) (?:der|die|Ihrer|deiner|dem|das) (?:eigenen )?(?:Haus|Wohnungs|Ein(?:gangs)?)?(?:tür|türe|haus|gebäude|Gebäude|Haus|Tür|Haustüre)|vor der Tür|(?:gleich|direkt|unmittelbar) (?:nebenan|gegenüber|daneben|davor)|nebenan|gegenüber|am (?:Ende|Anfang) der (?:Straße|Gasse)|unten im Haus|im (?:selben )?Haus|(?:in )?(?:einer|1|eine) Minute(?: zu Fuß)?|(?:drei|zehn|paar|wenige) Meter|Tür an Tür",
};
const near: Fields = {
  zh: "几步(?:路|远|之遥|就到)|转角|街角|拐角|拐个弯|一箭之地|不远处|步行[两三23]分钟",
  en: "(?:round|around) the corner|(?:a )?stone['’]?s throw|(?:a few|few|short|couple of) (?:steps|strides|moments)(?: away| from)?|steps (?:away|from)|moments (?:away|from)|close by|nearby|within steps",
  ja: "角を曲が|数分|すぐそば|すぐ近く|至近|目と鼻の先|歩いてすぐ|近く(?:に|の)|ほど近",
  ko: "모퉁이|엎어지면|(?:몇|두세|서너) ?걸음|지척|가까이에|바로 ?근처|바로 ?가까",
  fr: "au coin de (?:la|votre) rue|(?:à )?(?:deux|quelques|trois) pas|tout (?:près|proche)|à proximité immédiate|à un jet de pierre",
  de: "um die Ecke|ums Eck|(?:ein )?(?:paar|wenige[rn]?|nur) Schritte|Katzensprung|Steinwurf|fußläufig in zwei|ganz in der Nähe|in unmittelbarer Nähe",
};
/** Words that leave no way at all. */
const step: Fields = {
  zh: "(?:家|楼|小区|单元)门口(?:就是|即是)|楼下就是|出门就是",
  en: "(?:right |just |directly )?(?:outside|at|in front of) (?:the|your|our) (?:front |very |own )?(?:door|doorstep|building|house)|on (?:the|your) doorstep|downstairs|door[- ]to[- ]door",
  ja: "目の前|直結|玄関を出てすぐ|建物の(?:前|下)",
  ko: "(?:집|문|현관|건물) ?(?:바로 ?)?앞|코앞",
  fr: "(?:s['’]arrêt\\p{L}+ |passe |est )?(?:juste |pile )?(?:devant|à) (?:la|votre) porte|au pied de (?:l['’]immeuble|la (?:maison|résidence))|en bas de (?:chez vous|l['’]immeuble)|sur le pas de (?:la|votre) porte",
  de: "(?:direkt |gleich |unmittelbar )?vor (?:der|Ihrer|deiner|eurer) (?:Haus)?(?:tür|türe)|(?:direkt |unmittelbar )?vor dem Haus",
};
const claims = { step: patterns(step), door: patterns(door), near: patterns(near) };

/** Metres beyond which a thing is neither at the door nor near. */
const FAR = { step: 90, door: 160, near: 700 } as const;
const METRES_A_MINUTE = 75;
const distances =
  /(?<![\d.,])(?<n>\d{1,3}(?:[.,]\d{1,3})?|\d{1,5})(?:-| )?(?<unit>km|公里|キロ|킬로|m(?![²2\p{L}])|米|メートル|미터|mi(?:les?)?(?!\p{L})|yards?|ft|feet|英里|마일|分(?!割)|분(?!양)|分钟|min(?:utes?|\.)?|Min(?:uten|\.)?|minuti|minutos)/giu;
const perUnit: readonly (readonly [RegExp, number])[] = [
  [/^(?:km|公里|キロ|킬로)/iu, 1000],
  [/^(?:mi$|miles?|英里|마일)/iu, 1609],
  [/^yards?/iu, 0.914],
  [/^(?:ft|feet)/iu, 0.305],
  [/^(?:分|분|min)/iu, METRES_A_MINUTE],
];
/** Metres of every distance `line` prints. */
export function metresIn(line: string): number[] {
  return [...line.matchAll(distances)].map(({ groups }) => {
    const unit = groups?.unit ?? "m";
    const size = perUnit.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
    return Number((groups?.n ?? "0").replace(",", ".")) * size;
  });
}

/** By place: how far the nearest of its kind is, in metres; none where the listing gives no distance. */
const nearest = remembered((corpus) => {
  const lines = linesOf(corpus);
  return compiledPlaces.map((place) => {
    const far = lines
      .flatMap((line) => (line.length > 160 ? line.split(/[,，、]/u) : [line]))
      .filter((line) => place.test(line))
      .flatMap(metresIn);
    return far.length > 0 ? Math.min(...far) : null;
  });
});

/** Metres the listing's texts put between the home and the places `clause` names: the nearest of each kind. */
export const metresTo = (clause: string, corpus: string): number[] => {
  const far = nearest(corpus);
  return compiledPlaces.flatMap((place, at) => (place.test(clause) ? (far[at] ?? []) : []));
};

const clauseAt = (text: string, span: Span): string => {
  const sentence = sentenceOf(text, span);
  const head =
    text
      .slice(sentence.start, span.start)
      .split(/[,、(]/u)
      .at(-1) ?? "";
  const tail = text.slice(span.end, sentence.end).split(/[,、)]/u)[0] ?? "";
  return `${head}${text.slice(span.start, span.end)}${tail}`;
};

/** Stretches of `text` that bring a place nearer than `corpus`, the listing's texts, does. */
export const tooNear = (text: string, language: CopyLanguage, corpus: string): Span[] => {
  const far = nearest(corpus);
  if (far.every((metres) => metres === null || metres < FAR.step)) return [];
  return (["step", "door", "near"] as const).flatMap((tier) =>
    plainly(text, language, claims[tier][language]).flatMap(({ start, end }): Span[] => {
      const clause = clauseAt(text, { start, end });
      // With its own figure beside it the word is only a manner of speaking.
      if (tier === "near" && metresIn(clause).length > 0) return [];
      const named = compiledPlaces.flatMap((place, at) => (place.test(clause) ? [at] : []));
      // "U-Bahn-Station" names a station as well; the word says nothing more of its own.
      const told = named.length > 1 ? named.filter((at) => at !== STATION || far[at] !== null) : named;
      return told.length > 0 && told.every((at) => (far[at] ?? 0) >= FAR[tier]) ? [{ start, end }] : [];
    }),
  );
};
