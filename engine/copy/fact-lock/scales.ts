/** Multipliers between a number and its unit: 万, million, k, and the spoken rest of an East Asian amount. */
import type { CopyLanguage } from "#contract/copy";
import { parseHan } from "./units/numerals.ts";
import { scales } from "./units/table.ts";

// "M" is a million and "m" a metre: scales alone keep their case.
const compiled = scales.map((scale) => ({ ...scale, regex: new RegExp(`\\s?${scale.after}`, "uy") }));

const matchAt = (regex: RegExp, text: string, index: number): number => {
  regex.lastIndex = index;
  return regex.exec(text)?.[0].length ?? -1;
};

/** In Japanese "2K" is a flat with a kitchen, not two thousand. */
export function scaleAt(text: string, index: number, language: CopyLanguage): { by: number; end: number } {
  if (language === "ja" && /^\s?K/.test(text.slice(index, index + 2))) return { by: 1, end: index };
  for (const scale of compiled) {
    const length = matchAt(scale.regex, text, index);
    if (length > 0) return { by: scale.by, end: index + length };
  }
  return { by: 1, end: index };
}

/** What follows 億 or 万 in one spoken amount, on its line: 1億8,500万 is 1.85e8, 68만 5,900 is 685,900. */
const lower =
  /[^\S\n]?(\d(?:[\d,]{0,14}\d)?)(?:[^\S\n]?(천만|千|천|万|萬|만)(?:[^\S\n]?(\d(?:[\d,]{0,14}\d)?)(?![.\d]))?)?(?!\d|\.\d|\s?(?:㎡|m²|m2|坪|평))/uy;
/** The same in signs: 十二万八千. */
const lowerHan =
  /[零〇一二两兩三四五六七八九十百千]{1,7}(?<ten>[万萬])?(?![零〇一二两兩三四五六七八九十百千\d㎡平坪分])/uy;
function spokenRest(text: string, index: number, scale: number): { value: number; end: number; step: number } | null {
  lowerHan.lastIndex = index;
  const hit = lowerHan.exec(text);
  const said = hit ? parseHan(hit[0].replace(/[万萬]$/u, "")) : null;
  if (!hit || said === null) return null;
  // 一百二十八万五 is said for 128.5 ten thousands.
  const short = said < 10 && !/[零〇]/u.test(hit[0]);
  const value = said * (hit.groups?.ten ? 1e4 : short ? scale / 10 : 1);
  return value < scale ? { value, end: index + hit[0].length, step: 1 } : null;
}

export function remainder(text: string, index: number, scale: number): { value: number; end: number; step: number } {
  if (scale < 1e4 || !/[亿億억万萬만]/u.test(text.charAt(index - 1))) return { value: 0, end: index, step: 0 };
  const spoken = spokenRest(text, index, scale);
  if (spoken) return spoken;
  lower.lastIndex = index;
  const hit = lower.exec(text);
  if (!hit?.[1]) return { value: 0, end: index, step: 0 };
  const digits = (raw: string | undefined): number => Number((raw ?? "").replaceAll(",", ""));
  // 3억 2천 is said for 3억 2천만, and 2억 4천500 for 2억 4,500만.
  const short = scale >= 1e8 && /^[千천]$/u.test(hit[2] ?? "");
  const unit = hit[2] === "천만" || short ? 1e7 : hit[2] ? (/[千천]/u.test(hit[2]) ? 1000 : 1e4) : 1;
  const last = short ? 1e4 : 1;
  const value = digits(hit[1]) * unit + digits(hit[3]) * last;
  const step = hit[3] ? last : unit;
  return value < scale ? { value, end: index + hit[0].length, step } : { value: 0, end: index, step: 0 };
}
