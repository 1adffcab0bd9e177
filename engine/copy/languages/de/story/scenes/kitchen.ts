/** Scenes in German: kitchens. */
import type { Scene } from "#engine/copy/languages/base/story";

export const kitchen: readonly Scene[] = [
  {
    on: ["openKitchen", "terrace"],
    icon: "🍽️",
    weight: 94,
    title: ["Offene Küche und Terrasse: {district}"],
    open: {
      friendly: ["Topf vom Herd, raus damit, draußen essen? Offene Küche und {terrace} machen es möglich."],
      luxury: ["Zwischen Herd und Himmel: eine offene Küche, eine {terrace}."],
      trendy: ["Offene Küche, {terrace}. Gäste folgen dem Geruch."],
      professional: ["Offene Küche und {terrace}: Kochen und Essen lassen sich nach draußen verlängern."],
    },
    line: {
      professional: ["Offene Küche, dazu {terrace}"],
      friendly: ["Offene Küche und {terrace}: Die Teller finden den Weg allein"],
    },
  },
  {
    on: ["fittedKitchen", "terrace"],
    icon: "🍳",
    weight: 88,
    line: {
      professional: ["Drinnen eine {fittedKitchen}, draußen eine {terrace}"],
      friendly: ["{fittedKitchen} drinnen, {terrace} draußen: Im Sommer trägst du nur die Teller"],
      luxury: ["Eine {fittedKitchen}, dazu eine {terrace}"],
      trendy: ["{fittedKitchen} plus {terrace}: kochen, raustragen, sitzen bleiben"],
    },
  },
  {
    on: ["openKitchen"],
    icon: "🍳",
    open: {
      friendly: ["Wer kocht, verpasst hier nichts: Die Küche ist offen."],
      trendy: ["Offene Küche: Du kochst, alle reden mit."],
      professional: ["Offene Küche: Kochen und Wohnen teilen sich einen Raum."],
      luxury: ["Eine offene Küche. Das Gespräch bleibt am Herd."],
    },
    line: {
      professional: [
        "Die Küche ist offen zum Wohnbereich",
        "Küche und Wohnbereich gehen ineinander über",
        "Gekocht wird in einer offenen Küche",
      ],
      friendly: [
        "Die Küche ist offen: Wer kocht, bleibt im Gespräch",
        "Offene Küche: Beim Kochen siehst du, was im Wohnzimmer los ist",
        "Zwischen Herd und Sofa steht keine Wand",
      ],
      luxury: [
        "Eine offene Küche; man kocht in Gesellschaft",
        "Küche und Wohnraum sind verbunden",
        "Keine Wand zwischen Herd und Tafel",
      ],
      trendy: [
        "Offene Küche: Du kochst, alle reden mit",
        "Kochen und quatschen gleichzeitig: Die Küche ist offen",
        "Keine Wand vor dem Herd, die Küche ist offen",
      ],
    },
  },
  {
    on: ["newKitchen"],
    icon: "✨",
    open: {
      trendy: ["{newKitchen}. Der Lieferdienst wird dich vermissen."],
    },
    line: {
      professional: ["Die Küche ist gemacht: {newKitchen}"],
      friendly: ["{newKitchen}: ein großer Posten weniger"],
      luxury: ["{newKitchen}"],
      trendy: ["{newKitchen}: Fehlen nur deine Rezepte"],
    },
  },
  {
    on: ["fittedKitchen"],
    icon: "🍳",
    title: ["Einbauküche schon drin: {beds} in {district}"],
    open: {
      friendly: ["Die Küche musst du nicht kaufen: Eine {fittedKitchen} ist schon da."],
      professional: ["{fittedKitchen} vorhanden: Ein großer Posten beim Umzug ist damit erledigt."],
      trendy: ["{fittedKitchen} ✅ Küchenplaner-App löschen."],
      luxury: ["Die Küche ist schon da: {fittedKitchen}."],
    },
    line: {
      professional: [
        "Zur Ausstattung gehört eine {fittedKitchen}",
        "{fittedKitchen} vorhanden, ein großer Posten beim Umzug entfällt",
      ],
      friendly: [
        "Eine {fittedKitchen} ist schon da, eine Anschaffung weniger",
        "Mit {fittedKitchen}: Du kochst am ersten Abend",
      ],
      luxury: ["Gekocht wird in einer {fittedKitchen}"],
      trendy: ["{fittedKitchen}: Nudelwasser ab Tag eins"],
    },
  },
  {
    on: ["kitchenIsland"],
    icon: "🏝️",
    open: {
      any: ["Alle stehen am Ende doch in der Küche. Hier wenigstens um eine Kochinsel."],
    },
    line: {
      any: ["Kochinsel"],
      friendly: ["Eine Kochinsel: einer schneidet, einer rührt, alle naschen"],
      luxury: ["Eine Kochinsel, um die sich der Abend ordnet"],
      trendy: ["Kochinsel: Inselurlaub mit Käsebrett"],
    },
  },
  {
    on: ["kitchenDiner"],
    icon: "🍽️",
    open: {
      any: ["In der Essküche wird gekocht, gegessen und sitzen geblieben."],
    },
    line: {
      any: ["Essküche"],
      friendly: ["Eine Essküche: Der Tisch steht da, wo es duftet"],
      luxury: ["Eine Essküche, das eigentliche Herz des Tages"],
      trendy: ["Essküche: Hauptquartier mit Herd"],
    },
  },
];
