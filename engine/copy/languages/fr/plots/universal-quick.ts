/** Any home in a few words, with "tu". */
import type { Plot } from "#engine/copy/languages/base/plot";
import { bills, hereIs, home, inIt, itIs } from "./beats.ts";
import { quickAround, quickIn, quickLevel, quickOut, quickPay } from "./beats-quick.ts";

export const universalQuick: readonly Plot[] = [
  {
    name: "tu regardes",
    voices: ["trendy"],
    families: ["list", "chat"],
    on: ["price", "layout"],
    weight: 54,
    titles: ["{price.short} {place.a}", "{beds.num}, {price.short}"],
    lines: [
      {
        say: [
          [
            ...home("{price.short} {place.a}[, {transit.from}], et pour ça "),
            ...home("{price.short}[, {transit.from}], et pour ça "),
          ],
        ],
      },
      "",
      { say: [quickLevel, quickOut, ...quickIn, ...quickAround] },
      "@rest",
      "@but",
      { say: [bills] },
      "@material?",
      "",
      { close: [["Tu viens voir ? {agent}, {company}, {phone}", "Tu viens voir ? Écris-moi"]] },
    ],
  },
  {
    name: "liste de l’essentiel",
    voices: ["trendy"],
    families: ["list", "chat"],
    on: ["layout"],
    weight: 54,
    titles: ["{beds.home} {place.a}", "{beds.home}, {area.bare}"],
    lines: [
      { say: [itIs] },
      "",
      {
        list: [
          [
            "🛗 {floor.at} avec ascenseur{+lift}[, {aspect.facing}]",
            "🪜 {floor.at} sans ascenseur{+noLift}{+upstairsWithoutLift}[, {aspect.facing}]",
            "{!noLift}🪟 {floor.at}[, {aspect.facing}]",
            "🪟 {aspect.facing}",
          ],
          [
            "🌿 {garden} et {terrace}",
            "🌿 {garden}[ et {deck}]",
            "🌿 {yard}[ et {fruitTrees}]",
            "🌿 {terrace}",
            "🌿 {roofTerrace}",
            "🌿 {southBalcony}",
            "🌿 {balcony}",
          ],
          [
            "🔥 {fireplace}[ et {woodFloor}]",
            "🔥 {woodStove}",
            "✨ {stucco}[ et {woodFloor}]",
            "✨ {hardwoodFloor}",
            "✨ {woodFloor}",
          ],
          [
            "🍳 {newKitchen}[ et {dishwasher}]",
            "🍳 {openKitchen}[ et {dishwasher}]",
            "🍳 {fittedKitchen}[ et {dishwasher}]",
            "🍳 {separateKitchen}",
          ],
          [
            "📦 {cellar}[ et {parkingSpace}]",
            "🚗 {garage}",
            "🚗 {parkingSpace}",
            "📦 {cellarRoom}",
            "📦 {storageRoom}",
          ],
          ["🏊 {pool}[ et {gym}]", "📬 {parcelBox}[ et {autoLock}]", "🛎️ {concierge}"],
        ],
        most: 5,
      },
      "",
      { say: [...quickIn, ...quickAround] },
      "@rest",
      "@but",
      { say: [quickPay, bills] },
      "@material?",
      "",
      {
        close: [
          [
            "Garde le post, puis appelle {agent} chez {company} : {phone}",
            "Garde le post, puis écris-moi pour visiter",
          ],
        ],
      },
    ],
  },
  {
    name: "le double des clés",
    voices: ["trendy"],
    families: ["list", "chat"],
    on: ["area", "layout"],
    weight: 53,
    titles: ["{place} : à qui le double ?", "À qui le double des clés ?"],
    lines: [
      { say: [hereIs, "Reste à savoir à qui tu laisses le double 🗝️"] },
      "",
      { say: [quickLevel, ...quickIn, quickOut, ...quickAround] },
      "@rest",
      "@but",
      "",
      { say: [quickPay, bills] },
      "@material?",
      "",
      { close: [["L’original est chez {agent}, {company} : {phone}", "L’original, je te le montre quand tu veux"]] },
    ],
  },
  {
    name: "chez toi depuis l’arrêt",
    voices: ["trendy"],
    families: ["list", "chat"],
    on: ["transit"],
    weight: 56,
    titles: ["{place}, {transit.from}", "{transit.from}"],
    lines: [
      { say: [["{place.a}, {transit.from}, tu es chez toi", "{transit.from}, tu es chez toi"], inIt] },
      "",
      { say: [quickLevel, ...quickAround, quickOut, ...quickIn] },
      "@rest",
      "@but",
      "",
      { say: [quickPay, bills] },
      "@material?",
      "",
      { close: [["Pour descendre au bon arrêt : {agent}, {company}, {phone}", "Tu descends quand ? Écris-moi"]] },
    ],
  },
  {
    name: "à qui doit valider",
    voices: ["trendy"],
    families: ["list", "chat"],
    on: ["layout", "price"],
    weight: 50,
    titles: ["{district} : {beds.num}, {area.bare}", "{beds.num}, {area.bare}"],
    lines: [
      { say: [itIs] },
      { say: [quickOut, quickLevel] },
      "",
      { say: [...quickAround, ...quickIn] },
      "@rest",
      "",
      { say: [quickPay, bills] },
      "@material?",
      "@but",
      "",
      {
        close: [
          [
            "Envoie ça à qui doit valider, puis appelle {agent} ({company}) au {phone}",
            "Envoie ça à qui doit valider, puis écris-moi",
          ],
        ],
      },
    ],
  },
];
