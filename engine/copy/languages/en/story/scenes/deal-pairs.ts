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
      friendly: ["It’s furnished and you can move in any time, so all you bring is suitcases."],
      luxury: ["The furniture is in place; the date is yours to name."],
      trendy: ["Furnished. Move in any time."],
    },
    line: {
      professional: ["It is furnished and can be moved into at any time"],
      friendly: ["It’s furnished and you can move in any time"],
      luxury: ["It is furnished, and can be moved into at any time"],
      trendy: ["Furnished, move in any time"],
    },
    end: {
      friendly: ["What’s the first thing you’d unpack?"],
    },
  },
  {
    on: ["noAgencyFee", "moveInAnyTime"],
    icon: "🧾",
    weight: 86,
    open: {
      professional: ["There is no agency fee, and the home can be moved into at any time."],
      friendly: ["There’s no agency fee, and you can move in any time."],
      trendy: ["Agency fee: none. Moving date: yours to pick, as you can move in any time."],
    },
  },
  {
    on: ["bathtub", "bathWindow"],
    icon: "🛁",
    weight: 70,
    line: {
      professional: ["The bathroom has a bathtub and a window"],
      friendly: ["The bathroom has a bathtub and a window"],
      luxury: ["The bathroom has a bathtub and a window"],
      trendy: ["Bathtub, and a window in the bathroom"],
    },
  },
  {
    on: ["kitchenIsland", "dishwasher"],
    icon: "🍳",
    weight: 78,
    line: {
      professional: ["The kitchen has an island and a dishwasher"],
      friendly: ["The kitchen has an island to sit round and a dishwasher for afterwards"],
      luxury: ["The kitchen has an island and a dishwasher"],
      trendy: ["Kitchen island to sit round, dishwasher for afterwards"],
    },
  },
  {
    on: ["openPlan", "fireplace"],
    icon: "🔥",
    weight: 92,
    open: {
      professional: ["The living space is open-plan and has a fireplace."],
      friendly: ["One open room, and a fireplace to sit round."],
      luxury: ["The living space is open-plan, with a fireplace."],
      trendy: ["Open plan, with a fireplace."],
    },
    line: {
      professional: ["The living space is open-plan and has a fireplace"],
      friendly: ["The living space is open-plan and has a fireplace"],
      luxury: ["The living space is open-plan, with a fireplace"],
    },
  },
  {
    on: ["quietStreet", "nearTransit", "transit"],
    icon: "🤫",
    weight: 90,
    title: ["Quiet street, {transit}"],
    open: {
      professional: ["The position combines two things: a quiet street, and {transit}."],
      friendly: ["It’s a quiet street, and it’s {transit.from}. Often you have to pick one."],
      luxury: ["Quiet at the door, and {transit}."],
      trendy: ["Quiet street, and still {transit}."],
    },
    line: {
      professional: ["The street is a quiet one, and it is {transit.from}"],
      friendly: ["It’s a quiet street and it’s {transit.from}"],
    },
  },
  {
    on: ["garage", "bikeStorage"],
    unless: ["garageAway"],
    icon: "🚲",
    weight: 74,
    line: {
      professional: ["There are {garage} and {bikeStorage}"],
      friendly: ["There’s {garage} for the car and {bikeStorage} for the bicycles"],
      trendy: ["{garage}, plus {bikeStorage}"],
    },
  },
  {
    on: ["study", "garden"],
    icon: "📚",
    weight: 94,
    title: ["{study.bare} and {garden}"],
    open: {
      professional: ["The home has {study} and {garden}."],
      friendly: ["There’s {study} for the working day and {garden} for the end of it."],
      luxury: ["There is {study}, and there is {garden}."],
      trendy: ["{study} for the day, {garden} for the evening."],
    },
    line: {
      professional: ["There are {study} and {garden}"],
      friendly: ["There’s {study} for work and {garden} for afterwards"],
    },
  },
  {
    on: ["renovated", "fibre"],
    icon: "🔨",
    weight: 78,
    line: {
      professional: ["It was {renovated} and has fibre broadband"],
      trendy: ["{renovated}, with fibre broadband"],
    },
  },
];
