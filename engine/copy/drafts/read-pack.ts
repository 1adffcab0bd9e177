/** Reads a model's answer for a pack, piece by piece while it streams: lines of JSON, also in a list, a code fence or chatter. */
import { z } from "zod";
import type { Target } from "../writing/plan.ts";
import { draftShape, type PieceDraft, pieceName } from "./draft.ts";
import { objectScanner } from "./json-objects.ts";

const named = z.object({ piece: z.string() });

/** A piece that is whole. */
export interface WholeDraft {
  readonly target: Target;
  readonly draft: PieceDraft;
}
/** What there is of a piece that is still being written. */
interface GrowingDraft {
  readonly target: Target;
  readonly title: string | null;
  readonly body: string;
}

export interface PackReading {
  readonly whole: readonly WholeDraft[];
  readonly growing: GrowingDraft | null;
}

/** `text` of a field of an object that may end anywhere; null before the field begins. */
function fieldSoFar(open: string, name: string): string | null {
  const begun = open.indexOf(`"${name}"`);
  if (begun < 0) return null;
  const quote = open.slice(begun + name.length + 2).search(/[^\s:]/u);
  const from = begun + name.length + 2 + quote;
  if (quote < 0 || open[from] !== '"') return null;
  let end = from + 1;
  while (end < open.length && open[end] !== '"') end += open[end] === "\\" ? 2 : 1;
  // half an escape at the very end is left for the next look
  const inner = open.slice(from + 1, Math.min(end, open.length)).replace(/\\(?:u[\da-f]{0,3})?$/iu, "");
  try {
    return String(JSON.parse(`"${inner}"`));
  } catch {
    return null;
  }
}

/**
 * A reader of one answer for `targets`, given the text so far again and again; each piece is told once, the first time it
 * is named. A pack of one piece need not name it. What is no piece of the pack is passed over.
 */
export function packReader(targets: readonly Target[]): { read(text: string): PackReading } {
  const scanner = objectScanner();
  const open = new Map(targets.map((target) => [pieceName(target), target]));
  const meant = (name: string | null): Target | undefined =>
    name === null ? (targets.length === 1 ? targets[0] : undefined) : open.get(name);
  return {
    read(text) {
      const { whole, open: half } = scanner.read(text);
      const told = whole.flatMap((value): WholeDraft[] => {
        const draft = draftShape.safeParse(value);
        const name = named.safeParse(value);
        const target = draft.success ? meant(name.success ? name.data.piece : null) : undefined;
        if (!draft.success || !target || !open.delete(pieceName(target))) return [];
        return [{ target, draft: draft.data }];
      });
      const body = half === null ? null : fieldSoFar(half, "body");
      const target = half === null ? undefined : meant(fieldSoFar(half, "piece"));
      const growing =
        half === null || body === null || !target || !open.has(pieceName(target))
          ? null
          : { target, title: fieldSoFar(half, "title"), body };
      return { whole: told, growing };
    },
  };
}
