/** Scenes on light: windows, ceilings, aspects. */
import type { Scene } from "#engine/copy/languages/base/story";

export const light: readonly Scene[] = [
  {
    on: ["bayWindow", "originalFireplace"],
    icon: "🪟",
    weight: 100,
    title: ["Bay window, original fireplace"],
    open: {
      professional: ["The home has {bayWindow} and an original fireplace."],
      friendly: ["{bayWindow} for the armchair, and an original fireplace for it to face."],
      luxury: [
        "{bayWindow} for the morning paper, and an original fireplace for the eye to rest on when the news does not help.",
      ],
      trendy: ["{bayWindow} for the armchair, an original fireplace for the fairy lights."],
    },
    line: {
      professional: [
        "There is {bayWindow}, and an original fireplace has been kept",
        "{bayWindow} and an original fireplace give the room its character",
      ],
      friendly: ["There’s {bayWindow} for the armchair, and an original fireplace for it to face"],
      luxury: ["There is {bayWindow} for the armchair, and an original fireplace to face it"],
      trendy: ["{bayWindow} for the armchair, an original fireplace for the fairy lights"],
    },
    end: {
      friendly: ["Which one would your armchair face?"],
    },
  },
  {
    on: ["bayWindow"],
    icon: "🪟",
    title: ["{beds.adj} {type} with {bayWindow}", "{bayWindow.bare}, {district}"],
    open: {
      professional: ["The first thing to look at is the front of the room: there is {bayWindow}."],
      friendly: ["There’s always one spot everybody wants. Here it’s {bayWindow}."],
      luxury: ["Some rooms ask you to slow down. This one does it with {bayWindow}."],
      trendy: ["Reading spot included: {bayWindow}."],
    },
    line: {
      professional: ["There is {bayWindow}", "Among the details is {bayWindow}"],
      friendly: [
        "There’s {bayWindow}, the right size for an armchair and an unfinished book",
        "You’d have {bayWindow} to read in",
      ],
      luxury: [
        "There is {bayWindow}, made for an armchair and the morning paper",
        "{bayWindow} brings the street to the armchair",
      ],
      trendy: ["{bayWindow} for reading in", "Armchair goes by {bayWindow}"],
    },
    end: {
      friendly: ["Armchair or window seat?"],
    },
  },
];
