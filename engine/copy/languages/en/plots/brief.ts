/** Posts of one to three sentences about one thing. */
import type { Plot } from "#engine/copy/languages/base/plot";

const friendly = ["friendly", "trendy"] as const;
const calm = ["professional", "luxury"] as const;

export const brief: readonly Plot[] = [
  {
    name: "breakfast outside, in brief",
    voices: friendly,
    families: ["short"],
    on: ["garden"],
    titles: ["A garden in {district}"],
    lines: [
      {
        say: [
          [
            "Your houseplants would like you to read this: {garden} in {place}.",
            "Your houseplants would like you to read this: {garden}.",
          ],
          ["With {beds} attached[, {area.bare}][, {transit.from}]."],
          ["{price.bare}.", "{price}."],
        ],
      },
      "@but",
      {
        close: [
          [
            "Digging starts with {agent}[, {company}][, {phone}].",
            "{!agent}Digging starts with {company}[, {phone}].",
            "Digging starts with a message.",
          ],
        ],
      },
    ],
  },
  {
    name: "the garden, in brief",
    voices: calm,
    families: ["short"],
    on: ["garden"],
    titles: ["A garden in {district}"],
    lines: [
      {
        say: [
          [
            "First the garden, then the house: {garden}[, in {place}]; {beds}[, {area.bare}].",
            "First the garden: {garden}[, in {place}].",
          ],
          ["{price.bare}[, {transit.from}].", "{price}."],
        ],
      },
      "@but",
      {
        close: [
          [
            "Viewings: {agent}[, {company}][, {phone}].",
            "{!agent}Viewings: {company}[, {phone}].",
            "Viewings by appointment.",
          ],
        ],
      },
    ],
  },
  {
    name: "small country, in brief",
    voices: friendly,
    families: ["short"],
    on: ["balcony"],
    titles: ["Population one plant: {district}"],
    lines: [
      {
        say: [
          [
            "Population: one plant. Territory: {balcony}, {place}. Mainland: {beds}[, {area.bare}].",
            "Population: one plant. Territory: {balcony}.",
          ],
          ["{price.bare}[, {transit.from}].", "{price}."],
        ],
      },
      "@but",
      {
        close: [
          [
            "Entry via {agent}[, {company}][, {phone}].",
            "{!agent}Entry via {company}[, {phone}].",
            "Entry by message.",
          ],
        ],
      },
    ],
  },
  {
    name: "the open door, in brief",
    voices: calm,
    families: ["short"],
    on: ["balcony"],
    titles: ["A balcony in {district}"],
    lines: [
      {
        say: [
          [
            "One door onto {balcony}, {beds} behind it[, {area.bare}]: {place}.",
            "One door onto {balcony}[, in {place}].",
          ],
          ["{price.bare}[, {transit.from}].", "{price}."],
        ],
      },
      "@but",
      {
        close: [
          [
            "It is opened by {agent}[, {company}][, {phone}].",
            "{!agent}It is opened by {company}[, {phone}].",
            "Opened by appointment.",
          ],
        ],
      },
    ],
  },
  {
    name: "no ceiling, in brief",
    voices: friendly,
    families: ["short"],
    on: ["terrace"],
    titles: ["One more room, no ceiling: {district}"],
    lines: [
      {
        say: [
          [
            "One room has no ceiling: {terrace}, {place}. The others: {beds}[, {area.bare}].",
            "One room has no ceiling: {terrace}[, {place}].",
          ],
          ["{price.bare}[, {transit.from}].", "{price}."],
        ],
      },
      "@but",
      {
        close: [
          [
            "Bring a chair: {agent}[, {company}][, {phone}].",
            "{!agent}Bring a chair: {company}[, {phone}].",
            "Bring a chair.",
          ],
        ],
      },
    ],
  },
  {
    name: "paws up, in brief",
    voices: friendly,
    families: ["short"],
    on: ["petsAllowed"],
    titles: ["Pets said yes: {district}"],
    lines: [
      {
        say: [
          [
            "{+petsAllowed}All in favour, paws up 🐾 Pets allowed: {beds}[, {area.bare}], {place}.",
            "All in favour, paws up 🐾 The terms: {petsAllowed}.",
          ],
          ["{price.bare}[, {transit.from}].", "{price}."],
        ],
      },
      "@but",
      {
        close: [
          ["Votes to {agent}[, {company}][, {phone}].", "{!agent}Votes to {company}[, {phone}].", "Votes by message."],
        ],
      },
    ],
  },
  {
    name: "leg day, in brief",
    voices: friendly,
    families: ["short"],
    on: ["noLift"],
    weight: 58,
    titles: ["Leg day in {district}"],
    lines: [
      {
        say: [
          [
            "Cancel the gym: {noLift}, {floor.in}, {place}.{+upstairsWithoutLift}",
            "Cancel the gym: {noLift}, {floor.in}, {place}.",
            "Cancel the gym: {noLift}, {place}.",
          ],
          ["At the top: {beds}[, {area.bare}]."],
          ["{price.bare}[, {transit.from}].", "{price}."],
        ],
      },
      {
        close: [
          [
            "Warm up, call {agent}[, {company}][, {phone}].",
            "{!agent}Warm up, call {company}[, {phone}].",
            "Warm up, then write.",
          ],
        ],
      },
    ],
  },
  {
    name: "one more snooze, in brief",
    voices: friendly,
    families: ["short"],
    on: ["nearTransit"],
    weight: 58,
    titles: ["One more snooze in {district}"],
    lines: [
      {
        say: [
          [
            "Press snooze again, you’re {transit.from}: {beds}[, {area.bare}], {place}.",
            "Press snooze again, you’re {transit.from}.",
          ],
          ["Coffee on {southBalcony}.", "Coffee on {balcony}.", "Coffee on {terrace}.", "Coffee sitting down."],
          ["{price.bare}.", "{price}."],
        ],
      },
      "@but",
      {
        close: [
          [
            "Once you’re up: {agent}[, {company}][, {phone}].",
            "{!agent}Once you’re up: {company}[, {phone}].",
            "Once you’re up, write.",
          ],
        ],
      },
    ],
  },
  {
    name: "the walk, in brief",
    voices: calm,
    families: ["short"],
    on: ["nearTransit"],
    weight: 58,
    titles: ["{district}: {transit}"],
    lines: [
      {
        say: [
          [
            "The walk first: {transit}. Then {beds}[, {area.bare}][, {floor.in}], in {place}.",
            "The walk first: {transit}.",
          ],
          ["{price.bare}.", "{price}."],
        ],
      },
      "@but",
      {
        close: [
          [
            "Viewings with {agent}[, {company}][, {phone}].",
            "{!agent}Viewings with {company}[, {phone}].",
            "Viewings by appointment.",
          ],
        ],
      },
    ],
  },
];
