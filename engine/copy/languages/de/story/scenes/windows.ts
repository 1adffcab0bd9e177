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
      friendly: ["Ein Erkerfenster, der Platz für den Lesesessel ist also vergeben"],
      luxury: ["Ein Erkerfenster, in dem man gern sitzt"],
      trendy: ["Erkerfenster: Logenplatz mit Kissen"],
      professional: ["Ein Erkerfenster weitet den Raum"],
    },
    end: {
      friendly: ["Sessel, Tisch oder Dschungel? 🪟"],
      trendy: ["Sessel oder Pflanzen? Abstimmen 👇"],
    },
  },
  {
    on: ["frenchDoors"],
    icon: "🚪",
    open: {
      luxury: ["Flügeltüren, die sich ganz öffnen."],
    },
    line: {
      friendly: ["Flügeltüren: beide Seiten auf, und der Raum wird größer"],
      luxury: ["Flügeltüren"],
      trendy: ["Flügeltüren: auf, und der Auftritt sitzt"],
      professional: ["Die Räume öffnen sich über Flügeltüren"],
    },
  },
  {
    on: ["skylight"],
    icon: "🌌",
    line: {
      friendly: ["{skylight}: Licht von oben, und den Regen hörst du"],
      trendy: ["{skylight}: Sterne vom Bett aus, mit etwas Glück"],
      luxury: ["{skylight}, Licht von oben"],
      professional: ["Tageslicht kommt zusätzlich durch {skylight}"],
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
      professional: ["Die Fenster sind bodentief"],
      friendly: ["Bodentiefe Fenster: tagsüber geht es ohne Lampe"],
      luxury: ["Bodentiefe Fenster, Licht bis auf den Boden"],
      trendy: ["Bodentiefe Fenster: Zimmerpflanzen ziehen zuerst ein"],
    },
  },
  {
    on: ["kitchenWindow", "bathWindow"],
    icon: "🪟",
    weight: 76,
    open: {
      professional: ["Küche und Bad haben je ein Fenster."],
    },
    line: {
      professional: ["Küche und Bad haben je ein Fenster"],
      friendly: ["Küche und Bad haben Fenster: Dampf raus, Licht rein"],
      luxury: ["Tageslicht auch in Küche und Bad"],
      trendy: ["Küche und Bad mit Fenster: Dampf ohne Chance"],
    },
  },
  {
    on: ["kitchenWindow"],
    icon: "🍳",
    line: {
      professional: ["Die Küche hat ein Fenster"],
      friendly: ["Die Küche hat ein Fenster: Zwiebeln anbraten, Fenster auf"],
      luxury: ["Die Küche hat Tageslicht"],
      trendy: ["Küche mit Fenster: Bratduft zieht ab"],
    },
  },
  {
    on: ["bathWindow"],
    icon: "🛁",
    line: {
      professional: ["Das Bad hat ein Fenster"],
      friendly: ["Das Bad hat ein Fenster: nach dem Duschen auf, Spiegel klar"],
      luxury: ["Das Bad hat Tageslicht"],
      trendy: ["Bad mit Fenster: Lüften ohne Lüfter"],
    },
  },
];
