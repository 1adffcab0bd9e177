/** What Korean brings to write posts. */
import type { Story } from "#engine/copy/languages/base/story";
import { things } from "../things/index.ts";
import { money as sum } from "./amounts.ts";
import { arcs } from "./arcs.ts";
import { home } from "./home.ts";
import { led } from "./led.ts";
import { material } from "./material.ts";
import { modifiers } from "./modifiers.ts";
import { money } from "./money.ts";
import { names } from "./names.ts";
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
    distance: "({amount} 거리)",
    year: "{amount}년",
    count: " {amount}개",
    height: "높이 {amount}",
    size: "{amount}",
    minutes: "(도보 {amount}분)",
    brackets: ["(", ", ", ")"],
    before: true,
  },
  against,
  amount: {
    area: (sqm) => `${plain(sqm)}㎡`,
    distance: (metres) => (metres >= 1000 ? `${plain(metres / 1000)}km` : `${plain(metres)}m`),
    height: (metres) => `${plain(metres)}m`,
    size: (a, b) => `${plain(a)}×${plain(b)}m`,
    money: sum,
    per: { month: "월", year: "연", week: "주" },
    date: (year, month, day) => `${year}년${month === null ? "" : ` ${month}월`}${day === null ? "" : ` ${day}일`}`,
    count: plain,
    average: (text) => `평균 ${text}`,
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
