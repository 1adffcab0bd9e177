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
      professional: ["{fittedKitchen} und {terrace}"],
      friendly: ["{fittedKitchen} drinnen, {terrace} draußen: Frühstück kennt zwei Adressen"],
      luxury: ["{fittedKitchen} und {terrace}, ein kurzer Weg zum Frühstück"],
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
      professional: ["Offene Küche"],
      friendly: ["Offene Küche: Wer kocht, redet mit"],
      luxury: ["Eine offene Küche, in der Gespräche nicht abreißen"],
      trendy: ["Offene Küche: Kochshow mit Publikum"],
    },
  },
  {
    on: ["newKitchen"],
    icon: "✨",
    open: {
      any: ["In der Küche ist schon alles entschieden: {newKitchen}."],
      trendy: ["{newKitchen}. Der Lieferdienst wird dich vermissen."],
    },
    line: {
      professional: ["Ausgestattet: {newKitchen}"],
      friendly: ["Schon drin: {newKitchen}. Küchenstudio fällt aus"],
      luxury: ["Eine Küche wie frisch gedeckt: {newKitchen}"],
      trendy: ["Frisch drin: {newKitchen}"],
    },
  },
  {
    on: ["fittedKitchen"],
    icon: "🍳",
    title: ["Einbauküche schon drin: {beds} in {district}"],
    open: {
      friendly: ["Keine Küche kaufen, keine Küche einbauen, einfach kochen: {fittedKitchen} vorhanden."],
      professional: ["{fittedKitchen} vorhanden: Ein großer Posten beim Umzug ist damit erledigt."],
      trendy: ["{fittedKitchen} ✅ Küchenplaner-App löschen."],
      luxury: ["Die Küche ist schon da: {fittedKitchen}."],
    },
    line: {
      professional: ["{fittedKitchen}: am ersten Abend benutzbar"],
      friendly: [
        "Eine {fittedKitchen}: Pfanne raus, los geht’s",
        "{fittedKitchen} schon da, das spart beim Umzug Zeit und Nerven",
      ],
      luxury: ["Eine {fittedKitchen}, bereit für den ersten Abend"],
      trendy: ["{fittedKitchen}: Nudelwasser ab Tag eins"],
    },
  },
  {
    on: ["kitchenIsland"],
    icon: "🏝️",
    open: { any: ["Alle stehen am Ende doch in der Küche. Hier wenigstens um eine Kochinsel."] },
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
    open: { any: ["In der Essküche wird gekocht, gegessen und sitzen geblieben."] },
    line: {
      any: ["Essküche"],
      friendly: ["Eine Essküche: Der Tisch steht da, wo es duftet"],
      luxury: ["Eine Essküche, das eigentliche Herz des Tages"],
      trendy: ["Essküche: Hauptquartier mit Herd"],
    },
  },
];
