/** What letters read from a picture need before anybody reads them as words: no blanks between Han characters, no specks. */

const SPACED_HAN =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。：；、（）])[ ](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\d，。：；、（）])/gu;
const DIGIT_BEFORE_HAN = /(?<=\d)[ ](?=[\p{Script=Han}㎡])/gu;

/** Lines without the blanks that are put between characters; lines of fewer than two letters or digits are specks. */
export const tidy = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim().replace(SPACED_HAN, "").replace(DIGIT_BEFORE_HAN, ""))
    .filter((line) => (line.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 2)
    .join("\n");
