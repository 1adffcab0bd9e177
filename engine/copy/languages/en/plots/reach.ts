/** Posts about where it lies and which way it looks: the stop, the light, the top of the house, the stairs. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { choresOfWarm, comfortOfCalm, companyOfWarm } from "./extras.ts";

export const reach: readonly Plot[] = [
  {
    name: "one more snooze",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["nearTransit"],
    weight: 60,
    titles: ["One more snooze in {district}", "One more snooze"],
    lines: [
      {
        say: [
          [
            "Press snooze once more: this {beds.adj} {type} in {place} is {transit.from}.",
            "Press snooze once more: this home in {place} is {transit.from}.",
            "Press snooze once more: you’d be {transit.from}.",
          ],
        ],
      },
      "",
      {
        intro: "What to do with the time ⏰",
        list: [
          [
            "☕ A second coffee on {southBalcony}",
            "☕ A second coffee on {terrace}",
            "☕ A second coffee on {balcony}",
            "☕ A second coffee in {openKitchen}",
            "☕ A second coffee, sitting down",
          ],
          ["🛁 A bath instead of a shower: {bathtub}", "🚿 {?twoBathrooms}No waiting: {baths}"],
          ["🍽 Leave the plates to {dishwasher}"],
          ["📦 Stop waiting in for the courier: {parcelBox}"],
          ["🛗 Finish tying your shoes in {lift}", "🪜 Tie your shoes before the stairs: {noLift}"],
          [
            "🛒 Buy dinner on the way home: {supermarket}",
            "🛒 Buy dinner on the way home: {convenienceStore}",
            "🛒 Buy dinner on the way home: {wetMarket}",
          ],
          ["🪟 Check the weather: it {aspect.faces}"],
          ["🛏 Walk round all {area} of it looking for your keys"],
        ],
        most: 6,
      },
      { say: [["It’s {floor.in}, {year}.", "It’s {floor.in}.", "It was {year}."]] },
      { say: companyOfWarm, spare: 1 },
      "~@rest",
      "",
      "@money @material?",
      "@but",
      "",
      {
        close: [
          [
            "Once you’re up: {agent}[ at {company}][, {phone}].",
            "{!agent}Once you’re up: {company}[, {phone}].",
            "Once you’re up, message me.",
          ],
          "How many times do you press it?",
        ],
      },
    ],
  },
  {
    name: "the walk, stated",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["nearTransit"],
    weight: 59,
    titles: ["{district}: {transit}", "The walk, stated"],
    lines: [
      {
        say: [
          [
            "A daily walk is part of a home, so it comes first: {transit}. The rest of this one is a {beds.adj} {type} in {place}.",
            "A daily walk is part of a home, so it comes first: {transit}. The rest of this one is in {place}.",
            "A daily walk is part of a home, so it comes first: {transit}.",
          ],
        ],
      },
      "",
      {
        say: [
          ["At the end of it there is {area}[, {floor.in}][, with {baths}].", "At the end of it you are {floor.in}."],
          ["{lift} covers the last stretch.", "The last stretch is stairs: {noLift}."],
          [
            "Shopping can be done on the way: {supermarket}.",
            "Shopping can be done on the way: {convenienceStore}.",
            "Shopping can be done on the way: {shops}.",
          ],
          [
            "Bags are put down, and there is {southBalcony}.",
            "Bags are put down, and there is {balcony}.",
            "Bags are put down, and there is {terrace}.",
          ],
          ["It {aspect.faces}."],
          ["What arrived in the meantime waits in {parcelBox}."],
          [
            "For the days without a train there is {garage}.",
            "For the days without a train there is {parkingSpace}.",
            "For the days without a train there is {bikeRoom}.",
            "For the days without a train there is {bikeStorage}.",
          ],
          ["It was {year}."],
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
            "Walk it once before you decide; {agent}[ of {company}][ ({phone})] arranges the viewing.",
            "{!agent}Walk it once before you decide; {company}[ ({phone})] arranges the viewing.",
            "Walk it once before you decide.",
          ],
        ],
      },
    ],
  },
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
      "",
      {
        intro: "Also not up for discussion 🧭",
        list: [
          ["📐 {area}, unless you count the shelves you’ll put up"],
          ["🪜 {floor}[, {lift}]", "🪜 {floor}"],
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
      "",
      {
        intro: "What else is up there 🐦",
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
      "",
      {
        intro: "What’s waiting at the top of the stairs 🦵",
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
      "",
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
