/** Scenes on light: windows, ceilings, aspects. */
import type { Scene } from "#engine/copy/languages/base/story";

export const light: readonly Scene[] = [
  {
    on: ["bayWindow", "originalFireplace"],
    icon: "🪟",
    weight: 100,
    title: ["Bay window, original fireplace"],
    open: {
      professional: ["It has {bayWindow} and an original fireplace, and the room arranges itself around them."],
      friendly: ["{bayWindow} for the armchair, and an original fireplace for the conversation to face."],
      luxury: [
        "{bayWindow} for the morning paper, and an original fireplace for the eye to rest on when the news does not help.",
      ],
      trendy: ["{bayWindow} for the armchair. An original fireplace for the fairy lights. You for the rest."],
    },
    line: {
      professional: ["It has {bayWindow} and an original fireplace"],
      friendly: ["{bayWindow} for the armchair, an original fireplace for the winter half of the year"],
      luxury: ["{bayWindow} for the armchair, and an original fireplace to face it"],
      trendy: ["{bayWindow} + original fireplace. Set-dressing done"],
    },
    end: { friendly: ["Which one would your armchair face?"] },
  },
  {
    on: ["bayWindow"],
    icon: "🪟",
    title: ["{beds.adj} {type} with {bayWindow}", "{bayWindow.bare}, {district}"],
    open: {
      professional: ["The feature that sets the character of the rooms is {bayWindow}."],
      friendly: [
        "There’s always one spot everybody fights over. Here it’s {bayWindow}.",
        "Some windows you look through, some you sit in. There’s {bayWindow}.",
      ],
      luxury: ["Some rooms ask you to slow down. This one does it with {bayWindow}."],
      trendy: ["Reading nook, pre-installed: {bayWindow}."],
    },
    line: {
      professional: ["It has {bayWindow}"],
      friendly: [
        "{bayWindow}, made for an armchair and an unfinished book",
        "{bayWindow}, where the Sunday paper takes until Monday",
      ],
      luxury: ["{bayWindow}, and the morning paper read to the end", "{bayWindow}, with the street as a slow film"],
      trendy: ["{bayWindow}. Cushion goes here", "{bayWindow}. Do not disturb"],
    },
    end: { friendly: ["Armchair or window seat?"] },
  },
];
