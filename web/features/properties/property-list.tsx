/** The homes of the list with everything that is done to them: rows or cards, choosing, bulk changes, dialogs. */
import { useState } from "react";
import { type Property, type PropertyFolder, propertyStatuses } from "#contract/property";
import { emptySelection, everything, isChosen, toggle, toggleShown } from "#web/lib/selection.ts";
import { DeletedList } from "./deleted-list.tsx";
import { Dialogs, type OpenDialog } from "./dialogs.tsx";
import { folderOf, type PropertyVerb } from "./list-changes.ts";
import type { ListProps } from "./list-props.ts";
import type { ListState } from "./list-state.ts";
import { PropertyBar } from "./property-bar.tsx";
import { PropertyCards } from "./property-cards.tsx";
import { PropertyTable } from "./property-table.tsx";
import { useBulk } from "./use-bulk.ts";
import { useKeptPlace } from "./use-kept-place.ts";
import { usePropertyActions } from "./use-property-actions.ts";

/** Which changes make sense for what is chosen. */
function verbsFor(folders: readonly PropertyFolder[]): PropertyVerb[] {
  if (folders.includes("deleted")) return ["restore"];
  const verbs: PropertyVerb[] = [];
  if (folders.some((folder) => folder !== "archived")) verbs.push("archive");
  if (folders.includes("archived")) verbs.push("restore");
  return [...verbs, "remove"];
}

export function PropertyList(props: {
  items: Property[];
  counts: Record<PropertyFolder, number> | null;
  state: ListState;
  onState: (part: Partial<ListState>) => void;
  wide: boolean;
  busy: boolean;
  hasMore: boolean;
  onEnd: () => void;
}) {
  const { items, counts, state, onState } = props;
  const [selection, setSelection] = useState(emptySelection);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const one = usePropertyActions();
  const bulk = useBulk(() => setSelection(emptySelection));
  const filter = {
    ...(state.query.trim() ? { query: state.query.trim() } : {}),
    ...(state.status ? { status: state.status } : {}),
  };

  const ids = items.map((item) => item.id);
  const chosen = items.filter((item) => isChosen(selection, item.id));
  const hidden = state.status === "deleted";
  const covered: readonly PropertyFolder[] = state.status ? [state.status] : propertyStatuses;
  const total = counts && covered.reduce<number>((sum, folder) => sum + counts[folder], 0);
  const keepPlace = useKeptPlace(ids);
  const leaveBar = () => {
    if (chosen[0]) keepPlace(chosen[0].id, document.activeElement);
  };
  const actions = {
    ...one,
    change: (verb: PropertyVerb, property: Property) => {
      if (verb === "remove" || state.status !== null) keepPlace(property.id);
      one.change(verb, property);
    },
    preview: (property: Property) => onState({ open: property.id }),
    edit: (property: Property) => setDialog({ kind: "edit", property }),
    share: (property: Property) => setDialog({ kind: "share", property }),
  };
  const list: ListProps = {
    items,
    total,
    state,
    onState,
    actions,
    busy: props.busy,
    onEnd: props.onEnd,
    isChosen: (id) => isChosen(selection, id),
    onToggle: (id, range) => setSelection((now) => toggle(now, id, ids, range)),
    onToggleShown: () => setSelection((now) => toggleShown(now, ids)),
  };
  return (
    <>
      {hidden ? (
        <DeletedList {...list} />
      ) : props.wide && state.view === "table" ? (
        <PropertyTable {...list} />
      ) : (
        <PropertyCards {...list} />
      )}
      {chosen.length > 0 ? (
        <PropertyBar
          count={chosen.length}
          all={selection.all}
          total={total}
          canChooseAll={!selection.all && chosen.length === items.length && props.hasMore}
          verbs={verbsFor(selection.all ? covered.filter((folder) => counts?.[folder] !== 0) : chosen.map(folderOf))}
          onAll={() => setSelection(everything)}
          onClear={() => {
            leaveBar();
            setSelection(emptySelection);
          }}
          onAct={(verb) => {
            leaveBar();
            bulk.mutate({ verb, target: selection.all ? { filter } : { ids: chosen.map((item) => item.id) } });
          }}
        />
      ) : null}
      <Dialogs
        openId={hidden ? null : state.open}
        dialog={dialog}
        actions={actions}
        onClosePreview={() => onState({ open: null })}
        onClose={() => setDialog(null)}
      />
    </>
  );
}
