/** Scenes in German: balconies, water, barbecues. */
import type { Scene } from "#engine/copy/languages/base/story";

export const balcony: readonly Scene[] = [
  {
    on: ["southBalcony"],
    icon: "☀️",
    title: ["{southBalcony}: {beds} in {district}", "Südbalkon in {district}"],
    open: {
      professional: ["{southBalcony}: Wäsche, Pflanzen und Feierabend liegen auf der Sonnenseite."],
      friendly: [
        "Wohin mit dem Liegestuhl? Nach Süden. Es gibt nämlich einen {southBalcony}.",
        "Deine Pflanzen haben abgestimmt: Sie wollen den {southBalcony}.",
      ],
      luxury: [
        "Manche Wohnungen reden viel. Diese öffnet einfach die Tür: {southBalcony}.",
        "Süden, ein Balkon, ein Stuhl. {southBalcony}, mehr sagt der Sommer auch nicht.",
      ],
      trendy: [
        "{southBalcony}. Sonnencreme einpacken, fertig.",
        "Süden ist hier keine Reise, sondern ein {southBalcony}.",
      ],
    },
    line: {
      professional: ["{southBalcony}"],
      friendly: [
        "{southBalcony}: Die Wäsche trocknet, du gleich mit",
        "Ein {southBalcony}, für Kräuter und kurze Pausen",
      ],
      luxury: ["Ein {southBalcony}, auf dem der Mittag Platz nimmt"],
      trendy: ["{southBalcony}: Urlaub für die Mittagspause"],
    },
    end: {
      friendly: ["Wer gießt, du oder ich? ☀️"],
      trendy: ["Tomaten oder Liegestuhl? ☀️"],
      luxury: ["Die Tür nach Süden öffnet man am besten selbst."],
    },
  },
  {
    on: ["balcony"],
    icon: "🪴",
    title: ["{beds} mit Balkon in {district}"],
    open: {
      professional: ["Mit Platz im Freien: {balcony}."],
      friendly: ["Einmal frische Luft, ohne Schuhe anzuziehen: Ein {balcony} ist dabei."],
      luxury: ["Ein Schritt, und man ist draußen: {balcony}."],
      trendy: ["{balcony}: klein raus statt groß weg."],
    },
    line: {
      any: ["{balcony}"],
      friendly: ["Ein {balcony}, für den Kaffee vor der ersten Mail", "Ein {balcony} für Kräuter, Wäsche, Feierabend"],
      luxury: ["Ein {balcony}, ein Schritt an die Luft"],
      trendy: ["{balcony}: frische Luft auf Knopfdruck, nur ohne Knopf"],
      professional: ["{balcony}: ein Platz im Freien, vom Zimmer aus erreichbar"],
    },
    end: { friendly: ["Geranien oder Chili? 🌶️"], trendy: ["Balkonpflanze oder Balkonbier?"] },
  },
  {
    on: ["pool"],
    icon: "🏊",
    title: ["{pool}: {beds} in {city}", "{beds} mit {pool}"],
    open: {
      professional: ["Zur Ausstattung gehört ein {pool}."],
      friendly: [
        "Handtuch auf die Liege legen, nur ohne Wettlauf: Hier gibt es einen {pool}.",
        "Freibad? Diesmal ohne Schlange: {pool}.",
      ],
      luxury: ["Am Morgen ist das Wasser noch still: {pool}.", "Zuerst das Wasser. Dann das Haus: {pool}."],
      trendy: ["Anlauf nehmen: {pool}.", "{pool}. Mehr Argument braucht der August nicht."],
    },
    line: {
      any: ["{pool}"],
      friendly: ["Ein {pool}: zwei Bahnen vor dem Frühstück oder einfach treiben lassen"],
      luxury: ["Ein {pool}, der den Himmel spiegelt"],
      trendy: ["{pool}: Bademantel an, Kalender aus"],
      professional: ["{pool}; nach Pflege und laufenden Kosten fragen Sie am besten beim Termin"],
    },
    end: { friendly: ["Bahnen ziehen oder Luftmatratze?"], trendy: ["Wer springt zuerst? 🏊"] },
  },
  {
    on: ["hotTub"],
    icon: "🛁",
    open: { any: ["Warmes Wasser, kalte Luft: {hotTub}."], trendy: ["{hotTub}. Montag, du kannst kommen."] },
    line: {
      any: ["{hotTub}"],
      friendly: ["Ein {hotTub} für Abende, an denen das Sofa nicht reicht"],
      luxury: ["Ein {hotTub}, Wärme für kalte Abende"],
      trendy: ["{hotTub}: Thermenticket gespart"],
    },
  },
  {
    on: ["barbecue"],
    icon: "🍖",
    line: {
      any: ["{barbecue}"],
      friendly: ["Ein {barbecue}: Zange suchen, Leute anrufen"],
      trendy: ["{barbecue}: Wer hat die Zange?"],
    },
  },
];
