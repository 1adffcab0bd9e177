/** Posts about how large and how new it is, and what comes with it. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { calmRest } from "./calm.ts";
import { calmly } from "./calmly.ts";
import { warmRest } from "./warm.ts";

const waters = ["pool", "communityPool"] as const;

const swims = waters.map(
  (id): Plot => ({
    name: `swimsuit by the door, ${id}`,
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: [id],
    titles: ["{district}、水着は玄関に掛けて", "水着は玄関に掛けて"],
    lines: [
      {
        say: [
          [
            `水着の定位置を、玄関に決めました🏊 {${id}}のある{place}の{layout.short}、{area.bare}です`,
            `水着の定位置を、玄関に決めました🏊 {${id}}のある{layout.short}、{area.bare}です`,
          ],
        ],
      },
      {
        say: [
          "旅先で探すものが、住所の中にあります",
          ["泳がない日は{gym}へ", "泳がない日は{clubhouse}へ"],
          ["ぬれたタオルは{balcony}へ", "ぬれたタオルは{washerDryer}へ", "ぬれたタオルは{terrace}へ"],
          ["部屋に戻れば{systemAircon}", "帰りは{lift}で{floor.here}へ"],
        ],
      },
      ...warmRest,
      {
        close: [
          [
            "利用の決まりは{company}の{agent}に聞いてみましょう。☎{phone}",
            "利用の決まりは{agent}に聞いてみましょう",
            "平泳ぎ派？ 浮いている派？",
          ],
        ],
      },
    ],
  }),
);

const sizes: readonly Plot[] = [
  ...swims,
  {
    name: "a room left over",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["manyBedrooms"],
    weight: 60,
    titles: ["{district}、用事のない部屋がある家", "部屋が余ったら何にする"],
    lines: [
      {
        say: [
          [
            "部屋割りを決めていくと、用事のない部屋がひとつ残るかもしれません。{place}の{layout.short}、{area.bare}です",
            "部屋割りを決めていくと、用事のない部屋がひとつ残るかもしれません。{layout.short}、{area.bare}です",
          ],
        ],
      },
      {
        say: [
          "楽器、漫画、ミシン、何もない床。使い道は住んでから会議にかけましょう",
          ["外には{garden}", "外には{yard}", "外には{land}が続きます", "外には{terrace}"],
          [
            "会議の場所は{kitchenIsland}",
            "会議の場所は{fireplace}の前",
            "会議の場所は{openKitchen}",
            "会議の場所は{patio}",
          ],
          ["議事録係は{study}へ"],
        ],
      },
      ...warmRest,
      {
        close: [
          [
            "余った部屋、何にします？ 案は{company}の{agent}（☎{phone}）まで",
            "余った部屋、何にします？ 案は{agent}まで",
            "余った部屋、何にします？",
          ],
        ],
      },
    ],
  },
  {
    name: "doors along the hall",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["manyBedrooms"],
    weight: 60,
    titles: ["扉の数で読む家、{district}", "扉の数で読む家"],
    lines: [
      {
        say: [
          [
            "寝るための部屋を数え終えても、まだ扉が続きます。{place}の{layout.list}、{area.bare}です",
            "寝るための部屋を数え終えても、まだ扉が続きます。{layout.list}、{area.bare}です",
          ],
        ],
      },
      {
        say: [
          "机を置く部屋、客を泊める部屋。役割は、住みはじめる前にお決めください",
          ["敷地は{land}"],
          ["火のある居間には{fireplace}", "居間の窓辺には{bayWindow}"],
          ["台所は{separateKitchen}", "台所は{kitchenIsland}を中心に", "台所は{openKitchen}"],
          ["外に出れば{patio}", "外に出れば{terrace}", "外に出れば{garden}", "外に出れば{porch}"],
        ],
      },
      ...calmRest,
      {
        close: [
          [
            "各室へのご案内は{company}、{agent}、{phone}",
            "{agent}が順にご案内いたします",
            "玄関から順に、ご案内いたします",
          ],
        ],
      },
    ],
  },
  {
    name: "everything in reach",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["studioFlat"],
    weight: 60,
    titles: ["{district}、手を伸ばせば届く部屋", "ワンルームの配置会議"],
    lines: [
      {
        say: [
          [
            "ワンルームは、物の置き場所がそのまま間取りになります。{place}、{area.bare}です",
            "ワンルームは、物の置き場所がそのまま間取りになります。{area.bare}です",
          ],
        ],
      },
      {
        say: [
          "寝台をどこに置くかで、残りの部屋の名前が決まります",
          ["寝床は{mezzanine}に上げて", "服は{builtInWardrobes}へ", "服は{walkInCloset}へ"],
          ["窓は{aspect.bare}向き。机はそのそばに"],
          ["洗濯機は{washerPlace}へ", "{washingMachine}は備え付けです"],
          ["台所は{fittedKitchen}", "台所は{oneHob}なので、献立は一品勝負です"],
        ],
      },
      ...warmRest,
      {
        close: [
          [
            "方眼紙を一枚持って、{company}の{agent}まで。☎{phone}",
            "方眼紙を一枚持って、{agent}まで",
            "あなたなら、寝台をどの壁に？",
          ],
        ],
      },
    ],
  },
  {
    name: "first name on the door",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["newBuild"],
    titles: ["{district}、表札はまだ白紙", "表札はまだ白紙"],
    lines: [
      {
        say: [
          [
            "表札は、まだ白紙です。{newBuild}、{place}の{layout.short}、{area.bare}",
            "表札は、まだ白紙です。{newBuild}、{layout.short}、{area.bare}",
          ],
        ],
      },
      {
        say: [
          "柱の背比べの線も、壁の画びょうの穴も、これからの暮らしのぶんだけ",
          ["屋根には{solar}", "台所は{kitchenIsland}", "台所は{fittedKitchen}"],
          ["敷地は{land}です"],
          ["車は{carport}へ", "車は{parkingSpace}へ", "車は{garage}へ"],
        ],
      },
      ...warmRest,
      {
        close: [
          [
            "表札の文字が決まったら、{company}の{agent}まで。☎{phone}",
            "表札の文字が決まったら、{agent}まで",
            "表札、漢字にします？ ローマ字にします？",
          ],
        ],
      },
    ],
  },
];

/** Whose first and last words suit every voice. */
const forAll: ReadonlySet<string> = new Set(["everything in reach", "first name on the door"]);

export const size: readonly Plot[] = [...sizes, ...sizes.filter(({ name }) => forAll.has(name)).map(calmly)];
