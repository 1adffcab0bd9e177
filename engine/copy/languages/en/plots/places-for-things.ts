/** Posts about where tools, cars and fondue sets go. */
import type { Plot } from "#engine/copy/languages/base/plot";

export const placesForThings: readonly Plot[] = [
  {
    name: "somewhere to put them",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["workshop"],
    titles: ["Somewhere to put the tools: {district}", "Somewhere to put the tools"],
    lines: [
      {
        say: [
          [
            "Every unfinished project has been asking for one thing: {workshop}. This {beds.adj} {type} in {place} has it.",
            "Every unfinished project has been asking for one thing: {workshop}. This home in {place} has it.",
            "Every unfinished project has been asking for one thing: {workshop}.",
          ],
        ],
      },
      {
        intro: "\nWhere everything else goes 🔨",
        list: [
          ["🛋 You: {area}[, with {baths}]"],
          ["🌱 Seedlings: {sunRoom}", "🌱 Seedlings: {greenhouse}", "🌱 Seedlings: {garden}"],
          ["🍎 Pie: from {fruitTrees}"],
          ["🚗 The car: {garage}", "🚗 The car: {carport}", "🚗 The car: {driveway}"],
          ["🐕 The ball: {yard}, with {fenced}", "🌿 The ball: {yard}", "🌿 The ball: {lawn}"],
          ["🔥 Evenings: {fireplace}", "🔥 Evenings: {gasFireplace}", "🔥 Evenings: {terrace}"],
          ["🏠 Off the list already: {newRoof}"],
          ["🎂 The house: {year}"],
        ],
        most: 7,
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
            "Measure the workbench, then call {agent}[ at {company}][: {phone}].",
            "{!agent}Measure the workbench, then call {company}[: {phone}].",
            "Measure the workbench, then message me.",
          ],
          "What would you finally finish?",
        ],
      },
    ],
  },
  {
    name: "the car comes home too",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["garage"],
    unless: ["garageAway"],
    titles: ["The car comes home too: {district}", "The car comes home too"],
    lines: [
      {
        say: [
          [
            "The car has seen this {beds.adj} {type} in {place} and is in favour: {garage}, so no more scraping frost off the glass.",
            "The car has seen this home in {place} and is in favour: {garage}, so no more scraping frost off the glass.",
            "The car is in favour: {garage}, so no more scraping frost off the glass.",
          ],
        ],
      },
      {
        intro: "\nFor those who come in on foot 👟",
        list: [
          ["📐 {area} without oil stains[, {baths} included]"],
          ["🌤 {terrace}", "🌿 {garden}", "🌿 {patio}", "🌿 {balcony}"],
          ["🍳 {openKitchen}, within smelling distance of the sofa", "🍳 {fittedKitchen}"],
          ["🔥 {fireplace}, the other thing you may leave running"],
          ["🧳 {cellar}, so the garage can stay a garage", "🧳 {attic}, so the garage can stay a garage"],
          ["🚇 {transit.from}, for days when the car stays in bed"],
          ["🌍 {land}"],
          ["🎂 {year}, no mileage given"],
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
            "Test drive with {agent}[ at {company}][: {phone}].",
            "{!agent}Test drive with {company}[: {phone}].",
            "Test drive by message.",
          ],
        ],
      },
    ],
  },
  {
    name: "a place for what is never used",
    voices: ["friendly", "trendy", "professional"],
    families: ["list", "chat"],
    on: ["cellar"],
    weight: 57,
    titles: ["The fondue set moves in too: {district}", "The fondue set moves in too"],
    lines: [
      {
        say: [
          [
            "Nobody uses the fondue set, nobody throws it out. At this {beds.adj} {type} in {place} it gets {cellar}.",
            "Nobody uses the fondue set, nobody throws it out. At this home in {place} it gets {cellar}.",
            "Nobody uses the fondue set, nobody throws it out. Here it gets {cellar}.",
          ],
        ],
      },
      {
        say: [
          ["That leaves {area} for what you do use[, {floor.in}].", "That leaves the rooms for what you do use."],
          [
            "Breakfast uses {southBalcony}.",
            "Breakfast uses {balcony}.",
            "Breakfast uses {terrace}.",
            "Breakfast uses {garden}.",
          ],
          ["Dinner uses {openKitchen}.", "Dinner uses {separateKitchen}.", "Dinner uses {fittedKitchen}."],
          ["Sundays use {bayWindow}.", "Sundays use {fireplace}.", "Sundays use {bathtub}."],
          ["Weekdays use the walk: {transit}."],
          ["The light uses what it’s given: it {aspect.faces}."],
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
            "{agent}[ at {company}][ ({phone})] shows both levels.",
            "{!agent}{company}[ ({phone})] shows both levels.",
            "Message me, and see both levels.",
          ],
        ],
      },
    ],
  },
];
