/** Age, walls and works, in Japanese. */
import type { Scene } from "#engine/copy/languages/base/story";

export const state: readonly Scene[] = [
  {
    on: ["newRoof"],
    icon: "🏠",
    line: {
      professional: ["{newRoof}は実施済みで、大きな修繕項目がひとつ済んでいます"],
      friendly: ["{newRoof}は済んでいます。大きな工事の見積もりから、一行減ります"],
      luxury: ["{newRoof}を終えた家"],
      trendy: ["{newRoof}は済み。見えないところほど大事"],
    },
  },
  {
    on: ["newBoiler"],
    icon: "♨️",
    line: {
      professional: ["{newBoiler}は実施済みです。型番は内見時に控えられます"],
      friendly: ["{newBoiler}は済んでいます。型番は内見で控えておきましょう"],
      trendy: ["{newBoiler}済み。真冬に水シャワーの心配が減る"],
    },
  },
  {
    on: ["newWindows"],
    icon: "🪟",
    line: {
      professional: ["{newWindows}は実施済みです"],
      friendly: ["{newWindows}は済んでいます。開け閉めの軽さを確かめてみてください"],
      trendy: ["{newWindows}済み。開けてみたくなる"],
    },
  },
  {
    on: ["newBathroom"],
    icon: "🛁",
    line: {
      professional: ["浴室まわりは{newBathroom}です"],
      friendly: ["{newBathroom}です。一番風呂の権利、まだ空いています"],
      luxury: ["{newBathroom}。湯の時間を、新しく"],
      trendy: ["{newBathroom}。一番風呂、誰が取る？"],
    },
  },
  {
    on: ["ownerOccupied"],
    icon: "🏡",
    line: {
      professional: ["オーナーが自ら住み、手入れをしてきた住戸です"],
      friendly: ["オーナーが自分で住みながら手入れしてきた部屋です。どこを直してきたか、聞ける相手がいます"],
      luxury: ["住み手が、手をかけてきた部屋"],
      trendy: ["オーナー自ら住んで手入れ。話が聞ける物件"],
    },
  },
  {
    on: ["wellKept"],
    icon: "🧹",
    line: {
      professional: ["室内は手入れが行き届いています"],
      friendly: ["手入れの行き届いた室内です。引っ越し初日の大掃除が短くなりそうです"],
      luxury: ["手入れの行き届いた室内"],
      trendy: ["手入れは行き届いてる。水まわりは内見で確認を"],
    },
  },
  {
    on: ["fineFinish", "ownerOccupied"],
    icon: "🛋️",
    weight: 78,
    line: {
      professional: ["内装は仕上げ済みで、オーナーが自ら住み、手入れをしてきた住戸です"],
      friendly: ["内装は仕上げ済み。しかもオーナーが自分で住みながら手入れしてきた部屋です"],
      luxury: ["内装を仕上げ、オーナーが手入れを続けてきた部屋"],
      trendy: ["内装は仕上げ済み、オーナー自ら手入れ"],
    },
  },
  {
    on: ["fineFinish"],
    icon: "🛋️",
    line: {
      professional: ["内装は仕上げ済みです"],
      friendly: ["内装は仕上げ済みなので、家具とカーテンを選べば住み始められます"],
      luxury: ["内装は仕上げ済み。あとは、家具の選択だけ"],
      trendy: ["内装は仕上げ済み。カーテンだけ選ぼう"],
    },
  },
  {
    on: ["simpleFinish"],
    icon: "🧱",
    line: {
      any: ["内装は簡易な仕上げです"],
      friendly: ["内装は簡易な仕上げ。直したい場所を内見で書き出してみましょう"],
      trendy: ["内装はシンプル仕上げ。足すのは自分"],
    },
  },
  {
    on: ["newBuild"],
    icon: "🏗️",
    open: {
      professional: ["新築の住まいです。"],
      friendly: ["最初の鍵を受け取る人になれる住まいです。新築です。"],
      luxury: ["最初の一歩を、ご自分の足で。新築の住まい。"],
      trendy: ["新築。壁に傷がないって、緊張する。"],
    },
    line: {
      professional: ["新築です"],
      friendly: ["新築なので、最初の思い出から自分たちでつくれます"],
      luxury: ["新築。最初の頁を開く"],
      trendy: ["新築。最初のひと傷は自分"],
    },
  },
  {
    on: ["stoneHouse"],
    icon: "🪨",
    title: ["石の家、{district}の{beds}"],
    open: {
      professional: ["石造りの住まいです。"],
      friendly: ["壁に手を当ててみたくなる家です。石造りです。"],
      luxury: ["石の壁に囲まれて暮らす。"],
      trendy: ["石の家です。壁の厚みは窓辺で見られる。"],
    },
    line: {
      professional: ["石造りの建物です"],
      friendly: ["石造りの家です。壁の厚みは、窓辺に立つとよくわかります"],
      luxury: ["石造りの壁"],
      trendy: ["石造り。壁に寄りかかって写真を"],
    },
  },
  {
    on: ["brickHouse"],
    icon: "🧱",
    line: {
      professional: ["レンガ造りの建物です"],
      friendly: ["レンガ造り。雨の日に色が深くなるのも、見どころです"],
      luxury: ["レンガの壁に、夕日の色"],
      trendy: ["レンガ造り。外壁がもう背景"],
    },
  },
  { on: ["timberHouse"], icon: "🌲", line: { any: ["木造の建物です"], luxury: ["木の家"], trendy: ["木造です"] } },
  {
    on: ["reinforcedConcrete"],
    icon: "🏢",
    line: {
      professional: ["鉄筋コンクリート造です"],
      friendly: ["鉄筋コンクリート造です。釘を打てる場所は、先に聞いておきましょう"],
      trendy: ["鉄筋コンクリート造。音は内見で耳を澄ませて"],
    },
  },
  {
    on: ["quakeStandard"],
    icon: "📐",
    line: {
      any: ["新耐震基準の建物です"],
      friendly: ["新耐震基準の建物です。証明書の有無も聞いておきましょう"],
      luxury: ["新耐震基準の建物"],
    },
  },
];
