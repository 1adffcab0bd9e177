/** Posts about the way home and the way it faces. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { calmRest } from "./calm.ts";
import { warmRest } from "./warm.ts";

export const way: readonly Plot[] = [
  {
    name: "songs from the station",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["transit", "nearTransit"],
    weight: 60,
    titles: ["{transit}、曲でいうと", "駅からの道、曲でいうと"],
    lines: [
      {
        say: [
          [
            "駅からの道のりを、曲で測ってみませんか🎧 {transit.from}、{place}の{layout.short}、{area.bare}です",
            "駅からの道のりを、曲で測ってみませんか🎧 {transit.from}、{layout.short}、{area.bare}です",
          ],
        ],
      },
      {
        say: [
          "前奏で改札を出て、あとは歩くだけ。アルバムを一枚聴き終える心配はありません",
          [
            "間奏で{supermarket}に寄り道",
            "間奏で{convenienceStore}に寄り道",
            "間奏で{wetMarket}に寄り道",
            "間奏で{bakery}に寄り道",
          ],
          [
            "最後のサビは{lift}の中で、{floor.here}まで",
            "最後のサビは階段で、{floor.here}まで。{noLift}なので",
            "最後のサビは{autoLock}の前で",
          ],
          ["拍手のかわりに、{parcelBox}に荷物が届いています"],
          ["アンコールは{balcony}で", "アンコールは{terrace}で"],
        ],
      },
      ...warmRest,
      {
        close: [
          [
            "その道の一曲目、何にします？ 一緒に歩くなら{company}の{agent}まで☎{phone}",
            "その道の一曲目、何にします？ 一緒に歩くなら{agent}まで",
            "その道の一曲目、何にします？",
          ],
        ],
      },
    ],
  },
  {
    name: "umbrella at the exit",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["transit", "nearTransit"],
    weight: 60,
    titles: ["{transit}、雨の日で考える", "雨の日で考える、駅からの道"],
    lines: [
      {
        say: [
          [
            "駅からの道のりは、晴れの日より雨の日で考えるとよくわかります。{transit}。{place}の{layout.short}、{area.bare}です",
            "駅からの道のりは、晴れの日より雨の日で考えるとよくわかります。{transit}。{layout.short}、{area.bare}です",
          ],
        ],
      },
      {
        say: [
          "傘を差している長さが、そのまま毎日の長さになります",
          [
            "買い物を済ませるなら{supermarket}で",
            "買い物を済ませるなら{convenienceStore}で",
            "買い物を済ませるなら{wetMarket}で",
          ],
          [
            "傘をたたんだら{lift}で{floor.here}へ",
            "傘をたたんだら{autoLock}の内側です",
            "傘をたたんで、{floor.here}まで階段です（{noLift}）",
          ],
          ["ぬれた上着は{bathDryer}へ", "ぬれた靴は{hallCupboard}の前で"],
          ["荷物は{parcelBox}で、ぬれずに待っています"],
        ],
      },
      ...calmRest,
      {
        close: [
          [
            "雨の日のご案内も承ります。{company}、{agent}、{phone}",
            "雨の日のご案内も、{agent}が承ります",
            "雨の日のご案内も承ります",
          ],
        ],
      },
    ],
  },
  {
    name: "where the chair goes",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["aspect", "layout"],
    weight: 57,
    titles: ["{aspect.bare}向きの家、椅子はどこへ", "椅子の置き場所会議"],
    lines: [
      {
        say: [
          [
            "ただいまより、椅子の置き場所会議を始めます。会場は{place}の{layout.short}、{area.bare}、窓は{aspect.bare}向き",
            "ただいまより、椅子の置き場所会議を始めます。会場は{layout.short}、{area.bare}、窓は{aspect.bare}向き",
          ],
        ],
      },
      {
        say: [
          "窓に背を向ける派と、窓に向かう派で、もう割れています",
          [
            "「{livingSouth}なら窓側でしょう」という声",
            "「{balcony}に出る通り道は空けておいて」という声",
            "「{bayWindow}はわたしの席」という声",
            "「{fireplace}の前は譲れない」という声",
          ],
          ["床は{woodFloor}なので、動かすときは敷物を一枚", "床は{hardwoodFloor}なので、動かすときは敷物を一枚"],
          ["なお、搬入は{lift}で", "なお、搬入は階段です。{noLift}なので、寸法は先に測りましょう"],
          ["{unfurnished}なので、椅子そのものから選べます", "{furnished}なので、まず動かすところから"],
        ],
      },
      ...warmRest,
      {
        close: [
          [
            "採決は現地で。議長は{company}の{agent}、☎{phone}",
            "採決は現地で。議長は{agent}です",
            "あなたの一票は、窓側？ 壁側？",
          ],
        ],
      },
    ],
  },
  {
    name: "a compass on the plan",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["aspect", "area"],
    weight: 57,
    titles: ["方位から読む、{district}の{layout.short}", "図面は、方位から読む"],
    lines: [
      {
        say: [
          [
            "図面は、隅の小さな方位記号から読みはじめます。窓は{aspect.bare}向き。{place}の{layout.short}、{area.bare}です",
            "図面は、隅の小さな方位記号から読みはじめます。窓は{aspect.bare}向き。{layout.short}、{area.bare}です",
          ],
        ],
      },
      {
        say: [
          "向きが決まれば、机の位置も、寝台の枕の位置も、おのずと絞られます",
          ["その窓の先に{balcony}", "その窓の先に{garden}", "その窓の先に{terrace}"],
          ["居間は{livingSouth}です"],
          ["台所は{kitchenWindow}です", "浴室は{bathWindow}です"],
          ["見上げれば{ceilingHeight}", "見上げれば{stucco}"],
        ],
      },
      ...calmRest,
      {
        close: [
          [
            "方位磁石をお持ちでしたら、ぜひご一緒に。{company}、{agent}、{phone}",
            "方位磁石をお持ちでしたら、ぜひご一緒に。{agent}がご案内いたします",
            "方位磁石をお持ちでしたら、ぜひご一緒に",
          ],
        ],
      },
    ],
  },
];
