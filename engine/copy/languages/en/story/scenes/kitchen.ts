/** Scenes on kitchens and machines. */
import type { Scene } from "#engine/copy/languages/base/story";

export const kitchen: readonly Scene[] = [
  {
    on: ["kitchenIsland"],
    icon: "🍳",
    title: ["{beds.adj} {type} with a kitchen island", "{kitchenIsland.bare}, {district}"],
    open: {
      professional: ["The kitchen has an island."],
      friendly: ["Every party ends up in the kitchen anyway. This one has an island."],
      luxury: ["The kitchen has an island, and the evening tends to begin there."],
      trendy: ["The kitchen has an island, so that’s where everyone will be."],
    },
    line: {
      professional: ["The kitchen has an island, with room to prepare food and to sit"],
      friendly: ["There’s a kitchen island, so people can sit and talk while you cook"],
      luxury: ["The kitchen has an island", "A kitchen island gathers the evening"],
      trendy: ["Kitchen island: people sit, you cook"],
    },
    end: {
      friendly: ["Who perches and who chops at yours?"],
    },
  },
  {
    on: ["kitchenDiner"],
    icon: "🍽️",
    open: {
      professional: ["Cooking and eating share a room: there is {kitchenDiner}."],
      friendly: ["Cook, eat and do the homework in one room: there’s {kitchenDiner}."],
      trendy: ["Cook and eat in the same room: {kitchenDiner}."],
    },
    line: {
      professional: ["There is {kitchenDiner}"],
      friendly: ["There’s {kitchenDiner}, so you eat where you cook"],
      luxury: ["There is {kitchenDiner}, where supper need not travel"],
      trendy: ["{kitchenDiner}, so you eat where you cook"],
    },
  },
  {
    on: ["openKitchen"],
    icon: "🍳",
    line: {
      professional: ["The kitchen is open to the living space"],
      friendly: ["The kitchen is open, so the cook stays in the conversation"],
      luxury: ["The kitchen is open to the room", "An open kitchen lets the meal begin as talk"],
      trendy: ["Open kitchen, so the cook stays in the conversation"],
    },
  },
  {
    on: ["fittedKitchen"],
    icon: "🍳",
    line: {
      professional: ["It comes with {fittedKitchen}", "There is {fittedKitchen}"],
      friendly: [
        "There’s {fittedKitchen}, so you only bring the pans",
        "You’d have {fittedKitchen} ready to cook in on the first evening",
      ],
      luxury: ["There is {fittedKitchen}", "{fittedKitchen} is ready for the first supper"],
      trendy: ["{fittedKitchen}, so just bring the pans"],
    },
  },
  {
    on: ["newKitchen"],
    icon: "🍳",
    open: {
      professional: ["One of the larger jobs is already done: there is {newKitchen}."],
      friendly: ["The room people dread doing is done: there’s {newKitchen}."],
      trendy: ["Kitchen: done. There’s {newKitchen}."],
    },
    line: {
      professional: ["There is {newKitchen}"],
      friendly: ["There’s {newKitchen}, so that’s one big job you don’t have to plan"],
      luxury: ["There is {newKitchen}"],
      trendy: ["{newKitchen}, so that job is done"],
    },
  },
  {
    on: ["gasStove"],
    icon: "🔥",
    line: {
      professional: ["Cooking is by gas"],
      friendly: ["You’d cook on gas, if you like to see the flame"],
      trendy: ["Gas for cooking"],
    },
  },
  {
    on: ["inductionHob"],
    icon: "🍲",
    line: {
      professional: ["Cooking is by induction"],
      friendly: ["There’s an induction hob, quick to heat and easy to wipe"],
      trendy: ["Induction hob, quick to wipe"],
    },
  },
  {
    on: ["dishwasher"],
    icon: "🍽️",
    line: {
      professional: ["A dishwasher is included"],
      friendly: ["There’s a dishwasher, so dinner doesn’t end at the sink"],
      luxury: ["A dishwasher is in place", "The table is cleared with the help of a dishwasher"],
      trendy: ["Dishwasher included"],
    },
  },
  {
    on: ["fridge"],
    icon: "🧊",
    line: {
      professional: ["A fridge is included"],
      friendly: ["The fridge is there already", "There’s a fridge, so you only need to fill it"],
      trendy: ["Fridge included"],
    },
  },
  {
    on: ["washingMachine"],
    icon: "🧺",
    line: {
      professional: ["A washing machine is included"],
      friendly: [
        "There’s a washing machine, so that’s one thing fewer to buy",
        "You can wash on day one: the machine is there",
      ],
      trendy: ["Washing machine included"],
    },
  },
  {
    on: ["washerDryer"],
    icon: "🧺",
    line: {
      professional: ["A washer and a dryer are included"],
      friendly: ["There are a washer and a dryer, so laundry doesn’t wait for good weather"],
      luxury: ["A washer and a dryer are in place", "The laundry is provided for, with a washer and a dryer"],
      trendy: ["Washer and dryer included"],
    },
  },
  {
    on: ["washerPlace"],
    icon: "🧺",
    line: {
      professional: ["There is a place for a washing machine"],
      friendly: ["There’s a place for a washing machine, so measure yours before moving day"],
      trendy: ["Place for a washing machine, so measure yours"],
    },
  },
  {
    on: ["appliances"],
    icon: "🧊",
    line: {
      professional: ["Appliances are included", "It comes with appliances"],
      friendly: [
        "The appliances are included, which saves you the first big shop",
        "The appliances stay, so you needn’t carry any in",
      ],
      trendy: ["Appliances included"],
    },
  },
  {
    on: ["appliancesRenewed"],
    icon: "🧊",
    title: ["{appliancesRenewed.bare}, {beds.adj} {type}", "{appliancesRenewed.bare}, {district}"],
    open: {
      professional: ["{appliancesRenewed}."],
      friendly: ["No old machines to inherit here: {appliancesRenewed}."],
      trendy: ["No hand-me-down machines: {appliancesRenewed}."],
    },
    line: {
      professional: ["{appliancesRenewed}"],
      friendly: [
        "{appliancesRenewed}, so nothing should need replacing soon",
        "You start with newer machines: {appliancesRenewed}",
      ],
      luxury: ["{appliancesRenewed}", "Nothing hums that should not: {appliancesRenewed}"],
      trendy: ["{appliancesRenewed}"],
    },
  },
  {
    on: ["appliancesRenewed", "broadband"],
    icon: "🧊",
    weight: 88,
    line: {
      professional: ["{appliancesRenewed}; broadband is connected"],
      friendly: ["{appliancesRenewed}, and broadband is in already, so night one can be film night"],
      trendy: ["{appliancesRenewed}, broadband in"],
    },
  },
  {
    on: ["furnished"],
    icon: "🛋️",
    title: ["Furnished {beds.adj} {type}", "{furnished.bare}, {district}"],
    open: {
      professional: ["The home comes furnished."],
      friendly: ["Two suitcases will do it: the furniture is there."],
      luxury: ["The furniture stays; bring the books."],
      trendy: ["It’s furnished, so no van needed."],
    },
    line: {
      professional: ["The home comes furnished"],
      friendly: ["It’s furnished, so you can move in with suitcases"],
      luxury: ["It comes furnished", "The furniture is in place"],
      trendy: ["Furnished, so no van needed", "Bring a suitcase: it’s furnished"],
    },
  },
];
