/** Where in the home, of what, in what state: as English pages put it, and as texts set it beside a name. */
import type { Thing } from "#engine/copy/languages/base/things";
import type { Detail } from "#engine/copy/points/statement";

export const details: Readonly<Record<Detail, Thing>> = {
  inLiving: ["in the (?:living|sitting|reception) room|in the lounge", " in the living room"],
  inBedroom: ["in the (?:main |principal |primary |master )?bedroom", " in the bedroom"],
  inBedrooms: ["in (?:the two|both|all|the) (?:ground-floor )?bedrooms", " in the bedrooms"],
  inAllRooms: ["in (?:all|every) rooms?|throughout", " in every room"],
  inHall: ["in the (?:entrance |central )?(?:hall(?:way)?|entrance|corridor)", " in the hall"],
  inKitchen: ["in the kitchen", " in the kitchen"],
  inBathroom: ["in the bathroom", " in the bathroom"],
  inBasement: ["in the (?:basement|cellar)", " in the basement"],
  underRoof: ["in the (?:attic|loft|eaves)|under the (?:roof|eaves)", " under the roof"],
  groundLevel: ["on the (?:ground|main) (?:floor|level)", " on the ground floor"],
  endOfGarden: ["at the (?:end|bottom|far end) of the garden", " at the end of the garden"],
  toCourtyard: ["(?:on|to|facing|onto|overlooking) the (?:inner )?courtyard(?: side)?", " on the courtyard side"],
  toGarden: ["(?:onto|facing|overlooking|to) the garden", " onto the garden"],
  toStreet: ["(?:on|facing|to) the street(?: side)?", " on the street side"],
  inCourtyard: ["in the (?:court)?yard", " in the courtyard"],
  decorative: ["decorative|not in use", "decorative"],
  withElectricity: ["with (?:electricity|power)|powered", "with electricity"],
  unheated: ["unheated|not heated|without heating", "unheated"],
  oak: ["(?:in )?oak", " in oak"],
  marble: ["(?:in )?marble", " in marble"],
  stone: ["(?:in )?stone", " in stone"],
  wood: ["(?:in )?wood(?:en)?", " in wood"],
  notCounted: ["not (?:counted|included) in the (?:living |floor )?area", "on top of the stated area"],
  included: ["included(?: in the (?:rent|price|sale))?", "included"],
  free: ["free(?: of charge)?", "free of charge"],
  tenantsExpense: ["at (?:the )?tenant['’]s expense|paid by (?:the )?tenant", "paid by the tenant"],
};
