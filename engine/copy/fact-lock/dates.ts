/** Days and months of the calendar ("ab 1. Oktober", "10月1日起", "2026-10-01"): true when the facts name the same day, in any language. */
import type { Untraced } from "#contract/copy";
import type { Span } from "#engine/text/span";

interface CalendarDate extends Span {
  /** 1 to 12. */
  readonly month: number;
  readonly day: number | null;
  /** The year printed beside it. */
  readonly year: number | null;
  /** 01/02/2027: an American reads the month first. */
  readonly slashed: boolean;
}

const months: readonly string[] = [
  "january|jan|janvier|januar|enero|gennaio|janeiro|januari",
  "february|feb|février|februar|febrero|febbraio|fevereiro|februari",
  "march|mar|mars|märz|marzo|março|maart",
  "april|apr|avril|abril|aprile",
  "may|mai|mayo|maggio|maio",
  "june|jun|juin|juni|junio|giugno|junho",
  "july|jul|juillet|juli|julio|luglio|julho",
  "august|aug|août|agosto|augustus",
  "september|sept?|septembre|septiembre|settembre|setembro",
  "october|oct|octobre|oktober|okt|octubre|ottobre|outubro",
  "november|nov|novembre|noviembre|novembro",
  "december|dec|décembre|dezember|dez|diciembre|dicembre|dezembro",
];
const numberOf = new Map(months.flatMap((names, index) => names.split("|").map((name) => [name, index + 1] as const)));
for (const name of ["sep", "sept"]) numberOf.set(name, 9);
const month = `(?<month>${[...numberOf.keys()].sort((a, b) => b.length - a.length).join("|")})`;

const patterns: readonly RegExp[] = [
  /(?<![\d.,])(?<m>1[0-2]|0?[1-9])\s?[月월](?:\s?(?<day>[12]\d|3[01]|0?[1-9])\s?[日号일])?/gu,
  /(?<!\d)(?:19|20)\d{2}[-/.](?<m>1[0-2]|0[1-9])[-/.](?<day>[12]\d|3[01]|0[1-9])(?!\d)/gu,
  /(?<![\d.])(?<day>[12]\d|3[01]|0?[1-9])\.\s?(?<m>1[0-2]|0?[1-9])\.(?=\s?(?:19|20)\d{2})/gu,
  new RegExp(
    `(?<![\\p{L}\\d.,])(?<day>[12]\\d|3[01]|0?[1-9])(?:st|nd|rd|th|er|\\.)? (?:of |de )?${month}(?![\\p{L}]| (?:minutes?|min|chambres?|pièces?|ans|mois|étages?|jours?))`,
    "giu",
  ),
  new RegExp(`(?<![\\p{L}\\d])${month}\\.? (?<day>[12]\\d|3[01]|0?[1-9])(?:st|nd|rd|th)?(?![\\d\\p{L}])`, "giu"),
  // 2027.2.15
  /(?<![\d.])20\d{2}\.(?<gap>\s?)(?<m>1[0-2]|[1-9])\.\k<gap>(?<day>[12]\d|3[01]|[1-9])(?!\d)/gu,
  // 01/05/2027
  /(?<![\d./-])(?<day>[12]\d|3[01]|0?[1-9])(?<slash>\/)(?<m>1[0-2]|0?[1-9])(?=\/20\d{2}(?!\d))/gu,
  /(?<![\d./-])(?<m>1[0-2]|0?[1-9])(?<slash>\/)(?<day>1[3-9]|2\d|3[01])(?=\/20\d{2}(?!\d))/gu,
  // November 2022
  new RegExp(`(?<![\\p{L}\\d])${month}\\.?,? (?=(?:19|20)\\d{2}(?!\\d))`, "giu"),
  // 11/2028
  /(?<![\d./-])(?<m>1[0-2]|0?[1-9])[/.](?=20\d{2}(?!\d))/gu,
  // A month alone is a date only where the words before it say so: "may" and "mars" mean other things too.
  new RegExp(
    `(?<=(?<![\\p{L}])(?:in|from|since|until|by|early|late|mid|end of|every|each|next|last|dated|en|de|chaque|jeden|jedes|vom|nächste[rn]|dès|fin|début|courant|im|ab|bis|seit|ende|anfang|mitte)[ -])${month}(?![\\p{L}])`,
    "giu",
  ),
];

const yearAhead = /(?<year>(?:19|20)\d{2})\s?[年년./-]\s?$/u;
const yearBehind = /^[,.]?[ /.]?(?:de |of )?(?<year>(?:19|20)\d{2})(?!\d)/u;
function yearBeside(text: string, start: number, end: number): number | null {
  const iso = /^(?<year>(?:19|20)\d{2})[-/.]/u.exec(text.slice(start, end));
  const found =
    iso ?? yearAhead.exec(text.slice(Math.max(0, start - 7), start)) ?? yearBehind.exec(text.slice(end, end + 10));
  return found?.groups?.year ? Number(found.groups.year) : null;
}

