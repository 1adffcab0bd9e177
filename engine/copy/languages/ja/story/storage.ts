/** Where things go: wardrobes, stores, cellars and attics, in Japanese. */
import type { Scene } from "#engine/copy/languages/base/story";

export const storage: readonly Scene[] = [
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
];
