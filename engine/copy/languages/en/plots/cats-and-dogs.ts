/** Posts about cats and dogs. */
import type { Plot } from "#engine/copy/languages/base/plot";

export const catsAndDogs: readonly Plot[] = [
  {
    name: "your cat found it",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["catsAllowed"],
    titles: ["Your cat has found a {type} in {district}", "Your cat would like a word"],
    lines: [
      {
        say: [
          [
            "{+catsAllowed}Your cat has found a {beds.adj} {type} in {place} and would like a word 🐱",
            "{+catsAllowed}Your cat has found a home in {place} and would like a word 🐱",
            "Your cat has read the terms of a {beds.adj} {type} in {place}: {catsAllowed}. The packing may begin 🐱",
            "Your cat has read the terms: {catsAllowed}. The packing may begin 🐱",
          ],
          [
            "{southBalcony} is booked for the afternoon nap.",
            "{bayWindow} is spoken for: that’s the lookout.",
            "{balcony} will be the lookout, with supervision.",
            "{woodFloor} for the midnight gallop, sorry to whoever lives with it.",
          ],
        ],
      },
      {
        intro: "\nFor the human who signs:",
        list: [
          ["🛋 {layout}[, {area} in all]", "🛋 {area} in all"],
          ["🪜 {floor}[ and {lift}]", "🪜 {floor}"],
          ["🚇 {transit.from}, for earning the cat food"],
          ["🔑 {+wholeHome}the whole place, so no housemate with an allergy"],
          ["🧺 {washingMachine}, for all that fur", "🧊 {appliancesRenewed}"],
          ["📶 {+broadband}broadband is in already, so night one can be film night", "📶 {broadband}"],
          ["📦 {parcelBox}, and the empty boxes go to the cat"],
          ["🏪 {+convenienceStore}a convenience store, for emergency tuna"],
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
            "{agent}[ at {company}][ ({phone})] will show you both round.",
            "Ask {company}[ ({phone})] for a viewing, and bring both opinions.",
          ],
          "So, what’s your cat called?",
        ],
      },
    ],
  },
  {
    name: "the dog’s report",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["dogsAllowed"],
    titles: ["The dog’s report on {district}", "The dog’s report"],
    lines: [
      {
        say: [
          [
            "{+dogsAllowed}The dog’s report on a {beds.adj} {type} in {place} 🐕 Point one: dogs are allowed. The rest is detail.",
            "{+dogsAllowed}The dog’s report on a home in {place} 🐕 Point one: dogs are allowed. The rest is detail.",
            "The dog’s report 🐕 Point one: {dogsAllowed}. The rest is detail.",
          ],
        ],
      },
      {
        intro: "\nIn order of importance:",
        list: [
          [
            "🌿 {garden}. Holes under consideration",
            "🌿 {yard}. Holes under consideration",
            "🌤 {terrace}, for lying on",
            "🌤 {balcony}, for announcing the postman",
          ],
          ["🚧 {fenced}. Noted, with regret"],
          [
            "🌳 {park}. Strongly approved",
            "🌲 {forest}. Strongly approved",
            "🌊 {beach}. Strongly approved",
            "🌊 {riverWalk}. Strongly approved",
          ],
          [
            "🔥 {fireplace}, and the rug in front of it is taken",
            "🔥 {woodStove}, and the rug in front of it is taken",
          ],
          ["🛗 {lift}. Will sniff each floor", "🪜 {noLift}, so two walks a day become four"],
          ["📐 {area} for the evening zoomies[, {floor.in}]", "📐 {area} for the evening zoomies"],
          ["🛏 {layout}. One bed will do, if it’s yours", "🛏 {beds}. One bed will do, if it’s yours"],
          ["🚇 {transit.from}, for the human who has to go to work"],
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
            "Reports to {agent}[ at {company}][, {phone}]; tail wags accepted.",
            "Reports to {company}[, {phone}]; tail wags accepted.",
          ],
          "Who would be inspecting for you?",
        ],
      },
    ],
  },
];
