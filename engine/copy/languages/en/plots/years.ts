/** Posts about an old house. */
import type { Plot } from "#engine/copy/languages/base/plot";

export const years: readonly Plot[] = [
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
      {
        intro: "\nWhat it has to show for it 🏛",
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
      "",
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
];
