/** Signs that only look like letters, or cannot be seen: homoglyphs, letters in circles and squares, zero-width signs. */
import { type Plain, substituted, type Unit } from "./plain.ts";

/** Nobody sees them, wherever they stand. */
const UNSEEN =
  /\u034f|[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
/** These make pictures of others; between two letters they make nothing. */
const UNSEEN_BETWEEN = /(?<=\p{L})[\u200d\ufe00-\ufe0f](?=\p{L})/gu;

/** Mathematical, circled, parenthesised and squared letters, small capitals and raised letters. */
const DRESSED =
  /[\u{1d400}-\u{1d6a3}\u249c-\u24e9\u{1f110}-\u{1f129}\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ\u1d2c-\u1d61\u1d9c-\u1dbf]/gu;
const SMALL_CAPITALS = "ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz";
/** Rows of squared and circled letters that no normal form knows. */
const ROWS = [0x1f150, 0x1f170];
const A = 0x41;
const LETTERS = 26;

function undressed(sign: string): string {
  const small = SMALL_CAPITALS.indexOf(sign);
  if (small >= 0) return SMALL_CAPITALS.charAt(small + 1);
  const code = sign.codePointAt(0) ?? 0;
  const row = ROWS.find((first) => code >= first && code < first + LETTERS);
  if (row !== undefined) return String.fromCharCode(A + code - row);
  const plain = sign.normalize("NFKC").replace(/[()]/gu, "");
  return /^\p{Script=Latin}$/u.test(plain) ? plain : sign;
}

/** Letters of other scripts by the Latin ones they look like. */
const ALIKE = new Map(
  [
    ..."аaвbеeёeкkмmнhоoрpсcтtуyхxіiїiјjѕsԁdԛqԝwһhӏlАAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅSαaεeιiκkνvοoρpτtυuχxγyΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXօoոnսuհhցgզqɑaɡgǀlꓲIꓐBꓑPꓓDꓔTꓖGꓗKꓙJꓚCꓝFꓟMꓠNꓡLꓢSꓣRꓦVꓧHꓨGꓪWꓫXꓬYꓮAꓰEꓳOꓴU",
  ]
    .join("")
    .match(/.{2}/gsu)
    ?.map((pair): [string, string] => [[...pair][0] ?? "", [...pair][1] ?? ""]),
);
const alike = [...ALIKE.keys()].join("");
const ANY = new RegExp(`[${alike}]`, "u");
/** Words of Latin letters and of them. */
const WORD = new RegExp(`[A-Za-z${alike}\u0300-\u036f]+`, "gu");
const PURE = new RegExp(`^[${alike}]+$`, "u");
/** A letter of those scripts that looks like no Latin one: the text is really written in it. */
const OTHER_SCRIPT = new RegExp(`(?![${alike}])[\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Armenian}]`, "u");

/** A Korean syllable written letter by letter: "ㅅㅏ절". */
const SYLLABLE = /[ㄱ-ㅎ][ㅏ-ㅣ](?:[ㄱ-ㅎ](?![ㅏ-ㅣ]))?/gu;
const FIRSTS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
const VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ";
const LASTS = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";
const GA = 0xac00;

function syllable([letters]: RegExpExecArray): Unit[] | null {
  const [first = "", vowel = "", last = ""] = letters;
  const at = FIRSTS.indexOf(first);
  const closing = last === "" ? 0 : LASTS.indexOf(last) + 1;
  if (at < 0 || (last !== "" && closing === 0)) return null;
  const code = GA + (at * VOWELS.length + VOWELS.indexOf(vowel)) * (LASTS.length + 1) + closing;
  return [{ sign: String.fromCharCode(code), at: 0, length: letters.length }];
}

const signByLetter = (text: string, letter: (sign: string) => string): Unit[] => {
  let at = 0;
  return [...text].map((sign) => {
    const unit = { sign: letter(sign), at, length: sign.length };
    at += sign.length;
    return unit;
  });
};

/** Takes out what cannot be seen and writes every letter as the one it is read as. */
export function letters(given: Plain): Plain {
  let plain = substituted(given, UNSEEN, () => []);
  plain = substituted(plain, UNSEEN_BETWEEN, () => []);
  plain = substituted(plain, DRESSED, ([sign]) => signByLetter(sign, undressed));
  plain = substituted(plain, SYLLABLE, syllable);
  if (!ANY.test(plain.text)) return plain;
  const foreign = OTHER_SCRIPT.test(plain.text);
  return substituted(plain, WORD, (match) => {
    const [word] = match;
    const { index } = match;
    if (!ANY.test(word)) return null;
    // Part of a longer word of that script, or a word of a text that is written in it.
    const beside = plain.text.charAt(index - 1) + plain.text.charAt(index + word.length);
    if (/\p{L}/u.test(beside) && OTHER_SCRIPT.test(beside)) return null;
    if (PURE.test(word) && foreign) return null;
    return signByLetter(word, (sign) => ALIKE.get(sign) ?? sign);
  });
}
