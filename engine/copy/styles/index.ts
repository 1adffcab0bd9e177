/** The four styles of the specification. */
import type { CopyStyle } from "#contract/copy";
import { friendly } from "./friendly.ts";
import { luxury } from "./luxury.ts";
import { professional } from "./professional.ts";
import type { Style } from "./style.ts";
import { trendy } from "./trendy.ts";

export const styles: Readonly<Record<CopyStyle, Style>> = { professional, friendly, luxury, trendy };
