/** One to three sentences, where there is room for no more. */
import type { CopyStyle } from "#contract/copy";
import type { Templates } from "#engine/copy/languages/base/language";
import type { Beat, Plot } from "#engine/copy/languages/base/plot";
import { home } from "./beats.ts";

const brief = (
  name: string,
  voices: readonly CopyStyle[],
  on: Plot["on"],
  weight: number,
  lead: readonly Beat[],
  close: Templates,
): Plot => ({
  name,
  voices,
  families: ["short"],
  on,
  weight,
  titles: ["{beds.home} {place.a}", "{beds.home}", "{area.bare}"],
  lines: [{ say: lead }, { close: [close] }],
});
/** Rooms and surface without the number of baths, for want of room. */
const small = (before: string, after = ""): readonly string[] => [
  `{!studioFlat}${before}{beds.un}, {area.bare}${after}`,
  `{?studioFlat}{+layout}${before}un studio de {area.bare}${after}`,
  `{!beds}${before}{layout}, {area.bare}${after}`,
  `{!beds}{!layout}${before}{type.un} de {area.bare}${after}`,
  `{!area}{!layout}${before}{type.un}${after}`,
];
const warm: readonly CopyStyle[] = ["friendly", "trendy"];
const calm: readonly CopyStyle[] = ["professional", "luxury"];
const perk: Beat = [
  "On y trouve {garden} et {terrace}",
  "On y trouve {garden}",
  "On y trouve {balcony} et {fireplace}",
  "On y trouve {terrace}",
  "On y trouve {roofTerrace}",
  "On y trouve {balcony}",
  "On y trouve {yard}",
  "On y trouve {fireplace}",
];

export const short: readonly Plot[] = [
  brief(
    "court, le prix à la fin",
    warm,
    ["price", "layout"],
    56,
    [
      [...small("{place.a}[, {transit.from}], "), ...small("")],
      perk,
      ["C’est {price}", "{?price.apart}Prix : {price}"],
    ],
    ["On y passe ? {agent}, {phone}", "On y passe ?"],
  ),
  brief(
    "court, le prix devant",
    warm,
    ["price", "area"],
    54,
    [[...small("{price.short} {place.a}[, {transit.from}] : "), ...small("{price.short} : ")], perk],
    ["Pour voir, {agent} au {phone}", "Pour voir, un message suffit"],
  ),
  brief(
    "court, ce qu’il y a dehors",
    warm,
    ["balcony", "price"],
    64,
    [["{balcony} {place.a}[, {transit.from}] ☕", "{balcony} ☕"], small("Avec lui, ", ", {price}"), ["{price}"]],
    ["Le café se prend avec {agent} : {phone}", "Le café se prend quand ?"],
  ),
  brief(
    "court, le jardin",
    warm,
    ["garden", "price"],
    80,
    [["{garden} {place.a} 🌿", "{garden} 🌿"], small("Avec lui, ", ", {price}"), ["{price}"]],
    ["Visite avec {agent}, {phone}", "Visite un jour de beau temps ?"],
  ),
  brief(
    "court, l’arrêt",
    warm,
    ["transit", "price"],
    58,
    [
      [...small("{transit.from}, {place.a}, "), ...small("{transit.from}, ")],
      ["Le tout pour {price}", "{?price.apart}Prix : {price}"],
    ],
    ["On se retrouve à l’arrêt ? {agent}, {phone}", "On se retrouve à l’arrêt ?"],
  ),
  brief(
    "court, l’annonce",
    calm,
    ["price", "layout"],
    56,
    [
      [
        ...small("{?sale}À vendre {place.a}[, {transit.from}] : "),
        ...small("{?rent}À louer {place.a}[, {transit.from}] : "),
        ...small(""),
      ],
      perk,
      ["{?sale}En vente à {price}", "{?rent}Loyer, {price}[, {utilities}]", "{?price.apart}Prix : {price}"],
    ],
    ["Renseignements et visites auprès de {agent}, {phone}", "Renseignements et visites sur demande"],
  ),
  brief(
    "court, en une phrase",
    calm,
    ["price", "area"],
    54,
    [
      [...home("{place.a}, ", "{area.bare}")],
      "On est {transit.from}",
      perk,
      ["{?sale}Le prix est de {price}", "{?rent}Le loyer est de {price}", "{?price.apart}Prix : {price}"],
    ],
    ["{agent} vous reçoit sur rendez-vous, {phone}", "Nous vous recevons sur rendez-vous"],
  ),
  brief(
    "court, l’adresse",
    calm,
    ["transit", "price"],
    58,
    [
      ["{place}, {transit.from}", "{transit.from}"],
      small("Nous proposons ", ", {price}"),
      small("Nous proposons "),
      ["{price}"],
    ],
    ["La visite se fixe avec {agent}, {phone}", "La visite se fixe à votre heure"],
  ),
  brief(
    "court, l’extérieur",
    calm,
    ["balcony", "price"],
    62,
    [
      [...small("{place.a}[, {transit.from}], ", " et {balcony}"), ...small("", " et {balcony}")],
      ["{?sale}En vente à {price}", "{?rent}Loyer, {price}[, {utilities}]", "{?price.apart}Prix : {price}"],
    ],
    ["{agent} répond au {phone}", "Visite sur rendez-vous"],
  ),
];
