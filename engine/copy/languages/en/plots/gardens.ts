/** Posts about a garden or a terrace. */
import type { Plot } from "#engine/copy/languages/base/plot";

export const gardens: readonly Plot[] = [
  {
    name: "the garden decides",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["garden"],
    titles: ["There’s a garden in this one: {district}", "There’s a garden in this one"],
    lines: [
      {
        say: [
          [
            "The houseplants have called a meeting. They’ve heard about {garden} in {place}.",
            "The houseplants have called a meeting. They’ve heard about {garden}.",
          ],
          [
            "It comes with a {beds.adj} {type}, which they consider a bonus.",
            "It comes with {layout}, which they consider a bonus.",
          ],
        ],
      },
      {
        intro: "\nFrom the minutes 🌱",
        list: [
          [
            "🍎 {fruitTrees} were greeted as colleagues",
            "🌹 {roses} were greeted as colleagues",
            "🍋 {lemonTree} was greeted as a colleague",
            "🌳 {oldTrees} were greeted as elders",
          ],
          [
            "☕ {terrace} goes to the humans, for breakfast",
            "☕ {deck} goes to the humans, for breakfast",
            "☕ {patio} goes to the humans, for breakfast",
          ],
          ["🛠 {shed} goes to the tools", "🛠 {workshop} goes to the tools", "🪴 {greenhouse} goes to the seedlings"],
          ["📐 Indoors there’s {area}, enough for the ferns to stay in[; {baths} for the mist]"],
          ["🚇 The humans will still be {transit.from}"],
          ["🔥 In winter everyone reports to {fireplace}", "🔥 In winter everyone reports to {woodStove}"],
          ["🚗 {garage} was noted without comment", "🧳 {cellar} was offered to the potatoes"],
          ["🌍 {land} in all, carried by a large majority"],
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
            "Any other business? {agent}[ at {company}][, {phone}].",
            "{!agent}Any other business? {company}[, {phone}].",
            "Any other business? Message me.",
          ],
          "What would you plant first?",
        ],
      },
    ],
  },
  {
    name: "begin at the end of the garden",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["garden"],
    titles: ["Seen from the garden: {district}", "Seen from the garden"],
    lines: [
      {
        say: [
          [
            "Most descriptions begin at the front door. This one begins in {garden}, in {place}.",
            "Most descriptions begin at the front door. This one begins in {garden}.",
          ],
          [
            "Turn round, and there is the {type}: {beds}[, {area}].",
            "Turn round, and there is the home: {beds}[, {area}].",
          ],
        ],
      },
      {
        say: [
          [
            "For the long table there is {terrace}.",
            "For the long table there is {deck}.",
            "For the long table there is {patio}.",
          ],
          ["Already planted: {fruitTrees}.", "The spade has {shed}.", "The seedlings have {greenhouse}."],
          [
            "Indoors, the season is kept by {fireplace}.",
            "Indoors, the season is kept by {woodStove}.",
            "Indoors, the cooking is done in {openKitchen}.",
          ],
          ["The plot comes to {land.bare}."],
          ["The car has {garage}.", "The car has {driveway}.", "The car has {parkingSpace}."],
          ["Underneath, {cellar}.", "Under the roof, {attic}."],
          ["Beyond the gate, {transit}."],
          ["The walls were {year}."],
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
            "{agent}[ of {company}][ ({phone})] will gladly start outside.",
            "{!agent}{company}[ ({phone})] will gladly start outside.",
            "Viewings may start outside.",
          ],
        ],
      },
    ],
  },
  {
    name: "one more room, no ceiling",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["terrace"],
    titles: ["One more room, no ceiling: {district}", "One more room, no ceiling"],
    lines: [
      {
        say: [
          [
            "The floor plan forgets a room, because it has no ceiling: {terrace}, in {place}.",
            "The floor plan forgets a room, because it has no ceiling: {terrace}.",
          ],
          ["The ones with ceilings: {layout}[, {area}].", "With a ceiling there’s {area}."],
        ],
      },
      {
        intro: "\nWhat that room is for 🌤",
        list: [
          ["🥐 Breakfast, in whatever you slept in"],
          ["🍅 Tomatoes, herbs, one failed avocado"],
          ["💻 Calls where the wind does the talking"],
          [
            "🍝 Long dinners, carried out from {openKitchen}",
            "🍝 Long dinners, carried out from {fittedKitchen}",
            "🍝 Long dinners, carried out in shifts",
          ],
          [
            "🌧 And when it rains, {fireplace}",
            "🌧 And when it rains, {bathtub}",
            "🌧 And when it rains, {garage}, a door and an excuse",
          ],
          ["🚇 Visitors find you {transit.from}"],
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
            "Bring a chair: {agent}[ at {company}][, {phone}].",
            "{!agent}Bring a chair: {company}[, {phone}].",
            "Bring a chair and message me for a time.",
          ],
          "Who gets the first invitation?",
        ],
      },
    ],
  },
  {
    name: "dinner moves outside",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["terrace"],
    titles: ["Dinner moves outside: {district}", "Dinner moves outside"],
    lines: [
      {
        say: [
          [
            "On a warm evening the table leaves the house. In {place} it would stand on {terrace}.",
            "On a warm evening the table leaves the house. Here it would stand on {terrace}.",
          ],
          ["Behind it are {layout}[ on {area}].", "Behind it are {beds}[ on {area}]."],
        ],
      },
      {
        say: [
          [
            "The plates come from {openKitchen}.",
            "The plates come from {fittedKitchen}.",
            "The plates come from {separateKitchen}.",
          ],
          ["With it comes {garden}.", "With it comes {pool}.", "With it comes {land}."],
          [
            "On a cold one there is {fireplace}.",
            "On a cold one there is {woodStove}.",
            "On a cold one there is {underfloorHeating}.",
          ],
          ["Guests will ask how far it is: {transit}."],
          ["The car has {garage}.", "The car has {parkingSpace}."],
          ["Wine keeps in {cellar}."],
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
            "The table is laid by you; the viewing by {agent}[ of {company}][, {phone}].",
            "{!agent}The table is laid by you; the viewing by {company}[, {phone}].",
            "Viewings by appointment.",
          ],
        ],
      },
    ],
  },
];
