/** Posts about what has been done to a home. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { comfortOfCalm, companyOfWarm } from "./extras.ts";

export const works: readonly Plot[] = [
  {
    name: "somebody else’s dust",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["renovated"],
    titles: ["Somebody else had the dust: {district}", "Somebody else had the dust"],
    lines: [
      {
        say: [
          [
            "Somebody else lived with the dust, the drills and the builders’ radio: this {beds.adj} {type} in {place} was {renovated}.",
            "Somebody else lived with the dust, the drills and the builders’ radio: this home in {place} was {renovated}.",
            "Somebody else lived with the dust, the drills and the builders’ radio: it was {renovated}.",
          ],
        ],
      },
      {
        intro: "\nYou get what the dust settled on 🧹",
        list: [
          ["📐 {area}[, {baths} included]"],
          ["🍳 {newKitchen}", "🍳 {openKitchen}", "🍳 {fittedKitchen}", "🍳 {separateKitchen}"],
          ["✨ {stucco}", "🔥 {fireplace}", "🪵 {woodFloor}"],
          [
            "🌿 {garden}, where dust is called soil",
            "🌿 {terrace}, for shaking out the rugs",
            "🌿 {balcony}, for shaking out the rugs",
            "🌿 {porch}, for wiping your feet",
          ],
          ["🧭 It {aspect.faces}, so you’ll see what needs wiping"],
          ["🪜 {floor}[, with {lift}]"],
          ["🚇 {transit.from}"],
          ["🎂 {year}, and it took the works in its stride"],
        ],
        most: 6,
      },
      "",
      { say: companyOfWarm, spare: 1 },
      "~@rest",
      "",
      "@money @material?",
      "@but",
      "",
      {
        close: [
          [
            "Clean shoes not required: {agent}[ at {company}][, {phone}].",
            "{!agent}Clean shoes not required: {company}[, {phone}].",
            "Clean shoes not required. When suits you?",
          ],
        ],
      },
    ],
  },
  {
    name: "the works are dated",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["renovated"],
    titles: ["{district}: {renovated}", "What has been done"],
    lines: [
      {
        say: [
          [
            "Before the rooms, what has been done to them. This {beds.adj} {type} in {place} was {renovated}.",
            "Before the rooms, what has been done to them. This home in {place} was {renovated}.",
            "Before the rooms, what has been done to them: it was {renovated}.",
          ],
        ],
      },
      {
        say: [
          ["The original date stands too: it was {year}."],
          ["There is {area}[, with {baths}]."],
          [
            "The kitchen is part of the story: {newKitchen}.",
            "Cooking is done in {openKitchen}.",
            "Cooking is done in {separateKitchen}.",
            "Cooking is done in {fittedKitchen}.",
          ],
          ["Kept or put back, there are {stucco}.", "There is {fireplace}.", "Underfoot, {woodFloor}."],
          ["No works change this: it {aspect.faces}.", "No works change this: it is {floor.in}."],
          ["Outside, {garden}.", "Outside, {terrace}.", "Outside, {porch}.", "Outside, {balcony}."],
          ["The way there: {transit}."],
        ],
      },
      "",
      { say: comfortOfCalm, spare: 1 },
      "~@rest",
      "@but",
      "",
      "@money @material?",
      "",
      {
        close: [
          [
            "For what was done where, ask {agent}[ of {company}][ ({phone})].",
            "{!agent}For what was done where, ask {company}[ ({phone})].",
            "What was done where can be asked by message.",
          ],
        ],
      },
    ],
  },
  {
    name: "everything switched on",
    voices: ["friendly", "trendy", "professional"],
    families: ["list", "chat"],
    on: ["appliancesRenewed"],
    titles: ["The manuals are still new: {district}", "The manuals are still new"],
    lines: [
      {
        say: [
          [
            "A word about the machines of this {beds.adj} {type} in {place} before the rooms: {appliancesRenewed}.",
            "A word about the machines of this home in {place} before the rooms: {appliancesRenewed}.",
            "A word about the machines before the rooms: {appliancesRenewed}.",
          ],
        ],
      },
      {
        say: [
          ["They share {area} with you[, and {baths}]."],
          [
            "While they work there’s {southBalcony}.",
            "While they work there’s {balcony}.",
            "While they work there’s {terrace}.",
          ],
          ["It’s {floor.in}[, with {lift}]."],
          ["It {aspect.faces}."],
          [
            "They are not the only ones with a plug: {broadband}.",
            "They are not the only ones with a line in: {fibre}.",
          ],
          ["The errands begin {transit.from}."],
          ["What you cannot cook you can buy: {convenienceStore}.", "What you cannot cook you can buy: {supermarket}."],
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
            "To see them run, ask {agent}[ at {company}][: {phone}].",
            "{!agent}To see them run, ask {company}[: {phone}].",
            "To see them run, send a message.",
          ],
        ],
      },
    ],
  },
];
