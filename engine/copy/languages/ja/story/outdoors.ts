/** Gardens, terraces, pools, cars and what stands outside, in Japanese. */
import type { Scene } from "#engine/copy/languages/base/story";

export const outdoors: readonly Scene[] = [
  {
    on: ["garden"],
    icon: "🌿",
    title: ["{garden}のある{beds}", "{garden}と暮らす、{district}"],
    open: {
      professional: ["{garden}を備えた住まいです。", "ご案内の起点は、{garden}です。"],
      friendly: [
        "お湯が沸くまでのあいだに、ちょっと外へ。{garden}があると、そういう往復ができます。",
        "鉢植えを買って帰る日に、置き場所で悩まない。{garden}のある住まいです。",
      ],
      luxury: ["扉の先に、{garden}。", "家の中から、季節をひとつ借りる。{garden}のある住まい。"],
      trendy: ["{garden}、あります。さて、何を植える？", "室内の話は後。まず{garden}から。"],
    },
    line: {
      professional: ["{garden}が付いています"],
      friendly: [
        "{garden}があるので、鉢をひとつ置くところから始められます",
        "{garden}で、椅子をひとつ出せば外の居場所に",
      ],
      luxury: ["{garden}に、椅子をひとつ", "{garden}。水やりが朝の作法に"],
      trendy: ["{garden}つき。外に出るのに靴ひもはいらない"],
    },
    end: {
      friendly: ["あなたなら、最初に何を植えますか？🌱"],
      trendy: ["ハーブ派？ 花派？ それとも椅子だけ派？"],
      luxury: ["最初の一鉢は、どうぞご自分で。"],
    },
  },
  {
    on: ["terrace"],
    icon: "☕",
    title: ["{terrace}のある{beds}", "{terrace}、椅子は何脚？"],
    open: {
      professional: ["屋外で過ごす時間を間取りに含めて考えられます。{terrace}付きです。"],
      friendly: [
        "「今日は外で食べようか」。{terrace}があると、この一言で夕食の席が決まります。",
        "休みの朝、コーヒーの行き先がもうひとつ。{terrace}のある住まいです。",
      ],
      luxury: ["「今夜は外で」。その一言のための、{terrace}。", "夕暮れの席は、{terrace}に。"],
      trendy: ["{terrace}、椅子を置いたらもう店。", "{terrace}がある。つまり外が部屋になる。"],
    },
    line: {
      professional: ["屋外の居場所として{terrace}をお使いいただけます"],
      friendly: ["{terrace}に小さなテーブルをひとつ。朝食の席が増えます"],
      luxury: ["{terrace}に、暮れていく時間"],
      trendy: ["{terrace}つき。外ごはんは予約いらず"],
    },
    end: {
      friendly: ["最初の外ごはん、何を作りましょうか？"],
      luxury: ["この席に、最初に誰を招きますか。"],
      trendy: ["最初に運ぶのは、コーヒー？ 炭酸？"],
    },
  },
  {
    on: ["roofTerrace"],
    icon: "🌇",
    title: ["{roofTerrace}のある{beds}"],
    open: {
      professional: ["空に開いた一角があります。{roofTerrace}です。"],
      friendly: ["夜風にあたる場所が、家の中にあります。{roofTerrace}です。"],
      luxury: ["空に近い一室、天井なし。{roofTerrace}。"],
      trendy: ["天井のない部屋がひとつ。{roofTerrace}。"],
    },
    line: {
      professional: ["{roofTerrace}を備えます。使用の決まりは契約前にご確認ください"],
      friendly: ["{roofTerrace}で、洗濯物も自分も空の下へ"],
      luxury: ["{roofTerrace}。空を一枚、持ち帰る"],
      trendy: ["{roofTerrace}。夜は空が照明"],
    },
  },
  {
    on: ["southBalcony"],
    icon: "☀️",
    title: ["{southBalcony}、{district}の{beds}"],
    open: {
      professional: ["日当たりを条件に挙げる方へ。{southBalcony}の住戸です。"],
      friendly: [
        "洗濯物の気持ちになって選びました。{southBalcony}があります。",
        "布団を干す日が、ちょっと楽しみになる。{southBalcony}です。",
      ],
      luxury: ["光の入口は、南に。{southBalcony}。"],
      trendy: ["{southBalcony}。洗濯物、日なたで待機。"],
    },
    line: {
      professional: ["{southBalcony}です。日当たりは時間帯を変えてご確認いただけます"],
      friendly: ["{southBalcony}。洗濯物の置き場所は決まりです"],
      luxury: ["{southBalcony}。白いシャツのよく似合う場所"],
      trendy: ["{southBalcony}。干すなら南"],
    },
    end: { friendly: ["まず干したいのは、布団ですか、シーツですか？"] },
  },
  {
    on: ["balcony"],
    icon: "🪴",
    open: {
      friendly: ["窓を開けたら、もう一歩だけ外へ。{balcony}のある部屋です。"],
      trendy: ["一歩で外。{balcony}あり。"],
      luxury: ["室内と空のあいだに、{balcony}を。"],
    },
    line: {
      professional: ["物干しには{balcony}をご利用いただけます"],
      friendly: ["{balcony}があるので、洗濯物も鉢植えも外に出せます"],
      luxury: ["{balcony}に、鉢をひとつ"],
      trendy: ["{balcony}つき。スリッパで出られる外"],
    },
  },
  {
    on: ["courtyard"],
    icon: "🍃",
    title: ["{courtyard}のある{beds}"],
    open: {
      professional: ["囲まれた屋外を持てる間取りです。{courtyard}があります。"],
      friendly: ["自分たちの「外」を、建物の内側に。{courtyard}です。"],
      luxury: ["外の音を一枚隔てて、{courtyard}。"],
      trendy: ["囲まれた外がある。{courtyard}つき。"],
    },
    line: {
      professional: ["建物の内側に{courtyard}を設けています"],
      friendly: ["{courtyard}があるので、囲まれた外の時間が持てます"],
      luxury: ["{courtyard}に、空がひとつ"],
      trendy: ["{courtyard}。家の中から空が見える"],
    },
  },
  {
    on: ["yard"],
    icon: "🌾",
    line: {
      any: ["{yard}があります"],
      luxury: ["{yard}。手を入れる余白"],
      trendy: ["{yard}あり。使い道は考え中でいい"],
    },
  },
  {
    on: ["deck"],
    icon: "🪵",
    title: ["{deck}のある{beds}"],
    open: {
      friendly: ["裸足で出られる外があります。{deck}です。"],
      luxury: ["床が、そのまま外へ続く心地。{deck}のある住まい。"],
      trendy: ["裸足で出る外、{deck}。"],
    },
    line: {
      professional: ["屋外には{deck}。椅子を置けば、室内の延長としてお使いいただけます"],
      friendly: ["{deck}は、朝のコーヒーにも夕涼みにも"],
      luxury: ["{deck}に、夕涼みの一脚"],
      trendy: ["{deck}。寝転がるなら今日"],
    },
  },
  {
    on: ["porch"],
    icon: "🚪",
    line: {
      any: ["{porch}があります"],
      friendly: ["{porch}があるので、傘をたたむ場所に困りません"],
      luxury: ["{porch}。帰宅の前の、ひと呼吸"],
    },
  },
  {
    on: ["pool"],
    icon: "🏊",
    title: ["{pool}のある{beds}"],
    open: {
      professional: ["{pool}付きの住まいです。維持管理の条件とあわせてご案内いたします。"],
      friendly: ["水着のまま玄関を通ってもいい家です。{pool}があります。"],
      luxury: ["朝の水面は、まだ誰のものでもない。{pool}のある住まい。"],
      trendy: ["{pool}。遠出しなくても夏。"],
    },
    line: {
      professional: ["{pool}を備えます。維持費は内見時にご確認ください"],
      friendly: ["{pool}つき。手入れの頻度と費用は先に聞いておきましょう"],
      luxury: ["{pool}に、空が映る"],
      trendy: ["{pool}。浮き輪は自前で"],
    },
    end: { friendly: ["浮き輪派ですか、泳ぐ派ですか？"], trendy: ["飛び込む前に、まず内見🏊"] },
  },
  {
    on: ["hotTub"],
    icon: "♨️",
    line: {
      any: ["{hotTub}を備えます"],
      friendly: ["{hotTub}があります。肩まで浸かる夜に"],
      luxury: ["{hotTub}。一日の終わりを、湯のなかで"],
      trendy: ["{hotTub}つき。のぼせ注意"],
    },
  },
  {
    on: ["vegetableGarden"],
    icon: "🥬",
    open: {
      friendly: ["ネギは買わずに、ちぎってくる。{vegetableGarden}のある住まいです。"],
      trendy: ["薬味、自給できます。{vegetableGarden}あり。"],
      luxury: ["食卓の一皿が、すぐそばで育つ。{vegetableGarden}。"],
    },
    line: {
      professional: ["{vegetableGarden}付きで、野菜や薬味を育てる場所が確保されています"],
      friendly: ["{vegetableGarden}があるので、薬味くらいは自前で"],
      luxury: ["{vegetableGarden}。摘みたてを、一皿に"],
      trendy: ["{vegetableGarden}あり。まずは大葉から"],
    },
  },
  {
    on: ["fruitTrees"],
    icon: "🍊",
    line: {
      any: ["{fruitTrees}があります"],
      friendly: ["{fruitTrees}があります。実る季節は内見のときに聞いてみましょう"],
      luxury: ["{fruitTrees}。実りを待つという贅沢"],
      trendy: ["{fruitTrees}。おやつが木になる"],
    },
  },
  {
    on: ["shed"],
    icon: "🧰",
    line: {
      any: ["{shed}があります"],
      friendly: ["{shed}があるので、脚立やシャベルを家に上げずに済みます"],
      trendy: ["{shed}あり。趣味の道具、外に住まわせよう"],
    },
  },
  {
    on: ["fenced"],
    icon: "🚧",
    line: {
      any: ["敷地はフェンスで囲まれています"],
      luxury: ["フェンスに囲まれた、静かな敷地"],
      trendy: ["敷地はフェンスつき"],
    },
  },
  {
    on: ["barbecue"],
    icon: "🍖",
    line: {
      any: ["{barbecue}があります"],
      friendly: ["{barbecue}があります。火起こし係だけ決めておきましょう"],
      trendy: ["{barbecue}あり。肉は各自で"],
    },
  },
  {
    on: ["garage"],
    unless: ["garageAway"],
    icon: "🚗",
    title: ["{garage}付きの{beds}"],
    open: {
      professional: ["車の保管場所まで含めてご検討いただけます。{garage}付きです。"],
      friendly: ["車にも屋根のある部屋を。{garage}付きです。"],
      trendy: ["愛車にも個室。{garage}つき。"],
      luxury: ["車を休ませる場所まで、住まいのうち。{garage}。"],
    },
    line: {
      professional: ["{garage}付きのため、車の保管場所を別に借りる必要がありません"],
      friendly: ["{garage}付き。車の寸法だけ、控えて来てくださいね"],
      luxury: ["{garage}。帰り道の終わりに屋根を"],
      trendy: ["{garage}つき。雨の日の乗り降りに差が出る"],
    },
  },
  {
    on: ["garageAway", "garage"],
    icon: "🚗",
    weight: 56,
    line: {
      professional: ["{garage}をお使いいただけます"],
      friendly: ["車は{garage}へ。少し歩いて帰る、気分の切り替えつきです"],
      luxury: ["{garage}。車との、ほどよい距離"],
      trendy: ["{garage}。スーツケースなら転がしていける"],
    },
  },
  {
    on: ["doubleGarage"],
    icon: "🚙",
    line: {
      professional: ["{doubleGarage}で、車の入れ替えの手間がかかりません"],
      friendly: ["{doubleGarage}です。先に出る車はどっち、で揉めません"],
      luxury: ["{doubleGarage}。二台が並ぶ余裕"],
      trendy: ["{doubleGarage}。一台は趣味でもいい"],
    },
  },
  {
    on: ["carport"],
    icon: "🚘",
    line: {
      any: ["{carport}を備えます"],
      friendly: ["{carport}があるので、雨の日の荷下ろしもあわてません"],
      trendy: ["{carport}。霜取りの朝が減る"],
    },
  },
  {
    on: ["parkingSpace"],
    icon: "🅿️",
    open: {
      friendly: ["帰ってきてから停める場所を探さなくていい。{parkingSpace}があります。"],
      trendy: ["車、置けます。{parkingSpace}。"],
      professional: ["駐車場を別に探す手間を省けます。{parkingSpace}のある物件です。"],
    },
    line: {
      professional: ["{parkingSpace}があり、近隣で月極の区画を探す手間を省けます"],
      friendly: ["{parkingSpace}があるので、帰りに停める場所を探さずに済みます"],
      luxury: ["{parkingSpace}。帰る場所は車にも"],
      trendy: ["{parkingSpace}。コインパーキングの検索、卒業"],
    },
  },
  {
    on: ["undergroundParking"],
    icon: "🅿️",
    line: {
      professional: ["車は{undergroundParking}に置け、雨天時の乗り降りも濡れずに済みます"],
      friendly: ["{undergroundParking}なので、雨の日の乗り降りも傘いらず"],
      luxury: ["{undergroundParking}。雨を知らずに帰る"],
      trendy: ["{undergroundParking}。雨でも濡れずに乗れる"],
    },
  },
  {
    on: ["evCharger"],
    icon: "🔌",
    line: {
      professional: ["電気自動車をお使いの場合は{evCharger}をご利用いただけます"],
      friendly: ["{evCharger}があるので、充電待ちの時間を外で過ごさずに済みます"],
      luxury: ["{evCharger}。眠るあいだに、車も満ちる"],
      trendy: ["{evCharger}あり。車もスマホ感覚で充電"],
    },
  },
  {
    on: ["solar"],
    icon: "🔆",
    line: {
      professional: ["{solar}を備えます。発電量の実績は内見時にお尋ねください"],
      friendly: ["{solar}つき。晴れの日は、屋根が働きます"],
      luxury: ["{solar}。日差しを暮らしに回す"],
      trendy: ["{solar}。晴れたら発電"],
    },
  },
];
