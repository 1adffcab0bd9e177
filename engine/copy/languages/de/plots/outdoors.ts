/** Garden, terrace, balcony and the way they face. */
import type { Plot } from "#engine/copy/languages/base/plot";
import * as du from "./beats-du.ts";
import * as sie from "./beats-sie.ts";

export const outdoors: readonly Plot[] = [
  {
    name: "Tomaten oder Liegestuhl",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["garden"],
    titles: ["{district}: Tomaten oder Liegestuhl?", "Tomaten oder Liegestuhl?"],
    lines: [
      {
        say: [
          [
            "Tomaten oder Liegestuhl? Das ist die einzige Gartenfrage, die offen bleibt 🍅 {beds.home} in {place}[, {area.bare}][, {baths}], draußen ein {garden}",
            "{!beds.home}Tomaten oder Liegestuhl? Das ist die einzige Gartenfrage, die offen bleibt 🍅 {type} in {place}[, {area.bare}], draußen ein {garden}",
            "Tomaten oder Liegestuhl? Das ist die einzige Gartenfrage, die offen bleibt 🍅 Denn draußen gibt es einen {garden}",
          ],
          [
            "Fürs Essen im Freien kommt noch eine {terrace} dazu",
            "Barfuß geht auf dem Holz: {deck}",
            "{land}, falls jemand fragt, wie weit die Gießkanne muss",
          ],
          [
            "{fruitTrees}: Erst Blüten, dann Kuchen",
            "{appleTree}: Erst Blüten, dann Kuchen",
            "{cherryTree}: Erst Blüten, dann Kuchen",
            "{vegetableGarden}: Die Zucchini wachsen schneller, als du Rezepte findest",
          ],
          ["Harke und Rasenmäher wohnen im {shed}", "Harke und Rasenmäher wohnen im {gardenHouse}"],
        ],
      },
      "",
      { say: [["Drinnen sind es {layout}[, {year}]", "{year}"], du.climb, du.compass, du.ride] },
      {
        say: [
          du.cooking,
          du.charm,
          du.warm,
          du.inside,
          ...du.more,
          du.machines,
          du.stow,
          du.parked,
          du.shared,
          du.done,
          du.errands,
          du.deal,
        ],
      },
      ...du.end,
      {
        close: [
          [
            "Gummistiefel an und {agent} anrufen, {company}: {phone}",
            "Gummistiefel an und {agent} anrufen: {phone}",
            "Also: Tomaten oder Liegestuhl?",
          ],
        ],
      },
    ],
  },
  {
    name: "Der Garten zuerst",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["garden"],
    titles: ["{beds.home} mit Garten, {district}", "Zuerst der Garten: {district}"],
    lines: [
      {
        say: [
          [
            "Beginnen wir draußen, denn dort beginnt auch der Tag, im {garden}. Dahinter {beds.eine} in {place}[, {area.full}][, {baths}]",
            "{!beds.eine}Beginnen wir draußen, denn dort beginnt auch der Tag, im {garden}. Dahinter {type.eine} in {place}[, {area.full}]",
            "Beginnen wir draußen, denn dort beginnt auch der Tag, im {garden}",
          ],
          ["{terrace}: Der Tisch muss nicht ins Gras", "Das Grundstück misst {land.bare}"],
          [
            "Was hier wächst: {fruitTrees}",
            "Was hier wächst: {oldTrees}",
            "Was hier wächst: {roses}",
            "Was hier wächst: {appleTree}",
          ],
          ["Werkzeug hat seinen Platz im {shed}", "Werkzeug hat seinen Platz im {gardenHouse}"],
        ],
      },
      "",
      {
        say: [
          ["Im Inneren {layout}[, {year}]", "{year}"],
          sie.climb,
          sie.compass,
          sie.rooms,
          sie.details,
          sie.warm,
          sie.inside,
          ...sie.more,
        ],
      },
      { say: [sie.stow, sie.parked, sie.shared, sie.done, sie.errands, sie.deal, sie.ride] },
      ...sie.end,
      {
        close: [
          [
            "Einen Gang durch den Garten vereinbaren Sie mit {agent}, {company}: {phone}",
            "Einen Gang durch den Garten vereinbaren Sie mit {agent}: {phone}",
            "Den Gang durch den Garten machen wir gern mit Ihnen",
          ],
        ],
      },
    ],
  },
  {
    name: "Wohnzimmer mit Himmel",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["terrace"],
    titles: ["{district}: Wohnzimmer mit Himmel", "Wohnzimmer mit Himmel"],
    lines: [
      {
        say: [
          [
            "Das größte Fenster hier ist gar keins, du gehst einfach raus auf die {terrace} ☀️ Dazu {beds.eine} in {place}[, {area.bare}][, {baths}]",
            "{!beds.eine}Das größte Fenster hier ist gar keins, du gehst einfach raus auf die {terrace} ☀️ Dazu {type.eine} in {place}[, {area.bare}]",
            "Das größte Fenster hier ist gar keins, du gehst einfach raus auf die {terrace} ☀️",
          ],
          ["Wenn der Platz nicht reicht, gibt es noch einen {garden}", "Und einen {balcony} gibt es obendrauf"],
          [
            "Die Grillzange weiß, wo sie hinmuss: {barbecue}",
            "Schatten gibt es auf Wunsch: {awning}",
            "Schatten gibt es auch: {pergola}",
          ],
        ],
      },
      "",
      { say: [["Drinnen sind es {layout}[, {year}]", "{year}"], du.climb, du.compass, du.ride] },
      {
        say: [
          du.cooking,
          du.charm,
          du.warm,
          du.inside,
          ...du.more,
          du.machines,
          du.stow,
          du.parked,
          du.shared,
          du.done,
          du.errands,
          du.deal,
        ],
      },
      ...du.end,
      {
        close: [
          [
            "Klappstuhl unter den Arm: {agent}, {company}, {phone}",
            "Klappstuhl unter den Arm: {agent}, {phone}",
            "Wer bringt die Liegestühle mit?",
          ],
        ],
      },
    ],
  },
  {
    name: "Kaffee mit Geländer",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["balcony"],
    titles: ["{district}: Kaffee mit Geländer", "Kaffee mit Geländer"],
    lines: [
      {
        say: [
          [
            "Dein Kaffee bekommt Freigang ☕ {beds.home} in {place}[, {area.bare}][, {baths}], dazu ein {balcony}",
            "{!beds.home}Dein Kaffee bekommt Freigang ☕ {type} in {place}[, {area.bare}], dazu ein {balcony}",
            "Dein Kaffee bekommt Freigang ☕ Es gibt einen {balcony}",
          ],
          ["Der Topf mit Basilikum schaut dann nach {aspect.bare}"],
          ["Zwei Stühle passen ins Bild, der Rest deines Lebens hinein: {layout}", "{year}"],
        ],
      },
      "",
      { say: [du.climb, du.ride, du.cooking, du.charm, du.warm, du.inside, ...du.more] },
      { say: [du.machines, du.stow, du.parked, du.shared, du.done, du.errands, du.deal] },
      ...du.end,
      {
        close: [
          [
            "Kaffee mitbringen, {agent} macht auf: {company}, {phone}",
            "Kaffee mitbringen, {agent} macht auf: {phone}",
            "Milch oder schwarz?",
          ],
        ],
      },
    ],
  },
  {
    name: "Ein Schritt ins Freie",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["balcony"],
    titles: ["{beds.home} mit Balkon, {district}", "Ein Schritt ins Freie: {district}"],
    lines: [
      {
        say: [
          [
            "Nach draußen ist es ein Schritt, er führt auf den {balcony}. Zum Angebot: {beds.eine} in {place}[, {area.full}][, {baths}]",
            "{!beds.eine}Nach draußen ist es ein Schritt, er führt auf den {balcony}. Zum Angebot: {type.eine} in {place}[, {area.full}]",
            "Nach draußen ist es ein Schritt, er führt auf den {balcony}",
          ],
          ["Im Inneren {layout}[, {year}]", "{year}"],
        ],
      },
      "",
      { say: [sie.climb, sie.compass, sie.rooms, sie.details, sie.warm, sie.inside, ...sie.more] },
      { say: [sie.stow, sie.parked, sie.shared, sie.done, sie.errands, sie.deal, sie.ride] },
      ...sie.end,
      {
        close: [
          [
            "Den Schritt machen Sie mit {agent}, {company}: {phone}",
            "Den Schritt machen Sie mit {agent}: {phone}",
            "Den Schritt machen wir gern mit Ihnen",
          ],
        ],
      },
    ],
  },
];
