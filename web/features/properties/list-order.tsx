/** Order and layout of the list. */
import { ActionIcon, NativeSelect } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconLayoutGrid, IconTable } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { propertySort, propertySorts } from "#contract/property";
import { firstDirection, type ListState, propertyViews } from "./list-state.ts";
import styles from "./tools.module.css";

const icons = { table: IconTable, cards: IconLayoutGrid };

export function ListOrder(props: {
  state: ListState;
  /** Wide enough for a table: its heads sort, and there is a choice of layouts. */
  wide: boolean;
  onState: (part: Partial<ListState>) => void;
}) {
  const { state, wide, onState } = props;
  const { t } = useTranslation("properties");
  const Arrow = state.direction === "asc" ? IconArrowUp : IconArrowDown;
  return (
    <div className={styles.order}>
      {wide && state.view === "table" ? null : (
        <>
          <NativeSelect
            aria-label={t("sort")}
            className={styles.sort}
            size="md"
            classNames={{ input: styles.select }}
            value={state.sort}
            title={state.sort === "price" ? t("priceNote") : undefined}
            data={propertySorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
            onChange={(event) => {
              const sort = propertySort.parse(event.currentTarget.value);
              onState({ sort, direction: firstDirection(sort) });
            }}
          />
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t(state.direction === "asc" ? "ascending" : "descending")}
            onClick={() => onState({ direction: state.direction === "asc" ? "desc" : "asc" })}
          >
            <Arrow size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </>
      )}
      {wide ? (
        <fieldset className={styles.views} aria-label={t("view")}>
          {propertyViews.map((view) => {
            const Icon = icons[view];
            return (
              <button
                key={view}
                type="button"
                aria-pressed={state.view === view}
                aria-label={t(`views.${view}`)}
                title={t(`views.${view}`)}
                onClick={() => onState({ view })}
              >
                <Icon size={18} stroke={1.6} aria-hidden />
              </button>
            );
          })}
        </fieldset>
      ) : null}
    </div>
  );
}
