/** The unified social credit code (统一社会信用代码, GB 32100-2015): 18 characters, the last one checks the others. */
const alphabet = "0123456789ABCDEFGHJKLMNPQRTUWXY";

/** Upper case, without the spaces and dashes people type. */
export const plainTaxId = (text: string): string => text.replace(/[\s-]/g, "").toUpperCase();

/** The check character of the first seventeen. Weights are the powers of 3 modulo 31. */
function checkOf(body: string): string {
  let sum = 0;
  let weight = 1;
  for (const character of body) {
    sum += alphabet.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return alphabet[(31 - (sum % 31)) % 31] ?? "";
}

/** Whether a plain code (`plainTaxId`) can be one: its characters, the six digits of the district, and its check character. */
export const isTaxId = (code: string): boolean =>
  /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(code) && checkOf(code.slice(0, 17)) === code[17];
