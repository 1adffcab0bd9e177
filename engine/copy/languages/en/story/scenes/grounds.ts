/** Scenes on pools, sheds, parking and everything else outside. */
import type { Scene } from "#engine/copy/languages/base/story";

export const grounds: readonly Scene[] = [
  {
    on: ["pool"],
    icon: "🏊",
    title: ["{beds.adj} {type} with {pool}", "{pool.bare}, {district}"],
    open: {
      professional: ["Few particulars begin with water; these do: {pool}."],
      friendly: ["A swim before breakfast, without driving anywhere: there’s {pool}."],
      luxury: ["A length before breakfast: there is {pool}."],
      trendy: ["There’s {pool}. That’s the post."],
    },
    line: {
      professional: ["There is {pool}"],
      friendly: ["There’s {pool}, so a swim takes no planning"],
      luxury: ["There is {pool}", "{pool} waits outside"],
      trendy: ["{pool}. Towels at the ready"],
    },
    end: {
      friendly: ["First in: slow steps or a running jump?"],
      trendy: ["Lengths or floating?"],
    },
  },
  {
    on: ["hotTub"],
    icon: "♨️",
    open: {
      friendly: ["For cold evenings and tired legs, there’s {hotTub}."],
      luxury: ["Warm water at the end of the day: {hotTub}."],
      trendy: ["Cold evening, hot water: {hotTub}."],
    },
    line: {
      professional: ["There is {hotTub}"],
      friendly: ["There’s {hotTub} for the end of a cold day"],
      luxury: ["There is {hotTub}, for the cold months above all"],
      trendy: ["{hotTub} for cold evenings"],
    },
  },
  {
    on: ["vegetableGarden"],
    icon: "🥕",
    title: ["{beds.adj} {type} with {vegetableGarden}", "{vegetableGarden.bare}, {district}"],
    open: {
      professional: ["The grounds include {vegetableGarden}."],
      friendly: ["Pick dinner before you cook it: there’s {vegetableGarden}."],
      luxury: ["Supper follows the season here: there is {vegetableGarden}."],
      trendy: ["Grow your own, for real: {vegetableGarden}."],
    },
    line: {
      professional: ["There is {vegetableGarden}"],
      friendly: ["There’s {vegetableGarden}, so some of supper can come from outside the door"],
      luxury: ["There is {vegetableGarden}, and supper follows the season"],
      trendy: ["{vegetableGarden} for growing your own"],
    },
    end: {
      friendly: ["What goes in first: beans or strawberries?"],
    },
  },
  {
    on: ["fruitTrees"],
    icon: "🍎",
    title: ["{beds.adj} {type} with fruit trees", "{fruitTrees.bare}, {district}"],
    open: {
      professional: ["{fruitTrees} stand in the grounds of this {type}."],
      friendly: ["Come autumn there’ll be picking to do: outside stand {fruitTrees}."],
      luxury: ["Outside stand {fruitTrees}."],
      trendy: ["Snacks that grow on their own: {fruitTrees}."],
    },
    line: {
      professional: ["{fruitTrees} stand in the grounds"],
      friendly: ["There are {fruitTrees} outside, so think about jam"],
      luxury: ["Outside, {fruitTrees}"],
      trendy: ["{fruitTrees} outside"],
    },
    end: {
      friendly: ["Crumble or jam?"],
    },
  },
  {
    on: ["shed"],
    icon: "🧰",
    line: {
      professional: ["Outside storage is provided by {shed}"],
      friendly: ["There’s {shed} for tools, bicycles and the things that would clutter the hall"],
      luxury: ["There is {shed} for the tools"],
      trendy: ["{shed} for tools and bikes"],
    },
  },
  {
    on: ["fenced"],
    icon: "🚪",
    line: {
      professional: ["The outside space is fenced", "The outdoor space is enclosed by a fence"],
      friendly: [
        "The outside space is fenced, so you can leave the back door open",
        "It’s fenced outside, so a ball stays on your side",
      ],
      luxury: ["The outside space is fenced", "A fence encloses the outside space"],
      trendy: ["Fenced outside, so what’s in stays in"],
    },
  },
  {
    on: ["barbecue"],
    icon: "🍢",
    open: {
      friendly: ["Somebody has to stand at the grill: there’s {barbecue}."],
      trendy: ["Grill season, covered: {barbecue}."],
    },
    line: {
      professional: ["Outside there is {barbecue}"],
      friendly: ["There’s {barbecue} for summer evenings"],
      luxury: ["There is {barbecue} for summer evenings"],
      trendy: ["{barbecue} for summer evenings"],
    },
  },
  {
    on: ["conservatory"],
    icon: "🪴",
    title: ["{beds.adj} {type} with {conservatory}", "{conservatory.bare}, {district}"],
    open: {
      professional: ["The rooms include {conservatory}."],
      friendly: ["Dry, but with the sky overhead: there’s {conservatory}."],
      luxury: ["One room is made of glass: {conservatory}."],
      trendy: ["Indoors, but with the sky: {conservatory}."],
    },
    line: {
      professional: ["{conservatory} serves as a further place to sit"],
      friendly: ["There’s {conservatory}, so you can sit among the plants when it rains"],
      luxury: ["There is {conservatory}, where rain is something to listen to"],
      trendy: ["{conservatory} for the plants and the rainy days"],
    },
  },
  {
    on: ["solar"],
    icon: "🔆",
    title: ["{beds.adj} {type} with solar panels", "{solar.bare}, {district}"],
    open: {
      professional: ["The home generates some of its own electricity: it has solar panels."],
      friendly: ["Worth knowing before you look at the bills: there are solar panels."],
      luxury: ["Daylight is put to use: there are solar panels."],
      trendy: ["Solar panels are already up."],
    },
    line: {
      professional: ["Solar panels are installed"],
      friendly: ["There are solar panels, so ask for a year of electricity bills"],
      luxury: ["There are solar panels"],
      trendy: ["Solar panels: ask what they save"],
    },
  },
];
