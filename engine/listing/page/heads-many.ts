/** Headings that name homes in the plural: those of results, news and guides. */
import { plain } from "../units/number.ts";

/** Homes in the plural and what is done with them: how pages of results are headed. */
const MANY: readonly RegExp[] = [
  /\b(?:houses|homes|apartments|flats|properties|condos|townhouses|villas|rentals)\b.{0,30}\b(?:for sale|to rent|for rent|to let|in|near)\b/i,
  /(?:wohnungen|häuser|immobilien|eigentumswohnungen|mietwohnungen) (?:in|kaufen|mieten|zum|zur|zu)(?!\p{L})/iu,
  /(?:appartements|maisons|biens|logements|studios)(?: et \p{L}{3,14})? (?:à|en) (?:vendre|louer|vente|location)/iu,
  /(?:pisos|casas|viviendas|chalets|apartamentos|inmuebles|departamentos|locales|terrenos)(?: y \p{L}{3,14})? (?:en|de) (?:venta|alquiler|renta|arriendo|obra|\p{Lu})/iu,
  /(?:case|appartamenti|ville|immobili|bilocali|trilocali)(?: e \p{L}{3,14})? in (?:vendita|affitto)/iu,
  /(?:apartamentos|moradias|casas|im[óo]veis|andares|terrenos)(?: (?:t\d|novos|usados))?(?: e \p{L}{3,14})? (?:à venda|para (?:venda|alugar|arrendar|comprar)|em)(?!\p{L})/iu,
  /(?:koop|huur)(?:huizen|woningen|appartementen)|(?:huizen|woningen|appartementen) (?:te koop|te huur|in)/iu,
  /^\p{Script=Han}{2,8}(?:二手房|租房|新房|出租房|售楼|租屋|售屋|買屋)(?:[,，_\-|\s]|网|房源|出售|买卖|出租|$)/u,
  /の(?:賃貸|中古マンション|新築マンション|一戸建て|土地|物件|アパート)(?:物件|住宅)?(?:を探す|を検索|探し|一覧|$|[｜|【\s])/u,
  /(?:아파트|빌라|오피스텔|원룸|투룸|주택|상가) ?(?:매매|전세|월세|임대)(?: ?(?:매물|목록|시세|모아보기|보기))?(?:\s?[-|·]|$)/u,
];

/** Whether a heading names homes in the plural. */
export function headsMany(text: string): boolean {
  const line = plain(text.slice(0, 300));
  return MANY.some((words) => words.test(line));
}
