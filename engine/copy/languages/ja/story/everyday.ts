/** What homes have most often, in Japanese: the way to the station, balconies, lifts, cars. */
import type { Scene } from "#engine/copy/languages/base/story";

export const everyday: readonly Scene[] = [
  {
    on: ["nearTransit", "transit"],
    icon: "🚉",
    weight: 72,
    title: ["{transit}、{beds}", "{transit}。{price.bare}の{beds}"],
    open: {
      professional: ["{transit}の住まいです。", "通勤の便を重視される方へ、{transit}の{beds}をご案内いたします。"],
      friendly: ["{transit}。毎日のことだから、まずここからお伝えします。", "荷物の多い帰り道も、{transit}です。"],
      luxury: ["街へ出る道のりは、短く。{transit}。", "{transit}。出かける日も、帰る日も。"],
      trendy: ["{transit}。毎朝これは強い。", "{transit}の{beds}、出ました。"],
    },
    line: {
      professional: ["{transit}です", "最寄りの{transit}。朝夕の混み具合は、時間帯を変えてお確かめください"],
      friendly: [
        "{transit}なので、出発の時刻から逆算しやすいです",
        "{transit}。内見の日に、実際の道を歩いてみましょう",
      ],
      luxury: ["{transit}", "{transit}。外出の支度に、時間を残せます"],
      trendy: ["{transit}。毎日の往復で効いてくる", "{transit}。朝の余裕はここで決まる"],
    },
    end: { friendly: ["朝に余った時間、何に使いますか？"], trendy: ["朝が浮いたら、二度寝する？"] },
  },
  {
    on: ["transit"],
    icon: "🚉",
    weight: 40,
    line: {
      professional: ["{transit}です", "交通は{transit}です"],
      friendly: ["{transit}です。自転車やバスも含めて、道順を考えてみてください", "駅の距離は、{transit}です"],
      luxury: ["{transit}"],
      trendy: ["{transit}", "距離は正直に。{transit}"],
    },
  },
  {
    on: ["livingSouth"],
    icon: "🌞",
    title: ["リビングは南向き、{beds}"],
    open: {
      professional: ["リビングが南に面した住まいです。", "昼の時間を過ごすリビングを、南側に配した間取りです。"],
      friendly: [
        "昼のあいだ、家でいちばん長くいる部屋が南向きです。",
        "リビングは南向き。窓辺に椅子を置く場所から考えたくなります。",
      ],
      luxury: ["南の光が、まず居間に届く。", "居間は、南に開いています。"],
      trendy: ["リビング、南向き。ソファの位置は窓から決める。", "南向きのリビング。在宅の日に効くやつ。"],
    },
    line: {
      professional: ["リビングは南向きです", "居間が南に面し、昼間の過ごし方を考えやすい間取りです"],
      friendly: [
        "リビングは南向き。昼の光が入る側に、くつろぐ場所があります",
        "長く過ごすリビングが、南に面しています",
      ],
      luxury: ["南に開く居間。光の移ろいを、椅子から", "南向きのリビング"],
      trendy: ["リビング南向き。在宅の日の居場所", "リビングは南。窓辺の席を先に確保"],
    },
    end: { friendly: ["ソファは窓に向けますか、背を向けますか？"] },
  },
  {
    on: ["southBalcony"],
    icon: "☀️",
    title: ["{southBalcony}、{district}の{beds}"],
    open: {
      professional: ["{southBalcony}のある住まいです。", "物干しの向きを条件に挙げる方へ。{southBalcony}があります。"],
      friendly: [
        "布団を干す日が、ちょっと楽しみになります。{southBalcony}です。",
        "洗濯物を南に干せます。{southBalcony}のある住まいです。",
      ],
      luxury: ["光の入口は、南に。{southBalcony}。", "{southBalcony}に、朝の席をひとつ。"],
      trendy: ["{southBalcony}あり。干すなら南。", "{southBalcony}。椅子も洗濯物も、ここに出す。"],
    },
    line: {
      professional: [
        "{southBalcony}です。日当たりは時間帯を変えてご確認いただけます",
        "物干しには{southBalcony}をお使いいただけます",
      ],
      friendly: [
        "{southBalcony}なので、布団も鉢植えも南側に出せます",
        "洗濯物は{southBalcony}へ。日の入る時間は内見で見てみましょう",
      ],
      luxury: ["{southBalcony}。白いシャツのよく似合う場所", "{southBalcony}に、椅子を一脚"],
      trendy: ["{southBalcony}。布団を干す日がつくれる", "{southBalcony}つき。日なたは実物で確認"],
    },
    end: { friendly: ["まず干したいのは、布団ですか、シーツですか？"] },
  },
  {
    on: ["balcony"],
    icon: "🪴",
    open: {
      professional: ["{balcony}のある住まいです。"],
      friendly: [
        "窓を開けて、もう一歩だけ外へ。{balcony}のある部屋です。",
        "洗濯物も鉢植えも外に出せます。{balcony}のある住まいです。",
      ],
      trendy: ["{balcony}あり。部屋干し、減らせます。"],
      luxury: ["室内と空のあいだに、{balcony}を。"],
    },
    line: {
      professional: ["物干しには{balcony}をご利用いただけます", "屋外に{balcony}が付きます"],
      friendly: [
        "{balcony}があるので、洗濯物も鉢植えも外に出せます",
        "{balcony}つき。奥行きは内見で測っておきましょう",
      ],
      luxury: ["{balcony}に、鉢をひとつ", "{balcony}に出て、外の空気を"],
      trendy: ["{balcony}つき。部屋干しを減らせる", "{balcony}あり。鉢ひとつから始める"],
    },
  },
  {
    on: ["lift"],
    icon: "🛗",
    line: {
      professional: ["建物に{lift}があります", "{lift}があり、大型の荷物も上階まで運べます"],
      friendly: [
        "{lift}があるので、水の箱を買う日も困りません",
        "{lift}つきの建物なので、引っ越しの荷物も階段を使わずに運べます",
      ],
      luxury: ["{lift}を備える建物", "お荷物の多い日は、{lift}で"],
      trendy: ["{lift}あり。水の箱買い、いける", "{lift}つき。引っ越しの日に助かる"],
    },
  },
  {
    on: ["topFloor"],
    icon: "🏙️",
    title: ["最上階の{beds}"],
    open: {
      professional: ["最上階の住戸です。"],
      friendly: ["上の階の足音を気にせずに済みます。最上階の住まいです。"],
      luxury: ["上は、空だけ。最上階の住まい。"],
      trendy: ["最上階。上の階の足音、なし。"],
    },
    line: {
      professional: ["最上階です", "住戸は最上階に位置します"],
      friendly: [
        "最上階なので、上の階の足音がありません",
        "最上階です。上に住む人がいない分、音の心配がひとつ減ります",
      ],
      luxury: ["最上階。上にあるのは、空", "最上階にて、上階の音はなく"],
      trendy: ["最上階。上からの足音なし", "最上階なので、上の住人はゼロ"],
    },
  },
  {
    on: ["parkingSpace"],
    icon: "🅿️",
    open: {
      friendly: ["帰ってきてから停める場所を探さなくていい。{parkingSpace}があります。"],
      trendy: ["車、置けます。{parkingSpace}。"],
      professional: ["{parkingSpace}のある物件です。"],
    },
    line: {
      professional: ["{parkingSpace}があります", "{parkingSpace}付きで、近隣に月極の区画を探す手間を省けます"],
      friendly: [
        "{parkingSpace}があるので、帰りに停める場所を探さずに済みます",
        "車は{parkingSpace}へ。車幅だけ控えて来てください",
      ],
      luxury: ["{parkingSpace}", "お車には{parkingSpace}を"],
      trendy: ["{parkingSpace}。月極を探さなくていい", "{parkingSpace}あり。車の寸法だけ確認"],
    },
  },
  {
    on: ["undergroundParking"],
    icon: "🅿️",
    line: {
      professional: [
        "車は{undergroundParking}に置けます",
        "{undergroundParking}があり、雨の日も屋根の下で乗り降りできます",
      ],
      friendly: [
        "{undergroundParking}なので、雨の日の乗り降りも濡れずに済みます",
        "車は{undergroundParking}へ。高さ制限は先に聞いておきましょう",
      ],
      luxury: ["{undergroundParking}。雨の日も、屋根の下で", "お車は{undergroundParking}に"],
      trendy: ["{undergroundParking}。雨でも濡れずに乗れる", "{undergroundParking}あり。高さ制限だけ確認"],
    },
  },
  {
    on: ["parkingRatio"],
    icon: "🅿️",
    line: {
      professional: ["敷地には{parkingRatio}があります", "駐車場は{parkingRatio}です。空きと使用料はご確認ください"],
      friendly: [
        "車のある家は、{parkingRatio}です。二台目の条件は管理事務所に聞いてみましょう",
        "{parkingRatio}があります。登録の決まりも聞いておきましょう",
      ],
      luxury: ["{parkingRatio}を備えます"],
      trendy: ["{parkingRatio}。空きは管理事務所に確認", "車は{parkingRatio}。二台目は要相談"],
    },
  },
];
