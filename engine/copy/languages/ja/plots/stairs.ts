/** Posts that begin with the stairs. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { calmRest } from "./calm.ts";
import { warmRest } from "./warm.ts";

export const stairs: readonly Plot[] = [
  {
    name: "weak point first",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["noLift", "layout"],
    weight: 61,
    titles: ["{district}の{layout.short}、弱点から", "弱点から言う物件紹介"],
    lines: [
      {
        say: [
          [
            "{+upstairsWithoutLift}弱点から言います。{floor.here}で{noLift}です。それでも読んでくださるなら、{place}の{layout.short}、{area.bare}の話を続けます",
            "弱点から言います。{floor.here}で{noLift}です。それでも読んでくださるなら、{place}の{layout.short}、{area.bare}の話を続けます",
            "弱点から言います。{noLift}です。それでも読んでくださるなら、{place}の{layout.short}、{area.bare}の話を続けます",
            "弱点から言います。{noLift}です。それでも読んでくださるなら、続けます",
          ],
        ],
      },
      {
        say: [
          "階段を上るあいだに、今日あったことを半分くらい忘れます。残りの半分は部屋で",
          ["{balcony}で風に当たりながら", "{stucco}を見上げながら", "{fireplace}の前で", "{aspect.bare}の窓を開けて"],
          ["米は{supermarket}で、小さい袋を", "米は{wetMarket}で、小さい袋を"],
          ["重い荷物は{cellarRoom}に置いて", "重い荷物は{cellar}に置いて", "自転車は{bikeRoom}に置いて"],
        ],
      },
      ...warmRest,
      {
        close: [
          [
            "内見の日は歩きやすい靴で。{company}の{agent}、☎{phone}",
            "内見の日は歩きやすい靴で。{agent}がお供します",
            "階段、何段までなら平気ですか？",
          ],
        ],
      },
    ],
  },
  {
    name: "stairs stated first",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["noLift", "layout"],
    weight: 61,
    titles: ["{district}の{layout.short}、階段の話から", "階段の話から"],
    lines: [
      {
        say: [
          [
            "{+upstairsWithoutLift}階段の話から始めます。{floor.here}、{noLift}。ここで迷われない方に、{place}の{layout.short}、{area.bare}をご案内します",
            "階段の話から始めます。{floor.here}、{noLift}。ここで迷われない方に、{place}の{layout.short}、{area.bare}をご案内します",
            "階段の話から始めます。{noLift}。ここで迷われない方に、{place}の{layout.short}、{area.bare}をご案内します",
            "階段の話から始めます。{noLift}。ここで迷われない方に、{layout.short}の住まいをご案内します",
          ],
        ],
      },
      {
        say: [
          "大きな物をどう運び入れるかは、階段の幅と踊り場の寸法でお確かめください",
          ["重い物は{cellarRoom}に", "重い物は{cellar}に", "自転車は{bikeRoom}に"],
          ["上りきった先に{balcony}", "上りきった先に{stucco}", "上りきった先に{fireplace}"],
        ],
      },
      ...calmRest,
      {
        close: [
          [
            "踊り場でひと息つきながら、{agent}がご案内いたします。{company}、{phone}",
            "踊り場でひと息つきながら、{agent}がご案内いたします",
            "踊り場の採寸は、ご内見の折にどうぞ",
          ],
        ],
      },
    ],
  },
];
