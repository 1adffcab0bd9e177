/** Posts about a fire. */
import type { Plot } from "#engine/copy/languages/base/plot";

export const fires: readonly Plot[] = [
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
      {
        intro: "\nSecond to eighth questions 🔥",
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
      "",
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
];
