/** Posts about a balcony. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { companyOfWarm, serviceOfCalm } from "./extras.ts";

export const balconies: readonly Plot[] = [
  {
    name: "a balcony is a small country",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["balcony"],
    titles: ["Population one plant: a balcony in {district}", "A balcony is a small country"],
    lines: [
      {
        say: [
          [
            "A balcony is a small country. This one ({southBalcony}) borders on {place}.",
            "A balcony is a small country. This one ({balcony}) borders on {place}.",
            "A balcony is a small country, and {balcony} comes with this one.",
          ],
          ["The mainland is a {beds.adj} {type}[, {floor.in}].", "The mainland has {beds}[, {floor.in}]."],
        ],
      },
      {
        intro: "\nFacts for travellers 🌿",
        list: [
          ["🗺 Territory indoors: {area}[, {baths} included]"],
          ["🧭 Outlook: {aspect.low}"],
          ["🚇 Border crossing: {transit.from}"],
          [
            "🍳 National dish prepared in {openKitchen}",
            "🍳 National dish prepared in {fittedKitchen}",
            "🍳 National dish prepared in {separateKitchen}",
          ],
          ["🛗 Customs: {lift}", "🪜 Customs: {noLift}, so travel light"],
          ["📦 Imports: {parcelBox}"],
          ["🧳 Warehouse: {cellar}", "🧳 Warehouse: {storageRoom}", "🧳 Warehouse: {cellarRoom}"],
          ["🏛 Founded: {year.cell}"],
        ],
        most: 6,
      },
      "",
      { say: companyOfWarm, spare: 1 },
      "~@rest",
      "",
      { say: ["Entry requirements:"] },
      "@money @material?",
      "@but",
      "",
      {
        close: [
          [
            "Entry by way of {agent}[ at {company}][: {phone}].",
            "{!agent}Entry by way of {company}[: {phone}].",
            "Entry by message.",
          ],
          "What would you grow on it?",
        ],
      },
    ],
  },
  {
    name: "the door that stays open",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["balcony"],
    titles: ["{district}: a door that stays open", "A door that stays open"],
    lines: [
      {
        say: [
          [
            "From spring on, one door of this {type} in {place} will stand open: behind it is {southBalcony}.",
            "From spring on, one door of this {type} in {place} will stand open: behind it is {balcony}.",
            "From spring on, one door of this home in {place} will stand open: behind it is {balcony}.",
            "From spring on, one door will stand open: behind it is {balcony}.",
          ],
        ],
      },
      {
        say: [
          ["In front of it, {layout}[ on {area}].", "In front of it, {area}."],
          ["It is {floor.in}[ and {aspect.faces}].", "It {aspect.faces}."],
          ["Underfoot, {woodFloor}.", "Underfoot, {hardwoodFloor}.", "Overhead, {stucco}."],
          [
            "For the months when the door is closed there is {fireplace}.",
            "For the months when the door is closed there is {underfloorHeating}.",
            "For the months when the door is closed there is {bathtub}.",
            "For the months when the door is closed there is {doubleGlazing}.",
          ],
          [
            "The chairs winter in {cellar}.",
            "The chairs winter in {storageRoom}.",
            "The chairs winter in {cellarRoom}.",
          ],
          ["The other door, the one to the street, is {transit.from}."],
          ["It was {year}."],
        ],
      },
      "",
      { say: serviceOfCalm, spare: 1 },
      "~@rest",
      "@but",
      "",
      "@money @material?",
      "",
      {
        close: [
          [
            "{agent}[ of {company}][ ({phone})] opens both.",
            "{!agent}{company}[ ({phone})] opens both.",
            "Both are opened by appointment.",
          ],
        ],
      },
    ],
  },
];
