/**
 * The OCR package and the data of its languages: some 60 MB and 15 MB a language, so they are installed only where a setting
 * names languages, once, in a folder of their own. Reading itself asks nobody on the network.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const ENGINE = "tesseract.js@7.0.0";
const DATA_VERSION = "1.0.0";
/** Of the data's variants the small and quick one. */
const VARIANT = "4.0.0_best_int";

/** The languages there are, and the names of their data. */
const ocrLanguages = { zh: "chi_sim", en: "eng", ja: "jpn", ko: "kor", de: "deu", fr: "fra" } as const;
export type OcrLanguage = keyof typeof ocrLanguages;
export const isOcrLanguage = (text: string): text is OcrLanguage => Object.hasOwn(ocrLanguages, text);

/** What is used of the package. */
export interface OcrWorker {
  recognize(picture: Buffer): Promise<{ data: { text: string; confidence: number } }>;
  terminate(): Promise<unknown>;
}
export interface OcrEngine {
  createWorker(languages: readonly string[], mode: number, options: Record<string, unknown>): Promise<OcrWorker>;
}

const packageOf = (folder: string, name: string) => path.join(folder, "node_modules", ...name.split("/"));
const fileName = (language: OcrLanguage) => `${ocrLanguages[language]}.traineddata.gz`;
const packedFile = (folder: string, language: OcrLanguage) =>
  path.join(packageOf(folder, `@tesseract.js-data/${ocrLanguages[language]}`), VARIANT, fileName(language));

/** The data of every language side by side, as the engine looks for it. */
export const dataFolder = (folder: string): string => path.join(folder, "data");
const dataFile = (folder: string, language: OcrLanguage) => path.join(dataFolder(folder), fileName(language));

/** What the engine calls a language. */
export const codeOf = (language: OcrLanguage): string => ocrLanguages[language];
const engineFile = (folder: string) => path.join(packageOf(folder, "tesseract.js"), "src/index.js");

/** Of these languages, those that can be read from this folder. */
export const installedOf = (folder: string, languages: readonly OcrLanguage[]): OcrLanguage[] =>
  existsSync(engineFile(folder)) ? languages.filter((language) => existsSync(dataFile(folder, language))) : [];

/** Installs what is missing, without running anything of the packages'. Throws where the registry cannot be reached. */
export async function installOcr(folder: string, languages: readonly OcrLanguage[]): Promise<void> {
  if (installedOf(folder, languages).length === languages.length) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ private: true }));
  const data = languages.map((language) => `@tesseract.js-data/${ocrLanguages[language]}@${DATA_VERSION}`);
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--save-exact", "--loglevel=error"];
  const npm = spawn("npm", ["install", ...flags, ENGINE, ...data], {
    cwd: folder,
    stdio: "ignore",
    shell: process.platform === "win32",
  });
  const [code] = await once(npm, "close");
  if (code !== 0) throw new Error(`npm ended with ${code}`);
  mkdirSync(dataFolder(folder), { recursive: true });
  for (const language of languages) copyFileSync(packedFile(folder, language), dataFile(folder, language));
}

const isEngine = (value: unknown): value is OcrEngine =>
  typeof value === "object" && value !== null && "createWorker" in value && typeof value.createWorker === "function";

/** Throws where it is not installed. */
export async function loadEngine(folder: string): Promise<OcrEngine> {
  const loaded: { default?: unknown } = await import(pathToFileURL(engineFile(folder)).href);
  if (!isEngine(loaded.default)) throw new Error("the OCR package is another one than expected");
  return loaded.default;
}
