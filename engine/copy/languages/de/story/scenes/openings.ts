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
        "Zur Miete, für {price}: {beds.eine}.",
        "Ein Mietangebot für {price}, mit allen bekannten Angaben.",
      ],
      friendly: [
        "Bevor du dich verliebst, rechnen wir kurz: {price}.",
        "Passt {price} in deinen Monat? Dann lies weiter.",
        "Für {price} wohnst du hier.",
      ],
      luxury: [
        "Zur Miete: {beds.eine}.",
        "{beds.home}, zu mieten für {price}.",
        "Ein neues Zuhause auf Zeit, {price}.",
      ],
      trendy: [
        "{price.short} in {district}. Reden wir drüber.",
        "{district}, {price.short}. Dein Zug.",
        "{price.short}. Was kriegst du dafür?",
      ],
    },
    end: { friendly: ["Passt das in deinen Plan?"], trendy: ["Deal oder weitersuchen?"] },
  },
  {
    on: ["price", "sale"],
    icon: "💶",
    weight: 46,
    open: {
      professional: [
        "Zum Kauf für {price}: {beds.eine}.",
        "Für {price} steht {beds.eine} zum Verkauf.",
        "Ein Kaufangebot in {city}, ohne Umschweife.",
      ],
      friendly: [
        "Der Preis gleich vorweg: {price}.",
        "Steht {district} auf deiner Liste? Dann lies weiter.",
        "{beds.home} in {place}, für {price}.",
      ],
      luxury: [
        "{beds.home}, zum Kauf für {price}.",
        "Zu erwerben: {beds.eine}.",
        "{price}, und was dafür geboten wird.",
      ],
      trendy: [
        "{price.short} in {district}. Was steckt drin?",
        "Kaufen in {district}: {price.short}. Was meinst du?",
        "Rate mal, was du für {price.short} bekommst.",
      ],
    },
    end: { friendly: ["Und? Schon im Kopf eingerichtet?"], trendy: ["Kaufen oder weiterscrollen?"] },
  },
  {
    on: ["layout"],
    icon: "📐",
    weight: 42,
    open: {
      professional: ["Der Grundriss vorweg: {layout}.", "{layout}: Passt das zu Ihrem Bedarf?"],
      friendly: [
        "Wer bekommt welches Zimmer? Zu verteilen sind: {layout}.",
        "Nimm dir einen Stift und zeichne mit: {layout}.",
      ],
      luxury: ["{layout}. Den Rest bestimmen Sie.", "Beginnen wir mit den Räumen: {layout}."],
      trendy: ["{layout.short}. Grundriss-Tetris kann beginnen.", "Zähl mit: {layout.short}."],
    },
  },
  {
    on: ["area"],
    icon: "📏",
    weight: 40,
    open: {
      professional: ["{area.full}: Fragen Sie vorab nach dem Grundriss.", "Zur Größe: {area.full}."],
      friendly: [
        "Zollstock zur Hand? Es geht um {area.bare}.",
        "Wie viel Platz brauchst du? Hier sind es {area.bare}.",
      ],
      luxury: ["{area.full}. Vor Ort zeigt sich, wie sie wirken.", "{area.bare}, in Ruhe zu besichtigen."],
      trendy: ["{area.bare}. Was würdest du draus machen?", "Du suchst Platz? {area.bare}."],
    },
  },
  {
    on: ["place"],
    icon: "📍",
    weight: 38,
    open: {
      professional: ["Ein Angebot in {place}.", "Sie suchen in {place}? Hier {beds.eine}.", "Lage: {place}."],
      friendly: [
        "Diesmal geht es nach {city}: {beds.home}.",
        "Suchst du in {place}? Dann vergleich das mal.",
        "Diesmal in {place}.",
      ],
      luxury: ["{place}, eine Adresse und ihre Einzelheiten.", "Zuerst die Lage: {place}.", "Eine Adresse in {place}."],
      trendy: ["{place}. Schon mal dran gedacht?", "Könntest du in {place} wohnen?", "Nächster Halt: {place}."],
    },
  },
  {
    on: ["price", "area"],
    icon: "💶",
    weight: 34,
    open: {
      professional: ["{area.full} für {price}, in Kürze beschrieben."],
      friendly: ["{area.bare} für {price}, und das in {place}."],
      luxury: ["{area.full}, {price}."],
      trendy: ["{area.bare}, {price.short}. Rechne selbst."],
    },
  },
  {
    on: ["layout", "area"],
    icon: "📐",
    weight: 33,
    open: {
      professional: ["Auf {area.bare} verteilen sich {layout}."],
      friendly: ["{area.bare}, und darauf {layout}."],
      luxury: ["{layout} auf {area.bare}."],
      trendy: ["{layout.short} auf {area.bare}: Reicht dir das?"],
    },
  },
  {
    on: ["price", "layout"],
    icon: "💶",
    weight: 32,
    open: {
      professional: ["{layout} für {price}."],
      friendly: ["Auf der einen Seite {price}, auf der anderen {layout}."],
      luxury: ["{layout}. {price}."],
      trendy: ["{layout.short} für {price.short}: ja oder nein?"],
    },
  },
];
