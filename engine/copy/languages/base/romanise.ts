/** Chinese names for readers of Latin letters: 梅川苑 is Meichuan Yuan. */
import { pinyin } from "pinyin-pro";

/** Last characters that name a kind of estate stand alone, as on street signs. */
const kinds = /(?:[花家公嘉名雅新小广大][园園苑寓馆村区场厦]|[苑园園村里庭府邸城湾轩居阁庄寓])$/u;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where Chinese characters are read as Mandarin: the same signs sound otherwise in Tokyo, Hong Kong or Seoul. */
const mandarin: ReadonlySet<string | null> = new Set(["CN", "TW", "SG"]);

/** Pinyin without tones, in one or two words; null for names in other scripts, mixed ones, and homes where pinyin is wrong. */
export function romanised(name: string, country: string | null): string | null {
  if (!mandarin.has(country) || !/^\p{Script=Han}{2,10}$/u.test(name)) return null;
  const sounds = pinyin(name, { toneType: "none", type: "array", v: true }).map((sound) => sound.replace("v", "ü"));
  const kind = kinds.exec(name)?.[0].length ?? 0;
  const split = sounds.length - kind > 1 ? sounds.length - kind : sounds.length;
  return [sounds.slice(0, split), sounds.slice(split)]
    .filter((part) => part.length > 0)
    .map((part) => capital(part.join("")))
    .join(" ");
}
