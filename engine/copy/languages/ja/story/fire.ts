/** Fireplaces, stoves, beams and floors, in Japanese. */
import type { Scene } from "#engine/copy/languages/base/story";

export const fire: readonly Scene[] = [
  {
    on: ["originalFireplace"],
    icon: "🔥",
    title: ["オリジナルの暖炉がある{beds}"],
    open: {
      professional: ["オリジナルの暖炉を残す住まいです。"],
      friendly: ["部屋の真ん中をどこにするか、もう決まっている家です。オリジナルの暖炉があります。"],
      luxury: ["火を入れずとも、部屋の重心になるもの。オリジナルの暖炉。"],
      trendy: ["オリジナルの暖炉、残ってます。火を入れられるかは要確認。"],
    },
    line: {
      professional: ["オリジナルの暖炉が残り、居室の意匠の中心になっています"],
      friendly: ["オリジナルの暖炉つき。火がなくても、部屋の真ん中が決まります"],
      luxury: ["オリジナルの暖炉。炎がなくとも、視線は集まる"],
      trendy: ["オリジナルの暖炉。写真の背景、決まり"],
    },
    end: {
      luxury: ["その上に、何を飾られますか。"],
      friendly: ["暖炉の上、あなたなら何を飾りますか？"],
      trendy: ["暖炉の上に置くなら何？"],
    },
  },
  {
    on: ["woodStove"],
    icon: "🔥",
    title: ["薪ストーブのある{beds}"],
    open: {
      professional: ["冬の過ごし方が、この住まいの要点です。薪ストーブがあります。"],
      friendly: ["寒い日が、ちょっと楽しみになるかもしれません。薪ストーブのある家です。"],
      luxury: ["薪が爆ぜる。会話が途切れても、気まずくない夜。"],
      trendy: ["薪ストーブ。これを言いたかった。"],
    },
    line: {
      professional: ["薪ストーブがあり、冬は火を囲む過ごし方ができます"],
      friendly: ["薪ストーブつき。火の番をする時間も、悪くない夜になりそうです"],
      luxury: ["薪ストーブ。炎の音を、夜の音楽に"],
      trendy: ["薪ストーブ。焼き芋の話は内見で"],
    },
    end: {
      friendly: ["火のそばで、最初に何をしますか？"],
      trendy: ["焼き芋派？ スープ派？"],
      luxury: ["火の前の一脚は、どなたの席に。"],
    },
  },
  {
    on: ["beams"],
    icon: "🪵",
    open: {
      friendly: ["見上げると、家の骨組みが見える。{beams}のある住まいです。"],
      luxury: ["木が、まだ働いている。{beams}の下の暮らし。"],
      trendy: ["{beams}。天井を二度見するやつ。"],
    },
    line: {
      professional: ["{beams}のある内装です"],
      friendly: ["{beams}があるので、家具は引き算でよさそうです"],
      luxury: ["{beams}。木目の時間を、頭上に"],
      trendy: ["{beams}。照明を吊るしたくなる"],
    },
  },
  {
    on: ["hardwoodFloor"],
    icon: "🦶",
    line: {
      professional: ["床は{hardwoodFloor}です"],
      friendly: ["{hardwoodFloor}。スリッパを脱いでみたくなります"],
      luxury: ["{hardwoodFloor}。素足で知る木"],
      trendy: ["{hardwoodFloor}。素足、推奨"],
    },
  },
  {
    on: ["woodFloor"],
    icon: "🪵",
    line: {
      professional: ["床は{woodFloor}です"],
      friendly: ["床は{woodFloor}。こぼしたコーヒーも、さっと拭けます"],
      luxury: ["{woodFloor}の床に、光が滑る"],
      trendy: ["床は{woodFloor}。ラグ選びが楽しい"],
    },
  },
];
