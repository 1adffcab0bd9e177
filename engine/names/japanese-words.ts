/** Words that Japanese buildings and firms borrow: パークヒルズ is Park Hills. "katakana Latin". */
const table = `
パーク Park,ヒルズ Hills,ヒル Hill,コート Court,レジデンス Residence,タワー Tower,タワーズ Towers,ハイツ Heights,ハイム Heim,コーポ Corpo
メゾン Maison,グラン Grand,グランド Grand,シティ City,シティー City,ガーデン Garden,ガーデンズ Gardens,プラザ Plaza,ハウス House,ライオンズ Lions
マンション Mansion,マンションズ Mansions,ザ The,プレミア Premier,プレミアム Premium,テラス Terrace,フォレスト Forest,スカイ Sky,スクエア Square,プレイス Place
ビュー View,センター Center,セントラル Central,リバー River,リバーサイド Riverside,ベイ Bay,シーサイド Seaside,クレスト Crest,ヴィラ Villa,ヴィレッジ Village
パレス Palace,ロイヤル Royal,サン Sun,サニー Sunny,グリーン Green,ホーム Home,ホームズ Homes,エステート Estate,リアルティ Realty,ハウジング Housing
コンフォート Comfort,アーバン Urban,ステージ Stage,フラット Flat,フラッツ Flats,アパートメント Apartment,アパートメンツ Apartments,ドミール Domil,エクセル Excel,ブリリア Brillia
プラウド Proud,ジオ Geo,オープン Open,アネックス Annex,イースト East,ウエスト West,サウス South,ノース North,ゲート Gate,ステーション Station
フロント Front,ライフ Life,リビング Living,スタイル Style,ドリーム Dream,エース Ace,ビル Building,メイツ Mates,ルネ Renai,クリオ Clio
`;
const words = new Map(
  table
    .trim()
    .split(/[,\n]/u)
    .map((row) => {
      const [kana = "", ...latin] = row.split(" ");
      return [kana, latin.join(" ")] as const;
    }),
);
const longest = Math.max(...[...words.keys()].map((word) => word.length));

/** The borrowed words a run of katakana is made of, all of it; null where a part is none of them. */
export function borrowedWords(katakana: string): string | null {
  const runs = katakana.split(/[・\s]/u).filter((run) => run !== "");
  const made: string[] = [];
  for (const run of runs) {
    for (let at = 0; at < run.length; ) {
      let size = Math.min(longest, run.length - at);
      while (size > 0 && !words.has(run.slice(at, at + size))) size--;
      const word = words.get(run.slice(at, at + size));
      if (word === undefined) return null;
      made.push(word);
      at += size;
    }
  }
  return made.length > 0 ? made.join(" ") : null;
}
