/** Scenes in German: rooms to work, sleep and sit in. */
import type { Scene } from "#engine/copy/languages/base/story";

export const rooms: readonly Scene[] = [
  {
    on: ["studioOverGarage"],
    icon: "🎨",
    weight: 94,
    title: ["Studio über der Garage, {beds} in {district}", "Über der Garage: ein Studio"],
    open: {
      professional: ["Über der Garage liegt ein Studio, getrennt vom Alltag und doch auf dem Grundstück."],
      friendly: [
        "Arbeitsweg: ein paar Schritte, einmal hinauf. Über der Garage gibt es ein Studio.",
        "Das Spannende steht hier über dem Auto: ein Studio auf der Garage.",
      ],
      luxury: ["Über der Garage ein Studio. Was dort entsteht, entscheiden Sie."],
      trendy: ["Unten Auto, oben Studio. Band, Büro oder Töpferscheibe?"],
    },
    line: {
      professional: ["Studio über der Garage"],
      friendly: ["Ein Studio über der Garage: Tür zu, und der Küchentisch gehört wieder dem Essen"],
      luxury: ["Ein Studio über der Garage, abseits genug für einen Gedanken"],
      trendy: ["Studio über der Garage: Pendeln in Pantoffeln"],
    },
    end: {
      friendly: ["Büro, Atelier oder Gäste? Sag du."],
      trendy: ["Und was machst du da oben?"],
    },
  },
  {
    on: ["study"],
    icon: "🖥️",
    title: ["Eine Tür fürs Büro: {beds} in {district}"],
    open: {
      friendly: ["Endlich eine Tür zwischen Feierabend und Tabelle: Es gibt ein {study}."],
      trendy: ["Laptop vom Esstisch? Mit {study} kein Thema."],
      professional: ["Ein {study} trennt Beruf und Feierabend durch eine Tür."],
      luxury: ["Ein {study}, damit der Gedanke einen Ort hat."],
    },
    line: {
      friendly: ["Es gibt ein {study}: abends Tür zu, und die Arbeit bleibt drin"],
      luxury: ["Ein {study}, abseits vom Wohnraum"],
      trendy: ["{study}: Mute-Taste in Zimmergröße"],
      professional: ["Ein {study} ist vorhanden"],
    },
  },
  {
    on: ["study", "fibre"],
    icon: "📶",
    weight: 86,
    open: {
      any: ["Arbeiten, ohne an den Küchentisch zu ziehen: {study} und Glasfaser."],
      trendy: ["{study} plus Glasfaser. Die Ausrede „Verbindung schlecht“ ist raus."],
    },
    line: {
      professional: ["{study} und Glasfaser"],
      friendly: ["{study} und Glasfaser: Das Büro ist fertig, bevor du auspackst"],
    },
  },
  {
    on: ["guestRoom"],
    icon: "🛏️",
    line: {
      any: ["{guestRoom}"],
      friendly: ["Ein {guestRoom}: Besuch schläft im Bett statt auf der Luftmatratze"],
      luxury: ["Ein {guestRoom} für die, die bleiben"],
      trendy: ["{guestRoom}: Luftmatratze in Rente"],
    },
  },
  {
    on: ["mezzanine"],
    icon: "🪜",
    open: {
      any: ["Ein Zimmer, zwei Höhen: {mezzanine}."],
      trendy: ["{mezzanine}: Du wohnst jetzt auch nach oben."],
    },
    line: {
      any: ["{mezzanine}"],
      friendly: ["Eine {mezzanine}: unten leben, oben lesen"],
      luxury: ["Eine {mezzanine} über dem Raum"],
      trendy: ["{mezzanine}: Etagenbett für Erwachsene"],
    },
  },
  {
    on: ["duplex"],
    icon: "🪜",
    open: {
      professional: ["Wohnen auf zwei Ebenen: Der Grundriss teilt sich über eine Treppe."],
    },
    line: {
      professional: ["Gewohnt wird auf zwei Ebenen"],
      friendly: ["Zwei Ebenen: oben schlafen, unten wohnen"],
      luxury: ["Zwei Ebenen, verbunden durch eine Treppe"],
      trendy: ["Zwei Ebenen: Hausgefühl mit Wohnungstür"],
    },
  },
  {
    on: ["threeLevels"],
    icon: "🪜",
    line: {
      friendly: ["Drei Ebenen: Alle finden eine Tür zum Zumachen"],
      luxury: ["Drei Ebenen"],
      trendy: ["Drei Ebenen: Der Schrittzähler freut sich"],
      professional: ["Das Haus verteilt sich auf drei Ebenen"],
    },
  },
  {
    on: ["extendedLiving"],
    icon: "🛋️",
    line: {
      friendly: ["Das Wohnzimmer ist erweitert: mehr Platz für den Tisch"],
      luxury: ["Ein erweitertes Wohnzimmer"],
      trendy: ["Wohnzimmer erweitert: Das Ecksofa passt"],
      professional: ["Das Wohnzimmer ist erweitert"],
    },
  },
  {
    on: ["openPlan"],
    icon: "🍽️",
    line: {
      friendly: ["Wohnen und Essen in einem Raum: Wer kocht, hört mit"],
      luxury: ["Wohnen und Essen in einem Raum"],
      trendy: ["Wohnen und Essen in einem Raum: Du verpasst nichts"],
      professional: ["Wohnen und Essen liegen in einem Raum"],
    },
  },
  {
    on: ["tatamiRoom"],
    icon: "🎋",
    open: {
      any: ["Ein Zimmer, in dem man die Schuhe nicht vermisst: ein Tatami-Zimmer."],
    },
    line: {
      any: ["Tatami-Zimmer"],
      friendly: ["Ein Tatami-Zimmer: tags Teetisch, nachts Futon"],
      luxury: ["Ein Tatami-Zimmer, nah am Boden und still"],
    },
  },
  {
    on: ["manyBedrooms"],
    icon: "🛏️",
    weight: 56,
    open: {
      friendly: ["Ein Zimmer für jeden Plan: {layout}."],
      professional: ["Raum zum Aufteilen: {layout}."],
      trendy: ["{layout.short}. Wer bekommt welches? Losen!"],
    },
    line: {
      friendly: ["{beds}: Eins kann Büro oder Gästezimmer werden"],
      luxury: ["{beds}"],
      trendy: ["{beds}: Büro, Yoga oder Gäste, du entscheidest"],
    },
  },
];
