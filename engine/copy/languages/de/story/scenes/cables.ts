/** Scenes in German: floors, glass, lines and locks. */
import type { Scene } from "#engine/copy/languages/base/story";

export const cables: readonly Scene[] = [
  {
    on: ["tripleGlazing"],
    icon: "🪟",
    line: {
      friendly: ["{tripleGlazing}: Auch im Januar sitzt du gern am Fenster"],
      luxury: ["{tripleGlazing}, gegen Kälte und Lärm"],
      professional: ["Die Fenster haben {tripleGlazing}"],
      trendy: ["{tripleGlazing}: Winter bleibt draußen"],
    },
  },
  {
    on: ["doubleGlazing"],
    icon: "🪟",
    line: {
      friendly: ["{doubleGlazing}: Fenster zu, Straße leiser"],
      luxury: ["{doubleGlazing}, die Straße tritt zurück"],
      trendy: ["{doubleGlazing}: Fenster zu, Ruhe"],
      professional: ["Die Fenster haben {doubleGlazing}"],
    },
  },
  {
    on: ["hardwoodFloor"],
    icon: "🪵",
    open: {
      luxury: ["Am Boden {hardwoodFloor}."],
      friendly: ["Zuerst die Schuhe aus: Hier liegt {hardwoodFloor}."],
    },
    line: {
      friendly: ["Am Boden liegt {hardwoodFloor}, barfuß angenehm"],
      luxury: ["Am Boden {hardwoodFloor}"],
      trendy: ["{hardwoodFloor}: Schuhe aus, rutschen"],
      professional: ["Verlegt ist {hardwoodFloor}"],
    },
  },
  {
    on: ["woodFloor"],
    icon: "🪵",
    line: {
      friendly: ["Holzboden, auch ohne Hausschuhe warm"],
      luxury: ["Holzboden"],
      trendy: ["Holzboden: Schuhe aus, rutschen"],
      professional: ["Die Böden sind aus Holz"],
    },
  },
  {
    on: ["fibre"],
    icon: "📶",
    open: {
      professional: ["Glasfaser liegt im Haus: Das Homeoffice ist vorbereitet."],
      trendy: ["Glasfaser. Der Upload wartet nicht mehr auf dich."],
    },
    line: {
      professional: ["Ein Glasfaseranschluss besteht, auch für das Homeoffice"],
      friendly: ["Glasfaser liegt: Videokonferenz und Filmabend gehen gleichzeitig"],
      luxury: ["Glasfaser, auch für die Arbeit am eigenen Schreibtisch"],
      trendy: ["Glasfaser: „Du bist eingefroren“ sagt hier keiner"],
    },
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
    line: {
      professional: ["{year}, heute mit Glasfaser"],
    },
  },
  {
    on: ["broadband"],
    icon: "📶",
    line: {
      friendly: ["Das Internet liegt schon, du wartest auf keinen Techniker"],
      trendy: ["Internet liegt: Dein WLAN braucht nur noch einen Namen"],
      professional: ["Ein Breitbandanschluss ist installiert"],
      luxury: ["Das Internet ist installiert"],
    },
  },
  {
    on: ["separateGas"],
    icon: "🔥",
    line: {
      any: ["Gas separat"],
    },
  },
  {
    on: ["pipedGas"],
    icon: "🔥",
    line: {
      any: ["Gasanschluss vorhanden"],
    },
  },
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