/** Every date of width-folded `text`; of two that overlap the longer one, which knows the day. */
export function dates(text: string): CalendarDate[] {
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match): CalendarDate => {
      const { m, month: name, day, slash } = match.groups ?? {};
      const [start, end] = [match.index, match.index + match[0].trimEnd().length];
      return {
        start,
        end,
        year: yearBeside(text, start, end),
        slashed: slash !== undefined,
        month: m ? Number(m) : (numberOf.get((name ?? "").toLowerCase()) ?? 0),
        day: day ? Number(day) : null,
      };
    }),
  );
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = -1;
  return found.filter((one) => {
    if (one.start < end) return false;
    end = one.end;
    return true;
  });
}

/** A month alone is a date beside words for coming and going; "even in April" is a season. */
const dated =
  /\d{4}|入住|入居|交房|交付|引渡|起|以[前后後降]|空く|から|입주|이후|부터|까지|available|availab|move|moving|from|since|until|by|vacant|free|possession|occup|complet|tenancy|lease|libre|disponible|entrée|emménag|à partir|dès|jusqu|livraison|frei|bezug|einzug|verfügbar|ab |bis |übergabe|mietbeginn/iu;

/** Dates of `text` (found before, as `inText`) that no date of the facts bears out. */
export const unknownDates = (
  text: string,
  inText: readonly CalendarDate[],
  known: readonly CalendarDate[],
): Untraced[] => {
  const borne = ({ month, day, year }: CalendarDate): boolean =>
    known.some(
      (fact) =>
        fact.month === month &&
        (day === null || fact.day === day) &&
        (year === null || fact.year === null || fact.year === year),
    );
  return inText
    .filter((one) => one.day !== null || dated.test(text.slice(Math.max(0, one.start - 30), one.end + 24)))
    .filter(
      (one) => !borne(one) && !(one.slashed && one.day !== null && borne({ ...one, month: one.day, day: one.month })),
    )
    .map(({ start, end }) => ({ start, end, text: text.slice(start, end), kind: "number", grade: "block" }));
};

const until = /^[^\n.。,，]{0,4}?(?:以前|之前|前(?!后)|まで(?:に)?|までに|이전|까지|전에|전 )/u;
const untilBefore =
  /(?<![\p{L}])(?:before|by|until|no later than|avant|jusqu'(?:à|en|au)|hasta|fino al?|até|d'ici|vor|bis(?: zum| Ende)?|spätestens)(?: (?:the|le|el|il|end of|fin|Ende|the end of))? ?$/iu;
const since = /^[^\n.。,，]{0,5}?(?:以后|之后|起|以降|から|이후|부터|onwards?|or later)/u;
const sinceBefore =
  /(?<![\p{L}])(?:from|after|since|as of|à partir de|à partir du|dès|après|ab|nach|frühestens|desde|a partir del?|dal|dopo il|vanaf)(?: (?:the|le|dem|Ende))? ?$/iu;
/** "Not before 1 March" is from that day on. */
const notBefore =
  /(?<!\p{L})(?:not (?:before|until)|nicht vor|pas avant|no antes del?|non prima del?|não antes de|niet voor)(?: (?:the|dem|le|el|il))? ?$/iu;

const way = (text: string, { start, end }: Span): "until" | "since" | null => {
  const before = text.slice(Math.max(0, start - 22), start).replace(/\d{4} ?年?년? ?$/u, "");
  const after = text.slice(end, end + 12).replace(/^ ?\d{4}/u, "");
  if (notBefore.test(before)) return "since";
  if (until.test(after) || untilBefore.test(before)) return "until";
  return since.test(after) || sinceBefore.test(before) ? "since" : null;
};

/** "Before January" of a home that is free from January on: the same date, the other way. */
export function wrongWay(
  text: string,
  inText: readonly CalendarDate[],
  facts: { readonly corpus: string },
): Untraced[] {
  if (inText.length === 0) return [];
  const known = new Map<string, Set<string>>();
  for (const one of dates(facts.corpus)) {
    const mine = way(facts.corpus, one);
    if (!mine) continue;
    for (const key of one.day === null ? [`${one.month}`] : [`${one.month}`, `${one.month}/${one.day}`])
      known.set(key, (known.get(key) ?? new Set()).add(mine));
  }
  return inText.flatMap((one) => {
    const said = /(?<!\p{L})(?:no|not|nicht|kein\p{L}*|pas|aucune?|never|nothing)(?!\p{L})|n't|不|没/iu.test(
      text.slice(Math.max(0, one.start - 34), one.start),
    )
      ? null
      : way(text, one);
    // Of two days of a month each has a way of its own.
    const hasDays = [...known.keys()].some((key) => key.startsWith(`${one.month}/`));
    const fact = known.get(one.day !== null && hasDays ? `${one.month}/${one.day}` : `${one.month}`);
    if (!said || !fact || fact.has(said)) return [];
    const end = Math.min(text.length, one.end + 3);
    return [{ start: one.start, end, text: text.slice(one.start, end), kind: "number", grade: "block" } as const];
  });
}
