/** What an app puts around a home that is shared from it: its own name before, the link, and what to do with it. */
import { AFTER_LINK } from "#engine/text/after-link";

const LINK = new RegExp(String.raw`[，,、：:]?\s{0,2}https?:\/\/[^\s<>"'${AFTER_LINK}]{3,2000}`, "giu");
/** "【链家】" before everything else. */
const APP = /^\s{0,4}【[\p{L}\d·]{2,10}】\s{0,4}/u;
/** Words of the app alone: a fact of the home has figures or stands behind a sign. */
const CALLS = [
  /[，,。；]?\s{0,2}(?:复制(?:打开|此链接|本链接|这段(?:文字|话)?|链接)|點擊連結|点击链接|打开链接)\p{Script=Han}{0,16}/gu,
  /[，,。；]\s{0,2}(?:点击)?查看(?:房源)?详情/gu,
  /[，,。；]?\s{0,2}(?:分享自|来自)\p{L}{2,10}(?:\s?app)?(?:的分享)?(?=\s|$)/giu,
  /[，,。.]?\s{0,2}\b(?:shared|sent) (?:from|via|with) (?:the )?\p{Lu}[\p{L}\d.]{1,24}(?: app)?(?=[\s.!]|$)\.?/giu,
  /[、。]?\s{0,2}(?:\p{L}{1,12}アプリ(?:で(?:開く|見る|チェック)|から共有))/gu,
  /[,.]?\s{0,2}\p{L}{1,12}(?:에서|앱에서)\s?(?:공유(?:했습니다|됨)?|보기|자세히 보기)(?=\s|$)/gu,
];

/** A pasted text as the home's own words; one that holds no link was not shared from anywhere, and stays as it is. */
export function withoutShareWords(text: string): string {
  const bare = text.replace(LINK, " ");
  if (bare === text) return text;
  return CALLS.reduce((left, call) => left.replace(call, ""), bare.replace(APP, ""));
}
