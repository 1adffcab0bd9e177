/** "Both fireplaces", "all windows": said of every part of a kind where the listing says it of some. */
import type { CopyLanguage } from "#contract/copy";
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";
import { type Fields, linesOf, patterns, plainly } from "./reading/frames.ts";

/** Parts of which a home has several; in every language a listing may be in. */
const parts: readonly string[] = [
  "窗|玻璃|窓|ガラス|창(?:문|호)|이중창|(?<![가-힣])창(?=이|은|을|도|만| )|유리|window|glaz|fenêtre|vitrage|vitré|menuiserie|Fenster|verglas|ventana|acristalamiento|finestr|vetri|janela|ramen",
  "壁炉|暖炉|벽난로|fireplace|hearth|cheminée|(?<!\\p{L})Kamine?(?!\\p{Ll})|chimenea|camin[io]|lareira",
  "空调|エアコン|冷暖房|에어컨|air[- ]?con|split system|climatis|Klima(?:anlage|gerät)|aire acondicionado|condizionat",
  "暖气|地暖|暖房|난방|heating|radiator|chauff|radiateur|Heizung|Heizkörper|calefacción|riscald",
  "浴室|卫生间|浴|洗面|욕실|화장실|bathroom|shower room|salles? d[e'’]\\s?(?:bains?|eau)|Badezimmer|Bäder|(?<!\\p{L})Bad(?!\\p{Ll})|baño|bagn",
  "卧室?|房间|居室|洋室|和室|部屋|침실|(?<![가-힣])방(?!향|법|식|문|범|음)|bedroom|rooms?(?!\\p{L})|chambres?|pièces?|Zimmer|Räume|dormitori|habitaci|camer",
  "阳台|露台|バルコニー|ベランダ|발코니|베란다|테라스|balcon|terrace|Balkon|Terrasse|terrazz",
  "地板|フローリング|마루|floorboard|wood(?:en)? floor|parquet|Dielen|Parkett|suelo|pavimento",
  "家电|電化製品|家電|가전|appliances|électroménager|(?:Elektro|Haushalts)geräte|electrodomésticos",
  "外墙|立面|外壁|외벽|façade|facade|Fassade|fachada|facciata",
  "宠物|动物|ペット|동물|(?<!\\p{L})(?:pets?|animals?|animaux|Haustiere?|mascotas?|animali)(?!\\p{L})",
];
const compiled = parts.map((words) => new RegExp(words, "iu"));

const all: Fields = {
  zh: "全部|所有(?:的)?|全屋|整屋|全套|每(?:个|扇|间|座|台|一)|两(?:个|座|间|扇|台|边|侧)[^,。;!?\\n]{0,6}(?:都|均|也都|全)|统统|通通|里里外外|无一例外|处处|任何",
  en: "(?<!it )all(?: of)?(?: the)?|every|each|both|throughout|whole|entire|everywhere|front and back|any(?! ?time| ?one| ?where| ?thing)",
  ja: "すべて|全て|全部|どの(?=窓|部屋|居室)|どちら(?:も|の)|両方|いずれも|二つとも|ふたつとも|全面|全室|全窓|全居室|各(?:室|部屋|居室)|あらゆる|どんな",
  ko: "모든|모두|전부|다(?= ?(?:쓸|새|바꾼|바꿨|교체|켜|때|남향|쓰))|둘 ?다|두 ?(?:개|곳|군데) ?(?:모두|다)|양쪽|전체|집 ?전체|마다|각 ?방|싹|어떤",
  fr: "tou(?:te)?s (?:les|nos|ses)|tous|chaque|les deux|l['’]ensemble d[eu]s?|partout|entièrement|intégralement|côté (?:rue|cour) comme (?:cour|rue)|toutes?|n['’]importe quel\\p{L}*",
  de: "alle|allen|aller|jede[rsnm]?|beide[rn]?|sämtliche[rn]?|überall|rundum|komplett|durchgehend|durchgängig|vorne und hinten|ausnahmslos",
};
const claims = patterns(all);

