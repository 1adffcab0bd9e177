/** Scenes on boilers, pumps, glazing and air. */
import type { Scene } from "#engine/copy/languages/base/story";

export const heating: readonly Scene[] = [
  {
    on: ["heatPump"],
    icon: "♨️",
    title: ["{beds.adj} {type} with a heat pump", "{heatPump.bare}, {district}"],
    open: {
      professional: ["Heating is by heat pump."],
      friendly: ["One question for any home these days: how is it heated? Here, with a heat pump."],
      trendy: ["Heat pump in. Talking point at parties, apparently."],
    },
    line: {
      professional: ["Heating is by heat pump"],
      friendly: ["Heated by a heat pump, so that conversation has been had"],
      luxury: ["A heat pump, doing its work unobserved"],
      trendy: ["Heat pump: already in"],
    },
  },
  {
    on: ["heatPump", "solar"],
    icon: "🔆",
    weight: 86,
    title: ["Heat pump and solar panels, {beds.adj} {type}"],
    open: {
      professional: ["A heat pump and solar panels are both in place."],
      friendly: ["Heat pump: in. Solar panels: in. You can skip that chapter of home ownership. {?sale}"],
      trendy: ["Heat pump + solar panels. The nerdy bit is done."],
    },
    line: {
      professional: ["A heat pump and solar panels are both in place"],
      friendly: ["A heat pump and solar panels, both already in"],
    },
  },
  {
    on: ["gasHeating"],
    icon: "🌡️",
    line: {
      professional: ["Heating is by gas"],
      friendly: ["Gas central heating, for the months when the mugs need to be bigger"],
      trendy: ["Gas central heating for big-mug months"],
    },
  },
  {
    on: ["centralHeating"],
    icon: "🌡️",
    line: {
      professional: ["The home is centrally heated"],
      friendly: ["Central heating, so winter stays on the other side of the window"],
      trendy: ["Central heating. Hoodie optional"],
    },
  },
  {
    on: ["individualHeating"],
    icon: "🌡️",
    line: {
      professional: ["Heating is individual to this home"],
      friendly: ["The heating is your own, so nobody else decides when winter starts"],
      luxury: ["Heating of its own: the temperature is left to you"],
      trendy: ["Own heating. Thermostat: yours"],
    },
  },
  {
    on: ["districtHeating"],
    icon: "🌡️",
    line: {
      professional: ["Heating comes from the district network"],
      friendly: ["District heating, so there’s no boiler to look after"],
      trendy: ["District heating. No boiler in the cupboard"],
    },
  },
  {
    on: ["airConditioning"],
    icon: "❄️",
    line: {
      professional: ["It comes with {airConditioning}"],
      friendly: ["{airConditioning}, so August can be slept through"],
      luxury: ["{airConditioning}, and a cool room at the end of a hot street"],
      trendy: ["{airConditioning}. Heatwave? Handled"],
    },
  },
  {
    on: ["centralAir"],
    icon: "❄️",
    line: {
      professional: ["The home offers central air conditioning"],
      friendly: ["Central air conditioning, so every room gets the same weather"],
      trendy: ["Central air. Same weather in every room"],
    },
  },
  {
    on: ["freshAir"],
    icon: "🍃",
    line: {
      professional: ["A ventilation system brings in fresh air"],
      friendly: ["A fresh-air system, so the air changes while the windows stay shut"],
      trendy: ["Fresh-air system. Windows shut, air in"],
    },
  },
  {
    on: ["doubleGlazing"],
    icon: "🪟",
    line: {
      professional: ["There is {doubleGlazing}"],
      friendly: [
        "{doubleGlazing}: close the window and the street turns itself down",
        "{doubleGlazing}, so the rain has to knock harder",
      ],
      luxury: ["{doubleGlazing}, between the room and the weather"],
      trendy: ["{doubleGlazing}. Street volume: down", "{doubleGlazing}. Rain has to knock"],
    },
  },
  {
    on: ["tripleGlazing"],
    icon: "🪟",
    line: {
      professional: ["It has {tripleGlazing}"],
      friendly: ["{tripleGlazing}: three panes between you and the weather"],
      luxury: ["{tripleGlazing}, and the weather becomes a picture"],
      trendy: ["{tripleGlazing}. Winter on mute"],
    },
  },
  {
    on: ["fibre"],
    icon: "📶",
    open: { friendly: ["First question after the viewing: how’s the internet? Answer: fibre broadband."] },
    line: {
      professional: ["There is fibre broadband"],
      friendly: [
        "Fibre broadband, so video calls freeze only in the right places",
        "Fibre broadband, so the film and the video call stop fighting",
      ],
      luxury: ["Fibre, for a life that is partly elsewhere"],
      trendy: ["Fibre. Upload, close laptop, live", "Fibre broadband. Buffering who?"],
    },
  },
  {
    on: ["broadband"],
    icon: "📶",
    line: {
      professional: ["Broadband is already connected"],
      friendly: ["Broadband’s already connected, so night one can be film night"],
      trendy: ["Broadband’s in. Film night on day one"],
    },
  },
  {
    on: ["pre1940", "fibre"],
    icon: "📶",
    weight: 92,
    title: ["Built in {year.num}, online today: fibre"],
    open: {
      professional: ["The home was {year} and has fibre broadband."],
      friendly: ["It was {year}, but don’t let that fool you: there’s fibre broadband."],
      luxury: ["{year.num} outside; fibre within."],
      trendy: ["{year.num} walls, fibre broadband."],
    },
    line: {
      professional: ["For all its age, it has fibre broadband"],
      friendly: ["Old walls, new wires: there’s fibre broadband"],
      trendy: ["Old walls, fibre broadband"],
    },
  },
  {
    on: ["separateGas"],
    icon: "🔥",
    line: { professional: ["The gas supply is separate"] },
  },
  {
    on: ["pipedGas"],
    icon: "🔥",
    line: {
      professional: ["The home is on mains gas"],
      friendly: ["Mains gas is connected"],
    },
  },
  {
    on: ["smartLock"],
    icon: "🔐",
    line: {
      professional: ["The door has a smart lock"],
      friendly: ["A smart lock, so the hunt for the keys is retired"],
      trendy: ["Smart lock. Pockets lighter by one key"],
    },
  },
];
