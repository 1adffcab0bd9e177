/** What the deal asks, and what it does not. */
import type { Plot } from "#engine/copy/languages/base/plot";
import * as du from "./beats-du.ts";
import * as sie from "./beats-sie.ts";

export const deal: readonly Plot[] = [
  {
    name: "Der Posten, der fehlt",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["noAgencyFee"],
    titles: ["Provisionsfrei: {beds.home}, {district}", "Ein Posten fehlt: die Provision"],
    lines: [
      {
        say: [
          [
            "{+noAgencyFee}In dieser Rechnung fehlt ein Posten, und zwar die Provision: Sie fällt für Sie nicht an. Es geht um {beds.eine} in {place}[, {area.full}][, {baths}]",
            "{+noAgencyFee}{!beds.eine}In dieser Rechnung fehlt ein Posten, und zwar die Provision: Sie fällt für Sie nicht an. Es geht um {type.eine} in {place}[, {area.full}]",
            "{+noAgencyFee}In dieser Rechnung fehlt ein Posten, und zwar die Provision: Sie fällt für Sie nicht an",
          ],
          ["Die Räume: {layout}[, {year}]", "{year}"],
        ],
      },
      "@money @material?",
      "",
      { say: [sie.climb, sie.compass, ...sie.allSie, sie.ride] },
      "@rest",
      "@but",
      "",
      {
        close: [
          [
            "Auch die Besichtigung kostet nur Zeit: {agent}, {company}, {phone}",
            "Auch die Besichtigung kostet nur Zeit: {agent}, {phone}",
            "Auch die Besichtigung kostet nur Zeit; nennen Sie uns einen Tag",
          ],
        ],
      },
    ],
  },
  {
    name: "Null Provision, volle Wohnung",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["noAgencyFee"],
    titles: ["Provision? Keine. {beds.home}, {district}", "Provision? Keine."],
    lines: [
      {
        say: [
          [
            "{+noAgencyFee}Provision? Fällt weg. Das Geld darf in Umzugspizza fließen 🍕 Gesucht wird jemand für {beds.eine} in {place}[, {area.bare}][, {baths}]",
            "{+noAgencyFee}Provision? Fällt weg. Das Geld darf in Umzugspizza fließen 🍕",
          ],
          ["Zu verteilen sind die Kartons auf {layout}[, {year}]", "{year}"],
        ],
      },
      "",
      { say: [du.climb, du.compass, du.outside, du.cooking, du.charm, du.warm, du.inside, ...du.more] },
      { say: [du.ride, du.machines, du.stow, du.parked, du.shared, du.errands, du.done, du.deal] },
      ...du.end,
      {
        close: [
          [
            "Pizza mit oder ohne Ananas klärst du mit {agent}, {company}: {phone}",
            "Pizza mit oder ohne Ananas klärst du mit {agent}: {phone}",
            "Mit oder ohne Ananas?",
          ],
        ],
      },
    ],
  },
  {
    name: "Kein Dominospiel",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["chainFree"],
    titles: ["{beds.home} ohne Kette, {district}", "Ein Kauf ohne Kette"],
    lines: [
      {
        say: [
          [
            "{+chainFree}In Großbritannien fällt mancher Kauf um wie ein Dominostein, weil davor ein anderer gefallen ist. Hier steht der Stein allein (chain free): {beds.home} in {place}[, {area.full}][, {baths}]",
            "{+chainFree}In Großbritannien fällt mancher Kauf um wie ein Dominostein, weil davor ein anderer gefallen ist. Hier steht der Stein allein (chain free)",
          ],
          ["Die Räume: {layout}[, {year}]", "{year}"],
        ],
      },
      "",
      { say: [sie.climb, sie.compass, sie.details, sie.warm, sie.inside, ...sie.more] },
      { say: [sie.outside, sie.ride, sie.stow, sie.parked, sie.shared, sie.done, sie.errands] },
      ...sie.end,
      {
        close: [
          [
            "Termine vergibt {agent}, {company}: {phone}",
            "Termine vergibt {agent}: {phone}",
            "Termine nach Vereinbarung",
          ],
        ],
      },
    ],
  },
  {
    name: "Leer heißt bereit",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["vacant"],
    titles: ["{district}: leer, also bereit", "Leer, also bereit"],
    lines: [
      {
        say: [
          [
            "{+vacant}Hier wohnt gerade nur das Echo 🔑 Es steht leer: {beds.home} in {place}[, {area.bare}][, {baths}]",
            "{+vacant}{!beds.home}Hier wohnt gerade nur das Echo 🔑 Es steht leer: {type} in {place}[, {area.bare}]",
            "{+vacant}Hier wohnt gerade nur das Echo 🔑 Es steht leer",
          ],
          ["Das Echo füllt {layout}[, {year}]", "{year}"],
        ],
      },
      "",
      { say: [du.climb, du.compass, du.outside, du.cooking, du.charm, du.warm, du.inside, ...du.more] },
      { say: [du.ride, du.machines, du.stow, du.parked, du.shared, du.errands, du.done, du.deal] },
      ...du.end,
      {
        close: [
          [
            "Zum Probehallen: {agent}, {company}, {phone}",
            "Zum Probehallen: {agent}, {phone}",
            "Was rufst du als Erstes hinein?",
          ],
        ],
      },
    ],
  },
  {
    name: "Ein Geschenk weniger",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["noKeyMoney", "layout"],
    weight: 72,
    titles: ["{city}: ohne Schlüsselgeld (Reikin)", "Ohne Schlüsselgeld (Reikin)"],
    lines: [
      {
        say: [
          [
            "In Japan zahlt man beim Einzug oft ein Geldgeschenk, das nie zurückkommt: das Reikin. Hier nicht ✨ {beds.home} in {place}[, {area.bare}][, {baths}]",
            "In Japan zahlt man beim Einzug oft ein Geldgeschenk, das nie zurückkommt: das Reikin. Hier nicht ✨",
          ],
          ["Die Räume: {layout}[, {year}]", "{year}"],
        ],
      },
      "",
      "@money @material?",
      "",
      { say: [du.climb, du.compass, du.ride, du.cooking, du.charm, du.warm, du.inside, ...du.more, du.machines] },
      { say: [du.outside, du.stow, du.parked, du.shared, du.done, du.errands, du.deal] },
      "@rest",
      "@but",
      "",
      {
        close: [
          [
            "Was das Mieten in Japan sonst noch will, sagt dir {agent}, {company}: {phone}",
            "Was das Mieten in Japan sonst noch will, sagt dir {agent}: {phone}",
            "Fragen zum Mieten in Japan? Einfach schreiben",
          ],
        ],
      },
    ],
  },
  {
    name: "Chinas Steuerformel",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["fiveOnly", "layout"],
    titles: ["{district}: die Steuerfrage zuerst", "Die Steuerfrage zuerst"],
    lines: [
      {
        say: [
          [
            "Wer in China kauft, fragt der Steuer wegen zuerst nach zwei Dingen: wie lange und ob als einzige. Die Antwort: {fiveOnly}. Es geht um {beds.eine} in {place}[, {area.full}][, {baths}]",
            "Wer in China kauft, fragt der Steuer wegen zuerst nach zwei Dingen: wie lange und ob als einzige. Die Antwort: {fiveOnly}",
          ],
          ["Die Räume: {layout}[, {year}]", "{year}"],
        ],
      },
      "",
      { say: [sie.climb, sie.compass, sie.rooms, sie.details, sie.warm, sie.inside, ...sie.more] },
      { say: [sie.outside, sie.ride, sie.stow, sie.parked, sie.shared, sie.done, sie.errands, sie.deal] },
      ...sie.end,
      {
        close: [
          [
            "Die übrigen Fragen beantwortet {agent}, {company}: {phone}",
            "Die übrigen Fragen beantwortet {agent}: {phone}",
            "Die übrigen Fragen klären wir gern mit Ihnen",
          ],
        ],
      },
    ],
  },
];
