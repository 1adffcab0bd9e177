/** Posts about where things go, and about rooms with a purpose: cars, bikes, boxes, work, water. */
import type { Plot } from "#engine/copy/languages/base/plot";

export const keep: readonly Plot[] = [
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
      "",
      {
        intro: "Where everything else goes 🔨",
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
            "The car has seen this {beds.adj} {type} in {place} and is in favour: {garage}, so no more frost on the windscreen.",
            "The car has seen this home in {place} and is in favour: {garage}, so no more frost on the windscreen.",
            "The car is in favour: {garage}, so no more frost on the windscreen.",
          ],
        ],
      },
      "",
      {
        intro: "For those who come in on foot 👟",
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
      "",
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
          ["The building was {year}."],
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
      "",
      {
        intro: "Round it you’ll find 👀",
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
      "",
      {
        say: [
          ["Between them lies {area}[, {floor.in}][, with {baths}]."],
          ["The sides have names: {aspect.low}."],
          ["One of them ends in {balcony}.", "One of them ends in {southBalcony}.", "One of them ends in {terrace}."],
          [
            "The cooking smells keep to themselves in {separateKitchen}.",
            "There is {openKitchen}, which the draught will know.",
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
            "You’ll never lose your keys for long: {area}, one room, in {place}.",
            "You’ll never lose your keys for long: one room, in {place}.",
            "You’ll never lose your keys for long: one room.",
          ],
        ],
      },
      "",
      {
        intro: "Everything within reach 🤏",
        list: [
          [
            "🌿 {balcony}, when you want a second room",
            "🌿 {southBalcony}, when you want a second room",
            "🌿 {terrace}, when you want a second room",
          ],
          ["🛗 {floor}[, {lift}]", "🪜 {floor}"],
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
      "",
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
