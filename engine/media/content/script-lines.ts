/** A short video's script without the words for whoever holds the camera: as the text below the video, and as captions over pictures. */

/** "【镜头一】", "(Vor der Tür)", "[Scene 2]" at the beginning of a line. */
const DIRECTION = /^\s*(?:【[^】]{0,40}】|\([^()]{0,60}\)|（[^（）]{0,40}）|\[[^\]]{0,60}\])\s*/u;
/** What lists begin with. */
const BULLET = /^\s*(?:[-–—•·*▪✅📍🏠👉]|\d{1,2}[.)、．]|[①-⑳])\s*/u;
const PICTURE = /\p{Extended_Pictographic}\uFE0F?/gu;
const SENTENCE = /(?<=[。！？!?；;])\s*|(?<=\p{L}{2}\.)\s+/u;

const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Characters that are read in passing. */
const MOST = { han: 30, alphabet: 72 } as const;
const LEAST = { han: 4, alphabet: 10 } as const;

const limits = (text: string, of: typeof MOST | typeof LEAST): number => (han.test(text) ? of.han : of.alphabet);
const readable = (text: string): boolean => {
  const length = [...text].length;
  return length >= limits(text, LEAST) && length <= limits(text, MOST);
};

/** What readers get: nothing tells them which shot it is, and a line that said only that is gone. */
export const withoutDirections = (body: string): string =>
  body
    .split("\n")
    .flatMap((line) => {
      const said = line.replace(DIRECTION, "");
      return said === "" && line !== "" ? [] : [said];
    })
    .join("\n");

/** Sentences short enough to stand over a picture, in the script's order; those of hashtags, links and numbers are left out. */
export function scriptLines(body: string): string[] {
  const lines = body
    .split("\n")
    .map((line) => line.replace(DIRECTION, "").replace(BULLET, "").replaceAll(PICTURE, "").trim())
    .filter((line) => line !== "" && !line.includes("#") && !/https?:|www\./iu.test(line));
  const sentences = lines.flatMap((line) => (readable(line) ? [line] : line.split(SENTENCE)));
  const bare = sentences.map((line) => line.trim().replace(/[。.；;，,]$/u, ""));
  return [...new Set(bare)].filter(readable);
}
