/** Posts about the deal: nothing to the landlord as thanks, keys, taxes, chains, fees. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { calmRest } from "./calm.ts";
import { calmly } from "./calmly.ts";
import { warmRest } from "./warm.ts";

const empty = ["vacant", "moveInAnyTime"] as const;

const boxes = empty.map(
  (id): Plot => ({
    name: `no one to wait for, ${id}`,
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: [id],
    titles: ["{district}、カレンダーは白紙です", "引っ越しの日は、あなたが決める"],
    lines: [
      {
        say: [
          [
            `カレンダーに、まだ何も書いてありません。{${id}}。{place}の{layout.short}、{area.bare}です`,
            `カレンダーに、まだ何も書いてありません。{${id}}。{layout.short}、{area.bare}です`,
          ],
        ],
      },
      {
        say: [
          "書き込むのは、内見の日、返事の日、荷物を運ぶ日。この順番です",
          ["荷物を運ぶ日は{lift}が使えます", "荷物を運ぶ日は階段です。{noLift}なので、本の箱は小さめに"],
          ["{washingMachine}は付いているので、最初の洗濯もその日のうちに"],
          ["窓は{aspect.bare}向き。カーテンの丈は内見の日に測りましょう"],
        ],
      },
      ...warmRest,
      {
        close: [
          [
            "最初の一行、内見の日は{company}の{agent}（☎{phone}）と決めましょう",
            "最初の一行、内見の日は{agent}と決めましょう",
            "最初の一行、内見の日はいつにしますか？",
          ],
        ],
      },
    ],
  }),
);

const terms: readonly Plot[] = [
  {
    name: "no thanks money",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["noKeyMoney"],
    weight: 70,
    titles: ["{district}の{layout.short}、お礼は言葉だけで", "お礼は、言葉だけで"],
    lines: [
      {
        say: [
          [
            "大家さんへのお礼は、「よろしくお願いします」の一言で足ります。{place}の{layout.short}、{area.bare}。{keyMoney}です",
            "大家さんへのお礼は、「よろしくお願いします」の一言で足ります。{layout.short}、{area.bare}。{keyMoney}です",
          ],
        ],
      },
      {
        say: [
          [
            "渡しっぱなしになるお金がひとつ減ると、引っ越しの予算表はこうなります。{deposit}、毎月は{monthlySum}（管理費などを含む）",
            "渡しっぱなしになるお金がひとつ減ると、引っ越しの予算表も一行短くなります",
          ],
          ["浮いたぶんはカーテンに。窓は{aspect.bare}向きです", "浮いたぶんはカーテンに"],
        ],
      },
      ...warmRest,
      {
        close: [
          [
            "予算表の残りの行は、{company}の{agent}が一緒に埋めます。☎{phone}",
            "予算表の残りの行は、{agent}が一緒に埋めます",
            "浮いたぶん、あなたなら何に使いますか？",
          ],
        ],
      },
    ],
  },
  {
    name: "first payment in order",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["noKeyMoney"],
    weight: 70,
    titles: ["{district}の{layout.short}、初期費用の読み方", "初期費用の読み方"],
    lines: [
      {
        say: [
          [
            "初期費用は、戻るものと戻らないものに分けて読みます。{place}の{layout.short}、{area.bare}。戻らないほうの代表格が、こちらにはありません。{keyMoney}です",
            "初期費用は、戻るものと戻らないものに分けて読みます。{layout.short}、{area.bare}。戻らないほうの代表格が、こちらにはありません。{keyMoney}です",
          ],
        ],
      },
      {
        say: [["{deposit}です"], ["契約後は毎月{monthlySum}（管理費などを含む）をお考えください"]],
      },
      ...calmRest,
      {
        close: [
          [
            "初期費用の明細は、{company}の{agent}（{phone}）がお作りします",
            "初期費用の明細は、{agent}がお作りします",
            "初期費用の明細は、お問い合わせの折にお申し付けください",
          ],
        ],
      },
    ],
  },
  {
    name: "two words of a Chinese listing",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["fiveOnly"],
    titles: ["中国の物件欄、この四文字", "「満五唯一」を読み解く"],
    lines: [
      {
        say: [
          [
            "中国の物件情報を読んでいると出てくる、謎の四文字があります。{place}の{layout.short}、{area.bare}にも付いていました",
            "中国の物件情報を読んでいると出てくる、謎の四文字があります。{layout.short}、{area.bare}のこの家にも付いていました",
          ],
          "{fiveOnly}。中国で買うときの税金を左右する条件なので、間取り図と同じくらい大事な一行です",
        ],
      },
      { say: [["もうひとつ、{noMortgage}"], ["{transit.from}です"]] },
      ...warmRest,
      {
        close: [
          [
            "税額そのものは契約前に確認しましょう。窓口は{company}の{agent}、☎{phone}",
            "税額そのものは契約前に確認しましょう。窓口は{agent}です",
            "税額そのものは、契約前に必ず確認しましょう",
          ],
        ],
      },
    ],
  },
  {
    name: "tax line of a Chinese listing",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["fiveOnly"],
    titles: ["{district}の{layout.short}、税の条件から", "中国の住まい、税の条件から"],
    lines: [
      {
        say: [
          [
            "中国の中古住宅は、間取りの前に権利の年数をご確認ください。{place}の{layout.short}、{area.bare}は、{fiveOnly}にあたります",
            "中国の中古住宅は、間取りの前に権利の年数をご確認ください。{layout.short}、{area.bare}のこちらは、{fiveOnly}にあたります",
          ],
        ],
      },
      {
        say: [
          "取引にかかる税の扱いが、この年数と戸数で変わるためです",
          ["{noMortgage}です"],
          ["{ownerLivesHere}ですので、引き渡しの日取りは売主との相談になります"],
        ],
      },
      ...calmRest,
      {
        close: [
          [
            "税額の試算は、契約前に書面でお取りください。{company}、{agent}、{phone}",
            "税額の試算は、契約前に書面でお取りください。窓口は{agent}です",
            "税額の試算は、契約前に書面でお取りください",
          ],
        ],
      },
    ],
  },
];

const relief: readonly Plot[] = [
  ...boxes,
  {
    name: "no queue behind the seller",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["chainFree"],
    titles: ["英国の家、待ち行列の先頭", "売主の引っ越し先を待たない家"],
    lines: [
      {
        say: [
          [
            "イギリスで家を買うと、売主の次の家、その売主の次の家と、待ち行列ができることがあります。{place}の{layout.short}、{area.bare}に、その列はありません",
            "イギリスで家を買うと、売主の次の家、その売主の次の家と、待ち行列ができることがあります。こちらの{layout.short}に、その列はありません",
          ],
          "現地の言葉では{chainFree}",
        ],
      },
      {
        say: [
          ["{tenure}で、{councilTax}です", "{tenure}です"],
          ["{endUnit}なので、壁を分け合うお隣は片側だけです"],
          ["屋根の下には{loftStorage}、床の下には{cellar}", "床の下には{cellar}"],
          ["車は{permitParking}なので、許可証の手続きは先に調べておきましょう"],
        ],
      },
      ...warmRest,
      {
        close: [
          [
            "列の先頭でお待ちしています。{company}、{agent}、☎{phone}",
            "列の先頭でお待ちしています。{agent}まで",
            "内見のご希望をお知らせください",
          ],
        ],
      },
    ],
  },
  {
    name: "a line struck from the bill",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["noAgencyFee"],
    titles: ["見積書から一行消えます。{district}", "見積書から、一行消えます"],
    lines: [
      {
        say: [
          [
            "見積書から一行消えます。{noAgencyFee}。{place}の{layout.short}、{area.bare}です",
            "見積書から一行消えます。{noAgencyFee}。{layout.short}、{area.bare}です",
          ],
        ],
      },
      {
        say: [
          ["残る行もあります。{deposit}、{keyMoney}です", "残る行もあります。{deposit}です"],
          ["毎月は管理費などを含めて{monthlySum}です"],
        ],
      },
      ...warmRest,
      {
        close: [
          [
            "見積書は{company}の{agent}（☎{phone}）がお出しします",
            "見積書は{agent}がお出しします",
            "見積書は、お気軽にご請求ください",
          ],
        ],
      },
    ],
  },
];

export const deal: readonly Plot[] = [...terms, ...relief, ...relief.map(calmly)];
