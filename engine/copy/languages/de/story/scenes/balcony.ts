/** Scenes in German: balconies, water, barbecues. */
import type { Scene } from "#engine/copy/languages/base/story";

export const balcony: readonly Scene[] = [
  {
    on: ["southBalcony"],
    icon: "☀️",
    title: ["{southBalcony}: {beds} in {district}", "Südbalkon in {district}"],
    open: {
      professional: ["Zur Sonnenseite liegt ein {southBalcony}."],
      friendly: [
        "Ein Stuhl, ein Kaffee, Sonne: Hier gibt es einen {southBalcony}.",
        "Wohin mit dem Liegestuhl? Nach draußen, es gibt einen {southBalcony}.",
      ],
      luxury: [
        "Ein {southBalcony}, ein Tee, und vor Mittag kein Termin.",
        "Die Tür öffnet sich zur Sonne: ein {southBalcony}.",
      ],
      trendy: [
        "{southBalcony}. Sonnencreme einpacken, fertig.",
        "Süden ist hier keine Reise, sondern ein {southBalcony}.",
      ],
    },
    line: {
      professional: ["Zur Wohnung gehört ein {southBalcony}"],
      friendly: [
        "Es gibt einen {southBalcony}, für Kräuter und den Kaffee in der Sonne",
        "Ein {southBalcony}: Der Kaffee nach der Arbeit geht nach draußen",
      ],
      luxury: ["Ein {southBalcony}, für den Kaffee in der Sonne"],
      trendy: ["{southBalcony}: Mittagspause mit Sonnenbrille"],
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
      professional: ["Zur Wohnung gehört ein Platz im Freien: {balcony}."],
      friendly: ["Kaffee drinnen oder draußen? Hier hast du die Wahl, denn es gibt einen {balcony}."],
      luxury: ["Ein Schritt, und man steht im Freien: {balcony}."],
      trendy: ["Ein {balcony}, also Feierabend an der Luft."],
    },
    line: {
      friendly: [
        "Es gibt einen {balcony}: Platz für zwei Stühle und ein paar Kräuter",
        "Ein {balcony}, für den Kaffee vor der ersten Mail",
      ],
      luxury: ["Ein {balcony}, für einen Moment im Freien", "Nach draußen führt ein {balcony}"],
      trendy: [
        "Ein {balcony} für Kräuter, Kaffee und Feierabend",
        "{balcony} da: Draußen sitzen, ohne Schuhe zu suchen",
      ],
      professional: ["Zur Wohnung gehört ein {balcony}", "Ein {balcony} bietet einen Platz im Freien"],
    },
    end: {
      friendly: ["Geranien oder Chili? 🌶️"],
      trendy: ["Balkonpflanze oder Balkonbier?"],
    },
  },
  {
    on: ["pool"],
    icon: "🏊",
    title: ["{pool}: {beds} in {city}", "{beds} mit {pool}"],
    open: {
      professional: ["Für den Sommer gibt es einen {pool}."],
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
    end: {
      friendly: ["Bahnen ziehen oder Luftmatratze?"],
      trendy: ["Wer springt zuerst? 🏊"],
    },
  },
  {
    on: ["hotTub"],
    icon: "🛁",
    open: {
      any: ["Warmes Wasser, kalte Luft: {hotTub}."],
      trendy: ["{hotTub}. Montag, du kannst kommen."],
    },
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
