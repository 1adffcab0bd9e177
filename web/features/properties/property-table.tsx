/** The list as a table. Only the rows in sight are in the document, however many have been loaded. */
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Property, PropertySort } from "#contract/property";
import { ChooseBox } from "#web/ui/choose-box.tsx";
import { firstDirection, type ListState } from "./list-state.ts";
import { PropertyRow } from "./property-row.tsx";
import type { RowActions } from "./row-menu.tsx";
import styles from "./table.module.css";

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

export const ROW_HEIGHT = 76;
const NEAR_END = 10;

const columns = [
  ["number", null],
  ["cover", null],
  ["home", "title"],
  ["price", "price"],
  ["area", "area"],
  ["status", null],
  ["languages", null],
  ["platforms", null],
  ["views", "views"],
  ["created", "created"],
  ["updated", "updated"],
  ["actions", null],
] as const satisfies readonly (readonly [string, PropertySort | null])[];

/** The distance of the list from the top of the document, which the window's scrolling is measured from. */
export function useListTop() {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const now = list.current ? list.current.getBoundingClientRect().top + window.scrollY : 0;
    if (Math.abs(now - top) > 1) setTop(now);
  });
  return { list, top };
}

export function PropertyTable(props: ListProps) {
  const { items, state } = props;
  const { t } = useTranslation("properties");
  const { list, top } = useListTop();
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (index) => items[index]?.id ?? index,
    onChange: (now) => {
      const last = now.getVirtualItems().at(-1);
      if (last && last.index >= items.length - NEAR_END) props.onEnd();
    },
  });
  const shown = rows.getVirtualItems();
  const before = (shown[0]?.start ?? top) - top;
  const after = rows.getTotalSize() - ((shown.at(-1)?.end ?? top) - top);
  const chosen = items.filter((item) => props.isChosen(item.id)).length;
  return (
    <div ref={list} className={styles.frame} aria-busy={props.busy}>
      <table className={styles.table} aria-label={t("list")} aria-rowcount={(props.total ?? items.length) + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th className={styles.check} scope="col">
              <ChooseBox
                label={t("selectLoaded")}
                checked={items.length > 0 && chosen === items.length}
                some={chosen > 0}
                onToggle={props.onToggleShown}
              />
            </th>
            {columns.map(([name, sort]) => (
              <th
                key={name}
                scope="col"
                className={styles[name]}
                aria-sort={
                  sort === null
                    ? undefined
                    : sort !== state.sort
                      ? "none"
                      : state.direction === "asc"
                        ? "ascending"
                        : "descending"
                }
              >
                {sort === null ? (
                  <span className={name === "cover" || name === "actions" ? "visually-hidden" : undefined}>
                    {t(`columns.${name}`)}
                  </span>
                ) : (
                  <SortButton sort={sort} label={t(`columns.${name}`)} state={state} onState={props.onState} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Spacer height={before} />
          {shown.map(({ index, key }) => {
            const property = items[index];
            return property ? (
              <PropertyRow
                key={key}
                index={index}
                property={property}
                chosen={props.isChosen(property.id)}
                onToggle={(range) => props.onToggle(property.id, range)}
                actions={props.actions}
              />
            ) : null;
          })}
          <Spacer height={after} />
        </tbody>
      </table>
    </div>
  );
}

/** The room of the rows out of sight. */
const Spacer = ({ height }: { height: number }) =>
  height > 0 ? (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without a control takes no focus
    <tr aria-hidden="true">
      <td colSpan={columns.length + 1} style={{ height, padding: 0 }} />
    </tr>
  ) : null;

function SortButton(props: {
  sort: PropertySort;
  label: string;
  state: ListState;
  onState: (part: Partial<ListState>) => void;
}) {
  const { sort, state } = props;
  const { t } = useTranslation("properties");
  const on = state.sort === sort;
  const flipped = state.direction === "asc" ? "desc" : "asc";
  const Arrow = on && state.direction === "asc" ? IconArrowUp : IconArrowDown;
  return (
    <button
      type="button"
      className={styles.sort}
      data-on={on || undefined}
      title={sort === "price" ? t("priceNote") : undefined}
      onClick={() => props.onState({ sort, direction: on ? flipped : firstDirection(sort) })}
    >
      {props.label}
      <Arrow size={14} stroke={2} aria-hidden className={styles.arrow} />
    </button>
  );
}
