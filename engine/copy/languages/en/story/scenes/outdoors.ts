/** Scenes outdoors: gardens, terraces, balconies. */
import type { Scene } from "#engine/copy/languages/base/story";

export const outdoors: readonly Scene[] = [
  {
    on: ["garden"],
    icon: "🌿",
    title: ["{beds.adj} {type} with {garden}", "A {type} with {garden}", "{garden.bare}, {district}"],
    open: {
      professional: [
        "This {beds.adj} {type} comes with {garden}.",
        "Outdoors, this {type} has {garden}.",
        "A {beds.adj} {type} with {garden}, in {district}.",
      ],
      friendly: [
        "If your kind of Sunday involves a chair, a book and nowhere to be, start here. There’s {garden}.",
        "Somewhere to take your coffee that isn’t the sofa: {garden}.",
        "Back door open, a chair outside: this {type} comes with {garden}.",
      ],
      luxury: [
        "Supper outdoors, linen napkins, nowhere to be. There is {garden}.",
        "Beyond the rooms lies {garden}.",
        "In {district}, {beds} and {garden}.",
      ],
      trendy: [
        "Touch grass, but make it {garden}.",
        "Indoors is only half of it. There’s {garden}.",
        "Summer plan, sorted: {garden}.",
      ],
    },
    line: {
      professional: [
        "{garden} gives the home somewhere to plant and to sit out",
        "Outside there is {garden}",
        "The outdoor space is {garden}",
      ],
      friendly: [
        "There’s {garden}, somewhere to plant a few things or just sit after work",
        "You’d have {garden} to sit out in once the evenings get longer",
        "Outside there’s {garden}, so dinner can move out of doors",
      ],
      luxury: [
        "Outside lies {garden}",
        "There is {garden}, for supper out of doors when the evenings allow",
        "{garden} completes the rooms",
      ],
      trendy: [
        "{garden} for the evenings you want to be outside",
        "Outside: {garden}",
        "{garden}, so there’s somewhere for a chair and a few plants",
      ],
    },
    end: {
      friendly: ["So: tomatoes or roses first?", "What goes out there first, the chair or the herbs?"],
      luxury: ["Bring a book; the garden can wait."],
      trendy: ["Deckchair or hammock? Vote below."],
    },
  },
  {
    on: ["garden", "frenchDoors"],
    icon: "🌿",
    weight: 104,
    title: ["French doors and {garden}"],
    open: {
      professional: ["The home has French doors and {garden}."],
      friendly: ["French doors open, two mugs in hand, and out there {garden}. That’s the idea of this one."],
      luxury: ["French doors, and beyond the rooms {garden}."],
      trendy: ["French doors. And {garden}. Both."],
    },
    line: {
      professional: ["There are French doors, and outside there is {garden}"],
      friendly: ["There are French doors, and {garden} to carry your coffee out to"],
      luxury: ["French doors, and {garden} for the warm half of the year"],
      trendy: ["French doors, plus {garden}"],
    },
    end: {
      friendly: ["Two mugs or three?"],
    },
  },
  {
    on: ["garden", "chainFree"],
    icon: "🌿",
    weight: 92,
    title: ["Chain free, with {garden}"],
    open: {
      professional: ["This {type} has {garden}, and there is no onward chain behind the sale."],
      friendly: ["There’s {garden} outside, and no chain behind the seller to hold things up."],
      trendy: ["Chain free, with {garden}."],
    },
  },
  {
    on: ["terrace"],
    icon: "☕",
    title: ["{beds.adj} {type} with {terrace}", "A {type} with {terrace}", "{terrace.bare}, {district}"],
    open: {
      professional: [
        "Meals can be taken outdoors here: the {beds.adj} {type} has {terrace}.",
        "The living space continues outside, on {terrace}.",
      ],
      friendly: [
        "Breakfast, but outside: there’s {terrace}.",
        "When lunch goes on a bit, this is where it can: {terrace}.",
      ],
      luxury: ["A {beds.adj} {type} with {terrace}.", "Lunch is taken outside here, on {terrace}."],
      trendy: ["The living room has a rival: {terrace}.", "Eat outside: there’s {terrace}."],
    },
    line: {
      professional: ["{terrace} adds room for meals outdoors", "There is {terrace}"],
      friendly: [
        "There’s {terrace}, so a meal can move outside when the weather’s kind",
        "You’d have {terrace} for breakfast, plants and the odd long lunch",
      ],
      luxury: ["There is {terrace}, for lunch that runs on", "{terrace} takes the table outside in fine weather"],
      trendy: ["{terrace} for lunch outside", "There’s {terrace}, so the table can go out"],
    },
    end: {
      friendly: ["First thing out there: table or lounger?"],
      trendy: ["Breakfast outside or drinks outside?"],
    },
  },
  {
    on: ["openKitchen", "terrace"],
    icon: "🍽️",
    weight: 90,
    line: {
      professional: ["The kitchen is open to the living space, and outside there is {terrace}"],
      friendly: ["The kitchen is open and there’s {terrace}, so you can eat in or out"],
      luxury: ["An open kitchen within, and {terrace} without"],
      trendy: ["Open kitchen inside, {terrace} outside"],
    },
  },
  {
    on: ["patio"],
    icon: "☕",
    title: ["{beds.adj} {type} with {patio}", "{patio.bare}, {district}"],
    open: {
      professional: ["There is outdoor space without a lawn to keep: {patio}."],
      friendly: ["Coffee outside before the day starts: there’s {patio}."],
      luxury: ["The first coffee of the day is taken outside, on {patio}."],
      trendy: ["Outside space, no mowing: {patio}."],
    },
    line: {
      professional: ["{patio} provides outdoor space with no grass to cut", "Outside there is {patio}"],
      friendly: [
        "There’s {patio} for a table and chairs, and no mowing to do",
        "You’d have {patio}, so coffee can be had outside",
      ],
      luxury: ["Outside there is {patio}", "{patio} serves for the first coffee of the day"],
      trendy: ["{patio}, with nothing to mow", "{patio} for coffee outside"],
    },
    end: {
      friendly: ["Table and chairs first, or pots?"],
    },
  },
  {
    on: ["roofTerrace"],
    icon: "🌇",
    title: ["{beds.adj} {type} with {roofTerrace}", "{roofTerrace.bare}, {district}"],
    open: {
      professional: ["Above the rooms there is {roofTerrace}."],
      friendly: ["The evening can move upstairs here: there’s {roofTerrace}."],
      luxury: ["Upstairs, one more room without a ceiling: {roofTerrace}."],
      trendy: ["Evenings go upstairs here: {roofTerrace}."],
    },
    line: {
      professional: ["Above, there is {roofTerrace}"],
      friendly: ["There’s {roofTerrace}, so on warm evenings you can eat under the sky"],
      luxury: ["Above it all, {roofTerrace}"],
      trendy: ["{roofTerrace} for warm evenings"],
    },
    end: {
      trendy: ["Who’s on your list for the first evening up there?"],
    },
  },
];
