/** Scenes on living rooms. */
import type { Scene } from "#engine/copy/languages/base/story";

export const living: readonly Scene[] = [
  {
    on: ["extendedLiving"],
    icon: "🛋️",
    open: {
      friendly: ["Longer table or deeper sofa? The living room has been extended, so you get to have the argument."],
      luxury: ["The living room has been extended; the longer table or the deeper sofa remains to be decided."],
      trendy: ["Extended living room. Now size up that sofa."],
    },
    line: {
      professional: ["The living room has been extended"],
      friendly: ["An extended living room, so walk the sofa round until it feels right"],
      luxury: ["An extended living room: the longer table, or the deeper sofa"],
      trendy: ["Extended living room. Bigger sofa energy"],
    },
  },
  {
    on: ["openPlan"],
    icon: "🏠",
    line: {
      professional: ["Living space is open-plan"],
      friendly: ["Open-plan living, so whoever cooks still hears the joke"],
      luxury: ["Open-plan living: one room, several conversations"],
      trendy: ["Open plan. Cook and heckle at once"],
    },
  },
  {
    on: ["tatamiRoom"],
    icon: "🎐",
    open: { luxury: ["Tatami underfoot, and the day becomes slower."] },
    line: {
      professional: ["The home offers a tatami room"],
      friendly: ["A tatami room, for lying on the floor on purpose"],
      luxury: ["A tatami room, where the floor is the furniture"],
      trendy: ["Tatami room. Naps, floor level"],
    },
  },
  {
    on: ["ldk"],
    icon: "🍽️",
    line: {
      professional: ["Living, dining and kitchen share one room (LDK)"],
      friendly: ["Living, dining and kitchen in one room, so dinner has company"],
      trendy: ["Living, dining, kitchen: one room, one playlist"],
    },
  },
];
