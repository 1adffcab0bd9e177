/** Posts of one to three sentences that any home can be told in: friendly and trendy. */
import type { Plot } from "#engine/copy/languages/base/plot";

export const short: readonly Plot[] = [
  {
    name: "shorter than the small print",
    voices: ["friendly", "trendy"],
    families: ["short"],
    on: ["price", "area"],
    weight: 55,
    titles: ["{beds.num} in {district}"],
    lines: [
      {
        say: [
          [
            "Shorter than the small print: {beds.adj} {type}, {place}, {area.bare}[, {floor}]. {price.bare}.",
            "Shorter than the small print: {beds}, {place}, {area.bare}. {price.bare}.",
            "Shorter than the small print: {beds}, {area.bare}, {price.bare}.",
            "Shorter than the small print: {place}, {area.bare}.",
          ],
          ["It’s {transit}."],
          [
            "And yes: {garden}.",
            "And yes: {terrace}.",
            "And yes: {southBalcony}.",
            "And yes: {balcony}.",
            "And yes: {petsAllowed}.",
            "And yes: {parcelBox}.",
          ],
        ],
      },
      "@but",
      {
        close: [
          [
            "Long version: {agent}[, {company}][, {phone}].",
            "{!agent}Long version: {company}[, {phone}].",
            "Long version by message.",
          ],
        ],
      },
    ],
  },
  {
    name: "seeks someone with boxes",
    voices: ["friendly", "trendy"],
    families: ["short"],
    on: ["price", "layout"],
    weight: 56,
    titles: ["{district} {type} seeks someone with boxes"],
    lines: [
      {
        say: [
          [
            "{beds.adj} {type} in {place}, {area.bare}, seeks someone with boxes 📦",
            "Home in {place}, {beds}, {area.bare}, seeks someone with boxes 📦",
            "{beds}, {area.bare}, seeking someone with boxes 📦",
          ],
          [
            "Outdoor type: {garden}.",
            "Outdoor type: {terrace}.",
            "Outdoor type: {balcony}.",
            "Warm by nature: {fireplace}.",
            "Well connected: {transit}.",
            "Good side: {aspect.low}.",
          ],
          ["Costs {price.bare} and says so on the first date.", "{price}, said on the first date."],
        ],
      },
      "@but",
      {
        close: [
          [
            "Swipe right: {agent}[, {company}][, {phone}].",
            "{!agent}Swipe right: {company}[, {phone}].",
            "Swipe right by message.",
          ],
        ],
      },
    ],
  },
  {
    name: "fits in",
    voices: ["friendly", "trendy"],
    families: ["short"],
    on: ["area", "price"],
    weight: 54,
    titles: ["What fits into {area.bare} in {district}"],
    lines: [
      {
        say: [
          [
            "What fits into {area.bare} in {place}: {beds}, one plant with ambitions, all of your opinions.",
            "What fits into {area.bare}: {beds}, one plant with ambitions, all of your opinions.",
            "What fits into {area.bare} in {place}: one plant with ambitions, all of your opinions.",
          ],
          [
            "The plant gets {southBalcony}.",
            "The plant gets {balcony}.",
            "The plant gets {garden}.",
            "The plant gets {terrace}.",
            "The plant gets {bayWindow}.",
          ],
          ["{price.bare}[, {transit.from}].", "{price}."],
        ],
      },
      "@but",
      {
        close: [
          [
            "Measure it with {agent}[, {company}][, {phone}].",
            "{!agent}Measure it with {company}[, {phone}].",
            "Come and measure it.",
          ],
        ],
      },
    ],
  },
  {
    name: "forward this",
    voices: ["friendly", "trendy"],
    families: ["short"],
    on: ["price", "place"],
    weight: 55,
    titles: ["For whoever keeps saying {district}"],
    lines: [
      {
        say: [
          [
            "Forward to whoever keeps saying {place}: {beds}, {area.bare}[, {floor.in}], {price.bare}.",
            "Forward to whoever keeps saying {place}: {beds}, {area.bare}.",
            "Forward to whoever keeps saying {place}: {area.bare}, {price.bare}.",
          ],
          ["They’d be {transit.from}."],
          ["They’d have {garden}.", "They’d have {terrace}.", "They’d have {balcony}.", "They’d have {lift}."],
        ],
      },
      "@but",
      {
        close: [
          [
            "What happens next: {agent}[, {company}][, {phone}].",
            "{!agent}{company}[, {phone}] knows what happens next.",
            "You’re welcome.",
          ],
        ],
      },
    ],
  },
];
