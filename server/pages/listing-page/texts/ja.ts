/** 物件ページ：日本語。 */
import type { PageTexts } from "./types.ts";

export const ja: PageTexts = {
  sale: "売買",
  rent: "賃貸",
  noPrice: "価格はお問い合わせください",
  about: "物件紹介",
  facts: "物件概要",
  features: "特徴",
  photos: "写真",
  photo: "写真 {{n}} / {{all}}",
  largePhoto: "拡大して見る",
  contact: "お問い合わせ",
  licence: "免許・登録番号",
  disclosures: "表示事項",
  asStated: "掲載元の表記をそのまま記載しています。",
  published: "{{date}}公開",
  madeWith: "Listcast で作成",
  scan: "読み取るとこのページが開きます",
  languages: "言語",
  preview: "プレビュー：このページはまだ公開されていません。リンクの有効期限は {{time}} です。",
  gone: {
    title: "このページの公開は終了しました",
    text: "ご成約済み、または募集を休止している可能性があります。詳しくは、リンクをお送りした担当者へお尋ねください。",
  },
  missing: {
    title: "ページが見つかりません",
    text: "リンクが途中で切れている可能性があります。送り主にもう一度ご確認ください。",
  },
  away: { title: "ただいまページを表示できません", text: "復旧作業中です。しばらくしてから再度お試しください。" },
  busy: { title: "アクセスが集中しています", text: "しばらく待ってから、ページを再読み込みしてください。" },
  home: "Listcast のトップへ",
};
