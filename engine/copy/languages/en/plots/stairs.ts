/** Posts that say first that there is no lift. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { comfortOfCalm, companyOfWarm } from "./extras.ts";

export const stairs: readonly Plot[] = [
  {
    name: "leg day",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["noLift"],
    weight: 59,
    titles: ["Leg day in {district}", "Every day is leg day"],
    lines: [
      {
        say: [
          [
            "The drawback first, so we can be friends: there’s {noLift}, and this {beds.adj} {type} in {place} is {floor.in}.{+upstairsWithoutLift}",
            "The drawback first, so we can be friends: there’s {noLift}, and this {beds.adj} {type} in {place} is {floor.in}.",
            "The drawback first, so we can be friends: there’s {noLift} at this {beds.adj} {type} in {place}.",
            "The drawback first, so we can be friends: there’s {noLift}, and this home in {place} needs legs.",
          ],
        ],
      },
      {
        intro: "\nWhat’s waiting at the top of the stairs 🦵",
        list: [
          ["🛋 {area} to collapse in[, {baths} to revive in]"],
          [
            "🌿 {southBalcony}, for getting your breath back",
            "🌿 {balcony}, for getting your breath back",
            "🌿 {terrace}, for getting your breath back",
          ],
          ["🛁 {bathtub}, for the calves"],
          ["🧭 Windows that know where they’re going: {aspect.low}"],
          ["🪵 {woodFloor}", "🪟 {bothSides}", "✨ {stucco}"],
          [
            "🧳 {cellar} at the other end of the stairs, so the heavy things needn’t climb",
            "🧳 {cellarRoom}, so not everything has to climb",
            "🚲 {bikeRoom}, so the bike doesn’t climb",
            "🚲 {bikeStorage}, so the bike doesn’t climb",
          ],
          ["🚇 {transit.from}, easy for legs like yours"],
          ["🏛 {year}"],
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
            "Warm up, then call {agent}[ at {company}][: {phone}].",
            "{!agent}Warm up, then call {company}[: {phone}].",
            "Warm up, then message me.",
          ],
          "Stairs: yes, no, or only down?",
        ],
      },
    ],
  },
  {
    name: "the reason to say no",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["noLift"],
    weight: 58,
    titles: ["{district}: the stairs first", "The stairs first"],
    lines: [
      {
        say: [
          [
            "If this {beds.adj} {type} in {place} is not for you, the reason will be the stairs: it is {floor.in}, and there is {noLift}.{+upstairsWithoutLift}",
            "If this {beds.adj} {type} in {place} is not for you, the reason will be the stairs: it is {floor.in}, and there is {noLift}.",
            "If this home in {place} is not for you, the reason will be the stairs: there is {noLift}.",
            "If this home is not for you, the reason will be the stairs: there is {noLift}.",
          ],
        ],
      },
      {
        say: [
          "For everyone who is still reading, the rest.",
          ["There is {area}[, with {baths}]."],
          [
            "Whoever has climbed can sit down on {southBalcony}.",
            "Whoever has climbed can sit down on {balcony}.",
            "Whoever has climbed can sit down on {terrace}.",
          ],
          ["It {aspect.faces}."],
          ["Underfoot, {woodFloor}.", "Overhead, {stucco}.", "Overhead, {ceilingHeight}."],
          [
            "What is heavy may stay below, in {cellar}.",
            "What is heavy may stay below, with {bikeStorage}.",
            "What is heavy may stay below: {bikeRoom}.",
            "What is heavy may stay elsewhere: {cellarRoom}.",
          ],
          ["On level ground, {transit}."],
          ["It was {year}."],
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
            "Viewings begin at the bottom step: {agent}[, {company}][, {phone}].",
            "{!agent}Viewings begin at the bottom step: {company}[, {phone}].",
            "Viewings begin at the bottom step.",
          ],
        ],
      },
    ],
  },
];
