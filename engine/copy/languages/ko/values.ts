/** Facts as Korean says them: 698만 위안, 89.3㎡(약 27평), 방 2개·욕실 1개, 총 18층 중 중층, 지하철역까지 620m. */

import type { Facts } from "#engine/copy/facts/index";
import { isJeonse } from "#engine/copy/facts/jeonse";
import { groundIsZero } from "#engine/copy/languages/base/floors";
import type { Values } from "#engine/copy/languages/base/template";
import { type Direction, isThrough } from "#engine/phrases/aspect";
import { lineBefore, stopIn } from "#engine/places/stops";
import { grouped, money } from "./story/amounts.ts";
import { where } from "./where.ts";

const pyeongSize = 400 / 121;

/** Pyeong as people say it: whole from 34 up, one decimal below. */
const pyeong = (sqm: number): string => {
  const value = sqm / pyeongSize;
  return `약 ${grouped(Number(value.toFixed(value >= 34 ? 0 : 1)))}평`;
};

const periods = { month: "월", week: "주", year: "연", day: "일" } as const;

function price(facts: Facts): Values {
  const { price, transaction } = facts;
  if (!price) return {};
  const amount = money(price.amount, price.currency);
  if (price.period) {
    const per = `${periods[price.period]} ${amount}`;
    const label = price.period === "month" ? `월세 ${amount}` : `임대료 ${per}`;
    return {
      price: label,
      "price.bare": per,
      "price.full": `임대료는 ${per}`,
      "price.list": `임대료: ${per}`,
      "price.short": label,
      ...(price.period === "month" ? { "price.monthly": label, "price.tag": "월세" } : {}),
    };
  }
  if (isJeonse(facts)) {
    const deposit = `전세 ${amount}`;
    return {
      price: deposit,
      "price.bare": deposit,
      "price.num": amount,
      "price.full": `전세 보증금은 ${amount}`,
      "price.list": `전세: ${amount}`,
      "price.tag": "전세",
      "price.short": deposit,
    };
  }
  const label = transaction === "rent" ? "임대료" : "매매가";
  return {
    price: `${label} ${amount}`,
    "price.bare": amount,
    "price.full": `${transaction === "rent" ? "금액은" : "가격은"} ${amount}`,
    "price.list": `${label}: ${amount}`,
    "price.short": amount,
    ...(transaction === "rent" ? {} : { "price.tag": "매매" }),
  };
}

/** How far a unit price may be rounded to two digits, as a share of it. */
const NEAR = 0.008;

/** A sale's price by the pyeong in Korea, by the square metre elsewhere, where two digits come close to it: said with "about". */
function unitPrice({ price, area, transaction, country }: Facts): Values {
  if (transaction !== "sale" || !price || price.period !== null || !area || area.kind === "land" || area.sqm <= 0)
    return {};
  const unit =
    country === "KR"
      ? { size: pyeongSize, word: area.kind === "net" ? "전용 평당" : "평당" }
      : { size: 1, word: "㎡당" };
  const exact = (price.amount / area.sqm) * unit.size;
  const each = Number(exact.toPrecision(2));
  return each < 100 || Math.abs(each - exact) > exact * NEAR
    ? {}
    : { "perSquareMetre.about": `${unit.word} 약 ${money(each, price.currency)}` };
}

function area({ area, landSqm, country }: Facts): Values {
  const land =
    landSqm === null
      ? {}
      : {
          land: `대지 ${grouped(landSqm)}㎡(${pyeong(landSqm)})`,
          "land.bare": `${grouped(landSqm)}㎡(${pyeong(landSqm)})`,
        };
  if (!area) return land;
  const bare = `${grouped(area.sqm)}㎡`;
  const both = `${bare}(${pyeong(area.sqm)})`;
  const label = { net: "전용면적", gross: "면적", land: "대지면적", unknown: "면적" }[area.kind];
  const feet = country === "US" || country === "CA" ? (area.sqft ?? Math.round(area.sqm * 10.7639104)) : null;
  return {
    ...land,
    area: both,
    "area.bare": bare,
    "area.full": `${label} ${both}`,
    "area.pyeong": pyeong(area.sqm),
    "area.say": `${pyeong(area.sqm)}, ${bare}`,
    "area.value": `${label === "면적" ? "" : `${label} `}${both}${feet === null ? "" : ` · ${grouped(feet)}제곱피트`}`,
  };
}

/** "방 셋, 욕실 둘": a count after its noun, up to five. */
const after = ["", "하나", "둘", "셋", "넷", "다섯"];
const native = ["", "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉"];

/** Undefined when a count has no word of its own here. */
function inWords(counts: readonly (readonly [noun: string, value: number | null])[]): string | undefined {
  const known = counts.filter(([, value]) => value !== null && value > 0);
  const words = known.map(([noun, value]) => (after[value ?? 0] ? `${noun} ${after[value ?? 0]}` : null));
  return words.includes(null) ? undefined : words.join(", ");
}

