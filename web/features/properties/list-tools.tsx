/** Search, status, order and layout of the list. */
import { ActionIcon, CloseButton, NativeSelect, TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconLayoutGrid, IconSearch, IconTable } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { COUNTED_UP_TO, type PropertyStatus, propertySort, propertySorts, propertyStatuses } from "#contract/property";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { firstDirection, type ListState, propertyViews } from "./list-state.ts";
import styles from "./tools.module.css";

const filters = ["all", ...propertyStatuses] as const;
const SEARCH_AFTER_MS = 250;
const icons = { table: IconTable, cards: IconLayoutGrid };

/** "10,000+" for what was not counted to its end. */
export function useCountText(): (count: number) => string {
  const { t } = useTranslation("properties");
  const language = useLanguage();
  return (count) =>
    count > COUNTED_UP_TO
      ? t("overCount", { shown: formatNumber(language, COUNTED_UP_TO) })
      : formatNumber(language, count);
}

/** What is typed, passed on once the typing rests; another address (Back) puts its words into the box. */
function useTyped(query: string, onQuery: (query: string) => void) {
  const [typed, setTyped] = useState(query);
  const sent = useRef(query);
  useEffect(() => {
    if (query === sent.current) return;
    sent.current = query;
    setTyped(query);
  }, [query]);
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      onQuery(typed);
    }, SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, onQuery]);
  return [typed, setTyped] as const;
}

export function ListTools(props: {
  state: ListState;
  counts: Record<PropertyStatus, number> | null;
  /** Wide enough for a table: its heads sort, and there is a choice of layouts. */
  wide: boolean;
  onState: (part: Partial<ListState>) => void;
  onQuery: (query: string) => void;
}) {
  const { state, counts, wide } = props;
  const { t } = useTranslation("properties");
  const countText = useCountText();
  const [typed, setTyped] = useTyped(state.query, props.onQuery);
  const countOf = (value: (typeof filters)[number]) =>
    counts &&
    countText(value === "all" ? propertyStatuses.reduce<number>((sum, name) => sum + counts[name], 0) : counts[value]);
  const Arrow = state.direction === "asc" ? IconArrowUp : IconArrowDown;
  return (
    <div className={styles.tools}>
      <TextInput
        type="search"
        className={styles.search}
        aria-label={t("search")}
        placeholder={t("searchHint")}
        maxLength={100}
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
        rightSection={typed ? <CloseButton aria-label={t("clearSearch")} onClick={() => setTyped("")} /> : null}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <FilterRow
        label={t("filter")}
        value={state.status ?? "all"}
        options={filters.map((value) => ({ value, label: t(`status.${value}`), count: countOf(value) }))}
        onChange={(value) => props.onState({ status: value === "all" ? null : value })}
      />
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
                props.onState({ sort, direction: firstDirection(sort) });
              }}
            />
            <ActionIcon
              variant="default"
              size={44}
              aria-label={t(state.direction === "asc" ? "ascending" : "descending")}
              onClick={() => props.onState({ direction: state.direction === "asc" ? "desc" : "asc" })}
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
                  onClick={() => props.onState({ view })}
                >
                  <Icon size={18} stroke={1.6} aria-hidden />
                </button>
              );
            })}
          </fieldset>
        ) : null}
      </div>
    </div>
  );
}
