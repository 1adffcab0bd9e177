/** Three touchstones a language. A new language brings its own three: one file beside this and one line here. */
import type { CopyLanguage } from "#contract/copy";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import type { Touchstone } from "./touchstone.ts";
import { zh } from "./zh.ts";

export const touchstones: Readonly<Record<CopyLanguage, readonly Touchstone[]>> = { zh, en, ja, ko, fr, de };
