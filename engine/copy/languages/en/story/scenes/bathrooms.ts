/** Scenes on bathrooms. */
import type { Scene } from "#engine/copy/languages/base/story";

export const bathrooms: readonly Scene[] = [
  {
    on: ["twoBathrooms"],
    icon: "🚿",
    weight: 62,
    title: ["{beds} and two bathrooms"],
    open: {
      friendly: ["Two people can get ready at once here: there are two bathrooms."],
      trendy: ["Two bathrooms, zero negotiations."],
    },
    line: {
      professional: [
        "The second bathroom takes the pressure off the mornings",
        "With the second bathroom, two people can get ready at once",
      ],
      friendly: [
        "Two people can get ready at once, so nobody queues with a toothbrush",
        "The second bathroom saves the argument before work",
      ],
      luxury: [
        "The second bathroom keeps the mornings unhurried",
        "Nobody need wait in the morning, thanks to the second bathroom",
      ],
      trendy: [
        "A second bathroom, so no queue before work",
        "The second bathroom is for guests, or for whoever is late",
      ],
    },
  },
  {
    on: ["enSuite"],
    icon: "🚿",
    line: {
      professional: ["One bathroom is en suite", "There is an en-suite bathroom"],
      friendly: [
        "There’s an en-suite bathroom, so one bedroom never has to queue",
        "One bedroom has its own bathroom: it’s en suite",
      ],
      luxury: ["There is an en-suite bathroom", "One bathroom adjoins its bedroom, en suite"],
      trendy: ["En-suite bathroom, so one bedroom skips the queue"],
    },
  },
  {
    on: ["secondWc"],
    icon: "🚽",
    line: {
      professional: ["There is {secondWc}"],
      friendly: ["There’s {secondWc}, so guests needn’t go through your bathroom"],
      luxury: ["There is {secondWc} for guests"],
      trendy: ["{secondWc} for guests"],
    },
  },
  {
    on: ["separateWc"],
    icon: "🚽",
    line: {
      professional: ["The WC is separate from the bathroom"],
      friendly: ["The WC has its own door, so a long bath holds nobody up"],
      trendy: ["The WC has its own door"],
    },
  },
  {
    on: ["separateBathAndWc"],
    icon: "🛁",
    open: {
      professional: ["The bath and the WC are in separate rooms."],
      friendly: ["Anyone who has shared a bathroom knows why this matters: the bath and the WC are in separate rooms."],
      trendy: ["Bath in one room, WC in another."],
    },
    line: {
      professional: ["The bath and the WC are in separate rooms", "Bath and WC are separate"],
      friendly: [
        "The bath and the WC are in separate rooms, so a long soak holds nobody up",
        "Bath and WC each have a door, so one person never holds up the other",
      ],
      luxury: ["The bath and the WC are in separate rooms", "Bath and WC are kept apart"],
      trendy: ["Bath and WC in separate rooms, so nobody waits", "Separate bath and WC, so soak as long as you like"],
    },
  },
  {
    on: ["bathtub"],
    icon: "🛁",
    line: {
      professional: ["The bathroom has a bathtub"],
      friendly: ["There’s a bathtub, for the evenings you need one"],
      luxury: ["There is a bathtub"],
      trendy: ["A bathtub for long evenings"],
    },
  },
  {
    on: ["walkInShower"],
    icon: "🚿",
    line: {
      professional: ["There is a walk-in shower"],
      friendly: ["There’s a walk-in shower, so no step and no curtain to deal with"],
      luxury: ["There is a walk-in shower"],
      trendy: ["Walk-in shower"],
    },
  },
  {
    on: ["newBathroom"],
    icon: "🛁",
    line: {
      professional: ["The home has {newBathroom}"],
      friendly: ["There’s {newBathroom}, so that’s one job off the list"],
      luxury: ["There is {newBathroom}"],
      trendy: ["{newBathroom}, so that job is done"],
    },
  },
  {
    on: ["bathDryer"],
    icon: "🌬️",
    line: {
      professional: ["The bathroom can be used to dry laundry"],
      friendly: ["The bathroom dries laundry too, so a wet week doesn’t matter"],
      trendy: ["The bathroom dries laundry, so rain doesn’t matter"],
    },
  },
];
