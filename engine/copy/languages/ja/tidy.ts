/** Japanese typography: no spaces between Japanese characters, full-width marks, no doubled or orphaned ones. Idempotent. */

const ja = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〆]";
const wide: Readonly<Record<string, string>> = { ",": "、", ";": "；", ":": "：", "!": "！", "?": "？" };
const narrowMarks = new RegExp(`(${ja}|[」）])([,;:!?])(?=\\s|${ja}|$)`, "gu");
const gaps = new RegExp(`(${ja}) +(?=${ja})`, "gu");

export function tidy(text: string): string {
  return text
    .replace(narrowMarks, (_all, before: string, mark: string) => before + (wide[mark] ?? mark))
    .replace(gaps, "$1")
    .replace(/(?<![ \t])[ \t]+([、。；！？」）])/gu, "$1")
    .replace(/([、。；：！？「（])[ \t]+/gu, "$1")
    .replace(/、{2,}/gu, "、")
    .replace(/(?<![、；])[、；]+([。！？])/gu, "$1")
    .replace(/。{2,}/gu, "。")
    .replace(/([！？])。/gu, "$1")
    .replace(/[ \t]{2,}/gu, " ")
    .replace(/(?<!、)、+$/gmu, "")
    .replace(/(?<![ \t])[ \t]+$/gmu, "")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
}
