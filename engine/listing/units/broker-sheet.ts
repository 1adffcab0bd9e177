/** The shorthand of a brokers' sheet: "LP: $1,149,000 | BR 3 BA 2 | SF 1,735 | YB 1987". */

export type BrokerSheet = {
  price: number | null;
  squareFeet: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  yearBuilt: number | null;
};

const PRICE =
  /(?<![\p{L}])(?:LP|L\/P|List(?:ed)? Price|Curr(?:ent)? Price)\s?[:=]?\s?\$\s?(\d{1,3}(?:,\d{3})+|\d{5,9})(?!\d)/iu;
const AREA =
  /(?<![\p{L}])(?:SF|SqFt|Sq Ft|SQFT|AGLA|TLA|Liv(?:ing)? Area|Apx SF)\s?[:=]?\s?(\d{1,2},\d{3}|\d{3,5})(?![\d,])/u;
const BEDROOMS = /(?<![\p{L}])(?:BR|BRs|BD|BDR|Beds?|Bdrms?)\s?[:=]?\s?(\d{1,2})(?![\d,.])/iu;
const BATHROOMS = /(?<![\p{L}])(?:BA|BTH|Baths?|FB)\s?[:=]?\s?(\d{1,2}(?:\.\d)?)(?![\d,])/iu;
const YEAR = /(?<![\p{L}])(?:YB|Yr ?Blt|Yr ?Built|Year ?Built|Blt)\s?[:=]?\s?((?:18|19|20)\d{2})(?!\d)/iu;
/** So much of the shorthand at least: "BR 3" alone may be anything. */
const ENOUGH = 3;

const numberOf = (text: string | undefined): number | null => (text ? Number(text.replace(/,/g, "")) : null);

/** Null where a text is no such sheet. Area in square feet, price in the country's dollars. */
export function brokerSheet(text: string): BrokerSheet | null {
  const found = [PRICE, AREA, BEDROOMS, BATHROOMS, YEAR].map((pattern) => numberOf(pattern.exec(text)?.[1]));
  if (found.filter((one) => one !== null).length < ENOUGH) return null;
  const [price = null, squareFeet = null, bedrooms = null, bathrooms = null, yearBuilt = null] = found;
  return { price, squareFeet, bedrooms, bathrooms, yearBuilt };
}
