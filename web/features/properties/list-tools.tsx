/** Search and status of the list, beside its order and layout. */
import { useTranslation } from "react-i18next";
import { COUNTED_UP_TO, type PropertyFolder, propertyFolders, propertyStatuses } from "#contract/property";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { SearchBox } from "#web/ui/list/search-box.tsx";
import { ListOrder } from "./list-order.tsx";
import type { ListState } from "./list-state.ts";
import styles from "./tools.module.css";

const filters = ["all", ...propertyFolders] as const;

/** "10,000+" for what was not counted to its end. */
export function useCountText(): (count: number) => string {
  const { t } = useTranslation("properties");
  const language = useLanguage();
  return (count) =>
    count > COUNTED_UP_TO
      ? t("overCount", { shown: formatNumber(language, COUNTED_UP_TO) })
      : formatNumber(language, count);
}

export function ListTools(props: {
  state: ListState;
  counts: Record<PropertyFolder, number> | null;
  wide: boolean;
  onState: (part: Partial<ListState>) => void;
  onQuery: (query: string) => void;
}) {
  const { state, counts, wide } = props;
  const { t } = useTranslation("properties");
  const countText = useCountText();
  const countOf = (value: (typeof filters)[number]) => {
    if (!counts || (value === "deleted" && counts.deleted === 0)) return null;
    const living = propertyStatuses.reduce<number>((sum, name) => sum + counts[name], 0);
    return countText(value === "all" ? living : counts[value]);
  };
  return (
    <div className={styles.tools}>
      <SearchBox
        className={styles.search}
        label={t("search")}
        hint={t("searchHint")}
        clear={t("clearSearch")}
        query={state.query}
        onQuery={props.onQuery}
      />
      <FilterRow
        label={t("filter")}
        value={state.status ?? "all"}
        options={filters.map((value) => ({ value, label: t(`status.${value}`), count: countOf(value) }))}
        onChange={(value) => props.onState({ status: value === "all" ? null : value })}
      />
      {state.status === "deleted" ? null : <ListOrder state={state} wide={wide} onState={props.onState} />}
    </div>
  );
}
