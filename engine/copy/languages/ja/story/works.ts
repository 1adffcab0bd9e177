/** Works done, furniture and energy, in Japanese. */
import type { Scene } from "#engine/copy/languages/base/story";

export const works: readonly Scene[] = [
  {
    on: ["renovated"],
    icon: "🔨",
    title: ["{renovated}の{beds}"],
    open: {
      professional: ["{renovated}の住まいです。", "改修の内容から、順にご案内いたします。{renovated}の{beds}です。"],
      friendly: [
        "住む前に手が入っている家です。{renovated}。",
        "{renovated}の住まいです。どこを直したか、図面で一緒に見ましょう。",
      ],
      luxury: ["時を重ねたものに、手をかける。{renovated}。"],
      trendy: ["{renovated}。どこを直したか、内見で答え合わせ。"],
    },
    line: {
      professional: ["{renovated}です", "{renovated}です。工事の内容は、図面とあわせてご説明いたします"],
      friendly: [
        "{renovated}です。どこまで直したか、内見で聞いてみましょう",
        "{renovated}なので、入居後すぐの大きな工事を減らせそうです",
      ],
      luxury: ["{renovated}", "{renovated}。手をかけられた家"],
      trendy: ["{renovated}。直した場所は要チェック", "{renovated}。水まわりまで直したか聞いてみて"],
    },
  },
  {
    on: ["fullyRenovated"],
    icon: "🔨",
    title: ["{fullyRenovated}の{beds}", "{fullyRenovated}、{district}"],
    open: {
      professional: [
        "{fullyRenovated}の住まいです。",
        "内装の工事を待たずにご入居を検討いただけます。{fullyRenovated}です。",
      ],
      friendly: [
        "工事の見積もりから始めなくていい住まいです。{fullyRenovated}。",
        "家具の置き場所だけ考えて引っ越せます。{fullyRenovated}の住まいです。",
      ],
      luxury: ["器はそのままに、内側を新しく。{fullyRenovated}。"],
      trendy: ["工事、もう終わってます。{fullyRenovated}。", "{fullyRenovated}。あとは家具を選ぶだけ。"],
    },
    line: {
      professional: ["{fullyRenovated}です", "{fullyRenovated}です。配管まで含むかなど、工事の範囲をご確認ください"],
      friendly: [
        "{fullyRenovated}なので、着工を待たずに住み始められます",
        "{fullyRenovated}。どこまで手を入れたかは、図面を見ながら聞きましょう",
      ],
      luxury: ["{fullyRenovated}", "{fullyRenovated}。家具を迎える前の室内を"],
      trendy: ["{fullyRenovated}。工事待ちの仮住まいなし", "{fullyRenovated}。配管までやったかは確認"],
    },
    end: { friendly: ["まず、どの部屋から見たいですか？"] },
  },
  {
    on: ["furnished"],
    icon: "🛋️",
    title: ["家具付きの{beds}、{price.bare}"],
    open: {
      professional: ["家具付きの住戸です。"],
      friendly: ["ベッドや机を買いそろえずに住み始められます。家具付きの部屋です。"],
      luxury: ["身軽に、暮らし始める。家具付きの住まい。"],
      trendy: ["家具付き。最初の出費が減るやつ。"],
    },
    line: {
      professional: ["家具付きです。残る品目は一覧でご確認ください", "家具付きのため、入居時の購入費を抑えられます"],
      friendly: [
        "家具付き。何が残るかは、一覧をもらっておきましょう",
        "家具付きなので、引っ越しの荷物を小さくできます",
      ],
      luxury: ["家具付き。身軽な始まりを"],
      trendy: ["家具付き。引っ越しの荷物が減る", "家具付き。何が残るかは一覧で確認"],
    },
  },
  {
    on: ["energyClass"],
    icon: "📊",
    weight: 46,
    line: {
      professional: ["{energyClass}です。暖房費の実績は内見時にお尋ねください", "{energyClass}です"],
      friendly: [
        "{energyClass}です。冬の光熱費は、明細で見せてもらうと計算しやすいです",
        "{energyClass}。暖房費の実績も聞いておくと、一年の予算が立てられます",
      ],
      luxury: ["{energyClass}"],
      trendy: ["{energyClass}。冬の光熱費も聞いておこう", "{energyClass}。明細を見せてもらうと早い"],
    },
  },
];
