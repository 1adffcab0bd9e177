/** Posts about moving in with a suitcase, and to a home of one’s own. */
import type { Plot } from "#engine/copy/languages/base/plot";

export const arrivals: readonly Plot[] = [
  {
    name: "bring a toothbrush",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["furnished"],
    titles: ["Bring a toothbrush: {district}", "Bring a toothbrush"],
    lines: [
      {
        say: [
          [
            "Packing list for this {beds.adj} {type} in {place}: a toothbrush. There’s {furnished}.",
            "Packing list for this home in {place}: a toothbrush. There’s {furnished}.",
            "Packing list: a toothbrush. There’s {furnished}.",
          ],
        ],
      },
      {
        intro: "\nWhat you can leave at home 🧳",
        list: [
          ["❌ The washing machine: {washerDryer}", "❌ The washing machine: {washingMachine}"],
          ["❌ Pots for a fight over the kitchen: {fittedKitchen}", "❌ The router question: {broadband}"],
          [
            "❌ The fan: {airConditioning}",
            "❌ Thick socks: {underfloorHeating}",
            "❌ Earplugs for the wind: {doubleGlazing}",
          ],
          ["❌ A rug to hide the floor: {woodFloor}", "❌ A rug to hide the floor: {hardwoodFloor}"],
        ],
        most: 4,
      },
      "",
      {
        say: [
          [
            "What you should bring: something to drink on {southBalcony}.",
            "What you should bring: something to drink on {balcony}.",
            "What you should bring: something to drink on {terrace}.",
            "What you should bring: a plant.",
          ],
          ["You’d spread out over {area}[, {floor.in}].", "You’d be {floor.in}."],
          ["It {aspect.faces}."],
          ["You’d set off {transit.from}."],
          ["Anything you bring after all fits in {cellar}.", "Anything you bring after all goes to {storageRoom}."],
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
            "{agent}[ at {company}][, {phone}]: say when, bring the toothbrush later.",
            "{!agent}{company}[, {phone}]: say when, bring the toothbrush later.",
            "Say when, bring the toothbrush later.",
          ],
        ],
      },
    ],
  },
  {
    name: "the keys are the only thing missing",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["furnished"],
    titles: ["{district}: furnished, then keys", "Furnished"],
    lines: [
      {
        say: [
          [
            "Moving usually means two vans and a week of boxes. For this {beds.adj} {type} in {place} a suitcase will do: {furnished}.",
            "Moving usually means two vans and a week of boxes. Here a suitcase will do: {furnished}[, in {place}].",
          ],
        ],
      },
      {
        say: [
          ["It opens on {area}[, {floor.in}][, with {baths}].", "It is {floor.in}."],
          [
            "Unpacked, one sits down on {southBalcony}.",
            "Unpacked, one sits down on {balcony}.",
            "Unpacked, one sits down on {terrace}.",
          ],
          ["It {aspect.faces}."],
          ["Underfoot, {woodFloor}.", "Underfoot, {hardwoodFloor}."],
          ["The kitchen is there as well: {fittedKitchen}.", "The laundry is provided for: {washingMachine}."],
          ["The suitcase then goes to {cellar}.", "The suitcase then goes to {storageRoom}."],
          ["From the door, {transit}."],
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
            "Keys and viewings: {agent}[, {company}][, {phone}].",
            "{!agent}Keys and viewings: {company}[, {phone}].",
            "Viewings by appointment.",
          ],
        ],
      },
    ],
  },
  {
    name: "the whole of it",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["wholeHome"],
    weight: 58,
    titles: ["Nobody else’s milk in the fridge: {district}", "Nobody else’s milk"],
    lines: [
      {
        say: [
          [
            "No names on the milk: this {beds.adj} {type} in {place} comes as {wholeHome}.",
            "No names on the milk: this home in {place} comes as {wholeHome}.",
            "No names on the milk: it comes as {wholeHome}.",
          ],
        ],
      },
      {
        intro: "\nAll for the same person, you 🔑",
        list: [
          ["📐 {area}, every last corner"],
          ["🛁 {baths}, no timetable"],
          ["🌿 {balcony}, both chairs", "🌿 {southBalcony}, both chairs", "🌿 {terrace}, both chairs"],
          ["🧺 {washingMachine}, at the hour you like", "🧊 {fridge}, all the shelves"],
          ["❄️ {airConditioning}, and the remote control", "❄️ {acUnits}, and the remote control"],
          ["🧭 It {aspect.faces}, all for you", "🪜 {floor}[, with {lift}]"],
          ["🚇 {transit.from}, that part you share"],
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
            "See all of it with {agent}[ at {company}][: {phone}].",
            "{!agent}See all of it with {company}[: {phone}].",
            "See all of it: message me.",
          ],
        ],
      },
    ],
  },
];
