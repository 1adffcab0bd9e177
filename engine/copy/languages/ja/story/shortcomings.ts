/** Shortcomings, said openly, in Japanese. */
import type { Scene } from "#engine/copy/languages/base/story";

export const shortcomings: readonly Scene[] = [
  {
    on: ["upstairsWithoutLift", "noLift"],
    icon: "🪜",
    but: {
      professional: [
        "{floor}で、エレベーターはございません。大型家具の搬入経路は事前にご確認ください。",
        "建物にエレベーターはございません。お引っ越しの際は、階段での搬入をお見込みください。",
      ],
      friendly: [
        "{floor.here}まで階段です（エレベーターはありません）。荷物の多い日は、手伝ってくれる人をひとり確保しておいてくださいね。",
        "エレベーターはありません。内見のときに一度、買い物帰りのつもりで上ってみてください。",
        "{floor}で、エレベーターはありません。重い買い物は配達を考えておきましょう。",
      ],
      luxury: ["エレベーターはございません。{floor.here}までは階段です。"],
      trendy: [
        "エレベーターはなし。{floor.here}まで階段です。",
        "{floor}でエレベーターなし。荷物の多い日を想像してから決めて。",
      ],
    },
  },
  {
    on: ["noLift"],
    icon: "🪜",
    but: {
      professional: ["エレベーターはございません。搬入経路は事前にご確認ください。"],
      friendly: ["エレベーターはありません。大きな家具は、搬入の道順を先に見ておきましょう。"],
      luxury: ["エレベーターはございません。"],
      trendy: ["エレベーターはなし。大型家具は搬入経路を先に確認。"],
    },
  },
  {
    on: ["unfurnished"],
    icon: "🛋️",
    line: { any: ["家具は付いていません"] },
    but: {
      professional: ["家具は付いておりません。"],
      friendly: ["家具は付いていません。引っ越しの予算に、照明とカーテンの分も入れておいてください。"],
      luxury: ["家具は付いておりません。"],
      trendy: ["家具なし。照明もカーテンも自前で。"],
    },
  },
  {
    on: ["bareShell"],
    icon: "🧱",
    but: {
      professional: ["スケルトンでのお引き渡しです。内装の費用と工期を別途お見込みください。"],
      friendly: [
        "スケルトン渡しなので、内装の費用と工事の期間は別に見ておいてください。そのぶん、内装は自分で決められます。",
      ],
      luxury: ["スケルトンでのお引き渡しです。内装は、これから。"],
      trendy: ["スケルトン渡し。内装費は別、自由度は高め。"],
    },
  },
  {
    on: ["sharedHome"],
    icon: "🚪",
    line: { any: ["ルームシェアの住まいです"] },
    but: {
      professional: ["ルームシェアの住まいです。共用部分と費用分担の規約をご確認ください。"],
      friendly: ["ルームシェアなので、共用になる場所と掃除当番の決まりは、先に聞いておきましょう。"],
      luxury: ["ルームシェアの住まいです。"],
      trendy: ["ルームシェアです。共用ルール、先に聞こう。"],
    },
  },
  {
    on: ["oneBathroom"],
    icon: "🚿",
    but: {
      professional: ["{?baths}{layout.short}に対し、浴室は一か所です。", "{?baths}浴室は一か所です。"],
      friendly: ["{?baths}浴室はひとつです。", "{?baths}{layout.short}で、浴室はひとつ。"],
      luxury: ["{?baths}浴室は、ひとつです。"],
      trendy: ["{?baths}浴室はひとつだけ。", "{?baths}{layout.short}で浴室はひとつ。"],
    },
  },
  {
    on: ["northOnly"],
    icon: "🧭",
    but: {
      professional: ["窓は北向きです。"],
      friendly: ["北向きなので、直射日光は少なめです。"],
      luxury: ["北向きの住まいです。光は、やわらかく、少なめに。"],
      trendy: ["北向き。日当たりで選ぶなら、昼に一度見てから。"],
    },
  },
  {
    on: ["olderBuilding", "year"],
    icon: "🧱",
    but: {
      professional: ["{year}です。設備の更新履歴と修繕の計画を、あわせてご確認ください。"],
      friendly: ["{year}の建物です。水まわりの配管と共用部の手入れは、内見で一緒に見ましょう。"],
      luxury: ["{year}。重ねた年月の手入れを、現地でお確かめください。"],
      trendy: ["{year}。配管と共用部、見て確かめてから決めよう。"],
    },
  },
  {
    on: ["pre1940", "year"],
    icon: "🧱",
    but: {
      professional: ["{year}の建物です。屋根・配管・断熱は、専門家の調査をお勧めいたします。"],
      friendly: [
        "{year}の建物なので、屋根と配管と断熱は専門家に見てもらうことをおすすめします。冬の暖房費の実績も聞いておきましょう。",
      ],
      luxury: ["{year}の建物です。屋根と断熱は、専門家の目でお確かめください。"],
      trendy: ["{year}。屋根と配管は専門家に見てもらおう。"],
    },
  },
  {
    on: ["groundLevel"],
    icon: "🚪",
    but: {
      professional: ["{floor.here}の住戸です。湿気と外からの視線は現地でご確認ください。"],
      friendly: ["{floor.here}なので、外からの視線と湿気は内見で見ておきましょう。荷物の多い日の出入りは楽です。"],
      luxury: ["{floor.here}の住まいです。外からの視線は、現地でお確かめください。"],
      trendy: ["{floor.here}。人目が気になるかは、窓の前に立って確認。"],
    },
  },
  {
    on: ["topOfHouse"],
    icon: "🏙️",
    but: {
      professional: ["最上階のため、夏季の室温は内見時にご確認ください。"],
      friendly: ["最上階なので、夏の暑さは昼間の内見で確かめておきましょう。"],
      luxury: ["最上階ゆえ、夏の室温は現地でお確かめください。"],
      trendy: ["最上階なので、夏の暑さは昼の内見で確認。"],
    },
  },
  {
    on: ["noPets"],
    icon: "🐾",
    line: { any: ["ペットは不可です"] },
    but: {
      professional: ["ペットの飼育はできません。"],
      friendly: ["ペットは不可です。そこだけ、先にお伝えしておきますね。"],
      luxury: ["ペットの飼育はご遠慮いただいております。"],
      trendy: ["ペットは不可。先に伝えておきます。"],
    },
  },
  {
    on: ["noSmoking"],
    icon: "🚭",
    line: { any: ["室内は禁煙です"] },
    but: { any: ["室内は禁煙です。"], luxury: ["室内は禁煙でございます。"], trendy: ["室内は禁煙。"] },
  },
];
