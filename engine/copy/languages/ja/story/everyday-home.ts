/** What homes have most often, in Japanese: air, kitchens, gardens, garages, furniture, works done. */
import type { Scene } from "#engine/copy/languages/base/story";

export const everydayHome: readonly Scene[] = [
  {
    on: ["airConditioning"],
    icon: "❄️",
    line: {
      professional: ["{airConditioning}が設置されています", "{airConditioning}付きのため、入居後の取付工事を省けます"],
      friendly: [
        "{airConditioning}が付いているので、入居後の取り付け待ちがありません",
        "{airConditioning}つき。夏の引っ越しでも初日から使えそうです",
      ],
      luxury: ["{airConditioning}を備えます"],
      trendy: ["{airConditioning}つき。取付工事の予約はいらない", "{airConditioning}あり。買い足しが一つ減る"],
    },
  },
  {
    on: ["centralAir"],
    icon: "❄️",
    line: {
      professional: ["全館空調を備えます", "空調は全館式で、各室に室内機を取り付ける必要がありません"],
      friendly: [
        "全館空調なので、廊下に出ても温度の差が小さく済みそうです",
        "全館空調です。電気代の実績は明細で見せてもらいましょう",
      ],
      luxury: ["全館空調を備えます"],
      trendy: ["全館空調。部屋ごとにエアコンを買わない", "全館空調つき。電気代は明細で確認"],
    },
  },
  {
    on: ["garden"],
    icon: "🌿",
    title: ["{garden}のある{beds}", "{garden}と暮らす、{district}"],
    open: {
      professional: ["{garden}を備えた住まいです。", "屋外の過ごし方まで含めてご検討いただけます。{garden}付きです。"],
      friendly: [
        "休みの朝、コーヒーを持って外に出られます。{garden}のある住まいです。",
        "鉢植えを買って帰る日に、置き場所で悩まない。{garden}のある住まいです。",
      ],
      luxury: ["扉の先に、{garden}。", "家の中から、季節をひとつ借りる。{garden}のある住まい。"],
      trendy: ["{garden}、あります。さて、何を植える？", "外にもう一部屋。{garden}つき。"],
    },
    line: {
      professional: ["{garden}が付いています", "屋外には{garden}があります"],
      friendly: [
        "{garden}があるので、鉢をひとつ置くところから始められます",
        "天気のいい日は、{garden}に椅子を出して過ごせます",
      ],
      luxury: ["{garden}に、椅子をひとつ", "窓の外に、{garden}"],
      trendy: ["{garden}つき。外ごはんの日がつくれる", "{garden}あり。まずは鉢ひとつから"],
    },
    end: {
      friendly: ["あなたなら、最初に何を植えますか？🌱"],
      trendy: ["ハーブ派？ 花派？ それとも椅子だけ派？"],
      luxury: ["最初の一鉢は、どうぞご自分で。"],
    },
  },
  {
    on: ["garage"],
    unless: ["garageAway"],
    icon: "🚗",
    title: ["{garage}付きの{beds}"],
    open: {
      professional: ["車の保管場所まで含めてご検討いただけます。{garage}付きです。"],
      friendly: ["雨の日も、車の乗り降りは屋根の下です。{garage}付きの住まい。"],
      trendy: ["車も家の中に。{garage}つき。"],
      luxury: ["車を休ませる場所まで、住まいのうち。{garage}。"],
    },
    line: {
      professional: ["{garage}が付いています", "{garage}付きのため、車の保管場所を別に借りる必要がありません"],
      friendly: [
        "{garage}付き。車の寸法だけ、控えて来てくださいね",
        "{garage}があるので、雨の日の買い物帰りも濡れずに済みます",
      ],
      luxury: ["{garage}を備えます", "お車には{garage}を"],
      trendy: ["{garage}つき。雨の日の荷下ろしが楽", "{garage}あり。車の寸法だけ確認"],
    },
  },
  {
    on: ["fireplace"],
    icon: "🔥",
    title: ["{fireplace}のある{beds}"],
    open: {
      professional: ["居室に{fireplace}を備えた住まいです。使用の可否も含めてご案内いたします。"],
      friendly: ["冬の夜、人が集まる場所が決まっている家です。{fireplace}があります。"],
      luxury: ["{fireplace}を囲む、冬の居間。"],
      trendy: ["{fireplace}のある家です。火を入れられるかは要確認。"],
    },
    line: {
      professional: ["{fireplace}を備えます。使用の可否は内見時にご確認ください", "居室に{fireplace}があります"],
      friendly: [
        "{fireplace}があるので、ソファの向きはそこから決められます",
        "{fireplace}つき。いまも火を入れられるか、内見で聞いてみましょう",
      ],
      luxury: ["{fireplace}の前に、低い椅子を", "{fireplace}が、居間の中心に"],
      trendy: ["{fireplace}つき。ソファはその前に", "{fireplace}あり。使えるかは聞いてから"],
    },
  },
  {
    on: ["cellar"],
    icon: "🍷",
    line: {
      professional: ["保管の場として{cellar}をお使いいただけます", "{cellar}が付きます"],
      friendly: [
        "{cellar}があるので、瓶ものや季節の道具を部屋の外に置けます",
        "ワインも保存食も、しまうなら{cellar}へ",
      ],
      luxury: ["{cellar}を備えます", "{cellar}に、寝かせておく楽しみ"],
      trendy: ["{cellar}つき。瓶ものの置き場に困らない", "{cellar}あり。季節の道具もここへ"],
    },
  },
  {
    on: ["fittedKitchen"],
    icon: "🍳",
    line: {
      professional: ["システムキッチンです", "キッチンはシステムキッチンで、調理台と収納が一体になっています"],
      friendly: [
        "システムキッチンなので、鍋も調味料も引き出しにしまえます",
        "システムキッチンです。高さは実際に立って確かめてみましょう",
      ],
      luxury: ["システムキッチン。整えられた手もと"],
      trendy: ["システムキッチン。鍋も調味料もしまえる", "システムキッチン。高さは立って確認"],
    },
  },
];
