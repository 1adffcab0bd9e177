/** Which rows are chosen for a bulk action. Another page or another filter keeps what was chosen; what was acted on is let go. */
import { useState } from "react";
import { emptySelection, isChosen, toggle, toggleShown } from "#web/lib/selection.ts";

export interface Choice {
  ids: readonly string[];
  has: (id: string) => boolean;
  toggle: (id: string, shown: readonly string[], range: boolean) => void;
  toggleShown: (shown: readonly string[]) => void;
  letGo: (ids: readonly string[]) => void;
  clear: () => void;
}

export function useChoice(): Choice {
  const [selection, setSelection] = useState(emptySelection);
  return {
    ids: [...selection.ids],
    has: (id) => isChosen(selection, id),
    toggle: (id, shown, range) => setSelection((was) => toggle(was, id, shown, range)),
    toggleShown: (shown) => setSelection((was) => toggleShown(was, shown)),
    letGo: (ids) => setSelection((was) => ({ ...was, ids: new Set([...was.ids].filter((id) => !ids.includes(id))) })),
    clear: () => setSelection(emptySelection),
  };
}
