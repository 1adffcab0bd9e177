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
      friendly: ["The date on it is {year.num}. The works are newer: it was {fullyRenovated}."],
      luxury: ["{year.num}, and {fullyRenovated} since."],
      trendy: ["{year.num} bones, {fullyRenovated}. No cobwebs."],
    },
    line: {
      professional: ["An old home that was {fullyRenovated}"],
      friendly: ["Old walls, newer everything else: it was {fullyRenovated}"],
      luxury: ["Old walls, and {fullyRenovated}"],
      trendy: ["Old bones, {fullyRenovated}"],
    },
  },
  {
    on: ["pre1940", "renovated"],
    icon: "🔨",
    weight: 94,
    title: ["Built in {year.num}, renovated since"],
    open: {
      professional: [
        "A home that was {year} invites one question first: what has been done since? It was {renovated}.",
      ],
      friendly: ["It was {year}, but don’t let that fool you: it was {renovated}."],
      luxury: ["{year.num}, and {renovated}: age where it is wanted."],
      trendy: ["{year.num} bones, {renovated}."],
    },
    line: {
      professional: ["For its age, a point to note: it was {renovated}"],
      friendly: ["Old walls, younger works: it was {renovated}"],
      luxury: ["Old walls, and {renovated}"],
      trendy: ["Old bones, {renovated}"],
    },
  },
  {
    on: ["fullyRenovated"],
    icon: "🔨",
    title: ["{beds.adj} {type}, renovated throughout", "{fullyRenovated.bare}, {district}"],
    open: {
      professional: ["The home was {fullyRenovated}."],
      friendly: ["Renovation daydreams: fun. Renovation dust: less fun. This one was {fullyRenovated}."],
      luxury: ["The work is over; only the living remains. It was {fullyRenovated}."],
      trendy: ["The dust has settled, literally: {fullyRenovated}."],
    },
    line: {
      professional: ["The home was {fullyRenovated}"],
      friendly: [
        "It was {fullyRenovated}, so the dust was somebody else’s",
        "It was {fullyRenovated}, so your toolbox can stay shut for now",
      ],
      luxury: [
        "{fullyRenovated}, and the dust long gone",
        "{fullyRenovated}; there is nothing left to decide but the pictures",
      ],
      trendy: ["{fullyRenovated}. Dust: not yours", "{fullyRenovated}. Toolbox: stays shut"],
    },
    end: { friendly: ["Which box would you unpack first?"] },
  },
  {
    on: ["renovated"],
    icon: "🔨",
    title: ["{beds.adj} {type}, {renovated}", "{renovated.bare}, {district}"],
    open: {
      professional: ["The home was {renovated}; the list of works is worth asking for."],
      friendly: ["Someone has already lived through the builders: it was {renovated}."],
      luxury: ["The ladders are put away. It was {renovated}."],
      trendy: ["Builders: been and gone. It was {renovated}."],
    },
    line: {
      professional: ["It was {renovated}; the list of works is worth asking for"],
      friendly: [
        "It was {renovated}, so ask at the viewing what was done",
        "It was {renovated}, so the noisy months belong to someone else",
      ],
      luxury: ["{renovated}: the noisy part of the story is over"],
      trendy: ["{renovated}. Ask what was done", "{renovated}. Paint charts: closed"],
    },
  },
  {
    on: ["newRoof"],
    icon: "🏠",
    open: {
      professional: ["On condition, the most useful line first: {newRoof}."],
      friendly: ["The dull question that costs real money is the roof. Here: {newRoof}."],
    },
    line: {
      professional: ["The property has {newRoof}"],
      friendly: ["{newRoof}, so you can enjoy the sound of rain"],
      luxury: ["{newRoof}, and rain is only a sound"],
      trendy: ["{newRoof}. Rain: bring it"],
    },
  },
  {
    on: ["newBoiler"],
    icon: "🔧",
    line: {
      professional: ["The heating has {newBoiler}"],
      friendly: ["{newBoiler}, so that’s one winter phone call you may not have to make"],
      trendy: ["{newBoiler}. Showers: hot"],
    },
  },
  {
    on: ["newWindows"],
    icon: "🪟",
    line: {
      professional: ["Windows have been dealt with: {newWindows}"],
      friendly: ["{newWindows}, so the curtains keep still in a storm"],
      trendy: ["{newWindows}. Draughts evicted"],
    },
  },
  {
    on: ["newRoof", "newBoiler"],
    icon: "🏠",
    weight: 86,
    open: { friendly: ["Two big bills are already behind this home: {newRoof}, and {newBoiler}."] },
    line: {
      professional: ["The property has {newRoof} and {newBoiler}"],
      friendly: ["{newRoof}, and {newBoiler}: two of the dull, expensive jobs are behind it"],
      trendy: ["{newRoof}. {newBoiler}. The boring bills: done"],
    },
  },
  {
    on: ["newBuild"],
    icon: "🏗️",
    open: { friendly: ["Nobody’s picture hooks but yours: it’s a new build."] },
    line: {
      professional: ["The home is a new build"],
      friendly: ["A new build, so the first picture hook is yours"],
      luxury: ["A new build, with its history still to come"],
      trendy: ["New build. Zero ghosts"],
    },
  },
  {
    on: ["fineFinish"],
    icon: "🛋️",
    line: {
      professional: ["It is finished inside"],
      friendly: ["The interior is finished, so the painter’s number can stay in your phone"],
      luxury: ["A finished interior: hang the pictures"],
      trendy: ["Finished interior. Hang pictures, done"],
    },
  },
  {
    on: ["fineFinish", "ownerOccupied"],
    icon: "🛋️",
    weight: 76,
    line: {
      professional: ["The interior is finished, and the owner has lived here and kept it up"],
      friendly: ["A finished interior, lived in and looked after by its owner"],
      trendy: ["Finished interior, kept up by an owner who lived in it"],
    },
  },
  {
    on: ["simpleFinish"],
    icon: "🪣",
    line: {
      professional: ["The finish is simple"],
      friendly: ["A simple finish: fine to live with, easy to change"],
      trendy: ["Simple finish. Your taste goes on top"],
    },
  },
  {
    on: ["ownerOccupied"],
    icon: "🗝️",
    line: {
      professional: ["The owner has lived here and kept it up"],
      friendly: ["The owner has lived here and looked after it, which tends to show in the corners"],
      trendy: ["Owner lived here, owner looked after it"],
    },
  },
  {
    on: ["wellKept"],
    icon: "🗝️",
    line: {
      professional: ["It has been well kept"],
      friendly: ["It’s been well kept, so look in the corners; that’s where it shows"],
      trendy: ["Well kept. Check the corners"],
    },
  },
];
