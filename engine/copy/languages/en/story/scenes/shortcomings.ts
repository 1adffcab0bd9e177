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
        "There’s no lift and it’s {floor.in}, so count on the stairs with your bags too.",
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
        "The way up is by stairs, as there is no lift.",
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
];
