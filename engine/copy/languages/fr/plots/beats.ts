/** What a home is and where, its floor and yearly bills: sentences that plots of every voice share. */
import type { Beat } from "#engine/copy/languages/base/plot";

/** The home as a noun with its surface and rooms, behind some words. */
export const home = (before: string, area = "{area.bare}"): readonly string[] => [
  `{?beds}{!studioFlat}${before}{type.un} de ${area} avec {layout}`,
  `{?studioFlat}{+layout}${before}un studio de ${area}`,
  `{?beds}{!studioFlat}${before}{type.un} avec {layout}`,
  `{?studioFlat}{+layout}${before}un studio`,
  `{!beds}${before}{layout}, ${area}`,
  `{!beds}${before}{layout}`,
  `{!layout}${before}{type.un} de ${area}`,
];
/** Where it is, then what it is: "À Lyon 7e, à 350 m du métro, un appartement de 66 m² avec deux chambres". */
export const hereIs: Beat = [
  ...home("{place.a}[, {transit.from}], "),
  ...home("[{transit.from}, ]"),
  "{place.a}[, {transit.from}], {type.un}",
];
/** What it is, then where. */
export const itIs: Beat = [
  "{?beds}{!studioFlat}{type.un} de {area.bare} {place.a}[, {transit.from}], avec {layout}",
  "{?studioFlat}{+layout}Un studio de {area.bare} {place.a}[, {transit.from}]",
  "{?beds}{!studioFlat}{type.un} {place.a}[, {transit.from}], avec {layout}",
  ...home("{place.a}[, {transit.from}], "),
  ...home("[{transit.from}, ]"),
  "{type.un} {place.a}[, {transit.from}]",
];
/** What it is where the place has been named. */
export const inIt: Beat = home("C’est ");

/** Its floor, how one gets there, which way it faces. */
export const level: Beat = [
  "{+topFloor}{+lift}{type.le} est {floor.at}, le dernier, avec ascenseur[, et {aspect.facing}]",
  "{+lift}{!groundLevel}{type.le} est {floor.at} avec ascenseur[, {aspect.facing}]",
  "{+lift}{!groundLevel}On est {floor.at} avec ascenseur[, avec {aspect}]",
  "{+lift}{!groundLevel}L’ascenseur monte jusqu’à la porte, {floor.at}[, avec {aspect}]",
  "{+noLift}{+upstairsWithoutLift}{type.le} est {floor.at} et l’immeuble n’a pas d’ascenseur[ ; on a {aspect}]",
  "{+noLift}{+upstairsWithoutLift}C’est {floor.at} sans ascenseur[, avec {aspect}]",
  "{+noLift}{!upstairsWithoutLift}{!groundLevel}C’est {floor.at} sans ascenseur[, avec {aspect}]",
  "{+topFloor}{!noLift}{!lift}{type.le} est {floor.at}, le dernier[, et {aspect.facing}]",
  "{!lift}{!noLift}{type.le} est {floor.in}[, {aspect.facing}]",
  "{!lift}{!noLift}On est {floor.in}[, avec {aspect}]",
  "{+lift}{!floor}L’immeuble a un ascenseur[, et l’on a {aspect}]",
  "{!floor}{type.le} est {aspect.facing}",
  "{!floor}On a {aspect}",
  "{type.le} est {aspect.facing}",
];
/** Air and heat. */
export const air: Beat = [
  "{+bothSides}{+centralHeating}{+gasHeating}Le plan est traversant, le chauffage central, au gaz",
  "{+bothSides}Le plan est traversant",
  "{+centralHeating}{+gasHeating}Le chauffage est central, au gaz",
  "{+districtHeating}Le chauffage est urbain",
  "{+individualHeating}{+gasHeating}Le chauffage est individuel, au gaz",
  "{+individualHeating}Le chauffage est individuel",
];
/** Yearly bills. */
export const bills: Beat = [
  "{?coOwnershipCharges.monthly}Il faut y ajouter des {coOwnershipCharges}[ et une {propertyTax}]",
  "{?coOwnershipCharges.about}Il faut y ajouter des {coOwnershipCharges}[ et une {propertyTax}]",
  "{?propertyTax.about}{?sale}Il faut y ajouter une {propertyTax}",
  "{?propertyTax.monthly}{?sale}Il faut y ajouter une {propertyTax}",
];
