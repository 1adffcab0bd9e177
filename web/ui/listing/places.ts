/** Countries and currencies offered in the form; a listing's own value is added when it is another. */
import countryToCurrency from "country-to-currency";

/** The first ones are where most users work. */
export const countries =
  "CN HK MO TW JP KR SG MY TH VN ID PH IN AE SA TR KZ AU NZ US CA MX BR GB IE FR DE ES IT PT NL BE AT CH SE NO DK FI PL CZ GR RU ZA".split(
    " ",
  );

const moneyOf: ReadonlyMap<string, string> = new Map(Object.entries(countryToCurrency));

/** The currency homes are priced in there (ISO 4217); null where the country is unknown: then it is asked. */
export const currencyOf = (country: string | null): string | null => moneyOf.get(country ?? "") ?? null;

export const currencies = [...new Set(countries.map(currencyOf))].filter((currency) => currency !== null);
