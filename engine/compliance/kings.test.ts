/** 王 crowns a home only as a title (楼王, 王者, ……之王); in a surname, a place or a temple it says nothing. */
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";

const kings = (text: string): string[] =>
  check({ market: "CN", language: "zh", text, context: { transaction: "sale" } })
    .filter(({ rule }) => rule === "cn-ad-law-kingword")
    .map(({ text: span }) => span);

describe("the word 王", () => {
  for (const text of [
    "业主王建国同意发布，已签委托书。",
    "户主王春燕自住。",
    "产权人王磊，共有人王丽华，均已到场签字。",
    "位于丰台区王佐镇，南宫雅苑。",
    "朝阳区王四营乡，王四营小学旁。",
    "离王顶堤地铁站600米，王家湾站也在附近。",
    "出门是药王庙，旁边是二王庙。",
    "霸王河公园步行可到，天王路的公交站在门口。",
    "本楼王先生代看房，小区王师傅有钥匙。",
    "当地王府遗址在西边，地铁王府井站可换乘。",
  ])
    it(`is a name's: ${text}`, () => expect(kings(text)).toEqual([]));

  for (const text of [
    "本小区户型之王。",
    "这套是楼王位置。",
    "采光王，闭眼入。",
    "王座级大平层。",
    "板块里的王者。",
    "王中王户型。",
    "通勤王，出门就是地铁。",
    "霸王级楼座。",
    "业主王建国卖的是小区楼王。",
  ])
    it(`is a title: ${text}`, () => expect(kings(text)).not.toEqual([]));
});
