/** Shortcomings, said openly, in Japanese. */
import type { Scene } from "#engine/copy/languages/base/story";

export const shortcomings: readonly Scene[] = [
  {
    on: ["upstairsWithoutLift", "noLift"],
    icon: "🪜",
    but: {
      professional: ["エレベーターはございません。{floor}のため、大型家具の搬入経路は事前にご確認ください。"],
      friendly: [
        "エレベーターはありません。{floor}まで階段です。荷物の多い日は、手伝ってくれる人をひとり確保しておいてくださいね。",
        "エレベーターがないので、{floor}まで階段です。重い買い物の日だけ、ちょっと気合いを。",
      ],
      luxury: ["エレベーターはございません。{floor}まで、階段でゆっくりと。"],
      trendy: ["エレベーターなし、{floor}。足腰は育つ。", "{floor}、エレベーターなし。運動だと思えるかどうか。"],
    },
  },
  {
    on: ["noLift"],
    icon: "🪜",
    but: {
      professional: ["エレベーターはございません。搬入経路は事前にご確認ください。"],
      friendly: ["エレベーターはありません。大きな家具は、搬入の道順を先に見ておきましょう。"],
      luxury: ["エレベーターはございません。"],
      trendy: ["エレベーターはなし。大物の搬入は作戦を。"],
    },
  },
  {
    on: ["unfurnished"],
    icon: "🛋️",
    but: { professional: ["家具は付いておりません。"], friendly: ["家具は付いていません。引っ越しの予算に、照明とカーテンの分も入れておいてください。"], luxury: ["家具は付いておりません。器だけを、お渡しします。"], trendy: ["家具なし。照明もカーテンも自前で。"] },
  },
  {
    on: ["bareShell"],
    icon: "🧱",
    but: { professional: ["スケルトンでのお引き渡しです。内装の費用と工期を別途お見込みください。"], friendly: ["スケルトン渡しなので、内装の費用と工事の期間は別に見ておいてください。そのぶん、壁の色から決められます。"], luxury: ["スケルトンでのお引き渡しです。内装は、これから。"], trendy: ["スケルトン渡し。内装費は別、自由度は高め。"] },
  },
  {
    on: ["sharedHome"],
    icon: "🚪",
    but: { professional: ["ルームシェアの住まいです。共用部分と費用分担の規約をご確認ください。"], friendly: ["ルームシェアなので、共用になる場所と掃除当番の決まりは、先に聞いておきましょう。"], luxury: ["ルームシェアの住まいです。"], trendy: ["ルームシェアです。共用ルール、先に聞こう。"] },
  },
  {
    on: ["oneBathroom"],
    icon: "🚿",
    but: { professional: ["浴室は一か所です。"], friendly: ["浴室はひとつです。朝の順番は、入居前の家族会議で。"], luxury: ["浴室は、ひとつです。"], trendy: ["浴室はひとつ。朝の順番だけ決めといて。"] },
  },
  {
    on: ["northOnly"],
    icon: "🧭",
    but: { professional: ["開口部は北向きです。日照は時間帯を変えてご確認ください。"], friendly: ["北向きなので、直射日光は少なめです。昼と夕方、時間を変えて見てみるのがおすすめです。"], luxury: ["北向きの住まいです。光は、やわらかく、少なめに。"], trendy: ["北向き。日当たりで選ぶなら、昼に一度見てから。"] },
  },
  {
    on: ["olderBuilding", "year"],
    icon: "🧱",
    but: {
      professional: ["{year}です。設備の更新履歴と修繕の計画を、あわせてご確認ください。"],
      friendly: ["{year}の建物です。水まわりの配管と共用部の手入れは、内見で一緒に見ましょう。"],
      luxury: ["{year}。重ねた年月の手入れを、現地でお確かめください。"],
      trendy: ["{year}。配管と共用部、自分の目で見てから決めよう。"],
    },
  },
  {
    on: ["pre1940", "year"],
    icon: "🧱",
    but: {
      professional: ["{year}の建物です。屋根・配管・断熱は、専門家の調査をお勧めいたします。"],
      friendly: ["{year}の建物なので、屋根と配管と断熱は専門家に見てもらうことをおすすめします。冬の暖房費の実績も聞いておきましょう。"],
      luxury: ["{year}の建物です。屋根と断熱は、専門家の目でお確かめください。"],
      trendy: ["{year}。味はある、点検もいる。専門家に見てもらおう。"],
    },
  },
  {
    on: ["groundLevel"],
    icon: "🚪",
    but: { professional: ["地上階の住戸です。湿気と外からの視線は現地でご確認ください。"], friendly: ["地上階なので、外からの視線と湿気は内見で見ておきましょう。カーテンの相談もそのときに。"], luxury: ["地上階の住まいです。外の気配の近さは、現地でお確かめください。"], trendy: ["地上階。人目が気になるかは、窓の前に立って確認。"] },
  },
  {
    on: ["topOfHouse"],
    icon: "🏙️",
    but: { professional: ["最上階のため、夏季の室温は内見時にご確認ください。"], friendly: ["最上階なので、夏の暑さは昼間の内見で確かめておきましょう。"], luxury: ["最上階ゆえ、夏の室温は現地でお確かめください。"], trendy: ["最上階は夏に実力が出る。内見は昼に。"] },
  },
  {
    on: ["noPets"],
    icon: "🐾",
    but: { professional: ["ペットの飼育はできません。"], friendly: ["ペットは不可です。そこだけ、先にお伝えしておきますね。"], luxury: ["ペットの飼育はご遠慮いただいております。"], trendy: ["ペットは不可。ここは先に言っとく。"] },
  },
  {
    on: ["noSmoking"],
    icon: "🚭",
    but: { professional: ["室内は禁煙です。"], friendly: ["室内は禁煙です。"], luxury: ["室内は禁煙でございます。"], trendy: ["室内は禁煙。"] },
  },
  {
    on: ["garageAway", "garage"],
    icon: "🚗",
    but: { professional: ["車は{garage}となります。"], friendly: ["車は{garage}へ。家の前で荷物を降ろせるかどうかは、内見で見ておきましょう。"], luxury: ["車は{garage}へ。"], trendy: ["車は{garage}。雨の日の段取り、想像しておいて。"] },
  },
];
