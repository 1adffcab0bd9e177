/** Korean names for readers of Latin letters, by the rules of the Revised Romanization (국어의 로마자 표기법, 2000): 공덕 is Gongdeok. */

const initials = "g kk n d tt r m b pp s ss  j jj ch k t p h".split(" ");
const vowels = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(" ");
/** What a final consonant is before another consonant or at the end, and what it gives to a vowel that follows. */
const finals = " k k k n n n t l k m l l l p l m p p t t ng t t k t p t".split(" ");
const liaison = " g kk gs n nj n d r lg lm lb ls lt lp r m b ps s ss ng j ch k t p ".split(" ");

/** Finals before certain initials change both: 종로 is Jongno, 신라 is Silla, 독립 is Dongnip. */
function meeting(final: string, initial: string): [string, string] {
  if (initial === "r") {
    if (final === "l" || final === "n") return ["l", "l"];
    if (final === "m" || final === "ng") return [final, "n"];
    if (final === "k") return ["ng", "n"];
    if (final === "p") return ["m", "n"];
    if (final === "t") return ["n", "n"];
  }
  if (initial === "n" || initial === "m") {
    if (final === "k") return ["ng", initial];
    if (final === "p") return ["m", initial];
    if (final === "t") return ["n", initial];
    if (final === "l" && initial === "n") return ["l", "l"];
  }
  return [final, initial];
}

/** Hangul as Latin letters in lower case, syllables joined; other characters stay as they are. */
export function romanisedHangul(text: string): string {
  let made = "";
  let open: { plain: string; linked: string } | null = null;
  for (const char of text) {
    const code = char.charCodeAt(0) - 0xac00;
    if (code < 0 || code > 11171) {
      made += (open?.plain ?? "") + char;
      open = null;
      continue;
    }
    const initial = initials[Math.floor(code / 588)] ?? "";
    const [before, begins] = open ? (initial === "" ? [open.linked, ""] : meeting(open.plain, initial)) : ["", initial];
    made += before + begins + (vowels[Math.floor((code % 588) / 28)] ?? "");
    open = { plain: finals[code % 28] ?? "", linked: liaison[code % 28] ?? "" };
  }
  return made + (open?.plain ?? "");
}

/** A name without the word for its kind, which stays in Hangul: 공덕역 is gongdeok역. */
const kinded = /(?<![가-힣])(?<core>[가-힣]+?)(?<kind>역|구|동|로|길|시|아파트|대로)?(?![가-힣])/gu;
export const romanisedNames = (text: string): string[] => [
  romanisedHangul(text),
  text.replace(kinded, (_, core: string, kind: string | undefined) => romanisedHangul(core) + (kind ?? "")),
];
