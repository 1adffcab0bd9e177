/** Scenes on balconies, courtyards and decks. */
import type { Scene } from "#engine/copy/languages/base/story";

export const balconies: readonly Scene[] = [
  {
    on: ["southBalcony"],
    icon: "☀️",
    title: ["South-facing balcony, {beds.adj} {type}", "{southBalcony.bare}, {district}"],
    open: {
      professional: ["The balcony of this {beds.adj} {type} faces south."],
      friendly: ["You and the basil will want the same spot: {southBalcony}."],
      luxury: ["The day’s light comes to {southBalcony}."],
      trendy: ["Coffee outside, facing south. {?southBalcony}", "You, a chair, {southBalcony}."],
    },
    line: {
      professional: ["{southBalcony} takes plants and a table for two", "The {type} has {southBalcony}"],
      friendly: [
        "There’s {southBalcony}, which is where the chair and the herbs will go",
        "You’d have {southBalcony} for the first coffee of the day",
      ],
      luxury: [
        "There is {southBalcony}, and room for a chair turned to the light",
        "The morning coffee has a place of its own: {southBalcony}",
      ],
      trendy: ["{southBalcony} for plants and you", "There’s {southBalcony}. Herbs will do well"],
    },
    end: {
      friendly: ["Basil or tomatoes on the rail?"],
    },
  },
  {
    on: ["balcony"],
    icon: "🪴",
    title: ["{beds.adj} {type} with {balcony}", "{balcony.bare}, {district}"],
    open: {
      professional: ["Open air is part of this {beds.adj} {type}: there is {balcony}."],
      friendly: [
        "Everybody needs a place to take a phone call outside. Here it’s {balcony}.",
        "A step outside without going downstairs: there’s {balcony}.",
      ],
      luxury: ["The evening air is one step away: {balcony}."],
      trendy: ["Fresh air without going downstairs: {balcony}.", "One chair, a few plants, {balcony}."],
    },
    line: {
      professional: [
        "{balcony} provides space for plants or a chair",
        "Outdoor space is provided by {balcony}",
        "There is {balcony} with the home",
      ],
      friendly: [
        "There’s {balcony} for herbs and phone calls",
        "You can sit outside without going down: there’s {balcony}",
        "Your morning coffee can go outside: there’s {balcony}",
      ],
      luxury: [
        "There is {balcony}, one step from the room to the open air",
        "{balcony} takes two chairs and the evening air",
      ],
      trendy: [
        "{balcony} for a chair and some plants",
        "There’s {balcony}, so the phone call can go outside",
        "Step outside without shoes: {balcony}",
      ],
    },
    end: {
      friendly: ["Herbs or a chair? There’s a case for both."],
    },
  },
  {
    on: ["courtyard"],
    icon: "🍃",
    title: ["{beds.adj} {type} with {courtyard}", "{courtyard.bare}, {district}"],
    open: {
      professional: ["The home has outdoor space away from the street: {courtyard}."],
      friendly: ["Outside, but away from the street: {courtyard}."],
      luxury: ["Behind the street, {courtyard}."],
      trendy: ["Outside, minus the street: {courtyard}."],
    },
    line: {
      professional: ["The plan includes {courtyard}"],
      friendly: ["There’s {courtyard}, so you can be outside without going out"],
      luxury: ["There is {courtyard}, open to the sky"],
      trendy: ["{courtyard}: outside, but off the street"],
    },
  },
  {
    on: ["yard"],
    icon: "🌳",
    title: ["{beds.adj} {type} with {yard}", "{yard.bare}, {district}"],
    open: {
      professional: ["Outside, this {type} has {yard}."],
      friendly: ["There’s room for a table outside: you get {yard}."],
      luxury: ["The open air belongs to the home, in {yard}."],
      trendy: ["Outside space? Yes: {yard}."],
    },
    line: {
      professional: ["{yard} gives space for bins, bicycles or a table", "Outdoors there is {yard}"],
      friendly: [
        "There’s {yard} for bicycles, boots and a couple of folding chairs",
        "Outside you’d have {yard}, somewhere to sit and dry the washing",
      ],
      luxury: ["Outside there is {yard}", "{yard} gives the home its open air"],
      trendy: ["{yard} for bikes and folding chairs", "There’s {yard} out there"],
    },
    end: {
      friendly: ["Table first, or plants?"],
    },
  },
  {
    on: ["deck"],
    icon: "🪵",
    title: ["{beds.adj} {type} with {deck}", "{deck.bare}, {district}"],
    open: {
      professional: ["Living space continues outdoors on {deck}."],
      friendly: ["Dinner can go outside here: there’s {deck}."],
      luxury: ["Evenings are spent on {deck}."],
      trendy: ["Dinner outside? There’s {deck}."],
    },
    line: {
      professional: ["Outside there is {deck}, for meals in warm weather"],
      friendly: ["There’s {deck}, so dinner can go outside on warm evenings"],
      luxury: ["Outside, {deck}, for the long evenings"],
      trendy: ["{deck} for dinner outside"],
    },
  },
  {
    on: ["porch"],
    icon: "🪑",
    title: ["{beds.adj} {type} with {porch}", "{porch.bare}, {district}"],
    open: {
      professional: ["The entrance is sheltered: there is {porch}."],
      friendly: ["Somewhere dry to put your bags down while you find your keys: there’s {porch}."],
      luxury: ["One arrives by {porch}."],
      trendy: ["Porch people, this one has {porch}."],
    },
    line: {
      professional: ["There is {porch} at the entrance"],
      friendly: ["There’s {porch} for boots, umbrellas and parcels"],
      luxury: ["There is {porch} to arrive by"],
      trendy: ["{porch} for boots and parcels"],
    },
  },
];
