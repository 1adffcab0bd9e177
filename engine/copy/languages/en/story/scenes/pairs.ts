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
      friendly: ["From {terrace} to {pool} and back, towel over your shoulder: that’s summer here."],
      luxury: ["Summer is spent between {pool} and {terrace}."],
      trendy: ["{pool}, plus {terrace}."],
    },
    line: {
      professional: ["Outdoors there are {pool} and {terrace}"],
      friendly: ["There are {pool} and {terrace}, so summer can be spent at home"],
      luxury: ["There are {pool} and {terrace}"],
      trendy: ["{pool} and {terrace}"],
    },
    end: {
      friendly: ["Book or lengths?"],
    },
  },
  {
    on: ["seaView", "balcony"],
    icon: "🌊",
    weight: 102,
    title: ["Sea view and {balcony}"],
    open: {
      professional: ["The home has a sea view and {balcony}."],
      friendly: ["There’s a sea view, and {balcony} to sit out on."],
      luxury: ["There is a sea view, and {balcony}."],
      trendy: ["Sea view, and {balcony}."],
    },
    line: {
      professional: ["There is a sea view, and {balcony}"],
      friendly: ["There’s a sea view, and {balcony}"],
      luxury: ["There is a sea view, and {balcony}"],
      trendy: ["Sea view, and {balcony}"],
    },
  },
  {
    on: ["petsAllowed", "garden"],
    icon: "🐾",
    weight: 98,
    title: ["Pets allowed, and {garden}"],
    open: {
      professional: ["For a household with animals: pets are allowed, and outside there is {garden}."],
      friendly: ["Pets are allowed and there’s {garden}, which one of you will care about more."],
      luxury: ["The whole household may come, animals included: pets are allowed, and there is {garden}."],
      trendy: ["Pets allowed, and they get {garden} too."],
    },
    line: {
      professional: ["Outside there is {garden}, and pets are allowed"],
      friendly: ["Pets are allowed and there’s {garden}"],
      trendy: ["Pets allowed, plus {garden}"],
    },
    end: {
      friendly: ["Who’s the one with the muddy feet?"],
    },
  },
  {
    on: ["vegetableGarden", "fruitTrees"],
    icon: "🍎",
    weight: 92,
    title: ["Vegetable garden and fruit trees"],
    open: {
      professional: ["The grounds have {vegetableGarden} and {fruitTrees}."],
      friendly: ["Soup from one end, pudding from the other: outside there are {vegetableGarden} and {fruitTrees}."],
      luxury: ["Outside there are {vegetableGarden} and {fruitTrees}."],
      trendy: ["Outside: {vegetableGarden} and {fruitTrees}."],
    },
    line: {
      professional: ["The grounds have {vegetableGarden} and {fruitTrees}"],
      friendly: ["There are {vegetableGarden} and {fruitTrees} outside"],
    },
  },
];
