/** An exclusion taken back: "お断りしません", "差別はありません". */
import { type Language, list } from "#engine/compliance/frames/language";

export const turnFields = {
  "turn-excluding": list(
    "お断り, 断り, 断, 拒否, 拒絶, 排除, 除外, 差別, 区別, 不利に, 制限, 敬遠, 門前払い, お断りする",
  ),
  "turn-never": list(
    "しません, いたしません, することはあり, することはござい, していません, しておりません, ではありません, ありません, ございません, されません, されることはあり, りません, ることはあり, しない, らない, されない, なし, せず, ことはあり, はない, しないで",
  ),
};

export const turns: readonly string[] = [
  // "性別や国籍で審査することはありません": nobody is chosen by them
  "(国籍|性別|年齢|人種|民族|信条|宗教|出身|出身地|家族構成|職業|障害|障がい|性的指向|門地) ...8 (審査|選考|選ぶ|選別|選り好み|判断|差をつけ|条件をつけ|お断り|断る) ..3 (しません|いたしません|しておりません|していません|ることはありません|ることはございません|ことはありません|ことはございません|こともありません|こともございません|行いません|行っておりません|行っていません|ません)",
  "<turn-excluding> !(らざる|るしか|せざる|しない場合|しなけれ) ..3 <turn-never>",
];

/** A welcome taken back. */
export const denials: readonly string[] = [
  "<excepting> !(も|にも|でも|の方も) ...14 (<everyone>|<come-in>)",
  "<everyone> ...14 <excepting>",
  "(歓迎|可|可能|対応|受け入れ|ご入居いただけ|お受けしてい) ..1 (していませ|しておりませ|しませ|できませ|ませ|ではあり|ではござい|ではな)",
];

/** A boast taken back. */
export const disclaims: readonly string[] = [
  "(一番|日本一|最高|最安|完璧|完全|専門家|ナンバーワン|最上|唯一) ..3 (ではあり|ではない|とは申し|とは言|とはいえ|ではござい|ではなく)",
];

/** Where a statement ends: before words that begin another, and not behind a clause that leads up to one. */
export const stating: NonNullable<Language["statements"]> = {
  ends: /(?:です|ます|ません|ました|した|ない|する|可|可能|歓迎|NG|OK|ＯＫ|お断り|禁止|限定|のみ|優先|不要|なし|あり|ください|勿|拒否)$/u,
  parting: ["(ただし|但し|しかし|けれど|ですが|ますが)"],
  leading: [],
};
