/** Scenes on what the house is made of, and when. */
import type { Scene } from "#engine/copy/languages/base/story";

export const houses: readonly Scene[] = [
  {
    on: ["victorianConversion"],
    icon: "🧱",
    title: ["{beds.adj} {type}, Victorian conversion", "{victorianConversion.bare}, {district}"],
    open: {
      professional: ["The home is part of a converted Victorian house."],
      friendly: ["It’s part of a converted Victorian house, so the rooms were drawn for another age."],
      luxury: ["The rooms lie within a converted Victorian house."],
      trendy: ["Victorian on the outside: it’s a conversion. {?victorianConversion}"],
    },
    line: {
      professional: ["It is part of a converted Victorian house"],
      friendly: [
        "It’s part of a converted Victorian house, so ask to see how the house was divided",
        "The building is a converted Victorian house",
      ],
      luxury: ["It lies within a converted Victorian house", "The building is a converted Victorian house"],
      trendy: ["Victorian conversion", "Part of a converted Victorian house"],
    },
  },
  {
    on: ["victorianHouse"],
    icon: "🧱",
    open: {
      professional: ["This is a Victorian house."],
      friendly: ["It’s a Victorian house, with a front door to match."],
      luxury: ["A Victorian house, in {district}."],
      trendy: ["Victorian house, {district}."],
    },
    line: {
      professional: ["It is a Victorian house"],
      friendly: [
        "It’s a Victorian house, so have a surveyor look it over and enjoy the rest",
        "The house is Victorian",
      ],
      luxury: ["The house is Victorian"],
      trendy: ["Victorian house"],
    },
  },
  {
    on: ["georgianHouse"],
    icon: "🏛️",
    open: {
      luxury: ["A Georgian house; proportion does the talking."],
    },
    line: {
      professional: ["It is a Georgian house"],
      friendly: ["It’s a Georgian house"],
      luxury: ["The house is Georgian"],
      trendy: ["Georgian house"],
    },
  },
  {
    on: ["edwardianHouse"],
    icon: "🏡",
    line: {
      professional: ["It is an Edwardian house"],
      friendly: ["It’s an Edwardian house"],
      luxury: ["The house is Edwardian"],
      trendy: ["Edwardian house"],
    },
  },
  {
    on: ["stoneHouse"],
    icon: "🪨",
    title: ["{beds.adj} stone house", "{stoneHouse.bare}, {district}"],
    open: {
      professional: ["The house is built of stone."],
      friendly: ["The walls here are stone, and they have been patient for a long time."],
      luxury: ["The walls are of stone."],
      trendy: ["Stone walls. You bring the soft furnishings."],
    },
    line: {
      professional: ["The house is built of stone"],
      friendly: ["The walls are stone, so choose where the picture goes before you drill"],
      luxury: ["The walls are of stone"],
      trendy: ["Stone walls"],
    },
  },
  {
    on: ["stoneHouse", "fibre"],
    icon: "🧱",
    weight: 88,
    title: ["Stone walls, fibre broadband"],
    open: {
      professional: ["The house is built of stone and has fibre broadband."],
      friendly: ["Stone walls outside, fibre broadband inside."],
      luxury: ["The walls are of stone, and there is fibre broadband within."],
      trendy: ["Stone walls, fibre broadband. The video call ends and you’re already home."],
    },
    line: {
      professional: ["The house is built of stone and has fibre broadband"],
      friendly: ["The walls are stone and the internet is fibre broadband"],
      trendy: ["Stone outside, fibre inside"],
    },
  },
  {
    on: ["brickHouse"],
    icon: "🧱",
    line: {
      professional: ["The house is built of brick"],
      friendly: ["The house is built of brick"],
      trendy: ["Brick-built"],
    },
  },
  {
    on: ["timberHouse"],
    icon: "🪵",
    line: {
      professional: ["The house has a timber frame"],
      friendly: ["The house has a timber frame, so expect the odd creak"],
      luxury: ["The house has a timber frame"],
      trendy: ["Timber frame"],
    },
  },
  {
    on: ["pre1940"],
    icon: "🕰️",
    weight: 50,
    open: {
      friendly: ["It was {year}, long before anyone you could ask about it."],
      luxury: ["The house dates from {year.num}."],
      trendy: ["Standing since {year.num}."],
    },
  },
  {
    on: ["reinforcedConcrete"],
    icon: "🏗️",
    line: {
      professional: ["The building has a reinforced-concrete frame"],
    },
  },
  {
    on: ["quakeStandard"],
    icon: "🏗️",
    line: {
      professional: ["The building was built to the current earthquake standard"],
      friendly: ["It was built to the current earthquake standard, so that question has its answer"],
      trendy: ["Current earthquake standard: yes"],
    },
  },
];
