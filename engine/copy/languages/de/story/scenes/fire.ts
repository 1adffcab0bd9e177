/** Scenes in German: fireplaces and stoves. */
import type { Scene } from "#engine/copy/languages/base/story";

export const fire: readonly Scene[] = [
  {
    on: ["pre1940", "originalFireplace"],
    icon: "🔥",
    weight: 100,
    title: ["{year.num} und noch mit Originalkamin", "Originalkamin, {year}: {district}"],
    open: {
      professional: ["{year}, der Originalkamin ist erhalten."],
      friendly: ["{year.built}, und der Originalkamin steht immer noch da, wo er hingehört."],
      luxury: ["{year.built}. Der Originalkamin ist geblieben."],
      trendy: ["{year.built}. Der Originalkamin hat mehr Winter gesehen als wir alle."],
    },
    line: { professional: ["{year}, mit Originalkamin"] },
    end: {
      friendly: ["Was stünde bei dir auf dem Sims?"],
      trendy: ["Kerzen oder Kartenstapel aufs Sims?"],
      luxury: ["Ein Kamin, der schon viele Winter kennt, wartet auf den nächsten."],
    },
  },
  {
    on: ["originalFireplace"],
    icon: "🔥",
    open: {
      professional: ["Der Originalkamin ist erhalten; ob er befeuert werden darf, klären Sie bitte vor dem Termin."],
      friendly: ["Mitten im Raum ein Stück Vorgeschichte: der Originalkamin."],
      luxury: ["Ein Originalkamin. Der Raum weiß, wo seine Mitte ist."],
      trendy: ["Originalkamin. Filter überflüssig."],
    },
    line: {
      professional: ["Originalkamin"],
      friendly: ["Ein Originalkamin; ob er noch brennen darf, fragst du am besten vor dem Termin"],
      luxury: ["Ein Originalkamin, Mitte des Raums"],
      trendy: ["Originalkamin (ob er noch geht, musst du fragen)"],
    },
    end: { friendly: ["Spiegel drüber oder Bild? 🔥"] },
  },
  {
    on: ["woodStove"],
    icon: "🪵",
    title: ["{woodStove}: {beds} in {district}", "Holz nachlegen in {city}"],
    open: {
      professional: ["Ein {woodStove} ergänzt das Wohnen um eine zweite Wärme, die man sieht."],
      friendly: [
        "Socken an, Scheit rein, Decke drüber: Hier steht ein {woodStove}.",
        "Draußen nass, drinnen knistert es: Ein {woodStove} gehört dazu.",
      ],
      luxury: ["Der Winter hat hier eine Mitte: {woodStove}.", "Erst das Knistern, dann die Wärme: ein {woodStove}."],
      trendy: [
        "{woodStove}: Kaminvideo auf dem Fernseher kannst du löschen.",
        "Feuer auf dem Bildschirm oder echtes? Hier steht ein {woodStove}.",
      ],
    },
    line: {
      professional: ["{woodStove}: Wärme, die man sieht und hört"],
      friendly: ["Ein {woodStove}: Scheit auflegen, Tee kochen, sitzen bleiben"],
      luxury: ["Ein {woodStove}, der den Abend wärmt"],
      trendy: ["{woodStove}: echtes Knistern, null Abo"],
    },
    end: {
      friendly: ["Wer holt das Holz? 🪵"],
      trendy: ["Marshmallows oder Bratapfel? 🔥"],
      luxury: ["Bleibt die Frage nach dem Buch dazu."],
    },
  },
  {
    on: ["fireplace"],
    icon: "🔥",
    title: ["{fireplace}: {beds} in {district}"],
    open: {
      professional: ["Zur Ausstattung gehört ein {fireplace}."],
      friendly: ["Alle Stühle drehen sich in eine Richtung: Es gibt einen {fireplace}."],
      luxury: ["Ein {fireplace}, und der Abend hat eine Mitte."],
      trendy: ["{fireplace}: Gemütlich ist hier eingebaut."],
    },
    line: {
      any: ["{fireplace}"],
      friendly: ["Ein {fireplace}: Im Winter sitzt man automatisch im Kreis"],
      luxury: ["Ein {fireplace}, um den sich der Raum ordnet"],
      trendy: ["{fireplace}: Winterdeko serienmäßig"],
    },
  },
  {
    on: ["beams"],
    icon: "🪵",
    open: { any: ["Wer hier liegt, schaut ins Gebälk: sichtbare Balken."] },
    line: {
      any: ["Sichtbare Balken"],
      friendly: ["Sichtbare Balken: Die Decke hat hier was zu erzählen"],
      luxury: ["Sichtbare Balken, das Handwerk bleibt sichtbar"],
      trendy: ["Sichtbare Balken: Deko ab Werk"],
    },
  },
];
