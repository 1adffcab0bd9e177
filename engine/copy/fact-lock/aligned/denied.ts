/** What the listing says is not there, nor allowed, and the text says is. */
import type { CopyLanguage } from "#contract/copy";
import { isOf } from "#engine/statements/things/index";
import type { Span } from "#engine/text/span";
import type { Account } from "./listing.ts";
import { isSaid, type Sentence } from "./parts.ts";

const deniable = (id: string): boolean => isOf("lacks", id) || isOf("inventory", id) || id === "parkingCost";
/** Said to be brought, bought, taken along or looked for elsewhere: not there. */
const brought =
  /自己买|自己带|自带|自备|自己添|自己配|bring|your own|yourself|choose|pick|out of|doesn['’]t|ご用意|ご自身|ご自分|お好み|持ち込|持参|직접|가져|고르|apporte[rz]|choisissez|à vous de|bringen|bringt|selbst|mitbringen|besorgen|emporte|pas fourni|nimmt|mitgenommen|takes|taking|taken away|带走|搬走|持って(?:行|い)|가져가/iu;

/** "1-bed", 1ベッドルーム: bedrooms, and no beds. */
const isBedroom = (text: string, { start, end }: Span): boolean =>
  /\d[- ]?$/u.test(text.slice(Math.max(0, start - 2), start)) || text.startsWith("ルーム", end);

/** Things `text` says there are that the listing denies and nowhere states. */
export const deniedByListing = (
  text: string,
  language: CopyLanguage,
  sentences: readonly Sentence[],
  { stated, denied }: Account,
): Span[] =>
  sentences.flatMap(({ start: from, end: to, parts }) =>
    brought.test(text.slice(from, to))
      ? []
      : parts.flatMap(({ things }) =>
          things
            .filter(({ id }) => deniable(id) && denied.has(id) && !stated.has(id))
            .filter((thing) => !(thing.id === "beds" && isBedroom(text, thing)) && isSaid(text, language, thing))
            .map(({ start, end }) => ({ start, end })),
        ),
  );
