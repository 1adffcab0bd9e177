/** A thing texts and listings name: its words in every language, plain words and no expressions. */
import type { CopyLanguage } from "#contract/copy";

/**
 * Words side by side, parted by a bar. Words of European languages are met whole, in any number and case, German ones also
 * as the last part of a compound; East Asian ones wherever they stand, the longest first. `read`: Spanish, Italian,
 * Portuguese and Dutch, in listings only.
 */
export type Words = Readonly<Record<CopyLanguage, string>> & { readonly read?: string };
