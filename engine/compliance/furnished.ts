/** Whether words say that a home is let with its furniture: some laws allow a higher deposit then. */
import { unaccented } from "./frames/unaccented.ts";

const without = new RegExp(
  unaccented(
    /(?<!\p{L})(?:unfurnished|not furnished|non[- ]meublée?s?|loué(?:e)? vide|location (?:vide|nue)|logement vide|bail (?:vide|nu)|unmöbliert\p{L}{0,2}|nicht möbliert)(?!\p{L})|不带家具|空房出租|家具なし|가구 없음/u
      .source,
  ),
  "iu",
);
const withAll = new RegExp(
  unaccented(
    /(?<!\p{L})(?:(?:fully |part |partly |semi-?)?furnished|meublée?s?|(?:voll|teil)?möbliert\p{L}{0,2})(?!\p{L})|带家具|家具齐全|家具付|가구 완비|풀옵션/u
      .source,
  ),
  "iu",
);

const everyWithout = new RegExp(without.source, "giu");

/** Null where neither is said, or both. */
export function furnished(text: string): boolean | null {
  const bare = without.test(text);
  const whole = withAll.test(text.replace(everyWithout, " "));
  return bare === whole ? null : whole;
}
