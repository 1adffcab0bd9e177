/** Benefits, shortcomings, questions and calls in English. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const benefits: LanguageRealiser["benefits"] = [
  "{?kitchenWindow}The kitchen has a window, so cooking stays out of the living room.",
  "{?aspect.through}Open both sides and the air moves through.",
  "{?southBalcony}Laundry dries on the south balcony.",
  "{?lift}Heavy bags ride up with you.",
  "{?fineFinish}It is ready to furnish, not to rebuild.",
  "{?garage}The car sleeps indoors, and so do the bikes.",
  "{?doubleGarage}Both cars sleep indoors.",
  "{?furnished}Bring a suitcase; the furniture is there.",
  "{?openKitchen}Whoever cooks is still part of the conversation.",
  "{?island}There is a counter to gather around while dinner happens.",
  "{?kitchenDiner}Breakfast and homework share one big table.",
  "{?garden}There is ground of your own to plant.",
  "{?yard}There is open ground behind the house.",
  "{?patio}There is a place to eat outside.",
  "{?terrace}Coffee goes out with you in the morning.",
  "{?floorHeating}The floor is warm in winter.",
  "{?centralAir}The heat stays outside.",
  "{?utility}The washing has a room to itself.",
  "{?petsOk}The dog can come too.",
  "{?parcelBox}Parcels wait for you downstairs.",
];

export const drawbacks: LanguageRealiser["drawbacks"] = {
  noLift: "there is no lift, so every delivery takes the stairs.|no lift; heavy furniture means a few trips.",
  oneBathroom: "one bathroom, so mornings go in turns.|there is a single bathroom to share.",
  northOnly: "it faces north, so winter sun is short.|north-facing, with less direct sun.",
  bareFinish:
    "it is a bare shell; allow for the cost and time of fitting out.|bare shell: the fit-out is yours to plan.",
  olderBuilding:
    "the building has some years; look at the shared parts when you visit.|not a new building, so check its upkeep.",
  groundFloor: "ground floor: think about privacy and damp.|it is at ground level, with passers-by.",
  unfurnished: "it comes empty; the furniture is up to you.|the rooms come empty.",
  sharedHome: "kitchen and bathroom are shared.|you share the common rooms.",
};

export const fits: LanguageRealiser["fits"] = [
  "you want {beds} and fresh air through the rooms. {?aspect.through}",
  "you want {beds} and some outdoors. {?outdoors}",
  "you want {beds}, {transit}.",
  "your list says {beds} at around {price}.",
  "your budget is around {price}.",
];

export const questions: LanguageRealiser["questions"] = {
  professional: [
    "Questions are welcome in the comments.",
    "Ask for any detail that is missing here.",
    "Further particulars on request.",
  ],
  friendly: [
    "Which room would you want to see first?",
    "Would it work for you?",
    "What would you ask the owner?",
    "Where would your table go?",
  ],
  luxury: ["The rest is better seen.", "Come and see what the photographs leave out.", "Photographs end here."],
  trendy: ["Yes, or keep looking?", "Deal or no deal?", "Would you view it?", "Rate it: keep or skip?"],
};

export const calls: LanguageRealiser["calls"] = {
  professional: {
    comment: [
      "Comment to arrange a viewing.",
      "Leave a comment for further details.",
      "Particulars on request in the comments.",
    ],
    message: [
      "Message us to arrange a viewing.",
      "Contact the agent for details and viewing times.",
      "Send a message to book an appointment.",
    ],
    visit: ["Viewings by appointment.", "Please book ahead to view.", "Viewing by arrangement with the agent."],
  },
  friendly: {
    comment: [
      "Drop a comment and I will sort out a time.",
      "Tell me below if you want to see it.",
      "Say hello in the comments.",
    ],
    message: [
      "Message me for photos and a time to see it.",
      "Write to me and we will find a time.",
      "Send me a note, happy to show you round.",
    ],
    visit: [
      "Come and have a look, no strings.",
      "Let’s find a time to walk through it.",
      "I will meet you at the door; just pick a day.",
    ],
  },
  luxury: {
    comment: ["A word below is enough.", "Leave a line; I answer each one."],
    message: ["Write for a private viewing.", "A message arranges the rest.", "Viewings, one at a time, by message."],
    visit: ["By appointment.", "Viewing by appointment only, without hurry.", "Come by daylight."],
  },
  trendy: {
    comment: ["Comment “view” and I’ll set it up.", "Say the word below.", "Comment if you’re in."],
    message: ["DM for the full set of photos.", "Want in? Message me.", "Slide into the inbox for a slot."],
    visit: ["Book a look.", "See it before you judge it.", "Viewings open: pick a slot."],
  },
};
