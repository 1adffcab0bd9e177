/** A facing said exactly where the listing gives another eighth of the compass, in a label or in words; and sun from the wrong side. */
import type { CopyLanguage } from "#contract/copy";
import { type Direction, readAspect } from "#engine/phrases/aspect";
import type { Compass } from "#engine/statements/facing";
import type { Span } from "#engine/text/span";
import { plainly } from "./reading/frames.ts";

const latin = {
  en: "(?:north|south)(?:[- ]?(?:east|west))?|east|west",
  fr: "(?:sud|nord)(?:[- ]?(?:est|ouest))?|est|ouest",
  de: "(?:Süd|Nord)[- ]?(?:ost|west)(?:en)?|Süd(?:en)?|Nord(?:en)?|Ost(?:en)?|West(?:en)?",
};
const ends = "(?![\\p{L}-])";
/** The word of a label and what it says; or a facing that leaves no room to either side. */
const exact: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: /(?:朝向|方位|坐向|房屋朝向|采光)\s?[:：]?\s?(?:正)?(?<a>[东南西北]{1,2})(?![东南西北京])|正(?<b>[东南西北])(?:朝向|向|方|采光|户型|的?(?:客厅|阳台|主卧|窗))?(?![门路大街街站京湖山海])|(?<![东南西北])(?:朝|面朝|面向|坐[北东西]朝)(?<c>[东南西北])(?![东南西北京门方海河湖江山路街广宁昌])|(?<![东南西北\p{Script=Han}])(?<d>[东南西北])向(?![东南西北])/gu,
  en: new RegExp(
    `(?<!\\p{L})(?:aspect|orientation|facing|exposure|outlook)\\s?: ?(?:due )?(?<a>${latin.en})${ends}|(?<!\\p{L})(?:due|directly|exactly|full) (?<b>${latin.en})(?:[- ]facing)?${ends}`,
    "giu",
  ),
  ja: /(?:方位|向き|採光|主要採光面|開口)\s?[:：]?\s?真?(?<a>[東西南北]{1,2})(?![東西南北])|真(?<b>[東西南北])(?:向き|に|を|の)|(?<![東西南北\p{Script=Han}])(?<c>[東西南北])(?:向き|を向[きいく]|に(?:面し|向い)|バルコニー|面(?:採光|バルコニー))/gu,
  ko: /(?:향|방향|방위|채광)\s?(?:[:：]|은|는)\s?정?(?<a>남동|남서|북동|북서|동남|서남|남|북|동|서)(?:향|쪽)?|(?<![가-힣])정(?<b>남|북|동|서)향|(?<![가-힣]|[남북동서] ?)(?<c>남|북|동|서)향(?!수|기|상|후|민)/gu,
  fr: new RegExp(
    `(?<!\\p{L})(?:exposition|orientation|exposé[es]*|orienté[es]*)\\s?: ?(?:plein )?(?<a>${latin.fr})${ends}|(?<!\\p{L})plein(?:e)? (?<b>${latin.fr})${ends}`,
    "giu",
  ),
  de: new RegExp(
    `(?<!\\p{L})(?:(?:Ausrichtung|Orientierung|Himmelsrichtung)\\s?:?|Lage\\s?:) ?(?:nach )?(?<a>${latin.de})${ends}|(?<!\\p{L})(?:genau|rein|exakt|direkt|voll) (?:nach |gen |im |in )?(?<b>${latin.de})${ends}|(?<!\\p{L})reine (?<c>Süd|Nord|Ost|West)(?:lage|ausrichtung|seite)`,
    "giu",
  ),
};

