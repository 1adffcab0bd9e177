/** "Eleven minutes on foot" of a station that is eleven minutes away by bus: a time belongs to the way it is travelled. */
import type { CopyLanguage } from "#contract/copy";
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";
import { linesOf } from "./reading/frames.ts";
import { asserted } from "./reading/said.ts";

type Mode = "foot" | "bus" | "car" | "bike" | "rail";
const modes: Readonly<Record<Mode, RegExp>> = {
  foot: /步行|走路?(?!廊)|徒歩|歩(?:い|き|く|\d)|도보|걸어|걸으|on foot|walk|stroll|à pied|marche|(?:zu|per) Fuß|Fußweg|[Gg]ehminuten|laufen|a pie|a piedi/iu,
  bus: /公交|巴士|バス(?!ルーム|タブ)|버스|(?<!\p{L})(?:bus|autobús|autobus)(?!\p{L})|Bus(?!iness)/iu,
  car: /开车|驾车|车程|車で|자동차|차로|(?<!\p{L})(?:drive|driving|by car|en voiture|en coche|in auto)(?!\p{L})|(?<!\p{L})(?:Auto|Fahrminuten)(?!\p{Ll})/iu,
  bike: /骑|自転車|자전거|(?<!\p{L})(?:bike|cycle|cycling|vélo|bici)(?!\p{L})|Fahrrad|(?<!\p{L})Rad(?!\p{Ll})/iu,
  rail: /地铁|电车|地下鉄|電車|지하철|전철|(?<!\p{L})(?:by (?:metro|train|tube|tram)|en (?:métro|train|tram)|en metro)(?!\p{L})|mit der (?:Bahn|U-Bahn|S-Bahn|Tram)/iu,
};
const names = ["foot", "bus", "car", "bike", "rail"] as const;
const modesIn = (words: string): Mode[] => names.filter((mode) => modes[mode].test(words));

const minutes =
  /(?<![\d.,])(?<n>\d{1,2})(?:-|\s)?(?:minutes?|mins?|Min(?:uten)?|mn|分(?!割)|分钟|분)(?![\p{Script=Latin}²])/giu;
const spelledOut: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "one two three four five six seven eight nine ten eleven twelve",
    "une deux trois quatre cinq six sept huit neuf dix onze douze",
    "eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
  ].flatMap((row) => row.split(" ").map((word, at) => [word, at + 1])),
);
const inWords = new RegExp(
  `(?<!\\p{L})(?<n>${Object.keys(spelledOut).join("|")})[ -](?:minutes?|Minuten?)(?!\\p{L})`,
  "giu",
);

const timesIn = (words: string): number[] => [
  ...[...words.matchAll(minutes)].map(({ groups }) => Number(groups?.n)),
  ...[...words.matchAll(inWords)].map(({ groups }) => spelledOut[groups?.n?.toLowerCase() ?? ""] ?? 0),
];

/** By which ways each time of the listing is travelled. */
const waysOf = remembered((corpus): ReadonlyMap<number, ReadonlySet<Mode>> => {
  const found = new Map<number, Set<Mode>>();
  for (const clause of linesOf(corpus).flatMap((line) => line.split(/[,，、]/u)))
    for (const time of timesIn(clause)) {
      const ways = found.get(time) ?? new Set<Mode>();
      for (const mode of modesIn(clause)) ways.add(mode);
      found.set(time, ways);
    }
  return found;
});

const clause = /[^.;!?。；！？\n,，、]{1,160}/gu;

/** Clauses of `text` that travel a time of `corpus`, the listing's texts, in another way than it does. */
export function otherModes(text: string, language: CopyLanguage, corpus: string): Span[] {
  const ways = waysOf(corpus);
  if (ways.size === 0) return [];
  return asserted(text, language, clause).filter(({ words }) => {
    const said = modesIn(words);
    const [time, ...more] = timesIn(words);
    if (said.length !== 1 || time === undefined || more.length > 0) return false;
    const own = ways.get(time);
    return own !== undefined && own.size > 0 && !said.some((mode) => own.has(mode));
  });
}
