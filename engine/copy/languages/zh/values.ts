/** Facts as Chinese says them: 698万, 建面89.3㎡, 两室两厅, 距地铁站 620 米. */
import type { Facts } from "#engine/copy/facts/index";
import { isJeonse } from "#engine/copy/facts/jeonse";
import { groundIsZero } from "#engine/copy/languages/base/floors";
import { homeName } from "#engine/copy/languages/base/home-name";
import type { Values } from "#engine/copy/languages/base/template";
import { inSimplifiedCharacters } from "#engine/names/characters";
import { type Direction, isThrough } from "#engine/phrases/aspect";
import { countryBeside, isAbroad } from "#engine/places/abroad";
import { placeIn } from "#engine/places/index";
import { isRegion } from "#engine/places/regions";
import { lineBefore, stopIn } from "#engine/places/stops";
import { money } from "./story/amounts.ts";

const plain = (value: number, digits = 2): string => String(Number(value.toFixed(digits)));
const han = ["零", "一", "两", "三", "四", "五", "六", "七", "八", "九"];
const count = (value: number): string =>
  Number.isInteger(value) && value < 10 ? (han[value] ?? String(value)) : String(value);
const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

const periods = { month: "月", week: "周", year: "年", day: "天" } as const;

const way: Readonly<Record<Direction, string>> = {
  N: "北",
  NE: "东北",
  E: "东",
  SE: "东南",
  S: "南",
  SW: "西南",
  W: "西",
  NW: "西北",
};
const order: readonly Direction[] = ["E", "S", "W", "N", "SE", "SW", "NE", "NW"];

function aspect(facts: Facts): Values {
  const ways = [...facts.aspect].sort((a, b) => order.indexOf(a) - order.indexOf(b)).map((direction) => way[direction]);
  if (ways.length === 0) return {};
  const joined = ways.some((text) => text.length > 1) && ways.length > 1 ? ways.join("、") : ways.join("");
  return {
    aspect: ways.length === 1 ? `朝${joined}` : `${joined}朝向`,
    "aspect.short": ways.length === 1 ? `朝${joined}` : joined,
    "aspect.bare": joined,
    "aspect.open": isThrough(facts.aspect) && joined === "南北" ? "南北两头都能开窗" : undefined,
  };
}

function rooms({ bedrooms, halfRooms, livingRooms, bathrooms, terms, layoutCode }: Facts): Values {
  if (halfRooms !== null) {
    const baths = bathrooms === null ? undefined : `${count(bathrooms)}个卫生间`;
    const all = `${halfRooms}间房（含客厅）`;
    const whole = baths ? `${all}、${baths}` : all;
    return { layout: whole, "layout.han": whole, "layout.short": `${halfRooms}间房`, beds: `${halfRooms}间房`, baths };
  }
  if (bedrooms === null) return bathrooms === null ? {} : { baths: `${count(bathrooms)}个卫生间` };
  const part = (value: number | null, unit: string, spell: (value: number) => string) =>
    value ? `${spell(value)}${unit}` : "";
  const spelled = (value: number) => (value === 1 ? "一" : count(value));
  if (terms.some((term) => term.id === "shared")) {
    const whole = `合租一间，整套${String(bedrooms)}室${part(bathrooms, "卫", String)}`;
    return { layout: whole, "layout.han": whole, "layout.short": "合租一间" };
  }
  if (bedrooms === 0) return { layout: "开间", "layout.han": "开间", "layout.short": "开间", beds: "开间" };
  const digits = `${bedrooms}室${part(livingRooms, "厅", String)}${part(bathrooms, "卫", String)}`;
  return {
    layout: layoutCode ? `${layoutCode}（${digits}）` : digits,
    "layout.han": `${spelled(bedrooms)}室${part(livingRooms, "厅", spelled)}${part(bathrooms, "卫", spelled)}`,
    "layout.short": `${spelled(bedrooms)}室${part(livingRooms, "厅", spelled)}`,
    "layout.fang": `${spelled(bedrooms)}房${part(livingRooms, "厅", spelled)}${part(bathrooms, "卫", spelled)}`,
    beds: `${spelled(bedrooms)}房`,
    "beds.ju": `${spelled(bedrooms)}居室`,
    baths: bathrooms ? `${spelled(bathrooms)}卫` : undefined,
  };
}

