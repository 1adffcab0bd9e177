/** Posts about what a house is made of and what has been done to it. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { comfortOfCalm, companyOfWarm } from "./extras.ts";

export const made: readonly Plot[] = [
  {
    name: "the fire gets the best seat",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["fireplace"],
    titles: ["Sofa facing the fire: {district}", "Sofa facing the fire"],
    lines: [
      {
        say: [
          [
            "First question in this {type} in {place}: does the sofa face the television or the fire? There’s {fireplace}, so good luck.",
            "First question in this home in {place}: does the sofa face the television or the fire? There’s {fireplace}, so good luck.",
            "First question: does the sofa face the television or the fire? There’s {fireplace}, so good luck.",
          ],
        ],
      },
      "",
      {
        intro: "Second to eighth questions 🔥",
        list: [
          ["🛏 Who gets which room? There are {layout}", "🛏 Who gets which room? There are {beds}"],
          ["📐 How big a rug? {area}, so measure twice"],
          [
            "🌿 And in summer? Out into {garden}",
            "🌿 And in summer? Out onto {terrace}",
            "🌿 And in summer? Out onto {patio}",
            "🌿 And in summer? Out onto {balcony}",
          ],
          ["🍷 Where does the wine wait? In {cellar}", "📚 Where do the books go? Onto {bookshelves}"],
          [
            "🍝 Who cooks? Whoever likes {openKitchen}",
            "🍝 Who cooks? Whoever likes {separateKitchen}",
            "🍝 Who cooks? Whoever likes {fittedKitchen}",
          ],
          ["🚗 And the car? Warm too, in {garage}", "🚗 And the car? There’s {parkingSpace}"],
          ["🎂 How old is all this? It was {year}"],
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
            "For the other questions there’s {agent}[ at {company}][, {phone}].",
            "{!agent}For the other questions there’s {company}[, {phone}].",
            "For the other questions there’s me.",
          ],
          "So: television or fire?",
        ],
      },
    ],
  },
  {
    name: "the room has a middle",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["fireplace"],
    titles: ["{district}: a room with a middle", "A room with a middle"],
    lines: [
      {
        say: [
          [
            "Rooms with a fire have a middle. In this {type} in {place} it is {fireplace}.",
            "Rooms with a fire have a middle. In this home in {place} it is {fireplace}.",
            "Rooms with a fire have a middle. Here it is {fireplace}.",
          ],
        ],
      },
      "",
      {
        say: [
          ["Around it lie {layout}, on {area}.", "Around it lies {area}.", "Around it lie {layout}."],
          ["Overhead, {beams}.", "Overhead, {stucco}.", "Overhead, {highCeilings}."],
          ["Underfoot, {hardwoodFloor}.", "Underfoot, {woodFloor}.", "Underfoot, {terracotta}."],
          [
            "On warm days the middle moves out, to {terrace}.",
            "On warm days the middle moves out, to {garden}.",
            "On warm days the middle moves out, to {porch}.",
            "On warm days the middle moves out, to {patio}.",
          ],
          ["The cooking has its own place: {separateKitchen}.", "The cooking has its own place: {kitchenDiner}."],
          ["It {aspect.faces}."],
          [
            "The car is looked after as well: {garage}.",
            "The car is looked after as well: {parkingSpace}.",
            "For bottles there is {cellar}.",
          ],
          ["It was {year}[ and {renovated}]."],
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
            "Ask {agent}[ of {company}][ ({phone})] for a viewing towards evening.",
            "{!agent}Ask {company}[ ({phone})] for a viewing towards evening.",
            "Ask for a viewing towards evening.",
          ],
        ],
      },
    ],
  },
  {
    name: "older than the radio",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["pre1940", "year"],
    weight: 60,
    titles: ["It has seen fashions come and go: {district}", "It has seen fashions come and go"],
    lines: [
      {
        say: [
          [
            "Whatever wallpaper you’re planning, this {beds.adj} {type} in {place} has survived worse: it was {year}.",
            "Whatever wallpaper you’re planning, this home in {place} has survived worse: it was {year}.",
            "Whatever wallpaper you’re planning, this home has survived worse: it was {year}.",
          ],
        ],
      },
      "",
      {
        intro: "What it has to show for it 🏛",
        list: [
          [
            "✨ {stucco}, because somebody looked up",
            "✨ {highCeilings}, because somebody looked up",
            "✨ {ceilingHeight}, because somebody looked up",
            "✨ {beams}, because somebody looked up",
          ],
          [
            "🪵 {woodFloor}, for crossing in socks",
            "🪵 {hardwoodFloor}, for crossing in socks",
            "🧱 {exposedBrick}, which decorates for you",
          ],
          [
            "🔥 {fireplace}, for evenings without streaming",
            "🪟 {bayWindow}, for evenings without streaming",
            "🪟 {sashWindows}, for leaning out of",
          ],
          [
            "🔧 And where the century caught up: {newRoof}",
            "🔧 And where the century caught up: {newKitchen}",
            "🔧 And where the century caught up: {fullyRenovated}",
            "🔧 And where the century caught up: {renovated}",
            "🔧 And where the century caught up: {solar}",
            "🔧 And where the century caught up: {centralAir}",
          ],
          [
            "🌿 {garden}, for fresh air in any century",
            "🌿 {balcony}, for fresh air in any century",
            "🌿 {terrace}, for fresh air in any century",
            "🌿 {yard}, for fresh air in any century",
          ],
          ["📐 {area}, measured in your century"],
          ["🚇 {transit.from}, which the architect could only hope for"],
          [
            "🧳 {cellar}, for what the next hundred years won’t need",
            "🧳 {cellarRoom}, for what the next hundred years won’t need",
            "🧳 {storageRoom}, for what the next hundred years won’t need",
          ],
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
            "Pay your respects with {agent}[ at {company}][: {phone}].",
            "{!agent}Pay your respects with {company}[: {phone}].",
            "Pay your respects; message me for a time.",
          ],
          "What would you hang on these walls?",
        ],
      },
    ],
  },
  {
    name: "the date above the door",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["pre1940", "year"],
    weight: 59,
    titles: ["{district}, {year}", "The year first"],
    lines: [
      {
        say: [
          [
            "The year first, since it explains the rest: {year}. This is a {beds.adj} {type} in {place}.",
            "The year first, since it explains the rest: {year}. This is a home in {place}.",
            "The year first, since it explains the rest: {year}.",
          ],
        ],
      },
      "",
      {
        say: [
          ["There is {area}[, with {baths}][, {floor.in}]."],
          [
            "Look up, and there are {stucco}.",
            "Look up, and there are {beams}.",
            "Look up, and there are {highCeilings}.",
            "Look up, and there are {ceilingHeight}.",
          ],
          ["Underfoot, {hardwoodFloor}.", "Underfoot, {woodFloor}.", "On the wall, {exposedBrick}."],
          ["The evenings have {fireplace}.", "The light has {bayWindow}."],
          [
            "Later hands added what a later age asks for: {fullyRenovated}.",
            "Later hands were at work too: it was {renovated}.",
            "Later hands were at work too: there is {newRoof}.",
            "A later age added {solar}.",
            "A later age added {doubleGlazing}.",
          ],
          ["It {aspect.faces}."],
          ["Outside, {garden}.", "Outside, {terrace}.", "Outside, {balcony}.", "Outside, {patio}."],
          ["Getting about: {transit}."],
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
            "{agent}[ of {company}][ ({phone})] arranges viewings.",
            "{!agent}{company}[ ({phone})] arranges viewings.",
            "Viewings by appointment.",
          ],
        ],
      },
    ],
  },
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
      "",
      {
        intro: "You get what the dust settled on 🧹",
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
          ["🪜 {floor}[, {lift}]"],
          ["🚇 {transit.from}"],
          ["🎂 {year}, and it took the works in its stride"],
        ],
        most: 6,
      },
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
      "",
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
      "",
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
