/** Named places and people in English, French and German text, found by their capitals. */

import { isNamed, type LatinLanguage } from "./evidence.ts";
import type { NameCandidate } from "./han.ts";
import { type PlaceKind, placeKinds } from "./places.ts";
import { isGermanNoun, neutral, openers } from "./vocabulary.ts";

const word = "\\p{Lu}[\\p{L}\\p{M}\\p{N}'’&]*(?:-[\\p{L}\\p{N}]+)*";
const run = new RegExp(
  `(?<![\\p{L}\\p{N}#@_-])${word}(?:(?<=(?<![\\p{L}-])\\p{L}{1,2})\\.)?(?:(?: (?:of|de|de la|du|des|la|le|les|the|sur|sous|an der|am|of the|St\\.?|à la) | (?:d'|l')| )${word})*`,
  "gu",
);
const kindWords = new Map<string, PlaceKind>(
  placeKinds.flatMap((kind) =>
    kind.latin.flatMap((text) =>
      text
        .toLowerCase()
        .split(" ")
        .map((part): [string, PlaceKind] => [part, kind]),
    ),
  ),
);
const strong = new Map<string, PlaceKind>(
  placeKinds.flatMap((kind) => kind.latin.map((text): [string, PlaceKind] => [text.toLowerCase(), kind])),
);
const connectors: ReadonlySet<string> = new Set([
  "of",
  "de",
  "du",
  "des",
  "la",
  "le",
  "les",
  "the",
  "sur",
  "sous",
  "an",
  "der",
  "am",
  "à",
]);

interface Token {
  readonly text: string;
  readonly start: number;
}

