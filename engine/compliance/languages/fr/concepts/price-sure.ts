/** A price of the future said to be sure: by how much, or how many times over. No paper proves it, whatever rent or lease may be proven. */
import type { Concept } from "#engine/compliance/frames/language";

const sure =
  "(garanti|garantie|garantis|garanties|garantissons|garantit|c'est garanti|promis|promis juré|c'est sûr|à coup sûr|certain|assuré|assurée)";
const multiplied = "(va|vont|ira|iront|de) ..1 (doubler|tripler|quadrupler)";
const doubled =
  "(doublera|doubleront|triplera|tripleront|vaudra le double|vaudra le triple|vaudra deux fois|vaudra trois fois)";
const raised = "(prendra|gagnera|augmentera|montera|prendront|grimpera) ..2 {num} %";

export const priceSure: Record<string, Concept> = {
  "price-rise-sure": {
    frames: [multiplied, doubled, raised].flatMap((rise) => [`${rise} ...8 ${sure}`, `${sure} ...6 ${rise}`]),
    unless: ["<disclaimed>", "... <qualified>", "(vitrage|décennale|ne garantissons aucun)"],
  },
};
