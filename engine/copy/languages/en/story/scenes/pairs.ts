/** Scenes that two points make together. */
import type { Scene } from "#engine/copy/languages/base/story";

export const pairs: readonly Scene[] = [
  {
    on: ["pool", "terrace"],
    icon: "🏊",
    weight: 104,
    title: ["Pool, terrace, {beds.adj} {type}"],
    open: {
      professional: ["Outdoors, the home offers {pool} and {terrace}."],
      friendly: ["The summer commute: from {terrace} to {pool} and back, towel over shoulder."],
      luxury: ["Between {pool} and {terrace}, a summer passes without an appointment."],
      trendy: ["{pool}. {terrace}. Out of office: on."],
    },
    line: {
      professional: ["Outdoors there are {pool} and {terrace}"],
      friendly: ["{pool} and {terrace}: the whole holiday, minus the airport"],
      luxury: ["{pool}, {terrace}, and wet footprints between"],
      trendy: ["{pool} + {terrace}. Airport: skipped"],
    },
    end: { friendly: ["Book or lengths?"] },
  },
  {
    on: ["seaView", "balcony"],
    icon: "🌊",
    weight: 102,
    title: ["Sea view and {balcony}"],
    open: {
      professional: ["The home has a sea view and {balcony}."],
      friendly: ["A sea view, and {balcony} to be late for work on."],
      luxury: ["{balcony}; the sea does the rest. There is a view of it."],
      trendy: ["Sea view. {balcony}. Phone on silent."],
    },
    line: {
      professional: ["There is a sea view, and {balcony}"],
      friendly: ["A sea view and {balcony}: coffee takes as long as it takes"],
      luxury: ["{balcony}, a sea view, and no plans"],
      trendy: ["Sea view + {balcony}"],
    },
  },
  {
    on: ["petsAllowed", "garden"],
    icon: "🐾",
    weight: 98,
    title: ["Pets allowed, and {garden}"],
    open: {
      professional: ["Two answers at once: {garden} outside, and pets allowed within."],
      friendly: ["Pets are allowed and there’s {garden}, which one of you will care about more."],
      luxury: ["Pets are allowed, and {garden} lies waiting to be inspected."],
      trendy: ["Pets allowed. {garden}. Zoomies: catered for."],
    },
    line: {
      professional: ["Outside there is {garden}, and pets are allowed"],
      friendly: ["Pets are allowed and there’s {garden}: one of you will be thrilled"],
      trendy: ["Pets allowed + {garden}. Zoomies go here"],
    },
    end: { friendly: ["Who’s the one with the muddy feet?"] },
  },
  {
    on: ["vegetableGarden", "fruitTrees"],
    icon: "🍎",
    weight: 92,
    title: ["Vegetable garden and fruit trees"],
    open: {
      professional: ["The grounds have {vegetableGarden} and {fruitTrees}."],
      friendly: ["Soup from one end, pudding from the other: outside there are {vegetableGarden} and {fruitTrees}."],
      luxury: ["{vegetableGarden}, {fruitTrees}, and a basket by the door."],
      trendy: ["{vegetableGarden}. {fruitTrees}. Grocery list: shorter."],
    },
    line: {
      professional: ["The grounds have {vegetableGarden} and {fruitTrees}"],
      friendly: ["{vegetableGarden} and {fruitTrees}: soup from one, pudding from the other"],
    },
  },
];
