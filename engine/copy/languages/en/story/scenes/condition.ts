/** Scenes on condition: works done, and when. */
import type { Scene } from "#engine/copy/languages/base/story";

export const condition: readonly Scene[] = [
  {
    on: ["pre1940", "fullyRenovated"],
    icon: "🔨",
    weight: 96,
    title: ["Built {year.num}, renovated throughout"],
    open: {
      professional: ["The home was {year}, and was {fullyRenovated}."],
      friendly: ["The walls are from {year.num}. The rest is newer: it was {fullyRenovated}."],
      luxury: ["Built in {year.num}; the works are behind it: {fullyRenovated}."],
      trendy: ["{year.num} walls, {fullyRenovated}."],
    },
    line: {
      professional: ["It is an old home that was {fullyRenovated}"],
      friendly: ["The walls are old, the works aren’t: it was {fullyRenovated}"],
      luxury: ["The walls are old; it was {fullyRenovated}"],
      trendy: ["Old walls, {fullyRenovated}"],
    },
  },
  {
    on: ["pre1940", "renovated"],
    icon: "🔨",
    weight: 94,
    title: ["Built in {year.num}, renovated since"],
    open: {
      professional: ["A home {year} invites one question first: what has been done since? It was {renovated}."],
      friendly: ["It was {year}, but don’t let that fool you: it was {renovated}."],
      luxury: ["{year.num}, and {renovated} since."],
      trendy: ["{year.num} walls, {renovated}."],
    },
    line: {
      professional: ["For its age, a point to note: it was {renovated}"],
      friendly: ["It was {renovated}, so ask at the viewing what was done"],
      luxury: ["It was {renovated}"],
      trendy: ["Old walls, {renovated}"],
    },
  },
  {
    on: ["fullyRenovated"],
    icon: "🔨",
    title: ["{beds.adj} {type}, renovated throughout", "{fullyRenovated.bare}, {district}"],
    open: {
      professional: ["The home was {fullyRenovated}."],
      friendly: ["You won’t be living with builders here: it was {fullyRenovated}."],
      luxury: ["The work is over. It was {fullyRenovated}."],
      trendy: ["The dust has settled: {fullyRenovated}."],
    },
    line: {
      professional: ["The home was {fullyRenovated}"],
      friendly: ["It was {fullyRenovated}, so you can unpack and live"],
      luxury: ["It was {fullyRenovated}", "The works are done: {fullyRenovated}"],
      trendy: ["{fullyRenovated}, so no builders for you"],
    },
    end: {
      friendly: ["Which box would you unpack first?"],
    },
  },
  {
    on: ["renovated"],
    icon: "🔨",
    title: ["{beds.adj} {type}, {renovated}", "{renovated.bare}, {district}"],
    open: {
      professional: ["The home was {renovated}; the list of works is worth asking for."],
      friendly: ["Someone has already lived through the builders: it was {renovated}."],
      luxury: ["The builders have been and gone: it was {renovated}."],
      trendy: ["Builders been and gone: it was {renovated}."],
    },
    line: {
      professional: ["It was {renovated}; the list of works is worth asking for"],
      friendly: [
        "It was {renovated}, so ask at the viewing what was done",
        "It was {renovated}, and the noisy months belong to someone else",
      ],
      luxury: ["It was {renovated}", "The builders have gone: {renovated}"],
      trendy: ["{renovated}; ask what was done"],
    },
  },
  {
    on: ["newRoof"],
    icon: "🏠",
    open: {
      professional: ["The most expensive part of the upkeep first: there is {newRoof}."],
      friendly: ["The dull question that costs real money is the roof. Here there’s {newRoof}."],
    },
    line: {
      professional: ["The property has {newRoof}"],
      friendly: ["There’s {newRoof}, so that big bill has been paid"],
      luxury: ["There is {newRoof}"],
      trendy: ["{newRoof}, so that bill has been paid"],
    },
  },
  {
    on: ["newBoiler"],
    icon: "🔧",
    line: {
      professional: ["The heating has {newBoiler}", "{newBoiler} serves the heating"],
      friendly: [
        "There’s {newBoiler}, so ask for its service record and sleep easier",
        "The heating runs off {newBoiler}",
      ],
      luxury: ["The heating has {newBoiler}"],
      trendy: ["{newBoiler} for the heating"],
    },
  },
  {
    on: ["newWindows"],
    icon: "🪟",
    line: {
      professional: ["There are {newWindows}"],
      friendly: ["There are {newWindows}, so the draughts should be gone"],
      luxury: ["There are {newWindows}"],
      trendy: ["{newWindows}, so fewer draughts"],
    },
  },
  {
    on: ["newRoof", "newBoiler"],
    icon: "🏠",
    weight: 86,
    open: {
      friendly: ["Two big bills are already behind this home: there are {newRoof} and {newBoiler}."],
    },
    line: {
      professional: ["The property has {newRoof} and {newBoiler}"],
      friendly: ["There are {newRoof} and {newBoiler}, so two of the dull, expensive jobs are done"],
      trendy: ["{newRoof}, {newBoiler}: the dull bills are paid"],
    },
  },
  {
    on: ["newBuild"],
    icon: "🏗️",
    open: {
      professional: ["The home is a new build."],
      friendly: ["Nobody’s picture hooks but yours: it’s a new build."],
      luxury: ["It is a new build, with its history still to come."],
      trendy: ["New build: you’re first through the door."],
    },
    line: {
      professional: ["The home is a new build"],
      friendly: ["It’s a new build, so the first picture hook is yours"],
      luxury: ["It is a new build"],
      trendy: ["New build, so the first marks are yours"],
    },
  },
  {
    on: ["fineFinish"],
    icon: "🛋️",
    line: {
      professional: [
        "It is finished inside",
        "The interior is finished",
        "No finishing work remains to be done inside",
      ],
      friendly: [
        "The interior is finished, so you can put up pictures and be done",
        "It’s finished inside: bring the furniture",
        "No building site to move into: the inside is finished",
      ],
      luxury: ["The interior is finished", "Inside, the finishing is done", "The rooms are finished within"],
      trendy: ["Finished inside, so just hang the pictures"],
    },
  },
  {
    on: ["fineFinish", "ownerOccupied"],
    icon: "🛋️",
    weight: 76,
    line: {
      professional: ["The interior is finished, and the owner has lived here and kept it up"],
      friendly: ["The interior is finished, and the owner has lived here and looked after it"],
      luxury: ["The interior is finished; the owner has lived here and kept it up"],
      trendy: ["Finished inside, lived in and kept up by the owner"],
    },
  },
  {
    on: ["simpleFinish"],
    icon: "🪣",
    line: {
      professional: ["The finish is simple"],
      friendly: ["The finish is simple: fine to live with, easy to change"],
      trendy: ["Simple finish, easy to change"],
    },
  },
  {
    on: ["ownerOccupied"],
    icon: "🗝️",
    line: {
      professional: ["The owner has lived here and kept it up"],
      friendly: ["The owner has lived here and looked after it, so ask what’s been done over the years"],
      luxury: ["The owner has lived here and kept it up", "Its owner has lived in it, and looked after it"],
      trendy: ["Owner lived here and kept it up"],
    },
  },
  {
    on: ["wellKept"],
    icon: "🗝️",
    line: {
      professional: ["It has been well kept"],
      friendly: ["It’s been well kept; look in the corners at the viewing and see"],
      luxury: ["It has been well kept"],
      trendy: ["Well kept"],
    },
  },
];
