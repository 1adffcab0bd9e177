/** Chinese typography: one space between Han and Latin words, none inside figures, full-width marks between Han. */

const han = "\\p{Script=Han}";
const wide: Readonly<Record<string, string>> = { ",": "，", ";": "；", ":": "：", "!": "！", "?": "？" };
const narrowMarks = new RegExp(`(${han}|[”）」])([,;:!?])(?=\\s|${han}|$)`, "gu");
const latinBehind = new RegExp(`(${han})([A-Za-z][A-Za-z’'.-]*)`, "gu");
const latinBefore = new RegExp(`([A-Za-z’']\\.?)(${han})`, "gu");

/** Idempotent. Leaves web addresses alone: they hold no Han. */
export function tidy(text: string): string {
  return (
    text
      .replace(narrowMarks, (_all, before: string, mark: string) => before + (wide[mark] ?? mark))
      .replace(latinBehind, "$1 $2")
      .replace(latinBefore, "$1 $2")
      // a Latin place before a count of rooms: "Vaucluse 3室"
      .replace(/(?<=[a-zà-ÿ]{3})(?=\d{1,2}[室房居卧])/gu, " ")
      .replace(/(?<![ \t])[ \t]+([，。；：！？、）｜])/gu, "$1")
      .replace(/([，。；：！？、（])[ \t]+/gu, "$1")
      .replace(/，{2,}/gu, "，")
      .replace(/(?<![，、；])[，、；]+([。！？])/gu, "$1")
      .replace(/。{2,}/gu, "。")
      .replace(/([？！])。/gu, "$1")
      .replace(/[ \t]{2,}/gu, " ")
      .replace(/(?<![ \t])[ \t]+$/gmu, "")
      .replace(/\n{3,}/gu, "\n\n")
      .trim()
  );
}
