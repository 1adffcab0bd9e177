/** The shorthand of a brokers' sheet: "LP: $1,149,000 | BR 3 BA 2 | SF 1,735 | YB 1987". */

export type BrokerSheet = {
  price: number | null;
  squareFeet: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  yearBuilt: number | null;
};

const PRICE =
  /(?<![\p{L}])(?:LP|L\/P|List(?:ed)? Price|Curr(?:ent)? Price)\s?[:=]?\s?\$\s?(\d{1,3}(?:,\d{3})+|\d{5,9}|\d{2,4}(?:\.\d)?K|\d{1,2}(?:\.\d{1,3})?M)(?![\d\p{L}])/iu;
const AREA =
  /(?<![\p{L}])(?:SF|SqFt|Sq Ft|SQFT|AGLA|TLA|Liv(?:ing)? Area|Apx SF)\s?[:=]?\s?(\d{1,2},\d{3}|\d{3,5})(?![\d,])|(?<![\d,.$])(\d{1,2},\d{3}|\d{3,5})\s?(?:SF|sf|SqFt|sqft)(?!\p{L})/u;
/** "2/2 at Bayshore Towers": bedrooms and bathrooms. */
const BOTH = /(?<![\d/$.])([1-9])\s?\/\s?([1-9](?:\.\d)?)(?![\d/.])/u;
const BEDROOMS = /(?<![\p{L}])(?:BR|BRs|BD|BDR|Beds?|Bdrms?)\s?[:=]?\s?(\d{1,2})(?![\d,.])/iu;
const BATHROOMS = /(?<![\p{L}])(?:BA|BTH|Baths?|FB)\s?[:=]?\s?(\d{1,2}(?:\.\d)?)(?![\d,])/iu;
const YEAR = /(?<![\p{L}])(?:YB|Yr ?Blt|Yr ?Built|Year ?Built|Blt)\s?[:=]?\s?((?:18|19|20)\d{2})(?!\d)/iu;
/** So much of the shorthand at least: "BR 3" alone may be anything. */
const ENOUGH = 3;

const THOUSANDS: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };
/** "1,735", "725K", "1.149M". */
const numberOf = (text: string | undefined): number | null => {
  if (text === undefined) return null;
  const unit = THOUSANDS[text.slice(-1).toLowerCase()];
  return unit === undefined ? Number(text.replace(/,/g, "")) : Math.round(Number(text.slice(0, -1)) * unit);
};

/** Null where a text is no such sheet. Area in square feet, price in the country's dollars. */
export function brokerSheet(text: string): BrokerSheet | null {
  const found = [PRICE, AREA, BEDROOMS, BATHROOMS, YEAR].map((pattern) => {
    const [, labelled, trailing] = pattern.exec(text) ?? [];
    return numberOf(labelled ?? trailing);
  });
  const both = BOTH.exec(text);
  if (both !== null && found[2] === null && found[3] === null && found.some((one) => one !== null))
    [found[2], found[3]] = [numberOf(both[1]), numberOf(both[2])];
  if (found.filter((one) => one !== null).length < ENOUGH) return null;
  const [price = null, squareFeet = null, bedrooms = null, bathrooms = null, yearBuilt = null] = found;
  return { price, squareFeet, bedrooms, bathrooms, yearBuilt };
}
