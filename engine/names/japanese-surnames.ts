/** The commonest Japanese surnames whose characters have one usual reading: what readers abroad call an agent by. */

/** "characters reading". Names with two usual readings (河野, 東, 上村) are left out. */
const table = `
佐藤 さとう,鈴木 すずき,高橋 たかはし,田中 たなか,伊藤 いとう,渡辺 わたなべ,渡邊 わたなべ,山本 やまもと,中村 なかむら,小林 こばやし
加藤 かとう,吉田 よしだ,山田 やまだ,佐々木 ささき,山口 やまぐち,松本 まつもと,井上 いのうえ,木村 きむら,林 はやし,斎藤 さいとう
斉藤 さいとう,清水 しみず,森 もり,池田 いけだ,橋本 はしもと,阿部 あべ,石川 いしかわ,山下 やました,石井 いしい
小川 おがわ,前田 まえだ,岡田 おかだ,長谷川 はせがわ,藤田 ふじた,後藤 ごとう,近藤 こんどう,村上 むらかみ,遠藤 えんどう,青木 あおき
坂本 さかもと,福田 ふくだ,太田 おおた,西村 にしむら,藤井 ふじい,岡本 おかもと,三浦 みうら,金子 かねこ,藤原 ふじわら,中野 なかの
中川 なかがわ,原田 はらだ,松田 まつだ,竹内 たけうち,田村 たむら,小野 おの,和田 わだ,石田 いしだ,中山 なかやま,森田 もりた
上田 うえだ,原 はら,柴田 しばた,酒井 さかい,横山 よこやま,宮崎 みやざき,宮本 みやもと,内田 うちだ,高木 たかぎ,安藤 あんどう
島田 しまだ,谷口 たにぐち,大野 おおの,高田 たかだ,丸山 まるやま,今井 いまい,河村 かわむら,藤本 ふじもと,村田 むらた,武田 たけだ
杉山 すぎやま,増田 ますだ,小島 こじま,千葉 ちば,久保 くぼ,松井 まつい,岩崎 いわさき,桜井 さくらい,野口 のぐち,松尾 まつお
木下 きのした,菊地 きくち,野村 のむら,佐野 さの,新井 あらい,古川 ふるかわ,水野 みずの,久保田 くぼた,佐伯 さえき
`;
const readings = new Map(
  table
    .trim()
    .split(/[,\n]/u)
    .map((row) => {
      const [characters = "", kana = ""] = row.split(" ");
      return [characters, kana] as const;
    }),
);

/** In kana; null for a surname that is rarer, or read in several ways. */
export const surnameReading = (characters: string): string | null => readings.get(characters) ?? null;
