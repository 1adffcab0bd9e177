/** Scenes on what the house is made of, and when. */
import type { Scene } from "#engine/copy/languages/base/story";

export const houses: readonly Scene[] = [
  {
    on: ["victorianConversion"],
    icon: "🧱",
    title: ["{beds.adj} {type}, Victorian conversion", "{victorianConversion.bare}, {district}"],
    open: {
      professional: ["The home is part of a converted Victorian house."],
      friendly: ["The Victorians built it; somebody sensible divided it. It’s part of a converted Victorian house."],
      luxury: ["Within a converted Victorian house, rooms of one’s own."],
      trendy: ["Victorian conversion. Your bookshelves will look clever in it."],
    },
    line: {
      professional: ["It is part of a converted Victorian house"],
      friendly: ["It’s in a converted Victorian house, so your bookshelves will look well read"],
      luxury: ["A converted Victorian house, with its proportions in order"],
      trendy: ["Victorian conversion. Bookshelves, assemble"],
    },
  },
  {
    on: ["victorianHouse"],
    icon: "🧱",
    open: {
      friendly: ["It’s a Victorian house, so expect a front door that closes with conviction."],
      luxury: ["A Victorian house, and the confidence that went with the age."],
      trendy: ["Victorian house. Bookshelves required."],
    },
    line: {
      professional: ["It is a Victorian house"],
      friendly: ["A Victorian house, with a past to look up at the library"],
      trendy: ["Victorian house. Ask about the last owners but ten"],
    },
  },
  {
    on: ["georgianHouse"],
    icon: "🏛️",
    open: { luxury: ["A Georgian house; proportion does the talking."] },
    line: {
      professional: ["It is a Georgian house"],
      friendly: ["A Georgian house, older than most of the arguments you’ll have in it"],
      luxury: ["A Georgian house; proportion does the talking"],
      trendy: ["Georgian house. Bonnets not supplied"],
    },
  },
  {
    on: ["edwardianHouse"],
    icon: "🏡",
    line: {
      professional: ["It is an Edwardian house"],
      friendly: ["An Edwardian house, built in the years when afternoon tea was a serious matter"],
      luxury: ["An Edwardian house, from an unhurried decade"],
    },
  },
  {
    on: ["stoneHouse"],
    icon: "🪨",
    title: ["{beds.adj} stone house", "{stoneHouse.bare}, {district}"],
    open: {
      professional: ["The house is built of stone."],
      friendly: ["Knock on the wall and it doesn’t answer: it’s stone."],
      luxury: ["Stone walls, which remember more than they say."],
      trendy: ["Stone walls. You bring the soft furnishings."],
    },
    line: {
      professional: ["The house is built of stone"],
      friendly: [
        "Stone walls, and they take their time about everything",
        "Stone walls, so choose where the picture goes before you drill",
      ],
      luxury: ["Stone walls, which remember more than they say"],
      trendy: ["Stone walls. Try arguing with them", "Stone walls. Pick your hooks carefully"],
    },
  },
  {
    on: ["stoneHouse", "fibre"],
    icon: "🧱",
    weight: 88,
    title: ["Stone walls, fibre broadband"],
    open: {
      professional: ["The house is built of stone and has fibre broadband."],
      friendly: ["Stone on the outside, fibre broadband on the inside. Why choose?"],
      luxury: ["Stone without, fibre within."],
      trendy: ["Stone walls, fibre broadband. The video call ends and you’re already home."],
    },
    line: {
      professional: ["The house is built of stone and has fibre broadband"],
      friendly: ["Stone walls and fibre broadband: old walls, new wires indoors"],
      trendy: ["Stone outside, fibre inside"],
    },
  },
  {
    on: ["brickHouse"],
    icon: "🧱",
    line: {
      professional: ["The house is built of brick"],
      friendly: ["Brick-built, and it looks settled in its ways"],
      trendy: ["Brick-built. Huff and puff all you like"],
    },
  },
  {
    on: ["timberHouse"],
    icon: "🪵",
    line: {
      professional: ["The house has a timber frame"],
      friendly: ["A timber frame, so expect the odd creak of approval"],
      luxury: ["A timber frame, still speaking a little in the night"],
      trendy: ["Timber frame. It creaks back"],
    },
  },
  {
    on: ["pre1940"],
    icon: "🕰️",
    weight: 50,
    open: {
      friendly: ["It was {year}. Somebody hung their coat here long before any of us."],
      luxury: ["{year.num}. Homes of that age have stopped trying to impress."],
      trendy: ["Born {year.num}, still standing, still taking visitors."],
    },
  },
  {
    on: ["reinforcedConcrete"],
    icon: "🏗️",
    line: { professional: ["The building has a reinforced-concrete frame"] },
  },
  {
    on: ["quakeStandard"],
    icon: "🏗️",
    line: {
      professional: ["The building was built to the current earthquake standard"],
      friendly: ["Built to the current earthquake standard, so that question has its answer"],
      trendy: ["Current earthquake standard: yes"],
    },
  },
];
