/** The floor as the page words it; only recognised, so that a number of square metres is not taken for one. */
import { plain } from "./number.ts";

const FLOOR =
  /[层層階楼樓층]|floor|storey|planta|piso|andar|étage|etage|piano|\bstock\b|gescho(?:ss|ß)|\bbajo\b|ático|\bground\b|basement|\bEG\b|\bDG\b|\bOG\b|(?<![\p{L}\d])\d{1,2}F\b|\brez\b|этаж|verdieping|woonlaag|livello|entresuelo|sótano|\bterra\b|pi[eę]tr|\bparter\b|poddasze|\bpatro|podlaž|přízem|prízem|poschod|våning|etasje|\bsal\b|kerros|\bkrs\b|korrus|emelet|földszint|\betaj|nadstropje|\bsprat\b|\bkat\b|tầng|ชั้น|όροφος|поверх/iu;

/** A 楼 that is a house or its kind, and no storey: "写字楼", "电梯楼", "楼盘". */
const NO_STOREY = /(?<![\d一二三四五六七八九十高中低底顶首负]\s?)[楼樓](?![层層])|[楼樓](?=[盘宇房市栋])/gu;

/** "6 из 10", "2ème / 5", "3 sur 4", "4º de 8": a floor and how many there are. */
const ONE_OF =
  /^\d{1,3}\s?(?:\.?[.ºª°]|er|ère|ème|eme|ième|e|nd|rd|st|th|de|ste|F)?\s*(?:\/|из|of|out of|von|de|di|sur|su|van|av|af|z|ze|iz|din)\s*\d{1,3}(?!\d)/i;

/** Numbers are read with half-width signs; what people see of Chinese stands in its own brackets. */
const chineseBrackets = (line: string): string =>
  line.replace(/\s?\(([^()]*)\)/g, (all, inside: string) => (/[层層楼樓]/.test(inside) ? `（${inside}）` : all));

/** "中楼层（共6层）", "6 из 10", "3" under a floor label. Null when it does not look like a floor. */
export function parseFloor(text: string, labelled: boolean): string | null {
  const line = plain(text)
    .replace(/^[:：\s]+/, "")
    .replace(/(?<![\s;,，])[\s;,，]+$/, "");
  // "2階建": so many storeys has the house
  if (/^(?:地上)?\d{1,2}階建て?(?:[(（地].{0,10})?$/u.test(line)) return null;
  if (line === "" || line.length > 60 || /^[-–—―]+$/.test(line)) return null;
  if (labelled && ONE_OF.test(line)) return line;
  if (FLOOR.test(labelled ? line : line.replace(NO_STOREY, "")) && !/[㎡²]|m2|sqm/i.test(line))
    return chineseBrackets(line);
  return labelled &&
    /^(?:-?\d{1,3}(?:\s?(?:\.?[.ºª°]|er|ère|ème|eme|ième|e|nd|rd|st|th|de|ste|a|o))?|[ivx]{1,4}|upper|lower|top|high|mid|low|erdgeschoss|dachgeschoss|souterrain)$/i.test(
      line,
    )
    ? line
    : null;
}
