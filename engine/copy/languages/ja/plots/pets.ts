/** Posts about who comes along on four legs. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { calmRest } from "./calm.ts";
import { calmly } from "./calmly.ts";
import { warmRest } from "./warm.ts";

const permits = ["petsAllowed", "catsAllowed", "dogsAllowed", "smallPets", "catFine"] as const;

const applicants = permits.map(
  (id): Plot => ({
    name: `applicant on four legs, ${id}`,
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: [id],
    titles: ["入居希望者、四本足。{district}", "入居希望者、四本足"],
    lines: [
      {
        say: [
          [
            `入居希望者から質問が届いています。「わたしも住めますか」🐾 {place}の{layout.short}、{area.bare}、答えは{${id}}です`,
            `入居希望者から質問が届いています。「わたしも住めますか」🐾 {layout.short}、{area.bare}、答えは{${id}}です`,
          ],
        ],
      },
      {
        intro: "四本足の方の確認事項：",
        list: [
          [
            "🐾 昼寝の候補地は{southBalcony}の内側",
            "🐾 見張り台は{bayWindow}",
            "🐾 風に当たるなら{garden}",
            "🐾 風に当たるなら{terrace}",
            "🐾 外の匂いは{balcony}から",
          ],
          ["🐾 冬は{underfloorHeating}の上を動かない予定", "🐾 冬は{woodStove}の前を動かない予定"],
          ["🐾 窓は{aspect.bare}向き。日光浴の場所取りに"],
          ["🐾 散歩は{park}へ", "🐾 散歩は{riverWalk}へ"],
          ["🐾 ごはんの箱は{parcelBox}に届く"],
        ],
        most: 4,
      },
      {
        say: ["家賃を払うほうの方にも、ひととおり{!sale}", "お金を払うほうの方にも、ひととおり{!rent}"],
      },
      ...warmRest,
      {
        close: [
          [
            "頭数と体重は、先に{company}の{agent}（☎{phone}）へ。写真つき、歓迎です",
            "頭数と体重は、先に{agent}へ。写真つき、歓迎です",
            "ところで、その子のお名前は？",
          ],
        ],
      },
    ],
  }),
);

const clauses = permits.map(
  (id): Plot => ({
    name: `written in the terms, ${id}`,
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: [id],
    titles: ["{district}の{layout.short}、動物と暮らす条件", "動物と暮らす条件から"],
    lines: [
      {
        say: [
          [
            `一緒に暮らす動物がいる方は、まず条件欄の一行からお読みになると思います。こちらは{${id}}。{place}の{layout.short}、{area.bare}です`,
            `一緒に暮らす動物がいる方は、まず条件欄の一行からお読みになると思います。こちらは{${id}}。{layout.short}、{area.bare}です`,
          ],
        ],
      },
      {
        say: [
          "頭数、種類、大きさは、書面で確かめてから話を進めましょう",
          [
            "床は{woodFloor}ですので、爪あとの扱いも併せてご確認ください",
            "床は{hardwoodFloor}ですので、爪あとの扱いも併せてご確認ください",
          ],
          ["足もとは{underfloorHeating}、冬の寝場所に迷いません", "冬は{fireplace}の前が取り合いになりそうです"],
          ["外の空気は{garden}で", "外の空気は{terrace}で", "外の空気は{balcony}で"],
          ["散歩には{park}", "散歩には{riverWalk}"],
        ],
      },
      ...calmRest,
      {
        close: [
          [
            "種類と頭数を添えて、{company}の{agent}（{phone}）へお知らせください",
            "種類と頭数を添えて、{agent}へお知らせください",
            "種類と頭数を添えて、お問い合わせください",
          ],
        ],
      },
    ],
  }),
);

const talks: Plot = {
  name: "interview with the landlord",
  voices: ["friendly", "trendy"],
  families: ["list", "chat"],
  on: ["petsNegotiable"],
  titles: ["{district}、面接のある部屋", "面接があります。四本足の方に"],
  lines: [
    {
      say: [
        [
          "この住まいには面接があります。受けるのは四本足の方。条件は{petsNegotiable}です。{place}の{layout.short}、{area.bare}",
          "この住まいには面接があります。受けるのは四本足の方。条件は{petsNegotiable}です。{layout.short}、{area.bare}",
        ],
      ],
    },
    {
      say: [
        "履歴書に書くのは、種類、体重、性格。特技の欄は「留守番」がおすすめです",
        [
          "床は{woodFloor}なので、爪の手入れも書き添えておきましょう",
          "床は{hardwoodFloor}なので、爪の手入れも書き添えておきましょう",
        ],
        ["配属先の候補は{balcony}", "配属先の候補は{garden}", "配属先の候補は{bayWindow}"],
        ["散歩コースは{park}へ"],
      ],
    },
    ...warmRest,
    {
      close: [
        [
          "履歴書は{company}の{agent}（☎{phone}）が預かります",
          "履歴書は{agent}が預かります",
          "履歴書の写真は、正面と寝顔の二枚で",
        ],
      ],
    },
  ],
};

export const pets: readonly Plot[] = [...applicants, ...clauses, talks, calmly(talks)];
