/** Posts about fires, and what has been renewed. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { calmRest } from "./calm.ts";
import { warmRest } from "./warm.ts";

const hearths = ["fireplace", "woodStove"] as const;
const works = ["fullyRenovated", "renovated", "newKitchen", "newRoof"] as const;

const fires = hearths.map(
  (id): Plot => ({
    name: `winter programme, ${id}`,
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: [id],
    titles: ["{district}、冬の番組表", "冬の番組表"],
    lines: [
      {
        say: [
          [
            `今年の冬は、テレビの前に集まらなくてもよさそうです。{${id}}があります🔥 {place}の{layout.short}、{area.bare}`,
            `今年の冬は、テレビの前に集まらなくてもよさそうです。{${id}}があります🔥 {layout.short}、{area.bare}の住まいです`,
          ],
        ],
      },
      {
        say: [
          "番組は毎晩ひとつだけ。出演は炎、音声は薪、再放送なし{?woodStove}",
          "番組は毎晩ひとつだけ。早送りも、見逃し配信もありません{!woodStove}",
          ["客席は{hardwoodFloor}の床に毛布を一枚", "客席は{woodFloor}の床に毛布を一枚"],
          ["売店は{separateKitchen}", "売店は{openKitchen}", "売店は{kitchenIsland}"],
          [
            "薪は{woodStore}から",
            "幕間は{terrace}で外の空気を",
            "幕間は{garden}で外の空気を",
            "幕間は{porch}で外の空気を",
          ],
          ["煙突の点検時期は先に確認を。{flueUnchecked}"],
        ],
      },
      ...warmRest,
      {
        close: [
          [
            "前売りは{company}の{agent}（☎{phone}）まで。マシュマロは各自で",
            "前売りは{agent}まで。マシュマロは各自で",
            "火のそばで、まず何を読みますか？",
          ],
        ],
      },
    ],
  }),
);

const embers = hearths.map(
  (id): Plot => ({
    name: `before the fire, ${id}`,
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: [id],
    titles: ["火のある家、{district}", "火のある家"],
    lines: [
      {
        say: [
          [
            `夕方、火を入れる。それだけの用事がある家です。{${id}}のある{layout.short}、{area.bare}、{place}に`,
            `夕方、火を入れる。それだけの用事がある家です。{${id}}のある{layout.short}、{area.bare}`,
          ],
        ],
      },
      {
        say: [
          "薪の割り方、灰の片づけ、煙突の点検。手間のほうも、先にお伝えしておきます{?woodStove}",
          ["{year.of}壁のなかで、火だけが新しい"],
          ["足もとは{hardwoodFloor}", "足もとは{woodFloor}"],
          ["見上げれば{beams}", "見上げれば{stucco}", "見上げれば{ceilingHeight}"],
          ["{land}の敷地に建ちます"],
        ],
      },
      ...calmRest,
      {
        close: [
          [
            "火の前の席を、ひとつ空けてお待ちしております。{company}、{agent}、{phone}",
            "火の前の席を、ひとつ空けてお待ちしております。{agent}まで",
            "火の前の席を、ひとつ空けてお待ちしております",
          ],
        ],
      },
    ],
  }),
);

const renewals = works.map(
  (id): Plot => ({
    name: `homework done, ${id}`,
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: [id],
    titles: ["{district}の家、宿題は済んでいます", "宿題がひとつ済んだ家"],
    lines: [
      {
        say: [
          [
            `家を探していると、宿題の数を数える癖がつきませんか。ここはひとつ済んでいます。{${id}}。{place}の{layout.short}、{area.bare}です`,
            `家を探していると、宿題の数を数える癖がつきませんか。ここはひとつ済んでいます。{${id}}。{layout.short}、{area.bare}です`,
          ],
        ],
      },
      {
        say: [
          [
            "ほかに提出済みなのは{newRoof}",
            "ほかに提出済みなのは{newWindows}",
            "ほかに提出済みなのは{newBoiler}",
            "ほかに提出済みなのは{freshWallpaper}",
          ],
          ["建物の生年月日は{year}"],
          [
            "逆に残っている宿題は、{toRefresh}",
            "逆に残っている宿題は、{kitchenOriginal}",
            "逆に残っている宿題は、{bathOriginal}",
          ],
          "残りのページを、順にめくっていきます",
        ],
      },
      ...warmRest,
      {
        close: [
          [
            "答え合わせは現地で。担任は{company}の{agent}、☎{phone}",
            "答え合わせは現地で。担任は{agent}です",
            "答え合わせは、現地でどうぞ",
          ],
        ],
      },
    ],
  }),
);

const records = works.map(
  (id): Plot => ({
    name: `service record, ${id}`,
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: [id],
    titles: ["{district}の{layout.short}、手入れの履歴から", "手入れの履歴から読む家"],
    lines: [
      {
        say: [
          [
            `中古の住まいは、手入れの履歴からお読みください。こちらの欄には{${id}}とあります。{place}の{layout.short}、{area.bare}です{?resale}`,
            `住まいは、手入れの履歴からお読みください。こちらの欄には{${id}}とあります。{place}の{layout.short}、{area.bare}です`,
            `住まいは、手入れの履歴からお読みください。こちらの欄には{${id}}とあります。{layout.short}、{area.bare}です`,
          ],
        ],
      },
      {
        say: [
          ["続く行は{newRoof}", "続く行は{newWindows}", "続く行は{newBoiler}", "続く行は{newFurnace}"],
          ["最初の行は{year}、ここが起点です"],
          [
            "空欄も残っています。{toRefresh}",
            "空欄も残っています。{kitchenOriginal}",
            "空欄も残っています。{bathOriginal}",
          ],
          "書かれていない箇所は、内見の折に一つずつご確認ください",
        ],
      },
      ...calmRest,
      {
        close: [
          [
            "工事の内容は{company}の{agent}（{phone}）が確認してお答えします",
            "工事の内容は{agent}が確認してお答えします",
            "工事の内容は、お問い合わせの折にお尋ねください",
          ],
        ],
      },
    ],
  }),
);

export const old: readonly Plot[] = [...fires, ...embers, ...renewals, ...records];
