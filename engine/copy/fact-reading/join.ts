/**
 * Rules and reader together: what the rules found stands, but for doubts that may be lifted and that the reader answers with words
 * of the facts; what the reader finds wrong is added in its name.
 */
import { type Brief, type CopyLanguage, copyLanguages, type Reading, type Untraced } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { foldWidth } from "#engine/text/fold";
import type { Span } from "#engine/text/span";
import { type Quantity, quantities } from "../fact-lock/quantities.ts";
import type { Dimension } from "../fact-lock/units/table.ts";
import { factLines, isGrounded, masked } from "./facts.ts";

const meets = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
const holds = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

const letter = /[\p{L}\p{N}]/u;
/** Whether a sentence begins or ends there rather than in the midst of a longer one. */
const parts = (one: string, other: string): boolean => !(letter.test(one) && letter.test(other));

/** Where `words` stand wherever `sentence` stands in the text; the whole sentence where a masked number is among them. */
function placesOf({ sentence, words }: Reading, text: string): Span[] {
  const places: Span[] = [];
  for (let at = text.indexOf(sentence); at >= 0; at = text.indexOf(sentence, at + 1)) {
    const end = at + sentence.length;
    if (!parts(text.charAt(at - 1), sentence.charAt(0)) || !parts(sentence.slice(-1), text.charAt(end))) continue;
    const within = sentence.indexOf(words);
    places.push(within < 0 ? { start: at, end } : { start: at + within, end: at + within + words.length });
  }
  return places;
}

/** Rooms and floors are told in each other's words: "3/6", "third of six". */
const counts: ReadonlySet<Dimension> = new Set(["level", "floor", "storeys", "bedrooms", "livingRooms", "rooms"]);

/** One unit and one value, or the same figure where neither unit speaks against it: no minutes bear out a floor. */
const agrees = (one: Quantity, other: Quantity): boolean =>
  one.dimension === other.dimension
    ? Math.abs(one.value - other.value) <= one.step / 2
    : one.numeral.value === other.numeral.value &&
      (one.dimension === "plain" ||
        other.dimension === "plain" ||
        (counts.has(one.dimension) && counts.has(other.dimension)));

/** Whether every figure of `words` is one of the source's. */
function sharesFigures(words: string, language: CopyLanguage, source: readonly string[]): boolean {
  const said = foldWidth(source.join("\n"));
  const known = copyLanguages.flatMap((one) => quantities(said, one));
  return quantities(foldWidth(words), language).every((figure) => known.some((one) => agrees(figure, one)));
}

/**
 * `found` in `text` by the rules, joined with `readings` of its sentences; those whose source no longer stands in the facts say
 * nothing. What contradicts the facts must not be published; what they do not say is to be looked at.
 */
export function joined(
  found: readonly Untraced[],
  readings: readonly Reading[],
  { listing, brief, language, text }: { listing: Listing; brief: Brief; language: CopyLanguage; text: string },
): Untraced[] {
  if (readings.length === 0) return [...found];
  const lines = factLines(listing, brief);
  const placed = readings
    .filter((one) => isGrounded(one, lines) && masked(one.sentence, listing, brief).includes(one.words))
    .flatMap((reading) => placesOf(reading, text).map((place) => ({ ...reading, ...place })));
  const supported = placed.filter(({ verdict }) => verdict === "supported");
  const objections = placed
    .filter(({ verdict }) => verdict !== "supported")
    .map(
      ({ start, end, verdict, source, model }): Untraced => ({
        start,
        end,
        text: text.slice(start, end),
        kind: "claim",
        grade: verdict === "contradicted" ? "block" : "note",
        model,
        ...(source.length > 0 ? { source: source.join(" … ") } : {}),
      }),
    );
  const isLifted = (one: Untraced): boolean =>
    one.liftable === true &&
    !objections.some((objection) => meets(objection, one)) &&
    supported.some((reading) => holds(reading, one) && sharesFigures(reading.words, language, reading.source));
  const left = found.filter((one) => !isLifted(one));
  const blocks = left.filter(({ grade }) => grade !== "note");
  const added = objections.filter((one) => !blocks.some((block) => meets(block, one)));
  const stands = (note: Untraced): boolean => note.grade !== "note" || !added.some((one) => meets(one, note));
  return [...left.filter(stands), ...added].sort((a, b) => a.start - b.start);
}
