/**
 * Who wins, and why. Candidates for one field are grouped by value. A group's weight is the chance that not all of its
 * independent sources are wrong; the heaviest wins. Agreement of two kinds of source lifts confidence over 0.8,
 * disagreement pulls it down, and a single source never passes 0.8: nothing but agreement makes a fact sure.
 */
import type { Provenance } from "#contract/listing";
import { normalForm } from "#engine/text/normal-form";
import { type Candidate, type Field, type FieldValues, ofField } from "./facts/candidate.ts";

export const SINGLE_SOURCE_CAP = 0.8;
const AGREED_CAP = 0.95;
/** Statements of one fact that are compared, each with each; real pages make thirty. */
const MAX_CANDIDATES = 200;

export type Decided<T> = { value: T; provenance: Provenance };

/** When two values say the same: what is compared, and how. */
export type Likeness<T, K = T> = { of: (value: T) => K; same: (a: K, b: K) => boolean };

/** Without blanks, marks and case. */
export const comparable = (text: string): string =>
  normalForm(text, "NFKC")
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]+/gu, "");

/** The same words, or all of one's words inside the other; of both only what `part` takes. */
export const textLike = (part: (text: string) => string = (text) => text): Likeness<string> => ({
  of: (text) => comparable(part(text)),
  same: (x, y) => x === y || (Math.min(x.length, y.length) >= 2 && (x.includes(y) || y.includes(x))),
});

export const equal = <T>(): Likeness<T> => ({ of: (value) => value, same: (a, b) => a === b });

/** Decides one field; null when nobody said anything. */
export function decide<F extends Field, K>(
  all: readonly Candidate[],
  field: F,
  { of, same }: Likeness<FieldValues[F], K>,
): Decided<FieldValues[F]> | null {
  const groups: { key: K; members: Candidate<F>[]; weight: number }[] = [];
  const surest = ofField(all, field).sort((a, b) => b.confidence - a.confidence);
  for (const candidate of surest.slice(0, MAX_CANDIDATES)) {
    const key = of(candidate.value as FieldValues[F]);
    const group = groups.find((one) => same(one.key, key));
    if (group) group.members.push(candidate);
    else groups.push({ key, members: [candidate], weight: 0 });
  }
  for (const group of groups) {
    const bySource = new Map<string, number>();
    for (const { source, confidence } of group.members)
      bySource.set(source, Math.max(bySource.get(source) ?? 0, confidence));
    group.weight = 1 - [...bySource.values()].reduce((wrong, confidence) => wrong * (1 - confidence), 1);
  }
  groups.sort((a, b) => b.weight - a.weight);
  const winner = groups[0];
  const best = winner?.members[0];
  if (!winner || !best) return null;
  const sources = new Set(winner.members.map(({ source }) => source)).size;
  const rival = groups[1]?.weight ?? 0;
  let confidence = Math.min(winner.weight, sources > 1 ? AGREED_CAP : SINGLE_SOURCE_CAP);
  if (rival >= 0.5) confidence = Math.min(confidence - rival * 0.25, SINGLE_SOURCE_CAP - 0.05);
  return {
    value: best.value as FieldValues[F],
    provenance: { source: best.source, confidence: Math.round(Math.max(0.1, confidence) * 100) / 100 },
  };
}
