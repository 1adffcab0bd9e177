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
    line: {
      professional: ["{year}, mit Originalkamin"],
    },
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
      professional: ["Der Originalkamin ist erhalten"],
      friendly: ["Der Originalkamin steht noch; ob er brennen darf, fragst du am besten vor dem Termin"],
      luxury: ["Ein Originalkamin, in der Mitte des Raums"],
      trendy: ["Originalkamin (ob er noch geht, musst du fragen)"],
    },
    end: {
      friendly: ["Spiegel drüber oder Bild? 🔥"],
    },
  },
  {
    on: ["woodStove"],
    icon: "🪵",
    title: ["{woodStove}: {beds} in {district}", "Holz nachlegen in {city}"],
    open: {
      professional: ["Für den Winter gibt es einen {woodStove}."],
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
      professional: ["Für kalte Abende gibt es einen {woodStove}"],
      friendly: ["Es gibt einen {woodStove}: Im Winter sitzen am Ende alle davor"],
      luxury: ["Ein {woodStove}, für die Winterabende"],
      trendy: ["{woodStove}: echtes Knistern, kein Kaminvideo"],
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
      friendly: ["Es gibt einen {fireplace}; frag, ob er befeuert werden darf"],
      luxury: ["Ein {fireplace}, um den man sich setzt"],
      trendy: ["{fireplace}: Der Sessel weiß, wohin"],
      professional: ["Zur Ausstattung gehört ein {fireplace}"],
    },
  },
  {
    on: ["beams"],
    icon: "🪵",
    open: {
      any: ["Wer hier liegt, schaut ins Gebälk: sichtbare Balken."],
    },
    line: {
      any: ["Sichtbare Balken"],
      friendly: ["Sichtbare Balken: Die Decke hat hier was zu erzählen"],
      luxury: ["Sichtbare Balken, das Handwerk bleibt sichtbar"],
      trendy: ["Sichtbare Balken: Deko ab Werk"],
    },
  },
];
