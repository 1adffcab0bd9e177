/** What Japanese brings to write posts. */
import type { Story } from "#engine/copy/languages/base/story";
import { things } from "../things/index.ts";
import { grouped, money as sum } from "./amounts.ts";
import { arcs } from "./arcs.ts";
import { home } from "./home.ts";
import { led } from "./led.ts";
import { material } from "./material.ts";
import { modifiers } from "./modifiers.ts";
import { money } from "./money.ts";
import { names } from "./names.ts";
import { namesAbroad } from "./names-abroad.ts";
import { against, own } from "./own.ts";
import { scenes } from "./scenes.ts";
import { ask, calls, questions, rest } from "./talk.ts";

export const story: Story = {
  names: { ...names, ...namesAbroad, ...things.say },
  modifiers,
  details: things.detailsSay,
  beside: {
    area: "{amount}",
    distance: "（{amount}先）",
    year: "{amount}年",
    count: "×{amount}",
    height: "高さ{amount}",
    size: "{amount}",
    minutes: "（徒歩{amount}分）",
    brackets: ["（", "、", "）"],
    before: true,
  },
  against,
  amount: {
    area: (sqm) => `${grouped(sqm)}㎡`,
    distance: (metres) => (metres >= 1000 ? `${grouped(metres / 1000)}km` : `${grouped(metres)}m`),
    height: (metres) => `${grouped(metres)}m`,
    size: (a, b) => `${grouped(a)}×${grouped(b)}m`,
    money: sum,
    per: { month: "月", year: "年", week: "週" },
    date: (year, month, day) => `${year}年${month === null ? "" : `${month}月`}${day === null ? "" : `${day}日`}`,
    count: (value) => grouped(value),
    average: (text) => `平均${text}`,
  },
  scenes: [...own, ...scenes],
  led,
  arcs,
  home,
  money,
  calls,
  questions,
  material,
  ask,
  rest,
};
