/** Scenes on what lies around the home. */
import type { Scene } from "#engine/copy/languages/base/story";

export const around: readonly Scene[] = [
  {
    on: ["nearTransit", "transit"],
    icon: "🚉",
    weight: 74,
    title: ["{beds.adj} {type}, {transit}"],
    open: {
      professional: ["This {beds.adj} {type} is {transit.from}, in {district}.", "The home is {transit.from}."],
      friendly: ["Start with the part you’d do every day: it’s {transit.from}."],
      luxury: ["The city is near when wanted: {transit}."],
      trendy: ["The commute starts close: {transit}."],
    },
    line: {
      professional: ["It is {transit.from}"],
      friendly: [
        "It’s {transit.from}: close enough to walk home with full bags",
        "It’s {transit.from}, so going out and coming back are both easy to say yes to",
        "It’s {transit.from}, which you’ll notice most when it rains",
      ],
      luxury: ["It lies {transit.from}", "For the days one goes into town: {transit}"],
      trendy: ["{transit}, so the commute starts close", "It’s {transit.from}", "{transit.from}, walkable in the rain"],
    },
    end: {
      friendly: ["Podcast or paper on the way home?"],
    },
  },
  {
    on: ["transit"],
    icon: "🚉",
    weight: 40,
    line: {
      professional: ["It is {transit.from}"],
      friendly: ["It’s {transit.from}"],
      luxury: ["It lies {transit.from}"],
      trendy: ["{transit}"],
    },
  },
  {
    on: ["convenienceStore"],
    icon: "🏪",
    open: {
      friendly: ["Out of milk at midnight? There’s a convenience store downstairs."],
      trendy: ["Emergency ice cream, sorted: convenience store downstairs."],
    },
    line: {
      professional: [
        "There is a convenience store downstairs",
        "A convenience store downstairs covers the daily needs",
      ],
      friendly: [
        "There’s a convenience store downstairs, so the umbrella you forgot is an easy fix",
        "There’s a convenience store downstairs for milk and batteries",
      ],
      luxury: [
        "There is a convenience store downstairs",
        "Small things forgotten are had downstairs, at the convenience store",
      ],
      trendy: ["Convenience store downstairs for late-night milk", "Downstairs there’s a convenience store"],
    },
  },
  {
    on: ["supermarket"],
    icon: "🛒",
    line: {
      professional: ["There is {supermarket}"],
      friendly: ["There’s {supermarket} for the weekly shop"],
      luxury: ["There is {supermarket}"],
      trendy: ["{supermarket} for the weekly shop"],
    },
  },
  {
    on: ["shops"],
    icon: "🛍️",
    line: {
      professional: ["There are shops nearby"],
      friendly: ["There are shops nearby, so a forgotten lemon is no drama"],
      luxury: ["There are shops nearby"],
      trendy: ["Shops nearby"],
    },
  },
  {
    on: ["mall"],
    icon: "🛍️",
    line: {
      professional: ["There is a shopping mall nearby"],
      friendly: ["There’s a shopping mall nearby"],
      luxury: ["There is a shopping mall nearby", "For a wet afternoon there is a shopping mall nearby"],
      trendy: ["Shopping mall nearby"],
    },
  },
  {
    on: ["market"],
    icon: "🥬",
    line: {
      professional: ["There is a market nearby"],
      friendly: ["There’s a market nearby for the weekend’s vegetables"],
      luxury: ["There is a market nearby"],
      trendy: ["Market nearby"],
    },
  },
  {
    on: ["bakery"],
    icon: "🥐",
    open: {
      friendly: ["Breakfast is round the corner: there’s {bakery}. {?bakery}"],
    },
    line: {
      professional: ["There is {bakery}"],
      friendly: ["There’s {bakery}, so breakfast can be fetched in slippers, nearly"],
      luxury: ["There is {bakery}"],
      trendy: ["{bakery} for breakfast"],
    },
  },
  {
    on: ["restaurants"],
    icon: "🍜",
    line: {
      professional: ["There are restaurants nearby"],
      friendly: ["There are restaurants nearby, for nights when nobody wants to cook"],
      luxury: ["There are restaurants nearby"],
      trendy: ["Restaurants nearby for nights off cooking"],
    },
  },
  {
    on: ["park"],
    icon: "🌳",
    open: {
      friendly: ["After supper, once round the park: there’s one nearby."],
      luxury: ["There is a park nearby, for the hour before dinner."],
    },
    line: {
      professional: ["There is a park nearby"],
      friendly: ["There’s a park nearby, for one lap after supper"],
      luxury: ["There is a park nearby", "Before dinner there is a park nearby to walk in"],
      trendy: ["Park nearby for a lap after work"],
    },
  },
  {
    on: ["river"],
    icon: "🏞️",
    line: {
      professional: ["There is a river nearby"],
      friendly: ["There’s a river nearby to walk along"],
      luxury: ["There is a river nearby"],
      trendy: ["River nearby"],
    },
  },
  {
    on: ["sea"],
    icon: "🌊",
    open: {
      friendly: ["Expect sand in the hallway: there’s {sea}."],
      luxury: ["There is {sea}."],
      trendy: ["Towel lives in the bag now: {sea}."],
    },
    line: {
      professional: ["The home has {sea}"],
      friendly: ["There’s {sea}, so expect sand in the hallway"],
      luxury: ["There is {sea}"],
      trendy: ["{sea}. Sand happens"],
    },
  },
  {
    on: ["hospital"],
    icon: "🏥",
    line: {
      professional: ["There is a hospital nearby"],
      friendly: ["There’s a hospital nearby"],
    },
  },
  {
    on: ["primarySchoolNextDoor"],
    icon: "🎒",
    line: {
      professional: [
        "An elementary school adjoins the complex; which school an address is assigned to is for the education office to say",
      ],
      friendly: [
        "An elementary school stands beside the complex; which school an address belongs to, please check with the education office",
      ],
    },
  },
];
