/** Rooms, storage and floors of one's own, in Japanese. */
import type { Scene } from "#engine/copy/languages/base/story";

export const rooms: readonly Scene[] = [
  {
    on: ["studioOverGarage"],
    icon: "🎨",
    title: ["ガレージの上に、もう一室。{beds}"],
    open: {
      professional: ["仕事場を居室から分けたい方へ。ガレージの上階にスタジオがあります。"],
      friendly: ["「家で働きたい、でも家の音からは離れたい」。その答えになりそうな、ガレージ上のスタジオです。"],
      luxury: ["母屋を離れて、もうひとつの机。ガレージ上のスタジオ。"],
      trendy: ["ガレージの上に、もう一部屋。何の基地にする？"],
    },
    line: {
      professional: ["ガレージ上のスタジオは、居室と分けた仕事場や創作の場に向きます"],
      friendly: ["ガレージの上にスタジオ。仕事でも趣味でも、広げたままにしておけます"],
      luxury: ["ガレージ上のスタジオ。没頭のための距離"],
      trendy: ["ガレージの上にスタジオ。仕事場にも趣味の部屋にも"],
    },
    end: { friendly: ["あなたなら、何の部屋にしますか？"], trendy: ["仕事場？ 趣味部屋？ 投票どうぞ。"] },
  },
  {
    on: ["study"],
    icon: "📚",
    title: ["書斎のある{beds}"],
    open: {
      professional: ["在宅勤務の場所を、居間の外に。{study}のある住まいです。"],
      friendly: ["食卓でパソコンを開く生活に、そろそろ区切りを。{study}があります。"],
      luxury: ["扉を閉めれば、机と自分だけ。{study}のある住まい。"],
      trendy: ["会議中の背景に、もう困らない。{study}あり。"],
    },
    line: {
      professional: ["{study}を設けており、在宅勤務の場所を居間から分けられます"],
      friendly: ["{study}があるので、仕事の道具を食卓から引き揚げられます"],
      luxury: ["{study}。思考のための扉"],
      trendy: ["{study}つき。オンとオフは扉で切り替え"],
    },
    end: { friendly: ["その机に、最初に置くものは何ですか？"] },
  },
  {
    on: ["guestRoom"],
    icon: "🛏️",
    line: {
      professional: ["来客用には{guestRoom}をお使いいただけます"],
      friendly: ["{guestRoom}があるので、終電を気にする友人にも「泊まっていけば」と言えます"],
      luxury: ["{guestRoom}。客人の朝のために"],
      trendy: ["{guestRoom}あり。終電、逃しても平気"],
    },
  },
  {
    on: ["duplex"],
    icon: "🪜",
    title: ["メゾネットの{beds}"],
    open: {
      friendly: ["集合住宅なのに、家の中に階段。メゾネットです。"],
      trendy: ["玄関の中に、もう一階ある。メゾネット。"],
      luxury: ["上と下に、ふたつの時間。メゾネットの住まい。"],
      professional: ["メゾネットの住戸です。"],
    },
    line: {
      professional: ["メゾネットの間取りです"],
      friendly: ["メゾネットなので、寝る階とくつろぐ階を分けられます"],
      luxury: ["メゾネット。階ごとに、気配を分ける"],
      trendy: ["メゾネット。気分で階を変える"],
    },
  },
  {
    on: ["threeLevels"],
    icon: "🏠",
    line: {
      professional: ["三層の構成です"],
      friendly: ["三層の住まい。くつろぐ階、眠る階と、使い分けを考えたくなります"],
      luxury: ["三層に、暮らしを分けて重ねる"],
      trendy: ["三層。階段が毎日の運動"],
    },
  },
  {
    on: ["enSuite"],
    icon: "🚿",
    line: {
      professional: ["主寝室には専用のバスルームが付き、朝の動線が重なりません"],
      friendly: ["主寝室に専用のバスルーム。朝の順番待ちがひとつ減ります"],
      luxury: ["主寝室から、そのまま湯へ"],
      trendy: ["主寝室にバスルーム直付け。寝起きのまま行ける"],
    },
  },
  {
    on: ["twoBathrooms"],
    icon: "🪥",
    weight: 48,
    open: {
      friendly: ["朝、鏡の前で譲り合わなくていい間取りです。浴室が二つあります。"],
      trendy: ["浴室がふたつ。朝の順番待ち、減らせます。"],
    },
    line: {
      professional: ["浴室は二か所です"],
      friendly: ["浴室が二つあるので、朝の順番待ちが短くなります"],
      luxury: ["二つの浴室。朝の支度を、それぞれに"],
      trendy: ["浴室ふたつ。シャワー待ちが減る"],
    },
  },
  {
    on: ["secondWc"],
    icon: "🚽",
    line: {
      professional: ["トイレは二か所です"],
      friendly: ["トイレがもうひとつあるので、朝も来客の日もあわてずに済みます"],
      luxury: ["客人のための、もうひとつの化粧室"],
      trendy: ["トイレふたつ。来客の日も助かる"],
    },
  },
  {
    on: ["walkInCloset"],
    icon: "👗",
    title: ["ウォークイン付きの{beds}"],
    open: {
      friendly: ["「着る服がない」のではなく、見えていないだけかもしれません。ウォークインクローゼットがあります。"],
      trendy: ["服に一部屋。ウォークインあり。"],
      luxury: ["衣装には、部屋を。"],
      professional: ["衣類の収納を条件に挙げる方へ。ウォークインクローゼット付きです。"],
    },
    line: {
      professional: ["衣類はウォークインクローゼットにまとめられます。奥行きは内見時に採寸できます"],
      friendly: ["ウォークインクローゼットがあるので、衣替えは場所を移すだけ"],
      luxury: ["ウォークインクローゼット。季節を並べて選ぶ"],
      trendy: ["ウォークインあり。服は全部ここ"],
    },
  },
  {
    on: ["builtInWardrobes"],
    icon: "🧥",
    open: { friendly: ["引っ越しの見積もりから、タンスの行が消えます。{builtInWardrobes}があります。"] },
    line: {
      professional: ["収納は{builtInWardrobes}です。奥行きは内見時に採寸できます"],
      friendly: [
        "{builtInWardrobes}があるので、買う家具をひとつ減らせます",
        "{builtInWardrobes}。冬物の布団にも、帰る場所があります",
      ],
      luxury: ["{builtInWardrobes}。目に入るものを減らす"],
      trendy: ["{builtInWardrobes}。服の置き場を買い足さなくていい"],
    },
  },
  {
    on: ["storageRoom"],
    icon: "📦",
    line: {
      professional: ["季節の品は{storageRoom}に収められます"],
      friendly: ["{storageRoom}があるので、スーツケースも扇風機も部屋の外に"],
      luxury: ["{storageRoom}。見せないものの、居場所"],
      trendy: ["{storageRoom}あり。季節家電の冬眠場所"],
    },
  },
  {
    on: ["pantry"],
    icon: "🥫",
    line: {
      professional: ["食品の備蓄にはパントリーをお使いいただけます"],
      friendly: ["パントリーがあるので、まとめ買いの日も台所が散らかりません"],
      luxury: ["パントリー。台所の余白を守る"],
      trendy: ["パントリーあり。パスタのストック、遠慮なく"],
    },
  },
  {
    on: ["laundryRoom"],
    icon: "🧺",
    open: { friendly: ["洗う、干す、たたむ。その移動を短くする部屋があります。{laundryRoom}です。"] },
    line: {
      professional: ["洗濯は{laundryRoom}で完結しやすい間取りです"],
      friendly: ["{laundryRoom}があるので、洗濯物の山を居間に持ち込まずに済みます"],
      luxury: ["{laundryRoom}。家事に、専用の場所を"],
      trendy: ["{laundryRoom}あり。洗濯カゴの居場所、確定"],
    },
  },
  {
    on: ["vaultedCellar"],
    icon: "🍷",
    title: ["アーチ天井のカーヴがある{beds}"],
    open: {
      professional: ["保管の場まで含めてご覧いただきたい住まいです。{vaultedCellar}があります。"],
      friendly: ["「もう一本、取ってくる」。その行き先は、{vaultedCellar}です。"],
      luxury: ["{vaultedCellar}に、飲み頃を待つ瓶を。"],
      trendy: ["{vaultedCellar}あり。ワインの置き場に困らない。"],
    },
    line: {
      professional: ["{vaultedCellar}があり、ワインや保存食の置き場を居室の外に持てます"],
      friendly: ["{vaultedCellar}つき。ワインでも保存食でも、使い道を考えるのが楽しい場所です"],
      luxury: ["{vaultedCellar}。もう一本、と席を立つ口実"],
      trendy: ["{vaultedCellar}。ワインを飲まなくても見たい"],
    },
    end: { luxury: ["最初に寝かせる一本は、お決まりですか。"], friendly: ["ワイン派ですか、漬物派ですか？"] },
  },
  {
    on: ["basement"],
    icon: "🔦",
    line: {
      professional: ["{basement}があります。湿気・換気の状態は内見時にご確認ください"],
      friendly: ["{basement}つき。物置にするか趣味の部屋にするか、換気を見てから決めましょう"],
      luxury: ["{basement}。地上の音から離れて"],
      trendy: ["{basement}あり。基地にするしかない"],
    },
  },
  {
    on: ["attic"],
    icon: "🪜",
    line: {
      professional: ["{attic}があり、季節の品の置き場として検討できます"],
      friendly: ["{attic}があります。天井の高さと夏の暑さは、上がって確かめましょう"],
      luxury: ["{attic}。屋根のすぐ下の静けさ"],
      trendy: ["{attic}あり。のぼる理由ができた"],
    },
  },
  {
    on: ["mezzanine"],
    icon: "🛋️",
    title: ["ロフトのある{beds}"],
    open: {
      friendly: ["寝る場所を上に逃がすと、下の使い道が増えます。{mezzanine}のある部屋です。"],
      trendy: ["{mezzanine}。大人になっても、はしごはうれしい。"],
      professional: ["床面積の使い方に幅のある住戸です。{mezzanine}があります。"],
      luxury: ["床を重ねて、居場所をもうひとつ。{mezzanine}。"],
    },
    line: {
      professional: ["{mezzanine}を備えます。天井高と上り下りは内見時にご確認ください"],
      friendly: ["{mezzanine}つき。寝床にするか物置にするか、高さを見て決めましょう"],
      luxury: ["{mezzanine}。一段上の、静かな居場所"],
      trendy: ["{mezzanine}あり。頭上注意、でも好き"],
    },
  },
  {
    on: ["extendedLiving"],
    icon: "🛋️",
    line: {
      professional: ["リビングは拡張型です"],
      friendly: ["リビングは拡張型。ヨガマットを敷く余地も考えられます"],
      luxury: ["拡張型のリビング。家具のあいだに余白を"],
      trendy: ["リビングは拡張型。ソファの置き方で遊べる"],
    },
  },
  {
    on: ["openPlan"],
    icon: "🪑",
    line: {
      professional: ["リビングとダイニングがひと続きです"],
      friendly: ["リビングとダイニングがひと続き。料理が並ぶ音まで聞こえる距離です"],
      luxury: ["食べる場所とくつろぐ場所が、ひとつの空気に"],
      trendy: ["リビングとダイニングがひと続き。配膳、数歩"],
    },
  },
  {
    on: ["tatamiRoom"],
    icon: "🍵",
    title: ["和室のある{beds}"],
    open: {
      friendly: ["ごろん、と横になれる床があります。{tatamiRoom}のある間取りです。"],
      luxury: ["膝をつき、目線を下げる。{tatamiRoom}の時間。"],
      trendy: ["{tatamiRoom}あり。昼寝の本場。"],
      professional: ["客間にも寝室にも使える{tatamiRoom}のある間取りです。"],
    },
    line: {
      professional: ["{tatamiRoom}は、布団を敷けば客間としてもお使いいただけます"],
      friendly: ["{tatamiRoom}があるので、布団を敷けば客間にもなります"],
      luxury: ["{tatamiRoom}。座ると変わる、部屋の高さ"],
      trendy: ["{tatamiRoom}つき。ごろ寝、公認"],
    },
  },
  {
    on: ["studioFlat"],
    icon: "🗝️",
    weight: 40,
    line: {
      professional: ["ワンルームの間取りです"],
      friendly: ["ワンルームなので、掃除機のコンセントを差し替えずに済むかもしれません"],
      luxury: ["一室に、暮らしを編む"],
      trendy: ["ワンルーム。全部に手が届く"],
    },
  },
];
