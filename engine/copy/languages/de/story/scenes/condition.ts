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
    title: ["Gepflegt und selbst bewohnt: {district}"],
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
];
