/**
 * How hard a password is to guess, estimated by zxcvbn with the commonest passwords, English words, pinyin and one's own
 * address as what crackers try first. A quarter of a megabyte: fetched with the first key. It advises; whether a
 * password is accepted is decided by the rules alone.
 */
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { passwordProblem } from "#contract/password";

/** 0 nothing typed, 1 weak, 2 fair, 3 good, 4 strong. Stays 1 while a rule of sign-up is broken. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** What the lists do not hold: our own trade, and what people here write of love and keys. */
const HABITS =
  "listcast fangbo fangchan realtor agent estate property woaini woaiwojia mima wodemima aini baobei beijing shanghai guangzhou " +
  "shenzhen";
/** Surnames and what given names are made of. */
const PINYIN =
  "ai an bai bao bei bin bing bo cai chang chao chen cheng chu chun cui da dan dong du fan fang fei feng fu gang gao ge " +
  "gong gu guang guo hai han hao he heng hong hou hu hua huan huang hui ji jia jian jiang jiao jie jin jing jun kai " +
  "kang kun lan lei li lian liang lin ling liu long lu luo ma mei meng mi miao min ming mu nan ni ning pan pei peng " +
  "ping qi qian qiang qiao qin qing qiu ran ren rong rui shan shao shen sheng shi shu shuang song su sun tang tao " +
  "tian ting tong wan wang wei wen wo wu xi xia xian xiang xiao xie xin xing xiong xu xue xuan ya yan yang yao ye yi " +
  "yin ying yong you yu yuan yue yun ze zeng zhang zhao zhen zheng zhi zhong zhou zhu zi zou";

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...dictionary, habits: HABITS.split(" "), pinyin: PINYIN.split(" ") },
  graphs: adjacencyGraphs,
});

/** An address and its parts: whole, before the @, that without its dots, and each word. */
function partsOf(email: string): string[] {
  const address = email.toLowerCase();
  const name = address.split("@")[0] ?? "";
  const words = address.split(/[^a-z0-9]+/).filter((part) => part.length >= 3);
  return [address, name, name.replace(/[^a-z0-9]/g, ""), ...words].filter((part) => part !== "");
}

/** How many tries somebody needs who knows people's habits, as a power of ten. `email`: whose password it is to be. */
export function guessesOf(password: string, email = ""): number {
  const own = partsOf(email);
  // a capital in front hides from the library that "Aaaaaaaa" is one letter eight times
  const powers = [password, password.toLowerCase()].map((text) => zxcvbn.check(text, own).guessesLog10);
  return Math.min(...powers);
}

/** Eight, ten and fourteen signs drawn by lot: what a fair, a good and a strong password are worth at least. */
const FAIR = 7.9;
const GOOD = 9.9;
const STRONG = 13.9;

/** `email`: whose password it is to be; what is in it is no secret. */
export function strengthOf(password: string, email = ""): Strength {
  if (password === "") return 0;
  if (passwordProblem(password) !== null) return 1;
  const guesses = guessesOf(password, email);
  if (guesses < FAIR) return 1;
  if (guesses < GOOD) return 2;
  return guesses < STRONG ? 3 : 4;
}
