/** The dictionaries as flat lists of texts, for the tests of locales/. */
import { readdirSync } from "node:fs";

const folder = new URL("../../locales/", import.meta.url);

type Flat = Map<string, string>;

/** A language's dictionaries, all but the index: the file's path without its end, "legal/terms". */
export const subjectsOf = (language: "zh" | "en"): string[] =>
  readdirSync(new URL(language, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.replace(/\.ts$/, "").replaceAll("\\", "/"))
    .filter((name) => name !== "index")
    .sort();
export const subjects: readonly string[] = subjectsOf("zh");

/** "errors.host_not_found" -> text, for every text of a value. */
export function flatten(value: unknown, path = ""): Flat {
  if (typeof value === "string") return new Map([[path, value]]);
  if (typeof value !== "object" || value === null) return new Map();
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...flatten(inner, path ? `${path}.${key}` : key)]));
}

/** The texts of a dictionary, by key below its subject. */
export async function loadTexts(language: "zh" | "en", subject: string): Promise<Flat> {
  const module: unknown = await import(/* @vite-ignore */ new URL(`${language}/${subject}.ts`, folder).href);
  // one export a file: the dictionary itself
  return flatten(Object.values(Object(module))[0]);
}

export const keysOf = (texts: Flat): string[] => [...texts.keys()];
