/** Posts about a single room, and about a pool. */
import type { Plot } from "#engine/copy/languages/base/plot";

export const treats: readonly Plot[] = [
  {
    name: "one room, all yours",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["studioFlat"],
    weight: 62,
    titles: ["One room, no long corridors: {district}", "One room, everything in reach"],
    lines: [
      {
        say: [
          [
            "Your keys can only be in one place: {area}, one room, in {place}.",
            "Your keys can only be in one place: one room, in {place}.",
            "Your keys can only be in one place: one room.",
          ],
        ],
      },
      {
        intro: "\nEverything within reach 🤏",
        list: [
          [
            "🌿 {balcony}, when you want a second room",
            "🌿 {southBalcony}, when you want a second room",
            "🌿 {terrace}, when you want a second room",
          ],
          ["🛗 {floor}[, with {lift}]", "🪜 {floor}"],
          ["🧭 Windows to choose from: it {aspect.faces}"],
          ["🧺 {washingMachine}", "🍳 {fittedKitchen}", "🛋 {furnished}"],
          [
            "🧳 {cellar}, for whatever doesn’t fit",
            "🧳 {storageRoom}, for whatever doesn’t fit",
            "🧳 {builtInWardrobes}, for whatever doesn’t fit",
          ],
          ["📦 {parcelBox}", "📶 {broadband}", "📶 {freeInternet}"],
          ["🚇 {transit.from}, when you need a bigger room"],
          ["🎂 {year}"],
        ],
        most: 6,
      },
      "",
      "~@rest",
      "",
      "@money @material?",
      "@but",
      "",
      {
        close: [
          [
            "A short tour with {agent}[ at {company}][: {phone}].",
            "{!agent}A short tour with {company}[: {phone}].",
            "A short tour; message me.",
          ],
        ],
      },
    ],
  },
  {
    name: "the swim before breakfast",
    voices: ["friendly", "trendy", "luxury"],
    families: ["list", "chat"],
    on: ["pool"],
    titles: ["Towels on the list: {district}", "Towels on the list"],
    lines: [
      {
        say: [
          [
            "Buy towels. This {beds.adj} {type} in {place} comes with {pool}.",
            "Buy towels. This home in {place} comes with {pool}.",
            "Buy towels. It comes with {pool}.",
          ],
        ],
      },
      {
        say: [
          ["They dry on {southBalcony}.", "They dry on {balcony}.", "They dry on {terrace}.", "They dry in {garden}."],
          ["Back indoors it’s {area}[ and {baths}].", "Back home it’s {baths}."],
          ["That’s {floor.in}[, by {lift}]."],
          [
            "If the water is taken there’s {gym}.",
            "If the water is taken there’s {hotTub}.",
            "If the water is taken there’s {bathtub}.",
          ],
          [
            "The towels fit in {builtInWardrobes}.",
            "The towels go into {washingMachine}.",
            "The towels go into {washerDryer}.",
          ],
          ["It {aspect.faces}."],
          ["Dry again, you’re {transit.from}."],
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
            "Dry viewings with {agent}[ at {company}][: {phone}].",
            "{!agent}Dry viewings with {company}[: {phone}].",
            "Dry viewings by message.",
          ],
        ],
      },
    ],
  },
];
