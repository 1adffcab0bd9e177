/** Scenes that two points make together, with the deal or the place. */
import type { Scene } from "#engine/copy/languages/base/story";

export const dealPairs: readonly Scene[] = [
  {
    on: ["furnished", "moveInAnyTime"],
    icon: "🧳",
    weight: 84,
    title: ["Furnished, move in any time"],
    open: {
      professional: ["The home is furnished and can be moved into at any time."],
      friendly: ["It’s furnished and you can move in any time, so the only question is which suitcase."],
      luxury: ["The furniture is in place; the date is yours to name."],
      trendy: ["Furnished. Move in any time. One suitcase, zero vans."],
    },
    line: {
      professional: ["It is furnished and can be moved into at any time"],
      friendly: ["Furnished, move in any time: one suitcase will do"],
      trendy: ["Furnished + move in any time. Van: not needed"],
    },
    end: { friendly: ["What’s the first thing you’d unpack?"] },
  },
  {
    on: ["noAgencyFee", "moveInAnyTime"],
    icon: "🧾",
    weight: 86,
    open: {
      professional: ["There is no agency fee, and the home can be moved into at any time."],
      friendly: ["No agency fee, and you can move in any time. That’s two headaches fewer."],
      trendy: ["Agency fee: none. Move-in: whenever. Reply: quick."],
    },
  },
  {
    on: ["bathtub", "bathWindow"],
    icon: "🛁",
    weight: 70,
    line: {
      professional: ["The bathroom has a bathtub and a window"],
      friendly: ["A bathtub and a bathroom window: soak first, clear the mirror later"],
      luxury: ["A bathtub, a window, steam going out into the evening"],
      trendy: ["Bathtub + window. Steam with an exit"],
    },
  },
  {
    on: ["kitchenIsland", "dishwasher"],
    icon: "🍳",
    weight: 78,
    line: {
      professional: ["The kitchen has an island and a dishwasher"],
      friendly: ["A kitchen island to gather round and a dishwasher to clear up after"],
      trendy: ["Island for the party, dishwasher for the morning after"],
    },
  },
  {
    on: ["openPlan", "fireplace"],
    icon: "🔥",
    weight: 92,
    open: {
      professional: ["The living space is open-plan and has a fireplace."],
      friendly: ["One open room, one fireplace, everyone within earshot."],
      luxury: ["One open room, and a fireplace to hold it together."],
      trendy: ["Open plan, with a fireplace to argue over."],
    },
    line: {
      professional: ["The living space is open-plan and has a fireplace"],
      friendly: ["Open-plan living with a fireplace, so the cook gets some of the glow"],
      luxury: ["One open room, held together by a fireplace"],
    },
  },
  {
    on: ["quietStreet", "nearTransit", "transit"],
    icon: "🤫",
    weight: 90,
    title: ["Quiet street, {transit}"],
    open: {
      professional: ["The street is a quiet one, and it is {transit}."],
      friendly: ["A quiet street, and yet it’s {transit}. Usually one has to pick."],
      luxury: ["Quiet at the door, and {transit}."],
      trendy: ["Quiet street. Still {transit}. Have both."],
    },
    line: {
      professional: ["The street is a quiet one, and it is {transit}"],
      friendly: ["A quiet street, and it’s {transit}, so you needn’t choose"],
    },
  },
  {
    on: ["garage", "bikeStorage"],
    unless: ["garageAway"],
    icon: "🚲",
    weight: 74,
    line: {
      professional: ["There are {garage} and {bikeStorage}"],
      friendly: ["{garage} for the car and {bikeStorage} for the rest of the fleet"],
      trendy: ["{garage}. {bikeStorage}. Every wheel has a home"],
    },
  },
  {
    on: ["study", "garden"],
    icon: "📚",
    weight: 94,
    title: ["{study.bare} and {garden}"],
    open: {
      professional: ["The home has {study} and {garden}: one for the working day, one for the end of it."],
      friendly: ["Work in one, forget work in the other: there’s {study}, and {garden}."],
      luxury: ["{study} for the morning, {garden} for what follows."],
      trendy: ["{study} till you drop, {garden} till dark."],
    },
    line: {
      professional: ["There are {study} and {garden}"],
      friendly: ["{study} for the work and {garden} for getting over it"],
    },
  },
  {
    on: ["renovated", "fibre"],
    icon: "🔨",
    weight: 78,
    line: {
      professional: ["It was {renovated} and has fibre broadband"],
      trendy: ["{renovated}. Fibre in. Bring your laptop"],
    },
  },
];
