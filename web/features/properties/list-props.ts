/** What each face of the property list is told: table, cards, and the list of hidden ones. */
import type { Property } from "#contract/property";
import type { ListState } from "./list-state.ts";
import type { RowActions } from "./row-menu.tsx";

export interface ListProps {
  items: Property[];
  /** Everything that matches, where it was counted. */
  total: number | null;
  state: ListState;
  onState: (part: Partial<ListState>) => void;
  isChosen: (id: string) => boolean;
  onToggle: (id: string, range: boolean) => void;
  onToggleShown: () => void;
  actions: RowActions;
  /** Called when the last loaded row comes near. */
  onEnd: () => void;
  busy: boolean;
}

export interface ItemProps {
  property: Property;
  chosen: boolean;
  onToggle: (range: boolean) => void;
  actions: RowActions;
}
/** Of a row of the table, in pixels. */
export const ROW_HEIGHT = 76;
