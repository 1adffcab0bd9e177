/** Scenes on balconies, courtyards and decks. */
import type { Scene } from "#engine/copy/languages/base/story";

export const balconies: readonly Scene[] = [
  {
    on: ["southBalcony"],
    icon: "☀️",
    title: ["South-facing balcony, {beds.adj} {type}", "{southBalcony.bare}, {district}"],
    open: {
      professional: ["The balcony of this {beds.adj} {type} faces south."],
      friendly: ["Washing, basil and you all want the same spot: {southBalcony}."],
      luxury: ["The light keeps a regular appointment with {southBalcony}."],
      trendy: ["Coffee on the balcony. It faces south. So do you. {?southBalcony}", "You, a chair, {southBalcony}."],
    },
    line: {
      professional: ["There is {southBalcony}"],
      friendly: [
        "{southBalcony}: good for basil, better for you",
        "{southBalcony}, where the laundry gets the good seat",
      ],
      luxury: ["{southBalcony}, and one chair turned the same way"],
      trendy: ["{southBalcony}. Plants approve"],
    },
    end: { friendly: ["Basil or tomatoes on the rail?"] },
  },
  {
    on: ["balcony"],
    icon: "🪴",
    title: ["{beds.adj} {type} with {balcony}", "{balcony.bare}, {district}"],
    open: {
      professional: ["Open air is part of the offer: {balcony}."],
      friendly: ["Every home needs a place to take a phone call outside. Here it’s {balcony}."],
      luxury: [
        "One step out, and the day changes temperature: {balcony}.",
        "A threshold, a railing, the evening: {balcony}.",
      ],
      trendy: ["Fresh air without shoes: {balcony}.", "One chair, one plant, zero excuses: {balcony}."],
    },
    line: {
      professional: ["It has {balcony}"],
      friendly: ["{balcony}, for herbs, laundry and phone calls", "{balcony}, the cheapest change of scene there is"],
      luxury: ["{balcony}, one step from the room to the open air"],
      trendy: ["{balcony}. Shoes optional", "{balcony}. Herbs, chair, done"],
    },
    end: { friendly: ["Herbs or a chair? There’s a case for both."] },
  },
  {
    on: ["courtyard"],
    icon: "🍃",
    title: ["{beds.adj} {type} with {courtyard}", "{courtyard.bare}, {district}"],
    open: {
      professional: ["An open-air feature deserves the first line: {courtyard}."],
      friendly: ["Close the street door and there’s still sky: {courtyard}."],
      luxury: ["The street ends; {courtyard} begins."],
      trendy: ["Outside, minus the street: {courtyard}."],
    },
    line: {
      professional: ["The plan includes {courtyard}"],
      friendly: ["{courtyard}, so you can be outside without going out"],
      luxury: ["{courtyard}, with its own square of sky"],
      trendy: ["{courtyard}. Open air, closed door"],
    },
  },
  {
    on: ["yard"],
    icon: "🌳",
    title: ["{beds.adj} {type} with {yard}", "{yard.bare}, {district}"],
    open: {
      professional: ["Outside there is {yard}."],
      friendly: ["Room to throw a ball and lose it: there’s {yard}."],
      luxury: ["Behind the rooms, air: there is {yard}."],
      trendy: ["Need somewhere to be outside and unseen by your inbox? {yard}."],
    },
    line: {
      professional: ["Outdoors there is {yard}"],
      friendly: ["{yard}, for the muddy boots and the folding chairs"],
      luxury: ["{yard}, to be furnished by the weather"],
      trendy: ["{yard}. Folding chairs at the ready"],
    },
    end: { friendly: ["What would you put out there first?"] },
  },
  {
    on: ["deck"],
    icon: "🪵",
    title: ["{beds.adj} {type} with {deck}", "{deck.bare}, {district}"],
    open: {
      professional: ["Living space continues outdoors, with {deck}."],
      friendly: ["Bare feet, warm boards, cold drink: there’s {deck}."],
      luxury: ["Evening arrives on {deck}."],
      trendy: ["{deck}. You bring the drinks."],
    },
    line: {
      professional: ["Outside there is {deck}"],
      friendly: ["{deck}, for bare feet and cold drinks"],
      luxury: ["{deck}, level with the long part of the day"],
      trendy: ["{deck}, barefoot rules apply"],
    },
  },
  {
    on: ["porch"],
    icon: "🪑",
    title: ["{beds.adj} {type} with {porch}", "{porch.bare}, {district}"],
    open: {
      professional: ["The entrance has an asset of its own: {porch}."],
      friendly: ["Somewhere to put down the shopping and find your keys in the dry: there’s {porch}."],
      luxury: ["Arrival deserves a pause. There is {porch}."],
      trendy: ["Porch people, this is your sign: {porch}."],
    },
    line: {
      professional: ["It comes with {porch}"],
      friendly: ["{porch}, for boots, parcels and long goodbyes"],
      luxury: ["{porch}, where goodbyes take their time"],
      trendy: ["{porch}. Yes, you may sit on it"],
    },
  },
];
