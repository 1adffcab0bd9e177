/** Hearths and windows that mean more together, in Japanese. */
import type { Scene } from "#engine/copy/languages/base/story";

export const pairsHearth: readonly Scene[] = [
  {
    on: ["pre1940", "originalFireplace", "year"],
    icon: "🔥",
    weight: 104,
    title: ["{year}、暖炉はオリジナル", "{year}の建物に、オリジナルの暖炉"],
    open: {
      professional: ["{year}。オリジナルの暖炉を残す住まいです。"],
      friendly: ["{year}。長い年月のあとにも、オリジナルの暖炉が残っています。"],
      luxury: ["{year}。幾度もの冬を越えて、オリジナルの暖炉はまだそこに。"],
      trendy: ["{year}、暖炉はオリジナルのまま。"],
    },
    line: {
      professional: ["{year}、オリジナルの暖炉が残ります"],
      friendly: ["{year}の建物に、オリジナルの暖炉。どんな家具を置いても、先に目が行きそうです"],
      luxury: ["{year}。オリジナルの暖炉が、部屋の重心に"],
      trendy: ["{year}、暖炉はオリジナル。使えるかは要確認"],
    },
    end: { luxury: ["暖炉の上に、何を飾られますか。"], friendly: ["暖炉の上、最初に何を飾りますか？"] },
  },
  {
    on: ["bayWindow", "originalFireplace"],
    icon: "📖",
    weight: 100,
    title: ["{bayWindow}と暖炉のある{beds}"],
    open: {
      professional: ["建物の来歴が室内に残る住まいです。{bayWindow}と、オリジナルの暖炉。"],
      friendly: ["昼は{bayWindow}、夜は暖炉の前。本を読む場所が二つある住まいです。暖炉はオリジナル。"],
      luxury: [
        "昼は{bayWindow}に。夜は、オリジナルの暖炉の前に。",
        "本を一冊。紅茶を一杯。{bayWindow}と、オリジナルの暖炉のある部屋。",
      ],
      trendy: ["{bayWindow}にオリジナルの暖炉。どこに座るか迷う家。"],
    },
    line: {
      any: ["{bayWindow}と、オリジナルの暖炉があります"],
      luxury: ["{bayWindow}とオリジナルの暖炉。ふたつの居場所"],
    },
  },
  {
    on: ["frenchDoors", "garden"],
    icon: "🌿",
    weight: 102,
    title: ["フレンチドアと{garden}、{beds}"],
    open: {
      professional: ["屋内と屋外のつながりが、この住まいの要点です。{frenchDoors}と{garden}があります。"],
      friendly: [
        "お湯が沸くまでのあいだ、あなたなら何をしますか？ {frenchDoors}と{garden}がある家の、小さな問いです。",
      ],
      luxury: ["{frenchDoors}。そして、{garden}。"],
      trendy: ["{frenchDoors}と{garden}。外と中の境目がおしゃれすぎる件。"],
    },
    line: {
      professional: ["{frenchDoors}と{garden}があり、屋内外の行き来を日常に取り入れられます"],
      friendly: ["{frenchDoors}に、{garden}。外に出る口実がそろっています"],
      luxury: ["{frenchDoors}と{garden}。午後の居場所"],
      trendy: ["{frenchDoors}と{garden}。外が近い"],
    },
    end: { friendly: ["あなたなら、この庭に最初に何を植えますか？🌿"], trendy: ["植えるならハーブ？ 花？"] },
  },
  {
    on: ["bayWindow", "garden"],
    icon: "🌷",
    weight: 98,
    line: {
      professional: ["室内には{bayWindow}、屋外には{garden}を配しています"],
      friendly: ["晴れたら{garden}、降ったら{bayWindow}へ。居場所は天気で選べます"],
      luxury: ["晴れの日は{garden}。雨の日は、{bayWindow}"],
      trendy: ["晴れ→{garden}、雨→{bayWindow}。予定、埋まった"],
    },
  },
  {
    on: ["woodStove", "terrace"],
    icon: "🔥",
    weight: 106,
    title: ["夏は{terrace}、冬は薪ストーブ"],
    open: {
      professional: ["季節ごとに居場所の変わる住まいです。{terrace}と、薪ストーブがあります。"],
      friendly: ["夏の夕食は{terrace}、冬の夕食は薪ストーブのそば。季節で席が変わる家です。"],
      luxury: ["「今夜は外で」。風が冷たくなったら、薪ストーブのそばへ。{terrace}のある家。"],
      trendy: ["夏は{terrace}、冬は薪ストーブ。季節が来るのが待ち遠しいタイプの家。"],
    },
    line: {
      professional: ["暖かい季節は{terrace}、寒い季節は薪ストーブと、過ごし方を分けられます"],
      friendly: ["夏は{terrace}、冬は薪ストーブ。集まる場所が季節で動きます"],
      luxury: ["夏は{terrace}、冬は薪ストーブ。季節が席を決める"],
      trendy: ["夏は{terrace}、冬は薪ストーブ。予定が季節で決まる"],
    },
    end: {
      friendly: ["最初の夕食は、外と中、どちらにしますか？"],
      luxury: ["この食卓に、最初に誰を招きますか。"],
      trendy: ["外ごはん派？ ストーブ前から動かない派？"],
    },
  },
  {
    on: ["vaultedCellar", "terrace"],
    icon: "🍷",
    weight: 99,
    line: {
      professional: ["屋外に{terrace}、保管の場に{vaultedCellar}を配しています"],
      friendly: ["{terrace}で一本空いたら、もう一本は{vaultedCellar}へ取りに"],
      luxury: ["もう一本ほしくなったら、{vaultedCellar}へ。席は、{terrace}に"],
      trendy: ["{terrace}で乾杯、二本目は{vaultedCellar}から"],
    },
  },
  {
    on: ["stoneHouse", "woodStove"],
    icon: "🪨",
    weight: 97,
    title: ["石の家と、薪ストーブ"],
    open: {
      professional: ["石造りの家の冬をどう過ごすか。この住まいの答えは薪ストーブです。"],
      friendly: ["「石の家って、冬寒くない？」と聞かれる前に、先に答えます。薪ストーブがあります。"],
      luxury: ["石の壁に、炎が映る。薪ストーブのある家。"],
      trendy: ["石の家に薪ストーブ。冬ごもりの準備、よし。"],
    },
    line: {
      any: ["石造りの建物に、薪ストーブを備えます"],
      friendly: ["石の家に薪ストーブ。冬の夜の絵が決まります"],
      luxury: ["石の壁と薪ストーブ。冬を迎える支度"],
      trendy: ["石の家×薪ストーブ"],
    },
  },
  {
    on: ["doubleGlazing", "woodStove"],
    icon: "❄️",
    weight: 88,
    line: {
      professional: ["寒さへの備えは、二重ガラスの窓と薪ストーブです"],
      friendly: ["冬の備えは、二重ガラスの窓と薪ストーブ。雪の予報でも落ち着いていられそうです"],
      luxury: ["二重ガラスの窓の内側に、薪ストーブの火"],
      trendy: ["冬、寒くない？→ 二重ガラスの窓と薪ストーブで応戦"],
    },
  },
];
