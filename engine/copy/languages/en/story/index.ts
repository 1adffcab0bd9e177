/** What English brings to write posts. */
import type { Story } from "#engine/copy/languages/base/story";
import { things } from "../things/index.ts";
import { count, date, grouped, money as sum } from "./amounts.ts";
import { arcs } from "./arcs.ts";
import { calls } from "./calls.ts";
import { home } from "./home.ts";
import { led } from "./led.ts";
import { material } from "./material.ts";
import { modifiers, names } from "./names.ts";
import { namesAbroad } from "./names-abroad.ts";
import { against, own } from "./own.ts";
import { money } from "./price.ts";
import { scenes } from "./scenes/index.ts";
import { ask, questions, rest } from "./talk.ts";

/** Words that keep their capital within a sentence. */
const proper =
  /^(?:[A-Z][\p{L}]*[A-Z]|(?!No |Not |With )[A-Z][\p{L}’']{1,20} [A-Z]|[A-Z][^\p{L}]|(?:Velux|French|Victorian|Georgian|Edwardian|English|Italian|German|American|Juliet|Miele|Bosch|Siemens|Nest|Tesla|Jacuzzi|Aga|Wi|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)(?!\p{L}))/u;
const quote = (phrase: string): string =>
  proper.test(phrase) ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1);

export const story: Story = {
  names: { ...names, ...namesAbroad, ...things.say },
  modifiers,
  details: things.detailsSay,
  beside: {
    area: "{amount}",
    distance: " {amount} away",
    year: "{amount}",
    count: " ({amount})",
    height: "{amount} high",
    size: "{amount}",
    minutes: " {amount} minutes away on foot",
    brackets: [" (", ", ", ")"],
    before: false,
  },
  against,
  amount: {
    area: (sqm) => `${grouped(sqm)} m²`,
    distance: (metres) => (metres >= 1000 ? `${grouped(metres / 1000)} km` : `${grouped(metres)} m`),
    height: (metres) => `${metres.toFixed(metres * 10 === Math.round(metres * 10) ? 1 : 2)} m`,
    size: (a, b) => `${grouped(a)} x ${grouped(b)} m`,
    money: sum,
    per: { month: "month", year: "year", week: "week" },
    date,
    count,
    average: (text) => `${text} on average`,
  },
  scenes: [...own, ...scenes],
  led,
  arcs,
  home,
  money,
  calls,
  questions,
  material,
  ask,
  rest,
  quote,
};
