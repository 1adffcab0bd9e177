/** Posts that any home can be told in: its numbers, a walk round it. Friendly and trendy. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { choresOfWarm, companyOfWarm } from "./extras.ts";

export const tours: readonly Plot[] = [
  {
    name: "told in numbers",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["price", "area"],
    weight: 54,
    titles: ["{district}, told in numbers", "A home, told in numbers"],
    lines: [
      {
        say: [
          [
            "Adjectives are cheap, so here’s a {type} in {place} in numbers.",
            "Adjectives are cheap, so here’s a home in {place} in numbers.",
            "Adjectives are cheap, so here’s a home in numbers.",
          ],
        ],
      },
      {
        intro: "\nIn the order you’d ask 🔢",
        list: [
          ["{price.bare}, the one you looked for first"],
          [
            "{rate}, the one you’d have worked out next",
            "{?resale}{perSquareMetre} a square metre, the one you’d have worked out next",
          ],
          ["{area}, to fill or to leave alone"],
          ["{layout}, to be argued over on the first evening"],
          ["{transit}, in all weathers"],
          [
            "{floor}, {+lift}and a lift that can count to it",
            "{floor}, {+noLift}and every stair of it yours: no lift",
            "{floor}, for those who like to know",
          ],
          ["{land}, for whoever owns a mower"],
          ["{year}"],
        ],
        most: 7,
      },
      "",
      {
        say: [
          [
            "Zero is a number too: {noKeyMoneyAsked}.",
            "And what no number shows: {garden}.",
            "And what no number shows: {fireplace}.",
            "And what no number shows: {southBalcony}.",
            "And what no number shows: {terrace}.",
            "And what no number shows: {balcony}.",
            "And what no number shows: it {aspect.faces}.",
          ],
        ],
      },
      "",
      { say: companyOfWarm, spare: 1 },
      "~@rest",
      "@costs @material?",
      "@but",
      "",
      {
        close: [
          [
            "The last number you need: {phone}, that’s {agent}[ at {company}].",
            "The last number you need: {phone}, that’s {company}.",
            "{agent}[ at {company}] has the rest of the figures.",
            "Ask for the rest of the figures.",
          ],
        ],
      },
    ],
  },
  {
    name: "come in",
    voices: ["friendly", "trendy"],
    families: ["chat", "list"],
    on: ["layout"],
    weight: 54,
    titles: ["Come in: {beds} in {district}", "Come in, shoes off"],
    lines: [
      {
        say: [
          ["Come in. We’re in {place}[, {floor.in}].", "Come in. We’re {floor.in}."],
          [
            "{+lift}The lift brought us up, so nobody is out of breath.",
            "{+noLift}No lift, so catch your breath first; I’ll wait.",
            "{autoLock} let us in downstairs.",
          ],
        ],
      },
      {
        say: [
          [
            "Shoes off, and mind the {woodFloor.bare}.",
            "Shoes off, and mind the {hardwoodFloor.bare}.",
            "Shoes off: {underfloorHeating}.",
            "Shoes off, if you like.",
          ],
          [
            "What you’re walking round is a {beds.adj} {type}[ of {area}][, with {baths}].",
            "What you’re walking round is {layout}[, {area}].",
          ],
          [
            "You cook in {openKitchen}, so nobody talks to your back.",
            "You cook in {newKitchen}[, with {dishwasher} for afterwards].",
            "You cook in {fittedKitchen}[, with {dishwasher} for afterwards].",
            "You cook in {separateKitchen}, so the door hides the pans.",
          ],
          [
            "Now look up: {stucco}.",
            "Now look up: {highCeilings}.",
            "Now look up: {beams}.",
            "Sit down for a second: {fireplace}.",
            "Sit down for a second: {bayWindow}.",
          ],
          [
            "Out through here: {garden}.",
            "Out through here: {terrace}.",
            "Out through here: {southBalcony}.",
            "Out through here: {balcony}.",
            "Out through here: {patio}.",
            "Out through here: {deck}.",
            "Out through here: {yard}.",
          ],
          [
            "That door is for your projects: {workshop}.",
            "That door is for your plants: {sunRoom}.",
            "That door is for your laptop: {study}.",
          ],
          ["In case you brought a compass: it {aspect.faces}."],
          [
            "For the boxes you’ll never unpack there’s {cellar}.",
            "For the boxes you’ll never unpack there’s {storageRoom}.",
            "For the boxes you’ll never unpack there’s {cellarRoom}.",
            "For the boxes you’ll never unpack there’s {attic}.",
          ],
          ["And back outside you’re {transit.from}."],
        ],
      },
      "",
      { say: choresOfWarm, spare: 1 },
      "~@rest",
      "",
      "@money @material?",
      "@but",
      "",
      {
        close: [
          [
            "Next time with the key: {agent}[ at {company}][, {phone}].",
            "Next time with the key: {company}[, {phone}].",
            "Next time with the key. When suits you?",
          ],
        ],
      },
    ],
  },
];
