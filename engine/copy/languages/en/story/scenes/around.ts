/** Scenes on what lies around the home. */
import type { Scene } from "#engine/copy/languages/base/story";

export const around: readonly Scene[] = [
  {
    on: ["nearTransit", "transit"],
    icon: "🚉",
    weight: 74,
    title: ["{beds.adj} {type}, {transit}"],
    open: {
      professional: ["It is {transit}."],
      friendly: ["Start with the part you’d do every day: it’s {transit}."],
      luxury: ["The city is near when wanted: {transit}."],
      trendy: ["Snooze button enthusiasts: {transit}."],
    },
    line: {
      professional: ["It is {transit}"],
      friendly: [
        "It’s {transit}, so the way home is over before the podcast is",
        "It’s {transit}, which leaves you without an excuse for being late",
        "It’s {transit}: close enough to go back for the umbrella",
        "It’s {transit}, so going out and coming back are both easy to say yes to",
      ],
      luxury: ["{transit}, for the days one leaves", "{transit}; the rest of the city follows from there"],
      trendy: [
        "{transit}. Snooze once more",
        "{transit}. Commute, but make it short",
        "{transit}. Late? That’s on you",
      ],
    },
    end: { friendly: ["Podcast or paper on the way home?"] },
  },
  {
    on: ["transit"],
    icon: "🚉",
    weight: 40,
    line: {
      professional: ["It is {transit}"],
      friendly: ["It’s {transit}"],
      trendy: ["{transit}"],
    },
  },
  {
    on: ["convenienceStore"],
    icon: "🏪",
    open: {
      friendly: ["Milk at midnight, umbrella in a downpour: there’s a convenience store downstairs."],
      trendy: ["Emergency ice cream, sorted: convenience store downstairs."],
    },
    line: {
      professional: ["There is a convenience store downstairs"],
      friendly: [
        "A convenience store downstairs, so a forgotten umbrella is an easy fix",
        "A convenience store downstairs, for milk, batteries and midnight",
      ],
      luxury: ["A convenience store downstairs, for the small forgotten things"],
      trendy: [
        "Convenience store downstairs, for the emergency ice cream",
        "Convenience store downstairs. Slippers acceptable",
      ],
    },
  },
  {
    on: ["supermarket"],
    icon: "🛒",
    line: {
      professional: ["There is {supermarket}"],
      friendly: ["There’s {supermarket}, so running out of milk is a short story"],
      trendy: ["{supermarket}. Snack range: covered"],
    },
  },
  {
    on: ["shops"],
    icon: "🛍️",
    line: {
      professional: ["There are shops nearby"],
      friendly: ["There are shops nearby, for when the recipe says lemon and the bowl says no"],
      trendy: ["Shops nearby. Carry less, go twice"],
    },
  },
  {
    on: ["mall"],
    icon: "🛍️",
    line: {
      professional: ["There is a shopping mall nearby"],
      friendly: ["There’s a mall nearby, for shoes and other emergencies"],
      luxury: ["A mall nearby, for the days that rain"],
      trendy: ["Mall nearby. Wallet, beware"],
    },
  },
  {
    on: ["market"],
    icon: "🥬",
    line: {
      professional: ["There is a market nearby"],
      friendly: ["There’s a market nearby, so Saturday can smell of bread and coriander"],
      luxury: ["A market nearby, and supper decided by what looks good"],
    },
  },
  {
    on: ["bakery"],
    icon: "🥐",
    open: { friendly: ["There are alarm clocks, and then there’s fresh bread. There’s {bakery}."] },
    line: {
      professional: ["There is {bakery}"],
      friendly: ["There’s {bakery}, so breakfast may need longer trousers"],
      luxury: ["{bakery}: the morning has an errand"],
      trendy: ["{bakery}. Carbs within reach"],
    },
  },
  {
    on: ["restaurants"],
    icon: "🍜",
    line: {
      professional: ["There are restaurants nearby"],
      friendly: ["There are restaurants nearby, for nights when nobody wants to chop"],
      luxury: ["Restaurants nearby, for the evenings nobody cooks"],
      trendy: ["Restaurants nearby. Oven: decorative"],
    },
  },
  {
    on: ["park"],
    icon: "🌳",
    open: {
      friendly: ["After supper, once round the park: there’s one nearby."],
      luxury: ["A park nearby, for the hour before dinner."],
    },
    line: {
      professional: ["There is a park nearby"],
      friendly: [
        "There’s a park nearby, for one lap after supper",
        "There’s a park nearby, with grass somebody else mows",
      ],
      luxury: ["A park nearby, and the habit of walking"],
      trendy: ["Park nearby. Steps: earned", "Park nearby. Bring the frisbee"],
    },
  },
  {
    on: ["river"],
    icon: "🏞️",
    line: {
      professional: ["There is a river nearby"],
      friendly: ["There’s a river nearby, and rivers make good listeners"],
      luxury: ["A river nearby, going its own way"],
    },
  },
  {
    on: ["sea"],
    icon: "🌊",
    open: {
      friendly: ["Sand in the hallway, and nobody sorry about it: {sea}."],
      luxury: ["{sea}: the day has a horizon."],
      trendy: ["{sea}. Towel lives in the bag now."],
    },
    line: {
      professional: ["{sea}"],
      friendly: ["{sea}, so expect sand in the hallway"],
      luxury: ["{sea}, and salt on the evening air"],
      trendy: ["{sea}. Sand happens"],
    },
  },
  {
    on: ["hospital"],
    icon: "🏥",
    line: {
      professional: ["There is a hospital nearby"],
      friendly: ["There’s a hospital nearby, which one hopes not to mention again"],
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
