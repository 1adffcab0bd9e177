/** Scenes on boilers, pumps, glazing and air. */
import type { Scene } from "#engine/copy/languages/base/story";

export const heating: readonly Scene[] = [
  {
    on: ["heatPump"],
    icon: "♨️",
    title: ["{beds.adj} {type} with a heat pump", "{heatPump.bare}, {district}"],
    open: {
      professional: ["Heating is by heat pump."],
      friendly: ["How is it heated? By a heat pump."],
      trendy: ["Heating: a heat pump, already in."],
    },
    line: {
      professional: ["Heating is by heat pump"],
      friendly: ["It’s heated by a heat pump; ask for a winter’s bills"],
      luxury: ["Heating is by heat pump"],
      trendy: ["Heat pump already in"],
    },
  },
  {
    on: ["heatPump", "solar"],
    icon: "🔆",
    weight: 86,
    title: ["Heat pump and solar panels, {beds.adj} {type}"],
    open: {
      professional: ["A heat pump and solar panels are both in place."],
      friendly: ["A heat pump and solar panels are both already in, so those two jobs are done."],
      trendy: ["Heat pump and solar panels, both already in."],
    },
    line: {
      professional: ["A heat pump and solar panels are both in place"],
      friendly: ["A heat pump and solar panels are both in; ask what the year’s bills came to"],
    },
  },
  {
    on: ["gasHeating"],
    icon: "🌡️",
    line: {
      professional: ["Heating is by gas", "Gas central heating is in place"],
      friendly: [
        "The heating is gas central heating, for the months when the mugs need to be bigger",
        "It has gas central heating, so every room warms up together",
      ],
      luxury: ["There is gas central heating"],
      trendy: ["Gas central heating for the cold months"],
    },
  },
  {
    on: ["centralHeating"],
    icon: "🌡️",
    line: {
      professional: ["The home is centrally heated"],
      friendly: ["There’s central heating, so the bedrooms are warm too"],
      luxury: ["The home is centrally heated"],
      trendy: ["Central heating for the cold months"],
    },
  },
  {
    on: ["individualHeating"],
    icon: "🌡️",
    line: {
      professional: ["Heating is individual to this home"],
      friendly: ["The heating is individual, so you set it and you pay for what you use"],
      luxury: ["The heating is individual; the temperature is left to you"],
      trendy: ["Individual heating: you set it"],
    },
  },
  {
    on: ["districtHeating"],
    icon: "🌡️",
    line: {
      professional: ["Heating comes from the district network"],
      friendly: ["The heating comes from the district network, so there’s no boiler to service"],
      trendy: ["District heating: no boiler to service"],
    },
  },
  {
    on: ["airConditioning"],
    icon: "❄️",
    line: {
      professional: [
        "The home has {airConditioning}",
        "Cooling is provided by {airConditioning}",
        "For the summer there is {airConditioning}",
      ],
      friendly: [
        "There’s {airConditioning}, so you can sleep through a hot night",
        "You’d have {airConditioning} for the hot weeks",
        "High summer is taken care of: there’s {airConditioning}",
      ],
      luxury: [
        "There is {airConditioning} for the hot weeks",
        "{airConditioning} keeps the hot weeks outside",
        "For high summer, {airConditioning}",
      ],
      trendy: ["{airConditioning} for hot nights", "Hot week? There’s {airConditioning}"],
    },
  },
  {
    on: ["centralAir"],
    icon: "❄️",
    line: {
      professional: ["The home has central air conditioning"],
      friendly: ["There’s central air conditioning, so the bedrooms stay cool too"],
      luxury: ["There is central air conditioning"],
      trendy: ["Central air conditioning for the hot months"],
    },
  },
  {
    on: ["freshAir"],
    icon: "🍃",
    line: {
      professional: ["A ventilation system brings in fresh air"],
      friendly: ["There’s a fresh-air system, so the rooms are aired with the windows shut"],
      trendy: ["Fresh-air system: aired with the windows shut"],
    },
  },
  {
    on: ["doubleGlazing"],
    icon: "🪟",
    line: {
      professional: ["The windows have {doubleGlazing}", "{doubleGlazing} helps to keep out noise and cold"],
      friendly: [
        "There’s {doubleGlazing}, which helps with the draughts and the bills",
        "With {doubleGlazing} the windows keep more of the warmth in",
      ],
      luxury: ["There is {doubleGlazing}", "{doubleGlazing} stands between the room and the weather"],
      trendy: ["{doubleGlazing}, so fewer draughts"],
    },
  },
  {
    on: ["tripleGlazing"],
    icon: "🪟",
    line: {
      professional: ["There is {tripleGlazing}"],
      friendly: ["There’s {tripleGlazing}, so the warmth stays in"],
      luxury: ["There is {tripleGlazing}, between the room and the weather"],
      trendy: ["{tripleGlazing} keeps the warmth in"],
    },
  },
];
