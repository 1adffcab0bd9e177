/** Posts that any home can be told in, professional and luxury: a list of wishes, one chair. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { calm } from "./calm.ts";

export const wishesCalm: readonly Plot[] = [
  {
    name: "list of wishes",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["price", "layout"],
    weight: 52,
    titles: ["{district}の{layout.short}、条件メモと照合", "お手元の条件メモと照らしてください"],
    lines: [
      {
        say: [
          [
            "お手元の条件メモと照らし合わせてください。{place}の{type}です",
            "お手元の条件メモと照らし合わせてください。{place}の住まいです",
            "お手元の条件メモと照らし合わせてください",
          ],
        ],
      },
      {
        intro: "",
        list: [
          ["□ {layout.short}"],
          ["□ {area.bare}"],
          ["□ {transit}"],
          ["□ {floor}[、{lift}]", "□ {year}"],
          ["□ 窓は{aspect.bare}向き"],
          ["□ {garden}", "□ {roofTerrace}", "□ {terrace}", "□ {balcony}"],
          ["□ {separateBathAndWc}", "□ {dishwasher}", "□ {fittedKitchen}", "□ {openKitchen}"],
          ["□ {parcelBox}と{autoLock}", "□ {parcelBox}", "□ {garage}", "□ {parkingSpace}"],
          ["□ {petsAllowed}", "□ {petsNegotiable}"],
          ["□ {builtInWardrobes}", "□ {cellar}", "□ {cellarRoom}", "□ {storageRoom}"],
          ["□ {available}"],
        ],
        most: 9,
      },
      "",
      {
        say: [
          "印が付いた項目は、いくつありましたか",
          ["建物は{year}です"],
          ...calm.inside,
          ...calm.outside,
          ...calm.bath,
          ...calm.building.slice(2),
          ...calm.around,
          ...calm.works,
        ],
      },
      {
        say: [
          [
            "逆に、ここは外れます。{noLift}です",
            "逆に、ここは外れます。{noPets}です",
            "逆に、ここは外れます。{noParking}です",
          ],
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
            "メモに残った項目は、{company}の{agent}が確認してお返事します。{phone}",
            "メモに残った項目は、{agent}が確認してお返事します",
            "メモに残った項目を、お知らせください",
          ],
        ],
      },
    ],
  },
  {
    name: "one chair",
    voices: ["luxury"],
    families: ["list", "chat"],
    on: ["place", "area"],
    weight: 58,
    titles: ["椅子を一脚、{district}に", "椅子を一脚だけ"],
    lines: [
      {
        say: [["椅子を一脚だけ運び込むなら、どこに置かれますか。{place}、{area.bare}の住まいでのお話です"]],
      },
      {
        say: [
          [
            "{fireplace}の前。冬の夕方は、そこから動けなくなるかもしれません",

            "{garden}に向けて。季節のほうから訪ねてきます",
            "{terrace}に。朝は珈琲、夕方は葡萄酒を",
            "{balcony}に。朝は珈琲、夕方は葡萄酒を",
            "{sunRoom}に。鉢植えと向かい合わせで",
            "{bayWindow}の脇に。読みかけの一冊とともに",
            "{sillBay}の向かいに。話し相手の席は、もうあります",
            "{livingSouth}の、窓のほうへ",
            "{aspect.bare}の窓辺に。光の向きに合わせて、少しずつ動かしながら",
          ],
          ["見上げれば{stucco}", "見上げれば{ceilingHeight}", "傍らには{exposedBrick}"],
          ["足もとには{hardwoodFloor}", "足もとには{oakParquet}", "足もとには{woodFloor}"],
        ],
      },
      "",
      {
        say: [
          ["{layout.short}[、{floor}][、{year}]"],
          ["{transit}"],
          ["窓は{aspect.and}へ"],
          ...calm.outside.slice(0, 1),
          ...calm.kitchen.slice(0, 1),
          ...calm.bath.slice(0, 2),
          ...calm.building,
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
            "その椅子の場所を決めに、どうぞ。{company}　{agent}　{phone}",
            "その椅子の場所を決めに、どうぞ。{agent}がお待ちしております",
            "その椅子の場所を決めに、どうぞ",
          ],
        ],
      },
    ],
  },
];
