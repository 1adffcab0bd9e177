/** Scenes on rooms: studies, cellars, lofts, storage. */
import type { Scene } from "#engine/copy/languages/base/story";

export const rooms: readonly Scene[] = [
  {
    on: ["studioOverGarage"],
    icon: "🎨",
    title: ["A studio over the garage", "{studioOverGarage.bare}, {district}"],
    open: {
      professional: ["A studio over the garage is part of the property."],
      friendly: ["The surprise is above the cars: there’s a studio over the garage."],
      luxury: ["Over the garage, a studio, waiting for something serious or something silly."],
      trendy: ["Plot twist: there’s a studio over the garage."],
    },
    line: {
      professional: ["There is a studio over the garage"],
      friendly: ["A studio over the garage, so work, drums or paint can all stay out of the kitchen"],
      luxury: ["A studio over the garage, at the right distance from supper"],
      trendy: ["Studio over the garage. Commute: one staircase"],
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
      luxury: ["Below, {vaultedCellar}, and whatever is worth keeping."],
      trendy: ["{vaultedCellar}. Cheese cave, anyone?"],
    },
    line: {
      professional: ["Below, there is {vaultedCellar}"],
      friendly: [
        "{vaultedCellar}, for wine, cheese or a double bass",
        "{vaultedCellar}, with room for wine and for secrets",
      ],
      luxury: [
        "{vaultedCellar}, which sees to the third glass",
        "{vaultedCellar}, for bottles laid down and forgotten",
      ],
      trendy: ["{vaultedCellar}. Villain lair or wine? Both", "{vaultedCellar}. Wine, cheese, echo"],
    },
    end: {
      friendly: ["Post your cellar plan in the comments."],
      trendy: ["Cellar plans in the comments, please."],
    },
  },
  {
    on: ["cellar"],
    icon: "🍷",
    open: { friendly: ["Everything that’s too good to throw out finally has a home: {cellar}."] },
    line: {
      professional: ["Below, there is {cellar}"],
      friendly: ["{cellar}, for bottles, boxes and the skis you’ll use again"],
      luxury: ["{cellar}, where good bottles take their time"],
      trendy: ["{cellar}. Clutter goes downstairs"],
    },
  },
  {
    on: ["finishedBasement"],
    icon: "🛋️",
    title: ["{beds.adj} {type}, finished basement", "{finishedBasement.bare}, {district}"],
    open: {
      professional: [
        "The floor plan continues downwards, to {finishedBasement}.",
        "Below the main floors there is {finishedBasement}.",
      ],
      friendly: ["Film, weights, train set: take your pick, there’s {finishedBasement}."],
      trendy: ["Downstairs bonus level: {finishedBasement}."],
    },
    line: {
      professional: ["It comes with {finishedBasement}"],
      friendly: [
        "{finishedBasement}, so the film and the phone call get separate floors",
        "{finishedBasement}, for the drum kit nobody wants upstairs",
      ],
      luxury: ["{finishedBasement}, a floor kept in reserve"],
      trendy: ["{finishedBasement}. Bonus level unlocked", "{finishedBasement}. Loud hobbies welcome"],
    },
    end: { friendly: ["Film room or workshop?"] },
  },
  {
    on: ["basement"],
    icon: "📦",
    line: {
      professional: ["The home offers {basement}"],
      friendly: ["{basement}, for whatever the cupboards won’t take"],
      trendy: ["{basement}. Boxes, meet downstairs"],
    },
  },
  {
    on: ["attic"],
    icon: "📦",
    line: {
      professional: ["There is an attic"],
      friendly: ["An attic, for suitcases, decorations and one mystery box"],
      luxury: ["An attic, where the winter coats spend summer"],
      trendy: ["Attic. Mystery boxes welcome"],
    },
  },
  {
    on: ["mezzanine"],
    icon: "🪜",
    title: ["{beds.adj} {type} with a mezzanine", "{mezzanine.bare}, {district}"],
    open: {
      professional: ["The height of the space has been put to use with a mezzanine."],
      friendly: ["A floor and a bit: there’s a mezzanine."],
      luxury: ["Between floor and ceiling, one more place to be: a mezzanine."],
      trendy: ["Half a floor extra: a mezzanine."],
    },
    line: {
      professional: ["It has a mezzanine"],
      friendly: ["A mezzanine, for when you want to be in the room but above it"],
      luxury: ["A mezzanine, a little above the talk"],
      trendy: ["Mezzanine. Upstairs, sort of"],
    },
  },
  {
    on: ["duplex"],
    icon: "🪜",
    open: {
      friendly: ["Say goodnight and go upstairs, without living in a house: the rooms are on two levels."],
      trendy: ["Stairs of your own: the rooms are on two levels."],
    },
    line: {
      professional: ["The rooms are on two levels"],
      friendly: ["Rooms on two levels, so you can send yourself upstairs"],
      luxury: ["Two levels: the day below, the night above, or the reverse"],
      trendy: ["Two levels. Drama on the stairs"],
    },
  },
  {
    on: ["threeLevels"],
    icon: "🪜",
    line: {
      professional: ["The home is arranged on three levels"],
      friendly: ["Three levels, so everyone can be home and nobody in the way"],
      luxury: ["Three levels, and a stair to think on"],
      trendy: ["Three levels. Leg day is every day"],
    },
  },
  {
    on: ["study"],
    icon: "📚",
    title: ["{beds.adj} {type} with {study}", "{study.bare}, {district}"],
    open: {
      professional: ["A separate place to work is provided: {study}."],
      friendly: ["Your laptop and your dinner can stop sharing a table: there’s {study}."],
      luxury: ["A door, a desk, a silence: {study}."],
      trendy: ["Close the door on the inbox. There’s {study}."],
    },
    line: {
      professional: ["The plan includes {study}"],
      friendly: ["{study}, so the laptop can leave the kitchen table", "{study}, so the day can end by closing a door"],
      luxury: ["{study}, with a door that closes"],
      trendy: ["{study}. Meetings behind a door", "{study}. Shut the door, shut the laptop"],
    },
    end: { friendly: ["What would go on the wall behind you on calls?"] },
  },
  {
    on: ["fibre", "study"],
    icon: "💻",
    weight: 84,
    title: ["{beds.adj} {type}: study, fibre"],
    open: {
      professional: ["For work at home there are {study} and fibre broadband."],
      friendly: ["Working from home, done properly: {study}, and fibre broadband to go with it."],
      trendy: ["{study} + fibre. Office, cancelled."],
    },
    line: {
      professional: ["For work at home there are {study} and fibre broadband"],
      friendly: ["{study} and fibre broadband, so the meeting can’t blame the line"],
      trendy: ["{study} + fibre. Camera on"],
    },
  },
  {
    on: ["guestRoom"],
    icon: "🛏️",
    line: {
      professional: ["It comes with {guestRoom}"],
      friendly: ["{guestRoom}, so visitors get a door and you get your sofa back"],
      luxury: ["{guestRoom}, kept for those one is glad to see"],
      trendy: ["{guestRoom}. Sofa: off duty"],
    },
  },
];
