/** Finds, in a text that may have been edited since, where a finding or an untraced claim now is. */
import type { Finding, Untraced } from "#contract/copy";

type SpanKind = Finding["severity"] | "untraced";
export type Span = { start: number; end: number; kind: SpanKind };
export type Segment = { text: string; start: number; kind: SpanKind | null };

type Located = { start: number; end: number; text: string };

/** Words of the title or the hashtags are quoted without a place in the body (engine/copy/finish). */
const besideBody = ({ start, end, text }: Located): boolean => text !== "" && start === end;

/** Where the title says what was found outside the body; null when the body holds it, or the words are gone. */
export function locateInTitle(title: string | null, found: Located): { start: number; end: number } | null {
  const start = besideBody(found) ? (title ?? "").indexOf(found.text) : -1;
  return start === -1 ? null : { start, end: start + found.text.length };
}

/** The stretch of the body itself, or its nearest occurrence; null when the words are gone or were found elsewhere. */
export function locate(text: string, found: Located): { start: number; end: number } | null {
  const { start, end, text: quoted } = found;
  if (quoted === "" || besideBody(found)) return null;
  if (text.slice(start, end) === quoted) return { start, end };
  let best: number | null = null;
  for (let at = text.indexOf(quoted); at !== -1; at = text.indexOf(quoted, at + 1)) {
    if (best === null || Math.abs(at - start) < Math.abs(best - start)) best = at;
  }
  return best === null ? null : { start: best, end: best + quoted.length };
}

const weight: Record<SpanKind, number> = { block: 3, untraced: 2, warn: 1, info: 0 };

/** Every mark that still applies to the text. */
export function spansOf(text: string, findings: readonly Finding[], untraced: readonly Untraced[]): Span[] {
  const marks = [
    ...findings.map((finding) => ({ at: locate(text, finding), kind: finding.severity })),
    ...untraced.map((claim) => ({ at: locate(text, claim), kind: "untraced" as const })),
  ];
  return marks.flatMap(({ at, kind }) => (at ? [{ ...at, kind }] : []));
}

/** The text cut at the marks; where marks overlap the gravest wins. */
export function segments(text: string, spans: readonly Span[]): Segment[] {
  const cuts = [...new Set([0, text.length, ...spans.flatMap((span) => [span.start, span.end])])].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    const over = spans.filter((span) => span.start <= start && span.end >= end);
    const kind = over.reduce<SpanKind | null>(
      (top, span) => (top === null || weight[span.kind] > weight[top] ? span.kind : top),
      null,
    );
    return { text: text.slice(start, end), start, kind };
  });
}