/** "All three bedrooms face south": what a listing says of the home or of two rooms is not said of all. */
const facingAll: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: /(?:[两三四五六]个?(?:卧室|房间|房)|所有(?:的)?(?:卧室|房间)|全部(?:卧室|房间)?|全屋|间间)(?:都|全|均)?(?:朝|向|面)[东南西北]{1,2}|全(?:明)?朝[东南西北]{1,2}/gu,
  en: /(?<!\p{L})(?:all|every|each)(?: \p{L}+){0,3}? (?:bed)?rooms?(?: \p{L}+)? fac(?:es?|ing) (?:due )?(?:north|south|east|west)\p{L}*/giu,
  ja: /(?:全室|全居室|すべての(?:部屋|居室|洋室)|どの部屋も)(?:が|は|とも)?[東西南北]{1,2}(?:向き|に面)/gu,
  ko: /(?:방 ?(?:두|세|네|다섯) ?개(?:가|는)? ?(?:모두|다|전부)|모든 ?방(?:이|은)?|방이? ?(?:모두|전부|다)|전 ?실(?:이)?) ?(?:남동|남서|북동|북서|남|북|동|서)향/gu,
  fr: /(?<!\p{L})(?:toutes les|les (?:deux|trois|quatre)) (?:pièces|chambres)(?: \p{L}+){0,3}? (?:plein |au |à l['’])(?:sud|nord|est|ouest)/giu,
  de: /(?<!\p{L})(?:alle|sämtliche)(?: \p{L}+)? (?:Schlafz|Z)immer(?: \p{L}+){0,3}? nach (?:Süd|Nord|Ost|West)\p{L}*/giu,
};

/** The same, without a place to go on from. */
const first = Object.fromEntries(
  Object.entries(exact).map(([language, { source, flags }]) => [language, new RegExp(source, flags.replace("g", ""))]),
) as Readonly<Record<CopyLanguage, RegExp>>;

const korean: Readonly<Record<string, Direction>> = {
  남동: "SE",
  동남: "SE",
  남서: "SW",
  서남: "SW",
  북동: "NE",
  북서: "NW",
  남: "S",
  북: "N",
  동: "E",
  서: "W",
};

const east: ReadonlySet<Direction> = new Set(["E", "NE", "SE", "S"]);
const west: ReadonlySet<Direction> = new Set(["W", "NW", "SW", "S"]);
interface Suns {
  readonly rising: RegExp;
  readonly setting: RegExp;
}
const suns: Readonly<Record<CopyLanguage, Suns>> = {
  zh: {
    rising:
      /朝阳(?!区|街|路|门)(?=[洒照进入透落晒]|从)|晨光|晨曦|(?:早上|清晨|早晨|上午)的?(?:太阳|阳光)|看?日出|东晒|第一缕(?:阳|晨)?光|旭日|东边的太阳|早晨的阳光|太阳(?:升起|出来)的(?:方向|那?一?[边面侧]|地方)|迎着?太阳升起/gu,
    setting:
      /夕阳|落日|晚霞|西晒|看?日落|西边的太阳|太阳(?:落山|落下|下山)的(?:方向|那?一?[边面侧]|地方)|(?:傍晚|黄昏|下午)的?(?:太阳|阳光)/gu,
  },
  en: {
    rising:
      /(?<!\p{L})(?:morning (?:sun|light|sunshine)|sunrises?|(?:first|early) (?:sun|light)|sun(?:shine)? (?:in|of) the morning|breakfast sun)(?!\p{L})/giu,
    setting:
      /(?<!\p{L})(?:(?:evening|afternoon|late|last) (?:sun|sunshine|light)|sunsets?|setting sun|sun ?downs?|sun (?:\p{L}+ ){0,2}(?:until|till) (?:dusk|sunset|evening)|sun from noon|sun (?:in|of) the (?:evening|afternoon))(?!\p{L})/giu,
  },
  ja: {
    rising:
      /朝日(?!町|新聞|区|ヶ丘|駅)|朝の(?:光|陽|日差し)|日の出(?!町)|朝陽|(?:日|太陽|お日さま)[がの]昇る(?:方|側|ほう|方角|東)|朝一番の(?:光|陽)|東の空/gu,
    setting:
      /夕[日陽](?![ヶケがヵ]?丘|町)|西日|夕焼け|日没|(?:夕方|午後)の(?:光|陽|日差し)|サンセット|日の入り|(?:日|太陽)[がの]沈む(?:方|側|ほう|方角|西)|西の空/gu,
  },
  ko: {
    rising:
      /아침 ?(?:해|햇살|햇빛|볕|햇볕)|일출|해돋이|해(?:가|를)? ?뜨는|해(?:가)? ?떠오르는|동틀|동트는|첫 ?햇살|새벽 ?햇살|아침마다 ?(?:해|햇살)/gu,
    setting:
      /노을|석양|일몰|해넘이|해(?:가)? ?지는|해(?:가)? ?저무는|저녁 ?(?:해|햇살|햇빛|볕)|오후 ?(?:햇살|햇빛|볕)|지는 ?해/gu,
  },
  fr: {
    rising:
      /(?<!\p{L})(?:soleil (?:du matin|levant|au petit[- ]déjeuner)|lever (?:du|de) soleil|lumière du matin|premiers rayons|(?:regarde|vers|face au|côté|tournée? vers) (?:le |au )?levant)(?!\p{L})/giu,
    setting:
      /(?<!\p{L})(?:coucher(?:s)? (?:du|de) soleil|soleil (?:du soir|couchant|de l['’]après-midi|de fin de journée)|lumière du soir|derniers rayons|(?:regarde|vers|face au|côté|tournée? vers) (?:le |au )?(?:couchant|soleil couchant))(?!\p{L})/giu,
  },
  de: {
    rising: /(?<!\p{L})(?:Morgensonne|Sonnenaufg[aä]ng\p{L}*|Frühsonne|Morgenlicht|Sonne am Morgen)(?!\p{L})/giu,
    setting:
      /(?<!\p{L})(?:Abendsonne|Sonnenunterg[aä]ng\p{L}*|Nachmittagssonne|Abendlicht|Sonne am (?:Abend|Nachmittag)|Feierabendsonne)(?!\p{L})/giu,
  },
};
/** Sun seen elsewhere: from a bridge, on a walk, at a lake. */
const outdoors =
  /公园|江边|河边|桥|散步|park|walk|bridge|lake|river|beach|公園|散歩|橋|川|공원|산책|다리|강변|parc|promenade|pont|quai|plage|Park|Spazier|Brücke|See(?!\p{L})|Ufer|屋上|옥상|天台|roof|toit|Dachterrasse/iu;

/** Facings of `text` that no part of the listing (`compass`) has exactly, and sun at an hour when none of its sides has any. */
export function wrongBearings(text: string, language: CopyLanguage, compass: Compass): Span[] {
  const known = new Set([...compass.values()].flat());
  if (known.size === 0) return [];
  const said = plainly(text, language, exact[language]).filter(({ words, start, end }) => {
    const match = first[language].exec(text.slice(Math.max(0, start - 2), end + 2));
    const named = Object.values(match?.groups ?? {}).find((one) => one !== undefined) ?? words;
    const own = language === "ko" ? korean[named] : undefined;
    const directions = own ? [own] : readAspect(named, language);
    return directions.length > 0 && !directions.some((one) => known.has(one));
  });
  return [...said, ...wrongSun(text, language, known)];
}

/** Stretches of `text` that turn every room one way, where `corpus`, the listing's texts, turns some. */
export const facingAllRooms = (text: string, language: CopyLanguage, corpus: string, compass: Compass): Span[] =>
  (compass.has("bedroom") || compass.has("living")) && !Object.values(facingAll).some((all) => corpus.search(all) >= 0)
    ? plainly(text, language, facingAll[language])
    : [];

function wrongSun(text: string, language: CopyLanguage, known: ReadonlySet<Direction>): Span[] {
  const { rising, setting } = suns[language];
  const found = [
    ...([...known].some((one) => east.has(one)) ? [] : plainly(text, language, rising)),
    ...([...known].some((one) => west.has(one)) ? [] : plainly(text, language, setting)),
  ];
  return found.filter(({ start, end }) => !outdoors.test(text.slice(Math.max(0, start - 24), end + 16)));
}
