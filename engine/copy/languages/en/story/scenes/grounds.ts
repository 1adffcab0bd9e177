/** Scenes on pools, sheds, parking and everything else outside. */
import type { Scene } from "#engine/copy/languages/base/story";

export const grounds: readonly Scene[] = [
  {
    on: ["pool"],
    icon: "🏊",
    title: ["{beds.adj} {type} with {pool}", "{pool.bare}, {district}"],
    open: {
      professional: ["Few particulars begin with water; these do: {pool}."],
      friendly: ["Summer plans just got shorter: there’s {pool}."],
      luxury: ["Before the house wakes, the water does. There is {pool}."],
      trendy: ["{pool}. That’s the post."],
    },
    line: {
      professional: ["The home offers {pool}"],
      friendly: ["{pool}, so towels live by the back door now"],
      luxury: ["{pool}, and the hour when nobody speaks"],
      trendy: ["{pool}. Bring a towel, cancel the rest"],
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
      friendly: ["For winter evenings with wet hair and a hat on: {hotTub}."],
      luxury: ["Steam, dark air, no hurry: {hotTub}."],
      trendy: ["{hotTub}. You’re allowed to stop reading here."],
    },
    line: {
      professional: ["There is {hotTub}"],
      friendly: ["{hotTub}, at its finest when the weather isn’t"],
      luxury: ["{hotTub}, for the cold end of the day"],
      trendy: ["{hotTub}. Phone stays indoors"],
    },
  },
  {
    on: ["vegetableGarden"],
    icon: "🥕",
    title: ["{beds.adj} {type} with {vegetableGarden}", "{vegetableGarden.bare}, {district}"],
    open: {
      professional: ["The grounds include {vegetableGarden}."],
      friendly: ["Dinner starts with a fork in the soil: there’s {vegetableGarden}."],
      luxury: ["Supper begins the day before, in {vegetableGarden}."],
      trendy: ["Farm to table, distance: your own feet. {vegetableGarden}."],
    },
    line: {
      professional: ["It has {vegetableGarden}"],
      friendly: ["{vegetableGarden}, for carrots with some of the mud still on"],
      luxury: ["{vegetableGarden}, and supper decided by the season"],
      trendy: ["{vegetableGarden}. Courgettes for everyone, sorry in advance"],
    },
    end: { friendly: ["What goes in first: beans or strawberries?"] },
  },
  {
    on: ["fruitTrees"],
    icon: "🍎",
    title: ["{beds.adj} {type} with fruit trees", "{fruitTrees.bare}, {district}"],
    open: {
      professional: ["{fruitTrees} stand in the grounds of this {type}."],
      friendly: ["There will be jam. Outside stand {fruitTrees}."],
      luxury: ["Outside, {fruitTrees}; the calendar is kept in blossom."],
      trendy: ["Snacks that grow on their own: {fruitTrees}."],
    },
    line: {
      professional: ["{fruitTrees} stand in the grounds"],
      friendly: ["{fruitTrees}, so learn to make jam"],
      luxury: ["{fruitTrees}, blossom first and baskets later"],
      trendy: ["{fruitTrees}. Snack bar, open air"],
    },
    end: { friendly: ["Crumble or jam?"] },
  },
  {
    on: ["shed"],
    icon: "🧰",
    line: {
      professional: ["Outside storage is provided by {shed}"],
      friendly: ["{shed}, for the things that were going to clutter the hall"],
      luxury: ["{shed}, where the tools keep their own company"],
      trendy: ["{shed} for the hobby you’ll get round to"],
    },
  },
  {
    on: ["fenced"],
    icon: "🚪",
    line: {
      professional: ["The outside space is fenced"],
      friendly: ["The outside space is fenced, so a ball stays yours"],
      trendy: ["Fenced outside space: what’s in stays in"],
    },
  },
  {
    on: ["barbecue"],
    icon: "🍢",
    open: {
      friendly: ["Someone has to stand at the grill with an opinion. There’s {barbecue}."],
      trendy: ["Smoke, tongs, opinions: {barbecue}."],
    },
    line: {
      professional: ["Outside there is {barbecue}"],
      friendly: ["{barbecue}, and everyone will have views on the charcoal"],
      luxury: ["{barbecue}, for suppers with smoke in them"],
      trendy: ["{barbecue}. Tongs at the ready"],
    },
  },
  {
    on: ["conservatory"],
    icon: "🪴",
    title: ["{beds.adj} {type} with {conservatory}", "{conservatory.bare}, {district}"],
    open: {
      professional: ["An additional glazed space is included: {conservatory}."],
      friendly: ["Wet afternoon, dry feet, sky overhead: there’s {conservatory}."],
      luxury: ["A room made of weather: {conservatory}."],
      trendy: ["Indoors, but make it glass: {conservatory}."],
    },
    line: {
      professional: ["The plan includes {conservatory}"],
      friendly: ["{conservatory}, for lemon trees and wet afternoons"],
      luxury: ["{conservatory}, where rain is something to listen to"],
      trendy: ["{conservatory}. Plants move in first"],
    },
  },
  {
    on: ["solar"],
    icon: "🔆",
    title: ["{beds.adj} {type} with solar panels", "{solar.bare}, {district}"],
    open: {
      professional: ["Electricity from the roof: the home has solar panels."],
      friendly: ["The roof has a day job: there are solar panels."],
      luxury: ["Daylight, put to use: solar panels."],
      trendy: ["A roof that works from home. Solar panels."],
    },
    line: {
      professional: ["Solar panels are installed"],
      friendly: ["Solar panels, so a clear day does some of the work"],
      luxury: ["Solar panels, taking the daylight seriously"],
      trendy: ["Solar panels. The roof has a job"],
    },
  },
];
