/** The kind of home a text names ("townhouse", "一戸建て"), as printed. */

const KINDS: readonly RegExp[] = [
  /\b(?:(?:semi-)?detached house|terraced house|end[- ]of[- ]terrace|single[- ]family (?:home|house)|town\s?(?:house|home)|row\s?house|condo(?:minium)?|colonial|brownstone|ranch(?: home| house)?|split-level|penthouse|duplex|triplex|bungalow|maisonette|cottage|villa|loft(?! conversion| space)|studio(?: apartment| flat)?|apartment|flat(?![- ](?:roof|screen|rate|fee|panel))|mobile home|(?<!open )house)\b/i,
  /联排别墅|独栋别墅|叠拼|别墅|公寓|洋房|复式|商铺|写字楼|住宅/,
  /中古マンション|新築マンション|新築一戸建て?|中古一戸建て?|一戸建て?|戸建て?|貸家|テラスハウス|マンション|アパート|タウンハウス/,
  /아파트|오피스텔|빌라|단독주택|원룸|투룸|쓰리룸|다가구|타운하우스/,
  /\b(?:appartement|maison|pavillon|studio|villa)\b/i,
  /\b(?:eigentumswohnung|dachgeschosswohnung|mietwohnung|wohnung|einfamilienhaus|reihenhaus|doppelhaushälfte|mehrfamilienhaus|haus)\b/i,
  /(?<!\p{L})(?:piso(?! \d)|depa(?:rtamento)?|apto|depto|villa a schiera|villetta(?: a schiera)?|cobertura|sobrado|apartamento|departamento|chalet|adosado|ático|casa(?! d)|appartamento|monolocale|bilocale|trilocale|quadrilocale|moradia|appartement|huis)(?!\p{L})/iu,
];

/** The first kind of home in a text; null when it names none. */
export function propertyTypeIn(text: string): string | null {
  const matches = KINDS.map((pattern) => pattern.exec(text)).filter((match) => match !== null);
  return matches.sort((a, b) => a.index - b.index)[0]?.[0] ?? null;
}
