/** A price of the future said to be sure: by how much, or how many times over. No paper proves it, whatever rent or lease may be proven. */
import type { Concept } from "#engine/compliance/frames/language";

const sure =
  "(guaranteed|guarantee|guarantees|we promise|i promise|we swear|sure win|certain|for certain|a certainty|no doubt about it|take it to the bank|our word on it|my word on it|cast iron|nailed on|confirmed)";
const multiplied =
  "(will|to|going to|gonna|shall|must|confirm|sure) ..1 (double|triple|treble|quadruple) !(as|up|glazed|glazing|check|garage|bed|room|the deposit)";
const raised =
  "(value|values|price|prices|equity|capital|investment) ..3 (rise|rises|rising|grow|grows|climb|climbs|go up|goes up|increase|increases|appreciate|appreciates) ..2 {num} %";
const dearer = "<rises-in-price> ..5 <how-much-dearer>";
const certain = "(<sure-to>|<surely>|<sure-said>|<will-be>|certain|assured)";
/** "if the tunnel opens"; buying is no condition. */
const condition = "!(you|you're|we|your|bought|buying|purchased|anything|in doubt)";

export const priceSure: Record<string, Concept> = {
  "price-rise-sure": {
    frames: [
      `${multiplied} ...8 ${sure}`,
      `${sure} ...5 ${multiplied}`,
      `${sure} ...5 (doubles|triples|trebles|quadruples) ..4`,
      `${raised} ...6 ${sure}`,
      `${sure} ...5 ${raised}`,
      `<sure-to> ..1 ${dearer}`,
      `<sure-to> ..1 (reach|hit|pass|top|fetch) ..3 <sum> ..3 (by|before|within|next|in)`,
      `<will-be> ..1 <surely> ..2 ${dearer}`,
      `<surely> ..1 <will-be> ..2 ${dearer}`,
      `<will-be> ..2 ${dearer} ...6 <sure-said>`,
      `<sure-said> ...6 <will-be> ..2 ${dearer}`,
      "<sure-said> ...6 <rising-in-price> ..5 <how-much-dearer>",
      "(guaranteed|assured|certain|guarantee|guarantees) ..2 <how-much-dearer> ..2 <a-rise-in-price>",
      "(guaranteed|assured|certain|guarantee|guarantees) ..2 <a-rise-in-price> ..2 <how-much-dearer>",
      "<how-much-dearer> ..2 <a-rise-in-price> ...7 (guaranteed|certain|assured|a certainty|for sure|for certain)",
      "<a-rise-in-price> of ..2 <how-much-dearer> ...7 (guaranteed|certain|assured|a certainty|for sure|for certain)",
    ],
    unless: [
      "<disclaimed>",
      "(nobody|no one|cannot|can't|couldn't|won't|don't|do not|does not|never|not|without) ..2 (guarantee|guarantees|guaranteed|promise|promises|promised|swear|certain|confirmed)",
      "(no|not|never|nothing|nor|neither|isn't|aren't|hardly) !(doubt|question|only|just|merely|matter) ..2 (<sure-to>|certain|guaranteed|assured)",
      "... <qualified>",
      "(glazing|glazed|warranty|insulation)",
      "(the number|number of|buses|trains|trams|seats|lanes|classrooms|frequency|capacity|storage|floor area)",
      // said of another time, or of what may not come
      `(was|were|been|seemed|looked|would be|would have been) ..1 (<sure-to>|certain|guaranteed|assured)`,
      `^ (if|unless|were|should|assuming|supposing|provided) ${condition}`,
      `!(even|as|no matter) (if|unless|assuming|supposing|provided) ${condition}`,
      // what a lease sets, an authority takes or a contract buys back at
      `!(price|prices|value|values|worth|equity) <raised-by-others> ..3 ${certain}`,
      "(guaranteed|assured|certain) ..3 (rent|rental|rents|fee|levy|tax) ..1 (rise|rises|increase|increases|growth|uplift|review|reviews)",
      "<how-much-dearer> ..4 (under|by|per|as|in) ..2 (lease|tenancy|tenancy agreement|rent review)",
      "(buy back|buyback|buys back|repurchase|buy it back|buys it back|buy the home back)",
    ],
  },
};
