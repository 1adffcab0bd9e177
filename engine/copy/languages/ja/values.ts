/** Facts as Japanese says them: 698万元, 89.3㎡（約27坪）, 2LDK, 18階建ての中層階, 駅まで620m. */

import type { Facts } from "#engine/copy/facts/index";
import { isJeonse } from "#engine/copy/facts/jeonse";
import { groundIsZero } from "#engine/copy/languages/base/floors";
import type { Values } from "#engine/copy/languages/base/template";
import { type Direction, isThrough } from "#engine/phrases/aspect";
import { lineBefore, stopIn } from "#engine/places/stops";
import { grouped, money } from "./story/amounts.ts";
import { where } from "./where.ts";

const tsuboSize = 400 / 121;

/** Tsubo to the digit a flyer prints: whole from 34 up, one decimal below. */
const tsubo = (sqm: number): string => {
  const value = sqm / tsuboSize;
  return `約${grouped(Number(value.toFixed(value >= 34 ? 0 : 1)))}坪`;
};

const periods = { month: "月額", week: "週額", year: "年額", day: "日額" } as const;

function price(facts: Facts): Values {
  const { price, transaction } = facts;
  if (!price) return {};
  const amount = money(price.amount, price.currency);
  if (price.period) {
    const per = `${periods[price.period]}${amount}`;
    return {
      price: `賃料${per}`,
      "price.bare": per,
      "price.full": `賃料は${per}`,
      "price.list": `賃料：${per}`,
      "price.short": per,
      ...(price.period === "month" ? { "price.monthly": `賃料${per}` } : {}),
    };
  }
  if (isJeonse(facts)) {
    const deposit = `チョンセの保証金${amount}`;
    return {
      price: deposit,
      "price.bare": deposit,
      "price.num": amount,
      "price.full": `チョンセの保証金は${amount}`,
      "price.list": `チョンセの保証金：${amount}`,
      "price.short": deposit,
    };
  }
  const label = transaction === "rent" ? "賃料" : "価格";
  return {
    price: `${label}${amount}`,
    "price.bare": amount,
    "price.full": transaction === "rent" ? `賃料は${amount}` : `販売価格は${amount}`,
    "price.list": `${label}：${amount}`,
    "price.short": amount,
  };
}

/** How far a price by the square metre may be rounded to two digits, as a share of it. */
const NEAR = 0.008;

/** A sale's price by the square metre where two digits come close to it: said with "about". */
function unitPrice({ price, area, transaction }: Facts): Values {
  if (transaction !== "sale" || !price || price.period !== null || !area || area.kind === "land" || area.sqm <= 0)
    return {};
  const exact = price.amount / area.sqm;
  const each = Number(exact.toPrecision(2));
  return each < 100 || Math.abs(each - exact) > exact * NEAR
    ? {}
    : { "perSquareMetre.about": money(each, price.currency) };
}

const houses = new Set(["house", "villa", "semi", "terraced", "mobile"]);

function area({ area, landSqm, type, transaction, country }: Facts): Values {
  const land =
    landSqm === null
      ? {}
      : {
          land: `土地${grouped(landSqm)}㎡（${tsubo(landSqm)}）`,
          "land.bare": `${grouped(landSqm)}㎡（${tsubo(landSqm)}）`,
        };
  if (!area) return land;
  const bare = `${grouped(area.sqm)}㎡`;
  const shown = transaction === "rent" ? bare : `${bare}（${tsubo(area.sqm)}）`;
  // 建築面積 is a footprint in Japan: a Chinese gross area is just 面積 here.
  const net = houses.has(type?.id ?? "") ? "建物面積" : "専有面積";
  const label = area.kind === "net" ? net : area.kind === "land" ? "土地面積" : "面積";
  const feet = country === "US" || country === "CA" ? (area.sqft ?? Math.round(area.sqm * 10.7639104)) : null;
  return {
    ...land,
    area: shown,
    "area.bare": bare,
    "area.full": `${label}${shown}`,
    "area.tsubo": transaction === "rent" ? undefined : `${tsubo(area.sqm)}（${bare}）`,
    "area.value": `${label === "面積" ? "" : label}${shown}${feet === null ? "" : `・${grouped(feet)}平方フィート`}`,
  };
}