function rooms({ bedrooms, halfRooms, livingRooms, bathrooms, terms, layoutCode }: Facts): Values {
  const baths = bathrooms ? `욕실 ${bathrooms}개` : undefined;
  if (halfRooms !== null) {
    const all = `방 ${halfRooms}개(거실 포함)`;
    const whole = [all, baths].filter((part) => part !== undefined).join(", ");
    return {
      layout: whole,
      "layout.short": `방 ${halfRooms}개`,
      "layout.list": whole,
      beds: `방 ${halfRooms}개`,
      "beds.adj": `방 ${halfRooms}개`,
      baths,
    };
  }
  if (bedrooms === null) return { baths, ...(layoutCode ? { layout: layoutCode, "layout.short": layoutCode } : {}) };
  if (terms.some((term) => term.id === "shared")) {
    const whole = `셰어하우스 방(전체 방 ${bedrooms}개)`;
    return { layout: whole, "layout.short": "셰어하우스 방", "layout.list": whole, beds: "셰어하우스 방" };
  }
  if (bedrooms === 0)
    return {
      layout: "원룸",
      "layout.words": "원룸",
      "layout.short": "원룸",
      "layout.list": "원룸",
      beds: "원룸",
      "beds.adj": "원룸",
    };
  const counted = [`방 ${bedrooms}개`, livingRooms ? `거실 ${livingRooms}개` : "", baths ?? ""].filter(
    (part) => part !== "",
  );
  const word = Number.isInteger(bedrooms) ? native[bedrooms] : undefined;
  return {
    layout: counted.join(", "),
    "layout.words": inWords([
      ["방", bedrooms],
      ["거실", livingRooms],
      ["욕실", bathrooms],
    ]),
    "layout.short": [counted[0], baths].filter((part) => part !== undefined).join("·"),
    "layout.list": `${layoutCode ? `${layoutCode}, ` : ""}${counted.join("·")}`,
    beds: `방 ${bedrooms}개`,
    "beds.adj": word ? `방 ${word} 개` : `방 ${bedrooms}개`,
    baths,
  };
}

const way: Readonly<Record<Direction, string>> = {
  N: "북",
  NE: "북동",
  E: "동",
  SE: "남동",
  S: "남",
  SW: "남서",
  W: "서",
  NW: "북서",
};
const order: readonly Direction[] = ["S", "N", "E", "W", "SE", "SW", "NE", "NW"];

function aspect(facts: Facts): Values {
  const ways = order.filter((direction) => facts.aspect.includes(direction));
  if (ways.length === 0) return {};
  const facing = ways.map((direction) => `${way[direction]}향`);
  const pair = ways.length === 2 && isThrough(facts.aspect);
  const both = pair ? (ways[0] === "S" ? "남북" : "동서") : null;
  return {
    aspect: both ? `${both} 양쪽 창` : facing.join("·"),
    "aspect.short": both ? `${both} 양면 창` : facing.join("·"),
    "aspect.bare": both ? `${both} 양면` : facing.join("·"),
    "aspect.through": both ? `${both} 맞통풍` : undefined,
    "aspect.open": both ? `${both} 양쪽으로 창이 열리` : undefined,
  };
}

function floor({ floor: printed, country }: Facts): Values {
  // a storey more where the ground floor counts; how many the house has in all is then anybody's count
  const floor =
    printed && groundIsZero(country)
      ? { ...printed, level: printed.level === null ? null : printed.level + 1, total: null }
      : printed;
  if (!floor) return {};
  const band =
    floor.band &&
    {
      ground: floor.raised ? "지면보다 높은 지상층" : "지상층",
      low: "저층",
      mid: "중층",
      high: "고층",
      top: "꼭대기 층",
    }[floor.band];
  const here = floor.level !== null ? `${floor.level}층` : band;
  const total = floor.total === null ? undefined : `${floor.total}층 건물`;
  if (!here) return { floor: total, "floor.short": total, "floor.of": total };
  return {
    floor: floor.total === null ? here : `총 ${floor.total}층 중 ${here}`,
    "floor.short": here,
    "floor.of": total ? `${total}의 ${here}` : here,
  };
}

function transit({ transit, country }: Facts): Values {
  if (!transit) return {};
  const rail = country === "JP" || country === "KR" ? "전철역" : "기차역";
  const kind = { metro: "지하철역", train: rail, tram: "트램 정류장", bus: "버스 정류장" }[transit.mode];
  const named = stopIn(transit.stop, "ko", country);
  const line = lineBefore(transit, "지하철 ", "호선");
  const stop = named ? `${line === "" ? "" : `${line} `}${named}역` : kind;
  const far =
    transit.metres === null
      ? `도보 ${transit.minutes}분`
      : transit.metres >= 1000 && transit.metres % 100 === 0
        ? `${transit.metres / 1000}km`
        : `${grouped(transit.metres)}m`;
  return {
    // as people search for it
    ...(named === null ? {} : { "transit.tag": `${named}역` }),
    transit: `${stop}까지 ${far}`,
    "transit.from": `${stop}에서 ${far}`,
    "transit.list": `${stop} ${far}`,
  };
}

/** 확실한 연도만 숫자로 따로 적는다. */
function built({ year, yearSaid }: Facts): Values {
  if (year === null) return {};
  if (yearSaid === null)
    return { year: `${year}년 준공`, "year.num": `${year}년`, "year.cell": `${year}년`, "year.of": `${year}년에 지은` };
  const when = yearSaid === "decade" ? `${Math.floor(year / 10) * 10}년대` : `${year}년경`;
  return { year: `${when} 준공`, "year.cell": when, "year.of": `${when}에 지은` };
}

export function values(facts: Facts): Values {
  return {
    ...where(facts),
    type: facts.type?.id === "studio" && facts.bedrooms === 0 ? "집" : facts.type?.say.ko,
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
