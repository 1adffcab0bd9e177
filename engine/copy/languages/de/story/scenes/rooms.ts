/** Scenes in German: rooms, storage, baths. */
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
        "Arbeitsweg: einmal über den Hof, eine Treppe hoch. Über der Garage gibt es ein Studio.",
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
    on: ["enSuite"],
    icon: "🚿",
    open: { any: ["Vom Bett ins Bad, ohne über den Flur zu gehen: ein Schlafzimmer mit eigenem Bad."] },
    line: {
      professional: ["Schlafzimmer mit eigenem Bad", "Ein Schlafzimmer mit direktem Weg ins eigene Bad"],
      friendly: ["Ein Schlafzimmer mit eigenem Bad: morgens keine Schlange im Flur"],
      luxury: ["Ein Schlafzimmer mit eigenem Bad, ohne Weg über den Flur"],
      trendy: ["Bad am Schlafzimmer: Bademantel reicht"],
    },
  },
  {
    on: ["secondWc"],
    icon: "🚪",
    line: {
      professional: ["Gäste-WC", "Gäste-WC: Besuch und Bad kommen sich nicht in die Quere"],
      friendly: ["Ein Gäste-WC: Zähne putzen ohne Klopfen an der Tür"],
      luxury: ["Ein Gäste-WC, diskret für sich"],
      trendy: ["Gäste-WC: kein Klopfen, kein Drama"],
    },
  },
  {
    on: ["twoBathrooms"],
    icon: "🚿",
    weight: 58,
    line: {
      professional: ["Zwei Bäder", "Zwei Bäder, am Morgen ein Vorteil"],
      friendly: ["Zwei Bäder, morgens also kein Stau"],
      luxury: ["Zwei Bäder, ohne Wartezeit am Morgen"],
      trendy: ["Zwei Bäder: Lange duschen ohne Beschwerdebrief"],
    },
    open: {
      friendly: ["Morgens, und niemand klopft: Es gibt zwei Bäder."],
      trendy: ["Zwei Bäder. Mehr Weltfrieden geht morgens kaum."],
    },
  },
  {
    on: ["separateWc"],
    icon: "🚪",
    line: {
      any: ["WC getrennt vom Bad"],
      friendly: ["WC getrennt vom Bad: Einer badet, einer muss, beide froh"],
      trendy: ["WC getrennt vom Bad: Beziehungsretter, klein aber wirksam"],
    },
  },
  {
    on: ["separateBathAndWc"],
    icon: "🚿",
    open: { any: ["Bad und WC sind getrennt. Klingt klein, ist morgens groß."] },
    line: {
      any: ["Bad und WC getrennt"],
      friendly: ["Bad und WC getrennt: Die Wanne muss nicht warten"],
      trendy: ["Bad und WC getrennt: Privatsphäre kann so einfach sein"],
    },
  },
  {
    on: ["bathtub", "walkInShower"],
    icon: "🛁",
    weight: 72,
    line: {
      professional: ["Badewanne und begehbare Dusche"],
      friendly: ["Badewanne für sonntags, begehbare Dusche für montags"],
      luxury: ["Badewanne und begehbare Dusche, je nach Tempo"],
      trendy: ["Wanne oder Dusche? Beides da, entscheide täglich"],
    },
  },
  {
    on: ["bathtub"],
    icon: "🛁",
    line: {
      any: ["Badewanne"],
      friendly: ["Eine Badewanne: Tür zu, Wasser an, Welt aus"],
      luxury: ["Eine Badewanne, für das Ende langer Tage"],
      trendy: ["Badewanne: Handy bitte draußen lassen"],
    },
  },
  {
    on: ["walkInShower"],
    icon: "🚿",
    line: {
      any: ["Begehbare Dusche"],
      friendly: ["Eine begehbare Dusche: kein Vorhang, der am Bein klebt"],
      trendy: ["Begehbare Dusche: Vorhang? Nie gehört"],
    },
  },
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
      luxury: ["Ein {storageRoom} nimmt auf, was Sie nicht sehen möchten"],
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
        "{vaultedCellar}. Dein Spotify klingt da unten vermutlich nach Oper.",
      ],
    },
    line: {
      professional: ["{vaultedCellar}", "{vaultedCellar}: Stauraum mit Charakter"],
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
    open: {
      luxury: ["Abends zum {woodStove}, und dazwischen einmal in den {vaultedCellar}, eine Flasche aussuchen."],
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
    on: ["walkInCloset"],
    icon: "👔",
    line: {
      any: ["{walkInCloset}"],
      friendly: ["Eine {walkInCloset}: Der Stuhl voller Kleider bekommt frei"],
      luxury: ["Eine {walkInCloset}, Tür zu, Ordnung"],
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
      trendy: ["{builtInWardrobes}: Inbusschlüssel bleibt in der Schublade"],
      professional: ["{builtInWardrobes}: Stauraum, der keine Stellfläche kostet"],
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
