/** Scenes in German: aspect and height. */
import type { Scene } from "#engine/copy/languages/base/story";

export const light: readonly Scene[] = [
  {
    on: ["highCeilings"],
    icon: "📏",
    title: ["Hohe Decken in {district}"],
    open: {
      trendy: ["Hohe Decken. Endlich hängt die Lampe nicht im Weg.", "Kopf hoch: Die Decken sind es auch."],
      luxury: ["Hohe Decken."],
      friendly: ["Bücherregal bis oben? Bei hohen Decken eine echte Frage."],
      professional: ["Hohe Decken: Die Räume wirken größer, als ihr Grundriss sagt."],
    },
    line: {
      professional: ["Die Räume haben hohe Decken"],
      friendly: ["Hohe Decken: Das Bücherregal darf bis oben gehen"],
      luxury: ["Hohe Decken"],
      trendy: ["Hohe Decken: Der Weihnachtsbaum darf dieses Jahr größer"],
    },
  },
  {
    on: ["livingSouth"],
    icon: "🌞",
    title: ["Wohnzimmer nach Süden: {beds} in {district}"],
    open: {
      professional: ["Das Wohnzimmer ist nach Süden ausgerichtet und damit viele Stunden hell."],
      friendly: ["Der Raum, in dem du am meisten bist, liegt richtig: Das Wohnzimmer geht nach Süden."],
      luxury: ["Das Wohnzimmer sieht nach Süden."],
      trendy: ["Wohnzimmer nach Süden. Im Januar liest du in der Sonne."],
    },
    line: {
      professional: [
        "Das Wohnzimmer ist nach Süden ausgerichtet",
        "Nach Süden liegt der Raum, in dem man sich aufhält: das Wohnzimmer",
      ],
      friendly: [
        "Das Wohnzimmer geht nach Süden: Im Winter liest du in der Sonne",
        "Weil das Wohnzimmer nach Süden geht, brauchst du tagsüber kein Licht",
      ],
      luxury: [
        "Das Wohnzimmer geht nach Süden",
        "Nach Süden: das Wohnzimmer",
        "Die Sonne kommt ins Wohnzimmer, es liegt nach Süden",
      ],
      trendy: [
        "Wohnzimmer nach Süden: Die Lampe hat tagsüber frei",
        "Das Wohnzimmer geht nach Süden, deine Pflanzen wissen das zu schätzen",
      ],
    },
  },
  {
    on: ["livingSouth", "southBalcony"],
    icon: "🌞",
    weight: 104,
    title: ["Zweimal Süden: {beds} in {district}"],
    open: {
      luxury: ["Das Wohnzimmer nach Süden, dazu ein {southBalcony}."],
      professional: ["Wohnzimmer nach Süden, davor ein weiterer Platz an der Sonne: {southBalcony}."],
      friendly: ["Drinnen Sonne, draußen Sonne: Das Wohnzimmer geht nach Süden, dazu gibt es einen {southBalcony}."],
      trendy: ["Wohnzimmer nach Süden plus {southBalcony}. Sonnencreme gehört jetzt ins Bücherregal."],
    },
    line: {
      professional: ["Das Wohnzimmer ist nach Süden ausgerichtet, dazu kommt ein {southBalcony}"],
      friendly: ["Das Wohnzimmer geht nach Süden, und es gibt einen {southBalcony}: ein Schritt, und du sitzt draußen"],
      luxury: ["Das Wohnzimmer nach Süden, dazu ein {southBalcony}"],
      trendy: ["Wohnzimmer nach Süden, {southBalcony}: doppelte Sonne"],
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
      professional: ["Der Grundriss ist durchgesteckt, Querlüften ist möglich"],
      friendly: ["Durchgesteckt: Im Sommer machst du vorn und hinten auf, und die Luft zieht durch"],
      luxury: ["Durchgesteckt, mit Licht von beiden Seiten"],
      trendy: ["Durchgesteckt: Querlüften statt Ventilator"],
    },
  },
  {
    on: ["dualAspect"],
    icon: "🌤️",
    open: {
      professional: ["Licht kommt von zwei Seiten."],
      friendly: ["Morgens hier Sonne, abends dort: Licht kommt von zwei Seiten."],
    },
    line: {
      professional: ["Tageslicht kommt von zwei Seiten"],
      friendly: ["Licht von zwei Seiten: Irgendein Fenster liegt immer günstig"],
      luxury: ["Licht von zwei Seiten"],
      trendy: ["Licht von zwei Seiten: Irgendwo scheint es immer rein"],
    },
  },
  {
    on: ["cornerUnit"],
    icon: "📐",
    open: {
      professional: ["Ecklage im Gebäude: eine gemeinsame Wand weniger."],
    },
    line: {
      friendly: ["Ecklage: eine Wand weniger, hinter der jemand Klavier übt"],
      trendy: ["Ecklage: eine Wand weniger, hinter der jemand bohrt"],
      professional: ["Durch die Ecklage gibt es eine gemeinsame Wand weniger"],
      luxury: ["Eine Ecklage"],
    },
  },
];
