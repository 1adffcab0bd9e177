/** The homes hidden in the last thirty days: lines with the way back. Only the lines in sight are in the document. */
import { useTranslation } from "react-i18next";
import { ChooseBox } from "#web/ui/list/choose-box.tsx";
import { useEndless } from "#web/ui/list/endless.ts";
import styles from "./deleted.module.css";
import { DeletedRow } from "./deleted-row.tsx";
import { type ListProps, ROW_HEIGHT } from "./list-props.ts";

const NEAR_END = 10;

export function DeletedList(props: ListProps) {
  const { items } = props;
  const { t } = useTranslation("properties");
  const { list, lines, height, measure } = useEndless({
    count: items.length,
    height: ROW_HEIGHT,
    overscan: 8,
    near: NEAR_END,
    keyOf: (index) => items[index]?.id ?? index,
    onEnd: props.onEnd,
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
        <ul aria-label={t("deleted.list")} className={styles.list} style={{ height: height }}>
          {lines.map(({ index, key, start }) => {
            const property = items[index];
            return property ? (
              <li
                key={key}
                ref={measure}
                data-index={index}
                className={styles.line}
                style={{ transform: `translateY(${start}px)` }}
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
