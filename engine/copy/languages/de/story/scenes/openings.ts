/** First lines that need only typed facts: what a post leads with when no point stands out. */
import type { Scene } from "#engine/copy/languages/base/story";

export const openings: readonly Scene[] = [
  {
    on: ["price", "rent"],
    icon: "💶",
    weight: 46,
    open: {
      professional: [
        "Sie möchten in {city} mieten und vorher rechnen? Dann die Zahlen zuerst.",
        "Ein Mietangebot, vollständig beschrieben.",
      ],
      friendly: [
        "Bevor du dich verliebst, rechnen wir kurz.",
        "Wohnungssuche ist Detektivarbeit. Hier liegen die Spuren offen.",
      ],
      luxury: ["Eine Tür in {district}, dahinter beginnt der Feierabend."],
      trendy: ["{price.short} in {district}. Reden wir drüber.", "{district}, {price.short}. Dein Zug."],
    },
    end: { friendly: ["Passt das in deinen Plan?"], trendy: ["Deal oder weitersuchen?"] },
  },
  {
    on: ["price", "sale"],
    icon: "💶",
    weight: 46,
    open: {
      professional: ["Erst die Fakten, dann Ihre Fragen.", "Ein Kaufangebot in {city}, ohne Umschweife."],
      friendly: [
        "Kurz zusammengefasst, bevor dich die Fotos ablenken.",
        "Steht {district} auf deiner Liste? Dann lies weiter.",
      ],
      luxury: ["{district}. Eine Adresse, die wenig Worte braucht.", "Man beginnt mit dem Ort. Der Rest findet sich."],
      trendy: ["{price.short} in {district}. Was steckt drin?", "Kaufen in {district}: {price.short}. Was meinst du?"],
    },
    end: { friendly: ["Und? Schon im Kopf eingerichtet?"], trendy: ["Kaufen oder weiterscrollen?"] },
  },
  {
    on: ["layout"],
    icon: "📐",
    weight: 42,
    open: {
      professional: ["Der Grundriss vorweg: {layout}."],
      friendly: ["Wer bekommt welches Zimmer? Zu verteilen sind: {layout}."],
      luxury: ["{layout}. Den Rest bestimmen Sie."],
      trendy: ["{layout.short}. Grundriss-Tetris kann beginnen."],
    },
  },
  {
    on: ["area"],
    icon: "📏",
    weight: 40,
    open: {
      professional: ["{area.full}: die Eckdaten im Überblick."],
      friendly: ["Zollstock zur Hand? Es geht um {area.bare}."],
      luxury: ["{area.bare}, in Ruhe betrachtet."],
      trendy: ["{area.bare}. Was würdest du draus machen?"],
    },
  },
  {
    on: ["place"],
    icon: "📍",
    weight: 38,
    open: {
      professional: ["Ein Angebot in {place}."],
      friendly: ["Es geht nach {city}, zumindest in Gedanken."],
      luxury: ["{place}, eine Adresse und ihre Einzelheiten."],
      trendy: ["{place}. Schon mal dran gedacht?"],
    },
  },
];
