/** Scenes in German: who still has to move, and when the door opens. */
import type { Scene } from "#engine/copy/languages/base/story";

export const handover: readonly Scene[] = [
  {
    on: ["chainFree"],
    icon: "🔗",
    title: ["Chain free: {beds} in {district}"],
    open: {
      professional: ["Chain free: Der Verkauf hängt an keiner Kette weiterer Käufe."],
      friendly: [
        "In England hängt ein Verkauf gern am nächsten. Dieser nicht: chain free.",
        "Kein Dominospiel beim Kauf: Hier gibt es keine Verkaufskette.",
      ],
      luxury: ["Chain free. Es wartet niemand auf jemanden."],
      trendy: ["Chain free. Domino spielen andere."],
    },
    line: {
      professional: ["Chain free, keine Verkaufskette"],
      friendly: ["Chain free: Der Verkauf hängt nicht an einem anderen"],
      luxury: ["Chain free, ohne Verkaufskette"],
      trendy: ["Chain free ✅"],
    },
  },
  {
    on: ["vacant"],
    icon: "🗝️",
    line: {
      friendly: ["Sie steht leer, es muss also niemand erst ausziehen"],
      trendy: ["Steht leer: Es muss niemand erst ausziehen"],
      luxury: ["Sie steht leer"],
      professional: ["Die Wohnung steht leer"],
    },
  },
  {
    on: ["keysReady"],
    icon: "🗝️",
    line: {
      friendly: ["Der Schlüssel liegt bereit, ein Termin geht also schnell"],
      trendy: ["Schlüssel liegt bereit. Du auch?"],
      professional: ["Für Besichtigungen liegt der Schlüssel bereit"],
      luxury: ["Der Schlüssel liegt bereit"],
    },
  },
  {
    on: ["moveInAnyTime"],
    unless: ["available"],
    icon: "📅",
    title: ["Ab sofort frei: {beds} in {district}"],
    open: {
      professional: ["Ab sofort frei."],
      friendly: ["Kündigung schon geschrieben? Hier ist ab sofort frei."],
      trendy: ["Ab sofort frei. Kartons falten, jetzt."],
      luxury: ["Ab sofort frei, der Termin richtet sich nach Ihnen."],
    },
    line: {
      friendly: ["Ab sofort frei: Du brauchst keine Zwischenlösung"],
      trendy: ["Ab sofort frei: Kartons raus"],
      professional: ["Der Einzug ist ab sofort möglich"],
      luxury: ["Ab sofort frei"],
    },
  },
];
