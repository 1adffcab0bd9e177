/** Terms and money, in Japanese. */
import type { Scene } from "#engine/copy/languages/base/story";

export const deal: readonly Scene[] = [
  {
    on: ["noKeyMoney", "keyMoney"],
    icon: "💴",
    weight: 88,
    title: ["礼金なしの{beds}、{price.bare}", "礼金なし、{district}の{beds}"],
    open: {
      professional: ["礼金のかからない住戸です。", "初期費用の見積もりから、礼金の行がなくなる物件です。"],
      friendly: [
        "戻ってこないお金が、最初からかかりません。礼金なしの部屋です。",
        "初期費用の見積書、上から順に見て最初に固まるのが礼金。ここでは、その行がありません。",
      ],
      luxury: ["始まりを、身軽に。礼金なしの住まい。"],
      trendy: ["礼金なし。その分でカーテンが買える。", "戻ってこないお金が、まずひとつ減る。礼金なし。"],
    },
    line: {
      professional: ["礼金はかかりません"],
      friendly: ["礼金はなし。見積書の行がひとつ減ります"],
      luxury: ["礼金なし"],
      trendy: ["礼金なし。その分を家具に回せる"],
    },
    end: { friendly: ["浮いた分で、最初に何を買いますか？"], trendy: ["浮いた分、家具に回す？ 貯める？"] },
  },
  {
    on: ["noDepositAsked", "deposit"],
    icon: "💴",
    weight: 76,
    title: ["敷金なしの{beds}、{price.bare}"],
    open: {
      professional: ["敷金のかからない住戸です。退去時の精算方法はご契約前にご確認ください。"],
      friendly: ["預けるお金がゼロから始まる部屋です。敷金なし。退去時の精算だけ、先に聞いておきましょう。"],
      luxury: ["預けるものなく、鍵を受け取る。敷金なしの住まい。"],
      trendy: ["敷金なし。退去の精算ルールだけ聞いておこう。"],
    },
    line: {
      professional: ["敷金はかかりません。退去時の精算方法はご確認ください"],
      friendly: ["敷金はなし。契約の日に出ていくお金が、一行減ります"],
      luxury: ["敷金なし"],
      trendy: ["敷金なし。退去の精算は先に確認"],
    },
  },
  {
    on: ["noKeyMoney", "keyMoney", "noDepositAsked", "deposit"],
    icon: "💴",
    weight: 104,
    title: ["敷金・礼金なしの{beds}", "敷礼なし、{district}の{beds}"],
    open: {
      professional: ["敷金・礼金ともにかからない住戸です。"],
      friendly: ["契約のときの負担が小さい部屋です。敷金も礼金もなし。"],
      trendy: ["敷金なし、礼金なし。引っ越し貯金、少なめで出発。"],
      luxury: ["敷金も、礼金も、いただきません。"],
    },
    line: {
      professional: ["敷金・礼金ともにかかりません"],
      friendly: ["敷金も礼金もなし。退去時の精算の決まりだけ、先に確認を"],
      luxury: ["敷金・礼金なし"],
      trendy: ["敷礼なし。退去の精算ルールは先にチェック"],
    },
  },
  {
    on: ["noAgencyFee"],
    icon: "🧾",
    title: ["仲介手数料なしの{beds}"],
    open: {
      professional: ["仲介手数料のかからない物件です。"],
      friendly: ["初期費用の計算、一行飛ばしていいです。仲介手数料がかかりません。"],
      trendy: ["仲介手数料なし。契約時の負担が軽い。"],
      luxury: ["仲介手数料は、頂戴いたしません。"],
    },
    line: {
      professional: ["仲介手数料はかかりません"],
      friendly: ["仲介手数料はなし。初期費用の計算が一行短くなります"],
      luxury: ["仲介手数料なし"],
      trendy: ["仲介手数料なし。契約時の負担が軽い"],
    },
  },
  {
    on: ["feesBySeller"],
    unless: ["agencyFee"],
    icon: "🧾",
    line: {
      any: ["仲介手数料は売主負担です"],
      luxury: ["仲介手数料は売主負担"],
      friendly: ["仲介手数料は売主負担。買う側の見積もりに、その行はありません"],
    },
  },
  {
    on: ["managementFee", "rent"],
    icon: "🧮",
    weight: 50,
    open: {
      professional: ["賃料のほかに毎月かかる費用から申し上げます。{managementFee}です。"],
      friendly: ["家賃だけ見て決めると、毎月の計算がずれがちです。この住まいは、{managementFee}。"],
      trendy: ["家賃のほかにいくらかかる？ {managementFee}。"],
    },
  },
  {
    on: ["renewalFee"],
    icon: "🔁",
    weight: 46,
    line: {
      professional: ["{renewalFee}です"],
      friendly: ["{renewalFee}。次の更新の年まで見通して計算できます"],
      luxury: ["{renewalFee}"],
      trendy: ["{renewalFee}。更新の年、思い出して"],
    },
  },
  {
    on: ["moveInAnyTime"],
    icon: "🗝️",
    title: ["入居随時の{beds}、{price.bare}"],
    open: {
      professional: ["入居時期のご相談がしやすい住戸です。入居は随時可能です。"],
      friendly: ["退去日が先に決まってしまった人へ。入居は随時です。"],
      trendy: ["入居、いつでも。カレンダー開いて。"],
      luxury: ["鍵を受け取る日は、ご都合で。入居随時。"],
    },
    line: {
      professional: ["入居は随時可能です"],
      friendly: ["入居は随時。今の部屋の退去日から逆算できます"],
      luxury: ["入居は随時"],
      trendy: ["入居いつでも。引っ越し屋の予約が先"],
    },
  },
  {
    on: ["vacant"],
    icon: "🔑",
    line: {
      professional: ["現在空室のため、内見の日程を調整しやすい住戸です"],
      friendly: ["今は空室なので、家具のない状態で寸法を測れます"],
      luxury: ["現在空室。光だけがある部屋を、ご覧いただけます"],
      trendy: ["今は空室。メジャー持ってきて"],
    },
  },
  {
    on: ["keysReady"],
    icon: "🔑",
    line: { any: ["鍵の手配は済んでいます"], friendly: ["鍵の手配は済んでいるので、内見の日程が組みやすいです"] },
  },
  {
    on: ["wholeHome"],
    icon: "🏠",
    line: {
      professional: ["ルームシェアではなく、一戸単位の賃貸です"],
      friendly: ["シェアではなく、一戸まるごと。冷蔵庫に名前を書く必要はありません"],
      luxury: ["一戸を、まるごと"],
      trendy: ["シェアじゃなく丸ごと。冷蔵庫は全段自分の"],
    },
  },
  {
    on: ["negotiable"],
    icon: "🤝",
    line: {
      any: ["価格は応相談です"],
      friendly: ["価格は相談できます。希望額と時期を合わせて伝えると話が早いです"],
      trendy: ["価格は相談可。まず聞いてみる"],
    },
  },
  {
    on: ["longLet"],
    icon: "📆",
    line: {
      any: ["長期契約が可能です"],
      friendly: ["長期契約が可能です。家具を買う決心がつきます"],
      luxury: ["長期のご契約も可能です"],
    },
  },
  {
    on: ["homeOfficeUse"],
    icon: "💼",
    line: {
      any: ["事務所利用の相談が可能です"],
      friendly: ["事務所利用も相談できます。業種と来客の有無を伝えてみてください"],
      trendy: ["事務所利用も相談OK。開業届の住所、候補に"],
    },
  },
];
