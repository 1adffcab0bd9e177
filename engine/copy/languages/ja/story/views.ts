/** What is seen from the windows, in Japanese. */
import type { Scene } from "#engine/copy/languages/base/story";

export const views: readonly Scene[] = [
  {
    on: ["seaView"],
    icon: "🌊",
    title: ["海の眺めのある{beds}"],
    open: {
      professional: ["海を望む立地の物件です。どの居室から見えるかを含めてご案内いたします。"],
      friendly: ["天気予報より先に、窓の外を見る暮らしです。海が見えます。"],
      luxury: ["水平線を、日々の背景に。"],
      trendy: ["窓の外、海です。"],
    },
    line: {
      professional: ["海の眺めがあり、居室ごとの見え方は図面と現地でご覧いただけます"],
      friendly: ["海が見えます。今日の色は何色、と言い合う朝もありそうです"],
      luxury: ["海を望む。色は、日ごとに"],
      trendy: ["海が見える。どの部屋からかは内見で"],
    },
  },
  {
    on: ["riverView"],
    icon: "🏞️",
    title: ["川の眺めのある{beds}"],
    open: {
      friendly: ["窓の外に、流れているものがある。川の見える住まいです。"],
      luxury: ["川の流れを、一日の速さに。"],
      trendy: ["窓の外、川。ぼーっとする係に就任。"],
      professional: ["窓の先に川のある住まいです。"],
    },
    line: {
      professional: ["川の眺めがあります。見える窓は図面でお示しします"],
      friendly: ["川が見えます。考えごとの行き先ができます"],
      luxury: ["川を望む、静かな窓"],
      trendy: ["川が見える。考えごとに向く窓"],
    },
  },
  {
    on: ["lakeView"],
    icon: "🛶",
    title: ["湖の眺めのある{beds}"],
    open: {
      friendly: ["波の立たない水面を、毎日の景色に。湖が見えます。"],
      luxury: ["湖面に、空が二度ある。"],
      trendy: ["湖、見えます。深呼吸どうぞ。"],
    },
    line: {
      professional: ["湖を望み、水面の見え方は時刻で変わります"],
      friendly: ["湖が見えます。朝と夕の色の違いは、時間を変えて確かめたいところ"],
      luxury: ["湖を望む、凪の時間"],
      trendy: ["湖が見える。ぼんやりの質が変わる"],
    },
  },
  {
    on: ["mountainView"],
    icon: "⛰️",
    title: ["山の眺めのある{beds}"],
    open: {
      friendly: ["季節の進み具合を、山の色で知る住まいです。"],
      luxury: ["稜線を、窓の額に。"],
      trendy: ["窓の外に山。今日も、いる。"],
      professional: ["山並みの見え方は、季節と時刻で変わります。山の眺めのある物件です。"],
    },
    line: {
      professional: ["山の眺めがあり、方角は図面でご説明いたします"],
      friendly: ["山が見えます。雲のない日に内見できたら幸運です"],
      luxury: ["山を望む。季節は、稜線から"],
      trendy: ["山が見える。登るかは別の話"],
    },
  },
];
