/** What a home of few features still has to say, in Japanese: its aspect, floor, land, age, and plain fittings as a first line. */
import type { Scene } from "#engine/copy/languages/base/story";

export const basics: readonly Scene[] = [
  {
    on: ["aspect"],
    icon: "🧭",
    weight: 47,
    open: {
      professional: ["{aspect.of}{beds}をご案内いたします。"],
      friendly: ["{aspect.of}{beds}です。窓辺に置くものから考えたくなります。"],
      luxury: ["{aspect.of}、{beds}。"],
      trendy: ["{aspect.of}{beds}。日当たりは昼に見に行こう。"],
    },
    line: {
      professional: ["{aspect.of}住まいです。日照は時間帯を変えてご確認ください"],
      friendly: ["{aspect.of}住まいです。日の入る時間は、内見で見ておきましょう"],
      luxury: ["{aspect.of}室内"],
      trendy: ["{aspect.of}部屋。日当たりは昼に確認"],
    },
  },
  {
    on: ["land"],
    icon: "🌾",
    weight: 48,
    title: ["{land.bare}の敷地、{beds}"],
    open: {
      professional: ["{land}の{type}です。"],
      friendly: ["{land}。建物のまわりをどう使うか、考えるところから始められます。"],
      luxury: ["{land.bare}の敷地に、{beds}。"],
      trendy: ["{land}。建物の外も自分の場所。"],
    },
    line: {
      professional: ["{land}です"],
      friendly: ["{land}なので、建物のまわりの使い方も考えられます"],
      luxury: ["{land}"],
      trendy: ["{land}。外の使い道も考えたい"],
    },
  },
  {
    on: ["yard"],
    icon: "🌾",
    open: {
      professional: ["{yard}のある住まいです。"],
      friendly: ["家の裏に、外で過ごす場所があります。{yard}のある住まいです。"],
      luxury: ["家の奥に、{yard}。"],
      trendy: ["{yard}あり。外ごはんの場所が決まった。"],
    },
    line: {
      professional: ["{yard}があります", "屋外には{yard}が付きます"],
      friendly: ["{yard}があるので、外で過ごす場所に困りません", "{yard}つき。広さは実際に立って確かめてください"],
      luxury: ["{yard}。手を入れる余白", "家の奥に、{yard}"],
      trendy: ["{yard}あり。使い道は住んでから考える", "{yard}つき。外に椅子を出せる"],
    },
  },
  {
    on: ["fenced"],
    icon: "🚧",
    open: {
      professional: ["敷地がフェンスで囲まれた住まいです。"],
      friendly: ["敷地の境目がはっきりしている家です。まわりはフェンスで囲まれています。"],
      luxury: ["フェンスの内側に、住まいと外の時間を。"],
      trendy: ["敷地はフェンスで囲まれてます。"],
    },
    line: {
      professional: ["敷地はフェンスで囲まれています", "敷地の周囲にフェンスがあります"],
      friendly: ["敷地はフェンスで囲まれているので、境目で迷いません", "敷地のまわりにフェンスがあります"],
      luxury: ["敷地はフェンスで囲まれています"],
      trendy: ["敷地はフェンスで囲われてる", "敷地のまわりはフェンスつき"],
    },
  },
  {
    on: ["manyBedrooms"],
    icon: "🛏️",
    weight: 46,
    open: {
      professional: ["{beds}、寝室を多くとった間取りです。"],
      friendly: ["{beds}。仕事をする部屋も、眠る部屋と分けて考えられます。"],
      luxury: ["{beds}。客人の部屋まで、ゆとりをもって。"],
      trendy: ["{beds}。趣味の部屋もつくれる。"],
    },
    line: {
      professional: ["寝室を多くとった間取りです", "部屋数に余裕があり、用途を分けてお使いいただけます"],
      friendly: [
        "寝室の数に余裕があるので、一つを仕事用にする使い方も考えられます",
        "寝室が多いので、仕事の部屋を別にとれます",
      ],
      luxury: ["それぞれに扉を閉められる、寝室の数"],
      trendy: ["寝室多め。趣味の部屋もつくれる", "寝室が多いから、仕事部屋も別にできる"],
    },
  },
  {
    on: ["washerDryer"],
    icon: "🧺",
    open: {
      professional: ["{washerDryer}を備えた住まいです。"],
      friendly: ["雨の週でもタオルが足ります。{washerDryer}のある住まいです。"],
      luxury: ["洗って、乾かすところまで。{washerDryer}を備えます。"],
      trendy: ["{washerDryer}つき。干す家事がいらない日がある。"],
    },
    line: {
      professional: ["{washerDryer}を備えます", "{washerDryer}が付いています"],
      friendly: [
        "{washerDryer}があるので、雨の週でもタオルが足ります",
        "{washerDryer}つき。引っ越しの荷物から大物がひとつ減ります",
      ],
      luxury: ["{washerDryer}を備えます"],
      trendy: ["{washerDryer}つき。雨でも洗濯は進む", "{washerDryer}あり。買わずに済む"],
    },
  },
];
