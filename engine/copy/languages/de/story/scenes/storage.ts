/** Scenes in German: cellars, wardrobes and what swallows things. */
import type { Scene } from "#engine/copy/languages/base/story";

export const storage: readonly Scene[] = [
  {
    on: ["laundryRoom"],
    icon: "🧺",
    line: {
      any: ["Hauswirtschaftsraum"],
      friendly: ["Ein Hauswirtschaftsraum: Die Schleuder dreht hinter ihrer eigenen Tür"],
      luxury: ["Ein Hauswirtschaftsraum, damit der Alltag eine Tür hat"],
      trendy: ["Hauswirtschaftsraum: Wäscheberg mit Adresse"],
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
      any: ["{storageRoom}"],
      friendly: ["Ein {storageRoom} für Koffer, Staubsauger und alles ohne Lieblingsplatz"],
      luxury: ["Ein {storageRoom} hält den Rest der Räume frei"],
      trendy: ["{storageRoom}: Tür zu, Ordnung da"],
      professional: ["{storageRoom}: Koffer und Staubsauger verschwinden hinter einer Tür"],
    },
  },
  {
    on: ["vaultedCellar"],
    icon: "🍷",
    title: ["{vaultedCellar}: {type} in {city}", "Unten wartet ein Gewölbekeller"],
    open: {
      professional: ["Unter dem Haus liegt ein {vaultedCellar}."],
      friendly: ["Eine Treppe tiefer wird es kühl und still: Hier gibt es einen {vaultedCellar}."],
      luxury: ["Eine Flasche aussuchen heißt hier: eine Treppe hinabsteigen. {vaultedCellar}."],
      trendy: [
        "Kommt in den {vaultedCellar} Wein oder Vinyl?",
        "{vaultedCellar}. Handyempfang unklar, Stimmung sicher.",
      ],
    },
    line: {
      professional: ["{vaultedCellar}: Stauraum mit Charakter"],
      friendly: ["Ein {vaultedCellar} für Wein, Kartoffeln und Geschichten"],
      luxury: ["Ein {vaultedCellar}, in dem die Zeit langsamer geht"],
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
    line: { professional: ["{woodStove} und {vaultedCellar}"] },
    end: { friendly: ["Rot oder weiß? 🍷"], trendy: ["Rot oder weiß? 🍷"] },
  },
  {
    on: ["cellar"],
    icon: "🧱",
    line: {
      any: ["{cellar}"],
      friendly: ["Ein {cellar} für Ski, Saft und Sommerreifen"],
      trendy: ["{cellar}: Zwischenlager fürs Leben"],
      luxury: ["Ein {cellar} für das, was reifen darf"],
      professional: ["{cellar}: Stauraum außerhalb der Wohnfläche"],
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
      any: ["{builtInWardrobes}"],
      friendly: ["{builtInWardrobes}: weniger schleppen, weniger schrauben"],
      luxury: ["{builtInWardrobes} nehmen auf, was Sie nicht sehen möchten"],
      trendy: ["{builtInWardrobes}: Schrank aufbauen fällt aus"],
      professional: ["{builtInWardrobes}: Stauraum, der keine Stellfläche kostet"],
    },
  },
];
