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
        "The first point in its favour is outside: {garden}.",
        "Ground of any kind is worth naming first. Here it is {garden}.",
      ],
      friendly: [
        "Kettle on, shoes off, door open: this one comes with {garden}.",
        "If your kind of Sunday involves a chair, a book and nowhere to be, start here. There’s {garden}.",
        "Somewhere to take your coffee that isn’t the sofa: {garden}.",
        "The washing, the tired feet, the first coffee: they’d all choose {garden}.",
      ],
      luxury: [
        "The afternoon has somewhere to go: {garden}.",
        "Supper outdoors, linen napkins, nowhere to be. There is {garden}.",
        "A door, a step, and {garden}.",
      ],
      trendy: ["Touch grass, but make it {garden}.", "Indoors is only half of it. There’s {garden}."],
    },
    line: {
      professional: [
        "Outside there is {garden}",
        "The outdoor space is {garden}",
        "The plan extends outdoors to {garden}",
      ],
      friendly: [
        "{garden}, so summer evenings have somewhere to happen",
        "There’s {garden}: bring a chair, a book and low ambitions",
        "{garden}, where a phone call can be taken walking up and down",
      ],
      luxury: [
        "{garden}, for the hours that ask for nothing",
        "Beyond the door, {garden}",
        "{garden}, and the light going slowly",
      ],
      trendy: [
        "{garden}. Company optional",
        "{garden} for the days your screen has had enough of you",
        "{garden}. Chair essential, phone optional",
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
      professional: ["French doors inside and {garden} outside: the home makes much of its ground."],
      friendly: ["French doors open, two mugs in hand, and out there {garden}. That’s the idea of this one."],
      luxury: ["French doors, and beyond them, {garden}."],
      trendy: ["French doors + {garden}. You can stop scrolling."],
    },
    line: {
      professional: ["There are French doors, and outside there is {garden}"],
      friendly: ["French doors, and {garden} for whatever you carry through them"],
      luxury: ["French doors, and {garden} to open them for"],
      trendy: ["French doors. And {garden}. Both, yes"],
    },
    end: { friendly: ["Two mugs or three?"] },
  },
  {
    on: ["garden", "chainFree"],
    icon: "🌿",
    weight: 92,
    title: ["Chain free, with {garden}"],
    open: {
      professional: ["No onward chain, and {garden}: two points worth putting first."],
      friendly: ["No chain behind the seller and {garden} outside. That’s a good start to a conversation."],
      trendy: ["Chain free. {garden}. Next question."],
    },
  },
  {
    on: ["terrace"],
    icon: "☕",
    title: ["{beds.adj} {type} with {terrace}", "A {type} with {terrace}", "{terrace.bare}, {district}"],
    open: {
      professional: ["This {beds.adj} {type} has {terrace}."],
      friendly: [
        "Breakfast, but outside: there’s {terrace}.",
        "A table, two chairs and a long lunch all fit the plan here. There’s {terrace}.",
        "Every good holiday has one, and so does this home: {terrace}.",
      ],
      luxury: [
        "Lunch measured in olives rather than hours: {terrace}.",
        "The day ends well on {terrace}.",
        "A table laid outside: {terrace} asks for little else.",
      ],
      trendy: ["The living room has a rival: {terrace}.", "Indoors? In this weather? There’s {terrace}."],
    },
    line: {
      professional: ["Outside space is provided by {terrace}"],
      friendly: [
        "{terrace}, so breakfast can go outside without shoes",
        "There’s {terrace} for the long lunches and the short phone calls",
        "{terrace}, big on late breakfasts",
      ],
      luxury: ["{terrace}, for the second glass", "{terrace}, and lunch allowed to run on"],
      trendy: [
        "{terrace}. Lunch break sorted",
        "{terrace} for everything that tastes better outside",
        "{terrace}. Olives, mandatory",
      ],
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
      professional: ["The kitchen is open, and outside there is {terrace}"],
      friendly: ["An open kitchen indoors, {terrace} outdoors: dinner can pick a side"],
      luxury: ["An open kitchen and {terrace}: two places for one meal"],
      trendy: ["Open kitchen, {terrace}. Plates travel"],
    },
  },
  {
    on: ["patio"],
    icon: "☕",
    title: ["{beds.adj} {type} with {patio}", "{patio.bare}, {district}"],
    open: {
      professional: ["There is outdoor space without a lawn to keep: {patio}."],
      friendly: ["Coffee outside before the inbox wakes up: there’s {patio}."],
      luxury: ["A chair, a shadow, a long hour: there is {patio}."],
      trendy: ["Low effort, high reward: {patio}."],
    },
    line: {
      professional: ["There is {patio} for sitting out"],
      friendly: ["{patio}: open air, and not a blade to mow"],
      luxury: ["{patio}, and a chair left out on purpose"],
      trendy: ["{patio}. Nothing to mow"],
    },
    end: { friendly: ["Pots or pavers only? Tell me your plan."] },
  },
  {
    on: ["roofTerrace"],
    icon: "🌇",
    title: ["{beds.adj} {type} with {roofTerrace}", "{roofTerrace.bare}, {district}"],
    open: {
      professional: ["Above the rooms there is {roofTerrace}, and it belongs at the head of this note."],
      friendly: ["The top of the home is the part without a ceiling: there’s {roofTerrace}."],
      luxury: ["Upwards, one more room, and it has no ceiling: {roofTerrace}."],
      trendy: ["Main character evenings start here: {roofTerrace}."],
    },
    line: {
      professional: ["Above, there is {roofTerrace}"],
      friendly: ["{roofTerrace}, so the evening can move upstairs"],
      luxury: ["{roofTerrace}, with nothing over it but weather"],
      trendy: ["{roofTerrace}. Ceiling not included"],
    },
    end: { trendy: ["Who’s on your list for the first evening up there?"] },
  },
];
