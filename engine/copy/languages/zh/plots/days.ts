/** Any home told as a day lived in it. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { calmFabric, calmFire, calmHouse, calmLight, calmOdds, calmOutside, calmRooms } from "./calm.ts";
import {
  bath,
  cooking,
  deal,
  errands,
  finish,
  floor,
  kitchen,
  laundry,
  light,
  looks,
  marked,
  mended,
  outside,
  parcels,
  parking,
  rare,
  storage,
  sums,
  warmth,
} from "./chat.ts";

const here = [
  "假装钥匙已经在手里：{place}·{name}，{layout.han}，{area}，先住一天试试。",
  "假装钥匙已经在手里：{place}，{layout.han}，{area}，先住一天试试。",
  "假装钥匙已经在手里：{name}，{layout.han}，{area}，先住一天试试。",
  "假装钥匙已经在手里：{layout.han}，{area}，先住一天试试。",
];

export const days: readonly Plot[] = [
  {
    name: "one day, frame by frame",
    voices: ["friendly"],
    families: ["list"],
    on: ["price", "layout"],
    weight: 55,
    titles: ["在{city}这个家，先住一天", "{city}｜在这个家的一天"],
    lines: [
      { say: [here] },
      "",
      {
        list: [
          marked("☀️ 起床：", light),
          marked("🍳 早饭：", kitchen),
          ["🚇 出门：{transit.run}"],
          marked("📦 下班：", parcels),
          marked("🛒 回家路上：", errands),
          marked("🔧 周末：", rare),
          marked("🍽 饭后：", cooking),
          marked("🌆 傍晚：", outside),
          marked("🛁 睡前：", bath),
        ],
        most: 7,
      },
      "",
      { say: [floor, looks, warmth, finish, mended, deal] },
      "@but",
      "@rest",
      {
        say: [
          ["住一天的门票？{?sale}没有，整套{price.full}", "账单也先拿来看：{price.full}", "账单：{price.full}"],
          sums,
        ],
      },
      "@costs @material?",
      "",
      {
        close: [
          [
            "想把这一天过成真的，找[{company}的]{agent}约个时间：{phone}。",
            "想把这一天过成真的，找[{company}的]{agent}约个时间。",
            "想把这一天过成真的，留言约时间。",
          ],
          ["你一天里在家待得久的，是哪个钟点？", "换你住，头一个晚上做什么菜？"],
        ],
      },
    ],
  },
  {
    name: "clock of the house",
    voices: ["trendy"],
    families: ["list", "chat"],
    on: ["price", "layout"],
    weight: 55,
    titles: ["{city}｜这个家的作息表", "{city}｜住这儿的作息表"],
    lines: [
      {
        say: [
          [
            "给{place}·{name}的{layout.han}排了张作息表，{price.full}，{area}，你来当住户。",
            "给{place}的{layout.han}排了张作息表，{price.full}，{area}，你来当住户。",
            "给这套{layout.han}排了张作息表，{price.full}，{area}，你来当住户。",
            "给{place}的{layout.han}排了张作息表，{area}，你来当住户。",
          ],
        ],
      },
      "",
      {
        list: [
          marked("🌅 白天｜", light),
          ["🎧 早高峰｜{transit.run}"],
          marked("🍳 饭点｜", kitchen),
          marked("🧺 洗衣日｜", laundry),
          marked("🚗 到家｜", parking),
          marked("🌆 傍晚｜", outside),
          marked("📦 快递到了｜", parcels),
          marked("🛁 临睡｜", bath),
          marked("🥶 换季｜", warmth),
          marked("🧳 断舍离｜", storage),
        ],
        most: 6,
      },
      "",
      { say: [floor, sums, mended, rare, deal] },
      "@but",
      "@rest",
      "@costs @material?",
      "",
      {
        close: [
          [
            "作息表先给你，住户一栏你来填：[{company}，]{agent}，{phone}。",
            "作息表先给你，住户一栏你来填，找[{company}的]{agent}。",
            "作息表先给你，住户一栏你来填，私信约看。",
          ],
          ["你是早起派还是夜猫子？", "哪个时段像你？"],
        ],
      },
    ],
  },
  {
    name: "light through a day",
    voices: ["luxury"],
    families: ["list", "chat"],
    on: ["price", "layout"],
    weight: 55,
    titles: ["{city}，一日之家", "{city}，从清晨看起"],
    lines: [
      {
        say: [
          ["清晨推窗，{place}[，{name}]。", "清晨推窗，{name}。", "清晨推窗。"],
          ["{layout.han}，{area}，容得下一天的快与慢。", "{layout.han}，容得下一天的快与慢。"],
        ],
      },
      "",
      { say: [calmLight, calmRooms] },
      { say: [calmOutside, calmFire, calmFabric] },
      {
        say: [
          ["出门，{transit.run}；归来，{floor.run}[，有{lift}]。", "出门，{transit.run}。"],
          calmHouse,
          ...calmOdds,
        ],
      },
      "",
      "@but",
      "@rest",
      "@money @material?",
      "",
      {
        close: [
          [
            "挑一天里您喜欢的时辰来看，[{company}，]{agent}，{phone}。",
            "挑一天里您喜欢的时辰来看，请与[{company}的]{agent}约定。",
            "挑一天里您喜欢的时辰来看。",
          ],
        ],
      },
    ],
  },
];
