/** The many wordings of "year of construction" as a label: their parts are few, their combinations no table holds. */

const WORDINGS: readonly RegExp[] = [
  /^(?:approx(?:imate)? )?(?:year|date|yr)(?: of)? (?:built|build|construct(?:ed|ion)|complet(?:ed|ion))(?:$|\s?\/\s?effective)/,
  /^(?:building|house|home) (?:built|constructed)(?: in)?$|^construction (?:completed|finished)$/,
  /^(?:année|époque|date|période|an) (?:de |d'|d’)?(?:la )?(?:construction|achèvement)(?: (?:de l['’]immeuble|du bâtiment|de la maison))?$/,
  /^(?:gebäude|haus|objekt)?baujahr(?: (?:gebäude|haus|objekt|immobilie|des (?:gebäudes|hauses)))?$|^(?:jahr der )?(?:errichtung|fertigstellung)$/,
  /^(?:año|fecha)(?: de)?(?: la)? constr(?:ucci[óo]n|uc|ucc)?$/,
  /^anno(?: di)? (?:costr|costruzione|edificazione)(?: (?:immobile|edificio))?$|^epoca(?: di)? costruzione$/,
  /^ano(?: de| da)? constr(?:ução|ucao)?$/,
  /^(?:bouwjaar|jaar van (?:bouw|oplevering)|bouwperiode)(?: (?:woning|gebouw|pand))?$/,
  /^(?:築|建築|竣工|完成|新築)(?:時期|年月日?|年数?|年代|日)(?:$|[/・])/,
  /^(?:건축물?|건물|단지|최초)?\s?(?:준공|사용\s?승인|건축|완공)\s?(?:연도|년도|년월|연월|년월일|연월일|일자?|인가일|시기)$/,
  /^(?:房屋|建筑|建築|建造|建成|竣工|落成|楼盘|小区|樓宇)(?:年代|年份|时间|時間|年月|日期|年期)$/,
];

/** True for "année construction", "준공연도", "Gebäudebaujahr"; never for the year of a heating or a renovation. */
export const isYearLabel = (word: string): boolean => WORDINGS.some((wording) => wording.test(word));
