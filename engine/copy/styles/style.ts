/** What a style is here: an order of telling, a rhythm, a choice of how much. The words themselves are each language's. */
import type { CopyStyle } from "#contract/copy";
import type { Topic } from "../terms/term.ts";

export type Style = {
  readonly id: CopyStyle;
  /** Topics in the order this voice tells them. */
  readonly order: readonly Topic[];
  /** Facts in the order a run of short phrases names them; a topic stands for its remaining terms. */
  readonly run: readonly string[];
  /** How much of the plan a short piece tells, 0 to 1. */
  readonly measure: number;
  /** Ask the reader something, or leave the question out. */
  readonly asks: boolean;
};
