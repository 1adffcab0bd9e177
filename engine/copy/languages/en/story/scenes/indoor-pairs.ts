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
      friendly: ["The ceilings are high, and the windows go all the way up."],
      luxury: ["High ceilings, and windows from floor to ceiling."],
      trendy: ["High ceilings, and windows that go all the way up."],
    },
    line: {
      professional: ["The ceilings are high, with windows from floor to ceiling"],
      friendly: ["The ceilings are high and the windows go all the way up"],
      luxury: ["The ceilings are high, and the glass follows them up"],
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
      friendly: ["It’s warm from the floor up here: there are a heat pump and underfloor heating."],
    },
    line: {
      professional: ["There are a heat pump and underfloor heating"],
      friendly: ["There are a heat pump and underfloor heating, so no radiators to place furniture round"],
      luxury: ["There are a heat pump and underfloor heating"],
      trendy: ["Heat pump and underfloor heating"],
    },
  },
  {
    on: ["solar", "evCharger"],
    icon: "🔌",
    weight: 86,
    title: ["Solar panels and car charging"],
    open: {
      professional: ["Solar panels and a charging point for a car are both installed."],
      friendly: ["On a sunny day the roof helps charge the car: there are solar panels and a charging point."],
      trendy: ["Solar panels up top, charging point for the car."],
    },
    line: {
      professional: ["Solar panels and a charging point for a car are installed"],
      friendly: ["There are solar panels and a charging point for the car"],
    },
  },
];