/** The listing says it of some only: one of two, on the street side, in the living room, except. */
const some =
  /(?<!\p{L})(?:only|except|apart from|other than|one (?:of|blocked|in|is|working|with|single)|the other|another|some|partly|part of|rest|front windows|street side|courtyard|blocked|decorative|original|nur|außer|bis auf|teilweise|einer?|der andere|übrige\p{L}*|straßenseit\p{L}*|hofseit\p{L}*|zur Straße|zum Hof|seulement|uniquement|sauf|hormis|une (?:seule )?|un seul|l'autre|côté (?:rue|cour)|en partie|restant\p{L}*|solo|solamente|salvo|excepto|hacia|cegad\p{L}*|resto|patio|uno|una|en el|soltanto|tranne|lato)(?!\p{L})|仅|只|除|其余|其他|另一|一间|一个|一台|临街|朝街|封了|封死|のみ|だけ|以外|(?<![\p{Script=Han}\d])1(?:基|室|台|か所)|片方|一部|道路側|当時のまま|만(?= |,|$)|뿐|외|제외|나머지|한쪽|일부|그대로|하나/iu;
const denied =
  /不可|不能|禁|不准|NG|不許|불가|금지|(?<!\p{L})(?:no|not|non|pas|nicht|keine|sans|ohne|prohibid\p{L}*|interdit\p{L}*|verboten)(?!\p{L})/iu;
const whole =
  /(?<!\p{L})(?:all|every|throughout|both|tou(?:te)?s les|les deux|partout|alle[nrsm]?|beide|sämtliche|überall|tod[oa]s|ambas|tutt[ie])(?!\p{L})|全部|全屋|所有|都|すべて|全室|全て|両|모든|모두|전부|둘 다/iu;

/** Parts of which the listing says something for some only and nothing for all. */
const partial = remembered((corpus) => {
  const clauses = linesOf(corpus).flatMap((line) => line.split(/[,，、;]/u));
  return compiled.map((part) => {
    const own = clauses.filter((clause) => part.test(clause));
    const all = own.some((clause) => whole.test(clause));
    if (all) return "all";
    return own.some((clause) => some.test(clause) || denied.test(clause)) ? "some" : null;
  });
});

/** What is done with a part, or had in it: "all rooms have a window" says less than "all windows were replaced". */
const done =
  /换|更换|双层|中空|翻新|重做|能用|可用|能烧|生火|都能|都有|都装|新|允许|可以?养|朝|replac|renew|new|redone|refit|double|work|lit|light|burn|use|heated|retiled|redecorat|renovat|allowed|welcome|fac(?:e|ing)|交換|新|二重|複層|使え|焚|燃や|リフォーム|改修|OK|可|付き|設置|向き|교체|새|이중|쓸 ?수|땔|켤|사용|수리|가능|괜찮|환영|향|설치|remplac|neu[fv]|double|fonctionn|refait|rénov|chauff|équip|accept|autoris|bienvenu|orient|utilis|allum|erneuert|neu(?!n)|ausgetauscht|doppel|funktion|benutz|heiz|befeuer|renov|saniert|erlaubt|willkommen|ausgerichtet|nutzbar|brenn/iu;

const REACH = 22;
const before = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - REACH), at)
    .split(/[.!?。;\n,、:]/u)
    .at(-1) ?? "";
const after = (text: string, at: number): string => text.slice(at, at + 44).split(/[.!?。;\n:]/u)[0] ?? "";

/** Stretches of `text` that give to every part what `corpus`, the listing's texts, gives to some. */
export function widenedToAll(text: string, language: CopyLanguage, corpus: string): Span[] {
  const open = partial(corpus);
  if (!open.includes("some")) return [];
  return plainly(text, language, claims[language]).flatMap(({ start, end, words }): Span[] => {
    const [head, tail] = [before(text, start), after(text, end)];
    const clause = `${head}${words}${tail}`;
    if (!done.test(clause)) return [];
    const latin = language === "en" || language === "fr" || language === "de";
    const next = (reach: number): string => tail.slice(0, reach).split(/[,，、]/u)[0] ?? "";
    const noun = latin ? words + next(26) : `${head.slice(-8)}${words}${next(10)}`;
    // "double glazing in every room": of the glazing, which the listing has throughout
    if (compiled.some((part, at) => open[at] === "all" && part.test(`${head}${words}${next(26)}`))) return [];
    const named = compiled.some((part, at) => open[at] === "some" && part.test(noun));
    return named
      ? [{ start: start - (latin ? 0 : Math.min(8, head.length)), end: end + Math.min(tail.length, 30) }]
      : [];
  });
}
