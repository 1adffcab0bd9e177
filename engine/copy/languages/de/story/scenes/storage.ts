/** Scenes in German: cellars, wardrobes and what swallows things. */
import type { Scene } from "#engine/copy/languages/base/story";

export const storage: readonly Scene[] = [
  {
    on: ["laundryRoom"],
    icon: "🧺",
    line: {
      friendly: ["Es gibt einen Hauswirtschaftsraum: Die Maschine läuft hinter einer Tür"],
      luxury: ["Ein Hauswirtschaftsraum hält die Wäsche aus den Zimmern"],
      trendy: ["Hauswirtschaftsraum: Der Wäscheständer verlässt das Wohnzimmer"],
      professional: ["Ein Hauswirtschaftsraum ist vorhanden"],
    },
  },
  {
    on: ["pantry"],
    icon: "🫙",
    line: {
      any: ["Speisekammer"],
      friendly: ["Eine Speisekammer für Nudeln, Marmelade und gute Vorsätze"],
      luxury: ["Eine Speisekammer, kühl und geordnet"],
      trendy: ["Speisekammer: Snackversteck mit Tür"],
    },
  },
  {
    on: ["storageRoom"],
    icon: "📦",
    line: {
      friendly: ["Es gibt einen {storageRoom} für Koffer und Staubsauger"],
      luxury: ["Ein {storageRoom} hält die Räume frei"],
      trendy: ["{storageRoom}: Tür zu, Ordnung da"],
      professional: ["Stauraum bietet ein {storageRoom}"],
    },
  },
  {
    on: ["vaultedCellar"],
    icon: "🍷",
    title: ["{vaultedCellar}: {type} in {city}", "Unten wartet ein Gewölbekeller"],
    open: {
      professional: ["Unter dem Haus liegt ein {vaultedCellar}."],
      friendly: ["Eine Treppe tiefer wird es kühl und still: Hier gibt es einen {vaultedCellar}."],
      luxury: ["Für die Flasche zum Abend steigt man eine Treppe hinab: {vaultedCellar}."],
      trendy: [
        "Kommt in den {vaultedCellar} Wein oder Vinyl?",
        "{vaultedCellar}. Handyempfang unklar, Stimmung sicher.",
      ],
    },
    line: {
      professional: ["Zum Haus gehört ein {vaultedCellar}"],
      friendly: ["Ein {vaultedCellar}, für Wein und Kartoffeln"],
      luxury: ["Ein {vaultedCellar}, für Flaschen, die liegen dürfen"],
      trendy: ["{vaultedCellar}: Wein oder Vinyl, du entscheidest"],
    },
    end: {
      friendly: ["Wein oder Kartoffeln? Oder beides? 🍷"],
      trendy: ["Wein oder Vinyl? 🍷"],
      luxury: ["Unten liegt noch Platz für eine gute Flasche."],
    },
  },
  {
    on: ["vaultedCellar", "woodStove"],
    icon: "🍷",
    weight: 110,
    title: ["Holzofen oben, Gewölbekeller unten"],
    open: {
      luxury: ["Der Abend hat hier zwei Stationen: den {vaultedCellar} für die Flasche, den {woodStove} für danach."],
      friendly: [
        "Holz auflegen, in den {vaultedCellar} steigen, Flasche holen, zurück ans Feuer: So geht hier ein Abend.",
      ],
      trendy: ["{woodStove} oben, {vaultedCellar} unten. Abendprogramm steht."],
      professional: ["Zwei Merkmale mit Charakter: {woodStove} und {vaultedCellar}."],
    },
    line: {
      professional: ["{woodStove} und {vaultedCellar}"],
    },
    end: {
      friendly: ["Rot oder weiß? 🍷"],
      trendy: ["Rot oder weiß? 🍷"],
    },
  },
  {
    on: ["cellar"],
    icon: "🧱",
    line: {
      friendly: ["Es gibt einen {cellar}, für Koffer, Ski und Sommerreifen"],
      trendy: ["Ein {cellar} für alles, was du nur einmal im Jahr brauchst"],
      luxury: ["Ein {cellar}, für Koffer und Flaschen"],
      professional: ["Zur Wohnung gehört ein {cellar}", "Zusätzlichen Stauraum bietet ein {cellar}"],
    },
  },
  {
    on: ["basement"],
    icon: "🧱",
    line: {
      any: ["{basement}"],
      friendly: ["Ein {basement}: Werkbank, Kisten oder Tischkicker, verhandelbar"],
      trendy: ["{basement}: Tischkicker? Nur eine Idee"],
    },
  },
  {
    on: ["attic"],
    icon: "📦",
    line: {
      any: ["{attic}"],
      friendly: ["Ein {attic} für Koffer und Kisten, die noch niemand geöffnet hat"],
      luxury: ["Ein {attic} unter dem First"],
      trendy: ["{attic}: Hier wohnen ab jetzt die Umzugskisten"],
    },
  },
  {
    on: ["walkInCloset"],
    icon: "👔",
    line: {
      any: ["{walkInCloset}"],
      friendly: ["Eine {walkInCloset}: Der Stuhl voller Kleider bekommt frei"],
      luxury: ["Eine {walkInCloset}, der Kleidung vorbehalten"],
      trendy: ["{walkInCloset}: Der Klamottenstuhl kündigt"],
    },
  },
  {
    on: ["builtInWardrobes"],
    icon: "🚪",
    line: {
      friendly: ["{builtInWardrobes}, du baust also keine Schränke auf"],
      luxury: ["{builtInWardrobes}, die Wände bleiben frei"],
      trendy: ["{builtInWardrobes}: Schrank aufbauen fällt aus"],
      professional: ["Stauraum ist eingebaut: {builtInWardrobes}"],
    },
  },
];
