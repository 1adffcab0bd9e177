/** Scenes in German: cars, bicycles and what charges them. */
import type { Scene } from "#engine/copy/languages/base/story";

export const vehicles: readonly Scene[] = [
  {
    on: ["garage", "garageAway"],
    icon: "🚗",
    weight: 45,
    line: {
      friendly: ["Fürs Auto gibt es eine {garage}; frag gleich, ob sie im Preis steckt"],
      trendy: ["Fürs Auto: {garage}. Ein paar Schritte, passt"],
      professional: ["Zum Parken: {garage}; ob sie im Preis enthalten ist, klären Sie bitte vorab"],
      luxury: ["Für den Wagen: {garage}"],
    },
  },
  {
    on: ["garage"],
    unless: ["garageAway"],
    icon: "🚗",
    open: {
      professional: ["Das Auto steht unter Dach: {garage}."],
      friendly: ["Im Winter kratzt hier niemand Scheiben: Es gibt eine {garage}."],
      trendy: ["Eiskratzen entfällt: {garage}."],
      luxury: ["Auch für den Wagen ist gesorgt: {garage}."],
    },
    line: {
      professional: [
        "Für das Auto gibt es eine {garage}",
        "Geparkt wird in der {garage}",
        "Zum Angebot gehört eine {garage}",
      ],
      friendly: [
        "Es gibt eine {garage}: Im Winter kratzt du keine Scheiben",
        "Auto, Räder und Leiter kommen in die {garage}",
        "Abends keine Parkplatzsuche, es gibt eine {garage}",
      ],
      luxury: ["Für den Wagen eine {garage}", "Der Wagen steht unter Dach: {garage}", "Dazu kommt eine {garage}"],
      trendy: [
        "Eine {garage}: Eiskratzer kannst du verschenken",
        "Parkplatzsuche? Du hast eine {garage}",
        "Auto rein, Tor zu: {garage}",
      ],
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
    open: {
      any: ["Parken und laden an einem Ort: {carport}, dazu eine {evCharger}."],
    },
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
      professional: ["Zum Parken: {parkingSpace}", "Für das Auto ist gesorgt: {parkingSpace}"],
      friendly: ["Fürs Auto: {parkingSpace}, auch spätabends ohne Suche"],
      luxury: ["Für den Wagen: {parkingSpace}"],
      trendy: ["{parkingSpace}: Runden um den Block fahren andere"],
    },
  },
  {
    on: ["undergroundParking"],
    icon: "🅿️",
    line: {
      friendly: ["{undergroundParking}: Einkäufe lädst du im Trockenen aus"],
      luxury: ["Für den Wagen: {undergroundParking}"],
      trendy: ["{undergroundParking}: Hagel? Egal"],
      professional: ["Das Auto steht geschützt: {undergroundParking}"],
    },
  },
  {
    on: ["evCharger"],
    icon: "🔌",
    line: {
      friendly: ["Es gibt eine {evCharger}: Das Auto lädt über Nacht"],
      trendy: ["{evCharger}: laden im Schlaf"],
      professional: ["Eine {evCharger} ist vorhanden"],
      luxury: ["Eine {evCharger} ist installiert"],
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
    line: {
      professional: ["{solar} und {evCharger}"],
      friendly: ["{solar} und {evCharger}: Die Sonne fährt mit"],
    },
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
      professional: ["Für das Rad gibt es einen {bikeStorage}"],
      friendly: ["Es gibt einen {bikeStorage}, das Rad bleibt aus dem Wohnzimmer"],
      luxury: ["{bikeStorage}"],
      trendy: ["{bikeStorage}: Dein Rad schläft nicht im Wohnzimmer"],
    },
  },
  {
    on: ["bikeRoom"],
    icon: "🚲",
    line: {
      friendly: ["Es gibt einen {bikeRoom}: Das Rad muss nicht in den Flur"],
      trendy: ["{bikeRoom}: Dein Rad schläft nicht im Flur"],
      professional: ["Für Fahrräder gibt es einen {bikeRoom}"],
      luxury: ["Ein {bikeRoom} ist im Haus"],
    },
  },
];
