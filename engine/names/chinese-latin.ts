/** Chinese names in Latin letters by the word: 顾芸 is Gu Yun, 普陀安居置业 is Putuo Anju Zhiye, 滨江花园城 is Binjiang Huayuan Cheng. */
import { pinyin } from "pinyin-pro";
import { chinesePlaces } from "./china.ts";
import { nameWords } from "./chinese-words.ts";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sounds = (text: string, surname: "head" | "off" = "off"): string[] =>
  pinyin(text, { toneType: "none", type: "array", v: true, surname, toneSandhi: false }).map((sound) =>
    sound.replace("v", "ü"),
  );

/** An apostrophe parts syllables that would be read as one: Xi'an. */
const word = (syllables: readonly string[]): string =>
  capital(syllables.reduce((made, sound) => made + (made !== "" && /^[aoe]/u.test(sound) ? "’" : "") + sound, ""));

const doubled = new Set(
  "欧阳 司马 上官 诸葛 东方 皇甫 尉迟 公孙 令狐 慕容 司徒 司空 夏侯 端木 南宫 独孤 长孙 宇文 轩辕 钟离".split(" "),
);

/** A person: surname, then the given name in one word. */
export function latinPerson(name: string): string {
  const split = doubled.has(name.slice(0, 2)) && name.length > 2 ? 2 : 1;
  const syllables = sounds(name, "head");
  return [syllables.slice(0, split), syllables.slice(split)]
    .filter((part) => part.length > 0)
    .map(word)
    .join(" ");
}

/** Where one word ends and the next begins; what no list knows goes by twos, an odd one at the end with its neighbours. */
function wordsOf(name: string): string[] {
  const words: string[] = [];
  let loose = "";
  const flush = (): void => {
    for (; loose.length > 3; loose = loose.slice(2)) words.push(loose.slice(0, 2));
    if (loose !== "") words.push(loose);
    loose = "";
  };
  for (let at = 0; at < name.length; ) {
    const rest = name.slice(at);
    const place = at === 0 ? chinesePlaces.find((one) => rest.length > one.length && rest.startsWith(one)) : undefined;
    const known =
      place ?? nameWords.find((one) => rest.startsWith(one) && (one.length > 1 || (rest.length === 1 && at > 1)));
    // two signs that begin a name are its proper part, unless a word goes on behind them
    if (known === undefined) {
      loose += name.charAt(at);
      at += 1;
    } else {
      flush();
      words.push(known);
      at += known.length;
    }
  }
  flush();
  return words;
}

/** A firm, an estate or a place: Latin letters, word by word. */
export function latinName(name: string): string {
  const syllables = sounds(name);
  let at = 0;
  return wordsOf(name)
    .map((part) => {
      const mine = syllables.slice(at, at + part.length);
      at += part.length;
      return word(mine);
    })
    .join(" ");
}

/** The syllables of a Chinese text, one for each sign. */
export const syllablesOf = (name: string, person: boolean): string[] => sounds(name, person ? "head" : "off");
