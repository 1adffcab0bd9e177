/** Two points that mean more together, in Japanese. */
import type { Scene } from "#engine/copy/languages/base/story";

export const pairs: readonly Scene[] = [
  {
    on: ["catsAllowed", "southBalcony"],
    icon: "🪟",
    weight: 96,
    line: {
      professional: ["{southBalcony}を備え、猫の飼育が可能です"],
      friendly: ["{southBalcony}で洗濯物を干すあいだ、足もとに猫。猫可の部屋だからできる絵です"],
      luxury: ["{southBalcony}と、猫。日なたを分け合う"],
      trendy: ["{southBalcony}があって猫可"],
    },
  },
  {
    on: ["catsAllowed", "bayWindow"],
    icon: "🐈",
    weight: 100,
    title: ["{bayWindow}と猫、{beds}"],
    open: {
      friendly: ["窓辺を猫に譲る覚悟、できていますか。{bayWindow}があって、猫可です。"],
      trendy: ["{bayWindow}＋猫可。指定席が決まりました。"],
      luxury: ["{bayWindow}に、丸い背中。猫と暮らせる住まい。"],
      professional: ["{bayWindow}を備え、猫の飼育が可能な住戸です。"],
    },
    line: {
      any: ["{bayWindow}を備え、猫の飼育も可能です"],
      friendly: ["{bayWindow}があって猫可。窓辺の席は、たぶん先に取られます"],
      trendy: ["{bayWindow}で猫可。人間の席、残るかな"],
    },
  },
  {
    on: ["noKeyMoney", "keyMoney", "nearTransit", "transit"],
    icon: "💴",
    weight: 110,
    title: ["礼金なし、{transit}の{beds}"],
    open: {
      professional: ["礼金がかからず、{transit}の住戸です。"],
      friendly: ["礼金か、駅までの距離か。どちらかを諦めかけていた人へ。礼金なしで、{transit}です。"],
      trendy: ["礼金なし。しかも{transit}。メモした？"],
      luxury: ["礼金なし。{transit}。始まりは、身軽に。"],
    },
    line: {
      professional: ["礼金はなく、{transit}です"],
      friendly: ["礼金なしで、{transit}。入るときも、毎朝も身軽です"],
      luxury: ["礼金なし、{transit}"],
      trendy: ["礼金なし＆{transit}"],
    },
    end: {
      friendly: ["浮いた分のお金と時間、何に使いましょうか？"],
      trendy: ["お金と朝の時間、どっちが浮くとうれしい？"],
    },
  },
  {
    on: ["fibre", "study"],
    icon: "💻",
    weight: 84,
    line: {
      professional: ["光ファイバーと{study}を備え、在宅での業務にも使えます"],
      friendly: ["光ファイバーと{study}。月曜の会議は、扉を閉めて入れます"],
      luxury: ["{study}と光ファイバー。遠くの仕事を、静かな場所で"],
      trendy: ["光ファイバー＋{study}。在宅勤務、整う"],
    },
  },
  {
    on: ["petsNegotiable", "freeInternet"],
    icon: "🐾",
    weight: 90,
    title: ["ペット相談、ネット無料の{beds}"],
    open: {
      friendly: ["うちの子の相談ができて、ネット代もかからない。ペット相談・インターネット無料の部屋です。"],
      trendy: ["ペット相談、ネット無料。検索条件、だいぶ埋まった。"],
      professional: ["ペット相談可、インターネット無料の住戸です。"],
    },
    line: {
      professional: ["ペットは相談可、インターネットは無料です"],
      friendly: ["ペットは相談できて、インターネットは無料です"],
      trendy: ["ペット相談、ネット無料"],
    },
  },
  {
    on: ["parcelBox", "wasteAnyTime"],
    icon: "📦",
    weight: 78,
    line: {
      professional: ["宅配ボックスと{wasteAnyTime}があります"],
      friendly: ["荷物は宅配ボックス、ゴミは{wasteAnyTime}へ。帰りが遅い日も困りません"],
      trendy: ["宅配ボックスに{wasteAnyTime}。帰りが遅い日も困らない"],
    },
  },
  {
    on: ["bathDryer", "balcony"],
    icon: "🧺",
    weight: 72,
    line: {
      professional: ["晴天時は{balcony}、雨天時は浴室乾燥機と、物干しの場所を選べます"],
      friendly: ["晴れたら{balcony}、降ったら浴室乾燥機。雨の日も洗濯できます"],
      luxury: ["晴れの日は{balcony}、雨の日は浴室乾燥機"],
      trendy: ["晴れ→{balcony}、雨→浴室乾燥機。雨でも干せる"],
    },
  },
  {
    on: ["appliancesRenewed", "broadband"],
    icon: "🧊",
    weight: 92,
    title: ["家電も回線も整った{beds}"],
    open: {
      friendly: ["身軽に引っ越したい人へ。{appliancesRenewed}があって、ネット回線も設置済みです。"],
      trendy: ["{appliancesRenewed}、ネット回線は設置済み。あとは荷物だけ。"],
      professional: ["{appliancesRenewed}があり、ネット回線も設置済みの住戸です。"],
    },
    line: {
      professional: ["{appliancesRenewed}があり、ネット回線も設置済みです"],
      friendly: ["{appliancesRenewed}に、設置済みのネット回線。買い足しも開通待ちも少なく済みそうです"],
      trendy: ["{appliancesRenewed}、ネット回線は設置済み。荷物が少なく済む"],
    },
  },
  {
    on: ["twoBathrooms", "manyBedrooms"],
    icon: "🪥",
    weight: 66,
    line: {
      professional: ["寝室を多くとり、浴室も二か所です"],
      friendly: ["寝室の数に合わせて浴室も二つ。朝の渋滞がやわらぎます"],
      luxury: ["寝室の数だけの朝に、二つの浴室"],
      trendy: ["寝室多め、浴室ふたつ。朝が平和"],
    },
  },
  {
    on: ["openKitchen", "terrace"],
    icon: "🍽️",
    weight: 94,
    title: ["{openKitchen}と{terrace}の{beds}"],
    open: {
      professional: ["作る場所と食べる場所を選べる住まいです。{openKitchen}と{terrace}があります。"],
      friendly: ["「今日は外で食べようか」の前に、料理中の会話もはずみそうです。{openKitchen}と{terrace}のある家。"],
      luxury: ["{openKitchen}で仕上げ、{terrace}で味わう。"],
      trendy: ["{openKitchen}と{terrace}。料理好き、集合。"],
    },
    line: {
      any: ["{openKitchen}と{terrace}を備えます"],
      friendly: ["{openKitchen}で作って、{terrace}で食べる。そんな日が選べます"],
      luxury: ["{openKitchen}と{terrace}。一皿の行き先がふたつ"],
    },
  },
  {
    on: ["extendedLiving", "builtInWardrobes"],
    icon: "🧘",
    weight: 80,
    line: {
      professional: ["リビングは拡張型、収納は{builtInWardrobes}で、置き家具を抑えた配置が可能です"],
      friendly: ["リビングは拡張型で、{builtInWardrobes}。物をしまえば、ヨガマット一枚分の余白が生まれそうです"],
      luxury: ["拡張型のリビングと、{builtInWardrobes}。家具を減らして広く使う"],
      trendy: ["拡張型リビング＋{builtInWardrobes}。床、広く使える"],
    },
  },
  {
    on: ["fullyRenovated", "extendedLiving"],
    icon: "🔨",
    weight: 92,
    title: ["{fullyRenovated}、拡張型リビングの{beds}"],
    open: {
      professional: ["{fullyRenovated}、リビングを拡張型とした住戸です。"],
      friendly: ["工事の相談から始めなくていい家です。{fullyRenovated}で、リビングは拡張型。"],
      luxury: ["{fullyRenovated}。拡張型のリビングに、余白を。"],
      trendy: ["{fullyRenovated}、リビングは拡張型。ソファの置き方だけ悩んで。"],
    },
    line: {
      any: ["{fullyRenovated}で、リビングは拡張型です"],
      trendy: ["{fullyRenovated}、リビングは拡張型"],
      luxury: ["{fullyRenovated}。拡張型のリビング"],
    },
  },
];
