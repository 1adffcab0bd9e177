/** Korean for homes with enough to tell: what decides in the first line, then what there is, part by part. */
import type { PlainWords } from "#engine/copy/languages/base/story";

export const plain: PlainWords = {
  leads: [
    {
      on: ["own", "transit"],
      icon: "✨",
      weight: 100,
      title: ["{district} {type}, {own.one}, {transit}", "{transit}, {own.two}", "{own.two}"],
      open: {
        professional: [
          "{transit}, {own}이/가 특징인 {district} {type}입니다.",
          "{district} {type}입니다. {transit}, {own}.",
          "{name} {layout.short}, {transit}. 특징은 {own}입니다.",
        ],
        friendly: [
          "{district}에서 집 찾으시는 분, {transit}에 {own.two} 있는 집이에요.",
          "{own.two}, 그리고 {transit}. {district} {type}이에요/예요.",
        ],
        luxury: ["{place}, {transit}. {own}.", "{own}. {transit}의 {type}입니다."],
        trendy: ["{transit}에 {own.two}까지, {district} {type}.", "{district} {beds}, {own.two}, {transit}."],
      },
    },
    {
      on: ["pre1940", "own"],
      icon: "🏛",
      weight: 99,
      title: ["{year.num}에 지은 집, {own.one}", "{year.of} {type}, {own.two}", "{own.two}"],
      open: {
        professional: ["{year.of} {type}입니다. {own}이/가 특징입니다.", "{place}, {year.of} {type}. {own}."],
        friendly: [
          "{year.of} {type}이에요/예요. {own}이/가 있고요.",
          "오래된 집 좋아하시면요, {year.of} {type}에 {own.two}.",
        ],
        luxury: ["{year.num}. {own}.", "{place}, {year.of} {type}. {own}."],
        trendy: ["{year.of} 집, {own.two}.", "{district} {type}, {year.num}생. {own}."],
      },
    },
    {
      on: ["top", "transit"],
      icon: "✨",
      weight: 98,
      title: ["{transit}, {top.one}", "{district} {type}, {top.two}", "{top.two}"],
      open: {
        professional: [
          "{district} {type}, {transit}입니다. 주요 조건은 {top}입니다.",
          "{name} {layout.short}. {transit}, {top}입니다.",
        ],
        friendly: [
          "{transit}, {top.two}. {district}에 있는 {type}이에요/예요.",
          "{district} {type}이에요/예요. {transit}이고/고요, {top.two}.",
        ],
        luxury: ["{place}, {transit}. {top}.", "{top}. {transit}."],
        trendy: ["{transit}, {top.two}. {district} {type}.", "{top.one} + {transit}. {district} {beds}."],
      },
    },
    {
      on: ["top", "price"],
      icon: "💰",
      weight: 95,
      title: ["{price}, {top.one}", "{district} {type}, {price}", "{top.two}"],
      open: {
        professional: ["{district} {type}, {price}입니다. {top}.", "{price}, {place} {type}. {top}입니다."],
        friendly: ["{district} {type}, {price}이에요/예요. {top.two}.", "{price}에 {top.two}, {district} 집이에요."],
        luxury: ["{place}. {top}. {price}.", "{top}. {place}, {price}."],
        trendy: ["{price}, {top.two}. {district}.", "{district} {beds}, {price}, {top.two}."],
      },
    },
    {
      on: ["own"],
      icon: "✨",
      weight: 94,
      title: ["{district} {type}, {own.two}", "{own.two}", "{own.one}"],
      open: {
        professional: ["{place} {type}입니다. 특징은 {own}입니다.", "{own}을/를 눈여겨보실 {district} {type}입니다."],
        friendly: ["{district} {type}인데요, {own}이/가 있어요.", "{own.two} 찾으셨다면, {district} 이 집이에요."],
        luxury: ["{own}. {place}의 집입니다.", "{place}. {own}."],
        trendy: ["{own}. {district} {type}.", "{district}에서 {own.two}, 여기 있음."],
      },
    },
    {
      on: ["top"],
      icon: "✨",
      weight: 92,
      title: ["{district} {type}, {top.two}", "{top.two}", "{top.one}"],
      open: {
        professional: ["{place} {type}입니다. {top}.", "{top}, {place} {type}입니다."],
        friendly: ["{district} {type}이에요/예요. {top}.", "조건부터 볼게요. {top}."],
        luxury: ["{place}. {top}.", "{top}. {place}."],
        trendy: ["{top}. {district} {type}.", "{district} {beds}: {top}."],
      },
    },
    {
      on: ["transit", "price"],
      icon: "🚇",
      weight: 86,
      title: ["{transit}, {price}", "{district} {type}, {transit}", "{district} {type}"],
      open: {
        professional: ["{district} {type}, {transit}, {price}입니다.", "{transit}에 있는 {type}, {price}입니다."],
        friendly: [
          "{transit}, {price}. {district} {type}이에요/예요.",
          "{district} {type}이에요/예요. {transit}, {price}이고/고요.",
        ],
        luxury: ["{place}, {transit}. {price}.", "{transit}. {place}, {price}."],
        trendy: ["{price}, {transit}. {district}.", "{district} {beds}, {transit}, {price}."],
      },
    },
  ],
  groups: {
    state: { any: ["{list}"] },
    inside: {
      professional: ["실내에는 {list}이/가 있습니다", "실내 사양은 {list}입니다"],
      friendly: ["안에는 {list}이/가 있어요", "실내는요, {list}"],
      any: ["{list}", "안에는 {list}"],
    },
    outside: {
      professional: ["바깥에는 {list}이/가 있습니다"],
      friendly: ["바깥에는 {list}이/가 있어요"],
      any: ["바깥에는 {list}", "{list}"],
    },
    building: {
      professional: ["건물에는 {list}이/가 있습니다"],
      friendly: ["건물에는 {list}이/가 있어요"],
      any: ["{list}"],
    },
    around: {
      professional: ["가까이에 {list}이/가 있습니다"],
      friendly: ["가까이에 {list}이/가 있어요"],
      any: ["가까이에 {list}", "{list}"],
    },
    deal: { any: ["{list}"] },
  },
  besides: {
    known: ["{list}, 참고하세요", "{list}도 함께 참고하세요"],
    around: ["주변에는 {list}도 있습니다"],
  },
  where: [
    "{place} {name}, {transit}.",
    "{name}, {place}. {transit}입니다.",
    "{transit}, {place} {name}.",
    "{place} {name}.",
    "위치는 {place} {name}.",
    "{name}, {transit}.",
    "단지명 {name}, {transit}.",
    "{place}, {transit}.",
    "{transit}, 위치는 {place}.",
    "단지명은 {name}.",
    "{name}.",
    "위치는 {place}.",
    "소재지 {place}.",
    "{transit}.",
    "교통: {transit}.",
  ],
  wire: {
    professional: [
      "{place}[ {name}], {layout.short}[, {area.bare}][, {transit}]. {price}.",
      "{layout.short}[, {area.bare}]. {price}.",
    ],
    friendly: [
      "{price}에 {layout.short}[, {area.bare}]. {place}[ {name}][, {transit}]이에요/예요.",
      "{price}에 {layout.short}[, {area.bare}]이에요/예요.",
    ],
    luxury: [
      "[{name}, ]{place}. {layout.short}[, {area.bare}]. [{transit}. ]{price}.",
      "{layout.short}[, {area.bare}]. {price}.",
    ],
    trendy: [
      "{transit}, {layout.short}[ · {area.bare}][, {place}][ {name}], {price}.",
      "{layout.short}[ · {area.bare}], {price}[, {place}].",
    ],
  },
  greet: {
    professional: ["안녕하십니까, {company} {agent}입니다.", "안녕하십니까."],
    friendly: ["안녕하세요, {company} {agent}이에요/예요.", "안녕하세요!"],
    luxury: ["안녕하십니까. {company} {agent}입니다.", "안녕하십니까."],
    trendy: ["안녕하세요, {agent}입니다.", "안녕하세요!"],
  },
};
