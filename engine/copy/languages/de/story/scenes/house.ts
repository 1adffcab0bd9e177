/** Scenes in German: what the house is made of and what was done to it. */
import type { Scene } from "#engine/copy/languages/base/story";

export const house: readonly Scene[] = [
  {
    on: ["stoneHouse", "vaultedCellar"],
    icon: "🪨",
    weight: 108,
    title: ["Stein oben, Gewölbe unten: {city}"],
    open: {
      luxury: ["Stein oben, Gewölbe unten. Manche Häuser erzählt man in Zahlen, dieses lieber in Wegen."],
      friendly: ["Dicke Mauern, darunter ein kühler Raum: ein Haus aus Stein mit {vaultedCellar}."],
      trendy: ["Haus aus Stein, {vaultedCellar} drunter. Fundament der guten Laune."],
      professional: ["Ein Haus aus Stein mit {vaultedCellar}."],
    },
    line: {
      professional: ["Das Haus ist aus Stein und hat einen {vaultedCellar}"],
    },
  },
  {
    on: ["stoneHouse", "renovated"],
    icon: "🪨",
    weight: 104,
    title: ["Haus aus Stein, {renovated}"],
    open: {
      professional: ["Alte Substanz, überarbeitet: ein Haus aus Stein, {renovated}."],
      friendly: ["Die Mauern sind alt, die Arbeit ist gemacht: ein Haus aus Stein, {renovated}."],
      luxury: ["Ein Haus aus Stein, {renovated}."],
      trendy: ["Haus aus Stein, {renovated}. Alt sein lassen, was alt gut ist."],
    },
    line: {
      professional: ["Das Haus ist aus Stein und wurde überarbeitet: {renovated}"],
      friendly: ["Ein Haus aus Stein, {renovated}: alte Mauern, ohne Baustelle zum Einzug"],
    },
  },
  {
    on: ["stoneHouse"],
    icon: "🪨",
    title: ["Haus aus Stein in {city}"],
    open: {
      professional: ["Ein Haus aus Stein."],
      friendly: ["Klopf mal an die Wand: Stein. Das ganze Haus."],
      luxury: ["Stein hat keine Eile. Dieses Haus ist daraus gebaut."],
      trendy: ["Haus aus Stein. Wände, an die man glaubt."],
    },
    line: {
      professional: ["Das Haus ist aus Stein gebaut"],
      friendly: ["Ein Haus aus Stein: Für jedes Bild brauchst du die Bohrmaschine"],
      luxury: ["Ein Haus aus Stein"],
      trendy: ["Aus Stein gebaut: Bohrhammer mitbringen"],
    },
  },
  {
    on: ["brickHouse"],
    icon: "🧱",
    open: {
      any: ["Stein auf Stein, sichtbar: ein Haus aus Backstein."],
    },
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
    open: {
      any: ["Gebaut aus Holz, und man sieht es gern."],
    },
    line: {
      any: ["Haus aus Holz"],
      friendly: ["Ein Haus aus Holz: riecht anders, klingt anders"],
      luxury: ["Ein Haus aus Holz, gewachsen statt gegossen"],
    },
  },
  {
    on: ["reinforcedConcrete"],
    icon: "🏗️",
    line: {
      any: ["Stahlbetonbau"],
    },
  },
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
      friendly: ["Neubau: Die ersten Bohrlöcher machst du"],
      trendy: ["Neubau: null Dübellöcher, noch"],
      professional: ["Es handelt sich um einen Neubau"],
      luxury: ["Ein Neubau"],
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
      luxury: ["Alle Arbeiten sind abgeschlossen: {fullyRenovated}."],
      trendy: ["Einmal alles, bitte: {fullyRenovated} ✨", "{fullyRenovated}. Spachtel kannst du zurückgeben."],
    },
    line: {
      professional: ["Zum Zustand: {fullyRenovated}"],
      friendly: ["{fullyRenovated}: Du ziehst ein, ohne zu streichen"],
      luxury: ["{fullyRenovated}"],
      trendy: ["{fullyRenovated}: Den Spachtel brauchst du nicht"],
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
      luxury: ["Weitergebaut, nicht stehen geblieben: {renovated}."],
      trendy: ["{renovated}. Malerkrepp optional."],
    },
    line: {
      professional: ["Zum Zustand: {renovated}; was gemacht wurde, erfahren Sie auf Anfrage"],
      friendly: ["{renovated}; frag beim Termin, was alles gemacht wurde"],
      luxury: ["{renovated}"],
      trendy: ["{renovated}: Das Gröbste ist durch"],
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
      luxury: ["{year.built}, {renovated}."],
      trendy: ["{year.built}, {renovated}. Alter Jahrgang, neu entkorkt."],
    },
    line: {
      professional: ["Substanz und Zustand: {year}, {renovated}"],
    },
  },
];
