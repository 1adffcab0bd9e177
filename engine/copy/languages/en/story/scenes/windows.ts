/** Scenes on doors, glass and ceilings. */
import type { Scene } from "#engine/copy/languages/base/story";

export const windows: readonly Scene[] = [
  {
    on: ["sashWindows"],
    icon: "🪟",
    open: {
      friendly: ["The old way of letting the air in still works here: there are {sashWindows}."],
      luxury: ["The windows are of the old kind: {sashWindows}."],
    },
    line: {
      professional: ["There are {sashWindows}"],
      friendly: ["There are {sashWindows}, the kind you lift to let the air in"],
      luxury: ["There are {sashWindows}"],
      trendy: ["{sashWindows}, the kind you lift"],
    },
  },
  {
    on: ["frenchDoors"],
    icon: "🚪",
    open: {
      professional: ["The home has French doors."],
      friendly: ["On a warm day you open the whole wall, or near enough: there are French doors."],
      luxury: ["French doors, opened when the weather is fine."],
      trendy: ["French doors, to fling open on day one."],
    },
    line: {
      professional: ["French doors are among the details", "The home has French doors"],
      friendly: ["There are French doors, so on a warm day you can throw the room open"],
      luxury: ["There are French doors", "French doors open when the weather is fine"],
      trendy: ["French doors that open up the room"],
    },
  },
  {
    on: ["skylight"],
    icon: "🌤️",
    open: {
      friendly: ["Look up: there’s a skylight."],
      luxury: ["Daylight comes from above, through a skylight."],
      trendy: ["Look up: a skylight."],
    },
    line: {
      professional: ["A skylight brings in daylight from above"],
      friendly: ["There’s a skylight, so daylight comes in from above"],
      luxury: ["Daylight comes from above, through a skylight"],
      trendy: ["Skylight: daylight from above"],
    },
  },
  {
    on: ["floorToCeilingWindows"],
    icon: "🪟",
    title: ["Floor-to-ceiling windows, {beds.adj} {type}", "{floorToCeilingWindows.bare}, {district}"],
    open: {
      professional: ["The windows run from floor to ceiling."],
      friendly: ["Not much wall to paint on this side: the windows run from floor to ceiling."],
      luxury: ["Where a wall might have been there is glass, from floor to ceiling."],
      trendy: ["Windows from floor to ceiling."],
    },
    line: {
      professional: ["The windows run from floor to ceiling"],
      friendly: ["The windows run from floor to ceiling, so the lamp goes on later"],
      luxury: ["The glass runs from floor to ceiling"],
      trendy: ["Floor-to-ceiling windows, so the lamp goes on later"],
    },
  },
  {
    on: ["highCeilings"],
    icon: "↕️",
    open: {
      professional: ["The home has high ceilings."],
      friendly: ["You notice it as you walk in: high ceilings."],
      luxury: ["The rooms have height: the ceilings are high."],
      trendy: ["High ceilings. Bring the tall plant."],
    },
    line: {
      professional: ["The ceilings are high"],
      friendly: ["The ceilings are high, so the tall bookcase can come too"],
      luxury: ["The ceilings are high", "High ceilings give the rooms air"],
      trendy: ["High ceilings, so bring the tall bookcase"],
    },
  },
  {
    on: ["beams"],
    icon: "🪵",
    open: {
      friendly: ["Look up when you come in: there are {beams}."],
      luxury: ["Overhead, {beams}."],
      trendy: ["Look up: {beams}."],
    },
    line: {
      professional: ["Overhead there are {beams}"],
      friendly: ["There are {beams} overhead, so the ceiling does some of the decorating"],
      luxury: ["Overhead, {beams}"],
      trendy: ["{beams} overhead"],
    },
  },
  {
    on: ["dualAspect"],
    icon: "🌤️",
    open: {
      professional: ["The home is dual-aspect, with windows on two sides."],
      friendly: ["There are windows on two sides, so the light moves through the rooms as the day goes on."],
      luxury: ["There is light from two sides, and it moves through the rooms with the day."],
      trendy: ["Windows on two sides. Open both."],
    },
    line: {
      professional: [
        "The home is dual-aspect, with windows on two sides",
        "There are windows on two sides, so the rooms can be aired through",
      ],
      friendly: [
        "There are windows on two sides: open both and the kitchen smells are gone",
        "With windows on two sides you get a breeze through when it’s hot",
      ],
      luxury: ["There are windows on two sides, and the day crosses the rooms", "Light comes from two sides"],
      trendy: ["Windows on two sides: open both for a breeze"],
    },
  },
  {
    on: ["bothSides"],
    icon: "🌬️",
    title: ["{beds.adj} {type}, windows front and back", "{bothSides.bare}, {district}"],
    open: {
      professional: ["There are windows front and back, so air can pass through."],
      friendly: ["Open the front, open the back, and on a hot day the air does the rest."],
      luxury: ["Air may enter at the front and leave by the back: there are windows on both sides."],
      trendy: ["Windows front, windows back, breeze in between."],
    },
    line: {
      professional: ["There are windows front and back, so air can pass through"],
      friendly: ["There are windows front and back, so a summer breeze goes straight through"],
      luxury: ["There are windows front and back, and air between"],
      trendy: ["Windows front and back, so the air moves through"],
    },
  },
  {
    on: ["cornerUnit"],
    icon: "📐",
    open: {
      professional: ["The home stands on a corner."],
      friendly: ["It’s on the corner, so there’s one wall less to share."],
      luxury: ["It stands on the corner, with one side to itself."],
      trendy: ["On the corner: one wall less to share."],
    },
    line: {
      professional: ["It occupies a corner position"],
      friendly: ["It’s on the corner, so there’s one wall less to share"],
      luxury: ["It stands on the corner, with one side to itself"],
      trendy: ["Corner position, one wall less to share"],
    },
  },
  {
    on: ["endUnit"],
    icon: "🏡",
    title: ["{beds.adj} end unit, {district}"],
    open: {
      professional: ["It is the end of the row, with neighbours on one side only."],
      friendly: ["You share one wall here, not two: it’s at the end of the row."],
      luxury: ["It stands at the end of the row, with one side to itself."],
      trendy: ["End of the row. One shared wall, not two."],
    },
    line: {
      professional: ["It stands at the end of the row, with neighbours on one side only"],
      friendly: ["It’s the end of the row, so you share one wall, not two"],
      luxury: ["It stands at the end of the row", "Neighbours live on one side only: it ends the row"],
      trendy: ["End of the row, so one shared wall"],
    },
  },
];
