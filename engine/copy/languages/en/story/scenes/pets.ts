/** Scenes on pets and who may live how. */
import type { Scene } from "#engine/copy/languages/base/story";

export const pets: readonly Scene[] = [
  {
    on: ["catsAllowed"],
    icon: "🐱",
    title: ["Your cat just found a {beds.adj} {type}", "{catsAllowed.bare}, {district}"],
    open: {
      professional: ["To answer a frequent question first: cats are allowed."],
      friendly: ["Your cat may have found you a home. Cats are allowed.", "Before you ask: yes, cats are allowed."],
      trendy: ["“But can I bring my cat?” Yes: cats are allowed."],
    },
    line: {
      professional: ["Cats are allowed"],
      friendly: ["Cats are allowed, so nobody has to hide at inspections"],
      luxury: ["Cats are allowed", "A cat may come too: cats are allowed"],
      trendy: ["Cats allowed", "Yes, cats are allowed"],
    },
    end: {
      friendly: ["So, what’s your cat called?"],
      trendy: ["Cat tax in the comments, please."],
    },
  },
  {
    on: ["catsAllowed", "southBalcony"],
    icon: "🐱",
    weight: 96,
    title: ["Cats allowed, balcony facing south"],
    open: {
      professional: ["Two points for anyone moving with a cat: cats are allowed, and there is {southBalcony}."],
      friendly: [
        "Cats are allowed, and there’s {southBalcony}, so somebody small has already picked the spot for the nap.",
      ],
      luxury: ["There is {southBalcony}, and one resident will take the chair first: cats are allowed."],
      trendy: ["Balcony cat, anyone? Cats allowed, and it’s {southBalcony}."],
    },
    line: {
      professional: ["Cats are allowed, and there is {southBalcony}"],
      friendly: ["Cats are allowed, and with {southBalcony} the nap has an address"],
      trendy: ["Cats allowed, plus {southBalcony}"],
    },
    end: {
      friendly: ["So, what’s your cat called?"],
    },
  },
  {
    on: ["catsAllowed", "bayWindow"],
    icon: "🐱",
    weight: 92,
    open: {
      friendly: ["Cats are allowed, and there’s {bayWindow}, so you’ll be sitting elsewhere."],
      luxury: ["The window seat is taken: there is {bayWindow}, and cats are allowed."],
      trendy: ["{bayWindow}, cats allowed. It’s hers now."],
    },
    line: {
      professional: ["Cats may live here, and there is {bayWindow}"],
      friendly: ["Cats are allowed, and there’s {bayWindow}; guess who sits there"],
    },
  },
  {
    on: ["dogsAllowed"],
    icon: "🐶",
    title: ["Dogs allowed: {beds.adj} {type}", "{dogsAllowed.bare}, {district}"],
    open: {
      professional: ["For anyone moving with a dog: dogs are allowed."],
      friendly: ["Moving with a dog? Dogs are allowed."],
      trendy: ["“Is the dog OK?” Yes, dogs are allowed."],
    },
    line: {
      professional: ["Dogs are allowed"],
      friendly: ["Dogs are allowed; ask whether yours may come to the viewing"],
      luxury: ["Dogs are allowed"],
      trendy: ["Dogs allowed"],
    },
    end: {
      friendly: ["What’s the dog called?"],
    },
  },
  {
    on: ["dogsAllowed", "garden"],
    icon: "🐶",
    weight: 98,
    open: {
      professional: ["The home has {garden}, and dogs may live here."],
      friendly: ["First walk of the day, still in slippers: dogs are allowed and there’s {garden}."],
      luxury: ["A dog may live here, with {garden}: dogs are allowed."],
      trendy: ["{garden}. Dogs allowed. Ball, please."],
    },
    line: {
      professional: ["Dogs may live here, and outside there is {garden}"],
      friendly: ["Dogs are allowed and there’s {garden}, so the tennis ball moves in too"],
      trendy: ["Dogs allowed, plus {garden}"],
    },
    end: {
      friendly: ["What’s the dog called?"],
    },
  },
  {
    on: ["petsAllowed"],
    icon: "🐾",
    title: ["Pets allowed: {beds.adj} {type}", "{petsAllowed.bare}, {district}"],
    open: {
      professional: ["Pets are allowed, which answers a frequent question."],
      friendly: ["The question everyone with a basket asks first: pets are allowed."],
      trendy: ["Pets? Yes, pets are allowed."],
    },
    line: {
      professional: ["Pets are allowed"],
      friendly: [
        "Pets are allowed, so the basket goes in the van too",
        "Pets are allowed, so there’s one question fewer for the landlord {?rent}",
      ],
      luxury: ["Pets are allowed", "The household may come complete: pets are allowed"],
      trendy: ["Pets allowed"],
    },
    end: {
      friendly: ["Who’d be moving in with you?"],
      trendy: ["Pet pictures in the comments. We insist."],
    },
  },
  {
    on: ["petsConsidered"],
    icon: "🐾",
    open: {
      professional: ["Pets are considered on request."],
      friendly: ["Pets are considered, so ask before you rule it out."],
    },
    line: {
      professional: ["Pets are considered on request"],
      friendly: ["Pets are considered, so mention yours when you ask to view"],
      luxury: ["Pets are considered"],
      trendy: ["Pets considered, so ask"],
    },
  },
  {
    on: ["smallPets"],
    icon: "🐾",
    title: ["Small pets allowed: {beds.adj} {type}", "{smallPets.bare}, {district}"],
    open: {
      professional: ["Small pets are allowed; what counts as small should be agreed in writing."],
      friendly: ["Small pets are allowed; ask what counts as small."],
      trendy: ["Small pets allowed. Ask how small."],
    },
    line: {
      professional: ["Small pets are allowed"],
      friendly: ["Small pets are allowed; agree what counts as small before you sign"],
      luxury: ["Small pets are allowed"],
      trendy: ["Small pets allowed"],
    },
  },
  {
    on: ["wholeHome"],
    icon: "🔑",
    line: {
      professional: [
        "The whole home is let, not a room in a share",
        "It is let as a whole",
        "The tenancy covers the whole home",
      ],
      friendly: [
        "It’s the whole home, not a room in a share",
        "You’d have the whole place to yourself",
        "No housemates unless you bring them: the whole home is yours to rent",
      ],
      luxury: ["The whole home is let", "It is let as a whole, not by the room"],
      trendy: ["The whole place, not a room in a share"],
    },
  },
  {
    on: ["homeOfficeUse"],
    icon: "💼",
    line: {
      professional: ["Use as an office is allowed"],
      friendly: ["Office use is allowed"],
      trendy: ["Office use allowed"],
    },
  },
  {
    on: ["noSmoking"],
    icon: "🚭",
    line: {
      professional: ["No smoking indoors"],
      friendly: ["There’s no smoking indoors"],
      trendy: ["No smoking indoors"],
    },
  },
  {
    on: ["longLet"],
    icon: "📆",
    line: {
      professional: ["A long let is possible"],
      friendly: ["A long let is possible, so the pictures can go up for real"],
      trendy: ["Long let possible"],
    },
  },
];
