/** Heating, cooling, glass, power and the line to the world, in Japanese. */
import type { Scene } from "#engine/copy/languages/base/story";

export const warmth: readonly Scene[] = [
  {
    on: ["underfloorHeating"],
    icon: "🌡️",
    open: {
      friendly: ["冬の朝、床が冷たくない家です。床暖房があります。"],
      trendy: ["冬の床があったかい。床暖房つき。"],
      luxury: ["ぬくもりは、足もとから。床暖房の住まい。"],
      professional: ["暖房の方式からご案内いたします。床暖房付きです。"],
    },
    line: {
      professional: ["床暖房のため、温風の音やほこりの舞い上がりを抑えられます"],
      friendly: ["床暖房つき。冬の朝も、素足で床に立てます"],
      luxury: ["床暖房。足もとからのぬくもり"],
      trendy: ["床暖房。冬も素足でいける"],
    },
  },
  {
    on: ["individualHeating"],
    icon: "🌡️",
    line: {
      professional: ["暖房は住戸ごとの個別方式です"],
      friendly: ["暖房は住戸ごとの個別式なので、つける時季を自分で決められます"],
      luxury: ["暖房は住戸ごと。使う時季は、お好みで"],
      trendy: ["個別暖房。スイッチは自分のタイミングで"],
    },
  },
  {
    on: ["centralHeating"],
    icon: "🌡️",
    line: {
      professional: ["暖房はセントラルヒーティングで、部屋ごとに暖房器具を用意せずに済みます"],
      friendly: ["セントラルヒーティングなので、部屋ごとにストーブを運ばなくて済みます"],
      luxury: ["セントラルヒーティング。部屋ごとに火を持ち運ばない冬"],
      trendy: ["セントラルヒーティング。ストーブの引っ越し不要"],
    },
  },
  {
    on: ["gasHeating"],
    icon: "🔥",
    line: {
      any: ["暖房はガス式です"],
      friendly: ["暖房はガス式。冬の暖房費の実績は、聞いておくと計算が早いです"],
      luxury: ["暖房はガス式"],
    },
  },
  {
    on: ["districtHeating"],
    icon: "♨️",
    line: {
      any: ["暖房は地域暖房です"],
      friendly: ["地域暖房です。使える期間と費用は、先に聞いておきましょう"],
      luxury: ["地域暖房の建物"],
    },
  },
  {
    on: ["heatPump"],
    icon: "♻️",
    line: {
      professional: ["熱源はヒートポンプです。年間の電気代は実績をご確認ください"],
      friendly: ["ヒートポンプを採用。光熱費の実績は明細を見せてもらうのが早道です"],
      luxury: ["熱源にはヒートポンプを"],
      trendy: ["熱源はヒートポンプ。電気代は明細で確認"],
    },
  },
  {
    on: ["freshAir"],
    icon: "🍃",
    line: {
      any: ["{freshAir}を備えます"],
      friendly: ["{freshAir}つき。花粉の季節は、フィルターの掃除を忘れずに"],
      trendy: ["{freshAir}つき。フィルター掃除は忘れずに"],
    },
  },
  {
    on: ["doubleGlazing"],
    icon: "🪟",
    open: { friendly: ["冬の窓際で、そっと離れたことがある人へ。窓は二重ガラスです。"] },
    line: {
      professional: ["窓は二重ガラスです"],
      friendly: ["窓は二重ガラス。冬の窓際に机を置く気になれます"],
      luxury: ["二重ガラスの窓。外の気配を一枚遠くに"],
      trendy: ["窓は二重ガラス。冬の窓際、敵じゃない"],
    },
  },
  {
    on: ["tripleGlazing"],
    icon: "🪟",
    line: {
      professional: ["窓はトリプルガラスです"],
      friendly: ["窓はトリプルガラス。三枚重ねの厚みは、開け閉めで感じてみてください"],
      luxury: ["トリプルガラスの窓"],
      trendy: ["窓はトリプルガラス。厚みは開けて確かめて"],
    },
  },
  {
    on: ["fibre"],
    icon: "📶",
    open: {
      friendly: ["月曜の会議、どの部屋から入りたいですか？ 光ファイバーが来ています。"],
      trendy: ["回線、光です。まずそこ確認する派の人へ。"],
    },
    line: {
      professional: ["光ファイバーが利用でき、在宅でのオンライン会議にも対応しやすい環境です"],
      friendly: ["光ファイバーが来ています。月曜朝の会議も、家から入れます"],
      luxury: ["光ファイバー。静かな場所から、遠くの会議へ"],
      trendy: ["光ファイバーあり。速度は契約先しだい"],
    },
  },
  {
    on: ["broadband"],
    icon: "📶",
    open: { friendly: ["引っ越し初日、ネットの開通待ちをしなくて済みそうです。回線は設置済み。"] },
    line: {
      professional: ["ネット回線は設置済みで、新規工事の日程を待たずに済みます"],
      friendly: ["ネット回線は設置済み。契約の引き継ぎ方だけ、先に聞いておけば初日から使えそうです"],
      luxury: ["ネット回線は設置済み"],
      trendy: ["ネット回線は設置済み。引き継ぎ方だけ聞こう"],
    },
  },
  {
    on: ["freeInternet"],
    icon: "📶",
    title: ["ネット無料の{beds}、{price.bare}"],
    open: {
      professional: ["インターネット利用料が不要の住戸です。"],
      friendly: ["毎月の通信費を、ひとつ減らせます。インターネット無料の部屋です。"],
      trendy: ["ネット代がかからない部屋です。"],
      luxury: ["インターネットの利用料はかかりません。"],
    },
    line: {
      professional: ["インターネットは無料で、毎月の通信費を抑えられます"],
      friendly: ["インターネット無料なので、毎月の通信費を減らせます"],
      luxury: ["インターネット無料"],
      trendy: ["ネット無料。毎月の通信費が減る"],
    },
  },
  {
    on: ["separateGas"],
    icon: "🔥",
    line: {
      any: ["ガスは住戸ごとの独立です"],
      friendly: ["ガスは住戸ごとに独立。検針と精算の方法は入居前に確認を"],
      luxury: ["ガスは住戸ごとに独立"],
    },
  },
  {
    on: ["pipedGas"],
    icon: "🔥",
    line: {
      any: ["ガスは都市ガスです"],
      friendly: ["ガスは都市ガス。毎月の見積もりに入れておきたい一行です"],
      trendy: ["都市ガスです。地味だけど毎月効く"],
    },
  },
  {
    on: ["smartLock"],
    icon: "🔑",
    line: {
      professional: ["玄関はスマートロックで、鍵を取り出さずに入室できます"],
      friendly: ["スマートロックなので、玄関前でかばんを探る時間が減ります"],
      luxury: ["スマートロック。鍵を探さない帰宅"],
      trendy: ["スマートロック。鍵どこだっけ、が消える"],
    },
  },
];
