/** Posts about what lies before the door: gardens, terraces, balconies. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { calmRest } from "./calm.ts";
import { warmRest } from "./warm.ts";

const grounds = ["garden", "roofTerrace", "terrace", "patio", "yard"] as const;
const ledges = ["balcony", "southBalcony", "twoBalconies"] as const;

/** Weekends at home, one thing outside after the other. */
const weekends = grounds.map(
  (id): Plot => ({
    name: `weekend in the ${id}`,
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: [id],
    titles: ["今週末の予定：{district}の庭先", "今週末の予定、家の外"],
    lines: [
      {
        say: [
          [
            `今週末の行き先は、{${id}}です。改札も予約も要りません。{place}の{layout.short}、{area.bare}`,
            `今週末の行き先は、{${id}}です。改札も予約も要りません。{layout.short}、{area.bare}の住まいです`,
          ],
        ],
      },
      {
        say: [
          "土曜は椅子を出して、コーヒーが冷めるまで",
          [
            "日曜は{fruitTrees}の世話を",
            "日曜は{vegetableGarden}の草取りを",
            "日曜は{deck}に腰かけて",
            "日曜は{terrace}に食卓を移して",
            "日曜は{barbecue}に火を入れて",
            "日曜は{workshop}で、何か作りはじめて",
            "日曜は、土曜の続きを",
          ],
          ["{fenced}もあります", "{rainTank}があるので、水やりは空の在庫から"],
          [
            "道具は{shed}へ",
            "道具は{garage}の隅へ",
            "雨が降ったら{sunRoom}に退避です",
            "雨が降ったら{bayWindow}から外を",
          ],
        ],
      },
      ...warmRest,
      {
        close: [
          [
            "雨天決行、晴れならなおよし。内見は{company}の{agent}まで☎{phone}",
            "雨天決行、晴れならなおよし。内見は{agent}まで",
            "雨天決行、晴れならなおよし。内見の日を教えてください",
          ],
        ],
      },
    ],
  }),
);

/** One more room, without a roof. */
const openRooms = grounds.map(
  (id): Plot => ({
    name: `room without a roof, ${id}`,
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: [id],
    titles: ["{district}、屋根のないもう一室", "屋根のない、もう一室"],
    lines: [
      {
        say: [
          [
            `図面に部屋として数えられていない一室があります。{${id}}です。{place}の{layout.short}、{area.bare}`,
            `図面に部屋として数えられていない一室があります。{${id}}です。{layout.short}、{area.bare}の住まいです`,
          ],
        ],
      },
      {
        say: [
          "天井は空、調度は椅子が二脚もあれば足ります",
          ["育つものは{fruitTrees}", "育つものは{vegetableGarden}", "{fenced}が付いています"],
          ["雨の日は{sunRoom}から", "雨の日は{bayWindow}から", "夜は{fireplace}のそばへ戻ります"],
          ["{land}の敷地です"],
        ],
      },
      ...calmRest,
      {
        close: [
          [
            "この一室には鍵がありません。室内のご案内は{company}、{agent}、{phone}",
            "この一室には鍵がありません。室内のご案内は{agent}まで",
            "この一室には鍵がありません。室内は、ご予約にてご案内いたします",
          ],
        ],
      },
    ],
  }),
);

const coffees = ledges.map(
  (id): Plot => ({
    name: `second cup on the ${id}`,
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: [id],
    titles: ["二杯目は外で。{district}の{layout.short}", "二杯目のコーヒーは外で"],
    lines: [
      {
        say: [
          [
            `一杯目は台所で、二杯目は外で。{${id}}がある{place}の{layout.short}、{area.bare}です☕`,
            `一杯目は台所で、二杯目は外で。{${id}}がある{layout.short}、{area.bare}です☕`,
          ],
        ],
      },
      {
        say: [
          [
            "一杯目の台所は{kitchenIsland}",
            "一杯目の台所は{openKitchen}",
            "一杯目の台所は{separateKitchen}",
            "一杯目の台所は{fittedKitchen}",
            "一杯目の湯は{gasStove}でわかします",
          ],
          [
            "ミントの鉢をひとつ、洗濯物は{bathDryer}に任せて",
            "ミントの鉢をひとつ、洗濯物は{utilityBalcony}に任せて",
            "ミントの鉢をひとつ置けば、飲み物の棚は完成です",
          ],
          ["豆を切らしたら{supermarket}", "豆を切らしたら{convenienceStore}", "豆を切らしたら{wetMarket}をのぞいて"],
        ],
      },
      ...warmRest,
      {
        close: [
          [
            "三杯目は内見のあとで。{company}の{agent}まで☎{phone}",
            "三杯目は内見のあとで。{agent}まで",
            "三杯目は内見のあとで。あなたは豆派？ 茶葉派？",
          ],
        ],
      },
    ],
  }),
);

const threshold = ledges.map(
  (id): Plot => ({
    name: `across the sill, ${id}`,
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: [id],
    titles: ["敷居をまたいで一歩、{district}", "敷居をまたいで、一歩外へ"],
    lines: [
      {
        say: [
          [
            `敷居をまたいで一歩、{${id}}へ出られます。{place}、{area.bare}の{layout.short}です`,
            `敷居をまたいで一歩、{${id}}へ出られます。{area.bare}の{layout.short}です`,
          ],
        ],
      },
      {
        say: [
          ["室内側は{livingSouth}です", "室内側の床は{hardwoodFloor}です", "室内側の床は{woodFloor}です"],
          "鉢植えを置くか、椅子を置くか。どちらにも、洗濯物という先客がおります",
          [
            "そちらは{bathDryer}へ",
            "そちらは{utilityBalcony}へ",
            "{washerDryer}があれば、先客にはお引き取りいただけます",
            "物干しの位置から、ご相談ください",
          ],
        ],
      },
      ...calmRest,
      {
        close: [
          [
            "その一歩は現地にて。{company}、{agent}、{phone}",
            "その一歩は現地にて。{agent}がご案内いたします",
            "その一歩は現地にて、どうぞ",
          ],
        ],
      },
    ],
  }),
);

export const outdoors: readonly Plot[] = [...weekends, ...openRooms, ...coffees, ...threshold];
