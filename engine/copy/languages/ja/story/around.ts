/** What lies near, in Japanese. */
import type { Scene } from "#engine/copy/languages/base/story";

export const around: readonly Scene[] = [
  {
    on: ["convenienceStore"],
    icon: "🏪",
    open: {
      friendly: ["夜に牛乳を切らしても大丈夫。{convenienceStore}があります。"],
      trendy: ["夜アイスの誘惑、すぐそこ。{convenienceStore}。"],
    },
    line: {
      professional: ["日用品は{convenienceStore}でそろいます"],
      friendly: ["牛乳を切らした夜は、{convenienceStore}へ"],
      luxury: ["{convenienceStore}。夜の用事も身軽に"],
      trendy: ["{convenienceStore}。夜のアイスもすぐ"],
    },
  },
  {
    on: ["supermarket"],
    icon: "🛒",
    open: { friendly: ["仕事帰りに献立を決めても間に合います。{supermarket}があります。"] },
    line: {
      professional: ["食料品の買い物は{supermarket}を利用できます"],
      friendly: ["{supermarket}があるので、献立は帰り道に決められます"],
      luxury: ["{supermarket}。日々の食材も身近に"],
      trendy: ["{supermarket}。買い足しが楽"],
    },
  },
  {
    on: ["convenienceStore", "supermarket"],
    icon: "🛒",
    weight: 74,
    line: {
      professional: ["日々の買い物は、{supermarket}と{convenienceStore}を利用できます"],
      friendly: ["料理する日は{supermarket}、疲れた日は{convenienceStore}。どちらも使えます"],
      trendy: ["元気な日は{supermarket}、力尽きた日は{convenienceStore}"],
    },
  },
  {
    on: ["shops"],
    icon: "🛍️",
    line: {
      any: ["日用の買い物は{shops}を利用できます"],
      friendly: ["{shops}で、ちょっとした買い物は足ります"],
      trendy: ["{shops}。買い忘れに強い"],
    },
  },
  {
    on: ["mall"],
    icon: "🛍️",
    line: {
      any: ["まとまった買い物は{mall}を利用できます"],
      friendly: ["{mall}があるので、雨の日曜日の行き先がひとつ決まっています"],
      trendy: ["{mall}。雨の日曜、行き先確定"],
    },
  },
  {
    on: ["market"],
    icon: "🥕",
    line: {
      any: ["生鮮品は{market}でそろいます"],
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
      professional: ["朝食のパンは{bakery}で買えます"],
      friendly: ["{bakery}があるので、休日の朝食は焼きたてという手も"],
      luxury: ["{bakery}。朝の香りを買いに出る"],
      trendy: ["{bakery}。朝の予定、決まり"],
    },
  },
  {
    on: ["restaurants"],
    icon: "🍜",
    line: {
      any: ["外食は{restaurants}を利用できます"],
      friendly: ["{restaurants}があるので、作りたくない夜も大丈夫"],
      trendy: ["{restaurants}。作らない夜の味方"],
    },
  },
  {
    on: ["park"],
    icon: "🌳",
    open: {
      friendly: ["在宅の日の、外に出る口実があります。{park}があります。"],
      luxury: ["散歩の行き先は、{park}。"],
    },
    line: {
      professional: ["散歩や運動には{park}を利用できます"],
      friendly: ["{park}があるので、在宅の日も散歩の口実ができます"],
      luxury: ["{park}まで、朝の散歩を"],
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
