/** A price of the future said to be sure: by how much, or how many times over. No paper proves it, whatever rent or lease may be proven. */
import type { Concept } from "#engine/compliance/frames/language";

const sure =
  "(garanti|garantie|garantis|garanties|garantissons|garantit|c'est garanti|promis|promis juré|c'est sûr|à coup sûr|certain|assuré|assurée)";
const multiplied = "(va|vont|ira|iront|de) ..1 (doubler|tripler|quadrupler)";
const doubled =
  "(doublera|doubleront|triplera|tripleront|vaudra le double|vaudra le triple|vaudra deux fois|vaudra trois fois)";
const share =
  "({num} %|{num} pour cent|un tiers|un quart|un cinquième|d'un cinquième|cinquième|un dixième|deux tiers|trois quarts|moitié|{num} €|{num} euros)";
const raised = `(prendra|gagnera|augmentera|montera|prendront|gagneront|grimpera|grimperont|augmenteront|bondira|bondiront) ..2 ${share}`;
const raising = `(prendre|gagner|augmenter|monter|grimper|bondir|s'apprécier) ..2 ${share}`;
const bound =
  "(garanti|garantie|garantis|garanties|sûr|sûre|sûrs|sûres|certain|certaine|certains|certaines|assuré|assurée|assurés|assurées)";
const surely =
  "(certainement|assurément|sûrement|forcément|inévitablement|à coup sûr|sans aucun doute|sans nul doute|immanquablement)";
/** What a lease sets, a law takes or a meeting of owners decides. */
const others = "(loyer|loyers|charges|frais|taxe|taxes|impôt|impôts|taux|mensualités|dépôt|bail|honoraires)";

export const priceSure: Record<string, Concept> = {
  "price-rise-sure": {
    frames: [
      ...[multiplied, doubled, raised].flatMap((rise) => [`${rise} ...8 ${sure}`, `${sure} ...6 ${rise}`]),
      `${bound} (de|d') ..1 ${raising}`,
      `(va|vont) ..1 ${surely} ..1 ${raising}`,
      `${surely} ..3 ${raised}`,
    ],
    unless: [
      "<disclaimed>",
      "... <qualified>",
      "(vitrage|décennale|ne garantissons aucun)",
      `(rien|aucun|aucune|personne|n'|ne|pas|jamais) ..3 ${bound}`,
      `!(prix|valeur|valeurs) ${others} ..4 (est|sont|va|vont|sera|seront|augmentera|augmenteront)`,
      "^ (si|s')",
    ],
  },
};