/** What is measured within the walls, by the names that readers of homes abroad know. */
const abroad: Readonly<Record<string, string>> = {
  JP: "专有面积",
  KR: "专用面积",
  FR: "居住面积",
  DE: "居住面积",
  AT: "居住面积",
};

function area({ area, landSqm, country }: Facts): Values {
  const land = landSqm === null ? {} : { land: `占地 ${plain(landSqm)}㎡`, "land.bare": `${plain(landSqm)}㎡` };
  if (!area) return land;
  const bare = `${plain(area.sqm)}㎡`;
  const feet = area.sqft ?? (country === "US" ? Math.round(area.sqm * 10.7639104) : null);
  const shown = feet === null ? bare : `${bare}（约${feet}平方英尺）`;
  const kind =
    country === "CN" || country === null
      ? { gross: "建面", net: "套内", land: "占地", unknown: "" }[area.kind]
      : area.kind === "land"
        ? "占地"
        : country === "HK" && area.kind === "net"
          ? "实用"
          : "";
  // 套内 is a word of Chinese law: what is lived in abroad has another measure
  const net =
    country === "HK" ? "实用面积" : country === "CN" || country === null ? "套内面积" : (abroad[country] ?? "净面积");
  const long = { gross: country === "CN" ? "建筑面积" : "面积", net, land: "土地面积", unknown: "面积" }[area.kind];
  return {
    ...land,
    area: `${kind}${bare}`,
    "area.full": `${long} ${shown}`,
    "area.bare": kind ? `${kind}${bare}` : bare,
    "area.flat": long + bare,
    "area.value": `${long === "面积" ? "" : `${long} `}${shown}`,
  };
}

function floor({ floor, country }: Facts): Values {
  if (!floor) return {};
  if (floor.raised) return { floor: "抬高的首层", "floor.short": "抬高的首层", "floor.run": "抬高的首层" };
  if (floor.band === "ground" && floor.level === null && country !== "CN") return {};
  const band = floor.band && { ground: "首层", low: "低楼层", mid: "中楼层", high: "高楼层", top: "顶层" }[floor.band];
  const here = floor.level !== null ? `${floor.level + groundIsZero(country)}楼` : band;
  const total = floor.total === null || groundIsZero(country) ? "" : `共${floor.total}层`;
  if (!here) return { floor: total, "floor.short": total, "floor.run": total };
  return {
    floor: total ? `${here}（${total}）` : here,
    "floor.short": here,
    "floor.run": total ? `${here}，${total}` : here,
  };
}

/** As people search for it: 静安寺, without the word for station. */
const stopTag = (named: string | null): Values => (named !== null && isHan(named) ? { "transit.tag": named } : {});

function transit({ transit, country }: Facts): Values {
  if (!transit) return {};
  const kind = { metro: "地铁站", train: "车站", tram: "电车站", bus: "公交站" }[transit.mode];
  const named = stopIn(transit.stop, "zh", country);
  const stop = named ? `${lineBefore(transit, "地铁", "号线")}${isHan(named) ? named : ` ${named} `}站` : kind;
  if (transit.metres === null)
    return {
      ...stopTag(named),
      transit: `${stop}步行 ${transit.minutes} 分钟`,
      "transit.run": `${stop}步行${transit.minutes}分钟`,
      "transit.go": `${stop}走路${transit.minutes}分钟`,
    };
  const far =
    transit.metres >= 1000 && transit.metres % 100 === 0
      ? [plain(transit.metres / 1000), "公里"]
      : [plain(transit.metres), "米"];
  const about = transit.about ? "约" : "";
  return {
    ...stopTag(named),
    transit: `距${stop}${about} ${far.join(" ")}`,
    "transit.run": `距${stop}${about}${far.join("")}`,
    "transit.go": `到${stop}${about}${far.join("")}`,
    "transit.value": `${stop} ${about}${far.join(" ")}`,
  };
}

