/** A year joins a text to the sentence of the listing that has it: what was renewed in it must be what the listing renewed. */
import type { CopyLanguage } from "#contract/copy";
import { isOf, setOf, type ThingId } from "#engine/statements/things/index";
import type { Span } from "#engine/text/span";
import type { Account } from "./listing.ts";
import { isSaid, type Sentence, type Thing, withItems } from "./parts.ts";

const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/gu;

/** Words for what may be the same work. */
const kin: readonly (readonly ThingId[])[] = [
  ["boiler", "heating"],
  ["windows", "skylight"],
  ["facade", "building"],
  ["flooring", "deck"],
];
const around: ReadonlySet<string> = setOf("homeInside", "building");

export interface Dated extends Span {
  readonly year: string;
  readonly things: readonly Thing[];
}

const ofHome = ({ id }: Thing): boolean => isOf("parts", id);

/** Years with the parts beside them, of the same clause and list. */
export const datedIn = (sentences: readonly Sentence[]): Dated[] =>
  sentences.flatMap((sentence) =>
    sentence.parts.flatMap((part, at) =>
      (part.words.match(year) ?? []).map((one) => ({
        year: one,
        start: part.start,
        end: part.end,
        things: withItems(sentence, at).filter(ofHome),
      })),
    ),
  );

/** Years of a sentence, each with all its parts of the home. */
function wholeSentence({ parts }: Sentence): Pick<Dated, "year" | "things">[] {
  const years = new Set(parts.flatMap(({ words }) => words.match(year) ?? []));
  const things = years.size > 0 ? parts.flatMap((part) => part.things.filter(ofHome)) : [];
  return [...years].map((one) => ({ year: one, things }));
}

/** Parts of the home by the year the listing gives them: of a year that stands by itself, none. */
export function partsByYear({ told }: Account, wide: boolean): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { sentences } of told)
    for (const sentence of sentences)
      for (const { year: one, things } of wide ? wholeSentence(sentence) : datedIn([sentence])) {
        const own = found.get(one) ?? new Set<string>();
        for (const { id } of things) own.add(id);
        found.set(one, own);
      }
  for (const own of found.values())
    if (wide) for (const group of kin) if (group.some((id) => own.has(id))) for (const id of group) own.add(id);
  return found;
}

const owned =
  /보유|소유|매입|구입|장만|거주|살[고았아]|샀|持有|拥有|买[下入了]?|购[入买]|住[了着到进]|自住|所有|保有|購入|取得|求め|住[んまみ]|手に入れ|own(?:ed|s)?(?!\p{L})|bought|lived/u;

/** Parts of the home that `text` dates with a year that the listing gives to others. */
export function wronglyDated(
  text: string,
  language: CopyLanguage,
  sentences: readonly Sentence[],
  account: Account,
  yearBuilt: number | null,
): Span[] {
  const said = datedIn(sentences).filter(({ things }) => things.length > 0);
  if (said.length === 0) return [];
  const known = partsByYear(account, true);
  const dating = new Set([...known.values()].flatMap((ids) => [...ids]));
  return said.flatMap(({ year: one, things, ...at }): Span[] => {
    const own = known.get(one);
    // A year that stands by itself was everything's.
    // "2015년부터 이 집을 보유": a year of owning, and of no works.
    if (owned.test(text.slice(at.start, at.end)) && things.every(({ id }) => around.has(id))) return [];
    if (!own || own.size === 0 || own.has("homeInside") || Number(one) === yearBuilt) return [];
    // The year the whole building was converted in may be that of any part without a year of its own.
    const everything = [...own].every((id) => around.has(id));
    const parts = things.filter(({ id }) => !around.has(id) && (!everything || dating.has(id)));
    if (everything && parts.length === 0) return [];
    const claimed = parts.length > 0 ? parts : things;
    // Of several readings of one word one is enough.
    const borne = things.filter(({ start }) => things.some((other) => other.start === start && own.has(other.id)));
    return claimed
      .filter((thing) => !borne.includes(thing))
      .filter((thing) => borne.length === 0 || borne.some((other) => inOneList(text, thing, other)))
      .filter((thing) => isSaid(text, language, thing))
      .map(({ start, end }) => ({ start, end }));
  });
}

/** "Kitchen, bath and floors": what is dated with a thing that the listing dates so stands in one list with it. */
const joint =
  /^(?: ?(?:,|、|·|和|与|及|以及|跟|and|et|und|&|과|와|랑|と|や|the|a|an|le|la|les|l['’]|die|der|das|den|unit|also|auch|aussi|sowie|は|を)){1,4} ?$/iu;
function inOneList(text: string, one: Span, other: Span): boolean {
  const [from, to] = one.start < other.start ? [one.end, other.start] : [other.end, one.start];
  return to > from && to - from < 24 && joint.test(text.slice(from, to));
}
