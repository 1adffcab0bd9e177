/** Windows, aspect and height, in Japanese. */
import type { Scene } from "#engine/copy/languages/base/story";

export const light: readonly Scene[] = [
  {
    on: ["bayWindow"],
    icon: "🪟",
    title: ["{bayWindow}のある{beds}", "{bayWindow}に本を一冊"],
    open: {
      professional: ["この住まいの表情をつくるのは、{bayWindow}です。"],
      friendly: [
        "休みの午後、つい長居してしまう場所になりそうです。{bayWindow}があります。",
        "読みかけの本の置き場所が、もう決まりそうです。{bayWindow}です。",
      ],
      luxury: [
        "本を一冊。紅茶を一杯。あとは{bayWindow}があればいい。",
        "壁が、すこしだけ外へ出る。{bayWindow}のある部屋。",
      ],
      trendy: ["{bayWindow}。花を置くか、自分を置くか。", "窓が出てる。それだけで部屋の顔が変わる。{bayWindow}あり。"],
    },
    line: {
      professional: ["{bayWindow}が、部屋の輪郭に表情を添えます"],
      friendly: ["{bayWindow}があるので、花でも本でも置く場所に困りません"],
      luxury: ["{bayWindow}に、花を一輪"],
      trendy: ["{bayWindow}。置くものを選ぶ時間が楽しい"],
    },
    end: {
      friendly: ["この窓辺に、最初に何を置きますか？"],
      luxury: ["最初の一輪は、何色になさいますか。"],
      trendy: ["窓辺に置くなら、花？ 猫？ 自分？"],
    },
  },
  {
    on: ["bothSides"],
    icon: "🌬️",
    title: ["両面採光の{beds}、風の道"],
    open: {
      professional: ["両面に窓を持つ住まいです。"],
      friendly: ["こもった空気が苦手な人へ。両側に窓があります。"],
      luxury: ["風には、入口と出口があります。両面に窓のある住まい。"],
      trendy: ["窓が両側にある。空気の入れ替えは、開けるだけ。"],
    },
    line: {
      professional: ["両面に窓があり、通風の取りやすい間取りです"],
      friendly: ["両側に窓があるので、開ければ空気が入れ替わります"],
      luxury: ["両面の窓。風に道を譲る"],
      trendy: ["窓は両側。揚げ物の日も心強い"],
    },
  },
  {
    on: ["dualAspect"],
    icon: "🌤️",
    open: {
      professional: ["二面採光の住まいです。"],
      friendly: ["光の入る向きが二つあると、部屋の表情も二つになります。二面採光です。"],
      luxury: ["光が、二つの方角から。"],
      trendy: ["二面採光。朝と夕で別の部屋。"],
    },
    line: {
      professional: ["二面採光です"],
      friendly: ["二面採光なので、家具の置き方にも選択肢が増えます"],
      luxury: ["二つの方角から、光を受ける"],
      trendy: ["二面採光。カーテン選びも二倍楽しい"],
    },
  },
  {
    on: ["cornerUnit"],
    icon: "🧱",
    title: ["角部屋の{beds}、{district}"],
    open: {
      friendly: ["片側にお隣がいない、あの位置。角部屋です。"],
      trendy: ["角部屋。端っこ好き、出番です。"],
      professional: ["角住戸のご案内です。"],
      luxury: ["廊下の果て、その端に。角部屋です。"],
    },
    line: {
      professional: ["角部屋です"],
      friendly: ["角部屋です。隣り合う住戸が片側に減る位置です"],
      luxury: ["角部屋。端にある落ち着き"],
      trendy: ["角部屋。端っこは落ち着く"],
    },
  },
  {
    on: ["floorToCeilingWindows"],
    icon: "🪟",
    open: {
      friendly: ["窓が床まであると、空の分だけ部屋の見え方が変わります。"],
      luxury: ["床から立ち上がる、一枚の光。"],
      trendy: ["窓、床まで。カーテンの丈、測っておいて。"],
      professional: ["開口部の高さが特徴です。窓は床まで届きます。"],
    },
    line: {
      professional: ["窓は床まで届く高さで、視線が外へ抜けやすい形です"],
      friendly: ["床まで届く窓。床に座っても空が見えます"],
      luxury: ["床まで届く窓に、昼の光"],
      trendy: ["窓は床まで。カーテン選びが本気になる"],
    },
  },
  {
    on: ["frenchDoors"],
    icon: "🚪",
    open: {
      friendly: ["両手で開けたくなる扉があります。{frenchDoors}です。"],
      luxury: ["左右に開いて、外を招き入れる。{frenchDoors}。"],
      trendy: ["両開きで外へ。{frenchDoors}あり。"],
    },
    line: {
      professional: ["開口部は{frenchDoors}。家具の配置は開閉の幅を見てお決めいただけます"],
      friendly: ["{frenchDoors}なので、外との行き来が扉ひとつです"],
      luxury: ["{frenchDoors}を開けて、外気をひと息"],
      trendy: ["{frenchDoors}。開けると外が近い"],
    },
  },
  {
    on: ["skylight"],
    icon: "✨",
    title: ["天窓のある{beds}"],
    open: {
      friendly: ["見上げると空がある部屋です。天窓があります。"],
      luxury: ["光は、上からも。天窓のある住まい。"],
      trendy: ["天井に空。天窓あり。"],
    },
    line: {
      professional: ["天窓があり、壁の窓とは別に上からも採光できます"],
      friendly: ["天窓があるので、昼間は上からも光が入ります"],
      luxury: ["天窓。雨音まで、住まいの音に"],
      trendy: ["天窓つき。上からも光が入る"],
    },
  },
  {
    on: ["highCeilings"],
    icon: "⬆️",
    title: ["天井の高い{beds}"],
    open: {
      friendly: ["深呼吸すると、広さの意味が変わります。天井の高い住まいです。"],
      luxury: ["見上げる余白のある住まい。"],
      trendy: ["広さは床だけじゃない。天井、高いです。"],
      professional: ["天井を高くとった住まいです。"],
    },
    line: {
      professional: ["天井を高くとっています"],
      friendly: ["天井が高いので、背の高い本棚や植物も考えられます"],
      luxury: ["高い天井。頭上に余白"],
      trendy: ["天井高め。背の高い観葉植物、いけます"],
    },
  },
  {
    on: ["kitchenWindow"],
    icon: "🍳",
    open: { friendly: ["焼き魚の日の煙に、行き先があります。キッチンに窓のある間取りです。"] },
    line: {
      professional: ["キッチンには窓があり、自然換気が可能です"],
      friendly: ["キッチンに窓があるので、焼き魚の煙も外へ逃がせます"],
      luxury: ["窓のあるキッチン。手を動かしながら空を見る"],
      trendy: ["キッチンに窓。にんにく料理、解禁"],
    },
  },
  {
    on: ["bathWindow"],
    icon: "🛁",
    open: { friendly: ["お風呂上がりの湿気、窓から帰ってもらえます。浴室に窓があります。"] },
    line: {
      professional: ["浴室には窓があり、入浴後の湿気を外へ逃がせます"],
      friendly: ["浴室に窓があるので、湯上がりの湿気を外に出せます"],
      luxury: ["窓のある浴室。昼の入浴という楽しみ"],
      trendy: ["浴室に窓。昼風呂が似合う"],
    },
  },
];
