/** Which rows are chosen: some by name, or everything the search and filter find. Pure. */
import { MAX_NAMED } from "#contract/property";

export interface Selection {
  ids: ReadonlySet<string>;
  /** Everything that matches, also what has not been loaded. */
  all: boolean;
  /** The row last toggled: where a range begins. */
  anchor: string | null;
}

export const emptySelection: Selection = { ids: new Set(), all: false, anchor: null };

/** Whether a home is among the chosen. */
export const isChosen = (selection: Selection, id: string): boolean => selection.all || selection.ids.has(id);

const limited = (ids: Iterable<string>) => new Set([...ids].slice(0, MAX_NAMED));

/** `shown` are the loaded ids in their order; `range` extends from the anchor (shift). */
export function toggle(selection: Selection, id: string, shown: readonly string[], range: boolean): Selection {
  const on = !isChosen(selection, id);
  const ids = new Set(selection.all ? shown : selection.ids);
  const from = range && selection.anchor !== null ? shown.indexOf(selection.anchor) : -1;
  const to = shown.indexOf(id);
  const touched = from < 0 || to < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  for (const one of touched) {
    if (on) ids.add(one);
    else ids.delete(one);
  }
  return { ids: limited(ids), all: false, anchor: id };
}

/** Every loaded row, or none when they all are. */
export const toggleShown = (selection: Selection, shown: readonly string[]): Selection =>
  shown.every((id) => isChosen(selection, id)) ? emptySelection : { ids: limited(shown), all: false, anchor: null };

export const everything: Selection = { ids: new Set(), all: true, anchor: null };
