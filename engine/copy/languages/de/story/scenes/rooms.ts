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
    end: { friendly: ["Büro, Atelier oder Gäste? Sag du."], trendy: ["Und was machst du da oben?"] },
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
      any: ["{study}"],
      friendly: ["Ein {study}: Tür zu, Kamera an, niemand läuft durchs Bild"],
      luxury: ["Ein {study}, mit der Tür als Verbündetem"],
      trendy: ["{study}: Mute-Taste in Zimmergröße"],
      professional: ["{study}: Beruf und Feierabend, getrennt durch eine Tür"],
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
    open: { any: ["Ein Zimmer, zwei Höhen: {mezzanine}."], trendy: ["{mezzanine}: Du wohnst jetzt auch nach oben."] },
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
      any: ["Hier geht man zum Schlafen nach oben: Wohnen auf zwei Ebenen."],
      professional: ["Wohnen auf zwei Ebenen: Der Grundriss teilt sich über eine Treppe."],
    },
    line: {
      professional: ["Wohnen auf zwei Ebenen"],
      friendly: ["Zwei Ebenen: Oben kann geschlafen werden, unten darf gelacht werden"],
      luxury: ["Zwei Ebenen, verbunden durch eine Treppe"],
      trendy: ["Zwei Ebenen: Hausgefühl mit Wohnungstür"],
    },
  },
  {
    on: ["threeLevels"],
    icon: "🪜",
    line: {
      any: ["Drei Ebenen"],
      friendly: ["Drei Ebenen, also auch drei Möglichkeiten, sich aus dem Weg zu gehen"],
      luxury: ["Drei Ebenen, jede mit eigenem Ton"],
      trendy: ["Drei Ebenen: Schrittzähler freut sich"],
    },
  },
  {
    on: ["extendedLiving"],
    icon: "🛋️",
    line: {
      any: ["Erweitertes Wohnzimmer"],
      friendly: ["Das Wohnzimmer ist erweitert: Platz für den langen Tisch"],
      luxury: ["Ein erweitertes Wohnzimmer, das dem Tag Raum lässt"],
      trendy: ["Wohnzimmer erweitert: Ecksofa, trau dich"],
    },
  },
  {
    on: ["openPlan"],
    icon: "🍽️",
    open: { any: ["Kochen, essen, reden, alles in einem Raum: Der Wohn- und Essbereich ist offen."] },
    line: {
      any: ["Offener Wohn- und Essbereich"],
      friendly: ["Wohnen und Essen in einem Raum: Niemand verpasst den Witz"],
      luxury: ["Wohnen und Essen, ohne Wand dazwischen"],
      trendy: ["Wohnen und Essen ohne Wand: Der Witz kommt auch am Herd an"],
    },
  },
  {
    on: ["tatamiRoom"],
    icon: "🎋",
    open: { any: ["Ein Zimmer, in dem man die Schuhe nicht vermisst: ein Tatami-Zimmer."] },
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
    line: { friendly: ["{beds}: Eins davon könnte gut ein Büro werden"] },
  },
];
