/** Scenes on broadband, gas and locks. */
import type { Scene } from "#engine/copy/languages/base/story";

export const connections: readonly Scene[] = [
  {
    on: ["fibre"],
    icon: "📶",
    open: {
      friendly: ["How’s the internet? It’s fibre broadband."],
    },
    line: {
      professional: ["The internet connection is by fibre broadband", "Fibre broadband is in place"],
      friendly: [
        "There’s fibre broadband, so a video call and a film can run at once",
        "Fibre broadband is available, which matters if you work from home",
      ],
      luxury: ["There is fibre broadband", "Work can be done at home, on fibre broadband"],
      trendy: ["Fibre broadband for calls and films", "Work from home: there’s fibre broadband"],
    },
  },
  {
    on: ["broadband"],
    icon: "📶",
    line: {
      professional: ["Broadband is already connected"],
      friendly: [
        "Broadband’s already connected, so you can work there from the first day",
        "The broadband is in already, so night one can be film night",
      ],
      luxury: ["Broadband is already connected"],
      trendy: ["Broadband already connected"],
    },
  },
  {
    on: ["pre1940", "fibre"],
    icon: "📶",
    weight: 92,
    title: ["Built in {year.num}, online today: fibre"],
    open: {
      professional: ["The home was {year} and has fibre broadband."],
      friendly: ["It was {year}, and it has fibre broadband."],
      luxury: ["A home of {year.num}, with fibre broadband."],
      trendy: ["{year.num} walls, fibre broadband."],
    },
    line: {
      professional: ["The building is of {year.num}, the internet is fibre broadband"],
      friendly: ["It was {year}, and the internet is fibre broadband"],
      trendy: ["Old walls, fibre broadband"],
    },
  },
  {
    on: ["separateGas"],
    icon: "🔥",
    line: {
      professional: ["The gas supply is separate"],
    },
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
      friendly: ["There’s a smart lock, so you can stop carrying that key"],
      trendy: ["Smart lock on the door"],
    },
  },
];
