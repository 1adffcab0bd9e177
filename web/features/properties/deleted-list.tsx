/** The homes hidden in the last thirty days: lines with the way back. Only the lines in sight are in the document. */
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useTranslation } from "react-i18next";
import { ChooseBox } from "#web/ui/choose-box.tsx";
import styles from "./deleted.module.css";
import { DeletedRow } from "./deleted-row.tsx";
import { type ListProps, ROW_HEIGHT, useListTop } from "./property-table.tsx";

const NEAR_END = 10;

export function DeletedList(props: ListProps) {
  const { items } = props;
  const { t } = useTranslation("properties");
  const { list, top } = useListTop();
  const lines = useWindowVirtualizer({
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
  const chosen = items.filter((item) => props.isChosen(item.id)).length;
  return (
    <div className={styles.frame} aria-busy={props.busy}>
      <div className={styles.head}>
        <ChooseBox
          label={t("selectLoaded")}
          checked={chosen === items.length}
          some={chosen > 0}
          onToggle={props.onToggleShown}
        />
        <p className={styles.note}>{t("deleted.note")}</p>
      </div>
      <div ref={list}>
        <ul aria-label={t("deleted.list")} className={styles.list} style={{ height: lines.getTotalSize() }}>
          {lines.getVirtualItems().map(({ index, key, start }) => {
            const property = items[index];
            return property ? (
              <li
                key={key}
                ref={lines.measureElement}
                data-index={index}
                className={styles.line}
                style={{ transform: `translateY(${start - top}px)` }}
              >
                <DeletedRow
                  property={property}
                  chosen={props.isChosen(property.id)}
                  onToggle={(range) => props.onToggle(property.id, range)}
                  onRestore={() => props.actions.change("restore", property)}
                />
              </li>
            ) : null;
          })}
        </ul>
      </div>
    </div>
  );
}
