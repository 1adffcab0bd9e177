/** Scenes on kitchens and machines. */
import type { Scene } from "#engine/copy/languages/base/story";

export const kitchen: readonly Scene[] = [
  {
    on: ["kitchenIsland"],
    icon: "🍳",
    title: ["{beds.adj} {type} with a kitchen island", "{kitchenIsland.bare}, {district}"],
    open: {
      professional: ["The kitchen, first, because it has an island."],
      friendly: ["Every party ends up in the kitchen anyway. This one has an island."],
      luxury: ["The evening gathers at the island, glass in hand."],
      trendy: ["Kitchen island. Perch, snack, repeat."],
    },
    line: {
      professional: ["The kitchen has an island"],
      friendly: [
        "A kitchen island, so the cook gets company and the company gets olives",
        "A kitchen island, where chopping and gossip share a surface",
      ],
      luxury: ["A kitchen island, where the evening gathers"],
      trendy: ["Kitchen island. Perch, snack, repeat", "Kitchen island. Bar stools, your call"],
    },
    end: { friendly: ["Who perches and who chops at yours?"] },
  },
  {
    on: ["kitchenDiner"],
    icon: "🍽️",
    open: {
      friendly: ["One big table, and everyone has a favourite chair: there’s {kitchenDiner}."],
      trendy: ["Cook, eat, linger, same room: {kitchenDiner}."],
    },
    line: {
      professional: ["The home offers {kitchenDiner}"],
      friendly: ["{kitchenDiner}, so the toast and the post share a table"],
      luxury: ["{kitchenDiner}, where supper need not travel"],
      trendy: ["{kitchenDiner}. Plates barely travel"],
    },
  },
  {
    on: ["openKitchen"],
    icon: "🍳",
    line: {
      professional: ["The kitchen is open to the living space"],
      friendly: ["An open kitchen, so the cook stays in the conversation"],
      luxury: ["An open kitchen: the meal begins as talk"],
      trendy: ["Open kitchen. Cook with an audience"],
    },
  },
  {
    on: ["fittedKitchen"],
    icon: "🍳",
    line: {
      professional: ["There is {fittedKitchen}"],
      friendly: ["{fittedKitchen}, so the pans have somewhere to go on day one"],
      luxury: ["{fittedKitchen}, ready for the first supper"],
      trendy: ["{fittedKitchen}. Bring pans"],
    },
  },
  {
    on: ["newKitchen"],
    icon: "🍳",
    open: {
      professional: ["One major work is already complete: {newKitchen}."],
      friendly: ["One room people dread doing is done: there’s {newKitchen}."],
      trendy: ["Kitchen reno, but someone else did it: {newKitchen}."],
    },
    line: {
      professional: ["It has {newKitchen}"],
      friendly: ["{newKitchen}, so that particular dust has settled"],
      luxury: ["{newKitchen}, with its habits still to be formed"],
      trendy: ["{newKitchen}. Dust: someone else’s"],
    },
  },
  {
    on: ["gasStove"],
    icon: "🔥",
    line: {
      professional: ["Cooking is by gas"],
      friendly: ["A gas hob, for anyone who likes to see the flame"],
      trendy: ["Gas hob. Wok approved"],
    },
  },
  {
    on: ["inductionHob"],
    icon: "🍲",
    line: {
      professional: ["Cooking is by induction"],
      friendly: ["An induction hob, so the pasta water keeps up with you"],
      trendy: ["Induction hob. Wipe once, done"],
    },
  },
  {
    on: ["dishwasher"],
    icon: "🍽️",
    line: {
      professional: ["A dishwasher is included"],
      friendly: ["A dishwasher, so dinner ends with the talk and not with the sink"],
      luxury: ["A dishwasher: the table is cleared, the talk is not"],
      trendy: ["Dishwasher. Rock-paper-scissors retired"],
    },
  },
  {
    on: ["fridge"],
    icon: "🧊",
    line: {
      professional: ["A fridge is included"],
      friendly: ["A fridge is there, so the milk has a home before you do"],
      trendy: ["Fridge included. Milk has a home"],
    },
  },
  {
    on: ["washingMachine"],
    icon: "🧺",
    line: {
      professional: ["A washing machine is included"],
      friendly: ["A washing machine, so the launderette gets its evenings back"],
      trendy: ["Washing machine: in"],
    },
  },
  {
    on: ["washerDryer"],
    icon: "🧺",
    line: {
      professional: ["A washer and a dryer are included"],
      friendly: ["Washer and dryer, so laundry day needs no forecast"],
      luxury: ["Washer and dryer, and no washing on show"],
      trendy: ["Washer, dryer. Forecast irrelevant"],
    },
  },
  {
    on: ["washerPlace"],
    icon: "🧺",
    line: {
      professional: ["There is a place for a washing machine"],
      friendly: ["There’s a place for a washing machine, so measure yours before moving day"],
      trendy: ["Place for a washing machine. Measure first"],
    },
  },
  {
    on: ["appliances"],
    icon: "🧊",
    line: {
      professional: ["Appliances are included"],
      friendly: ["The appliances are there, so moving day needs fewer strong friends"],
      trendy: ["Appliances in. Biceps off duty"],
    },
  },
  {
    on: ["appliancesRenewed"],
    icon: "🧊",
    title: ["{appliancesRenewed.bare}, {beds.adj} {type}", "{appliancesRenewed.bare}, {district}"],
    open: {
      professional: ["{appliancesRenewed}: a point worth stating early."],
      friendly: [
        "{?rent}Renting usually means inheriting somebody’s old machines. Not here: {appliancesRenewed}.",
        "Old machines come with old habits. Here: {appliancesRenewed}.",
      ],
      trendy: ["No haunted machines: {appliancesRenewed}."],
    },
    line: {
      professional: ["{appliancesRenewed}"],
      friendly: [
        "{appliancesRenewed}, so nothing hums that shouldn’t",
        "{appliancesRenewed}: the manuals may even still be in the drawer",
      ],
      luxury: ["{appliancesRenewed}; the quiet things are quiet again"],
      trendy: ["{appliancesRenewed}. No hand-me-down hum", "{appliancesRenewed}. Fresh start, cold milk"],
    },
  },
  {
    on: ["appliancesRenewed", "broadband"],
    icon: "🧊",
    weight: 88,
    line: {
      professional: ["{appliancesRenewed}; broadband is connected"],
      friendly: ["{appliancesRenewed}, broadband already in: night one can be film night"],
      trendy: ["{appliancesRenewed}. Broadband in. Plug and play"],
    },
  },
  {
    on: ["furnished"],
    icon: "🛋️",
    title: ["Furnished {beds.adj} {type}", "{furnished.bare}, {district}"],
    open: {
      professional: ["The home comes furnished."],
      friendly: ["Two suitcases and a toothbrush will do it: the furniture is there."],
      luxury: ["The furniture stays; bring the books."],
      trendy: ["No flat-pack. No van. It’s furnished."],
    },
    line: {
      professional: ["The home comes furnished"],
      friendly: ["It’s furnished, so a suitcase is enough for night one"],
      luxury: ["Furnished; bring the books"],
      trendy: ["Furnished. Allen key: not required"],
    },
  },
];
