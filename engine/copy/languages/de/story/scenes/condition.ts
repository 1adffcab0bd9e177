/** Scenes in German: roof, windows, finish. */
import type { Scene } from "#engine/copy/languages/base/story";

export const condition: readonly Scene[] = [
  {
    on: ["newRoof"],
    icon: "🏠",
    line: {
      any: ["Schon gemacht: {newRoof}"],
      friendly: ["Über dir ein gutes Argument: {newRoof}"],
      trendy: ["Einmal neu gedeckt: {newRoof}"],
    },
    open: {
      any: ["Der teuerste Satz beim Hauskauf fällt hier aus, denn es gibt ein {newRoof}."],
    },
  },
  {
    on: ["newBoiler"],
    icon: "🌡️",
    line: {
      any: ["Schon getauscht: {newBoiler}"],
      friendly: ["Im Heizungsraum ist Ruhe: {newBoiler}"],
      trendy: ["Heizungsthema vertagt: {newBoiler}"],
      luxury: ["Auch an die Wärme wurde gedacht: {newBoiler}"],
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
    title: ["Gepflegt und selbst bewohnt: {district}"],
    open: {
      professional: ["Gehobener Innenausbau, vom Eigentümer selbst bewohnt und gepflegt."],
      friendly: ["Der Eigentümer hat für sich selbst ausgebaut: gehobener Innenausbau, bewohnt und gepflegt."],
      luxury: ["Gehoben ausgebaut und vom Eigentümer bewohnt."],
      trendy: ["Gehoben ausgebaut, vom Eigentümer selbst bewohnt. Merkt man."],
    },
    line: {
      professional: ["Der Innenausbau ist gehoben; der Eigentümer hat selbst hier gewohnt"],
    },
  },
  {
    on: ["ownerOccupied"],
    icon: "🔑",
    line: {
      friendly: ["Der Eigentümer hat selbst hier gewohnt und alles gepflegt"],
      trendy: ["Eigentümer hat selbst drin gewohnt: Da schraubt man anders"],
      professional: ["Der Eigentümer hat die Wohnung selbst bewohnt und gepflegt"],
      luxury: ["Vom Eigentümer selbst bewohnt und gepflegt"],
    },
  },
  {
    on: ["wellKept"],
    icon: "🧽",
    line: {
      friendly: ["Gepflegt: Man sieht, dass sich jemand gekümmert hat"],
      trendy: ["Gepflegt, und das sieht man"],
      professional: ["Der Zustand ist gepflegt"],
      luxury: ["In gepflegtem Zustand"],
    },
  },
  {
    on: ["fineFinish"],
    icon: "✨",
    line: {
      professional: [
        "Der Innenausbau ist gehoben",
        "Innen ist gehoben ausgebaut",
        "Die Ausstattung der Räume ist gehoben",
      ],
      friendly: [
        "Gehobener Innenausbau: Du ziehst ein, ohne vorher zu streichen",
        "Innen ist alles gehoben ausgebaut, den Handwerker sparst du dir",
        "Der Ausbau ist gehoben",
      ],
      luxury: [
        "Ein gehobener Innenausbau",
        "Die Räume sind gehoben ausgebaut",
        "Innen zeigt sich ein gehobener Ausbau",
      ],
      trendy: [
        "Gehobener Innenausbau: Die Malerrolle bleibt im Schrank",
        "Innen gehoben ausgebaut, du stellst nur Möbel rein",
        "Gehoben ausgebaut, schau auf die Details",
      ],
    },
  },
  {
    on: ["simpleFinish"],
    icon: "🧰",
    line: {
      friendly: ["Der Innenausbau ist einfach; ein Wochenende zum Streichen lohnt sich"],
      trendy: ["Einfacher Innenausbau: Den Rest bestimmst du"],
      professional: ["Der Innenausbau ist einfach gehalten"],
      luxury: ["Der Innenausbau ist schlicht"],
    },
  },
];
