/** What is done with pastes of a size that no text field stays quick with. */
import { MAX_PASTED_CHARS } from "#contract/import";

/** Page source longer than this is held beside the form instead of in a field: nobody reads it there. */
export const HELD_CHARS = 20_000;
/** Characters of plain text the server takes. */
export const MAX_TEXT_CHARS = 100_000;

export type Pasted =
  /** Small enough for the field itself. */
  | { to: "field" }
  | { to: "html"; html: string }
  /** Only the beginning fits; `given` characters were pasted. */
  | { to: "text"; text: string; given: number }
  | { to: "nowhere" };

const looksLikePage = (text: string): boolean =>
  /<!doctype html|<html[\s>]|<head[\s>]|<body[\s>]/i.test(text.slice(0, 4000));

/** Where a paste goes: page source is recognised in either field, and too much text is cut at a place that is told. */
export function placePaste(mode: "text" | "html", pasted: string, around: { before: string; after: string }): Pasted {
  const whole = around.before + pasted + around.after;
  if (mode === "html" || looksLikePage(pasted)) {
    if (whole.length <= HELD_CHARS && mode === "html") return { to: "field" };
    return whole.length > MAX_PASTED_CHARS ? { to: "nowhere" } : { to: "html", html: mode === "html" ? whole : pasted };
  }
  return whole.length <= MAX_TEXT_CHARS
    ? { to: "field" }
    : { to: "text", text: whole.slice(0, MAX_TEXT_CHARS), given: whole.length };
}

/** Megabytes of a text as UTF-8, at least 0.1. */
export const megabytesOf = (text: string): number => Math.max(0.1, new Blob([text]).size / 1_000_000);
