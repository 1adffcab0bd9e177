/** Scenes in German: floors, glass, lines and locks. */
import type { Scene } from "#engine/copy/languages/base/story";

export const cables: readonly Scene[] = [
  {
    on: ["tripleGlazing"],
    icon: "🪟",
    line: {
      any: ["{tripleGlazing}"],
      friendly: ["{tripleGlazing}: Am Fenster zieht es im Winter weniger"],
      luxury: ["{tripleGlazing}, drei Scheiben zwischen Ihnen und dem Wetter"],
    },
  },
  {
    on: ["doubleGlazing"],
    icon: "🪟",
    line: {
      any: ["{doubleGlazing}"],
      friendly: ["{doubleGlazing}: Fenster zu, Straße leiser"],
      luxury: ["{doubleGlazing}, die Straße tritt zurück"],
      trendy: ["{doubleGlazing}: Müllabfuhr auf leise"],
      professional: ["{doubleGlazing}: weniger Zugluft, weniger Straße"],
    },
  },
  {
    on: ["hardwoodFloor"],
    icon: "🪵",
    line: {
      any: ["{hardwoodFloor}"],
      friendly: ["{hardwoodFloor}: Socken an und rutschen"],
      luxury: ["{hardwoodFloor}, das Schritte weich beantwortet"],
      trendy: ["{hardwoodFloor}: Rutschsocken empfohlen"],
    },
    open: { any: ["Holz unter den Füßen: {hardwoodFloor}."] },
  },
  {
    on: ["woodFloor"],
    icon: "🪵",
    line: {
      any: ["Holzboden"],
      friendly: ["Holzboden: warm unter den Füßen, schön unter Socken"],
      luxury: ["Holzboden, der erzählt, wer geht"],
      trendy: ["Holzboden: knarzt vielleicht, lebt bestimmt"],
    },
  },
  {
    on: ["fibre"],
    icon: "📶",
    line: {
      professional: ["Glasfaser: Videokonferenzen und Streaming laufen parallel"],
      friendly: ["Glasfaser: Videokonferenz und Filmabend gleichzeitig, ohne Standbild"],
      luxury: ["Glasfaser, das Unsichtbare ist auch erledigt"],
      trendy: ["Glasfaser: „Du bist eingefroren“ sagt hier keiner"],
    },
    open: { any: ["Die Leitung stimmt: Glasfaser."] },
  },
  {
    on: ["fibre", "pre1940"],
    icon: "📡",
    weight: 86,
    title: ["{year.num}, jetzt mit Glasfaser"],
    open: {
      friendly: ["{year.built}, und trotzdem im Heute angekommen: Glasfaser liegt."],
      trendy: ["{year.built}. Glasfaser drin. Alt trifft schnell."],
      luxury: ["Alte Mauern, schnelle Leitung: {year}, mit Glasfaser."],
      professional: ["{year}, heute mit Glasfaser."],
    },
    line: { professional: ["{year}, heute mit Glasfaser"] },
  },
  {
    on: ["broadband"],
    icon: "📶",
    line: {
      any: ["Breitband installiert"],
      friendly: ["Das Internet liegt schon, kein Warten auf den Techniker"],
      trendy: ["Breitband installiert: WLAN braucht nur noch einen Namen"],
    },
  },
  { on: ["separateGas"], icon: "🔥", line: { any: ["Gas separat"] } },
  { on: ["pipedGas"], icon: "🔥", line: { any: ["Gasanschluss vorhanden"] } },
  {
    on: ["smartLock"],
    icon: "🔐",
    line: {
      any: ["Elektronisches Türschloss"],
      friendly: ["Elektronisches Türschloss: Schlüssel vergessen geht nicht mehr"],
      trendy: ["Elektronisches Türschloss: Schlüsseldienst entfolgt dir"],
    },
  },
];
