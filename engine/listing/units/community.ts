/** The name of an estate as people say it: without the area in brackets and the map link portals hang on it. */
import { plain } from "./number.ts";

const TRAILING = /\s?\(([^()]{0,40})\)$/;
/** "(二期)", "(B区)", "(Tower 2)" tell one part of an estate from another and stay. */
const PART = /期|[A-Za-z\d一二三四五六七八九十东西南北]区$|座|栋|幢|苑|phase|tower|block|building/i;

/** "合景花漫里 ( 增城 永和 )" -> "合景花漫里"; "万科城(二期)" stays. A text that is all brackets stays as it is. */
export function communityName(raw: string): string {
  const text = plain(raw)
    .replace(/\s(?:查看)?地[图圖]$/, "")
    .trim();
  const name = text.replace(TRAILING, "").trim();
  const inside = TRAILING.exec(text)?.[1] ?? "";
  return /\p{L}.*[\p{L}\d]/u.test(name) && !PART.test(inside) ? name : text;
}
