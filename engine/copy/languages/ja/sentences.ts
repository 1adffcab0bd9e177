/** Sentences in Japanese, by topic and voice. */
import type { LanguageRealiser } from "../../language.ts";

export const sentences: LanguageRealiser["sentences"] = {
  place: {
    professional: [
      "所在地は{place}[、{transit}]です。",
      "「{name}」は{place}にあります[。{transit}です]。",
      "物件名は{name}[、所在地は{place}][、{transit}]です。",
      "住所は{address}[、{transit.from}]です。",
      "交通は{transit}です。",
    ],
    friendly: [
      "場所は{place}[で、{transit}]です。",
      "建物の名前は{name}。[{transit.from}ですよ。]",
      "駅からの道のりが気になる方へ、{transit}です。",
      "{place}にあって[、{transit.from}]、地図で見ると分かりやすいです。",
    ],
    luxury: ["{place}。[{transit}。]", "住まいの名は、{name}。[{place}。]", "{transit.from}の距離に。", "{place}に建つ[、「{name}」]。"],
    trendy: [
      "場所は{place}[、{transit}]。",
      "どこ？ {place}。[{transit.from}。]",
      "駅までの距離、先に言うね。{transit}。",
      "{name}、{district}[。{transit}]。",
    ],
  },
  space: {
    professional: [
      "間取りは{layout}[、{area.full}][、{land}]です。",
      "{area.full}の{layout}です[。{land}]。",
      "居室構成は{layout.counted}[、{area.full}][、{land}]です。",
      "広さは{area}[、{land}]です。",
      "{layout.short}[、{area.full}]です。",
    ],
    friendly: [
      "中は{layout}[で、{area}]です。",
      "広さは{area.tsubo}、これを{layout.short}に分けています。",
      "{layout.counted}という構成[で、広さは{area}]です。",
      "{area}あります[。{land}です]。",
      "間取りで言うと{layout.short}[、広さは{area.bare}]ですね。",
    ],
    luxury: [
      "{layout.short}。[{area}。]",
      "{area}を、{layout.short}に。",
      "{area}[、{land}]。",
      "{area.bare}に収まる、{layout.short}の暮らし。",
      "部屋割りは、{layout}。",
    ],
    trendy: [
      "広さは{area}[、間取りは{layout.short}]。",
      "{layout.short}で{area.bare}、足りる？",
      "数字で言うと{area}[、{layout}]。",
      "{layout}。[{area.bare}。]部屋割り、どうする？",
      "{area.tsubo}[、{layout.short}]。広い？ちょうどいい？",
    ],
  },
  light: {
    professional: [
      "{aspect}があり[、{light}も備えます]。{?aspect.through}",
      "方角は{aspect.bare}[、{light}があります]。",
      "採光面では{light}[、方角は{aspect.bare}]です。",
      "{aspect.short}です[。{light}があります]。",
      "{light}があります。",
    ],
    friendly: [
      "{aspect.open}んです[。{light}もあります]。",
      "気に入っているのは{light}[、そして{aspect.short}]。",
      "{light}があるので[、{aspect.short}と合わせて]、昼間に見てほしい部屋です。",
      "窓の向きは{aspect.bare}[、{light}もありますよ]。",
      "{aspect.short}です[。{light}もあります]。",
      "{light}があります。写真で確かめてみてください。",
    ],
    luxury: [
      "光は{aspect.bare}から。[{light}。]",
      "{light}。時間とともに、光の位置が変わる。{?livingSouth}",
      "{aspect.open}家。",
      "{aspect}。[{light}。]",
      "{light}。",
    ],
    trendy: [
      "採光は{aspect.short}[、{light}あり]。",
      "窓どっち向き？ {aspect.bare}。[{light}も。]",
      "{aspect.open}、これ大事。",
      "{light}あり[、{aspect.short}]。",
      "推しポイント：{light}。",
    ],
  },
  building: {
    professional: [
      "建物は{year}[、住戸は{floor}][、{lift}があります][、室内は{finish}]です。",
      "{floor}に位置し[、{lift}があります][、{year}][、{finish}]です。",
      "内装は{finish}[、{floor}][、{lift}付き][、{year}]です。",
      "{lift}があります[。{floor}です]。",
      "建物設備は{building}です。",
    ],
    friendly: [
      "{year.of}建物で[、お部屋は{floor}]です[。{lift}もあります]。",
      "お部屋は{floor}[、建物は{year}]です[。{lift}があるので荷物の日も助かります]。",
      "室内は{finish}[、階は{floor.short}][、{lift}あり]です。",
      "{lift}があるので、重い荷物の日も助かります。",
      "建物には{building}がありますよ。",
    ],
    luxury: [
      "{floor}。[{lift}で上がる。]",
      "{year}。[{floor}。][{finish}。]",
      "{finish}の室内。[{floor.short}。]",
      "{lift}のある、{floor.short}。",
      "建物には、{building}。",
    ],
    trendy: [
      "{floor.short}[、{lift}あり][、{finish}]。",
      "{year}[の{floor}][、{lift}あり]。",
      "室内は{finish}[、{floor}][、{year}]。",
      "{lift}あり、階段生活じゃない。",
      "建物チェック：{building}。",
    ],
  },
  outdoors: {
    professional: ["屋外には{outdoors}があります。", "敷地内の設備は{outdoors}です。", "{outdoors}を備えます。"],
    friendly: ["外には{outdoors}もあるんです。", "それから、{outdoors}。", "{outdoors}も付いていますよ。"],
    luxury: ["扉の外に、{outdoors}。", "{outdoors}という、もうひとつの居場所。", "外へ出れば、{outdoors}。"],
    trendy: ["外も見て。{outdoors}。", "{outdoors}もある。", "プラスで{outdoors}。"],
  },
  comfort: {
    professional: ["室内設備は{comfort}です。", "設備として{comfort}を備えます。", "{comfort}があります。"],
    friendly: ["室内には{comfort}があります。", "毎日使うものだと、{comfort}。", "{comfort}も付いています。"],
    luxury: ["室内に、{comfort}。", "{comfort}。目立たず、そこにある。", "手の届くところに、{comfort}。"],
    trendy: ["設備は{comfort}。", "{comfort}つき。", "中身は？ {comfort}。"],
  },
  terms: {
    professional: ["契約条件は{tenancy}[、{terms}]です。", "条件は{terms}です。", "なお、{terms}です。"],
    friendly: ["{tenancy}です[。{terms}です]。", "条件も書いておきますね。{terms}です。", "ちなみに{terms}です。"],
    luxury: ["{tenancy}。[{terms}。]", "{terms}。"],
    trendy: ["{tenancy}[、{terms}]。", "条件：{terms}。", "ちなみに{terms}。"],
  },
  money: {
    professional: ["{price.full}です。", "{price}にてご案内しています。", "価格条件は{price.bare}です。", "{price}です。"],
    friendly: [
      "お値段は{price.bare}です。",
      "気になる{price.full}。",
      "金額もはっきり書きますね、{price.bare}です。",
      "{price.bare}で出ています。",
    ],
    luxury: ["{price.full}。", "{price}。", "価格は、{price.bare}。{?sale}", "値は{price.bare}、それだけを添えて。"],
    trendy: ["{price.bare}。", "お値段、{price.bare}。", "で、いくら？ {price.bare}。", "値札は{price.bare}。"],
  },
};
