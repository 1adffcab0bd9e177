/** Texts whose every sentence asks the facts the same, beside facts that answer each as late as can be: a reader of both may cost their product. */
import type { CopyLanguage } from "#contract/copy";
import { counted, type Made, repeated } from "./made.ts";

/** A name, the language of both, and facts and a text of about `size` characters each. */
export type FactsAndText = readonly [
  name: string,
  language: CopyLanguage,
  make: (size: number) => { readonly facts: string; readonly text: string },
];

const beside =
  (facts: Made, text: Made): FactsAndText[2] =>
  (size) => ({ facts: facts(size), text: text(size) });

export const factsAndTexts: readonly FactsAndText[] = [
  [
    "what is included beside what is named",
    "zh",
    beside(repeated("房子。", "水费。电费。"), repeated("水费电费都包。")),
  ],
  [
    "what is included beside what is left out",
    "en",
    beside(repeated("House. ", "", "No water."), repeated("water and gas included. ")),
  ],
  ["works of a year beside others of it", "en", beside(repeated("windows 2019, "), repeated("new windows 2019. "))],
  ["parts of a year beside others of it", "zh", beside(repeated("2019年换窗，"), repeated("2019年换门。"))],
  ["who pays beside who else does", "zh", beside(repeated("卖方付中介费。"), repeated("买方付税费。"))],
  [
    "who pays beside who does",
    "en",
    beside(repeated("The landlord pays for repairs. "), repeated("The tenant pays for repairs. ")),
  ],
  ["counted things beside more of them", "en", beside(repeated("2 garages, "), repeated("1 garage. "))],
  [
    "what is covered beside what else is",
    "en",
    beside(repeated("The fee includes sewer. "), repeated("includes water, gas, trash, internet. ")),
  ],
  ["what is shared beside what is one's own", "en", beside(repeated("shared patio. "), repeated("private patio. "))],
  [
    "sums of prices beside other prices",
    "en",
    beside(repeated("£450, £451, £17, "), repeated("£450 plus £12 is £462. ")),
  ],
  [
    "prices by area beside others",
    "en",
    beside(repeated("£450 1 m². "), repeated("£450,000 for 120 m² or £3,750 per m². ")),
  ],
  [
    "areas beside other areas and percentages",
    "en",
    beside(
      counted((at) => `${at}.3 m² ${at % 97}.${at % 89}% `),
      repeated("7.77 m² "),
    ),
  ],
  [
    "prices beside percentages",
    "en",
    beside(
      counted((at) => `${at % 99}.${at}% `),
      repeated("$7,777 "),
    ),
  ],
  [
    "prices beside fees and percentages",
    "en",
    beside(
      counted((at) => `$${at * 7} a month ${at % 99}.${at}% `),
      repeated("$7,777 a month "),
    ),
  ],
  [
    "prices beside prices by the head",
    "en",
    beside(
      counted((at) => `$${at * 7} per person `),
      repeated("$7,777 "),
    ),
  ],
  [
    "ways beside other ways",
    "en",
    beside(
      counted((at) => `${at} minutes `),
      counted((at) => `${at}.5 minutes `),
    ),
  ],
  [
    "figures in brackets beside none",
    "en",
    beside(
      repeated("A house. "),
      counted((at) => `(${at} m²) `),
    ),
  ],
];
