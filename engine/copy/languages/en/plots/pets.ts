/** Posts about pets of any kind. */
import type { Plot } from "#engine/copy/languages/base/plot";

export const pets: readonly Plot[] = [
  {
    name: "paws up",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["petsAllowed"],
    titles: ["Pets said yes: {beds.num} in {district}", "All in favour, paws up"],
    lines: [
      {
        say: [
          [
            "{+petsAllowed}All in favour of a {beds.adj} {type} in {place}, paws up 🐾 Pets are allowed, so everyone gets a vote.",
            "{+petsAllowed}All in favour of {place}, paws up 🐾 Pets are allowed, so everyone gets a vote.",
            "All in favour, paws up 🐾 The terms say it: {petsAllowed}.",
          ],
        ],
      },
      {
        intro: "\nThe count so far:",
        list: [
          [
            "🐈 The cat votes for {southBalcony}",
            "🐈 The cat votes for {bayWindow}",
            "🐈 The cat votes for {balcony}",
            "🐈 The cat votes for {underfloorHeating}",
          ],
          [
            "🐕 The dog votes for {garden}",
            "🐕 The dog votes for {yard}",
            "🐕 The dog votes for {terrace}",
            "🐕 The dog votes for {park}",
          ],
          ["🐹 The hamster abstains, but likes that it {aspect.faces}"],
          ["🧍 You vote for {area}[ and {transit.from}]", "🧍 You vote for {area}"],
          ["📦 Whoever is out at work votes for {parcelBox}", "🍽 Whoever cooks votes for {dishwasher}"],
          ["🪜 The floor is settled: {floor}[, with {lift}]", "🪜 The floor is settled: {floor}"],
        ],
        most: 6,
      },
      "",
      { say: [["That makes {layout} to hand out.", "That makes {beds} to hand out."]] },
      "~@rest",
      "",
      "@money @material?",
      "@but",
      "",
      {
        close: [
          [
            "Motion carried? {agent}[ at {company}][ ({phone})] sets up the viewing.",
            "Motion carried? {company}[ ({phone})] sets up the viewing.",
          ],
          "And who really decides at your place?",
        ],
      },
    ],
  },
  {
    name: "the answer about pets",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["petsAllowed"],
    titles: ["Pets allowed: a {beds.adj} {type} in {district}", "Pets are allowed: {district}"],
    lines: [
      {
        say: [
          [
            "{+petsAllowed}With a pet, the first call is usually about the pet. Here the answer is yes, which leaves the {beds.adj} {type} itself[, in {place}].",
            "{+petsAllowed}With a pet, the first call is usually about the pet. Here the answer is yes[, and the home is in {place}].",
            "With a pet, the first call is usually about the pet. Here the terms say {petsAllowed}[, and the home is in {place}].",
          ],
        ],
      },
      {
        say: [
          ["It measures {area}[, {floor.in}][, and {aspect.faces}].", "It measures {area}."],
          [
            "For the first walk of the day there is {park}.",
            "Out of doors there is {garden}.",
            "Out of doors there is {terrace}.",
            "Out of doors there is {balcony}.",
          ],
          ["Your own journey begins {transit.from}."],
          ["{parcelBox} take deliveries when nobody is in."],
          ["{underfloorHeating} will be noticed by two legs and four alike."],
          ["{+cornerUnit}It stands on a corner."],
          ["It was {year}."],
        ],
      },
      "~@rest",
      "@but",
      "@money @material?",
      "",
      {
        close: [
          [
            "{agent}[ of {company}][ ({phone})] arranges viewings and will confirm the terms for your pet.",
            "{company}[ ({phone})] arranges viewings and will confirm the terms for your pet.",
          ],
        ],
      },
    ],
  },
  {
    name: "pets are a conversation",
    voices: ["friendly", "professional"],
    families: ["list", "chat"],
    on: ["petsNegotiable"],
    titles: ["Pets? Worth asking, in {district}", "Pets? Worth asking"],
    lines: [
      {
        say: [
          [
            "{+petsNegotiable}Not a yes, not a no: pets at this {beds.adj} {type} in {place} are by arrangement. So bring a photo and good manners.",
            "{+petsNegotiable}Not a yes, not a no: pets here are by arrangement. So bring a photo and good manners.",
          ],
        ],
      },
      {
        say: [
          [
            "While that is being talked over: {area}[, {floor.in}][, {aspect}].",
            "While that is being talked over: {area}.",
          ],
          [
            "Overhead there are {stucco}, underfoot {woodFloor}.",
            "Underfoot there are {woodFloor}.",
            "Overhead there are {stucco}.",
          ],
          ["{balcony} gives everyone somewhere to watch the day from."],
          ["There are {courtyardFacing}."],
          ["You would be {transit.from}."],
          [
            "{cellarRoom} and {bikeStorage} take what the rooms should not.",
            "{cellarRoom} takes what the rooms should not.",
            "{bikeStorage} takes what the hall should not.",
          ],
          ["It was {year}[ and {renovated}]."],
        ],
      },
      "~@rest",
      "@but",
      "@money @material?",
      "",
      {
        close: [
          [
            "Ask {agent}[ at {company}][ ({phone})] about the animal first, the rooms second.",
            "Ask {company}[ ({phone})] about the animal first, the rooms second.",
          ],
        ],
      },
    ],
  },
];
