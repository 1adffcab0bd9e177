/** What a home lacks, said openly. */
import type { Scene } from "#engine/copy/languages/base/story";

export const shortcomings: readonly Scene[] = [
  {
    on: ["upstairsWithoutLift", "noLift"],
    icon: "🪜",
    but: {
      professional: [
        "There is no lift; the home is {floor.in}, so allow for the stairs when moving furniture.",
        "Please note that there is no lift to the {floor.short}.",
      ],
      friendly: [
        "It’s {floor.in}, and there’s no lift. Better you hear it from me than from your suitcase.",
        "No lift, and it’s {floor.in}. Call it leg day, every day.",
      ],
      luxury: ["There is no lift; one arrives at the {floor.short} by degrees."],
      trendy: [
        "No lift. {floor.short}. Consider yourself warmed up.",
        "{floor.short}, no lift. You were going to take the stairs anyway.",
      ],
    },
  },
  {
    on: ["noLift"],
    icon: "🪜",
    but: {
      professional: ["Please note that there is no lift."],
      friendly: ["There’s no lift, so bribe a friend with pizza on moving day."],
      luxury: ["There is no lift; the stairs are part of the arrival."],
      trendy: ["No lift. Calves incoming."],
    },
  },
  {
    on: ["sharedHome"],
    icon: "🧺",
    but: {
      friendly: ["It’s a shared home, so ask about the people, the cleaning and whose shelf is whose."],
      trendy: ["It’s a share. Label your milk."],
      any: ["This is a room in a shared home, so ask who else lives there and how things are split."],
    },
  },
  {
    on: ["bareShell"],
    icon: "🧱",
    but: {
      professional: ["The home is a bare shell; the fit-out needs its own budget and time."],
      friendly: [
        "It’s a bare shell. Budget the months and the money for fitting out; in return, every socket goes where you want it.",
      ],
      luxury: ["It is a bare shell: everything remains to be chosen, and paid for."],
      trendy: ["It’s a bare shell. Blank canvas, real invoice."],
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
      luxury: ["A single bathroom serves {beds}; mornings go in turn.", "The bathroom serves {beds}, one at a time."],
      trendy: ["A single bathroom for {beds}: mornings in shifts.", "{beds} and a single bathroom. Take turns."],
    },
  },
  {
    on: ["northOnly"],
    icon: "🧭",
    but: {
      professional: ["It faces north, so direct sunlight is limited."],
      friendly: ["It faces north: even light for reading, little direct sun, and you should know that now."],
      luxury: ["It faces north; the light is even, and cool."],
      trendy: ["Faces north. Good for screens, less so for cacti."],
    },
  },
  {
    on: ["unfurnished"],
    icon: "🛋️",
    but: {
      professional: ["The home comes without furniture."],
      friendly: ["It comes unfurnished, so a bed needs to arrive before you do."],
      luxury: ["It comes empty; the furniture is yours to choose."],
      trendy: ["Unfurnished. Floor picnic on night one."],
    },
  },
  {
    on: ["noPets"],
    icon: "🐾",
    but: {
      professional: ["Pets are not allowed."],
      friendly: ["One for animal lovers to know before falling for it: no pets."],
      luxury: ["Pets, regrettably, are not allowed."],
      trendy: ["No pets. Sorry, Biscuit."],
    },
  },
  {
    on: ["groundLevel"],
    icon: "🚪",
    but: {
      professional: ["It is on the ground floor; privacy and damp are worth checking in person."],
      friendly: ["It’s on the ground floor, so look at the privacy and sniff for damp when you view."],
      luxury: ["It stands at ground level; see how the street behaves at dusk."],
      trendy: ["Ground floor. Check the curtains situation."],
    },
  },
  {
    on: ["topOfHouse"],
    icon: "🏢",
    but: {
      professional: ["It is on the top floor; ask about the roof and the insulation."],
      friendly: ["It’s at the top of the building, so ask about the roof and how warm the summers get."],
      trendy: ["Top of the building. Ask about the roof."],
    },
  },
  {
    on: ["pre1940"],
    icon: "🧱",
    but: {
      professional: ["It is an old building; a survey should look at the roof, the wiring and any damp."],
      friendly: [
        "A building of that age has its own ideas, so get the roof, the wiring and the damp looked at by someone who knows.",
      ],
      luxury: ["It is of a certain age; have its bones read by a surveyor."],
      trendy: ["Old building. Bring a surveyor, not just a tape measure."],
    },
  },
  {
    on: ["olderBuilding"],
    icon: "🧱",
    but: {
      professional: ["The building is not new; its upkeep and services are worth checking."],
      friendly: ["It isn’t a new building, so ask about pipes, wiring and windows while you’re there."],
      luxury: ["It is not new, and should be looked over with a cool head."],
      trendy: ["Not a new building. Ask about the pipes."],
    },
  },
];
