/** Korean particles change with the sound before them: "은/는" in a template becomes 은 or 는 once the word is known. */

const pairs = (
  [
    ["은/는", "은", "는"],
    ["이/가", "이", "가"],
    ["을/를", "을", "를"],
    ["과/와", "과", "와"],
    ["으로/로", "으로", "로"],
    ["이에요/예요", "이에요", "예요"],
    ["이고/고", "이고", "고"],
    ["이라는/라는", "이라는", "라는"],
    ["이라/라", "이라", "라"],
  ] as const
).map(([written, closed, open]) => ({ written, pattern: new RegExp(written.replace("/", "\\/"), "gu"), closed, open }));
/** Digits as read: 영 일 이 삼 사 오 육 칠 팔 구. */
const closedDigit = new Set(["0", "1", "3", "6", "7", "8"]);
/** A final r opens: 센터, 네어. */
const closedLatin = /(?:[lmn]|ng)$/iu;

/** Does the last sound close? 1: ㄹ, which 으로 treats as open. Units (㎡, m) are read 제곱미터, 미터. */
function ending(word: string): "open" | "closed" | "l" {
  const last = word.replace(/(?<![)）」』”’"'\]])[)）」』”’"'\]]+$/u, "").at(-1) ?? "";
  const code = last.charCodeAt(0) - 0xac00;
  if (code >= 0 && code <= 11171) {
    const coda = code % 28;
    return coda === 0 ? "open" : coda === 8 ? "l" : "closed";
  }
  if (/\d/u.test(last)) return closedDigit.has(last) ? (/[178]/u.test(last) ? "l" : "closed") : "open";
  if (/\dk?m$/u.test(word)) return "open";
  return closedLatin.test(last) ? "closed" : "open";
}

/** Characters before a pair that are looked at. */
const REACH = 100;

/** Picks the form of every written pair after what precedes it; a bracket between the two is passed over. */
export const withParticles = (text: string): string =>
  pairs.reduce(
    (whole, { pattern, closed, open }) =>
      whole.replace(pattern, (_all, at: number) => {
        const end = ending(whole.slice(Math.max(0, at - REACH), at).replace(/\([^()]{0,80}\)$/u, ""));
        return end === "closed" || (end === "l" && closed !== "으로") ? closed : open;
      }),
    text,
  );
