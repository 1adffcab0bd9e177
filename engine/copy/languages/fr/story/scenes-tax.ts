/** Ownership that counts for taxes and transfer, in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const tax: readonly Scene[] = [
  {
    on: ["fiveOnly"],
    icon: "📄",
    open: {
      professional: ["Un point de fiscalité à connaître : {fiveOnly}."],
      friendly: [
        "Avant même la visite, une question d’impôt : {fiveOnly}. En Chine, cela pèse sur les taxes de la vente.",
      ],
      trendy: ["À savoir avant la déco : {fiveOnly}. En Chine, ça joue sur les taxes."],
      luxury: ["La situation du bien est nette : {fiveOnly}."],
    },
    line: {
      friendly: ["{fiveOnly} : en Chine, cela joue sur les taxes, faites faire le calcul"],
      trendy: ["{fiveOnly} : en Chine, ça joue sur les taxes"],
      professional: [
        "{fiveOnly} : en Chine, cette situation compte pour les taxes de la vente",
        "Côté fiscalité, {fiveOnly}",
      ],
      luxury: ["{fiveOnly}"],
    },
  },
  {
    on: ["overFive"],
    icon: "📄",
    line: {
      friendly: ["Le vendeur l’a depuis plus de cinq ans : en Chine, cette durée compte pour les taxes"],
      professional: ["Le vendeur détient le bien depuis plus de cinq ans"],
      luxury: ["Détenu depuis plus de cinq ans"],
      trendy: ["Plus de cinq ans chez le même vendeur : en Chine, ça compte pour les taxes"],
    },
  },
  {
    on: ["overTwo"],
    icon: "📄",
    line: {
      friendly: ["Deux ans de détention passés : en Chine, un premier seuil pour les taxes"],
      professional: ["Le bien a dépassé les deux ans de détention, un seuil fiscal en Chine"],
      luxury: ["Détenu depuis plus de deux ans"],
      trendy: ["Les deux ans sont passés : en Chine, c’est un premier palier de taxe"],
    },
  },
  {
    on: ["onlyHome"],
    icon: "📄",
    line: {
      professional: ["C’est le seul logement du vendeur, ce qui compte en Chine pour les taxes"],
      friendly: ["C’est le seul logement du vendeur : en Chine, cela joue sur les taxes"],
      luxury: ["C’est le seul logement du vendeur"],
      trendy: ["Seul logement du vendeur : en Chine, ça joue sur les taxes"],
    },
  },
  {
    on: ["noMortgage"],
    icon: "📄",
    line: {
      friendly: ["Pas d’hypothèque sur le bien : un papier de moins à attendre"],
      professional: ["Le bien est libre d’hypothèque"],
      luxury: ["Libre d’hypothèque"],
      trendy: ["Pas d’hypothèque : un papier de moins"],
    },
  },
];
