/** The building and what it shares, in Japanese. */
import type { Scene } from "#engine/copy/languages/base/story";

export const building: readonly Scene[] = [
  {
    on: ["parcelBox"],
    icon: "📦",
    title: ["宅配ボックスのある{beds}、{price.bare}"],
    open: {
      professional: ["再配達の手間を省ける、宅配ボックス付きの建物です。"],
      friendly: [
        "再配達の画面を、今月何回開きましたか？ ここには宅配ボックスがあります。",
        "荷物を待つために家にいる土曜日、なくしませんか。宅配ボックス付きです。",
      ],
      luxury: ["お留守のあいだの荷物も、受け取れます。宅配ボックスのある建物。"],
      trendy: ["宅配ボックスあり。再配達を待たなくていい。"],
    },
    line: {
      professional: ["宅配ボックスがあり、不在時の荷物も受け取れます"],
      friendly: ["宅配ボックスがあるので、留守のあいだの荷物も受け取れます"],
      luxury: ["宅配ボックス。外出の予定を、荷物に合わせない"],
      trendy: ["宅配ボックスあり。荷物は帰ってから"],
    },
    end: { friendly: ["空いた土曜日、何に使いましょうか？"], trendy: ["通販のカゴ、心おきなく。"] },
  },
  {
    on: ["autoLock"],
    icon: "🔐",
    line: {
      professional: ["エントランスはオートロックです"],
      friendly: ["オートロックなので、来客はまずエントランスで確認できます"],
      luxury: ["オートロック。扉の前に、もうひとつの扉"],
      trendy: ["オートロックあり。鍵を忘れて閉め出されないように"],
    },
  },
  {
    on: ["autoLock", "parcelBox"],
    icon: "📦",
    weight: 84,
    title: ["オートロックと宅配ボックス、{beds}"],
    open: {
      friendly: ["来客はエントランスで確認、荷物は留守でも受け取り。オートロックと宅配ボックスのある建物です。"],
      professional: ["来客と荷物、どちらも不在時に対応しやすい建物です。オートロックと宅配ボックスがあります。"],
      trendy: ["オートロックと宅配ボックス、両方あります。"],
    },
    line: {
      professional: ["来客はオートロックで確認し、不在時の荷物は宅配ボックスで受け取れます"],
      friendly: ["オートロックに宅配ボックス。留守の日の用事がふたつ片づきます"],
      luxury: ["オートロックと宅配ボックスを備えます"],
      trendy: ["オートロックも宅配ボックスもあり。留守の荷物も受け取れる"],
    },
  },
  {
    on: ["videoIntercom"],
    icon: "📹",
    line: {
      professional: ["来客の顔はモニター付きインターホンで確認できます"],
      friendly: ["モニター付きインターホンなので、玄関に立つ人の顔を見てから応えられます"],
      trendy: ["モニター付きインターホン。居留守の判断が速い"],
    },
  },
  { on: ["intercom"], icon: "🔔", line: { any: ["インターホンを備えます"] } },
  {
    on: ["concierge"],
    icon: "🛎️",
    open: {
      luxury: ["扉の手前で、用件がひとつ片づく。コンシェルジュサービスのある建物。"],
      friendly: [
        "「これ、どこに頼めばいいんだろう」を、まず聞ける相手がいます。コンシェルジュサービスのある建物です。",
      ],
      professional: ["取り次ぎや手配を相談できる、コンシェルジュサービス付きの建物です。"],
      trendy: ["下に相談相手がいる。コンシェルジュつき。"],
    },
    line: {
      professional: ["コンシェルジュサービスがあります。内容と時間はご確認ください"],
      friendly: ["コンシェルジュサービスつき。「これ、誰に頼めば」の宛先が決まっています"],
      luxury: ["コンシェルジュサービス。頼みごとの宛先がある"],
      trendy: ["コンシェルジュあり。何を頼めるか聞いてみよう"],
    },
  },
  {
    on: ["securityGuard"],
    icon: "👮",
    line: { any: ["警備員のいる建物です"], friendly: ["警備員のいる建物です。時間帯は内見で聞いておきましょう"] },
  },
  {
    on: ["wasteAnyTime"],
    icon: "🗑️",
    open: { friendly: ["収集日の朝、パジャマで走ったことがある人へ。{wasteAnyTime}があります。"] },
    line: {
      professional: ["{wasteAnyTime}があり、収集日の朝に縛られません"],
      friendly: ["{wasteAnyTime}があるので、旅行の前の夜にも片づけられます"],
      luxury: ["{wasteAnyTime}。暮らしの都合を、暦に合わせない"],
      trendy: ["{wasteAnyTime}。収集日の朝ダッシュ、引退"],
    },
  },
  {
    on: ["clubhouse"],
    icon: "🏛️",
    line: {
      any: ["敷地にクラブハウスがあります"],
      friendly: ["敷地にクラブハウスがあります。使える条件と費用は確認を"],
    },
  },
  {
    on: ["gym"],
    icon: "🏋️",
    title: ["ジムのある建物の{beds}"],
    open: {
      friendly: ["「雨だから休む」が言えなくなります。{gym}のある建物です。"],
      trendy: ["{gym}あり。会費だけ払い続ける生活、卒業できるか。"],
      professional: ["運動の場所を建物のなかに。{gym}があります。"],
      luxury: ["外に出ず、汗を流す。{gym}のある建物。"],
    },
    line: {
      professional: ["{gym}があります。利用条件はご確認ください"],
      friendly: ["{gym}があるので、雨の日も運動の言い訳ができません"],
      luxury: ["{gym}。体を整える時間を、住まいのうちに"],
      trendy: ["{gym}あり。三日坊主、挑戦権つき"],
    },
  },
  {
    on: ["playground"],
    icon: "🛝",
    line: {
      any: ["敷地に遊具のある広場があります"],
      luxury: ["敷地に、遊具のある広場"],
      trendy: ["敷地に遊具の広場あり"],
    },
  },
  {
    on: ["carAndPedestrianApart"],
    icon: "🚶",
    line: { any: ["敷地は歩車分離です"], friendly: ["敷地は歩車分離。歩きながら車を気にする場面が減ります"] },
  },
  {
    on: ["stepFree"],
    icon: "➡️",
    line: {
      any: ["段差のないアプローチです"],
      friendly: ["段差のないアプローチ。スーツケースも台車も、そのまま転がせます"],
      trendy: ["段差なし。スーツケースがすべる"],
    },
  },
  {
    on: ["twoLifts"],
    icon: "🛗",
    line: {
      professional: ["{twoLifts}で、混み合う時間帯も分散しやすい建物です"],
      friendly: ["{twoLifts}。朝の待ち時間を分け合えます"],
      trendy: ["{twoLifts}。朝、一本逃しても次がある"],
    },
  },
  {
    on: ["bikeStorage"],
    icon: "🚲",
    line: {
      professional: ["自転車は収納スペースに置け、屋外に停めたままにせずに済みます"],
      friendly: ["自転車の収納スペースがあるので、外に停めっぱなしにせずに済みます"],
      luxury: ["自転車の収納スペース。愛車にも、しまう場所を"],
      trendy: ["自転車をしまえる。置き場所の悩み、ひとつ減る"],
    },
  },
  {
    on: ["bikeRoom"],
    icon: "🚲",
    line: {
      professional: ["{bikeRoom}があります。空きと使用料はご確認ください"],
      friendly: ["{bikeRoom}があります。空きは先に聞いておきましょう"],
      trendy: ["{bikeRoom}あり。空きは要確認"],
    },
  },
];
