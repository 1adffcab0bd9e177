/** Scenes in German: cars, bicycles and what charges them. */
import type { Scene } from "#engine/copy/languages/base/story";

export const vehicles: readonly Scene[] = [
  {
    on: ["garage", "garageAway"],
    icon: "🚗",
    weight: 45,
    line: {
      any: ["{garage}"],
      friendly: ["{garage}, ein kurzer Spaziergang also; frag gleich mit, ob sie im Preis steckt"],
      trendy: ["{garage}. Cardio mit Autoschlüssel"],
      professional: ["{garage}; ob sie im Preis enthalten ist, klären Sie bitte vor dem Termin"],
    },
  },
  {
    on: ["garage"],
    unless: ["garageAway"],
    icon: "🚗",
    open: {
      any: ["Eiskratzen entfällt: Hier gibt es eine {garage}."],
      professional: ["Das Auto steht unter Dach: {garage}."],
    },
    line: {
      professional: ["{garage}"],
      friendly: ["Eine {garage}: Im Winter kratzt hier niemand Scheiben"],
      luxury: ["Eine {garage}, damit auch das Auto ankommt"],
      trendy: ["{garage}: Eiskratzer kannst du verschenken"],
    },
  },
  {
    on: ["doubleGarage"],
    icon: "🚙",
    open: {
      any: ["Zwei Plätze unter einem Dach: {doubleGarage}."],
      trendy: ["{doubleGarage}: eins fürs Auto, eins fürs Chaos."],
    },
    line: {
      any: ["{doubleGarage}"],
      friendly: ["Eine {doubleGarage}: niemand muss umparken"],
      trendy: ["{doubleGarage}: Auto links, Werkbank rechts"],
    },
  },
  {
    on: ["carport", "evCharger"],
    icon: "🔌",
    weight: 82,
    line: {
      professional: ["{carport}, dazu eine {evCharger}"],
      friendly: ["{carport} und {evCharger}: trocken parken, über Nacht laden"],
      trendy: ["{carport} + {evCharger}: steht trocken, tankt Strom"],
    },
    open: { any: ["Parken und laden an einem Ort: {carport}, dazu eine {evCharger}."] },
  },
  {
    on: ["carport"],
    icon: "🚗",
    line: {
      any: ["{carport}"],
      friendly: ["Ein {carport}: Einkauf ausladen, ohne nass zu werden"],
      trendy: ["{carport}: Regenschirm fürs Auto"],
      luxury: ["Ein {carport}, trockenen Fußes zum Wagen"],
    },
  },
  {
    on: ["parkingSpace"],
    icon: "🅿️",
    open: {
      friendly: ["Dreimal um den Block fahren? Hier nicht: {parkingSpace} vorhanden."],
      trendy: ["Parkplatzsuche: abgesagt. {parkingSpace} ist da."],
      professional: ["Mit {parkingSpace}: Die Parkplatzsuche am Abend entfällt."],
    },
    line: {
      professional: ["{parkingSpace}"],
      friendly: ["{parkingSpace}: Das Kreisen um den Block fällt aus"],
      luxury: ["{parkingSpace}, ein fester Platz zum Ankommen"],
      trendy: ["{parkingSpace}: Runden um den Block fahren andere"],
    },
  },
  {
    on: ["undergroundParking"],
    icon: "🅿️",
    line: {
      any: ["{undergroundParking}"],
      friendly: ["{undergroundParking}: Regen, Hagel, Laub, alles egal"],
      luxury: ["{undergroundParking}, trocken bei jedem Wetter"],
      trendy: ["{undergroundParking}: Hagel? Welcher Hagel?"],
    },
  },
  {
    on: ["evCharger"],
    icon: "🔌",
    open: { any: ["Abends einstecken, morgens losfahren: Eine {evCharger} ist da."] },
    line: {
      any: ["{evCharger}"],
      friendly: ["Eine {evCharger}: Das Auto lädt, während du schläfst"],
      trendy: ["{evCharger}: Volltanken im Schlaf"],
      professional: ["{evCharger}: laden, wo das Auto ohnehin steht"],
      luxury: ["Eine {evCharger}, das Laden geschieht nebenbei"],
    },
  },
  {
    on: ["evCharger", "solar"],
    icon: "🔋",
    weight: 92,
    title: ["Die Sonne fährt mit: {district}"],
    open: {
      any: ["{solar} und {evCharger}: Ein Teil des Fahrstroms kann vom Haus selbst kommen."],
      trendy: ["{solar} plus {evCharger}. Die Sonne fährt mit."],
    },
    line: { professional: ["{solar} und {evCharger}"], friendly: ["{solar} und {evCharger}: Die Sonne fährt mit"] },
  },
  {
    on: ["solar"],
    icon: "🔆",
    open: {
      any: ["Der Strom kommt hier zum Teil aus eigener Ernte: {solar}."],
      trendy: ["{solar}: Die Sonne arbeitet, du nicht."],
    },
    line: {
      any: ["{solar}"],
      friendly: ["{solar}: Wäsche waschen, wenn die Sonne scheint, lohnt doppelt"],
      luxury: ["{solar}, leise an der Arbeit"],
      trendy: ["{solar}: Sonne rein, Zähler langsamer"],
      professional: ["{solar}; zu Ertrag und Vergütung erhalten Sie Unterlagen auf Anfrage"],
    },
  },
  {
    on: ["bikeStorage"],
    icon: "🚲",
    line: {
      professional: ["{bikeStorage}"],
      friendly: ["{bikeStorage}: Der Lenker hat jetzt einen festen Platz"],
      luxury: ["{bikeStorage}, mehr braucht der Stadtweg nicht"],
      trendy: ["{bikeStorage}: Dein Rad schläft nicht im Wohnzimmer"],
    },
  },
  {
    on: ["bikeRoom"],
    icon: "🚲",
    line: {
      any: ["{bikeRoom} im Haus"],
      friendly: ["Ein {bikeRoom}: Rad rein, Tür zu, trocken"],
      trendy: ["{bikeRoom}: Rad hat jetzt auch ein Zimmer"],
    },
  },
];
