/** Who pays: the party of the clause that speaks of a duty must be the listing's for that duty. */
import type { CopyLanguage } from "#contract/copy";
import { isOf, setOf } from "#engine/statements/things/index";
import type { Span } from "#engine/text/span";
import type { Account } from "./listing.ts";
import { isSaid, type Sentence, type Thing } from "./parts.ts";

const gives: ReadonlySet<string> = setOf("seller", "landlord");

const money = /[€$£¥₩] ?\d|\d ?(?:€|元|円|원|엔|위안)/u;

interface Payment extends Span {
  readonly side: "gives" | "takes";
  readonly duties: ReadonlySet<string>;
}

const dutiesOf = (things: readonly Thing[]): string[] =>
  things
    .filter(
      ({ id, start }) =>
        (isOf("duties", id) || isOf("costs", id)) && !things.some((one) => one.start === start && one.id === "pays"),
    )
    .map(({ id }) => id);

/** Parts that name one party and a word of paying, with what is paid: in the part, else in its sentence, else in the one before. */
const paymentsIn = (sentences: readonly Sentence[]): Payment[] =>
  sentences.flatMap(({ parts }, index) =>
    parts.flatMap(({ things, words }): Payment[] => {
      const parties = things.filter(({ id }) => isOf("roles", id));
      const [party] = parties;
      if (!party || !things.some(({ id }) => id === "pays")) return [];
      const sides = new Set(parties.map(({ id }) => gives.has(id)));
      if (sides.size > 1) return [];
      const near = dutiesOf(things);
      const whole = near.length > 0 ? near : parts.flatMap((part) => dutiesOf(part.things));
      // "The tenant pays €790 a month": a sum of its own is not what the sentence before spoke of
      const before =
        whole.length > 0 || money.test(words)
          ? whole
          : (sentences[index - 1]?.parts ?? []).flatMap((part) => dutiesOf(part.things));
      return [
        { start: party.start, end: party.end, side: gives.has(party.id) ? "gives" : "takes", duties: new Set(before) },
      ];
    }),
  );

/** Parties of `text` that pay for what the listing has the other side pay for. */
export function wrongPayers(
  text: string,
  language: CopyLanguage,
  sentences: readonly Sentence[],
  { told }: Account,
): Span[] {
  const said = paymentsIn(sentences);
  if (said.length === 0) return [];
  const known = new Map<string, Set<Payment["side"]>>();
  for (const { side, duties } of told.flatMap((one) => paymentsIn(one.sentences)))
    for (const duty of duties) known.set(duty, (known.get(duty) ?? new Set<Payment["side"]>()).add(side));
  return said
    .filter(({ side, duties }) => {
      const same = [...duties].flatMap((duty) => known.get(duty) ?? []);
      return same.length > 0 && same.every((sides) => !sides.has(side));
    })
    .filter((one) => isSaid(text, language, one))
    .map(({ start, end }) => ({ start, end }));
}
