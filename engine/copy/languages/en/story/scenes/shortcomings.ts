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
        "The {floor.short} is reached by stairs only, as there is no lift.",
      ],
      friendly: [
        "It’s {floor.in} and there’s no lift, better you hear it from me than from your suitcase.",
        "There’s no lift and it’s {floor.in}, so count on the stairs with the shopping too.",
        "You’d be taking the stairs: it’s {floor.in}, with no lift.",
      ],
      luxury: [
        "There is no lift; the {floor.short} is reached by the stairs.",
        "One climbs to the {floor.short}, for there is no lift.",
        "The stairs lead to the {floor.short}; there is no lift.",
      ],
      trendy: [
        "No lift, and it’s the {floor.short}. Leg day, every day.",
        "{floor.short}, no lift: you take the stairs.",
        "Stairs to the {floor.short}, since there’s no lift.",
      ],
    },
  },
  {
    on: ["noLift"],
    icon: "🪜",
    but: {
      professional: [
        "Please note that there is no lift.",
        "There is no lift in the building.",
        "Access to the upper floors is by stairs, as there is no lift.",
      ],
      friendly: [
        "There’s no lift, so ask a friend along on moving day.",
        "You should know there’s no lift, so it’s the stairs each time.",
        "One thing it doesn’t have is a lift.",
      ],
      luxury: ["There is no lift.", "One takes the stairs; there is no lift."],
      trendy: ["No lift, so it’s the stairs.", "Missing: a lift. There’s no lift."],
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
        "Please note that {beds} share one bathroom.",
        "Mornings need an order, with one bathroom for {beds}.",
      ],
      friendly: [
        "The bathroom serves {beds}, so agree on an order for the mornings.",
        "A single bathroom for {beds} means taking turns before work.",
        "You’d be sharing: one bathroom between {beds}.",
        "What you don’t get is a second bathroom; {beds} use the same one.",
      ],
      luxury: [
        "A single bathroom serves {beds}; mornings go in turn.",
        "{beds} look to one bathroom.",
        "Of bathrooms there is one, for {beds}.",
        "The mornings are shared, as {beds} have one bathroom.",
      ],
      trendy: [
        "A single bathroom for {beds}: mornings in shifts.",
        "{beds} and a single bathroom. Take turns.",
        "One bathroom between {beds}, so set two alarms.",
        "What it lacks: a second bathroom for its {beds}.",
      ],
    },
  },
  {
    on: ["northOnly"],
    icon: "🧭",
    but: {
      professional: [
        "It faces north, so direct sunlight is limited.",
        "As it faces north, please view it by day and judge the light.",
      ],
      friendly: [
        "It faces north, so the light is even and there’s little direct sun.",
        "Come by day and look at the light, because it faces north.",
      ],
      luxury: ["It faces north; the light is even, and cool.", "The light is from the north, and cool."],
      trendy: ["It faces north, so don’t expect much direct sun.", "Facing north: even light, little direct sun."],
    },
  },
  {
    on: ["unfurnished"],
    icon: "🛋️",
    but: {
      professional: ["The home comes without furniture.", "It is offered unfurnished."],
      friendly: [
        "It comes unfurnished, so have a bed delivered before you arrive.",
        "You’d bring your own furniture, as it comes unfurnished.",
      ],
      luxury: ["It comes unfurnished."],
      trendy: ["It’s unfurnished, so budget for a bed.", "Unfurnished: bring your own."],
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
