/** Scenes in German: baths and showers. */
import type { Scene } from "#engine/copy/languages/base/story";

export const bath: readonly Scene[] = [
  {
    on: ["enSuite"],
    icon: "🚿",
    open: { any: ["Vom Bett ins Bad, ohne über den Flur zu gehen: ein Schlafzimmer mit eigenem Bad."] },
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
      professional: ["Gäste-WC: Besuch und Bad kommen sich nicht in die Quere"],
      friendly: ["Ein Gäste-WC: Zähne putzen ohne Klopfen an der Tür"],
      luxury: ["Ein Gäste-WC, diskret für sich"],
      trendy: ["Gäste-WC: kein Klopfen, kein Drama"],
    },
  },
  {
    on: ["twoBathrooms"],
    icon: "🚿",
    weight: 58,
    line: {
      professional: ["Zwei Bäder, morgens also ohne Wartezeit"],
      friendly: ["Zwei Bäder, morgens also kein Stau"],
      luxury: ["Zwei Bäder, ohne Wartezeit am Morgen"],
      trendy: ["Zwei Bäder: Lange duschen ohne Beschwerdebrief"],
    },
    title: ["Zwei Bäder, {beds}: {district}"],
    open: {
      friendly: ["Morgens, und niemand klopft: Es gibt zwei Bäder."],
      trendy: ["Zwei Bäder. Mehr Weltfrieden geht morgens kaum."],
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
    open: { any: ["Bad und WC sind getrennt. Klingt klein, ist morgens groß."] },
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
      any: ["Badewanne"],
      friendly: ["Eine Badewanne: Tür zu, Wasser an, Welt aus"],
      luxury: ["Eine Badewanne, für das Ende langer Tage"],
      trendy: ["Badewanne: Handy bitte draußen lassen"],
    },
  },
  {
    on: ["walkInShower"],
    icon: "🚿",
    line: {
      any: ["Begehbare Dusche"],
      friendly: ["Eine begehbare Dusche: kein Vorhang, der am Bein klebt"],
      trendy: ["Begehbare Dusche: Vorhang? Nie gehört"],
    },
  },
];