function price(facts: Facts): Values {
  const { price, transaction, country } = facts;
  if (!price) return {};
  const bare = money(price.amount, price.currency);
  if (price.period) {
    const per = `${bare}/${periods[price.period]}`;
    return {
      price: `租金${per}`,
      "price.bare": per,
      "price.full": price.period === "month" ? `月租${bare}` : `租金${per}`,
      "price.list": `租金 ${per}`,
      "price.say": price.period === "month" ? `每月${bare}` : per,
    };
  }
  if (isJeonse(facts)) {
    const deposit = `全租押金${bare}`;
    return {
      price: deposit,
      "price.bare": deposit,
      "price.num": bare,
      "price.full": deposit,
      "price.list": `全租押金 ${bare}`,
      "price.say": deposit,
    };
  }
  const label = transaction === "rent" ? "租金" : country === "CN" ? "总价" : "售价";
  return {
    price: `${label}${bare}`,
    "price.bare": bare,
    "price.full": `${label}${bare}`,
    "price.list": `${transaction === "rent" ? "租金" : "挂牌"} ${bare}`,
    "price.say": `挂${bare}`,
  };
}

/** An address in Han or in Latin letters; Japanese signs in simplified ones. Kana and Hangul are for other readers. */
function addressOf({ address, country }: Facts): string | undefined {
  if (!address || /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(address)) return undefined;
  if (country === "JP") return inSimplifiedCharacters(address);
  return isHan(address) || country !== "CN" ? address : undefined;
}

function where(facts: Facts): Values {
  const { country } = facts;
  const joined = (parts: readonly string[]): string => (parts.every(isHan) ? parts.join("") : parts.join(" "));
  const city = facts.city ? placeIn(facts.city, "zh", country) : null;
  const around = facts.district && facts.district !== facts.city ? placeIn(facts.district, "zh", country) : null;
  const region = city !== null && around !== null && isRegion(facts.district, country) ? around : null;
  const district = region === null ? around : null;
  const land = countryBeside(facts.city, country, "zh");
  const town = joined([land, city, district].filter((text) => text !== null && text !== undefined));
  const mark = country === "GB" ? "郡" : "省";
  const short = district ?? city;
  return {
    name: homeName(facts, "zh"),
    place: (region === null ? town : `${town}（${region}${isHan(region) ? "" : " "}${mark}）`) || undefined,
    city: city ?? undefined,
    // readers abroad know no district without its city
    district: (isAbroad(country, "zh") ? town : short) || undefined,
    "district.tag": short ?? undefined,
    "place.tag": land,
    address: addressOf(facts),
  };
}

/** 只有确定的年份才单独写数字。 */
function built({ year, yearSaid }: Facts): Values {
  if (year === null) return {};
  if (yearSaid === null) return { year: `${year}年建成`, "year.num": `${year}年`, "year.cell": `${year}年` };
  const when = { about: `约${year}年`, decade: `${Math.floor(year / 10) * 10}年代`, said: `据传${year}年` }[yearSaid];
  return { year: `${when}建成`, "year.cell": when };
}

export function values(facts: Facts): Values {
  // 户型已经说了开间
  const type = facts.type?.id === "studio" && facts.bedrooms === 0 ? "住宅" : facts.type?.say.zh;
  return {
    ...where(facts),
    type,
    ...rooms(facts),
    ...area(facts),
    ...aspect(facts),
    ...floor(facts),
    ...built(facts),
    ...transit(facts),
    ...price(facts),
  };
}
