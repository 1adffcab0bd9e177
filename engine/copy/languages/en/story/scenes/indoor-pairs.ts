/** Scenes that two points make together, indoors. */
import type { Scene } from "#engine/copy/languages/base/story";

export const indoorPairs: readonly Scene[] = [
  {
    on: ["highCeilings", "floorToCeilingWindows"],
    icon: "🪟",
    weight: 94,
    title: ["High ceilings, floor-to-ceiling windows"],
    open: {
      professional: ["The ceilings are high, and the windows run from floor to ceiling."],
      friendly: ["High ceilings, with windows all the way up: even the houseplants will look ambitious."],
      luxury: ["High ceilings, and windows from floor to ceiling."],
      trendy: ["High ceilings. Floor-to-ceiling windows. Tall plants only."],
    },
    line: {
      professional: ["The ceilings are high, with windows from floor to ceiling"],
      friendly: ["High ceilings and windows all the way up, so buy the tall plant"],
      luxury: ["High ceilings, and the glass follows them up"],
      trendy: ["High ceilings, full-height windows"],
    },
  },
  {
    on: ["heatPump", "underfloorHeating"],
    icon: "♨️",
    weight: 84,
    title: ["Heat pump and underfloor heating"],
    open: {
      professional: ["The home has a heat pump and underfloor heating."],
      friendly: [
        "Warm from below, and the engineering is somebody else’s dinner conversation: a heat pump and underfloor heating.",
      ],
    },
    line: {
      professional: ["There are a heat pump and underfloor heating"],
      friendly: ["A heat pump and underfloor heating, so nobody has to hug a radiator"],
      luxury: ["A heat pump, and warmth underfoot"],
      trendy: ["Heat pump + underfloor heating. Warm toes"],
    },
  },
  {
    on: ["solar", "evCharger"],
    icon: "🔌",
    weight: 86,
    title: ["Solar panels and car charging"],
    open: {
      professional: ["Solar panels and a charging point for a car are both installed."],
      friendly: ["Roof makes it, car drinks it, at least on a good day: solar panels, and a charging point."],
      trendy: ["Solar on the roof, charger for the car. Petrol who?"],
    },
    line: {
      professional: ["Solar panels and a charging point for a car are installed"],
      friendly: ["Solar panels and a car charger: on a clear day, the roof buys a round"],
    },
  },
];