function rooms({ bedrooms, halfRooms, livingRooms, bathrooms, terms, layoutCode, country }: Facts): Values {
  const bath = bathrooms && country !== "JP" ? `${bathrooms}バスルーム` : undefined;
  if (halfRooms !== null) {
    const all = `${halfRooms}部屋（居間を含む）`;
    const whole = bath ? `${all}・${bath}` : all;
    return {
      layout: whole,
      "layout.short": `${halfRooms}部屋`,
      "layout.list": whole,
      beds: `${halfRooms}部屋`,
      baths: bath,
    };
  }
  if (bedrooms === null && !layoutCode) return { baths: bath };
  if (terms.some((term) => term.id === "shared") && bedrooms !== null) {
    const whole = `ルームシェア（全${bedrooms}室のうち1室）`;
    return { layout: whole, "layout.short": "ルームシェア", "layout.list": whole, beds: "ルームシェアの部屋" };
  }
  if (bedrooms === 0 && !layoutCode)
    return { layout: "ワンルーム", "layout.short": "ワンルーム", "layout.list": "ワンルーム", beds: "ワンルーム" };
  const short =
    layoutCode ?? (livingRooms ? `${bedrooms}LDK` : `${bedrooms}${country === "JP" ? "部屋" : "ベッドルーム"}`);
  const counted = [
    bedrooms ? `寝室${bedrooms}` : "",
    livingRooms ? `リビング${livingRooms}` : "",
    bathrooms ? `浴室${bathrooms}` : "",
  ].filter((part) => part !== "");
  return {
    layout: bath ? `${short}・${bath}` : short,
    "layout.short": short,
    "layout.list":
      livingRooms && counted.length > 1 ? `${short}（${counted.join("・")}）` : bath ? `${short}・${bath}` : short,
    "layout.counted": counted.length > 1 ? counted.join("・") : undefined,
    beds: short,
    baths: bath,
  };
}

const way: Readonly<Record<Direction, string>> = {
  N: "北",
  NE: "北東",
  E: "東",
  SE: "南東",
  S: "南",
  SW: "南西",
  W: "西",
  NW: "北西",
};
const order: readonly Direction[] = ["E", "W", "S", "N", "SE", "SW", "NE", "NW"];

function aspect(facts: Facts): Values {
  const ways = order.filter((direction) => facts.aspect.includes(direction)).map((direction) => way[direction]);
  if (ways.length === 0) return {};
  const listed = ways.join("・");
  const pair = ways.length === 2 && isThrough(facts.aspect) ? ways.join("") : null;
  return {
    aspect: pair ? `${pair}両面に窓` : `${listed}向き`,
    "aspect.short": pair ? `${pair}の二面採光` : `${listed}向き`,
    "aspect.bare": listed,
    "aspect.and": ways.join("と"),
    "aspect.of": pair ? `${pair}両面に窓のある` : `${listed}向きの`,
    "aspect.through": pair ? `${pair}の二面採光` : undefined,
    "aspect.open": pair ? `${pair}の窓を開けると風が通り抜ける` : undefined,
  };
}

function floor({ floor, country }: Facts): Values {
  if (!floor) return {};
  const band =
    floor.band &&
    { ground: floor.raised ? "一段高い地上階" : "地上階", low: "低層階", mid: "中層階", high: "高層階", top: "最上階" }[
      floor.band
    ];
  const here = floor.level !== null ? `${floor.level + groundIsZero(country)}階` : band;
  const total = floor.total === null || groundIsZero(country) ? null : `${floor.total}階建て`;
  if (!here) return { floor: total ?? undefined, "floor.short": total ?? undefined, "floor.list": total ?? undefined };
  return {
    floor: total ? `${total}の${here}` : here,
    "floor.short": floor.level !== null ? `${here}部分` : here,
    "floor.here": here,
    "floor.list": total ? `${here}／${total}` : here,
  };
}

function transit({ transit, country }: Facts): Values {
  if (!transit) return {};
  const kind = { metro: "地下鉄駅", train: "駅", tram: "路面電車の停留所", bus: "バス停" }[transit.mode];
  const named = stopIn(transit.stop, "ja", country);
  const stop = named ? `${lineBefore(transit, "地下鉄", "号線")}${named}駅` : kind;
  const far =
    transit.metres === null
      ? `徒歩${transit.minutes}分`
      : transit.metres >= 1000 && transit.metres % 100 === 0
        ? `${transit.metres / 1000}km`
        : `${grouped(transit.metres)}m`;
  return {
    // as people search for it, without the word for station
    ...(named === null ? {} : { "transit.tag": named }),
    transit: `${stop}まで${far}`,
    "transit.from": `${stop}から${far}`,
    "transit.list": `${stop} ${far}`,
  };
}

/** 確かな年だけを数字のみで書く。 */
function built({ year, yearSaid }: Facts): Values {
  if (year === null) return {};
  if (yearSaid === null)
    return {
      year: `${year}年築`,
      "year.num": `${year}年`,
      "year.cell": `${year}年`,
      "year.of": `${year}年に建てられた`,
    };
  const when = yearSaid === "decade" ? `${Math.floor(year / 10) * 10}年代` : `${year}年頃`;
  return { year: `${when}築`, "year.cell": when, "year.of": `${when}に建てられた` };
}

export function values(facts: Facts): Values {
  return {
    ...where(facts),
    type: facts.type?.id === "studio" && facts.bedrooms === 0 ? "住まい" : facts.type?.say.ja,
    ...rooms(facts),
    ...area(facts),
    ...aspect(facts),
    ...floor(facts),
    ...built(facts),
    ...transit(facts),
    ...price(facts),
    ...unitPrice(facts),
  };
}
