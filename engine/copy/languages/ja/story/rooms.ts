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
