/** Property management: search, filter, covers; archive, restore, delete with a way back. */
import { Button, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { propertyStatuses } from "#contract/property";
import styles from "#web/features/properties/properties.module.css";
import { PropertyCard } from "#web/features/properties/property-card.tsx";
import { showUndo } from "#web/features/properties/undo-toast.tsx";
import { useProperties, usePropertyActions } from "#web/features/properties/use-properties.ts";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { Page } from "#web/ui/page.tsx";
import { EmptyState, ErrorState, Loading } from "#web/ui/states.tsx";

const filters = ["all", ...propertyStatuses] as const;
const SEARCH_AFTER_MS = 250;

export function PropertiesScreen() {
  const { t } = useTranslation("properties");
  const language = useLanguage();
  const [search, setSearch] = useState("");
  const [status, setStatus] = useState<(typeof filters)[number]>("all");
  const [query] = useDebouncedValue(search, SEARCH_AFTER_MS);
  const list = useProperties({ query, status: status === "all" ? null : status });
  const words = { archive: "archived", restore: "restored", remove: "removed" } as const;
  const actions = usePropertyActions((verb, property, undo) =>
    showUndo(t(words[verb], { title: property.title }), t("undo"), undo),
  );
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const counts = list.data?.pages[0]?.counts;
  const countOf = (value: (typeof filters)[number]) => {
    if (!counts) return null;
    const all = propertyStatuses.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
    return formatNumber(language, value === "all" ? all : (counts[value] ?? 0));
  };
  const filtered = query.trim() !== "" || status !== "all";
  const publish = (
    <Button component={Link} to="/dashboard/publish">
      {items.length === 0 && !filtered ? t("empty.action") : t("publish")}
    </Button>
  );
  const clear = () => {
    setSearch("");
    setStatus("all");
  };
  const nothingAtAll = !list.isPending && !list.isError && items.length === 0 && !filtered;
  return (
    <Page title={t("title")} lead={t("lead")} action={nothingAtAll ? undefined : publish}>
      {nothingAtAll ? null : (
        <div className={styles.tools}>
          <TextInput
            type="search"
            className={styles.search}
            label={t("search")}
            placeholder={t("searchHint")}
            maxLength={100}
            leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <FilterRow
            label={t("filter")}
            value={status}
            options={filters.map((value) => ({ value, label: t(`status.${value}`), count: countOf(value) }))}
            onChange={setStatus}
          />
        </div>
      )}
      {list.isPending ? (
        <Loading />
      ) : list.isError && items.length === 0 ? (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      ) : items.length === 0 ? (
        filtered ? (
          <EmptyState
            title={t("emptyFiltered.title")}
            text={t("emptyFiltered.text")}
            action={
              <Button variant="default" onClick={clear}>
                {t("emptyFiltered.action")}
              </Button>
            }
          />
        ) : (
          <EmptyState title={t("empty.title")} text={t("empty.text")} action={publish} />
        )
      ) : (
        <>
          <ul className={styles.grid} aria-busy={list.isPlaceholderData}>
            {items.map((property) => (
              <PropertyCard
                key={property.id}
                property={property}
                busy={actions.isPending && actions.variables.property.id === property.id}
                onAct={(verb) => actions.mutate({ verb, property })}
              />
            ))}
          </ul>
          {list.hasNextPage ? (
            <Button
              variant="default"
              className={styles.more}
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {t("more")}
            </Button>
          ) : null}
        </>
      )}
    </Page>
  );
}
