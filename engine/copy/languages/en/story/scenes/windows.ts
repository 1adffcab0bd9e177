/** Scenes on doors, glass and ceilings. */
import type { Scene } from "#engine/copy/languages/base/story";

export const windows: readonly Scene[] = [
  {
    on: ["sashWindows"],
    icon: "🪟",
    open: {
      friendly: ["Push up the pane and let the afternoon in: there are {sashWindows}."],
      luxury: ["The afternoon, lifted in by hand: {sashWindows}."],
    },
    line: {
      professional: ["There are {sashWindows}"],
      friendly: ["{sashWindows}, the sort you lift to shout down that you’re coming"],
      luxury: ["{sashWindows}, and the light they cut into panes"],
      trendy: ["{sashWindows}. Period drama, minus the corset"],
    },
  },
  {
    on: ["frenchDoors"],
    icon: "🚪",
    open: {
      professional: ["French doors are among the features."],
      friendly: ["Two doors, flung open, and suddenly it’s summer: French doors."],
      luxury: ["French doors, so that a room may end in air."],
      trendy: ["French doors. Fling them. Repeat."],
    },
    line: {
      professional: ["There are French doors"],
      friendly: ["French doors, to be flung open at the first excuse"],
      luxury: ["French doors, which make an occasion of going out"],
      trendy: ["French doors. Dramatic exits welcome"],
    },
  },
  {
    on: ["skylight"],
    icon: "🌤️",
    open: {
      friendly: ["Look up: there’s a skylight."],
      luxury: ["A square of sky, framed: a skylight."],
      trendy: ["Clouds on the ceiling, live: a skylight."],
    },
    line: {
      professional: ["A skylight brings in daylight from above"],
      friendly: ["A skylight, so you know the weather before your phone does"],
      luxury: ["A skylight, and a square of weather overhead"],
      trendy: ["Skylight. Clouds, streaming live"],
    },
  },
  {
    on: ["floorToCeilingWindows"],
    icon: "🪟",
    title: ["Floor-to-ceiling windows, {beds.adj} {type}", "{floorToCeilingWindows.bare}, {district}"],
    open: {
      professional: ["The windows run from floor to ceiling."],
      friendly: ["Forget wallpaper: the windows here run from floor to ceiling."],
      luxury: ["Where a wall might have been, glass, from floor to ceiling."],
      trendy: ["Floor-to-ceiling windows. Your curtains bill sends regards."],
    },
    line: {
      professional: ["The windows run from floor to ceiling"],
      friendly: ["Floor-to-ceiling windows, so the lamp gets switched on later"],
      luxury: ["Floor-to-ceiling windows: the wall gives way to the day"],
      trendy: ["Floor-to-ceiling windows. More day per day"],
    },
  },
  {
    on: ["highCeilings"],
    icon: "↕️",
    open: {
      professional: ["High ceilings are a feature of the home."],
      friendly: ["You know the moment you walk in and your shoulders drop? High ceilings do that."],
      luxury: ["High ceilings: room above the conversation."],
      trendy: ["High ceilings. Tall plants, your time has come."],
    },
    line: {
      professional: ["The ceilings are high"],
      friendly: [
        "High ceilings, so the tall bookcase finally stands up straight",
        "High ceilings, so the Christmas tree need not be cut",
      ],
      luxury: ["High ceilings, with room above the conversation"],
      trendy: ["High ceilings. Tall plant, tall life", "High ceilings. Bigger lamp, go"],
    },
  },
  {
    on: ["beams"],
    icon: "🪵",
    open: {
      friendly: ["Every ceiling should have something to say. This one has {beams}."],
      luxury: ["Overhead, {beams}."],
      trendy: ["Look up: {beams}."],
    },
    line: {
      professional: ["Overhead there are {beams}"],
      friendly: ["{beams}, so the ceiling does some of the decorating"],
      luxury: ["{beams}, drawn across the room like ruled lines"],
      trendy: ["{beams}. Instant character, no filter"],
    },
  },
  {
    on: ["dualAspect"],
    icon: "🌤️",
    open: {
      professional: ["The home is dual-aspect."],
      friendly: ["Windows on two sides, so the light changes seats during the day."],
      luxury: ["Light from two sides, and the rooms turn with it."],
      trendy: ["Two sides of windows. Twice the daylight plans."],
    },
    line: {
      professional: ["The home is dual-aspect, with windows on two sides"],
      friendly: ["Windows on two sides: open both and the cooking smells move out"],
      luxury: ["Windows on two sides, and the day crosses the room"],
      trendy: ["Dual aspect. Light from two sides"],
    },
  },
  {
    on: ["bothSides"],
    icon: "🌬️",
    title: ["{beds.adj} {type}, windows north and south", "{bothSides.bare}, {district}"],
    open: {
      professional: ["There are windows to the north and to the south, so air can pass through."],
      friendly: ["Open the north side, open the south side, and let the air sort itself out."],
      luxury: ["A breeze may enter by the north and leave by the south."],
      trendy: ["Free cooling, old school: windows north, windows south."],
    },
    line: {
      professional: ["There are windows to the north and to the south"],
      friendly: ["Windows north and south, so summer air goes in one side and out the other"],
      luxury: ["Windows north and south, and air between"],
      trendy: ["Windows north and south. Cross-breeze, sorted"],
    },
  },
  {
    on: ["cornerUnit"],
    icon: "📐",
    open: {
      friendly: ["Fewer neighbours through the wall: it’s on the corner."],
      trendy: ["Corner position. One wall less to share."],
    },
    line: {
      professional: ["It is a corner position"],
      friendly: ["On the corner, which is one wall less to share"],
      luxury: ["On the corner, with one side to itself"],
      trendy: ["Corner position: one less wall to share"],
    },
  },
  {
    on: ["endUnit"],
    icon: "🏡",
    title: ["{beds.adj} end unit, {district}"],
    open: {
      professional: ["As the last in its row, it has neighbours through one wall only."],
      friendly: ["End of the row, so only one side has next-door news."],
      trendy: ["End unit. One party wall, not two."],
    },
    line: {
      professional: ["It stands at the end of the row"],
      friendly: ["End of the row, so neighbours come on one side only"],
      luxury: ["At the end of the row, where the sentence stops"],
      trendy: ["End of row. One shared wall"],
    },
  },
];
