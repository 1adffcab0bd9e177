/** Scenes on views and streets. */
import type { Scene } from "#engine/copy/languages/base/story";

export const views: readonly Scene[] = [
  {
    on: ["seaView"],
    icon: "🌊",
    title: ["{beds.adj} {type} with a sea view", "{seaView.bare}, {district}"],
    open: {
      friendly: ["The weather forecast is out of the window, literally: there’s a sea view."],
      luxury: ["The sea, and a window to keep it in."],
      trendy: ["Sea view. Sorry, what were you saying?"],
    },
    line: {
      professional: ["There is a sea view"],
      friendly: ["A sea view, so the kettle takes longer than it should"],
      luxury: ["The sea, kept in a window"],
      trendy: ["Sea view. Productivity may dip"],
    },
  },
  {
    on: ["lakeView"],
    icon: "🏞️",
    title: ["{beds.adj} {type} with a lake view", "{lakeView.bare}, {district}"],
    open: {
      friendly: ["The lake does the decorating: there’s a view of it."],
      luxury: ["Water, and no hurry in it: there is a lake view."],
    },
    line: {
      professional: ["There is a lake view"],
      friendly: ["A lake view, so the curtains will stay open"],
      luxury: ["A lake, kept in a window"],
      trendy: ["Lake view. Curtains optional"],
    },
  },
  {
    on: ["riverView"],
    icon: "🌉",
    title: ["{beds.adj} {type} with a river view", "{riverView.bare}, {district}"],
    open: {
      friendly: ["Something in the window is on the move: there’s a river view."],
      luxury: ["The river, passing, and a window to watch it from."],
    },
    line: {
      professional: ["There is a river view"],
      friendly: ["A river view, for the washing-up you won’t mind doing"],
      luxury: ["The river, passing"],
      trendy: ["River view. Slow TV, live"],
    },
  },
  {
    on: ["mountainView"],
    icon: "⛰️",
    title: ["{beds.adj} {type} with a mountain view", "{mountainView.bare}, {district}"],
    open: {
      friendly: ["The horizon here has edges: there’s a mountain view."],
      luxury: ["Mountains in the window, and the patience of them."],
    },
    line: {
      professional: ["It has a mountain view"],
      friendly: ["A mountain view, so the weather has somewhere to arrive from"],
      luxury: ["Mountains, and the patience of them"],
      trendy: ["Mountain view. Big pile of calm"],
    },
  },
  {
    on: ["quietStreet"],
    icon: "🤫",
    open: {
      professional: ["The street is a quiet one."],
      friendly: ["Close the front door and hear it click: the street is a quiet one."],
      luxury: ["A quiet street; one hears one’s own key in the door."],
      trendy: ["Quiet street. That’s it, that’s the feature."],
    },
    line: {
      professional: ["The street is a quiet one"],
      friendly: ["A quiet street, so you can hear the kettle make up its mind"],
      luxury: ["A quiet street, and one’s own key in the door"],
      trendy: ["Quiet street. Hear yourself think"],
    },
  },
  {
    on: ["deadEnd"],
    icon: "🛑",
    open: { friendly: ["Nobody drives past on the way to somewhere else: it’s a no-through road."] },
    line: {
      professional: ["The road has no through traffic"],
      friendly: ["A no-through road, so nobody drives past on the way to somewhere else"],
      luxury: ["The road ends here, and so does the hurry"],
      trendy: ["No-through road. Traffic: only yours and theirs"],
    },
  },
];
