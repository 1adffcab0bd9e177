/** Scenes in German: water, mountains, what the window shows. */
import type { Scene } from "#engine/copy/languages/base/story";

export const views: readonly Scene[] = [
  {
    on: ["river"],
    icon: "🌊",
    open: {
      any: ["Einmal ans Wasser nach Feierabend: Ein Fluss ist in der Nähe."],
    },
    line: {
      any: ["Fluss in der Nähe"],
      friendly: ["Ein Fluss in der Nähe: Füße rein oder einfach hinterherschauen"],
      luxury: ["Ein Fluss in der Nähe, der die Zeit mitnimmt"],
    },
  },
  {
    on: ["sea"],
    icon: "🌊",
    open: {
      friendly: ["Sand in den Schuhen gehört hier zum Alltag: Das Meer ist in der Nähe."],
      luxury: ["Das Meer ist in der Nähe. Der Rest ist Wetter."],
      trendy: ["Meer in der Nähe. Urlaubsantrag ablehnen, du wohnst ja da."],
      professional: ["Das Meer liegt in der Nähe."],
    },
    line: {
      any: ["Meer in der Nähe"],
      friendly: ["Das Meer in der Nähe: baden vor dem Abendbrot"],
      luxury: ["Das Meer in der Nähe, der Abend endet im Sand"],
      trendy: ["Meer in der Nähe: Sand im Rucksack wird Standard"],
    },
  },
  {
    on: ["seaView"],
    icon: "🌅",
    title: ["Meerblick: {beds} in {city}"],
    open: {
      professional: ["Ausgewiesen ist Meerblick."],
      friendly: ["Der Horizont kommt hier gratis zum Kaffee: Meerblick."],
      luxury: ["Jeden Morgen ein anderes Blau: Meerblick."],
      trendy: ["Meerblick. Bildschirmhintergrund kannst du löschen."],
    },
    line: {
      any: ["Meerblick"],
      friendly: ["Meerblick: Wetterbericht per Fenster"],
      luxury: ["Meerblick, jeden Tag neu gestimmt"],
    },
  },
  {
    on: ["lakeView"],
    icon: "🏞️",
    title: ["Seeblick: {beds} in {city}"],
    open: {
      any: ["Draußen liegt das Wasser still: Seeblick."],
      trendy: ["Seeblick. Handyhintergrund ohne Handy."],
    },
    line: {
      any: ["Seeblick"],
      friendly: ["Seeblick: Der Kaffee wird kalt, weil man schaut"],
      luxury: ["Seeblick, das Wasser hält still"],
    },
  },
  {
    on: ["riverView"],
    icon: "🌉",
    title: ["Blick auf den Fluss: {beds} in {city}"],
    open: {
      any: ["Hier zieht draußen etwas vorbei, das nicht hupt: Blick auf den Fluss."],
    },
    line: {
      any: ["Blick auf den Fluss"],
      friendly: ["Blick auf den Fluss: Schiffe gucken statt Serien"],
      luxury: ["Blick auf den Fluss, in Bewegung und doch ruhend"],
    },
  },
  {
    on: ["mountainView"],
    icon: "⛰️",
    title: ["Bergblick: {beds} in {city}"],
    open: {
      any: ["Morgens prüfen, ob die Berge noch da sind: Bergblick."],
      trendy: ["Bergblick. Wanderschuhe an die Tür."],
    },
    line: {
      any: ["Bergblick"],
      friendly: ["Bergblick: Der Wetterbericht steht am Horizont"],
      luxury: ["Bergblick, eine Linie am Ende des Tages"],
    },
  },
  {
    on: ["floor"],
    unless: ["noLift"],
    icon: "🏢",
    weight: 44,
    line: {
      friendly: ["Klingeln musst du hier: {floor}"],
      luxury: ["{floor}"],
      trendy: ["Im Haus: {floor}"],
      professional: ["Lage im Haus: {floor}"],
    },
  },
  {
    on: ["aspect"],
    icon: "🧭",
    weight: 43,
    line: {
      professional: ["Die Ausrichtung geht {aspect.low}"],
      friendly: ["Ausgerichtet ist es {aspect.low}"],
      luxury: ["{aspect}"],
      trendy: ["Himmelsrichtung: {aspect.low}"],
    },
  },
  {
    on: ["land"],
    icon: "🌾",
    weight: 50,
    line: {
      professional: ["Dazu gehören {land}"],
      friendly: ["Dazu kommen {land}; wer mäht, klärt ihr untereinander"],
      luxury: ["Dazu gehören {land}"],
      trendy: ["{land} dabei. Rasenmäher einplanen"],
    },
  },
];
