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
      professional: ["キッチンには窓があり、換気扇に加えて自然換気が可能です"],
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
