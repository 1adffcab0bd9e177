/** Scenes in German: bay windows, skylights, doors that are windows. */
import type { Scene } from "#engine/copy/languages/base/story";

export const windows: readonly Scene[] = [
  {
    on: ["bayWindow", "originalFireplace"],
    icon: "🪟",
    weight: 108,
    title: ["Erker und Kamin: {beds} in {district}", "Erker, Originalkamin, {district}"],
    open: {
      professional: ["Erker und Originalkamin: zwei Merkmale, die sich nicht nachrüsten lassen."],
      friendly: [
        "Was gehört in einen Erker? Ein Lesesessel, würde der Originalkamin sagen. Hier gibt es beides, nur den Sessel nicht.",
        "Erker oder Originalkamin, wo setzt du dich zuerst hin? Hier musst du dich entscheiden.",
      ],
      luxury: ["Mit Erker und Originalkamin braucht ein Raum wenig Dekoration, um Haltung zu zeigen."],
      trendy: [
        "Erker ✅ Originalkamin ✅ Und jetzt versuch mal, wegzuschauen.",
        "Erker plus Originalkamin: Dein Sessel weiß nicht, wohin er schauen soll.",
      ],
    },
    line: {
      professional: ["Erker und Originalkamin"],
      friendly: ["Erker und Originalkamin; ob er noch brennen darf, fragst du am besten vor dem Termin"],
      trendy: ["Erker und Originalkamin. Ob er noch geht? Fragen!"],
      luxury: ["Ein Erker, ein Originalkamin, wenig Dekoration nötig"],
    },
    end: {
      friendly: ["Und, was stellst du in den Erker? 🪟"],
      trendy: ["Sessel oder Pflanzen in den Erker? 🪴"],
      luxury: ["Der Platz im Erker ist noch frei."],
    },
  },
  {
    on: ["bayWindow"],
    icon: "🪟",
    title: ["{bayWindow}: {beds} in {district}"],
    open: {
      professional: ["{bayWindow}: Licht aus mehr als einer Richtung und ein Platz, der sich von selbst möbliert."],
      friendly: ["Was gehört in einen Erker? Ein Lesesessel, der Esstisch oder Pflanzen, nichts als Pflanzen?"],
      luxury: ["Ein Raum, der einen Schritt nach draußen macht: {bayWindow}."],
      trendy: ["{bayWindow}: Hier sitzt du auf dem Logenplatz."],
    },
    line: {
      any: ["{bayWindow}"],
      friendly: ["{bayWindow}: Polster rein, Buch dazu, Nachmittag weg"],
      luxury: ["{bayWindow}, in dem das Licht länger bleibt"],
      trendy: ["{bayWindow}: Logenplatz mit Kissen"],
    },
    end: { friendly: ["Sessel, Tisch oder Dschungel? 🪟"], trendy: ["Sessel oder Pflanzen? Abstimmen 👇"] },
  },
  {
    on: ["frenchDoors"],
    icon: "🚪",
    open: { any: ["Beide Flügel auf, und der Raum hört nicht mehr an der Wand auf: {frenchDoors}."] },
    line: {
      any: ["{frenchDoors}"],
      friendly: ["{frenchDoors}: beide Flügel auf, und der Raum atmet"],
      luxury: ["{frenchDoors}, ein Übergang statt einer Schwelle"],
      trendy: ["Flügeltüren: auf, und der Auftritt sitzt"],
    },
  },
  {
    on: ["skylight"],
    icon: "🌌",
    open: { any: ["Das Licht kommt hier von oben: {skylight}."] },
    line: {
      any: ["{skylight}"],
      friendly: ["{skylight}: Regen hören, ohne nass zu werden"],
      trendy: ["{skylight}: Wolkenkino ohne Abo"],
      luxury: ["{skylight}, ein Stück Himmel im Zimmer"],
    },
  },
  {
    on: ["floorToCeilingWindows"],
    icon: "🪟",
    open: {
      professional: ["Bodentiefe Fenster bringen das Tageslicht bis auf den Boden."],
      friendly: ["Erst das Licht, dann die Lampen: Hier sind die Fenster bodentief."],
      luxury: ["Wo andere eine Brüstung haben, beginnt hier das Licht: bodentiefe Fenster."],
      trendy: ["Bodentiefe Fenster. Deine Zimmerpflanzen ziehen zuerst ein."],
    },
    line: {
      professional: ["Bodentiefe Fenster"],
      friendly: ["Bodentiefe Fenster: Das Licht fällt bis vor die Füße"],
      luxury: ["Bodentiefe Fenster, die Wand tritt zurück"],
      trendy: ["Bodentiefe Fenster: Tageslicht in Überlänge"],
    },
  },
  {
    on: ["kitchenWindow", "bathWindow"],
    icon: "🪟",
    weight: 76,
    open: { any: ["Küche und Bad haben je ein Fenster; wer innen liegende Räume kennt, weiß, was das heißt."] },
    line: {
      professional: ["Küche und Bad mit Fenster"],
      friendly: ["Küche und Bad haben Fenster: Dampf raus, Luft rein"],
      luxury: ["Tageslicht auch in Küche und Bad"],
      trendy: ["Küche mit Fenster, Bad mit Fenster, Dampf ohne Chance"],
    },
  },
  {
    on: ["kitchenWindow"],
    icon: "🍳",
    line: {
      professional: ["Küche mit Fenster"],
      friendly: ["Die Küche hat ein Fenster: Zwiebeln anbraten ohne Reue"],
      luxury: ["Eine Küche mit Fenster, Tageslicht beim Kochen"],
      trendy: ["Küche mit Fenster: Bratduft hat Ausgang"],
    },
  },
  {
    on: ["bathWindow"],
    icon: "🛁",
    line: {
      professional: ["Bad mit Fenster"],
      friendly: ["Das Bad hat ein Fenster: nach dem Duschen kurz auf, Spiegel wieder klar"],
      luxury: ["Ein Bad mit Tageslicht"],
      trendy: ["Bad mit Fenster: Spiegel schneller klar als du"],
    },
  },
];
