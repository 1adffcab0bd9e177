/** Posts about terms that readers from elsewhere want explained. */
import type { Plot } from "#engine/copy/languages/base/plot";

export const terms: readonly Plot[] = [
  {
    name: "the gift that isn’t due",
    voices: ["friendly", "trendy", "professional"],
    families: ["list", "chat"],
    on: ["noKeyMoneyAsked"],
    titles: ["No key money in {city}", "No key money. Yes, really"],
    lines: [
      {
        say: [
          [
            "Renting in Japan often begins with a present to the landlord that never comes back. At this {beds.adj} {type} in {place} it’s not due: {noKeyMoneyAsked}.",
            "Renting in Japan often begins with a present to the landlord that never comes back. Here it’s not due: {noKeyMoneyAsked}.",
          ],
        ],
      },
      {
        intro: "\nWhat you could give yourself instead:",
        list: [
          ["A desk for the corner: it {aspect.faces}"],
          ["Curtains for {area}", "Curtains, measured on site"],
          ["A cushion for {balcony}", "A lamp for {floor.in}"],
          ["Good soap, since there’s {separateBathAndWc}", "Good soap, since there’s {bathReheat}"],
          ["A bell for the bicycle: {bikeRoom}", "A bell for the bicycle: {bikeStorage}"],
          ["A commuter pass, used {transit.from}"],
        ],
        most: 6,
      },
      "",
      "~@rest",
      "",
      { say: ["And what is due:"] },
      "@money @material?",
      "@but",
      "",
      {
        close: [
          [
            "{agent}[ at {company}][ ({phone})] shows it, gift-wrapping not included.",
            "{!agent}{company}[ ({phone})] shows it, gift-wrapping not included.",
            "Message for a viewing; bring nothing.",
          ],
        ],
      },
    ],
  },
  {
    name: "explained to a newcomer",
    voices: ["friendly", "professional", "trendy", "luxury"],
    families: ["list", "chat"],
    on: ["fiveOnly"],
    weight: 70,
    titles: ["{city}: the tax line, explained", "The tax line, explained"],
    lines: [
      {
        say: [
          [
            "Chinese listings hide their strongest line in four characters (满五唯一). This {beds.adj} {type} in {place} has them; in plain words, it’s {fiveOnly}, and tax at transfer is counted by that.",
            "Chinese listings hide a line in four characters (满五唯一). In plain words: {fiveOnly}, and tax at transfer is counted by that.",
          ],
        ],
      },
      {
        say: [
          [
            "The rest needs no footnote: {area}[, {floor.in}][, {transit.from}].",
            "The rest needs no footnote: {area}.",
          ],
          ["It {aspect.faces}[, with {livingSouth}]."],
          ["Another line worth reading twice: {noMortgage}."],
          [
            "{lift} goes with it, and so does {balcony}.",
            "{balcony} goes with it.",
            "{twoLiftsFourHomes} serve it.",
            "{lift} goes with it.",
          ],
          ["In the kitchen, {kitchenWindow}.", "By the kitchen, {utilityBalcony}.", "The stove runs on {pipedGas}."],
          ["Down in the grounds, {carAndPedestrianApart}."],
          ["It was {year}."],
        ],
      },
      "~@rest",
      "",
      "@money @material?",
      "@but",
      "",
      {
        close: [
          [
            "Ask {agent}[ at {company}][ ({phone})] to go through the rest line by line.",
            "{!agent}Ask {company}[ ({phone})] to go through the rest line by line.",
            "Questions on any line are welcome.",
          ],
        ],
      },
    ],
  },
];
