/** Whole posts, each about one thing of a home. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { friendly } from "./friendly.ts";
import { professional } from "./professional.ts";
import { short } from "./short.ts";
import { trendy } from "./trendy.ts";

export const plots: readonly Plot[] = [...friendly, ...trendy, ...professional, ...short];
