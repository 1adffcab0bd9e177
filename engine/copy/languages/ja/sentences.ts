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
      "{place}にあります[。{transit.from}です]。",
    ],
    luxury: [
      "{place}。[{transit}。]",
      "住まいの名は、{name}。[{place}。]",
      "{transit.from}の距離に。",
      "{place}に建つ、「{name}」。",
      "{place}、そこにある暮らし。",
    ],
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
      "{aspect}があります[。ほかに{light}も特徴です]。{?aspect.through}",
      "方角は{aspect.and}です[。特徴は{light}です]。",
      "採光は{light}[、方角は{aspect.and}]です。",
      "{aspect.short}です[。{light}も特徴です]。",
      "{light}が特徴です。",
    ],
    friendly: [
      "{aspect.open}んです[。{light}もポイントです]。",
      "気に入っているのは{light}[、そして{aspect.short}]。",
      "{light}がポイントです[。{aspect.short}と合わせて、昼間に見てみてください]。",
      "窓の向きは{aspect.and}です[。{light}もポイントですよ]。",
      "{aspect.short}です[。それと{light}]。",
      "{light}です。写真で確かめてみてください。",
    ],
    luxury: [
      "光は{aspect.and}から。[{light}。]",
      "{light}。時間とともに、光の位置が変わる。{?livingSouth}",
      "{aspect.open}家。",
      "{aspect}。[{light}。]",
      "{light}。",
    ],
    trendy: [
      "採光は{aspect.short}[、それと{light}]。",
      "窓どっち向き？ {aspect.and}。[{light}も。]",
      "{aspect.open}、これ大事。",
      "{light}[、{aspect.short}]。",
      "推しポイント：{light}。",
    ],
  },
  building: {
    professional: [
      "建物は{year}[、住戸は{floor}][、{finish}]です[。{lift}があります]。",
      "{floor}の住戸[、{year}][、{finish}]です[。{lift}があります]。",
      "室内の状態は{finish}[、{floor}][、{lift}付き][、{year}]です。",
      "{lift}があります[。{floor}です]。",
      "建物設備は{building}です。",
    ],
    friendly: [
      "{year.of}建物、{floor}です[。{lift}もあります]。",
      "{year.of}建物です[。{lift}もあります]。",
      "階で言うと{floor}[、建物は{year}]です[。{lift}があるので荷物の日も助かります]。",
      "{finish}のお部屋[で、階は{floor.short}][、{lift}あり]です。",
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
      "{finish}[、{floor}][、{year}]。",
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
    professional: [
      "{price.full}です。",
      "{price}にてご案内しています。",
      "価格条件は{price.bare}です。",
      "{price}です。",
    ],
    friendly: [
      "お値段は{price.bare}です。",
      "気になる{price.full}です。",
      "金額もはっきり書きますね、{price.bare}です。",
      "{price.bare}で出ています。",
    ],
    luxury: ["{price.full}。", "{price}。", "価格は、{price.bare}。{?sale}", "{price.bare}。それだけを添えて。"],
    trendy: ["{price.bare}。", "お値段、{price.bare}。", "で、いくら？ {price.bare}。", "値札は{price.bare}。"],
  },
};
