/** What Chinese brings to write posts. */
import type { Story } from "#engine/copy/languages/base/story";
import { things } from "../things/index.ts";
import { money as sum } from "./amounts.ts";
import { arcs } from "./arcs/index.ts";
import { home } from "./home.ts";
import { led } from "./led.ts";
import { material } from "./material.ts";
import { money } from "./money.ts";
import { modifiers, names } from "./names.ts";
import { namesAbroad } from "./names-abroad.ts";
import { against, own } from "./own.ts";
import { scenes } from "./scenes/index.ts";
import { ask, calls, questions, rest } from "./talk.ts";

const plain = (value: number): string => String(Number(value.toFixed(2)));

export const story: Story = {
  names: { ...names, ...namesAbroad, ...things.say },
  modifiers,
  details: things.detailsSay,
  beside: {
    area: "{amount}",
    distance: "（{amount}外）",
    year: "{amount}年",
    count: "×{amount}",
    height: "高{amount}",
    size: "{amount}",
    minutes: "（步行{amount}分钟）",
    brackets: ["（", "，", "）"],
    before: true,
  },
  against,
  amount: {
    area: (sqm) => `${plain(sqm)}㎡`,
    distance: (metres) => (metres >= 1000 ? `${plain(metres / 1000)}公里` : `${plain(metres)}米`),
    height: (metres) => `${plain(metres)}米`,
    size: (a, b) => `${plain(a)}×${plain(b)}米`,
    money: sum,
    per: { month: "月", year: "年", week: "周" },
    date: (year, month, day) => `${year}年${month === null ? "" : `${month}月`}${day === null ? "" : `${day}日`}`,
    count: (value) => "零一二三四五六七八九十"[value] ?? plain(value),
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
  // a phrase that is a list itself stands within a list
  quote: (phrase) => {
    const [head = "", ...others] = phrase.split("，");
    return others.length === 0 ? phrase : `${head}（${others.join("，")}）`;
  },
};
