/** What a home lacks, said openly. */
import type { Scene } from "#engine/copy/languages/base/story";

export const shortcomings: readonly Scene[] = [
  {
    on: ["upstairsWithoutLift", "noLift"],
    icon: "🪜",
    but: {
      professional: [
        "There is no lift and the home is {floor.in}, so please allow for the stairs when moving furniture.",
        "Please note that there is no lift to the {floor.short}.",
      ],
      friendly: [
        "It’s {floor.in} and there’s no lift, better you hear it from me than from your suitcase.",
        "There’s no lift and it’s {floor.in}, so count on the stairs with the shopping too.",
      ],
      luxury: ["There is no lift; the {floor.short} is reached by the stairs."],
      trendy: [
        "No lift, and it’s the {floor.short}. Leg day, every day.",
        "{floor.short}, no lift: you take the stairs.",
      ],
    },
  },
  {
    on: ["noLift"],
    icon: "🪜",
    but: {
      professional: ["Please note that there is no lift.", "There is no lift in the building."],
      friendly: [
        "There’s no lift, so ask a friend along on moving day.",
        "You should know there’s no lift, so it’s the stairs each time.",
      ],
      luxury: ["There is no lift."],
      trendy: ["No lift, so it’s the stairs."],
    },
  },
  {
    on: ["sharedHome"],
    icon: "🧺",
    but: {
      friendly: ["It’s a shared home, so ask who else lives there and how the cleaning is split."],
      trendy: ["It’s a share, so ask who you’d be living with."],
      any: ["This is a room in a shared home, so ask who else lives there and how things are split."],
    },
  },
  {
    on: ["bareShell"],
    icon: "🧱",
    but: {
      professional: ["The home is a bare shell; the fit-out needs its own budget and time."],
      friendly: ["It’s a bare shell, so budget both time and money for fitting it out before you move in."],
      luxury: ["It is a bare shell; the fitting out remains to be done, and paid for."],
      trendy: ["It’s a bare shell, so add the cost of fitting it out."],
    },
  },
  {
    on: ["oneBathroom"],
    icon: "🚿",
    but: {
      professional: [
        "The bathroom serves {beds}, which is worth bearing in mind for the mornings.",
        "A single bathroom serves {beds}.",
      ],
      friendly: [
        "The bathroom serves {beds}, so agree on an order for the mornings.",
        "A single bathroom for {beds} means taking turns before work.",
      ],
      luxury: ["A single bathroom serves {beds}; mornings go in turn."],
      trendy: ["A single bathroom for {beds}: mornings in shifts.", "{beds} and a single bathroom. Take turns."],
    },
  },
  {
    on: ["northOnly"],
    icon: "🧭",
    but: {
      professional: ["It faces north, so direct sunlight is limited."],
      friendly: ["It faces north, so the light is even and there’s little direct sun."],
      luxury: ["It faces north; the light is even, and cool."],
      trendy: ["It faces north, so don’t expect much direct sun."],
    },
  },
  {
    on: ["unfurnished"],
    icon: "🛋️",
    but: {
      professional: ["The home comes without furniture."],
      friendly: ["It comes unfurnished, so have a bed delivered before you arrive."],
      luxury: ["It comes unfurnished."],
      trendy: ["It’s unfurnished, so budget for a bed."],
    },
  },
  {
    on: ["noPets"],
    icon: "🐾",
    but: {
      professional: ["Pets are not allowed."],
      friendly: ["One thing to know if you have animals: no pets."],
      luxury: ["Pets are not allowed."],
      trendy: ["No pets, sorry."],
    },
  },
  {
    on: ["groundLevel"],
    icon: "🚪",
    but: {
      professional: ["It is on the ground floor; privacy and damp are worth checking in person."],
      friendly: ["It’s on the ground floor, so check privacy and damp when you view."],
      luxury: ["It is on the ground floor; privacy is worth judging in person."],
      trendy: ["Ground floor, so check how much the street can see."],
    },
  },
  {
    on: ["topOfHouse"],
    icon: "🏢",
    but: {
      professional: ["It is on the top floor; ask about the roof and the insulation."],
      friendly: ["It’s at the top of the building, so ask about the roof and how warm the summers get."],
      luxury: ["It is at the top of the building; ask about the roof."],
      trendy: ["Top of the building, so ask about the roof and summer heat."],
    },
  },
  {
    on: ["pre1940"],
    icon: "🧱",
    but: {
      professional: ["It is an old building; a survey should look at the roof, the wiring and any damp."],
      friendly: ["It’s an old building, so have the roof, the wiring and any damp looked at by a surveyor."],
      luxury: ["It is an old building, and a surveyor should see it."],
      trendy: ["It’s an old building, so budget for a survey."],
    },
  },
  {
    on: ["olderBuilding"],
    icon: "🧱",
    but: {
      professional: ["The building is not new; its upkeep and services are worth checking."],
      friendly: ["It isn’t a new building, so ask about the pipes, wiring and windows while you’re there."],
      luxury: ["The building is not new; its services are worth asking about."],
      trendy: ["It’s not a new building, so ask about the pipes and wiring."],
    },
  },
];
