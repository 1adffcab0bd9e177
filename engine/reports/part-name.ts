/** What a part of a dimension is called: a plan, a platform, a cause. Pure; the words are those of the reader's language. */
import type { Dimension } from "#contract/admin/report-names";
import { getPlatform } from "#engine/platforms/index";

export interface PartWords {
  /** Of the reports' dictionary. */
  parts: Readonly<Record<string, string>>;
  styleProfessional: string;
  unnamed: string;
  /** Of the tasks' dictionaries: why one failed, and what each kind is called in their lists. */
  causes: Readonly<Record<string, string>>;
  taskKinds: Readonly<Record<string, string>>;
}

/** A language by its own name, as its readers know it: "日本語". */
function ownName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** Sites, models, and whatever nobody has a word for go by their own names. */
export function partName(language: "zh" | "en", words: PartWords, dimension: Dimension, part: string): string {
  switch (dimension) {
    case "language":
      return ownName(part);
    case "platform":
      return getPlatform(part)?.name[language] ?? words.parts[part] ?? part;
    case "cause":
      return words.causes[part] ?? part;
    case "taskKind":
      return words.taskKinds[part] ?? part;
    case "model":
    case "modelProvider":
      return part === "" ? words.unnamed : part;
    case "style":
      return part === "professional" ? words.styleProfessional : (words.parts[part] ?? part);
    default:
      return words.parts[part] ?? part;
  }
}
