/** The home in a sentence, price and terms, calls and questions in French. */
import type { Story } from "#engine/copy/languages/base/story";

export const home: Story["home"] = {
  professional: [
    "{?sale}À vendre {place.a} : {beds.un}, {area.of}[, {floor.at}][, {aspect.short}][, {land}][, {year}]",
    "{?rent}À louer {place.a} : {beds.un}, {area.of}[, {floor.at}][, {aspect.short}][, {land}][, {year}]",
    "{place} : {layout}, {area.of}[, {floor.at}][, {aspect.short}][, {land}][, {year}]",
    "{place} : {type.un}[ de {area.of}][, {floor.at}][, {aspect.short}][, {land}][, {year}]",
    "{beds.un}, {area.of}[, {floor.at}][, {aspect.short}][, {land}][, {year}]",
    "{type.un}[, {area.of}][, {floor.at}][, {aspect.short}][, {land}][, {year}]",
    "{layout}[, {area.of}]",
  ],
  friendly: [
    "Nous sommes {place.a}. {layout}, {area.of}[, {floor.at}][, {aspect.short}][, {land}]",
    "Ça se passe {place.a} : {beds.un}, {area.of}[, {floor.at}][, {aspect.short}][, {land}]",
    "C’est {beds.un} {place.a}, {area.of}[, {floor.at}][, {aspect.short}][, {land}]",
    "C’est {type.un} {place.a}[, {area.of}][, {floor.at}][, {aspect.short}][, {land}]",
    "C’est {beds.un}, {area.of}[, {floor.at}][, {aspect.short}][, {land}]",
    "C’est {type.un}[, {area.of}][, {floor.at}][, {land}]",
    "Côté pièces : {layout}[, {area.of}]",
  ],
  luxury: [
    "{place}. {beds.un}, {area.of}[, {aspect.short}][, {floor.at}][, {land}]",
    "{place}. {layout}, {area.of}[, {aspect.short}][, {floor.at}][, {land}]",
    "{place}. {type.un}[, {area.of}][, {aspect.short}][, {floor.at}][, {land}]",
    "{beds.un}, {area.of}[, {aspect.short}][, {floor.at}][, {land}]",
    "{layout}[, {area.of}]",
  ],
  trendy: [
    "📍 {place}. {layout.short}, {area.of}[, {floor.at}][, {aspect.short}][, {land}]",
    "Le décor : {place}. {layout.short}, {area.of}[, {floor.at}][, {aspect.short}][, {land}]",
    "On est {place.a} : {layout.short}, {area.of}[, {floor.at}][, {aspect.short}][, {land}]",
    "{type.un} {place.a}[, {area.of}][, {floor.at}][, {land}]",
    "{layout.short}[, {area.of}]",
  ],
};

/** A yearly cost, and what it comes to by the month. */
const yearly = (kind: "coOwnershipCharges" | "serviceCharge" | "propertyTax"): string =>
  `[, {${kind}}, soit {${kind}.monthly} par mois][, {${kind}}, soit environ {${kind}.about} par mois][, {${kind}}]`;
const charges = `${yearly("coOwnershipCharges")}${yearly("serviceCharge")}[, {hoaFee}]`;
const fees = "[, {agencyFee}][, {feesBySeller.bare}]";
const entry = "[, {depositAndAdvance}, soit {signingSum}][, {depositAndAdvance}][, {deposit}]";
const rent = `[, {utilities}][, {managementFee}]${entry}[, {agencyFee}]`;
const energy = "[. {energyClass}][, {emissionsClass}]";

