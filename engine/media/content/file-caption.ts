/** What a file's name says of its photo, where it was given by a person: the room, or that the photo shows what is not there. */
import { isAltered } from "./altered.ts";
import { roomOf } from "./rooms.ts";

/** Longer names are a sentence for a search engine, not what an agent calls a room. */
const LONGEST = 40;
/** What cameras, phones and programs put before their numbers. */
const program =
  /^(?:img|dsc[nf]?|pxl|photo|image|picture|pic|mmexport|wechat|screenshot|微信图片|微信截图|照片|图片|写真|사진|foto)$/iu;

/** Its words without the numbers that tell files apart. */
const wordsOf = (name: string): string =>
  name
    .split(/[\s_\-–—()（）[\].]+/u)
    .map((part) => part.replace(/\d{1,20}$/u, ""))
    .filter((part) => part !== "" && !program.test(part))
    .join(" ");

/** The caption a file's name makes; null for a name that says nothing of the home. */
export function captionOfFile(file: string): string | null {
  const name = file.replace(/\.[^.]{1,5}$/u, "").trim();
  if (isAltered(name)) return name;
  const words = wordsOf(name);
  const plain = !/\d/u.test(words) && [...words].length <= LONGEST;
  return plain && roomOf(words) !== null ? words : null;
}
