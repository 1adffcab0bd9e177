/** Posts about a sale that waits for no other. */
import type { Plot } from "#engine/copy/languages/base/plot";

export const chains: readonly Plot[] = [
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
      {
        intro: "\nWhat you’d be dancing towards 💃",
        list: [
          ["🛏 {layout}[, {area} in all]", "📐 {area} in all[, with {baths}]"],
          ["🌿 {garden}", "🌿 {terrace}", "🌿 {patio}", "🌿 {southBalcony}", "🌿 {balcony}"],
          ["🪟 {bayWindow}, for watching other people’s moving vans", "🔥 {fireplace}, for the first evening on a box"],
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
      "",
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
];
