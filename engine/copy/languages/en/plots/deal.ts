/** Posts about the deal itself: what does not have to be waited for, paid or bought. */
import type { Plot } from "#engine/copy/languages/base/plot";

export const deal: readonly Plot[] = [
  {
    name: "the shortest chain",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["chainFree"],
    titles: ["The shortest chain in {district} is no chain", "The shortest chain is no chain"],
    lines: [
      {
        say: [
          [
            "A chain is a conga line in which one person always stops to tie a shoe. At this {beds.adj} {type} in {place} there’s {chainFree}.",
            "A chain is a conga line in which one person always stops to tie a shoe. At this one in {place} there’s {chainFree}.",
            "A chain is a conga line in which one person always stops to tie a shoe. Here there’s {chainFree}.",
          ],
        ],
      },
      "",
      {
        intro: "What you’d be dancing towards 💃",
        list: [
          ["🛏 {layout}[, {area} in all]", "📐 {area} in all[, with {baths}]"],
          ["🌿 {garden}", "🌿 {terrace}", "🌿 {patio}", "🌿 {southBalcony}", "🌿 {balcony}"],
          [
            "🪟 {bayWindow}, for watching other people’s removal vans",
            "🔥 {fireplace}, for the first evening on a box",
          ],
          [
            "🧳 {cellar}, for the boxes you label “misc”",
            "🧳 {loftStorage}, for the boxes you label “misc”",
            "🧳 {storageRoom}, for the boxes you label “misc”",
          ],
          ["🚽 {secondWc}, so guests needn’t climb over them"],
          ["🚗 {garage}", "🚗 {driveway}", "🚗 {parkingSpace}", "🚗 {permitParking}"],
          ["🚇 {transit.from}"],
          ["🎂 {year}"],
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
            "May I have this dance? {agent}[ at {company}][, {phone}].",
            "{!agent}May we have this dance? {company}[, {phone}].",
            "Shall we dance? Send a message.",
          ],
        ],
      },
    ],
  },
  {
    name: "no one above in the chain",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["chainFree"],
    titles: ["{district}: no onward chain", "No onward chain"],
    lines: [
      {
        say: [
          [
            "The seller of this {beds.adj} {type} in {place} is not waiting for another purchase: there is {chainFree}, so the only timetable to agree is between two sides.",
            "The seller of this home in {place} is not waiting for another purchase: there is {chainFree}, so the only timetable to agree is between two sides.",
            "The seller is not waiting for another purchase: there is {chainFree}, so the only timetable to agree is between two sides.",
          ],
        ],
      },
      "",
      {
        say: [
          [
            "What changes hands is {layout}, on {area}.",
            "What changes hands is {area}[, with {baths}].",
            "What changes hands is {layout}.",
          ],
          ["It was {year}[ and is {floor.in}]."],
          [
            "Outside there is {garden}.",
            "Outside there is {terrace}.",
            "Outside there is {patio}.",
            "Outside there is {balcony}.",
          ],
          ["Inside, the eye goes to {bayWindow}.", "Inside, the eye goes to {fireplace}.", "Underfoot, {woodFloor}."],
          ["Storage is by {cellar}.", "Storage is by {loftStorage}.", "Storage is by {storageRoom}."],
          ["Cars have {garage}.", "Cars have {driveway}.", "Cars have {parkingSpace}.", "Cars have {permitParking}."],
          ["The daily journey: {transit}."],
          ["It {aspect.faces}."],
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
            "Dates and viewings are agreed with {agent}[ of {company}][, {phone}].",
            "{!agent}Dates and viewings are agreed with {company}[, {phone}].",
            "Dates and viewings are agreed by message.",
          ],
        ],
      },
    ],
  },
  {
    name: "the gift that isn’t due",
    voices: ["friendly", "trendy", "professional"],
    families: ["list", "chat"],
    on: ["noKeyMoneyAsked"],
    titles: ["No key money in {city}", "No key money. Yes, really"],
    lines: [
      {
        say: [
          [
            "Renting in Japan often begins with a present to the landlord that never comes back. At this {beds.adj} {type} in {place} it’s not due: {noKeyMoneyAsked}.",
            "Renting in Japan often begins with a present to the landlord that never comes back. Here it’s not due: {noKeyMoneyAsked}.",
          ],
        ],
      },
      "",
      {
        intro: "What you could give yourself instead:",
        list: [
          ["A desk for the corner: it {aspect.faces}"],
          ["Curtains for {area}", "Curtains, measured on site"],
          ["A cushion for {balcony}", "A lamp for {floor.in}"],
          ["Good soap, since there’s {separateBathAndWc}", "Good soap, since there’s {bathReheat}"],
          ["A bell for the bicycle: {bikeRoom}", "A bell for the bicycle: {bikeStorage}"],
          ["A commuter pass, used {transit.from}"],
        ],
        most: 6,
      },
      "~@rest",
      "",
      { say: ["And what is due:"] },
      "@money @material?",
      "@but",
      "",
      {
        close: [
          [
            "{agent}[ at {company}][ ({phone})] shows it, gift-wrapping not included.",
            "{!agent}{company}[ ({phone})] shows it, gift-wrapping not included.",
            "Message for a viewing; bring nothing.",
          ],
        ],
      },
    ],
  },
  {
    name: "explained to a newcomer",
    voices: ["friendly", "professional", "trendy", "luxury"],
    families: ["list", "chat"],
    on: ["fiveOnly"],
    weight: 70,
    titles: ["{city}: the tax line, explained", "The tax line, explained"],
    lines: [
      {
        say: [
          [
            "Chinese listings hide their strongest line in four characters: 满五唯一. This {beds.adj} {type} in {place} has them; in plain words, it’s {fiveOnly}, and tax at transfer is counted by that.",
            "Chinese listings hide a line in four characters: 满五唯一. In plain words: {fiveOnly}, and tax at transfer is counted by that.",
          ],
        ],
      },
      "",
      {
        say: [
          [
            "The rest needs no footnote: {area}[, {floor.in}][, {transit.from}].",
            "The rest needs no footnote: {area}.",
          ],
          ["It {aspect.faces}[, with {livingSouth}]."],
          ["Another line worth reading twice: {noMortgage}."],
          [
            "{lift} goes with it, and so does {balcony}.",
            "{balcony} goes with it.",
            "{twoLiftsFourHomes} serve it.",
            "{lift} goes with it.",
          ],
          ["In the kitchen, {kitchenWindow}.", "By the kitchen, {utilityBalcony}.", "The stove runs on {pipedGas}."],
          ["Down in the grounds, {carAndPedestrianApart}."],
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
            "Ask {agent}[ at {company}][ ({phone})] to go through the rest line by line.",
            "{!agent}Ask {company}[ ({phone})] to go through the rest line by line.",
            "Questions on any line are welcome.",
          ],
        ],
      },
    ],
  },
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
      "",
      {
        intro: "What you can leave at home 🧳",
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
      "",
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
    titles: ["Nobody else’s yoghurt in the fridge: {district}", "Nobody else’s yoghurt"],
    lines: [
      {
        say: [
          [
            "No names on the yoghurt: this {beds.adj} {type} in {place} comes as {wholeHome}.",
            "No names on the yoghurt: this home in {place} comes as {wholeHome}.",
            "No names on the yoghurt: it comes as {wholeHome}.",
          ],
        ],
      },
      "",
      {
        intro: "All for the same person, you 🔑",
        list: [
          ["📐 {area}, every last corner"],
          ["🛁 {baths}, no rota"],
          ["🌿 {balcony}, both chairs", "🌿 {southBalcony}, both chairs", "🌿 {terrace}, both chairs"],
          ["🧺 {washingMachine}, at the hour you like", "🧊 {fridge}, all the shelves"],
          ["❄️ {airConditioning}, and the remote control", "❄️ {acUnits}, and the remote control"],
          ["🧭 It {aspect.faces}, all for you", "🪜 {floor}[, {lift}]"],
          ["🚇 {transit.from}, that part you share"],
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
            "See all of it with {agent}[ at {company}][: {phone}].",
            "{!agent}See all of it with {company}[: {phone}].",
            "See all of it: message me.",
          ],
        ],
      },
    ],
  },
];