function tokensOf(match: RegExpMatchArray): Token[] {
  const base = match.index ?? 0;
  return [...match[0].matchAll(/[^\s]+/g)].map((token) => ({
    text: token[0].replace(/(?<![.,;:'’])[.,;:'’]+$/, ""),
    start: base + token.index,
  }));
}

const plain = (token: string): string =>
  token
    .toLowerCase()
    .replace(/(?:'|’)s$/, "")
    .replace(/^(?:l|d|qu|n|s|j|c)['’]/, "");
const isCommon = (token: string, language: LatinLanguage): boolean => {
  // "AI生成": the label of the market stands in Han characters behind a Latin word.
  const lower = plain(token).replace(/(?<!\p{Script=Han})\p{Script=Han}+$/u, "");
  if (/^\p{Lu}{3,}$/u.test(token) || neutral.has(lower) || /^[A-Z]{1,4}$/.test(token) || /^\p{Lu}$/u.test(token))
    return true;
  if (language === "de") return isGermanNoun(token) || kindWords.has(lower);
  return openers.has(lower) || lower.split("-").every((part) => openers.has(part));
};

/** Cuts a run of capitalised words at the common ones; what is left may be a name. */
function pieces(tokens: readonly Token[], language: LatinLanguage): Token[][] {
  const groups: Token[][] = [[]];
  for (const token of tokens) {
    const kind = kindWords.has(plain(token.text));
    if (!kind && (connectors.has(token.text) ? groups.at(-1)?.length === 0 : isCommon(token.text, language)))
      groups.push([]);
    else groups.at(-1)?.push(token);
  }
  return groups
    .map((group) => {
      while (group.length > 0 && connectors.has(group.at(-1)?.text ?? "")) group.pop();
      return group;
    })
    .filter((group) => group.length > 0);
}

function candidate(group: readonly Token[]): NameCandidate | null {
  const names = group.filter((token) => !kindWords.has(plain(token.text)) && !connectors.has(token.text));
  const first = group[0];
  const last = group.at(-1);
  if (names.length === 0 || !first || !last) return null;
  const kindToken = group.find((token) => kindWords.has(plain(token.text)));
  const whole = group.map((token) => plain(token.text)).join(" ");
  const kind =
    [...strong].find(([text]) => ` ${whole}`.endsWith(` ${text}`) || `${whole} `.startsWith(`${text} `))?.[1] ??
    (kindToken ? (kindWords.get(plain(kindToken.text)) ?? null) : null);
  const core = names.map((token) => token.text.replace(/['’]s$/, "")).join(" ");
  return {
    start: first.start,
    end: last.start + last.text.length,
    core,
    kind,
    report: kind && kind.id !== "company" ? "place" : "name",
  };
}

const sentenceStart = (text: string, index: number): boolean =>
  /(?:^|[.!?:;•|–—\n"“”«»([*·>/])\s{0,4}$/u.test(text.slice(Math.max(0, index - 4), index)) ||
  /\n[-–]?\s{0,4}$/.test(text.slice(Math.max(0, index - 4), index));

/** Words for public places that follow their name in lower case: "Seven Sisters station". */
const lowerKind =
  /^(?: (?:Central|North|South|East|West|Memorial|General|International|Public))? (?:metro |tube |train |subway |railway |bus )?(?<word>metro|tube|station|school|hospital|park|line|university|college|academy|museum|stop)s?(?![\p{L}])/iu;

const lowerKindBefore =
  /(?<![\p{L}])(?<word>ligne|gare|station|métro|école|collège|lycée|université|parc|place|hôpital|lac|musée|line|lake)(?: (?:primaire|élémentaire|maternelle|publique))? (?:de |du |des |d')?$/u;

function capitalised(text: string, language: "en" | "fr", embedded: boolean): NameCandidate[] {
  return [...text.matchAll(run)].flatMap((match) =>
    pieces(tokensOf(match), language).flatMap((group) => {
      const found = candidate(group);
      if (!found) return [];
      const follows = lowerKind.exec(text.slice(found.end, found.end + 24))?.groups?.word?.toLowerCase();
      const leads = lowerKindBefore.exec(text.slice(Math.max(0, found.start - 24), found.start))?.groups?.word;
      const kind = found.kind ?? kindWords.get(follows ?? leads ?? "") ?? null;
      // A lone unknown word at the head of a sentence is a sentence opener far more often than a name.
      const lone = group.length === 1 && sentenceStart(text, found.start);
      if (lone && !follows && !embedded) return [];
      if (kind === null && !embedded && !isNamed(text, language, found.start, found.end)) return [];
      return [{ ...found, kind, report: kind && kind.id !== "company" ? ("place" as const) : found.report }];
    }),
  );
}

const germanCompound =
  /(?<![\p{L}-])(?<core>\p{Lu}[\p{L}-]*?)(?<kind>-?(?:straße|strasse|allee|platz|(?<!ä)ufer|turm|dom|museum|damm|gasse|park|schule|gymnasium|bahnhof|klinik|see|viertel|kiez|brücke|markt|arcaden|galerie|linie|station))(?![\p{L}])/giu;
const germanGeneric =
  /^(?:mini|bio|bau|lebensmittel|drogerie|paket|lade|tank|polizei|feuer|post|wetter|pack|abhol|leih|mess|bus-?|tram|taxi|fluss|fahrradstell|u-bahn|s-bahn|bahn|straßenbahn|tram|metro|bus|ziel|schluss|grund|park|stell|spiel|arbeits|markt|sitz|schlaf|sport|garten|abstell|bau|wohn|seiten|neben|anlieger|spielstraße|einkaufs|grund|hoch|real|gesamt|musik|volks|fahr|berufs|haupt|bus|u-|s-|u|s|fern|regional|bade|stadt|altstadt|szene|alt|super|wochen|bau|flohmarkt|wasser|hafen|kur|volks|tier|frei|tiefgaragen|außen|essplatz|ess|lieblings|kita-|kinder|alleen?|kirch|wasser|fern|durchgangs|sack|einbahn|fußgänger|uni|universitäts|fach|zahn|haut|in-|trend|villen|wohn|geschäfts|botschafts|kreativ|design)-?$/i;
const germanNamed =
  /(?<![\p{L}-])(?<kind>Grundschule|Gymnasium|Realschule|Gesamtschule|Schule|Schulbezirk|Schulbezirk:|Kita|Universität|Hochschule|U-Bahnhof|S-Bahnhof|Metrostation|Metro|Bahnhof|Haltestelle|Station|U-Bahn-Station|S-Bahn-Station|Klinikum|[\p{L}-]*[Kk]rankenhaus|Klinik|Stadtbezirk|Bezirk|Stadtteil|Ortsteil|Viertel|Kiez|Gemeinde|Landkreis|Einkaufszentrum|Frau|Herr|Herrn|Familie|Schloss|Park|See|Linie|Maklerin|Makler)\s+[„"]?(?<core>\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)*|U?\d+)/gu;
/** Letters no German word has: "Guéhenno". */
const foreign = /[éèêàâçôîûñœãõáíóúëïåøłčšžý]/iu;
/** How German places end. */
const placeTail =
  /(?:au|bach|berg|born|bronn|brück|brunn|burg|büttel|dorf|fels|feld|felden|förde|furt|hafen|hagen|halde|hausen|heim|hof|hofen|holz|horn|horst|ingen|itz|kirch|kirchen|koog|leben|loh|mar|münde|münster|ow|rath|reuth|rode|roda|roth|scheid|see|siel|stadt|stedt|stein|tal|thal|ungen|wald|wangen|weiler|werder|wörth|zell)$/iu;
const germanRun = /(?<![\p{L}-])\p{Lu}[\p{L}'-]{1,30}(?: \p{Lu}[\p{L}'-]{1,30}){0,5}(?![\p{L}-])/gu;

function german(text: string): NameCandidate[] {
  const found: NameCandidate[] = [];
  const add = (start: number, whole: string, core: string, kindText: string) => {
    const low = kindText
      .toLowerCase()
      .replace(/^-/, "")
      .replace(/^schulbezirk:?$/, "schule");
    // Zentralkrankenhaus is a Krankenhaus.
    const kind = kindWords.get(low) ?? (low.endsWith("krankenhaus") ? kindWords.get("krankenhaus") : null) ?? null;
    found.push({
      start,
      end: start + whole.length,
      core,
      kind,
      report: /frau|herrn?|familie|makler/i.test(kindText) ? "name" : kindText ? "place" : "name",
    });
  };
  for (const match of text.matchAll(germanCompound)) {
    const { core = "", kind = "" } = match.groups ?? {};
    const stems = [/-$/u, /[ns]-?$/u, /e[ns]-?$/u].map((joint) => core.replace(joint, ""));
    const plain = !/^-?(?:stra(?:ß|ss)e|allee|damm|gasse)$/iu.test(kind) && [core, ...stems].some(isGermanNoun);
    if (!germanGeneric.test(core) && core.length > 2 && !plain)
      add(match.index, match[0], core.replace(/-$/, ""), kind);
  }
  for (const match of text.matchAll(germanNamed)) {
    const { core = "", kind = "" } = match.groups ?? {};
    if (!core.split(" ").every(isGermanNoun)) add(match.index, match[0], core, kind);
  }
  for (const match of text.matchAll(germanRun)) {
    let at = match.index;
    let group: { readonly start: number; readonly words: string[] } | null = null;
    const close = () => {
      const core = group?.words.join(" ") ?? "";
      // German writes every noun with a capital: one word alone is a name only by its shape.
      const shaped = (group?.words.length ?? 0) > 1 || placeTail.test(core) || foreign.test(core);
      if (group && shaped && isNamed(text, "de", group.start, group.start + core.length))
        add(group.start, core, core, "");
      group = null;
    };
    for (const one of match[0].split(" ")) {
      const common = isCommon(one, "de") && !/^[A-Z]{2,4}$/u.test(one);
      // "Lone Star Immobilien": the word for the trade ends the firm's name.
      if (common) close();
      else if (group) group.words.push(one);
      else group = { start: at, words: [one] };
      at += one.length + 1;
    }
    close();
  }
  return found;
}

/** Every stretch that reads like the name of a place, a person or a company; `embedded` Latin words stand in text of another script. */
export const latinNames = (text: string, language: LatinLanguage, embedded = false): NameCandidate[] =>
  language === "de" ? german(text) : capitalised(text, language, embedded);
