/** Every language with word fields and concepts. A new one is a folder beside this file and one line here. */
import type { Language } from "../frames/language.ts";
import { de } from "./de/index.ts";
import { en } from "./en/index.ts";
import { fr } from "./fr/index.ts";
import { ja } from "./ja/index.ts";
import { ko } from "./ko/index.ts";
import { visitors } from "./visiting/index.ts";
import { zh } from "./zh/index.ts";

export const languages: readonly Language[] = [en, zh, ja, ko, fr, de, ...visitors];
