/** Scenes in German: aspect and height. */
import type { Scene } from "#engine/copy/languages/base/story";

export const light: readonly Scene[] = [
  {
    on: ["highCeilings"],
    icon: "📏",
    title: ["Hohe Decken in {district}"],
    open: {
      any: ["Hier hat auch der Gedanke nach oben Platz: hohe Decken."],
      trendy: ["Hohe Decken. Endlich hängt die Lampe nicht im Weg.", "Kopf hoch: Die Decken sind es auch."],
      luxury: ["Höhe ist ein stiller Luxus der Räume: hohe Decken."],
      friendly: ["Bücherregal bis oben? Bei hohen Decken eine echte Frage."],
    },
    line: {
      professional: ["Hohe Decken: mehr Raum über denselben Quadratmetern"],
      friendly: ["Hohe Decken: Das Bücherregal darf wachsen"],
      luxury: ["Hohe Decken, die jedem Ton Raum geben"],
      trendy: ["Hohe Decken: Der Weihnachtsbaum darf dieses Jahr größer"],
    },
  },
  {
    on: ["livingSouth"],
    icon: "🌞",
    title: ["Wohnzimmer nach Süden: {beds} in {district}"],
    open: {
      professional: ["Das Wohnzimmer ist nach Süden ausgerichtet."],
      friendly: ["Die Couch weiß schon, wo sie hin will: Das Wohnzimmer geht nach Süden."],
      luxury: ["Der Süden wohnt hier im Wohnzimmer."],
      trendy: ["Wohnzimmer nach Süden. Dein Sofa bekommt Farbe."],
    },
    line: {
      professional: ["Wohnzimmer nach Süden"],
      friendly: ["Das Wohnzimmer geht nach Süden, die Sonne sitzt mit auf der Couch"],
      luxury: ["Das Wohnzimmer sieht nach Süden"],
      trendy: ["Wohnzimmer nach Süden: Solarium fürs Sofa"],
    },
  },
  {
    on: ["livingSouth", "southBalcony"],
    icon: "🌞",
    weight: 104,
    title: ["Zweimal Süden: {beds} in {district}"],
    open: {
      any: ["Wohnzimmer nach Süden, Balkon nach Süden: Die Sonne muss sich nicht entscheiden."],
      luxury: ["Wohnzimmer und Balkon, beide nach Süden. Der Tag hat eine Seite gewählt."],
    },
    line: {
      professional: ["Wohnzimmer und Balkon gehen nach Süden"],
      friendly: ["Wohnzimmer und Balkon nach Süden: Die Sonne kommt herein und bleibt"],
    },
  },
  {
    on: ["bothSides"],
    icon: "🌬️",
    title: ["Durchgesteckt: {beds} in {district}"],
    open: {
      professional: ["Durchgesteckter Grundriss: Fenster zu zwei gegenüberliegenden Seiten, Querlüften in einem Zug."],
      friendly: ["Fenster vorn, Fenster hinten, einmal durchlüften: Der Grundriss ist durchgesteckt."],
      luxury: [
        "Morgenlicht auf der einen Seite, Abendluft auf der anderen: ein durchgesteckter Grundriss.",
        "Der Wind findet hier hinein und auch wieder hinaus: durchgesteckt.",
      ],
      trendy: ["Durchgesteckt. Heißt: Fenster vorn, Fenster hinten, Hitze raus."],
    },
    line: {
      professional: ["Durchgesteckter Grundriss, Querlüften möglich"],
      friendly: ["Durchgesteckt: vorn auf, hinten auf, einmal durchatmen"],
      luxury: ["Durchgesteckt, die Luft hat einen Weg"],
      trendy: ["Durchgesteckt: Querlüften statt Ventilator"],
    },
  },
  {
    on: ["dualAspect"],
    icon: "🌤️",
    open: { any: ["Licht von zwei Seiten: Es wandert, man bleibt sitzen."] },
    line: {
      professional: ["Licht von zwei Seiten"],
      friendly: ["Licht von zwei Seiten, da wandert auch der Lesesessel"],
      luxury: ["Licht von zwei Seiten, im Wechsel des Tages"],
      trendy: ["Licht von zwei Seiten: Selfies gelingen überall"],
    },
  },
  {
    on: ["cornerUnit"],
    icon: "📐",
    open: {
      any: ["An der Ecke endet die Reihe und fängt das Licht an: Ecklage."],
      professional: ["Ecklage im Gebäude: eine gemeinsame Wand weniger."],
    },
    line: {
      any: ["Ecklage im Gebäude"],
      friendly: ["Ecklage: eine Wand weniger, hinter der jemand Klavier übt"],
      trendy: ["Ecklage: eine Wand weniger, hinter der jemand bohrt"],
    },
  },
];
