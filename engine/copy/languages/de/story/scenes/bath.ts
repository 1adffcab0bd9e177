/** Scenes in German: baths and showers. */
import type { Scene } from "#engine/copy/languages/base/story";

export const bath: readonly Scene[] = [
  {
    on: ["enSuite"],
    icon: "🚿",
    open: {
      any: ["Vom Bett ins Bad, ohne über den Flur zu gehen: ein Schlafzimmer mit eigenem Bad."],
    },
    line: {
      professional: ["Schlafzimmer mit eigenem Bad", "Ein Schlafzimmer mit direktem Weg ins eigene Bad"],
      friendly: ["Ein Schlafzimmer mit eigenem Bad: morgens keine Schlange im Flur"],
      luxury: ["Ein Schlafzimmer mit eigenem Bad, ohne Weg über den Flur"],
      trendy: ["Bad am Schlafzimmer: Bademantel reicht"],
    },
  },
  {
    on: ["secondWc"],
    icon: "🚪",
    line: {
      professional: ["Ein Gäste-WC ist vorhanden"],
      friendly: ["Es gibt ein Gäste-WC, Besuch muss also nicht ins Bad"],
      luxury: ["Ein Gäste-WC"],
      trendy: ["Gäste-WC: Das Bad bleibt deins"],
    },
  },
  {
    on: ["twoBathrooms"],
    icon: "🚿",
    weight: 58,
    title: ["Zwei Bäder, {beds}: {district}"],
    open: {
      friendly: ["Morgens, und niemand klopft: Es gibt zwei Bäder."],
      trendy: ["Zwei Bäder. Morgens klopft niemand."],
    },
    line: {
      professional: [
        "Es gibt zwei Bäder",
        "Zwei Bäder: Zwei Personen können sich gleichzeitig fertig machen",
        "Vorhanden sind zwei Bäder",
      ],
      friendly: [
        "Zwei Bäder: Morgens wartet niemand vor der Tür",
        "Mit zwei Bädern haben Gäste ihr eigenes",
        "Morgens verteilt sich alles auf zwei Bäder",
      ],
      luxury: ["Zwei Bäder", "Gäste finden ein zweites Bad vor", "Zwei Bäder, niemand wartet"],
      trendy: [
        "Zwei Bäder: lange duschen ohne Klopfen",
        "Stau vorm Spiegel? Hier gibt es zwei Bäder",
        "Zwei Bäder, also kein Duschplan",
      ],
    },
  },
  {
    on: ["separateWc"],
    icon: "🚪",
    line: {
      any: ["WC getrennt vom Bad"],
      friendly: ["WC getrennt vom Bad: Einer badet, einer muss, beide froh"],
      trendy: ["WC getrennt vom Bad: Beziehungsretter, klein aber wirksam"],
    },
  },
  {
    on: ["separateBathAndWc"],
    icon: "🚿",
    open: {
      any: ["Bad und WC sind getrennt. Klingt klein, ist morgens groß."],
    },
    line: {
      any: ["Bad und WC getrennt"],
      friendly: ["Bad und WC getrennt: Die Wanne muss nicht warten"],
      trendy: ["Bad und WC getrennt: Privatsphäre kann so einfach sein"],
    },
  },
  {
    on: ["bathtub", "walkInShower"],
    icon: "🛁",
    weight: 72,
    line: {
      professional: ["Badewanne und begehbare Dusche"],
      friendly: ["Badewanne für sonntags, begehbare Dusche für montags"],
      luxury: ["Badewanne und begehbare Dusche, je nach Tempo"],
      trendy: ["Wanne oder Dusche? Beides da, entscheide täglich"],
    },
  },
  {
    on: ["bathtub"],
    icon: "🛁",
    line: {
      friendly: ["Es gibt eine Badewanne, für Winterabende"],
      luxury: ["Eine Badewanne"],
      trendy: ["Badewanne: Handy bleibt draußen"],
      professional: ["Das Bad hat eine Wanne"],
    },
  },
  {
    on: ["walkInShower"],
    icon: "🚿",
    line: {
      friendly: ["Eine begehbare Dusche: kein Rand, kein Vorhang"],
      trendy: ["Begehbare Dusche: kein Vorhang, der klebt"],
      professional: ["Die Dusche ist begehbar"],
      luxury: ["Eine begehbare Dusche"],
    },
  },
];
