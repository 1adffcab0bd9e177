/** Scenes on pets and who may live how. */
import type { Scene } from "#engine/copy/languages/base/story";

export const pets: readonly Scene[] = [
  {
    on: ["catsAllowed"],
    icon: "🐱",
    title: ["Your cat just found a {beds.adj} {type}", "{catsAllowed.bare}, {district}"],
    open: {
      professional: ["To answer a frequent question first: cats are allowed."],
      friendly: [
        "Your cat may have found you a home. Cats are allowed.",
        "Before you ask, and we know you’ll ask: cats are allowed.",
        "Good news for whoever sleeps on your keyboard: cats are allowed.",
      ],
      luxury: ["One resident will choose a window first: cats are allowed."],
      trendy: ["“But can I bring my cat?” Yes.", "The cat’s application went through: cats are allowed."],
    },
    line: {
      professional: ["Cats are allowed"],
      friendly: [
        "Cats are allowed, so nobody has to hide under the bed at inspections",
        "Cats are allowed, so the cardboard boxes can stay a week longer",
      ],
      luxury: ["Cats are allowed, and will choose the chair"],
      trendy: ["Cats allowed. Chair: no longer yours", "Cats allowed. Boxes: keep them"],
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
      professional: ["Cats are allowed, and there is {southBalcony}."],
      friendly: [
        "Cats are allowed, and there’s {southBalcony}, so somebody small has already picked the spot for the nap.",
      ],
      luxury: ["There is {southBalcony}, and cats are allowed. The afternoon is spoken for."],
      trendy: ["Cats allowed. {southBalcony}. Guess who gets the chair."],
    },
    line: {
      professional: ["Cats are allowed, and there is {southBalcony}"],
      friendly: ["Cats are allowed, and with {southBalcony} the nap has an address"],
      trendy: ["Cats allowed + {southBalcony}. Nap sorted"],
    },
    end: { friendly: ["So, what’s your cat called?"] },
  },
  {
    on: ["catsAllowed", "bayWindow"],
    icon: "🐱",
    weight: 92,
    open: {
      friendly: ["Cats are allowed, and there’s {bayWindow}. You’ll be sitting elsewhere."],
      luxury: ["There is {bayWindow}, and cats are allowed: the window seat is taken."],
      trendy: ["Cats allowed. {bayWindow}. It’s hers now."],
    },
    line: {
      professional: ["Cats may live here, and there is {bayWindow}"],
      friendly: ["Cats are allowed, and there’s {bayWindow}; you’ll be sitting elsewhere"],
    },
  },
  {
    on: ["dogsAllowed"],
    icon: "🐶",
    title: ["Dogs allowed: {beds.adj} {type}", "{dogsAllowed.bare}, {district}"],
    open: {
      professional: ["For anyone moving with a dog, the relevant line comes first: dogs are allowed."],
      friendly: ["Tell the one with the lead in its mouth: dogs are allowed."],
      luxury: ["Two sets of footsteps are expected: dogs are allowed."],
      trendy: ["“Is the dog OK?” The dog is OK."],
    },
    line: {
      professional: ["Dogs are allowed"],
      friendly: ["Dogs are allowed, so both of you can come to the viewing, if the agent agrees"],
      luxury: ["Dogs are allowed; the evening walk stays on the calendar"],
      trendy: ["Dogs allowed. Tail confirms"],
    },
    end: { friendly: ["What’s the dog called?"] },
  },
  {
    on: ["dogsAllowed", "garden"],
    icon: "🐶",
    weight: 98,
    open: {
      professional: ["The home has {garden}, and dogs may live here."],
      friendly: ["Dogs are allowed and there’s {garden}. Somebody’s tail just went."],
      trendy: ["Dogs allowed. {garden}. Lead optional between the two."],
    },
    line: {
      professional: ["Dogs may live here, and outside there is {garden}"],
      friendly: ["Dogs are allowed and there’s {garden}, so the tennis ball moves in too"],
    },
    end: { friendly: ["What’s the dog called?"] },
  },
  {
    on: ["petsAllowed"],
    icon: "🐾",
    title: ["Pets allowed: {beds.adj} {type}", "{petsAllowed.bare}, {district}"],
    open: {
      professional: ["Pets are allowed, which answers a frequent question."],
      friendly: [
        "The question everyone with a basket asks first: pets are allowed.",
        "Somebody under the table will be pleased: pets are allowed.",
      ],
      luxury: ["The household may arrive complete: pets are allowed."],
      trendy: ["Pets allowed. Nobody has to hide when the landlord calls."],
    },
    line: {
      professional: ["Pets are allowed"],
      friendly: [
        "Pets are allowed, so the household can arrive complete",
        "Pets are allowed, so the basket goes in the van too",
      ],
      luxury: ["Pets are allowed, and may inspect the rooms first"],
      trendy: ["Pets allowed. No hiding required", "Pets allowed. Basket goes in first"],
    },
    end: {
      friendly: ["Who’d be moving in with you?"],
      trendy: ["Pet pictures in the comments. We insist."],
    },
  },
  {
    on: ["petsConsidered"],
    icon: "🐾",
    open: { friendly: ["Pets are considered, so don’t give up before you’ve asked. A photo never hurts."] },
    line: {
      professional: ["Pets are considered on request"],
      friendly: ["Pets are considered, so mention yours when you ask to view"],
      luxury: ["Pets are considered; introduce yours"],
      trendy: ["Pets considered. Prepare the cute photo"],
    },
  },
  {
    on: ["smallPets"],
    icon: "🐾",
    title: ["Small pets allowed: {beds.adj} {type}", "{smallPets.bare}, {district}"],
    open: {
      professional: ["Small pets are allowed; what counts as small should be agreed in writing."],
      friendly: ["Small pets are allowed. How small is small? Ask, with the name and the weight ready."],
      trendy: ["Small pets allowed. Hamster, your time is now."],
    },
    line: {
      professional: ["Small pets are allowed"],
      friendly: ["Small pets are allowed; agree what counts as small before you sign"],
      trendy: ["Small pets allowed. Define small"],
    },
  },
  {
    on: ["wholeHome"],
    icon: "🔑",
    line: {
      professional: ["The whole home is let, not a room in a share"],
      friendly: ["It’s the whole home, not a room in a share"],
      luxury: ["The whole home, and its silence"],
      trendy: ["The whole place. No labelled milk"],
    },
  },
  {
    on: ["homeOfficeUse"],
    icon: "💼",
    line: {
      professional: ["Use as an office is allowed"],
      friendly: ["Office use is allowed, so the business can share the address"],
      trendy: ["Office use allowed. Company post welcome"],
    },
  },
  {
    on: ["noSmoking"],
    icon: "🚭",
    line: {
      professional: ["No smoking indoors"],
      friendly: ["No smoking indoors, so that coat can stay fresh"],
      trendy: ["No smoking indoors"],
    },
  },
  {
    on: ["longLet"],
    icon: "📆",
    line: {
      professional: ["A long let is possible"],
      friendly: ["A long let is possible, so the pictures can go up for real"],
      trendy: ["Long let possible. Use proper nails"],
    },
  },
];
