/** Above the list: search, stages with their counts, and what else it can be narrowed by. */
import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { type LeadStage, leadStages } from "#contract/leads/lead-names";
import { formatNumber, ownLanguageName } from "#web/lib/intl.ts";
import { oneOf } from "#web/lib/one-of.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { useSourceName } from "#web/ui/figures/source-name.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { SearchBox } from "#web/ui/list/search-box.tsx";
import type { LeadSearch } from "./lead-search.ts";
import styles from "./leads.module.css";
import type { LeadSearchChange } from "./use-lead-search.ts";

const stages = ["all", ...leadStages] as const;

export interface Choices {
  counts: Record<LeadStage, number>;
  sources: readonly string[];
  languages: readonly string[];
  tags: readonly string[];
}

export function LeadTools(props: {
  search: LeadSearch;
  choices: Choices | undefined;
  onChange: (next: LeadSearchChange) => void;
}) {
  const { search, choices, onChange } = props;
  const { t } = useTranslation("leads");
  const language = useLanguage();
  const sourceName = useSourceName();
  const countOf = (value: (typeof stages)[number]) => {
    if (!choices) return null;
    const all = leadStages.reduce((sum, stage) => sum + choices.counts[stage], 0);
    return formatNumber(language, value === "all" ? all : choices.counts[value]);
  };
  const narrowed = [
    {
      value: search.source,
      any: t("anySource"),
      label: t("source"),
      values: choices?.sources ?? [],
      say: sourceName,
      set: (source: string | undefined) => onChange({ source }),
    },
    {
      value: search.language,
      any: t("anyLanguage"),
      label: t("language"),
      values: choices?.languages ?? [],
      say: ownLanguageName,
      set: (code: string | undefined) => onChange({ language: code }),
    },
    {
      value: search.tag,
      any: t("anyTag"),
      label: t("tag"),
      values: choices?.tags ?? [],
      say: String,
      set: (tag: string | undefined) => onChange({ tag }),
    },
  ];
  return (
    <div className={styles.tools}>
      <div className={styles.toolRow}>
        <SearchBox
          className={styles.search}
          label={t("search")}
          hint={t("searchHint")}
          clear={t("clearSearch")}
          query={search.q ?? ""}
          onQuery={(q) => onChange({ q })}
        />
        {narrowed.map(({ value, any, label, values, say, set }) =>
          // what the address asks for is offered, whether anything has it or not
          values.length > 1 || value ? (
            <NativeSelect
              key={label}
              size="md"
              aria-label={label}
              value={value ?? ""}
              data={[
                { value: "", label: any },
                ...[...new Set([...values, ...(value ? [value] : [])])].map((one) => ({ value: one, label: say(one) })),
              ]}
              onChange={({ currentTarget }) => set(currentTarget.value || undefined)}
            />
          ) : null,
        )}
      </div>
      <FilterRow
        label={t("filter")}
        value={search.stage ?? "all"}
        options={stages.map((value) => ({
          value,
          label: value === "all" ? t("all") : t(`stages.${value}`),
          count: countOf(value),
        }))}
        onChange={(value) => onChange({ stage: oneOf(leadStages, value) })}
      />
    </div>
  );
}
