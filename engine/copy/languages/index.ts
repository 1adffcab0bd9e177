/** Languages that can be written. A new one is one folder beside this file and one line here. */
import type { CopyLanguage } from "#contract/copy";
import type { LanguageRealiser } from "./base/language.ts";
import { de } from "./de/index.ts";
import { en } from "./en/index.ts";
import { fr } from "./fr/index.ts";
import { ja } from "./ja/index.ts";
import { ko } from "./ko/index.ts";
import { zh } from "./zh/index.ts";

const realisers: Readonly<Partial<Record<CopyLanguage, LanguageRealiser>>> = { zh, en, ja, ko, fr, de };

export const realiserOf = (language: CopyLanguage): LanguageRealiser | null => realisers[language] ?? null;

/** Languages with a realiser, in the specification's order. */
export const writtenLanguages = Object.keys(realisers) as readonly CopyLanguage[];
