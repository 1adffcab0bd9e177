/** Posts that any home can be told in, professional and luxury: a day's paths, figures, a walk, payments. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { calm } from "./calm.ts";

export const everydayCalm: readonly Plot[] = [
  {
    name: "paths of a day",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["layout", "transit"],
    weight: 56,
    titles: ["{district}の{layout.short}、一日の動線", "一日の動線で見る{layout.short}"],
    lines: [
      {
        say: [
          [
            "{place}、{transit}。{area.bare}の{layout.short}を、一日の動線に沿ってご案内します",
            "{transit}。{area.bare}の{layout.short}を、一日の動線に沿ってご案内します",
            "{transit}。{layout.short}の住まいを、一日の動線に沿ってご案内します",
          ],
        ],
      },
      {
        say: [
          [
            "朝、窓は{aspect.bare}に向いています[。{balcony}に出れば、その日の服が決まります]",
            "朝、{balcony}に出れば、その日の服が決まります",
          ],
          ["身支度は{washbasin}で", "身支度は二つの浴室に分かれて{?twoBathrooms}"],
          [
            "出がけは{lift}で下り、{autoLock}の扉を抜けます",
            "出がけは{lift}で下ります",
            "出がけは{autoLock}の扉を抜けます",
          ],
          ["留守中の荷物は{parcelBox}に届きます"],
        ],
      },
      "",
      {
        say: [
          ["帰り道の買い物は{supermarket}で", "帰り道の買い物は{wetMarket}で", "帰り道の買い物は{convenienceStore}で"],
          [
            "夕方の支度は{separateKitchen}で、居室と分けて進められます",
            "夕方の支度は{openKitchen}で、居室の様子を見ながら進められます",
            "夕方の支度は{fittedKitchen}で",
          ],
          ["火口は{gasStove}です", "火口は{threeHobs}です"],
          ["夜、洗濯物は{bathDryer}へ", "夜、{bathReheat}で湯を温め直して"],
          [
            "就寝前の床は{underfloorHeating}で暖かく",
            "就寝前、素足に触れるのは{woodFloor}",
            "就寝前、素足に触れるのは{hardwoodFloor}",
          ],
        ],
      },
      {
        say: [
          ["住まいは{floor}、建物は{year}です", "住まいは{floor}です", "建物は{year}です"],
          ...calm.storage,
          ...calm.works,
          ...calm.but,
        ],
      },
      "@rest",
      "",
      "@money @material?",
      "@but",
      "",
      {
        close: [
          [
            "朝と夕方、どちらの時間帯でもご案内いたします。{company}、{agent}、{phone}",
            "朝と夕方、どちらの時間帯でも{agent}がご案内いたします",
            "ご内見の時間帯をお知らせください",
          ],
        ],
      },
    ],
  },
  {
    name: "figures before adjectives",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["area", "price"],
    weight: 53,
    titles: ["{district}の{layout.short}、数字でご紹介", "形容詞を使わない物件紹介"],
    lines: [
      {
        say: [
          [
            "{place}の{layout.short}を、形容詞を使わずにご紹介します",
            "{layout.short}を、形容詞を使わずにご紹介します",
            "一つの住まいを、形容詞を使わずにご紹介します",
          ],
        ],
      },
      {
        intro: "",
        list: [
          ["・{area.value}"],
          ["・{transit}"],
          ["・{floor}、窓は{aspect.bare}向き", "・{floor}", "・窓は{aspect.bare}向き"],
          ["・{year}[、{ceilingHeight}]"],
          ["・{land}"],
          [
            "・{price}（管理費などを含めて毎月{monthlySum}）",
            "・{price}（㎡あたり約{perSquareMetre.about}）",
            "・{price}",
          ],
        ],
        most: 6,
      },
      "",
      {
        say: [
          ["数字に表れない点を、以下に申し添えます"],
          ...calm.inside,
          ...calm.outside,
          ...calm.kitchen.slice(0, 2),
          ...calm.bath.slice(0, 3),
          ...calm.building,
          ...calm.works,
          ...calm.but,
        ],
      },
      "@rest",
      "",
      "@material?",
      "@but",
      "",
      {
        close: [
          [
            "形容詞は、ご覧になった方のためにとってあります。{company}、{agent}、{phone}",
            "形容詞は、ご覧になった方のためにとってあります。ご内見は{agent}まで",
            "形容詞は、ご覧になった方のためにとってあります",
          ],
        ],
      },
    ],
  },
  {
    name: "in the order of the visit",
    voices: ["professional", "luxury"],
    families: ["chat", "list"],
    on: ["layout", "area"],
    weight: 50,
    titles: ["{district}の{layout.short}、ご案内の順に", "ご案内の順に、{layout.short}"],
    lines: [
      {
        say: [
          [
            "{place}、{area.bare}の{layout.short}です。内見当日にご案内する順番で、書いてまいります",
            "{area.bare}の{layout.short}です。内見当日にご案内する順番で、書いてまいります",
          ],
        ],
      },
      {
        say: [
          ["待ち合わせから現地まで。{transit}です"],
          [
            "建物は{year}[、{lift}で{floor.here}へ上がります]",
            "{lift}で{floor.here}へ上がります",
            "住まいは{floor}です",
          ],
          ["エントランスは{autoLock}[、不在時の荷物は{parcelBox}へ]", "不在時の荷物は{parcelBox}へ"],
        ],
      },
      "",
      {
        say: [["居間では、まず窓の向きを。{aspect.bare}です"], ...calm.inside, ...calm.machines.slice(1)],
      },
      { say: [...calm.kitchen, ...calm.bath, ...calm.storage] },
      { say: [...calm.outside, ...calm.building.slice(2), ...calm.around, ...calm.works, ...calm.but] },
      "@rest",
      "",
      "@money @material?",
      "@but",
      "",
      {
        close: [
          [
            "この順番どおりに、{agent}がご案内いたします。ご予約は{company}、{phone}",
            "この順番どおりに、{agent}がご案内いたします",
            "続きは現地にてご覧ください",
          ],
        ],
      },
    ],
  },
  {
    name: "what leaves the account",
    voices: ["professional", "luxury"],
    families: ["chat", "list"],
    on: ["price"],
    weight: 49,
    titles: ["{district}の{layout.short}、費用から先に", "費用から先にご説明します"],
    lines: [
      {
        say: [
          [
            "{place}の{layout.short}、{area.bare}です。ご検討の順番どおり、費用から先にご説明します",
            "{layout.short}、{area.bare}です。ご検討の順番どおり、費用から先にご説明します",
            "ご検討の順番どおり、費用から先にご説明します",
          ],
        ],
      },
      "@money @material?",
      "",
      {
        say: [
          [
            "続いて、住まいそのものを。{transit.from}、{floor}、{year}です",
            "続いて、住まいそのものを。{transit.from}[、{floor}][、{year}]です",
            "続いて、住まいそのものを。{floor}[、{year}]です",
            "続いて、住まいそのものを。{year}です",
          ],
          ["窓は{aspect.bare}向きです"],
          ...calm.inside,
          ...calm.outside,
        ],
      },
      { say: [...calm.kitchen, ...calm.bath, ...calm.machines, ...calm.storage.slice(0, 1)] },
      { say: [...calm.building, ...calm.around, ...calm.works, ...calm.but] },
      "@rest",
      "@but",
      "",
      {
        close: [
          [
            "お手元の予算表に当てはめてのご相談は、{company}の{agent}（{phone}）が承ります",
            "お手元の予算表に当てはめてのご相談は、{agent}が承ります",
            "お手元の予算表に当てはめて、ご検討ください",
          ],
        ],
      },
    ],
  },
];
