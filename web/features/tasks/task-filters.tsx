/** Above the queue: search, status with its counts, type, and one button for everything that failed. */
import { Button, NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { type TaskStatus, taskKinds, taskStatuses } from "#contract/task-names";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { SearchBox } from "#web/ui/list/search-box.tsx";
import { readTaskSearch, type TaskSearch } from "./search.ts";
import styles from "./tasks.module.css";

const statuses = ["all", ...taskStatuses] as const;

interface Filters {
  search: TaskSearch;
  counts: Partial<Record<TaskStatus, number>> | undefined;
  onChange: (next: { [Name in keyof TaskSearch]: TaskSearch[Name] | undefined }) => void;
  onRetryAll: () => void;
  retrying: boolean;
}

export function TaskFilters({ search, counts, onChange, onRetryAll, retrying }: Filters) {
  const { t } = useTranslation("tasks");
  const language = useLanguage();
  const countOf = (value: (typeof statuses)[number]) => {
    if (!counts) return null;
    const all = taskStatuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
    return formatNumber(language, value === "all" ? all : (counts[value] ?? 0));
  };
  return (
    <div className={styles.tools}>
      <div className={styles.toolRow}>
        <SearchBox
          className={styles.search}
          label={t("search")}
          hint={t("searchHint")}
          query={search.q ?? ""}
          onQuery={(q) => onChange({ q })}
        />
        <NativeSelect
          size="md"
          aria-label={t("kindFilter")}
          value={search.kind ?? ""}
          data={[
            { value: "", label: t("anyKind") },
            ...taskKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
          ]}
          onChange={(event) => onChange({ kind: readTaskSearch({ kind: event.currentTarget.value }).kind })}
        />
      </div>
      <div className={styles.toolRow}>
        <FilterRow
          label={t("filter")}
          value={search.status ?? "all"}
          options={statuses.map((value) => ({ value, label: t(`status.${value}`), count: countOf(value) }))}
          onChange={(value) => onChange({ status: value === "all" ? undefined : value })}
        />
        {search.status === "failed" && (counts?.failed ?? 0) > 1 ? (
          <Button variant="default" loading={retrying} onClick={onRetryAll}>
            {t("retryAll")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
