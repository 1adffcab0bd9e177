/** Posts about who comes along on four legs. */
import type { Plot } from "#engine/copy/languages/base/plot";

export const pets: readonly Plot[] = [
  {
    name: "your cat found it",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["catsAllowed"],
    titles: ["Your cat just found a {type} in {district}", "Your cat just found a {type}"],
    lines: [
      {
        say: [
          [
            "{+catsAllowed}Cats are allowed, and it says so in the listing, so somebody small would like you to read on.",
            "{catsAllowed}: somebody small would like you to read on.",
          ],
          [
            "{?southBalcony}There’s {southBalcony} for the afternoon nap.",
            "{balcony} is where the afternoon nap will happen.",
            "{bayWindow} is spoken for already: that’s the lookout.",
          ],
        ],
      },
      "",
      {
        intro: "For the human on the lease:",
        list: [
          ["🛋 {layout}, {area} in all, in {place}", "🛋 {beds} and {area}, in {place}", "🛋 {layout} in {place}"],
          ["🚇 {transit.from}"],
          ["🔑 {+wholeHome}the whole place, not a room in a share"],
          ["🧊 {appliancesRenewed}", "🧺 {washingMachine}"],
          ["📶 {+broadband}broadband is in already, so night one can be film night", "📶 {broadband}"],
          ["🏪 {+convenienceStore}a convenience store near by, for emergency ice cream", "🏪 {supermarket}"],
          ["🌳 {+park}a park near by, for whoever prefers dogs", "🌳 {park}"],
        ],
        most: 6,
      },
      "",
      {
        say: [
          [
            "{+noLift}The honest bit: {floor.in}, and no lift. Call it leg day.",
            "{+noLift}The honest bit: there’s no lift. Call it leg day.",
            "It’s {floor.in}.",
          ],
        ],
      },
      "@money @material?",
      "@but",
      "",
      {
        close: [
          [
            "{agent} at {company} ({phone}) will show you both round.",
            "Ring {agent} on {phone} and bring both opinions.",
            "Ask {company} ({phone}) for a viewing.",
          ],
          "So, what’s your cat called?",
        ],
      },
    ],
  },
];
