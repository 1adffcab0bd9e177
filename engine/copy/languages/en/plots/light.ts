/** Posts about which way it looks, and from how high. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { choresOfWarm, companyOfWarm } from "./extras.ts";

export const light: readonly Plot[] = [
  {
    name: "a pin for the compass",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["aspect"],
    weight: 58,
    titles: ["You can’t turn it round: {district}", "You can’t turn it round"],
    lines: [
      {
        say: [
          [
            "You can repaint it, refit it, fill it with plants. You can’t turn it round. So: this {beds.adj} {type} in {place} {aspect.faces}.",
            "You can repaint it, refit it, fill it with plants. You can’t turn it round. So: this home in {place} {aspect.faces}.",
            "You can repaint it, refit it, fill it with plants. You can’t turn it round. So: it {aspect.faces}.",
          ],
        ],
      },
      {
        intro: "\nAlso not up for discussion 🧭",
        list: [
          ["📐 {area}, unless you count the shelves you’ll put up"],
          ["🪜 {floor}[, with {lift}]", "🪜 {floor}"],
          ["🚇 {transit}, however fast you walk"],
          ["🎂 {year}, birthdays optional"],
          [
            "🌿 {garden}, which stays where it is",
            "🌿 {terrace}, which stays where it is",
            "🌿 {southBalcony}, which stays where it is",
            "🌿 {balcony}, which stays where it is",
          ],
          [
            "🪟 {bothSides}, so open two and the air does the rest",
            "🪟 {cornerUnit}, so the light has more than one way in",
          ],
        ],
        most: 6,
      },
      "",
      {
        say: [
          [
            "Somebody has already changed what can be changed: {fullyRenovated}.",
            "Somebody has already changed what can be changed: {renovated}.",
            "Somebody has already changed what can be changed: {newKitchen}.",
            "The curtains, though, are all yours.",
          ],
        ],
      },
      "",
      { say: choresOfWarm, spare: 1 },
      "~@rest",
      "",
      "@money @material?",
      "@but",
      "",
      {
        close: [
          [
            "Bring a compass and ask for {agent}[ at {company}][: {phone}].",
            "{!agent}Bring a compass and ask {company}[: {phone}].",
            "Bring a compass; I’ll bring the key.",
          ],
          "Which way do you face in the morning?",
        ],
      },
    ],
  },
  {
    name: "nobody above",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["topOfHouse", "floor"],
    weight: 60,
    titles: ["Nobody above you in {district}", "Nobody above you"],
    lines: [
      {
        say: [
          [
            "The upstairs neighbours of this {beds.adj} {type} in {place}: pigeons. It’s {floor.in}.",
            "The upstairs neighbours of this home in {place}: pigeons. It’s {floor.in}.",
            "The upstairs neighbours: pigeons. It’s {floor.in}.",
          ],
        ],
      },
      {
        intro: "\nWhat else is up there 🐦",
        list: [
          ["🌤 {roofTerrace}, so the ceiling is optional", "🌤 {terrace}", "🌿 {southBalcony}", "🌿 {balcony}"],
          ["📐 {area}[ and {baths}], and no footsteps overhead but the birds’"],
          ["🧭 It {aspect.faces}"],
          [
            "🛗 {+lift}A lift, because pigeons don’t carry shopping",
            "🪜 {noLift}: you pay for the peace overhead in stairs",
          ],
          ["📦 {parcelBox}, so not every parcel means a climb down in socks", "🍽 {dishwasher}"],
          ["🚇 Back on the ground: {transit.from}"],
          ["🚲 {bikeRoom}, so the bike stays down there", "🚲 {bikeStorage}, so the bike stays down there"],
          ["🎂 {year}"],
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
            "Up you come: {agent}[ at {company}][, {phone}].",
            "{!agent}Up you come: {company}[, {phone}].",
            "Up you come. When?",
          ],
        ],
      },
    ],
  },
  {
    name: "a window for each half of the day",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["bothSides"],
    weight: 62,
    titles: ["{district}: windows front and back", "Windows front and back"],
    lines: [
      {
        say: [
          [
            "Open one window, then the one opposite, and the air does the rest: this {beds.adj} {type} in {place} has {bothSides}.",
            "Open one window, then the one opposite, and the air does the rest: this home in {place} has {bothSides}.",
            "Open one window, then the one opposite, and the air does the rest: there are {bothSides}.",
          ],
        ],
      },
      {
        say: [
          ["Between them lies {area}[, {floor.in}][, with {baths}]."],
          ["The sides have names: {aspect.low}."],
          ["One of them ends in {balcony}.", "One of them ends in {southBalcony}.", "One of them ends in {terrace}."],
          [
            "The cooking smells keep to themselves in {separateKitchen}.",
            "There is {openKitchen}, which the breeze will know.",
          ],
          ["Downstairs, {concierge}.", "Downstairs, {caretaker}."],
          ["{lift} goes up and down, {cellar} stays below.", "{lift} goes up and down.", "Below, {cellar}."],
          ["The street side leads on: {transit}."],
          ["It was {year}."],
        ],
      },
      "~@rest",
      "@but",
      "",
      "@money @material?",
      "",
      {
        close: [
          [
            "{agent}[ of {company}][ ({phone})] will open both.",
            "{!agent}{company}[ ({phone})] will open both.",
            "Both are opened by appointment.",
          ],
        ],
      },
    ],
  },
  {
    name: "the corner",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["cornerUnit"],
    titles: ["It’s on the corner: {district}", "It’s on the corner"],
    lines: [
      {
        say: [
          [
            "Good things happen on corners: first kisses, good gossip, this {beds.adj} {type} in {place}. Yes, {cornerUnit}.",
            "Good things happen on corners: first kisses, good gossip, this home in {place}. Yes, {cornerUnit}.",
            "Good things happen on corners: first kisses, good gossip, homes. This one has {cornerUnit}.",
          ],
        ],
      },
      {
        intro: "\nRound it you’ll find 👀",
        list: [
          ["📐 {area}[, {floor.in}]"],
          ["🧭 Windows with an opinion: it {aspect.faces}"],
          ["🐾 {petsAllowed}", "🌿 {southBalcony}", "🌿 {balcony}"],
          ["📦 {parcelBox}, on duty when you aren’t"],
          ["🛁 {separateBathAndWc}, for peace in the mornings", "♨️ {underfloorHeating}, for bare feet"],
          ["🚲 {bikeRoom}", "🏋️ {gym}"],
          ["🚇 {transit.from}"],
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
            "Turn the corner with {agent}[ at {company}][: {phone}].",
            "{!agent}Turn the corner with {company}[: {phone}].",
            "Turn the corner; message me for a time.",
          ],
        ],
      },
    ],
  },
];
