/** Scenes on living rooms and their floors. */
import type { Scene } from "#engine/copy/languages/base/story";

export const living: readonly Scene[] = [
  {
    on: ["extendedLiving"],
    icon: "🛋️",
    open: {
      professional: ["The living room has been extended."],
      friendly: ["Longer table or deeper sofa? The living room has been extended, so there’s a choice to make."],
      luxury: [
        "The living room has been extended, and leaves you to decide between the longer table and the deeper sofa.",
      ],
      trendy: ["The living room has been extended, so measure that sofa."],
    },
    line: {
      professional: ["The living room has been extended"],
      friendly: ["The living room has been extended, so walk the sofa round until it feels right"],
      luxury: [
        "The living room has been extended, for the longer table or the deeper sofa",
        "An extension has given the living room its length",
      ],
      trendy: ["Extended living room, so the bigger sofa fits the plan"],
    },
  },
  {
    on: ["openPlan"],
    icon: "🏠",
    line: {
      professional: ["The living space is open-plan"],
      friendly: ["The living space is open-plan, so whoever cooks is still in the conversation"],
      luxury: ["The living space is open-plan: one room, several conversations"],
      trendy: ["Open plan, so the cook isn’t left out"],
    },
  },
  {
    on: ["tatamiRoom"],
    icon: "🎐",
    open: {
      luxury: ["One room is laid with tatami."],
    },
    line: {
      professional: ["There is a tatami room"],
      friendly: ["There’s a tatami room, for a futon at night and a low table by day"],
      luxury: ["One room is laid with tatami"],
      trendy: ["Tatami room: futon at night, table by day"],
    },
  },
  {
    on: ["ldk"],
    icon: "🍽️",
    line: {
      professional: ["Living, dining and kitchen share one room (LDK)"],
      friendly: ["Living, dining and kitchen are one room, so you cook and talk in the same place"],
      trendy: ["Living, dining and kitchen in one room"],
    },
  },
  {
    on: ["hardwoodFloor"],
    icon: "🪵",
    open: {
      friendly: ["Nothing to rip up before you move in: there are {hardwoodFloor}."],
    },
    line: {
      professional: ["There are {hardwoodFloor}"],
      friendly: ["There are {hardwoodFloor}, easy to sweep"],
      luxury: ["There are {hardwoodFloor}"],
      trendy: ["{hardwoodFloor}, easy to sweep"],
    },
  },
  {
    on: ["woodFloor"],
    icon: "🪵",
    line: {
      professional: ["There are {woodFloor}"],
      friendly: ["There are {woodFloor}, easy to sweep"],
      luxury: ["There are {woodFloor}"],
      trendy: ["{woodFloor}"],
    },
  },
];
