/** A price of the future said to be sure: by how much, or how many times over. No paper proves it, whatever rent or lease may be proven. */
import type { Concept } from "#engine/compliance/frames/language";

const sure =
  "(guaranteed|guarantee|guarantees|we promise|i promise|we swear|sure win|certain|for certain|a certainty|no doubt about it|take it to the bank|our word on it|my word on it|cast iron|nailed on|confirmed)";
const multiplied =
  "(will|to|going to|gonna|shall|must|confirm|sure) ..1 (double|triple|treble|quadruple) !(glazed|glazing|check|garage|bed|room|the deposit)";
const raised =
  "(value|values|price|prices|equity|capital|investment) ..3 (rise|rises|rising|grow|grows|climb|climbs|go up|goes up|increase|increases|appreciate|appreciates) ..2 {num} %";

export const priceSure: Record<string, Concept> = {
  "price-rise-sure": {
    frames: [
      `${multiplied} ...8 ${sure}`,
      `${sure} ...5 ${multiplied}`,
      `${sure} ...5 (doubles|triples|trebles|quadruples) ..4`,
      `${raised} ...6 ${sure}`,
      `${sure} ...5 ${raised}`,
    ],
    unless: [
      "<disclaimed>",
      "(nobody|no one|cannot|can't|couldn't|won't|don't|do not|does not|never|not|without) ..2 (guarantee|guarantees|guaranteed|promise|promises|promised|swear|certain|confirmed)",
      "... <qualified>",
      "(glazing|glazed|warranty|insulation)",
      "(the number|number of|buses|trains|trams|seats|lanes|classrooms|frequency|capacity|storage|floor area)",
    ],
  },
};
