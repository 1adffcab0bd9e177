/** Gardens, terraces, pools, cars and what stands outside, in Japanese. */
import type { Scene } from "#engine/copy/languages/base/story";

export const outdoors: readonly Scene[] = [
  {
    on: ["terrace"],
    icon: "☕",
    title: ["{terrace}のある{beds}", "{terrace}、椅子は何脚？"],
    open: {
      professional: ["屋外で過ごす時間を間取りに含めて考えられます。{terrace}付きです。"],
      friendly: [
        "「今日は外で食べようか」。{terrace}があると、この一言で夕食の席が決まります。",
        "休みの朝、コーヒーの行き先がもうひとつ。{terrace}のある住まいです。",
      ],
      luxury: ["「今夜は外で」。その一言のための、{terrace}。", "夕暮れの席は、{terrace}に。"],
      trendy: ["{terrace}あり。椅子を置けば外ごはん。", "{terrace}つき。晴れた日は外で食べよう。"],
    },
    line: {
      professional: ["屋外の居場所として{terrace}をお使いいただけます"],
      friendly: ["{terrace}に小さなテーブルをひとつ。朝食の席が増えます"],
      luxury: ["{terrace}に、暮れていく時間"],
      trendy: ["{terrace}つき。外ごはんは予約いらず"],
    },
    end: {
      friendly: ["最初の外ごはん、何を作りましょうか？"],
      luxury: ["この席に、最初に誰を招きますか。"],
      trendy: ["最初に運ぶのは、コーヒー？ 炭酸？"],
    },
  },
  {
    on: ["roofTerrace"],
    icon: "🌇",
    title: ["{roofTerrace}のある{beds}"],
    open: {
      professional: ["空に開いた一角があります。{roofTerrace}です。"],
      friendly: ["夜風にあたる場所が、家の中にあります。{roofTerrace}です。"],
      luxury: ["空に近い一室、天井なし。{roofTerrace}。"],
      trendy: ["天井のない部屋がひとつ。{roofTerrace}。"],
    },
    line: {
      professional: ["{roofTerrace}を備えます。使用の決まりは契約前にご確認ください"],
      friendly: ["{roofTerrace}で、洗濯物も自分も空の下へ"],
      luxury: ["{roofTerrace}。空を一枚、持ち帰る"],
      trendy: ["{roofTerrace}。夜は空が照明"],
    },
  },
  {
    on: ["courtyard"],
    icon: "🍃",
    title: ["{courtyard}のある{beds}"],
    open: {
      professional: ["囲まれた屋外を持てる間取りです。{courtyard}があります。"],
      friendly: ["自分たちの「外」を、建物の内側に。{courtyard}です。"],
      luxury: ["外の音を一枚隔てて、{courtyard}。"],
      trendy: ["囲まれた外がある。{courtyard}つき。"],
    },
    line: {
      professional: ["建物の内側に{courtyard}を設けています"],
      friendly: ["{courtyard}があるので、囲まれた外の時間が持てます"],
      luxury: ["{courtyard}に、空がひとつ"],
      trendy: ["{courtyard}。家の中から空が見える"],
    },
  },
  {
    on: ["deck"],
    icon: "🪵",
    title: ["{deck}のある{beds}"],
    open: {
      friendly: ["裸足で出られる外があります。{deck}です。"],
      luxury: ["床が、そのまま外へ続く心地。{deck}のある住まい。"],
      trendy: ["裸足で出る外、{deck}。"],
    },
    line: {
      professional: ["屋外には{deck}。椅子を置けば、室内の延長としてお使いいただけます"],
      friendly: ["{deck}は、朝のコーヒーにも夕涼みにも"],
      luxury: ["{deck}に、夕涼みの一脚"],
      trendy: ["{deck}。寝転がるなら今日"],
    },
  },
  {
    on: ["porch"],
    icon: "🚪",
    line: {
      any: ["{porch}があります"],
      friendly: ["{porch}があるので、傘をたたむ場所に困りません"],
      luxury: ["{porch}。帰宅の前の、ひと呼吸"],
    },
  },
  {
    on: ["pool"],
    icon: "🏊",
    title: ["{pool}のある{beds}"],
    open: {
      professional: ["{pool}付きの住まいです。維持管理の条件とあわせてご案内いたします。"],
      friendly: ["水着のまま玄関を通ってもいい家です。{pool}があります。"],
      luxury: ["朝の水面は、まだ誰のものでもない。{pool}のある住まい。"],
      trendy: ["{pool}。遠出しなくても夏。"],
    },
    line: {
      professional: ["{pool}を備えます。維持費は内見時にご確認ください"],
      friendly: ["{pool}つき。手入れの頻度と費用は先に聞いておきましょう"],
      luxury: ["{pool}に、空が映る"],
      trendy: ["{pool}。浮き輪は自前で"],
    },
    end: { friendly: ["浮き輪派ですか、泳ぐ派ですか？"], trendy: ["飛び込む前に、まず内見🏊"] },
  },
  {
    on: ["hotTub"],
    icon: "♨️",
    line: {
      any: ["{hotTub}を備えます"],
      friendly: ["{hotTub}があります。肩まで浸かる夜に"],
      luxury: ["{hotTub}。一日の終わりを、湯のなかで"],
      trendy: ["{hotTub}つき。のぼせ注意"],
    },
  },
  {
    on: ["vegetableGarden"],
    icon: "🥬",
    open: {
      friendly: ["薬味をその場で摘んでこられます。{vegetableGarden}のある住まいです。"],
      trendy: ["薬味、自給できます。{vegetableGarden}あり。"],
      luxury: ["食卓の一皿が、すぐそばで育つ。{vegetableGarden}。"],
    },
    line: {
      professional: ["{vegetableGarden}付きで、野菜や薬味を育てる場所が確保されています"],
      friendly: ["{vegetableGarden}があるので、薬味くらいは自前で"],
      luxury: ["{vegetableGarden}。摘みたてを、一皿に"],
      trendy: ["{vegetableGarden}あり。まずは大葉から"],
    },
  },
  {
    on: ["fruitTrees"],
    icon: "🍊",
    line: {
      any: ["{fruitTrees}があります"],
      friendly: ["{fruitTrees}があります。実る季節は内見のときに聞いてみましょう"],
      luxury: ["{fruitTrees}。実りを待つという贅沢"],
      trendy: ["{fruitTrees}。おやつが木になる"],
    },
  },
  {
    on: ["shed"],
    icon: "🧰",
    line: {
      any: ["{shed}があります"],
      friendly: ["{shed}があるので、脚立やシャベルを家に上げずに済みます"],
      trendy: ["{shed}あり。趣味の道具、外に住まわせよう"],
    },
  },
  {
    on: ["barbecue"],
    icon: "🍖",
    line: {
      any: ["{barbecue}があります"],
      friendly: ["{barbecue}があります。火起こし係だけ決めておきましょう"],
      trendy: ["{barbecue}あり。肉は各自で"],
    },
  },
];
