/** Kitchens and machines, in Japanese. */
import type { Scene } from "#engine/copy/languages/base/story";

export const kitchen: readonly Scene[] = [
  {
    on: ["openKitchen"],
    icon: "🍳",
    title: ["オープンキッチンの{beds}"],
    open: {
      friendly: ["料理中、会話から取り残されない。{openKitchen}の住まいです。"],
      trendy: ["{openKitchen}。料理する姿、見られる覚悟で。"],
      luxury: ["切る音、焼ける音まで、もてなしのうち。{openKitchen}。"],
      professional: ["調理する方が孤立しない間取りです。キッチンは{openKitchen}。"],
    },
    line: {
      professional: ["キッチンは{openKitchen}で、調理中も室内と声が届きます"],
      friendly: ["{openKitchen}なので、手を動かしながら会話に入れます"],
      luxury: ["{openKitchen}。料理の音を、部屋の音に"],
      trendy: ["{openKitchen}。つまみ食いがばれる距離"],
    },
  },
  {
    on: ["kitchenIsland"],
    icon: "🏝️",
    title: ["アイランドキッチンの{beds}"],
    open: {
      friendly: ["作る人も食べる人も、同じ台を囲めます。アイランドキッチンのある家です。"],
      trendy: ["アイランドキッチン。料理中も囲んで話せる。"],
      luxury: ["台所に、囲む場所を。アイランドキッチンのある住まい。"],
      professional: ["複数人で調理台を囲める、アイランドキッチンの住まいです。"],
    },
    line: {
      professional: ["キッチンはアイランド型で、複数人での調理にも対応しやすい形です"],
      friendly: ["アイランドキッチンなら、台を囲んで向かい合いながら支度できます"],
      luxury: ["アイランドキッチン。囲んで、話がはずむ"],
      trendy: ["アイランドキッチン。人を呼ぶ日に強い"],
    },
  },
  {
    on: ["newKitchen"],
    icon: "🍽️",
    line: {
      professional: ["{newKitchen}です"],
      friendly: ["{newKitchen}。引き出しの滑りは、内見でぜひ開けてみて"],
      luxury: ["{newKitchen}。道具を迎える前の静けさ"],
      trendy: ["{newKitchen}。最初の一品は何にする？"],
    },
  },
  {
    on: ["kitchenDiner"],
    icon: "🥘",
    line: {
      professional: ["ダイニングキッチンの間取りです"],
      friendly: ["ダイニングキッチンなので、焼きたてがそのまま食卓に届きます"],
      luxury: ["ダイニングキッチン。湯気の届く食卓"],
      trendy: ["ダイニングキッチン。鍋が冷めない距離"],
    },
  },
  {
    on: ["gasStove"],
    icon: "🔥",
    line: {
      any: ["ガスコンロを備えます"],
      friendly: ["ガスコンロなので、土鍋ごはんもいけます"],
      trendy: ["ガスコンロ。チャーハンは強火で"],
    },
  },
  {
    on: ["inductionHob"],
    icon: "🍲",
    line: {
      any: ["IHコンロを備えます"],
      friendly: ["IHコンロなので、吹きこぼれも拭くだけ。鍋が対応しているかだけ確認を"],
      trendy: ["IHコンロ。手持ちの鍋、底を確認"],
    },
  },
  {
    on: ["dishwasher"],
    icon: "🍽️",
    open: {
      friendly: ["食後の「どっちが洗う？」に、第三の答えがあります。食洗機です。"],
      trendy: ["食洗機あり。食後すぐ休めます。"],
    },
    line: {
      professional: ["食洗機付きのため、食後の家事をひとつ減らせます"],
      friendly: ["食洗機があるので、食後の会話をもう少し続けられます"],
      luxury: ["食洗機を備えます"],
      trendy: ["食洗機あり。食後すぐ休める"],
    },
  },
  {
    on: ["fridge"],
    icon: "🧊",
    line: {
      any: ["冷蔵庫が付いています"],
      friendly: ["冷蔵庫つき。引っ越し荷物の大物がひとつ減ります"],
      trendy: ["冷蔵庫つき。買わずに済む"],
    },
  },
  {
    on: ["washingMachine"],
    icon: "🧺",
    line: {
      any: ["{washingMachine}が付いています"],
      friendly: ["{washingMachine}つき。引っ越した日のタオルから洗えます"],
      trendy: ["{washingMachine}つき。初日から洗える"],
    },
  },
  {
    on: ["washerPlace"],
    icon: "🧺",
    line: {
      professional: ["洗濯機置場があります。お手持ちの機種の幅と照らし合わせてご覧ください"],
      friendly: ["洗濯機置場あり。手持ちの洗濯機の幅を控えて来てくださいね"],
      trendy: ["洗濯機置場あり。幅だけ測っておこう"],
    },
  },
  {
    on: ["laundryDryer"],
    icon: "🌀",
    line: {
      any: ["衣類乾燥機を備えます"],
      friendly: ["衣類乾燥機があるので、部屋干しの匂いと距離を置けます"],
      trendy: ["衣類乾燥機あり。部屋干し、減る"],
    },
  },
  {
    on: ["appliancesRenewed"],
    icon: "🧊",
    title: ["家電を入れ替えた{beds}"],
    open: {
      professional: ["入居時の家電購入を抑えられる住戸です。{appliancesRenewed}が付きます。"],
      friendly: ["借りた部屋の家電、年式を見てため息をついたことがある人へ。ここは{appliancesRenewed}です。"],
      trendy: ["{appliancesRenewed}。年式の話、そこで終わり。"],
      luxury: ["道具は、新しく。{appliancesRenewed}。"],
    },
    line: {
      professional: ["{appliancesRenewed}が付き、入居時の買い足しを抑えられます"],
      friendly: ["{appliancesRenewed}つき。引っ越しトラックを小さくできそうです"],
      luxury: ["{appliancesRenewed}。暮らしの道具を整えて"],
      trendy: ["{appliancesRenewed}。買い替えの予定、白紙"],
    },
  },
  {
    on: ["appliances"],
    icon: "🔌",
    line: {
      professional: ["家電付きです。内訳はご確認ください"],
      friendly: ["家電付き。持ち込むものの一覧から、何行か消せそうです"],
      luxury: ["家電付きの住まい"],
      trendy: ["家電付き。引っ越し代にやさしい"],
    },
  },
];
