/** Scenes on bathrooms. */
import type { Scene } from "#engine/copy/languages/base/story";

export const bathrooms: readonly Scene[] = [
  {
    on: ["twoBathrooms"],
    icon: "🚿",
    weight: 62,
    title: ["{beds} and two bathrooms"],
    open: {
      friendly: ["Two bathrooms. If you’ve ever shared one at rush hour, you can stop reading and call."],
      trendy: ["Two bathrooms, zero negotiations."],
    },
    line: {
      professional: ["There are two bathrooms"],
      friendly: [
        "Two bathrooms, so nobody queues with a toothbrush",
        "Two bathrooms, so the long shower is nobody’s problem",
      ],
      luxury: ["Two bathrooms, and unhurried mornings", "Two bathrooms: mornings without diplomacy"],
      trendy: ["Two bathrooms, zero negotiations", "Two bathrooms. Lock one, enjoy"],
    },
  },
  {
    on: ["enSuite"],
    icon: "🚿",
    line: {
      professional: ["It has an en-suite bathroom"],
      friendly: [
        "An en-suite, so one person’s morning can start without a queue",
        "An en-suite, for the one who always needs five more songs",
      ],
      luxury: ["An en-suite bathroom: from sleep to water without a corridor"],
      trendy: ["En-suite. Queue: skipped", "En-suite. Singing encouraged"],
    },
  },
  {
    on: ["secondWc"],
    icon: "🚽",
    line: {
      professional: ["There is {secondWc}"],
      friendly: ["{secondWc}, so visitors stay out of your bathroom cabinet"],
      trendy: ["{secondWc}. Guests covered"],
    },
  },
  {
    on: ["separateWc"],
    icon: "🚽",
    line: {
      professional: ["The WC is separate from the bathroom"],
      friendly: ["The WC has its own door, so one long bath no longer holds everyone up"],
      trendy: ["Separate WC. Peace breaks out"],
    },
  },
  {
    on: ["separateBathAndWc"],
    icon: "🛁",
    open: {
      friendly: ["Anyone who has shared a bathroom knows why this matters: the bath and the WC are in separate rooms."],
      trendy: ["Bath in one room, WC in another. Peace at last."],
    },
    line: {
      professional: ["Bath and WC are separate"],
      friendly: [
        "Bath and WC are separate, so a long soak is nobody’s emergency",
        "Bath and WC are separate: one can sing while the other hurries",
      ],
      luxury: ["Bath and WC apart, as they should be"],
      trendy: ["Bath here, WC there. Civilised", "Bath and WC apart. Sing as long as you like"],
    },
  },
  {
    on: ["bathtub"],
    icon: "🛁",
    line: {
      professional: ["The bathroom has a bathtub"],
      friendly: ["A bathtub, for days that need dissolving"],
      luxury: ["A bathtub: the day ends under water"],
      trendy: ["Bathtub. Phone on the far side of the room"],
    },
  },
  {
    on: ["walkInShower"],
    icon: "🚿",
    line: {
      professional: ["It comes with a walk-in shower"],
      friendly: ["A walk-in shower, with no curtain to argue with"],
      luxury: ["A walk-in shower, and nothing to draw or close"],
      trendy: ["Walk-in shower. No clingy curtain"],
    },
  },
  {
    on: ["newBathroom"],
    icon: "🛁",
    line: {
      professional: ["The home has {newBathroom}"],
      friendly: ["{newBathroom}, so that’s one job off the list"],
      trendy: ["{newBathroom}. Tick"],
    },
  },
  {
    on: ["laundryDryer"],
    icon: "🌬️",
    line: {
      professional: ["The bathroom can be used to dry laundry"],
      friendly: ["The bathroom dries laundry too, so rain doesn’t decide when you have socks"],
      trendy: ["Bathroom dries the laundry. Forecast ignored"],
    },
  },
];
