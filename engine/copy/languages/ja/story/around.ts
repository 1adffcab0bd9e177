/** What lies near, in Japanese. */
import type { Scene } from "#engine/copy/languages/base/story";

export const around: readonly Scene[] = [
  {
    on: ["nearTransit", "transit"],
    icon: "🚉",
    weight: 72,
    title: ["{transit}、{beds}", "{transit}。{price.bare}の{beds}"],
    open: {
      professional: ["{transit}の住まいです。", "交通の条件を先に申し上げます。{transit}です。"],
      friendly: [
        "毎朝の「あと少し寝たい」に関わる話から。{transit}です。",
        "終電の夜に効いてくる数字です。{transit}。",
      ],
      luxury: ["街へ出る道のりは、短く。{transit}。"],
      trendy: ["{transit}。アラーム、少し遅らせてもいいかも。", "{transit}。これは先に言っておきたかった。"],
    },
    line: {
      professional: ["{transit}です"],
      friendly: ["{transit}。雨の日の一歩が少なくて済みます"],
      luxury: ["{transit}"],
      trendy: ["{transit}。終電の夜に差が出る"],
    },
    end: { friendly: ["浮いた朝の時間、二度寝に使いますか、コーヒーに使いますか？"], trendy: ["その分、二度寝する？"] },
  },
  {
    on: ["transit"],
    icon: "🚉",
    weight: 40,
    line: { any: ["{transit}です"], luxury: ["{transit}"], trendy: ["{transit}。ここは数字で"] },
  },
  {
    on: ["convenienceStore"],
    icon: "🏪",
    open: {
      friendly: ["夜中に牛乳を切らしても、上着一枚で足りそうです。{convenienceStore}があります。"],
      trendy: ["夜アイスの誘惑、すぐそこ。{convenienceStore}。"],
    },
    line: {
      professional: ["{convenienceStore}が利用できます"],
      friendly: ["牛乳を切らした夜は、{convenienceStore}へ"],
      luxury: ["{convenienceStore}。夜の用事も身軽に"],
      trendy: ["{convenienceStore}。夜アイスの誘惑つき"],
    },
  },
  {
    on: ["supermarket"],
    icon: "🛒",
    open: { friendly: ["冷凍食品が溶ける心配をしなくていい距離です。{supermarket}。"] },
    line: {
      professional: ["{supermarket}が利用できます"],
      friendly: ["{supermarket}があるので、献立は帰り道に決められます"],
      luxury: ["{supermarket}。日々の食材も身近に"],
      trendy: ["{supermarket}。冷蔵庫はもう半分そこ"],
    },
  },
  {
    on: ["convenienceStore", "supermarket"],
    icon: "🛒",
    weight: 74,
    line: {
      professional: ["{convenienceStore}、{supermarket}が利用できます"],
      friendly: ["自炊の日は{supermarket}、力尽きた日は{convenienceStore}。どちらもあります"],
      trendy: ["元気な日は{supermarket}、力尽きた日は{convenienceStore}"],
    },
  },
  {
    on: ["shops"],
    icon: "🛍️",
    line: {
      any: ["{shops}が利用できます"],
      friendly: ["{shops}で、ちょっとした買い物は足ります"],
      trendy: ["{shops}。買い忘れに強い"],
    },
  },
  {
    on: ["mall"],
    icon: "🛍️",
    line: {
      any: ["{mall}が利用できます"],
      friendly: ["{mall}があるので、雨の日曜日の行き先がひとつ決まっています"],
      trendy: ["{mall}。雨の日曜、行き先確定"],
    },
  },
  {
    on: ["market"],
    icon: "🥕",
    line: {
      any: ["{market}が利用できます"],
      friendly: ["{market}があるので、夕飯は店先で決められます"],
      luxury: ["{market}。季節を店先で知る"],
      trendy: ["{market}。晩ごはんは歩きながら決める"],
    },
  },
  {
    on: ["bakery"],
    icon: "🥐",
    open: { friendly: ["休みの朝、着替えて外に出る理由になります。{bakery}があります。"] },
    line: {
      professional: ["{bakery}が利用できます"],
      friendly: ["{bakery}があるので、休日の朝食は焼きたてという手も"],
      luxury: ["{bakery}。朝の香りを買いに出る"],
      trendy: ["{bakery}。朝の予定、決まり"],
    },
  },
  {
    on: ["restaurants"],
    icon: "🍜",
    line: {
      any: ["{restaurants}が利用できます"],
      friendly: ["{restaurants}があるので、作りたくない夜も大丈夫"],
      trendy: ["{restaurants}。作らない夜の味方"],
    },
  },
  {
    on: ["park"],
    icon: "🌳",
    open: {
      friendly: ["在宅の日の、外に出る口実があります。{park}があります。"],
      luxury: ["木々のそばに暮らす。{park}。"],
    },
    line: {
      professional: ["{park}が利用できます"],
      friendly: ["{park}があるので、在宅の日も散歩の口実ができます"],
      luxury: ["{park}。木々の季節を、そばに"],
      trendy: ["{park}。在宅の日の気分転換先"],
    },
  },
  { on: ["hospital"], icon: "🏥", line: { any: ["{hospital}があります"] } },
  {
    on: ["primarySchoolNextDoor"],
    icon: "🔔",
    line: {
      friendly: ["小学校が敷地に隣接しています。通学区域は行政の窓口でご確認ください"],
      any: ["小学校が隣接しています。通学区域は行政の窓口でご確認ください"],
    },
  },
  {
    on: ["river"],
    icon: "🏞️",
    line: {
      any: ["{river}があります"],
      friendly: ["{river}があります。走る人には、道が一本増える話です"],
      luxury: ["{river}。水のそばの日々"],
      trendy: ["{river}。走る言い訳がない"],
    },
  },
  {
    on: ["sea"],
    icon: "🏖️",
    line: {
      any: ["{sea}があります"],
      friendly: ["{sea}があります。仕事終わりに潮の匂い、という日も"],
      luxury: ["{sea}。潮の時刻を知る暮らし"],
      trendy: ["{sea}。サンダル、出番"],
    },
  },
  {
    on: ["quietStreet"],
    icon: "🤫",
    line: {
      professional: ["静かな通りに面しています"],
      friendly: ["静かな通りです。夜、窓を開けて過ごす日もありそうです"],
      luxury: ["静かな通り。足音だけが、通り過ぎる"],
      trendy: ["静かな通り。夜に一度、歩いてみて"],
    },
  },
  {
    on: ["deadEnd"],
    icon: "🔚",
    line: {
      professional: ["通り抜けのない道に面しています"],
      friendly: ["通り抜けのない道なので、抜け道にする車はなさそうです"],
      luxury: ["通り抜けのない道。奥まった落ち着き"],
      trendy: ["通り抜けなし。抜け道に使われない"],
    },
  },
];
