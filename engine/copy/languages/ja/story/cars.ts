/** Cars and power outside, in Japanese. */
import type { Scene } from "#engine/copy/languages/base/story";

export const cars: readonly Scene[] = [
  {
    on: ["garageAway", "garage"],
    icon: "🚗",
    weight: 56,
    line: {
      professional: ["{garage}をお使いいただけます"],
      friendly: ["車は{garage}へ。少し歩いて帰る、気分の切り替えつきです"],
      luxury: ["{garage}。車との、ほどよい距離"],
      trendy: ["{garage}。スーツケースなら転がしていける"],
    },
  },
  {
    on: ["doubleGarage"],
    icon: "🚙",
    line: {
      professional: ["{doubleGarage}で、車の入れ替えの手間がかかりません"],
      friendly: ["{doubleGarage}です。先に出る車はどっち、で揉めません"],
      luxury: ["{doubleGarage}。二台が並ぶ余裕"],
      trendy: ["{doubleGarage}。一台は趣味でもいい"],
    },
  },
  {
    on: ["carport"],
    icon: "🚘",
    line: {
      any: ["{carport}を備えます"],
      friendly: ["{carport}があるので、雨の日の荷下ろしもあわてません"],
      trendy: ["{carport}。霜取りの朝が減る"],
    },
  },
  {
    on: ["evCharger"],
    icon: "🔌",
    line: {
      professional: ["電気自動車をお使いの場合は{evCharger}をご利用いただけます"],
      friendly: ["{evCharger}があるので、充電待ちの時間を外で過ごさずに済みます"],
      luxury: ["{evCharger}。眠るあいだに、車も満ちる"],
      trendy: ["{evCharger}あり。車もスマホ感覚で充電"],
    },
  },
  {
    on: ["solar"],
    icon: "🔆",
    line: {
      professional: ["{solar}を備えます。発電量の実績は内見時にお尋ねください"],
      friendly: ["{solar}つき。晴れの日は、屋根が働きます"],
      luxury: ["{solar}。日差しを暮らしに回す"],
      trendy: ["{solar}。晴れたら発電"],
    },
  },
];
