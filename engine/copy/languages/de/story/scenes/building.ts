/** Scenes in German: the house, its condition, lifts, doors, shared rooms. */
import type { Scene } from "#engine/copy/languages/base/story";

export const building: readonly Scene[] = [
  {
    on: ["stoneHouse", "vaultedCellar"],
    icon: "🪨",
    weight: 108,
    open: {
      luxury: ["Stein oben, Gewölbe unten. Manche Häuser erzählt man in Zahlen, dieses lieber in Wegen."],
      friendly: ["Dicke Geschichte, kühler Keller: ein Haus aus Stein, darunter ein {vaultedCellar}."],
      trendy: ["Haus aus Stein, {vaultedCellar} drunter. Minecraft, aber echt."],
      professional: ["Ein Haus aus Stein mit {vaultedCellar}."],
    },
    line: { professional: ["Haus aus Stein mit {vaultedCellar}"] },
  },
  {
    on: ["stoneHouse", "renovated"],
    icon: "🪨",
    weight: 104,
    title: ["Haus aus Stein, {renovated}"],
    open: {
      professional: ["Alte Substanz, überarbeitet: ein Haus aus Stein, {renovated}."],
      friendly: [
        "Steine von damals, Arbeit von gestern: ein Haus aus Stein, {renovated}. Du darfst also gleich einziehen statt erst umbauen.",
      ],
      luxury: ["Stein bleibt. Der Rest wurde bedacht: {renovated}."],
      trendy: ["Haus aus Stein, {renovated}. Alt sein lassen, was alt gut ist."],
    },
    line: { professional: ["Haus aus Stein, {renovated}"] },
  },
  {
    on: ["stoneHouse"],
    icon: "🪨",
    title: ["Haus aus Stein in {city}"],
    open: {
      professional: ["Ein Haus aus Stein, gebaut, wie man es heute selten baut."],
      friendly: ["Klopf mal an die Wand: Stein. Das ganze Haus."],
      luxury: ["Stein hat keine Eile. Dieses Haus ist daraus gebaut."],
      trendy: ["Haus aus Stein. Rigips hat Hausverbot."],
    },
    line: {
      professional: ["Haus aus Stein"],
      friendly: ["Ein Haus aus Stein, Nägel brauchen hier einen Bohrer"],
      luxury: ["Mauern aus Stein"],
      trendy: ["Aus Stein gebaut: Bohrhammer mitbringen"],
    },
  },
  {
    on: ["brickHouse"],
    icon: "🧱",
    open: { any: ["Stein auf Stein, sichtbar: ein Haus aus Backstein."] },
    line: {
      any: ["Haus aus Backstein"],
      friendly: ["Ein Haus aus Backstein, das bei Regen noch röter wirkt"],
      luxury: ["Backstein, Reihe um Reihe"],
      trendy: ["Backstein: steht ihm"],
    },
  },
  {
    on: ["timberHouse"],
    icon: "🌲",
    open: { any: ["Gebaut aus Holz, und man sieht es gern."] },
    line: {
      any: ["Haus aus Holz"],
      friendly: ["Ein Haus aus Holz: riecht anders, klingt anders"],
      luxury: ["Ein Haus aus Holz, gewachsen statt gegossen"],
    },
  },
  { on: ["reinforcedConcrete"], icon: "🏗️", line: { any: ["Stahlbetonbau"] } },
  {
    on: ["newBuild"],
    icon: "🏗️",
    title: ["Neubau: {beds} in {district}"],
    open: {
      professional: ["Neubau: Pläne, Technik und Unterlagen stammen aus einer Hand und einer Zeit."],
      friendly: ["Keine Tapete von anderen, keine Dübellöcher: Das hier ist Neubau."],
      luxury: ["Noch ohne Geschichte. Die beginnt mit Ihnen: Neubau."],
      trendy: ["Neubau. Die ersten Dübellöcher sind deine."],
    },
    line: {
      any: ["Neubau"],
      friendly: ["Neubau: Die ersten Bohrlöcher machst du"],
      trendy: ["Neubau: null Dübellöcher, noch"],
    },
  },
  {
    on: ["fullyRenovated"],
    icon: "🔧",
    title: ["{beds} in {district}, {fullyRenovated}"],
    open: {
      professional: ["Der Zustand vorweg: {fullyRenovated}."],
      friendly: [
        "Staub, Handwerker, Baustrom? Alles schon vorbei: {fullyRenovated}.",
        "Kartons rein statt Tapete runter: {fullyRenovated}.",
      ],
      luxury: ["Die Arbeit ist getan, und man sieht sie kaum: {fullyRenovated}."],
      trendy: ["Einmal alles, bitte: {fullyRenovated} ✨", "{fullyRenovated}. Spachtel kannst du zurückgeben."],
    },
    line: {
      professional: ["Zustand: {fullyRenovated}"],
      friendly: ["Schon passiert: {fullyRenovated}", "Baustelle fällt aus: {fullyRenovated}"],
      luxury: ["In allen Räumen bedacht: {fullyRenovated}"],
      trendy: ["Einmal alles: {fullyRenovated}"],
    },
    end: {
      friendly: ["Bleibt dir nur, die Bilder aufzuhängen."],
      trendy: ["Erste Amtshandlung: Bilder oder Pflanzen?"],
    },
  },
  {
    on: ["renovated"],
    icon: "🔧",
    open: {
      professional: ["Zum Zustand: {renovated}."],
      friendly: ["Einen Punkt darfst du von der Liste streichen: {renovated}."],
      luxury: ["Behutsam weitergebaut: {renovated}."],
      trendy: ["{renovated}. Malerkrepp optional."],
    },
    line: {
      professional: ["Zustand: {renovated}"],
      friendly: ["Schon erledigt: {renovated}"],
      luxury: ["Im Bestand gepflegt: {renovated}"],
      trendy: ["Update installiert: {renovated}"],
    },
  },
  {
    on: ["pre1940", "renovated"],
    icon: "🏛️",
    weight: 96,
    title: ["{year.built}, {renovated}"],
    open: {
      professional: ["{year}, {renovated}: Substanz und Zustand gehören hier zusammen genannt."],
      friendly: ["{year.built}, {renovated}. Dazwischen ist viel passiert, vor allem Leben."],
      luxury: ["{year.built}. {renovated}. Dazwischen: Zeit."],
      trendy: ["{year.built}, {renovated}. Alter Jahrgang, neu entkorkt."],
    },
    line: { professional: ["{year}, {renovated}"] },
  },
  {
    on: ["newRoof"],
    icon: "🏠",
    line: {
      any: ["Schon gemacht: {newRoof}"],
      friendly: ["Über dir ein gutes Argument: {newRoof}"],
      trendy: ["Einmal neu gedeckt: {newRoof}"],
    },
    open: { any: ["Der teuerste Satz beim Hauskauf fällt hier aus, denn es gibt ein {newRoof}."] },
  },
  {
    on: ["newBoiler"],
    icon: "🌡️",
    line: {
      any: ["Schon getauscht: {newBoiler}"],
      friendly: ["Im Heizungsraum ist Ruhe: {newBoiler}"],
      trendy: ["Heizungsthema vertagt: {newBoiler}"],
      luxury: ["Auch im Keller wurde gedacht: {newBoiler}"],
    },
  },
  {
    on: ["newWindows"],
    icon: "🪟",
    line: {
      any: ["Schon eingebaut: {newWindows}"],
      friendly: ["Schließen ohne Rütteln: {newWindows}"],
      trendy: ["Zugluft hat Hausverbot: {newWindows}"],
      luxury: ["Auch der Rahmen stimmt: {newWindows}"],
    },
  },
  {
    on: ["newBathroom"],
    icon: "🛁",
    line: {
      any: ["Schon gemacht: {newBathroom}"],
      friendly: ["Fliesen aussuchen kannst du dir sparen: {newBathroom}"],
      luxury: ["Frisch gesetzt: {newBathroom}"],
      trendy: ["Badfrage geklärt: {newBathroom}"],
    },
  },
  {
    on: ["fineFinish", "ownerOccupied"],
    icon: "🛋️",
    weight: 80,
    open: {
      professional: ["Gehobener Innenausbau, vom Eigentümer selbst bewohnt und gepflegt."],
      friendly: [
        "Man merkt, wenn jemand für sich selbst ausgebaut hat: gehobener Innenausbau, vom Eigentümer bewohnt und gepflegt.",
      ],
      luxury: ["Gehobener Innenausbau, vom Eigentümer selbst bewohnt. Pflege ist hier Gewohnheit."],
      trendy: ["Gehoben ausgebaut, vom Eigentümer selbst bewohnt. Merkt man."],
    },
    line: { professional: ["Gehobener Innenausbau, vom Eigentümer selbst bewohnt und gepflegt"] },
  },
  {
    on: ["ownerOccupied"],
    icon: "🔑",
    line: {
      any: ["Vom Eigentümer selbst bewohnt und gepflegt"],
      friendly: ["Der Eigentümer hat selbst hier gewohnt und gepflegt, was er benutzt hat"],
      trendy: ["Eigentümer hat selbst drin gewohnt: Da schraubt man anders"],
    },
  },
  {
    on: ["wellKept"],
    icon: "🧽",
    line: {
      any: ["Gepflegter Zustand"],
      friendly: ["Gepflegt: Man sieht, dass hier jemand hingeschaut hat"],
      trendy: ["Gepflegt: Zustand sagt danke"],
    },
  },
  {
    on: ["fineFinish"],
    icon: "✨",
    line: {
      professional: ["Gehobener Innenausbau"],
      friendly: ["Gehobener Innenausbau: einziehen, ohne vorher zu streichen"],
      luxury: ["Ein gehobener Innenausbau, der nicht laut werden muss"],
      trendy: ["Gehobener Innenausbau: Malerrolle bleibt im Laden"],
    },
  },
  {
    on: ["simpleFinish"],
    icon: "🧰",
    line: {
      any: ["Einfacher Innenausbau"],
      friendly: ["Einfacher Innenausbau, mit Luft für eigene Ideen"],
      trendy: ["Einfacher Innenausbau: Pinsel erlaubt den Rest"],
    },
  },
  {
    on: ["lift"],
    icon: "🛗",
    line: {
      professional: ["Aufzug im Haus", "Aufzug im Haus: Einkäufe und Koffer fahren mit"],
      friendly: ["Ein Aufzug: Die Wasserkästen fahren mit"],
      luxury: ["Ein Aufzug, und die Treppe wird zur Wahl"],
      trendy: ["Aufzug: Beintag bleibt freiwillig"],
    },
  },
  {
    on: ["twoLifts"],
    icon: "🛗",
    line: {
      any: ["Zwei Aufzüge im Haus"],
      friendly: ["Zwei Aufzüge: Wenn einer streikt, fährt der andere"],
      trendy: ["Zwei Aufzüge: Plan B eingebaut"],
    },
  },
  {
    on: ["topOfHouse", "lift"],
    icon: "☁️",
    weight: 70,
    open: {
      any: ["Oben endet der Aufzug, und niemand läuft über einem: oberste Etage."],
      trendy: ["Oberste Etage, Aufzug. Getrampel von oben? Unmöglich."],
    },
    line: {
      professional: ["Oberste Etage, mit Aufzug"],
      friendly: ["Oberste Etage mit Aufzug: niemand über dir, kein Treppensteigen"],
    },
  },
  {
    on: ["topFloor"],
    icon: "☁️",
    line: {
      any: ["Oberste Etage"],
      friendly: ["Oberste Etage: Über dir wohnt nur noch das Wetter"],
      luxury: ["Die oberste Etage, darüber nur noch Himmel"],
      trendy: ["Oberste Etage: Stöckelschuhe von oben? Gibt’s nicht"],
    },
  },
  {
    on: ["concierge"],
    icon: "🛎️",
    open: { any: ["Jemand nimmt die Pakete an und kennt die Klingel: Concierge-Service im Haus."] },
    line: {
      any: ["Concierge-Service"],
      friendly: ["Ein Concierge: Das Paket liegt nicht mehr beim Nachbarn vom Nachbarn"],
      luxury: ["Ein Concierge empfängt, bevor Sie suchen"],
      trendy: ["Concierge: Pakete haben jetzt eine Ansprechperson"],
    },
  },
  { on: ["securityGuard"], icon: "🛡️", line: { any: ["Wachdienst in der Anlage"] } },
  {
    on: ["videoIntercom"],
    icon: "📹",
    line: {
      any: ["Video-Gegensprechanlage"],
      friendly: ["Video-Gegensprechanlage: erst schauen, dann öffnen"],
      trendy: ["Video-Klingel: Werbung? Nicht da"],
    },
  },
  { on: ["intercom"], icon: "🔔", line: { any: ["Gegensprechanlage"] } },
  {
    on: ["autoLock"],
    icon: "🔐",
    line: {
      any: ["Haustür mit Zugangskontrolle"],
      friendly: ["Die Haustür öffnet nur, wer hineingehört"],
      trendy: ["Haustür mit Zugangskontrolle: Fremde bleiben draußen stehen"],
    },
  },
  {
    on: ["parcelBox"],
    icon: "📦",
    open: {
      friendly: ["Nie wieder der Zettel „Wir haben Sie nicht angetroffen“: Im Haus gibt es Paketfächer."],
      trendy: ["Paketfächer im Haus. Dein Paket wartet auf dich, nicht du auf dein Paket."],
      professional: ["Paketfächer im Haus: Sendungen warten auf Sie, nicht umgekehrt."],
      luxury: ["Was geliefert wird, wartet unten: Paketfächer."],
    },
    line: {
      professional: ["Paketfächer im Haus", "Paketfächer: Sendungen warten auf Sie"],
      friendly: ["Paketfächer: Das Paket wartet auf dich, nicht du auf den Boten"],
      luxury: ["Paketfächer, die warten können"],
      trendy: ["Paketfächer: Nachbarschaftsdienst ohne Smalltalk"],
    },
  },
  { on: ["clubhouse"], icon: "🎱", line: { any: ["Clubhaus in der Anlage"] } },
  {
    on: ["gym"],
    icon: "🏋️",
    line: {
      any: ["Fitnessraum im Haus"],
      friendly: ["Ein Fitnessraum: Ausreden enden an der Wohnungstür"],
      luxury: ["Ein Fitnessraum, ohne Weg durch den Regen"],
      trendy: ["Fitnessraum im Haus: Vertrag kündigen, Treppe runter"],
    },
  },
  {
    on: ["playground"],
    icon: "🛝",
    line: {
      any: ["Spielplatz an der Anlage"],
      friendly: ["Ein Spielplatz gehört zur Anlage, die Sandschaufel also in den Rucksack"],
      trendy: ["Spielplatz an der Anlage: Schaukeln ist Ausdauersport"],
    },
  },
  {
    on: ["stepFree"],
    icon: "♿",
    line: {
      any: ["Stufenloser Zugang"],
      friendly: ["Stufenloser Zugang: Koffer, Rad und Rollstuhl kommen hinein"],
      trendy: ["Stufenloser Zugang: Koffer rollen bis rein"],
    },
    open: { any: ["Bis zur Tür ohne eine einzige Stufe: Der Zugang ist stufenlos."] },
  },
  {
    on: ["carAndPedestrianApart"],
    icon: "🚶",
    line: {
      any: ["Getrennte Wege für Autos und Fußgänger"],
      friendly: ["Autos und Fußgänger haben getrennte Wege: gehen, ohne sich umzudrehen"],
      trendy: ["Fußwege ohne Autos: Handy gucken trotzdem auf eigene Gefahr"],
      luxury: ["Wege ohne Autos, Schritte ohne Eile"],
    },
  },
];
