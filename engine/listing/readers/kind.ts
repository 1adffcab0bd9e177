/** What is offered: a plot of land and a whole building have no bedrooms of their own. */
import type { Page } from "../page/page.ts";

const LAND =
  /土地|売地|宅地|^land\b|vacant land|\bplot\b|grundstück|terrain(?: constructible)?$|^terreno|lote\b|участок|대지|토지/i;
const WHOLE_BUILDING =
  /一棟|1棟|whole building|apartment building|mehrfamilienhaus|\bimmeuble\b|edificio entero|prédio inteiro|건물 전체|整栋|整棟/i;

const typesIn = (page: Page): string[] =>
  page.pairs.filter(({ meaning }) => meaning === "propertyType").map(({ value }) => value.slice(0, 60));
const names = (page: Page): string[] => [page.title, page.heading].map((text) => text.trim().slice(0, 120));

/** True for a listing of bare land: its land area is its area. */
export const isLand = (page: Page): boolean => {
  const types = typesIn(page);
  if (types.length > 0)
    return types.some((type) => LAND.test(type)) && !types.some((type) => /戸建|マンション|house|一戸/i.test(type));
  const own = names(page).join(" ");
  return /売地|土地[｜|(（ 　]|土地の購入|[^有]土地$|^[^】]*】[\s\S]*土地|land for sale|grundstück zu|terreno en venta|terrain à vendre/i.test(
    own,
  );
};

/** True for a building sold as one, where "1K" or "20–30㎡" describes a unit. */
export const isWholeBuilding = (page: Page): boolean =>
  [...typesIn(page), ...names(page)].some((text) => WHOLE_BUILDING.test(text));

const HOUSE =
  /\b(?:house|detached|terraced|bungalow|cottage|townhouse|single family|chalet|adosad[oa]|casa|unifamiliar|villa|villetta|moradia|sobrado|maison|pavillon|[\p{L}]{0,14}haus|doppelhaushälfte|woonhuis|eengezinswoning|hus|dom|dům)\b|戸建|一戸建|别墅|別墅|透天|단독주택|전원주택/iu;
const FLAT =
  /\b(?:flat|apartment|condo\w*|maisonette|piso|ático|apartamento|appartement|appartamento|bilocale|trilocale|wohnung|mieszkanie|byt|lägenhet)\b|マンション|公寓|아파트/iu;

/** True where what is offered is called a flat and nothing else. */
export const isFlat = (page: Page): boolean => {
  const own = [...typesIn(page), ...names(page)].join(" ");
  return FLAT.test(own) && !HOUSE.test(own);
};

/** True for a house of its own: the floors its prose tells of are inside it. */
export const isHouse = (page: Page): boolean => {
  const own = [...typesIn(page), ...names(page)].join(" ");
  return HOUSE.test(own) && !FLAT.test(own);
};
