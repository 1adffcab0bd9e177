/** What a building’s age and position ask a buyer to check. */
import type { Scene } from "#engine/copy/languages/base/story";

export const shortcomingsOfAge: readonly Scene[] = [
  {
    on: ["groundLevel"],
    icon: "🚪",
    but: {
      professional: [
        "It is on the ground floor; privacy and damp are worth checking in person.",
        "On the ground floor, privacy and damp deserve a look at the viewing.",
      ],
      friendly: [
        "It’s on the ground floor, so check privacy and damp when you view.",
        "As it’s on the ground floor, see how much the street can see in.",
      ],
      luxury: [
        "It is on the ground floor; privacy is worth judging in person.",
        "Being on the ground floor, it should be seen at dusk too.",
      ],
      trendy: [
        "Ground floor, so check how much the street can see.",
        "It’s on the ground floor, so check for damp and passers-by.",
      ],
    },
  },
  {
    on: ["topOfHouse"],
    icon: "🏢",
    but: {
      professional: [
        "It is on the top floor; ask about the roof and the insulation.",
        "Being on the top floor, the insulation and the roof are worth asking about.",
      ],
      friendly: [
        "It’s at the top of the building, so ask about the roof and how warm the summers get.",
        "The roof is right above you, so ask when it was last seen to.",
      ],
      luxury: ["It is at the top of the building; ask about the roof."],
      trendy: [
        "Top of the building, so ask about the roof and summer heat.",
        "Roof right above, so ask about insulation.",
      ],
    },
  },
  {
    on: ["pre1940"],
    icon: "🧱",
    but: {
      professional: [
        "It is an old building; a survey should look at the roof, the wiring and any damp.",
        "Given its age, a survey of the roof, the wiring and any damp is advisable.",
        "A building of this age should be surveyed before a decision.",
      ],
      friendly: [
        "It’s an old building, so have the roof, the wiring and any damp looked at by a surveyor.",
        "With a building that age, get a survey before you fall for it.",
        "Age has its price: ask a surveyor about the roof, the wiring and any damp.",
      ],
      luxury: [
        "It is an old building, and a surveyor should see it.",
        "A surveyor should read its age before you do.",
        "Its age asks for a survey.",
      ],
      trendy: [
        "It’s an old building, so budget for a survey.",
        "Old building: get the roof and the wiring checked.",
        "Get a survey. It’s an old building.",
      ],
    },
  },
  {
    on: ["olderBuilding"],
    icon: "🧱",
    but: {
      professional: [
        "The building is not new; its upkeep and services are worth checking.",
        "Pipes, wiring and windows should be checked, as the building is not new.",
        "Please ask about the state of the services; the building is not new.",
      ],
      friendly: [
        "It isn’t a new building, so ask about the pipes, wiring and windows while you’re there.",
        "Have a look at the windows and ask about the pipes, since it isn’t a new building.",
        "Not a new building, so ask what’s been replaced and when.",
      ],
      luxury: [
        "The building is not new; its services are worth asking about.",
        "Pipes and wiring deserve a question, in a building of this age.",
        "It is not a new building, and should be looked over calmly.",
      ],
      trendy: [
        "It’s not a new building, so ask about the pipes and wiring.",
        "Not new, so ask what’s been replaced.",
        "Check windows and pipes: the building isn’t new.",
      ],
    },
  },
];
