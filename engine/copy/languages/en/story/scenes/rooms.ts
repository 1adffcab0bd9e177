/** Scenes on rooms: studies, cellars, lofts, storage. */
import type { Scene } from "#engine/copy/languages/base/story";

export const rooms: readonly Scene[] = [
  {
    on: ["studioOverGarage"],
    icon: "🎨",
    title: ["A studio over the garage", "{studioOverGarage.bare}, {district}"],
    open: {
      professional: ["A studio over the garage is part of the property."],
      friendly: ["The room everybody asks about is above the cars: there’s a studio over the garage."],
      luxury: ["Over the garage, a studio, for work that needs a door between it and supper."],
      trendy: ["There’s a studio over the garage."],
    },
    line: {
      professional: ["There is a studio over the garage, apart from the other rooms"],
      friendly: ["There’s a studio over the garage, so the drum kit or the desk can live away from the kitchen"],
      luxury: ["Over the garage there is a studio, at the right distance from supper"],
      trendy: ["Studio over the garage, so work stays out of the kitchen"],
    },
    end: {
      friendly: ["Desk, easel or drum kit?"],
      trendy: ["What would you make up there?"],
    },
  },
  {
    on: ["vaultedCellar"],
    icon: "🍷",
    title: ["What would you keep in a vaulted cellar?", "{vaultedCellar.bare}, {district}"],
    open: {
      professional: ["Beneath the home lies {vaultedCellar}."],
      friendly: [
        "What would you keep in {vaultedCellar}? Wine is the obvious answer. We would also accept cheese, a double bass or forty jars of jam.",
      ],
      luxury: ["Below the rooms lies {vaultedCellar}."],
      trendy: ["Downstairs: {vaultedCellar}."],
    },
    line: {
      professional: ["Below, there is {vaultedCellar}"],
      friendly: ["Downstairs there’s {vaultedCellar}, for wine, cheese or a double bass"],
      luxury: ["Below lies {vaultedCellar}, for bottles laid down and forgotten"],
      trendy: ["{vaultedCellar} for the wine, or the bikes"],
    },
    end: {
      friendly: ["Post your cellar plan in the comments."],
      trendy: ["Cellar plans in the comments, please."],
    },
  },
  {
    on: ["cellar"],
    icon: "🍷",
    open: {
      friendly: ["There’s somewhere for everything that is too good to throw out: {cellar}."],
    },
    line: {
      professional: ["There is {cellar} for storage"],
      friendly: ["There’s {cellar} for bottles, boxes and the skis"],
      luxury: ["There is {cellar}, where good bottles take their time"],
      trendy: ["{cellar} for whatever won’t fit upstairs"],
    },
  },
  {
    on: ["finishedBasement"],
    icon: "🛋️",
    title: ["{beds.adj} {type}, finished basement", "{finishedBasement.bare}, {district}"],
    open: {
      professional: ["Below the main floors there is {finishedBasement}."],
      friendly: ["There’s a floor for film nights, weights or the train set: {finishedBasement}."],
      luxury: ["There is a floor in reserve: {finishedBasement}."],
      trendy: ["A whole extra floor to use: {finishedBasement}."],
    },
    line: {
      professional: ["There is {finishedBasement}, usable as a further room"],
      friendly: ["There’s {finishedBasement}, so the film and the phone call get separate floors"],
      luxury: ["Below, {finishedBasement}, a floor kept in reserve"],
      trendy: ["{finishedBasement} for film nights or weights"],
    },
    end: {
      friendly: ["Film room or workshop?"],
    },
  },
  {
    on: ["basement"],
    icon: "📦",
    line: {
      professional: ["There is {basement}"],
      friendly: ["There’s {basement} for what the cupboards won’t take"],
      trendy: ["{basement} for boxes and bikes"],
    },
  },
  {
    on: ["attic"],
    icon: "📦",
    line: {
      professional: ["There is an attic"],
      friendly: ["There’s an attic for suitcases and the Christmas decorations"],
      luxury: ["There is an attic, where the winter coats spend the summer"],
      trendy: ["Attic for the suitcases"],
    },
  },
  {
    on: ["mezzanine"],
    icon: "🪜",
    title: ["{beds.adj} {type} with a mezzanine", "{mezzanine.bare}, {district}"],
    open: {
      professional: ["A mezzanine makes use of the height of the room."],
      friendly: ["There’s a floor and a bit here: a mezzanine."],
      luxury: ["Between floor and ceiling there is one more place to be: a mezzanine."],
      trendy: ["Half a floor extra: a mezzanine."],
    },
    line: {
      professional: ["There is a mezzanine"],
      friendly: ["There’s a mezzanine, so a desk or a bed can go up out of the way"],
      luxury: ["There is a mezzanine, a little above the talk"],
      trendy: ["A mezzanine for the bed or the desk"],
    },
  },
  {
    on: ["duplex"],
    icon: "🪜",
    open: {
      friendly: ["You say goodnight and go upstairs here: the rooms are on two levels."],
      luxury: ["The rooms lie on two levels."],
      trendy: ["Stairs of your own: the rooms are on two levels."],
    },
    line: {
      professional: ["The rooms are on two levels"],
      friendly: ["The rooms are on two levels, so one person can sleep while another has friends round"],
      luxury: ["The rooms lie on two levels"],
      trendy: ["Rooms on two levels"],
    },
  },
  {
    on: ["threeLevels"],
    icon: "🪜",
    line: {
      professional: ["The home is arranged on three levels"],
      friendly: ["It’s on three levels, so everyone can be home and out of each other’s way"],
      luxury: ["The rooms are arranged on three levels"],
      trendy: ["Three levels, so there’s a floor each"],
    },
  },
  {
    on: ["study"],
    icon: "📚",
    title: ["{beds.adj} {type} with {study}", "{study.bare}, {district}"],
    open: {
      professional: ["There is a separate place to work: {study}."],
      friendly: ["Your laptop and your dinner can stop sharing a table: there’s {study}."],
      luxury: ["One room is kept for work: {study}."],
      trendy: ["Work has its own room: {study}."],
    },
    line: {
      professional: ["For work at home there is {study}", "{study} keeps work apart from the living space"],
      friendly: [
        "There’s {study}, so the working day can end by closing a door",
        "You’d have {study}, so the laptop can leave the kitchen table",
      ],
      luxury: ["There is {study}, with a door that closes", "Work is kept in {study}"],
      trendy: ["{study}, so work stays off the kitchen table", "{study} with a door to close at six"],
    },
    end: {
      friendly: ["What would go on the wall behind you on calls?"],
    },
  },
  {
    on: ["fibre", "study"],
    icon: "💻",
    weight: 84,
    title: ["{beds.adj} {type}: study, fibre"],
    open: {
      professional: ["For work at home there are {study} and fibre broadband."],
      friendly: ["Working from home would be easy here: there’s {study}, and fibre broadband."],
      trendy: ["Work from home: {study}, plus fibre."],
    },
    line: {
      professional: ["For work at home there are {study} and fibre broadband"],
      friendly: ["There are {study} and fibre broadband, so working from home is sorted"],
      trendy: ["{study} and fibre, so home working is sorted"],
    },
  },
  {
    on: ["guestRoom"],
    icon: "🛏️",
    line: {
      professional: ["There is {guestRoom}"],
      friendly: ["There’s {guestRoom}, so visitors get a door and you keep your sofa"],
      luxury: ["There is {guestRoom} for those one is glad to see"],
      trendy: ["{guestRoom}, so the sofa stays a sofa"],
    },
  },
];
