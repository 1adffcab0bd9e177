/** Scenes on views and streets. */
import type { Scene } from "#engine/copy/languages/base/story";

export const views: readonly Scene[] = [
  {
    on: ["seaView"],
    icon: "🌊",
    title: ["{beds.adj} {type} with a sea view", "{seaView.bare}, {district}"],
    open: {
      professional: ["The home has a sea view."],
      friendly: ["You’ll know the weather before the forecast does: there’s a sea view."],
      luxury: ["There is a sea view."],
      trendy: ["Sea view. Sorry, what were you saying?"],
    },
    line: {
      professional: ["There is a sea view"],
      friendly: ["There’s a sea view, so breakfast may take longer"],
      luxury: ["There is a sea view"],
      trendy: ["Sea view"],
    },
  },
  {
    on: ["lakeView"],
    icon: "🏞️",
    title: ["{beds.adj} {type} with a lake view", "{lakeView.bare}, {district}"],
    open: {
      friendly: ["The curtains will stay open here: there’s a view of the lake."],
      luxury: ["There is a view of the lake."],
    },
    line: {
      professional: ["There is a lake view"],
      friendly: ["There’s a lake view, so the curtains will stay open"],
      luxury: ["There is a lake view"],
      trendy: ["Lake view"],
    },
  },
  {
    on: ["riverView"],
    icon: "🌉",
    title: ["{beds.adj} {type} with a river view", "{riverView.bare}, {district}"],
    open: {
      friendly: ["There’s always something moving past the window: there’s a river view."],
      luxury: ["The river passes, and there is a view of it."],
    },
    line: {
      professional: ["There is a river view"],
      friendly: ["There’s a river view to look up at"],
      luxury: ["There is a river view"],
      trendy: ["River view"],
    },
  },
  {
    on: ["mountainView"],
    icon: "⛰️",
    title: ["{beds.adj} {type} with a mountain view", "{mountainView.bare}, {district}"],
    open: {
      friendly: ["On a clear day you’ll look up from the sink: there’s a mountain view."],
      luxury: ["There is a view of the mountains."],
    },
    line: {
      professional: ["It has a mountain view"],
      friendly: ["There’s a mountain view to look up at"],
      luxury: ["There is a mountain view"],
      trendy: ["Mountain view"],
    },
  },
  {
    on: ["quietStreet"],
    icon: "🤫",
    open: {
      professional: ["The street is a quiet one."],
      friendly: ["The street is a quiet one, so you can hear your own key in the door."],
      luxury: ["The street is a quiet one."],
      trendy: ["It’s on a quiet street."],
    },
    line: {
      professional: ["The street is a quiet one"],
      friendly: ["The street is a quiet one"],
      luxury: ["The street is a quiet one", "It lies on a quiet street"],
      trendy: ["Quiet street"],
    },
  },
  {
    on: ["deadEnd"],
    icon: "🛑",
    open: {
      friendly: ["Nobody drives past on the way to somewhere else: it’s a no-through road."],
    },
    line: {
      professional: ["The road has no through traffic"],
      friendly: ["A no-through road, so nobody drives past on the way to somewhere else"],
      luxury: ["The road ends here, and so does the hurry"],
      trendy: ["No-through road. Traffic: only yours and theirs"],
    },
  },
];
