/** One to three sentences for X and Weibo, professional and luxury. */
import type { Plot } from "#engine/copy/languages/base/plot";

const families = ["short"] as const;

export const shortCalm: readonly Plot[] = [
  {
    name: "short four figures",
    voices: ["professional", "luxury"],
    families,
    on: ["area", "price", "aspect"],
    weight: 54,
    titles: ["{district}の{layout.short}"],
    lines: [
      {
        say: [
          [
            "{place}、{layout.short}、{area.bare}。{transit}。ここまでが図面、ここからは窓の話です",
            "{place}、{layout.short}、{area.bare}。ここまでが図面、ここからは窓の話です",
          ],
          ["{aspect.bare}へ向いています[。その先に{balcony}]"],
          ["{price}。"],
        ],
      },
      { close: [["図面のご請求：{agent}、{phone}", "図面はご請求ください"]] },
    ],
    unless: ["studioFlat"],
  },
  {
    name: "short what it costs",
    voices: ["professional"],
    families,
    on: ["price", "layout"],
    weight: 55,
    titles: ["費用から先に"],
    lines: [
      {
        say: [
          [
            "費用から申し上げます。{price}（管理費などを含めて毎月{monthlySum}）。",
            "費用から申し上げます。{price}（㎡あたり約{perSquareMetre.about}）。",
            "費用から申し上げます。{price}。",
          ],
          [
            "{place}の{layout.short}、{area.bare}[、{floor.here}][、{year}][、{transit}]です",
            "{layout.short}、{area.bare}です",
          ],
        ],
      },
      { close: [["内訳は{agent}（{phone}）がご説明します", "内訳はお問い合わせください"]] },
    ],
  },
  {
    name: "short from the station",
    voices: ["professional", "luxury"],
    families,
    on: ["transit", "price"],
    weight: 56,
    titles: ["{transit}"],
    lines: [
      {
        say: [
          [
            "{transit}。その道の先にあるのが、{place}の{layout.short}、{area.bare}です",
            "{transit}。その道の先にあるのが、{layout.short}の住まいです",
          ],
          ["{floor}、窓は{aspect.bare}向き", "{floor}です", "{year}です"],
          ["{price}。"],
        ],
      },
      { close: [["道順のご案内：{agent}、{phone}", "道順はご案内いたします"]] },
    ],
  },
  {
    name: "short one chair",
    voices: ["luxury"],
    families,
    on: ["place", "price"],
    weight: 58,
    titles: ["椅子を一脚"],
    lines: [
      {
        say: [
          [
            "椅子を一脚、{fireplace}の前に。{place}、{area.bare}",
            "椅子を一脚、{garden}に。{place}、{area.bare}",
            "椅子を一脚、{terrace}に。{place}、{area.bare}",
            "椅子を一脚、{balcony}に。{place}、{area.bare}",
            "椅子を一脚、{aspect.bare}の窓辺に。{place}、{area.bare}",
            "椅子を一脚、{place}に。{area.bare}の住まい",
          ],
          ["{layout.short}[、{year}]。{price}。"],
        ],
      },
      { close: [["お席のご予約は{agent}、{phone}", "お席のご予約を承ります"]] },
    ],
  },
  {
    name: "short the year",
    voices: ["professional", "luxury"],
    families,
    on: ["year", "price"],
    weight: 53,
    titles: ["{year}、{district}"],
    lines: [
      {
        say: [
          [
            "{year.num}から{place}に立つ建物に、{layout.short}、{area.bare}",
            "{year.of}建物に、{layout.short}、{area.bare}",
          ],
          [
            "{stucco}が残ります",
            "{renovated}です",
            "{fullyRenovated}です",
            "{lift}があります",
            "{garden}があります",
            "{balcony}があります",
            "{transit}です",
          ],
          ["{price}。"],
        ],
      },
      { close: [["その歳月の続きを、{agent}（{phone}）がご案内します", "その歳月の続きを、現地で"]] },
    ],
  },
  {
    name: "short by the window",
    voices: ["luxury", "professional"],
    families,
    on: ["aspect", "price"],
    weight: 57,
    titles: ["{aspect.bare}の窓、{district}"],
    lines: [
      {
        say: [
          [
            "窓は{aspect.bare}。椅子の位置は、光に相談して決められます。{place}の{layout.short}、{area.bare}",
            "窓は{aspect.bare}。椅子の位置は、光に相談して決められます。{layout.short}、{area.bare}",
          ],
          ["{floor}、{price}。", "{price}。"],
        ],
      },
      { close: [["ご覧になる時間帯は{agent}（{phone}）へ", "ご覧になる時間帯をお知らせください"]] },
    ],
  },
  {
    name: "short asked first",
    voices: ["professional", "luxury"],
    families,
    on: ["layout", "price"],
    weight: 51,
    titles: ["先にお答えします"],
    lines: [
      {
        say: [
          [
            "よく伺うことから。お車は{garage}へ",
            "よく伺うことから。ペットは{petsAllowed}",
            "よく伺うことから。ペットは{noPets}",
            "よく伺うことから。駅まで？ {transit}です",
            "よく伺うことから。何階？ {floor}です",
            "よく伺うことから。築年？ {year}です",
          ],
          ["{place}の{layout.short}、{area.bare}。{price}。", "{layout.short}、{area.bare}。{price}。"],
        ],
      },
      { close: [["次のご質問は{agent}、{phone}へ", "次のご質問をどうぞ"]] },
    ],
  },
];
