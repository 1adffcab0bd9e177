/** Posts about the walk to the stop. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { comfortOfCalm, companyOfWarm } from "./extras.ts";

export const stops: readonly Plot[] = [
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
      {
        intro: "\nWhat to do with the time ⏰",
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
      "",
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
            "Walk it once before you decide; {agent}[ of {company}][ ({phone})] arranges the viewing.",
            "{!agent}Walk it once before you decide; {company}[ ({phone})] arranges the viewing.",
            "Walk it once before you decide.",
          ],
        ],
      },
    ],
  },
];
