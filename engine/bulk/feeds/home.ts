/** What every feed is turned into: cells by field, so that feeds and tables are read by the same rules. */
import type { BatchField } from "#contract/batch/batch";

export type FeedHome = Partial<Record<BatchField, string>>;

/** Without the fields that are empty. */
export const filled = (home: Partial<Record<BatchField, string | null | undefined>>): FeedHome =>
  Object.fromEntries(Object.entries(home).filter(([, value]) => value != null && value.trim() !== "")) as FeedHome;

/** "98" of square metres -> "98 m²"; what names its unit stays. */
export const squareMetres = (value: string): string => (/^[\d.,]+$/.test(value.trim()) ? `${value.trim()} m²` : value);

export const joined = (parts: readonly string[], by: string): string =>
  parts.filter((part) => part.trim() !== "").join(by);
