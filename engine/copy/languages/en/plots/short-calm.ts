/** Posts of one to three sentences that any home can be told in: professional and luxury. */
import type { Plot } from "#engine/copy/languages/base/plot";

export const shortCalm: readonly Plot[] = [
  {
    name: "in the order of asking",
    voices: ["professional", "luxury"],
    families: ["short"],
    on: ["price", "place"],
    weight: 56,
    titles: ["{district}, in the order of asking"],
    lines: [
      {
        say: [
          [
            "In the order of asking: {place}; {beds}, {area.bare}; {price.bare}.",
            "In the order of asking: {place}; {area.bare}; {price.bare}.",
            "In the order of asking: {place}; {beds}; {area.bare}.",
          ],
          ["It is {floor.in}[ and {aspect.faces}].", "It {aspect.faces}."],
          ["The walk: {transit}."],
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
    name: "behind one door",
    voices: ["professional", "luxury"],
    families: ["short"],
    on: ["layout", "price"],
    weight: 55,
    titles: ["Behind one door in {district}"],
    lines: [
      {
        say: [
          [
            "Behind one door in {place}: {layout}, {area.bare}[, {floor.in}].",
            "Behind one door in {place}: {beds}, {area.bare}.",
            "Behind one door: {layout}, {area.bare}.",
          ],
          [
            "Behind another, {garden}.",
            "Behind another, {terrace}.",
            "Behind another, {southBalcony}.",
            "Behind another, {balcony}.",
            "Behind another, {cellar}.",
          ],
          ["{price.bare}[, {transit.from}].", "{price}."],
        ],
      },
      "@but",
      {
        close: [
          [
            "The key is with {agent}[, {company}][, {phone}].",
            "{!agent}To see it: {company}[, {phone}].",
            "Shown by appointment.",
          ],
        ],
      },
    ],
  },
  {
    name: "one figure at a time",
    voices: ["professional", "luxury"],
    families: ["short"],
    on: ["area", "price"],
    weight: 54,
    titles: ["{district}: {area.bare}, {price.short}"],
    lines: [
      {
        say: [
          [
            "{area.bare} in {place}. {beds}. {price.bare}.",
            "{area.bare} in {place}. {price.bare}.",
            "{area.bare}. {beds}. {price.bare}.",
            "{area.bare} in {place}. {beds}.",
          ],
          [
            "The figures say what it is; {garden} says why.",
            "The figures say what it is; {terrace} says why.",
            "The figures say what it is; {balcony} says why.",
          ],
          ["{transit}, for completeness."],
        ],
      },
      "@but",
      {
        close: [
          [
            "{agent}[ of {company}] arranges viewings[: {phone}].",
            "{!agent}{company} arranges viewings[: {phone}].",
            "Viewings are arranged by message.",
          ],
        ],
      },
    ],
  },
];
