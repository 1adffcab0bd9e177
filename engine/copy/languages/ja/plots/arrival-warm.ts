/** Posts that any home can be told in, friendly and trendy: what it costs first, boxes on the first night. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { warm } from "./warm.ts";

export const arrivalWarm: readonly Plot[] = [
  {
    name: "money first",
    voices: ["friendly", "trendy"],
    families: ["chat", "list"],
    on: ["price"],
    weight: 48,
    titles: ["{district}の{layout.short}、お金の話から", "部屋より先に、お金の話"],
    lines: [
      {
        say: [
          [
            "{place}の{layout.short}です。間取りの話は好きですが、今日はお金の話から始めます",
            "{layout.short}です。間取りの話は好きですが、今日はお金の話から始めます",
            "間取りの話は好きですが、今日はお金の話から始めます",
          ],
        ],
      },
      "@money @material?",
      "",
      {
        say: [
          [
            "では、それで何が手に入るか。{area.bare}で、{transit.from}です",
            "では、それで何が手に入るか。まず広さは{area.bare}です",
            "では、それで何が手に入るか",
          ],
          [
            "{floor}、窓は{aspect.bare}向き[、{year}]",
            "{floor}[、{year}]です",
            "窓は{aspect.bare}向き[、{year}]です",
            "{year}です",
          ],
        ],
      },
      { say: [...warm.outside, ...warm.inside] },
      { say: [...warm.kitchen, ...warm.bath, ...warm.machines.slice(0, 2)] },
      { say: [...warm.building, ...warm.around, ...warm.works, ...warm.but] },
      "@rest",
      "@but",
      "",
      {
        close: [
          [
            "電卓を片手に、{company}の{agent}まで。☎{phone}。計算の続き、つき合います。",
            "計算の続きは、{agent}がつき合います。",
            "計算の続きは、メッセージでどうぞ。",
          ],
        ],
      },
    ],
  },
  {
    name: "boxes on the first night",
    voices: ["friendly", "trendy"],
    families: ["chat", "list"],
    on: ["layout", "price"],
    weight: 46,
    titles: ["{district}、引っ越し初日の夜", "引っ越し初日の夜、開けるのは一箱だけ"],
    lines: [
      {
        say: [
          [
            "引っ越し初日の夜。段ボールは積んだまま、開けたのは一箱だけ📦 場所は{place}、{layout.short}、{area.bare}です",
            "引っ越し初日の夜。段ボールは積んだまま、開けたのは一箱だけ📦 場所は{place}の{layout.short}です",
            "引っ越し初日の夜。段ボールは積んだまま、開けたのは一箱だけ📦 ここは{layout.short}です",
          ],
        ],
      },
      {
        say: [
          "その夜のことを、少し想像してみてください",
          ["お弁当を買って帰る道は、{transit.from}です"],
          ["{lift}があるので、最後の一箱も階段を上がらずに済みました"],
          ...warm.machines,
          ...warm.bath.slice(0, 3),
        ],
      },
      "",
      {
        say: [
          ["カーテンはまだありません。窓は{aspect.bare}向き。明日はまず寸法を測りましょう"],
          ...warm.outside.slice(0, 1),
          ...warm.inside.slice(0, 2),
          ...warm.kitchen.slice(0, 2),
          ...warm.storage,
          ["住まいは{floor}[、{year}]です", "建物は{year}です"],
        ],
      },
      { say: [...warm.works, ...warm.but] },
      "@rest",
      "",
      "@money @material?",
      "@but",
      "",
      {
        close: [
          [
            "で、最初に開ける箱には何を入れますか？ 内見は{agent}（{company}、☎{phone}）まで。",
            "で、最初に開ける箱には何を入れますか？ 内見は{agent}まで。",
            "で、最初に開ける箱には何を入れますか？",
          ],
        ],
      },
    ],
  },
];