export const money: Story["money"] = {
  professional: [
    `{?rent}Loyer : {price}${rent}[, {available}]${energy}`,
    `{?rent}Conditions de location : {price}${rent}[, {available}]${energy}`,
    `{?sale}Prix : {price}[, soit {rate}]${fees}${charges}${yearly("propertyTax")}${energy}`,
    `{?sale}Prix de vente : {price}[, soit {rate}]${fees}${charges}${yearly("propertyTax")}${energy}`,
    `{?sale}À savoir aussi : {agencyFee}${charges}${yearly("propertyTax")}${energy}`,
    `{?sale}À prévoir chaque année : {coOwnershipCharges}${yearly("propertyTax")}${energy}`,
    `Prix : {price}${energy}`,
  ],
  friendly: [
    `{?rent}Côté budget : {price}${rent}${energy}`,
    `{?rent}Les comptes, maintenant : {price}${rent}${energy}`,
    `{?rent}Ce qui sort du compte : {price}${rent}${energy}`,
    `{?sale}Côté budget : {price}[, soit {rate}]${fees}${charges}${yearly("propertyTax")}${energy}`,
    `{?sale}Les comptes, maintenant : {price}[, soit {rate}]${fees}${charges}${yearly("propertyTax")}${energy}`,
    `{?sale}Pour les comptes : {price}[, soit {rate}]${fees}${charges}${yearly("propertyTax")}${energy}`,
    `{?sale}Pour compléter les comptes : {agencyFee}${charges}${yearly("propertyTax")}${energy}`,
    "{?rent}Pour compléter les comptes : {depositAndAdvance}[, {managementFee}][, {utilities}]",
    `Côté budget : {price}${energy}`,
  ],
  luxury: [
    `{?rent}Le loyer est de {price}[, {utilities}][, {managementFee}][, {deposit}][, {agencyFee}]${energy}`,
    `{?sale}Le prix est de {price}${fees}[, {coOwnershipCharges}][, {serviceCharge}]${energy}`,
    `{?sale}Il est demandé {price}${fees}[, {coOwnershipCharges}][, {serviceCharge}]${energy}`,
    `Le prix est de {price}${energy}`,
  ],
  trendy: [
    `{?rent}Côté sous : {price}${rent}${energy}`,
    `{?rent}L’addition : {price}${rent}${energy}`,
    `{?sale}Côté sous : {price}${fees}${charges}${energy}`,
    `{?sale}L’addition : {price}${fees}${charges}${energy}`,
    `{?sale}Et avec ça : {agencyFee}${charges}${energy}`,
    "{?rent}Et avec ça : {depositAndAdvance}[, {managementFee}][, {utilities}]",
    `Côté sous : {price}${energy}`,
  ],
};

export const calls: Story["calls"] = {
  professional: [
    "Visites et renseignements : {agent}, {company}, {phone}",
    "Pour organiser une visite : {agent}, {company}, {phone}",
    "Votre interlocuteur chez {company} : {agent}, {phone}",
    "Visites : {agent}, {phone}",
    "Visites sur rendez-vous : {agent}",
    "Visites sur rendez-vous, dossier complet sur demande",
  ],
  friendly: [
    "On visite quand ? {agent}, {company}, {phone}",
    "Pour pousser la porte : {agent}, {company}, {phone}",
    "Une question, une envie de visite ? {agent}, {company}, {phone}",
    "Envie de voir par vous-même ? {agent}, {phone}",
    "Dites-moi le jour qui vous arrange. {agent}",
    "Dites-moi en commentaire le jour qui vous arrange",
  ],
  luxury: [
    "Indiquez-nous le jour qui vous convient. {agent}, {company}, {phone}",
    "Sur rendez-vous : {agent}, {company}, {phone}",
    "{agent} vous ouvre la porte, sur rendez-vous : {phone}",
    "Sur rendez-vous, auprès de {agent}",
    "Sur rendez-vous",
  ],
  trendy: [
    "Ça te tente ? {agent}, {phone}",
    "Tu viens voir ? C’est {agent}, au {phone}",
    "Réponds ici, puis écris à {agent} ({company}), {phone}",
    "Partant pour une visite ? C’est {agent}",
    "Partant pour une visite ? Écris « visite » en commentaire",
  ],
};

export const questions: Story["questions"] = {
  professional: ["Un point à préciser ? Posez-nous la question.", "Quelle information vous manque-t-il ?"],
  friendly: [
    "Vous poseriez le canapé de quel côté ?",
    "Qu’est-ce qui compte d’abord pour vous : le plan, la lumière ou l’adresse ?",
    "Premier carton ouvert : cuisine ou chambre ?",
  ],
  luxury: ["Que regarderiez-vous en premier ?", "La suite se voit sur place."],
  trendy: [
    "Tu gardes ou tu passes ?",
    "Ton verdict en un emoji ?",
    "Team « je visite » ou team « je réfléchis » ?",
    "Honnêtement : oui, non, peut-être ?",
  ],
};

export const ask: Story["ask"] = {
  professional: [
    "À nous demander avant la visite : {gaps}.",
    "Non précisé dans l’annonce, à confirmer avant tout engagement : {gaps}.",
  ],
  friendly: [
    "Ce que l’annonce ne dit pas encore : {gaps}. Pensez à le demander en visite.",
    "À glisser dans votre liste de questions : {gaps}.",
  ],
  luxury: ["Sur demande : {gaps}.", "Nous vous préciserons de vive voix : {gaps}."],
  trendy: ["À demander avant de craquer : {gaps}.", "Encore en suspens : {gaps}. Demande-le en visite."],
};

export const rest: Story["rest"] = {
  professional: ["Également : {rest}.", "À noter aussi : {rest}.", "Le descriptif se complète ainsi : {rest}."],
  friendly: ["Et pour le reste : {rest}.", "J’allais oublier : {rest}.", "Sans oublier : {rest}."],
  luxury: ["À cela s’ajoute : {rest}.", "Et, plus discrètement : {rest}."],
  trendy: ["Le reste du casting : {rest}.", "Bonus : {rest}.", "Au générique aussi : {rest}."],
};
