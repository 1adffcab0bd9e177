/**
 * Figures that are looked at rather than refused: what a text supposes, and small counts of things the listing counts nowhere.
 * Neither says anything false of the home, whatever the facts are.
 */
import type { CopyLanguage } from "#contract/copy";
import type { Facts } from "./facts.ts";
import type { Quantity } from "./quantities.ts";
import type { Dimension } from "./units/table.ts";

/** "If the hammer falls at", "for example": what follows is an example and no price. */
const supposing: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: /假[设如定使]|如果|倘若|要是|万一|比如|例如|譬如|打个比方|举(?:个)?例|若(?!干)/u,
  en: /(?<!\p{L})(?:if|suppose|supposing|assum(?:e|ing)|say|imagine|for example|for instance|e\.g\.|were to|hypothetically|what if)(?!\p{L})/iu,
  ja: /仮に|もし|たとえば|例えば|とすると|とすれば|としたら|の場合|だとしたら|であれば|たなら/u,
  ko: /만약|만일|가령|예를 ?들|예컨대|[라다]면|[라다]고 ?치면|경우|가정/u,
  fr: /(?<!\p{L})(?:s['’]ils?|si (?:l|v|t|o|n|u|d|c|e|m|s)|supposons|admettons|mettons|imaginons|par exemple|p\. ?ex\.|à supposer|en cas d|serai(?:t|ent)|ferai(?:t|ent))/iu,
  de: /(?<!\p{L})(?:wenn|falls|sofern|angenommen|nehmen wir an|zum Beispiel|beispielsweise|z\. ?B\.|gesetzt den Fall|wären?|würden?|bei einem (?:Zuschlag|Gebot|Kauf))(?!\p{L})/iu,
};
const sums: ReadonlySet<Dimension> = new Set(["money", "unitPrice", "percent", "plain"]);

/** How far to each side, in characters, a sentence is looked at. */
const REACH = 160;
/** Where a sentence ends; a full stop inside a figure or a short word ends none. */
const end = /[!?。！？\n]|\.(?=\s+\p{Lu}|\s*$)/gu;

/** The sentence around [start, stop) of `text`. */
function sentenceOf(text: string, start: number, stop: number): string {
  const head = text.slice(Math.max(0, start - REACH), start);
  const tail = text.slice(stop, stop + REACH);
  const last = [...head.matchAll(end)].at(-1);
  const first = [...tail.matchAll(end)][0];
  return `${last ? head.slice(last.index + 1) : head}${text.slice(start, stop)}${first ? tail.slice(0, first.index) : tail}`;
}

/** Is the sum that stands at `quantity` one of an example? */
const supposed = (text: string, { start, end: stop, dimension }: Quantity, language: CopyLanguage): boolean =>
  sums.has(dimension) && supposing[language].test(sentenceOf(text, start, stop));

const counted: Partial<Record<Dimension, (facts: Facts) => boolean>> = {
  level: ({ listing }) => listing.floor !== null,
  floor: ({ listing }) => listing.floor !== null,
  storeys: ({ listing }) => listing.floor !== null,
  bedrooms: ({ listing }) => listing.rooms.bedrooms !== null,
  bathrooms: ({ listing }) => listing.rooms.bathrooms !== null,
  livingRooms: ({ listing }) => listing.rooms.livingRooms !== null,
  rooms: ({ listing }) => listing.rooms.bedrooms !== null,
  lifts: () => false,
  cars: () => false,
  homes: () => false,
  months: (facts) => hasTerms(facts),
  years: (facts) => hasTerms(facts),
};
/** A term of any unit is held against all terms: "three years" of a lease of 24 months. */
const hasTerms = ({ ledgers, printed }: Facts): boolean =>
  ledgers.has("months") ||
  ledgers.has("years") ||
  printed.some(({ dimension, value }) => dimension === "year" && value < 100);
/** Counts beyond this one are figures of the home and no ways of speaking. */
const SMALL = 12;

/** A small count of what the listing counts nowhere. */
function uncounted({ dimension, value }: Quantity, facts: Facts): boolean {
  const inFacts = counted[dimension];
  if (!inFacts || value > SMALL) return false;
  return !inFacts(facts) && !facts.ledgers.has(dimension);
}

/** Is the untraced `quantity` to be looked at only? `text` is what it stands in, written in `language`. */
export const isDoubtful = (quantity: Quantity, facts: Facts, text: string, language: CopyLanguage): boolean =>
  uncounted(quantity, facts) || supposed(text, quantity, language);
