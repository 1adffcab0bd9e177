/** One character of a claim or a refusal written as it sounds: 稳zhuan不赔, 外di人, 第yi. Only among words that are hidden so. */
import { kept, type Plain, substituted, type Unit } from "./plain.ts";

/** Words that are hidden, each with its sounds. */
const HIDDEN = `稳赚 wen zhuan|不赔 bu pei|包赚 bao zhuan|必涨 bi zhang|稳涨 wen zhang|升值 sheng zhi|增值 zeng zhi|保证 bao zheng|保本 bao ben|收益 shou yi|回报 hui bao
第一 di yi|唯一 wei yi|最好 zui hao|最佳 zui jia|最低 zui di|最大 zui da|最高 zui gao|最美 zui mei|顶级 ding ji|极品 ji pin|国家级 guo jia ji|世界级 shi jie ji|绝对 jue dui|首选 shou xuan|独家 du jia|冠军 guan jun|王牌 wang pai
外地 wai di|外地人 wai di ren|谢绝 xie jue|拒绝 ju jue|不租 bu zu|勿扰 wu rao|只租 zhi zu|免谈 mian tan|黑人 hei ren|穆斯林 mu si lin|少数民族 shao shu min zu|小孩 xiao hai|老人 lao ren|残疾 can ji|孕妇 yun fu
学区 xue qu|学位 xue wei|入学 ru xue|落户 luo hu|首付 shou fu|零首付 ling shou fu|贷款 dai kuan|返租 fan zu|回购 hui gou|微信 wei xin`;

const variants = new Map<string, string>();
for (const entry of HIDDEN.split(/[|\n]/u)) {
  const [word = "", ...sounds] = entry.split(" ");
  const signs = [...word];
  // every way but those of characters alone and of sounds alone
  for (let mask = 1; mask < 2 ** signs.length - 1; mask += 1)
    variants.set(signs.map((sign, at) => ((mask >> at) & 1 ? (sounds[at] ?? sign) : sign)).join(""), word);
}
/** Sounds that only their first letter stands for, in small letters: "d一", "稳z不赔". */
const INITIALS =
  "稳z 稳赚|包z 包赚|b涨 必涨|必z 必涨|d一 第一|w一 唯一|z好 最好|z佳 最佳|d级 顶级|极p 极品|国j级 国家级|世j级 世界级|保b 保本|b赔 不赔|b租 不租|谢j 谢绝|x绝 谢绝|免t 免谈|m谈 免谈|首f 首付|外d人 外地人|w地人 外地人";
const initials = new Map(
  INITIALS.split("|").map((pair): [string, string] => [pair.split(" ")[0] ?? "", pair.split(" ")[1] ?? ""]),
);
const SHORTENED = new RegExp(`(?<![a-zA-Z\\p{N}])(?:${[...initials.keys()].join("|")})(?![a-zA-Z\\p{N}])`, "gu");

const written = [...variants.keys()].sort((a, b) => b.length - a.length);
const MIXED = new RegExp(`(?<![a-z])(?:${written.join("|")})(?![a-z])`, "giu");
const BESIDE = /[a-z]\p{Script=Han}|\p{Script=Han}[a-z]/iu;
const SOUND = /[a-z]+|\p{Script=Han}/giu;

const shortened = (given: Plain): Plain =>
  substituted(given, SHORTENED, ([mixed]) => {
    const word = initials.get(mixed);
    return word === undefined ? null : unitsOf(mixed, [...word]);
  });

/** Writes such words in their characters. */
export const voiced = (given: Plain): Plain =>
  BESIDE.test(given.text)
    ? substituted(shortened(given), MIXED, ([mixed]) => {
        const word = variants.get(mixed.toLowerCase());
        return word === undefined ? null : unitsOf(mixed, [...word]);
      })
    : given;

/** A unit for each character; sounds that stand side by side are told apart by the word. */
function unitsOf(mixed: string, signs: readonly string[]): Unit[] {
  const pieces = [...mixed.matchAll(SOUND)];
  const units: Unit[] = [];
  for (const { index, 0: piece } of pieces) {
    if (!/[a-z]/iu.test(piece)) units.push(...kept(piece, index));
    else {
      const last = pieces.at(-1)?.index === index;
      const after = pieces.length - pieces.findIndex((each) => each.index === index) - 1;
      const count = Math.max(1, last ? signs.length - units.length : signs.length - units.length - after);
      for (const sign of signs.slice(units.length, units.length + count))
        units.push({ sign, at: index, length: piece.length });
    }
  }
  return units.map((unit, at) => ({ ...unit, sign: signs[at] ?? unit.sign }));
}
