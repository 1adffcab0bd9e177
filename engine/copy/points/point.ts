/** A point's weight and topic. */
import type { Topic } from "../terms/term.ts";

export interface Point {
  readonly topic: Topic;
  /** 0 to 100: how much it may stop a reader, and what survives a short limit. */
  readonly weight: number;
  /** Points that need not be said beside this one. */
  readonly says?: readonly string[];
}

export const point = (topic: Topic, weight: number, ...says: string[]): Point => ({ topic, weight, says });
