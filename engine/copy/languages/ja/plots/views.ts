/** Posts about what is seen from it, and what is not overhead. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { calmly } from "./calmly.ts";
import { warmRest } from "./warm.ts";

const sights = ["riverView", "mountainView"] as const;
const frames = sights.map(
  (id): Plot => ({
    name: `no picture on this wall, ${id}`,
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: [id],
    titles: ["絵を掛けない窓、{district}", "絵を掛けない窓"],
    lines: [
      {
        say: [
          [
            `この窓の横に、絵はたぶん要りません。{${id}}。{place}の{layout.short}、{area.bare}です`,
            `この窓の横に、絵はたぶん要りません。{${id}}。{layout.short}、{area.bare}です`,
          ],
        ],
      },
      {
        say: [
          "額縁は窓枠、照明は空。掛け替えは季節がしてくれます",
          ["鑑賞席は{balcony}に", "鑑賞席は{terrace}に", "鑑賞席は{roofTerrace}に"],
          ["窓は{aspect.bare}へ開きます"],
          ["火のある席は{fireplace}のそばに"],
        ],
      },
      ...warmRest,
      {
        close: [
          [
            "開館時間のご相談は{company}、{agent}、{phone}",
            "開館時間のご相談は{agent}まで",
            "ご覧になる時間帯をお知らせください",
          ],
        ],
      },
    ],
  }),
);

const high: readonly Plot[] = [
  ...frames,
  {
    name: "nobody overhead",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["topFloor"],
    weight: 63,
    titles: ["{district}、上の階は空", "上の階は、空"],
    lines: [
      {
        say: [
          [
            "上の階にお住まいなのは、空だけです。{topFloor}、{place}の{layout.short}、{area.bare}",
            "上の階にお住まいなのは、空だけです。{topFloor}、{layout.short}、{area.bare}",
          ],
        ],
      },
      {
        say: [
          "夜、天井から聞こえてくるのは雨の音くらいでしょう",
          ["その空は{roofTerrace}から", "その空は{balcony}から", "その空は{roofWindow}から"],
          ["そこまでは{lift}で", "そこまでは階段で。{noLift}です"],
        ],
      },
      ...warmRest,
      {
        close: [
          [
            "空のひとつ下でお待ちしています。{company}、{agent}、{phone}",
            "空のひとつ下で、{agent}がお待ちしています",
            "ご内見は、上まで",
          ],
        ],
      },
    ],
  },
];

export const views: readonly Plot[] = [...high, ...high.map(calmly)];
