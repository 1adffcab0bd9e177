/** Any home told in a message to somebody, or on a walk through the door. */
import type { Plot } from "#engine/copy/languages/base/plot";
import {
  calmFabric,
  calmFire,
  calmHouse,
  calmLight,
  calmOdds,
  calmOutside,
  calmRooms,
  exactBath,
  exactFinish,
  exactFloor,
  exactKitchen,
  exactLight,
  exactOutside,
  exactParking,
  exactStorage,
  exactSystems,
} from "./calm.ts";
import {
  bath,
  deal,
  errands,
  finish,
  floor,
  kitchen,
  laundry,
  light,
  looks,
  mended,
  outside,
  parcels,
  parking,
  rare,
  storage,
  sums,
  warmth,
} from "./chat.ts";

export const friends: readonly Plot[] = [
  {
    name: "forward to a friend",
    voices: ["friendly"],
    families: ["chat"],
    on: ["price", "layout"],
    weight: 56,
    titles: ["{city}找房的，看这条", "转给在{city}找房的那位"],
    lines: [
      {
        say: [
          [
            "这条发给还在翻房源的你：{place}·{name}，{layout.han}，{area}，{price.full}。",
            "这条发给还在翻房源的你：{place}，{layout.han}，{area}，{price.full}。",
            "这条发给还在翻房源的你：{layout.han}，{area}，{price.full}。",
            "这条发给还在翻房源的你：{layout.han}，{price.full}。",
          ],
          sums,
        ],
      },
      "",
      {
        say: [
          "资料里我圈了几处。",
          light,
          outside,
          kitchen,
          bath,
          looks,
          warmth,
          ["位置也圈了，{transit.run}。"],
          floor,
          rare,
          storage,
          laundry,
          errands,
          parcels,
          parking,
          finish,
          mended,
          deal,
        ],
      },
      "@but",
      "@rest",
      "@costs @material?",
      "",
      {
        close: [
          [
            "要不要去看，你说了算。我是[{company}的]{agent}，{phone}。",
            "要不要去看，你说了算。找我，[{company}的]{agent}。",
            "要不要去看，你说了算，留言就行。",
          ],
        ],
      },
    ],
  },
  {
    name: "through the door",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["layout", "area"],
    weight: 52,
    titles: ["云看房｜{city}{beds}", "换鞋进门｜{city}{beds}"],
    lines: [
      {
        say: [
          [
            "换鞋，进门。{place}·{name}，{layout.han}，{area}，边走边说。",
            "换鞋，进门。{place}，{layout.han}，{area}，边走边说。",
            "换鞋，进门。{layout.han}，{area}，边走边说。",
          ],
        ],
      },
      "",
      {
        list: [
          ["🚪 门口：{entryHall}，脏鞋有地方排队", "🚪 门口：{smartLock}，忘带钥匙也不慌", "🚪 楼门口：{autoLock}"],
          light.map((text) => `🪟 窗边：${text}`),
          kitchen.map((text) => `🍳 厨房：${text}`),
          bath.map((text) => `🛁 卫生间：${text}`),
          ["🛏 卧室：{builtInWardrobes}，衣柜这笔钱先省下", "🛏 卧室：{walkInCloset}，衣服各回各位"],
          ["📚 {study}：开会时可以把门带上"],
          laundry.map((text) => `🧺 洗衣：${text}`),
          looks.map((text) => `👀 抬头低头：${text}`),
          storage.map((text) => `📦 收纳：${text}`),
          outside.map((text) => `🌿 推门出去：${text}`),
          rare.map((text) => `🎁 彩蛋：${text}`),
          parcels.map((text) => `📦 楼下：${text}`),
          ["🚶 出门：{transit.run}"],
          floor.map((text) => `🛗 楼里：${text}`),
        ],
        most: 9,
      },
      "",
      {
        say: [finish, mended, warmth, ["逛完报价：{price.full}。"], sums, deal],
      },
      "@but",
      "@rest",
      "@costs @material?",
      "",
      {
        close: [
          [
            "线上逛完了，想真的换鞋进门，找[{company}的]{agent}：{phone}。",
            "线上逛完了，想真的换鞋进门，找[{company}的]{agent}。",
            "线上逛完了，想真的换鞋进门，私信约。",
          ],
        ],
      },
    ],
  },
  {
    name: "room by room report",
    voices: ["professional"],
    families: ["chat", "list"],
    on: ["layout", "area"],
    weight: 52,
    titles: ["{city}{beds}｜按看房动线说明", "{city}{beds}，由外到内"],
    lines: [
      {
        say: [
          [
            "以下按看房的动线，由外到内说明{place}·{name}这套{layout.han}，{area}。",
            "以下按看房的动线，由外到内说明{place}这套{layout.han}，{area}。",
            "以下按看房的动线，由外到内说明这套{layout.han}，{area}。",
          ],
        ],
      },
      "",
      { say: [["先看位置，{transit.run}。"], exactFloor, ["进楼处设{autoLock}[与{parcelBox}]。"], exactParking] },
      { say: [["入户之后，{entryHall}可更衣换鞋。"], exactLight, exactKitchen, exactBath, exactStorage] },
      { say: [exactSystems, exactOutside, exactFinish] },
      {
        say: [
          [
            "{?sale}走完一圈再看价格：{price.full}，折合{perSquareMetre}/㎡。",
            "走完一圈再看价格：{price.full}，{depositAndAdvance}，签约合计{signingSum}。",
            "走完一圈再看价格：{price.full}，加{managementFee}，每月合计{monthlySum}。",
            "走完一圈再看价格：{price.full}。",
          ],
        ],
      },
      "@but",
      "@rest",
      "@costs @material?",
      "",
      {
        close: [
          [
            "实地看房请与[{company}的]{agent}约定时间：{phone}。",
            "实地看房请与[{company}的]{agent}约定时间。",
            "实地看房请先留言约定时间。",
          ],
        ],
      },
    ],
  },
  {
    name: "a card left on the table",
    voices: ["luxury"],
    families: ["list", "chat"],
    on: ["layout", "area"],
    weight: 54,
    titles: ["{city}，一张便笺", "写在{city}的便笺"],
    lines: [
      {
        say: [
          ["一张便笺，写给要来{place}的人：{layout.han}，{area}。", "一张便笺，写给要来的人：{layout.han}，{area}。"],
          ["{name}。"],
        ],
      },
      "",
      { say: [calmOutside, calmLight] },
      { say: [calmFabric, calmFire, calmRooms] },
      { say: [calmHouse, ["{transit.run}，来去有数。"], ...calmOdds] },
      { say: [["价格也写上：{price.full}[，{depositAndAdvance}]。"]] },
      "@but",
      "@rest",
      "@costs @material?",
      "",
      {
        close: [
          [
            "便笺到此，余下的当面说。[{company}，]{agent}，{phone}。",
            "便笺到此，余下的当面说。[{company}，]{agent}。",
            "便笺到此，余下的当面说。",
          ],
        ],
      },
    ],
  },
  {
    name: "three pictures",
    voices: ["luxury"],
    families: ["list", "chat"],
    on: ["price", "layout"],
    weight: 53,
    titles: ["{city}，几帧画面", "{city}，不急着说话"],
    lines: [
      { say: [["{place}·{name}，几帧画面。", "{place}，几帧画面。", "{name}，几帧画面。"], calmOutside, calmFire] },
      "",
      { say: [calmFabric, calmLight] },
      { say: [["{layout.han}，{area}。"]] },
      { say: [calmRooms, calmHouse] },
      { say: [["出门，{transit.run}。"], ...calmOdds] },
      "@but",
      "@rest",
      "@money @material?",
      "",
      {
        close: [
          [
            "画面之外，请来看。[{company}，]{agent}，{phone}。",
            "画面之外，请来看。[{company}，]{agent}。",
            "画面之外，请来看。",
          ],
        ],
      },
    ],
  },
];
