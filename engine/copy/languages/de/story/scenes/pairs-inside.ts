/** Scenes in German: two points at once, inside. */
import type { Scene } from "#engine/copy/languages/base/story";

export const insidePairs: readonly Scene[] = [
  {
    on: ["fireplace", "highCeilings"],
    icon: "🔥",
    weight: 98,
    open: {
      luxury: ["Hohe Decken, ein {fireplace}. Der Abend hat Platz."],
      any: ["Hohe Decken und ein {fireplace}: Der Raum bringt seine Stimmung mit."],
    },
    line: {
      professional: ["{fireplace} und hohe Decken"],
    },
  },
  {
    on: ["woodStove", "beams"],
    icon: "🪵",
    weight: 98,
    open: {
      friendly: ["Balken oben, Feuer unten: sichtbares Gebälk und ein {woodStove}."],
      luxury: ["Sichtbare Balken, ein {woodStove}. Holz, das trägt, und Holz, das wärmt."],
      any: ["Sichtbare Balken, dazu ein {woodStove}."],
    },
    line: {
      professional: ["Sichtbare Balken und {woodStove}"],
    },
  },
  {
    on: ["pre1940", "highCeilings"],
    icon: "🏛️",
    weight: 88,
    title: ["{year.num}, hohe Decken, {district}"],
    open: {
      professional: ["{year}, hohe Decken."],
      friendly: ["{year.built}, als man Räume noch nach oben plante: hohe Decken."],
      luxury: ["{year}. Die Decken sind hoch geblieben."],
      trendy: ["{year.built}. Hohe Decken: ja, bitte."],
    },
    line: {
      professional: ["{year}, mit hohen Decken"],
    },
  },
  {
    on: ["highCeilings", "hardwoodFloor"],
    icon: "🏛️",
    weight: 86,
    open: {
      friendly: ["Oben viel Luft, unten {hardwoodFloor}: Jetzt fehlt nur ein langer Tisch."],
      luxury: ["Hohe Decken, {hardwoodFloor}, wenig dazwischen."],
      trendy: ["Hohe Decken, {hardwoodFloor}. Möbelrollen nicht vergessen."],
      professional: ["Hohe Decken und {hardwoodFloor}."],
    },
    line: {
      professional: ["Hohe Decken und {hardwoodFloor}"],
    },
  },
  {
    on: ["kitchenIsland", "openPlan"],
    icon: "🏝️",
    weight: 84,
    open: {
      any: ["Ein offener Raum, und in der Mitte sammelt die Kochinsel alle ein."],
      trendy: ["Kochinsel im offenen Raum. Die Party endet sowieso dort."],
    },
    line: {
      professional: ["Offener Wohn- und Essbereich mit Kochinsel"],
      friendly: ["Offener Wohnbereich, Kochinsel: Niemand kocht allein"],
    },
  },
  {
    on: ["openKitchen", "kitchenIsland"],
    icon: "🏝️",
    weight: 82,
    line: {
      professional: ["Offene Küche mit Kochinsel"],
      friendly: ["Offene Küche mit Kochinsel: schnippeln, reden, naschen"],
    },
  },
  {
    on: ["enSuite", "walkInCloset"],
    icon: "🚿",
    weight: 82,
    open: {
      any: ["Schlafzimmer, Ankleide, Bad: Der Morgen hat hier einen kurzen Weg."],
    },
    line: {
      professional: ["Schlafzimmer mit eigenem Bad, dazu {walkInCloset}"],
      luxury: ["Eigenes Bad am Schlafzimmer, {walkInCloset}, ein Morgen ohne Flur"],
    },
  },
  {
    on: ["bathtub", "bathWindow"],
    icon: "🛁",
    weight: 72,
    line: {
      professional: ["Bad mit Fenster und Badewanne"],
      friendly: ["Ein Bad mit Fenster und Wanne: Schaum bei Tageslicht"],
      luxury: ["Eine Wanne, ein Fenster, Zeit"],
      trendy: ["Wanne mit Tageslicht: Buch schrumpelt, du auch"],
    },
  },
  {
    on: ["secondWc", "laundryRoom"],
    icon: "🧺",
    weight: 70,
    line: {
      professional: ["Gäste-WC und Hauswirtschaftsraum entlasten Bad und Küche"],
      friendly: ["Ein Gäste-WC und ein Hauswirtschaftsraum, die Wäsche bleibt hinter der Tür"],
    },
  },
];
