/** What French brings to write posts. */
import type { Story } from "#engine/copy/languages/base/story";
import { things } from "../things/index.ts";
import { date, grouped, money as sum } from "./amounts.ts";
import { arcs } from "./arcs.ts";
import { home } from "./home.ts";
import { material } from "./material.ts";
import { money } from "./money.ts";
import { modifiers, names } from "./names.ts";
import { namesAbroad } from "./names-abroad.ts";
import { against, own } from "./own.ts";
import { appliances } from "./scenes-appliances.ts";
import { around } from "./scenes-around.ts";
import { balcony } from "./scenes-balcony.ts";
import { building } from "./scenes-building.ts";
import { comfort } from "./scenes-comfort.ts";
import { condition } from "./scenes-condition.ts";
import { deal } from "./scenes-deal.ts";
import { gardens } from "./scenes-gardens.ts";
import { grounds } from "./scenes-grounds.ts";
import { kitchen } from "./scenes-kitchen.ts";
import { layout } from "./scenes-layout.ts";
import { light } from "./scenes-light.ts";
import { morePairs } from "./scenes-more-pairs.ts";
import { openings } from "./scenes-openings.ts";
import { pairs } from "./scenes-pairs.ts";
import { parking } from "./scenes-parking.ts";
import { pets } from "./scenes-pets.ts";
import { rooms } from "./scenes-rooms.ts";
import { shortcomings } from "./scenes-shortcomings.ts";
import { storage } from "./scenes-storage.ts";
import { tax } from "./scenes-tax.ts";
import { views } from "./scenes-views.ts";
import { volumes } from "./scenes-volumes.ts";
import { warmth } from "./scenes-warmth.ts";
import { ask, calls, questions, rest } from "./talk.ts";

export const story: Story = {
  names: { ...names, ...namesAbroad, ...things.say },
  modifiers,
  details: things.detailsSay,
  beside: {
    area: "{amount}",
    distance: " à {amount}",
    year: "{amount}",
    count: " ({amount})",
    height: "{amount} de haut",
    size: "{amount}",
    minutes: " à {amount} minutes à pied",
    brackets: [" (", ", ", ")"],
    before: false,
  },
  against,
  amount: {
    area: (sqm) => `${grouped(sqm)}\u00a0m²`,
    distance: (metres) => (metres >= 1000 ? `${grouped(metres / 1000)}\u00a0km` : `${grouped(metres)}\u00a0m`),
    height: (metres) => `${metres.toFixed(2).replace(".", ",").replace(/0$/u, "")} m`,
    size: (a, b) => `${grouped(a)} × ${grouped(b)}\u00a0m`,
    money: sum,
    per: { month: "par mois", year: "par an", week: "par semaine" },
    date,
    count: (value) =>
      ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"][value] ?? grouped(value),
    decimal: grouped,
    average: (text) => `${text} en moyenne`,
  },
  scenes: [
    ...own,
    ...pairs,
    ...morePairs,
    ...gardens,
    ...balcony,
    ...grounds,
    ...parking,
    ...light,
    ...volumes,
    ...rooms,
    ...storage,
    ...layout,
    ...warmth,
    ...comfort,
    ...kitchen,
    ...appliances,
    ...condition,
    ...building,
    ...around,
    ...views,
    ...openings,
    ...pets,
    ...deal,
    ...tax,
    ...shortcomings,
  ],
  arcs,
  home,
  money,
  calls,
  questions,
  material,
  ask,
  rest,
  quote: (phrase) => phrase.replace(/^\p{Lu}(?=[\p{Ll}’' ])/u, (letter) => letter.toLocaleLowerCase("fr")),
};
