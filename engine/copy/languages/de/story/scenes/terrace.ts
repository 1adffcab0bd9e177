/** Scenes in German: terraces and roofs. */
import type { Scene } from "#engine/copy/languages/base/story";

export const terrace: readonly Scene[] = [
  {
    on: ["terrace"],
    icon: "☕",
    title: ["{terrace}: {beds} in {district}", "Frühstück draußen: {terrace}"],
    open: {
      professional: [
        "{terrace}: Der Weg zum Frühstückstisch im Freien ist hier kurz.",
        "Ein Platz im Freien gehört dazu: {terrace}.",
      ],
      friendly: [
        "Wo trinkst du morgens deinen Kaffee? Hier gäbe es dafür eine {terrace}.",
        "Teller raus, Stühle raus, fertig ist der Abend: Diese Adresse hat eine {terrace}.",
      ],
      luxury: [
        "Der Tag endet draußen: {terrace}.",
        "Eine {terrace}, zwei Stühle. Mehr Programm braucht ein Abend selten.",
      ],
      trendy: ["{terrace}. Deine Gäste haben gerade zugesagt.", "Restaurant reservieren? Oder {terrace} aufschließen?"],
    },
    line: {
      professional: ["{terrace}, der Weg zum Frühstück im Freien ist also kurz"],
      friendly: [
        "Eine {terrace} für Kaffee, Zeitung und lange Abende",
        "Eine {terrace}: Der Feierabend darf an die Luft",
      ],
      luxury: ["Eine {terrace} für Kaffee und Zeitung", "{terrace}, am Abend sitzt man draußen"],
      trendy: ["{terrace}: Platz zum Anstoßen", "{terrace}. Sonnenbrille nicht vergessen"],
    },
    end: {
      friendly: ["Und wer deckt den Tisch? ☕"],
      trendy: ["Kaffee oder Spritz? Du hast die Wahl 🍹"],
      luxury: ["Der zweite Stuhl ist für Sie."],
    },
  },
  {
    on: ["terrace", "woodStove"],
    icon: "🔥",
    weight: 106,
    title: ["Sommer Terrasse, Winter Feuer: {city}"],
    open: {
      friendly: ["Im Sommer raus, im Winter ran ans Feuer: {terrace} und {woodStove} teilen sich hier das Jahr."],
      luxury: ["Morgens die {terrace}, abends der {woodStove}. Dazwischen: das Leben."],
      trendy: ["Juli: {terrace}. Januar: {woodStove}. Läuft."],
      professional: ["Für warme Tage eine {terrace}, für kalte ein {woodStove}."],
    },
    line: { professional: ["{terrace} für den Sommer, {woodStove} für den Winter"] },
    end: {
      friendly: ["Sommermensch oder Wintermensch? Hier ist es egal."],
      trendy: ["Team Sommer oder Team Feuer? 🔥"],
    },
  },
  {
    on: ["roofTerrace"],
    icon: "🌇",
    title: ["{roofTerrace} in {city}"],
    open: {
      professional: ["Über den Zimmern liegt noch ein Raum ohne Decke: die {roofTerrace}."],
      friendly: ["Ganz oben wird es hier erst richtig interessant: {roofTerrace}."],
      luxury: ["Eine Etage nur für den Himmel: {roofTerrace}."],
      trendy: ["{roofTerrace}. Feierabend ab jetzt ein Stockwerk höher."],
    },
    line: {
      any: ["{roofTerrace}"],
      friendly: ["Eine {roofTerrace}: oben sitzen, während unten der Tag ausklingt"],
      luxury: ["{roofTerrace}, unter freiem Himmel"],
      trendy: ["{roofTerrace}: Sternschnuppen ab Haus"],
    },
    end: { friendly: ["Decke, Thermoskanne, Sterne. Dabei?"], trendy: ["Sonnenaufgang oder Sonnenuntergang?"] },
  },
  {
    on: ["courtyard"],
    icon: "🍃",
    title: ["{courtyard}: {beds} in {district}"],
    open: {
      professional: ["{courtyard}: ein Platz im Freien, umgeben von Mauern."],
      friendly: ["Draußen sitzen, ohne auf der Straße zu sitzen: Hier gibt es einen {courtyard}."],
      luxury: ["In der Mitte Himmel: {courtyard}."],
      trendy: ["Innen und trotzdem draußen: {courtyard}."],
    },
    line: {
      any: ["{courtyard}"],
      friendly: ["Ein {courtyard}, in dem auch ein Klappstuhl reicht"],
      luxury: ["Ein {courtyard}, ein Stück Himmel im Rahmen"],
    },
    end: { friendly: ["Oleander oder Olivenbaum?"] },
  },
  {
    on: ["deck"],
    icon: "🪵",
    open: { any: ["Holz unter den Füßen, Luft darüber: {deck}."], trendy: ["{deck}. Barfuß ist hier Dresscode."] },
    line: {
      any: ["{deck}"],
      friendly: ["Ein {deck}: Schuhe bleiben drinnen"],
      luxury: ["Ein {deck}, warm unter bloßen Füßen"],
    },
  },
  {
    on: ["porch"],
    icon: "🪑",
    open: {
      any: ["Vor der Tür ist noch nicht draußen: {porch}."],
      friendly: ["Regen? Dann eben auf der {porch} sitzen und zuschauen."],
    },
    line: {
      any: ["{porch}"],
      friendly: ["Eine {porch}, auf der nasse Schirme und müde Füße ankommen"],
      trendy: ["{porch}: Lieblingsplatz für Leute mit Tasse in der Hand"],
    },
  },
];
