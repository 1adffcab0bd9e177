/** What a home is and where, its floor and yearly bills: sentences that plots of every voice share. */
import type { Beat } from "#engine/copy/languages/base/plot";

/** The home as a noun with its surface and rooms, behind some words. */
export const home = (before: string, area = "{area.bare}"): readonly string[] => [
  `{?beds}{!studioFlat}${before}{type.un} de ${area} avec {layout}`,
  `{?beds}{!studioFlat}${before}{type.un} de ${area}, soit {layout}`,
  `{?beds}{!studioFlat}${before}{type.un} qui réunit {layout} sur ${area}`,
  `{?studioFlat}{+layout}${before}un studio de ${area}`,
  `{?beds}{!studioFlat}{!area}${before}{type.un} avec {layout}`,
  `{?studioFlat}{+layout}{!area}${before}un studio`,
  `{!beds}${before}{layout}, ${area}`,
  `{!beds}{!area}${before}{layout}`,
  `{!layout}${before}{type.un} de ${area}`,
  `{?beds}{!type}${before}{layout} sur ${area}`,
  `{?beds}{!type}{!area}${before}{layout}`,
];
/** What it is and where, in builds enough that neighbours need not open alike. */
export const hereIs: Beat = [
  "{?beds}{!studioFlat}{place.a}[, {transit.from}], {type.un} de {area.bare} avec {layout}",
  "{?beds}{!studioFlat}{type.un} de {area.bare} {place.a}[, {transit.from}], avec {layout}",
  "{?beds}{!studioFlat}{layout} sur {area.bare}, c’est {type.un} {place.a}[, {transit.from}]",
  "{?beds}{!studioFlat}{place.a}[, {transit.from}], {type.ce} de {area.bare} compte {layout}",
  "{?beds}{!studioFlat}{place.a}, {type.ce} offre {layout} sur {area.bare}[, {transit.from}]",
  "{?beds}{!studioFlat}{?sale}{type.un} est à vendre {place.a}[, {transit.from}], avec {layout} sur {area.bare}",
  "{?beds}{!studioFlat}{?rent}{type.un} est à louer {place.a}[, {transit.from}], avec {layout} sur {area.bare}",
  ...home("{place.a}[, {transit.from}], ").slice(3),
  ...home("[{transit.from}, ]"),
  "{place.a}[, {transit.from}], {type.un}",
];
/** The same, in the other order first. */
export const itIs: Beat = [...hereIs.slice(1, 7), ...hereIs.slice(0, 1), ...hereIs.slice(7)];
/** What it is where the place has been named. */
export const inIt: Beat = [
  ...home("C’est ").filter((text) => !text.includes("{!type}")),
  "{!type}On y trouve {layout} sur {area.bare}",
];

/** Its floor, how one gets there, which way it faces. */
export const level: Beat = [
  "{+topFloor}{+lift}{type.le} est {floor.at}, le dernier, avec ascenseur[, et {aspect.facing}]",
  "{+lift}{!groundLevel}{type.le} est {floor.at} avec ascenseur[, {aspect.facing}]",
  "{+lift}{!groundLevel}On monte {floor.at} par l’ascenseur[, et {type.le} est {aspect.facing}]",
  "{+lift}{!groundLevel}L’ascenseur monte {floor.at}[, et {type.le} est {aspect.facing}]",
  "{+noLift}{+upstairsWithoutLift}{type.le} est {floor.at} sans ascenseur[, {aspect.facing}]",
  "{+noLift}{+upstairsWithoutLift}On monte {floor.at} et il n’y a pas d’ascenseur[ ; {type.le} est {aspect.facing}]",
  "{+noLift}{!upstairsWithoutLift}{!groundLevel}{type.le} est {floor.at} sans ascenseur[, {aspect.facing}]",
  "{+topFloor}{!noLift}{!lift}{type.le} est {floor.at}, le dernier[, et {aspect.facing}]",
  "{!lift}{!noLift}{type.le} est {floor.in}[, {aspect.facing}]",
  "{!lift}{!noLift}{type.le} se trouve {floor.in}[, {aspect.facing}]",
  "{+lift}{!floor}L’immeuble a un ascenseur[ et {type.le} est {aspect.facing}]",
  "{!type}{+lift}{!groundLevel}C’est {floor.at} avec ascenseur[, avec {aspect}]",
  "{!type}{+noLift}{+upstairsWithoutLift}C’est {floor.at} sans ascenseur[, avec {aspect}]",
  "{!type}{!lift}{!noLift}C’est {floor.in}[, avec {aspect}]",
  "{!floor}{type.le} est {aspect.facing}",
  "{type.le} est {aspect.facing}",
];
/** Air and heat. */
export const air: Beat = [
  "{+bothSides}{+centralHeating}{+gasHeating}Le plan est traversant, le chauffage central, au gaz",
  "{+bothSides}{+centralHeating}{+gasHeating}L’air traverse d’une façade à l’autre, et le chauffage, central, est au gaz",
  "{+bothSides}Le plan est traversant",
  "{+bothSides}L’air traverse d’une façade à l’autre",
  "{+centralHeating}{+gasHeating}Le chauffage est central, au gaz",
  "{+districtHeating}Le chauffage est urbain",
  "{+individualHeating}{+gasHeating}Le chauffage est individuel, au gaz",
  "{+individualHeating}Le chauffage est individuel",
];
/** An old building, where no date has said so. */
export const old: Beat = ["On est dans {oldBuilding}"];
/** Yearly bills. */
export const bills: Beat = ["coOwnershipCharges.monthly", "coOwnershipCharges.about"]
  .flatMap((known) => [
    `{?${known}}Il faut y ajouter des {coOwnershipCharges}[ et une {propertyTax}]`,
    `{?${known}}S’y ajoutent des {coOwnershipCharges}[ et une {propertyTax}]`,
    `{?${known}}Viennent ensuite des {coOwnershipCharges}[ et une {propertyTax}]`,
  ])
  .concat(
    ["propertyTax.about", "propertyTax.monthly"].flatMap((known) => [
      `{?${known}}{?sale}Il faut y ajouter une {propertyTax}`,
      `{?${known}}{?sale}S’y ajoute une {propertyTax}`,
    ]),
  );
/** The same where no price stands before it. */
export const billsBeside = (count: string): Beat => [
  `{?coOwnershipCharges.monthly}${count} aussi des {coOwnershipCharges}[ et une {propertyTax}]`,
  `{?coOwnershipCharges.about}${count} aussi des {coOwnershipCharges}[ et une {propertyTax}]`,
  `{?propertyTax.about}{?sale}${count} aussi une {propertyTax}`,
  `{?propertyTax.monthly}{?sale}${count} aussi une {propertyTax}`,
];
