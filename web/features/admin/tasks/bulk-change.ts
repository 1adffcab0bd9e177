/** Tasks or dead letters that something is done to: one of them, or as many of the chosen as one request takes. */
import { TASKS_AT_ONCE } from "#contract/admin/task-names";

export interface Chosen {
  ids: readonly string[];
  /** Takes what was dealt with out of what is chosen; what one request does not take stays there for the next. */
  letGo?: (ids: readonly string[]) => void;
}

export const atOnce = (ids: readonly string[], letGo: NonNullable<Chosen["letGo"]>): Chosen => ({
  ids: ids.slice(0, TASKS_AT_ONCE),
  letGo,
});
