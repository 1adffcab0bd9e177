/** Scenes in German: two points at once, one of them outdoors. */
import type { Scene } from "#engine/copy/languages/base/story";

export const outdoorPairs: readonly Scene[] = [
  {
    on: ["garden", "bayWindow"],
    icon: "🌿",
    title: ["Erker vorn, Garten dazu: {district}"],
    open: {
      friendly: ["Drinnen der Erker, draußen ein {garden}: Regentage und Sonnentage sind beide versorgt."],
      trendy: ["Erker für Regen, {garden} für Sonne. Wetter-App egal."],
      luxury: ["Ein Erker, der hinaussieht. Ein {garden}, der antwortet."],
      professional: ["Erker und {garden}: ein Lieblingsplatz drinnen, einer draußen."],
    },
    line: {
      professional: ["Erker und {garden}"],
      friendly: ["Ein Erker für Regentage, und für die anderen: {garden}"],
    },
    end: {
      friendly: ["Und bei Nieselregen: Erker oder Garten?"],
      trendy: ["Erker oder Garten? Eins musst du zuerst nehmen."],
    },
  },
  {
    on: ["garden", "chainFree"],
    icon: "🌿",
    weight: 102,
    title: ["Garten und chain free: {district}"],
    open: {
      friendly: ["Ein {garden}, keine Verkaufskette (chain free): Hier bremst dich nur der Wetterbericht."],
      trendy: ["{garden}. Chain free. Spaten schon bestellt?"],
      professional: ["{garden}, chain free: Der Verkauf hängt nicht an weiteren Käufen."],
      luxury: ["Ein {garden}, und niemand in der Kette davor: chain free."],
    },
  },
  {
    on: ["garden", "fruitTrees"],
    icon: "🍎",
    weight: 104,
    open: {
      friendly: ["Marmelade ist hier Heimarbeit: ein {garden}, dazu {fruitTrees}."],
      trendy: ["{garden} plus {fruitTrees}. Du bist jetzt Obsthändler."],
      luxury: ["Im Frühling Blüten, im Herbst Körbe: {garden}, {fruitTrees}."],
      professional: ["{garden}, bepflanzt: {fruitTrees}."],
    },
    line: { professional: ["{garden}, dazu {fruitTrees}"] },
  },
  {
    on: ["garden", "shed"],
    icon: "🧰",
    weight: 88,
    line: {
      professional: ["{garden} und {shed}"],
      friendly: ["Ein {garden}, und der {shed} schluckt Rasenmäher und Harke"],
    },
  },
  {
    on: ["garden", "pool"],
    icon: "🏊",
    weight: 112,
    title: ["Pool und Garten: {beds} in {city}"],
    open: {
      friendly: ["Erst schwimmen, dann im Gras trocknen: {pool} und {garden}."],
      trendy: ["{pool} + {garden} = Sommerferien mit Meldeadresse."],
      luxury: ["Wasser und Grün, mehr braucht ein Sommer kaum: {pool}, {garden}."],
      professional: ["Draußen: {pool} und {garden}."],
    },
    line: { professional: ["{pool} und {garden}"] },
  },
  {
    on: ["pool", "terrace"],
    icon: "🏊",
    weight: 108,
    open: {
      friendly: ["Nasse Füße, warmes Handtuch: {pool}, gleich dazu eine {terrace}."],
      trendy: ["{pool}, {terrace}, du. Fehlt nur das Eis."],
      luxury: ["Eine {terrace}, das Wasser daneben: {pool}."],
      professional: ["Im Freien: {pool} und {terrace}."],
    },
    line: { professional: ["{pool} und {terrace}"] },
  },
  {
    on: ["garden", "study"],
    icon: "🖥️",
    weight: 96,
    title: ["Arbeitszimmer und Garten in {district}"],
    open: {
      friendly: ["Mittagspause mit Erde an den Händen: {study} drinnen, {garden} draußen."],
      trendy: ["Meeting vorbei, Hände in die Erde: {study} und {garden}."],
      professional: ["{study} und {garden}: Arbeit und Ausgleich unter einer Adresse."],
      luxury: ["Ein {study} für den Vormittag, ein {garden} für danach."],
    },
    line: { professional: ["{study} und {garden}"] },
  },
  {
    on: ["petsAllowed", "garden"],
    icon: "🐾",
    weight: 110,
    open: {
      any: ["Haustiere sind erlaubt, und ein {garden} gehört dazu."],
      friendly: ["Haustiere erlaubt, {garden} dabei: Jetzt entscheidet vermutlich der Vierbeiner."],
      trendy: ["Haustiere erlaubt, {garden} da. Wer gräbt, zahlt."],
    },
    line: { professional: ["Haustiere erlaubt, dazu ein {garden}"] },
  },
  {
    on: ["deck", "barbecue"],
    icon: "🍖",
    line: {
      professional: ["{deck} und {barbecue}"],
      friendly: ["{deck} und {barbecue}: Der Salat kommt mit den Gästen"],
    },
  },
  {
    on: ["seaView", "terrace"],
    icon: "🌅",
    weight: 116,
    title: ["Meerblick und Terrasse in {city}"],
    open: {
      luxury: ["Eine {terrace}, Meerblick, und der Tag darf enden, wie er will."],
      friendly: ["Frühstück mit Horizont: {terrace} und Meerblick."],
      trendy: ["{terrace} + Meerblick. Sonnenuntergang ab Haus."],
      professional: ["{terrace}, ausgewiesen mit Meerblick."],
    },
    line: { professional: ["{terrace} und Meerblick"] },
  },
  {
    on: ["seaView", "balcony"],
    icon: "🌅",
    weight: 106,
    open: { any: ["Ein {balcony}, dazu Meerblick."], trendy: ["{balcony}, Meerblick, Brötchen. Läuft."] },
    line: { professional: ["{balcony} und Meerblick"] },
  },
  {
    on: ["vaultedCellar", "terrace"],
    icon: "🍷",
    weight: 104,
    title: ["Gewölbekeller und Terrasse in {city}"],
    open: {
      friendly: ["Unten lagern, oben trinken: {vaultedCellar} und {terrace}."],
      luxury: [
        "Morgens Kaffee auf der {terrace}, abends eine Flasche aus dem {vaultedCellar}. Manche Häuser erzählt man lieber in Wegen als in Zahlen.",
      ],
      trendy: ["{vaultedCellar} kühlt, {terrace} liefert die Gäste."],
      professional: ["Kühl unten, offen oben: {vaultedCellar} und {terrace}."],
    },
    line: { professional: ["{vaultedCellar} und {terrace}"] },
    end: { friendly: ["Was liegt bei dir im Keller?"], trendy: ["Rosé oder Rotwein? 🍷"] },
  },
];
