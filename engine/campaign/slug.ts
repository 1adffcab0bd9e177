/** The readable half of a public page's address: a few Latin words out of any title. */
import { pinyin } from "pinyin-pro";

const MAX = 48;
const chinese: ReadonlySet<string | null> = new Set(["CN", "TW", "HK", "SG"]);
const letters: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d" };

/** Chinese signs by their sound, each a word of its own; elsewhere they sound otherwise and are left out. */
const spoken = (title: string, country: string | null): string =>
  chinese.has(country) ? title.replace(/\p{Script=Han}+/gu, (run) => ` ${pinyin(run, { toneType: "none" })} `) : title;

/** "两室一厅 · 梅川苑" in China -> "liang-shi-yi-ting-mei-chuan-yuan"; "home" when no Latin letter is left. At most 48 characters. */
export function slugWords(title: string, country: string | null): string {
  const latin = spoken(title, country)
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => letters[letter] ?? "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/['’]/g, "");
  const words = latin.match(/[a-z0-9]+/g) ?? [];
  let slug = "";
  for (const word of words) {
    const next = slug === "" ? word.slice(0, MAX) : `${slug}-${word}`;
    if (next.length > MAX) break;
    slug = next;
  }
  return slug || "home";
}
