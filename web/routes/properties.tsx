/** Property management: every home of the account, found, sorted, shown and changed. */
import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { ListSkeleton } from "#web/features/properties/list-skeleton.tsx";
import { useListState } from "#web/features/properties/list-state.ts";
import { ListTools } from "#web/features/properties/list-tools.tsx";
import { MoreRow } from "#web/features/properties/more-row.tsx";
import { PropertyList } from "#web/features/properties/property-list.tsx";
import styles from "#web/features/properties/tools.module.css";
import { useProperties } from "#web/features/properties/use-properties.ts";
import { Page } from "#web/ui/page.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";

/** From here on a table has room for its columns, beside the sidebar. */
const WIDE = "(min-width: 1024px)";

export function PropertiesScreen() {
  const { t } = useTranslation("properties");
  const { state, change } = useListState();
  const wide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false }) ?? true;
  const list = useProperties(state);
  const search = useCallback((query: string) => change({ query }), [change]);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const counts = list.data?.pages[0]?.counts ?? null;
  const filtered = state.query.trim() !== "" || state.status !== null;
  const hidden = state.status === "deleted";
  const nothing = list.isSuccess && !list.isPlaceholderData && items.length === 0 && !filtered;
  /** Not even a hidden home: there is nothing to find or to filter. */
  const nothingAtAll = nothing && counts?.deleted === 0;
  // the homes of the list before stand in for the next ones, but living ones not for hidden ones
  const waiting =
    list.isPending || (list.isPlaceholderData && !items.some((item) => (item.deletedAt !== null) === hidden));
  const publish = (
    <div className={styles.actions}>
      <Button component={Link} to="/dashboard/publish">
        {nothing ? t("empty.action") : t("publish")}
      </Button>
      <Button component={Link} to="/dashboard/properties/import" variant="default">
        {t("importMany")}
      </Button>
    </div>
  );
  const more = () => {
    if (list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError) void list.fetchNextPage();
  };
  return (
    <Page title={t("title")} lead={t("lead")} width="wide" action={nothing ? undefined : publish}>
      {nothingAtAll ? null : <ListTools state={state} counts={counts} wide={wide} onState={change} onQuery={search} />}
      {waiting ? (
        <ListSkeleton table={hidden || (wide && state.view === "table")} />
      ) : list.isError && items.length === 0 ? (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      ) : nothing ? (
        <EmptyState title={t("empty.title")} text={t("empty.text")} action={publish} />
      ) : items.length === 0 && hidden ? (
        <NoneDeleted searched={state.query.trim() !== ""} onClear={() => change({ query: "" })} />
      ) : items.length === 0 ? (
        <EmptyState
          title={t("emptyFiltered.title")}
          text={t("emptyFiltered.text")}
          action={
            <Button variant="default" onClick={() => change({ query: "", status: null })}>
              {t("emptyFiltered.action")}
            </Button>
          }
        />
      ) : (
        <>
          <PropertyList
            // another search, filter or order is another list: what was chosen in the last one is let go
            key={[state.query, state.status, state.sort, state.direction].join()}
            items={items}
            counts={counts}
            state={state}
            onState={change}
            wide={wide}
            busy={list.isPlaceholderData}
            hasMore={list.hasNextPage}
            onEnd={more}
          />
          <MoreRow
            loading={list.isFetchingNextPage}
            failed={list.isFetchNextPageError}
            onRetry={() => void list.fetchNextPage()}
          />
        </>
      )}
    </Page>
  );
}

function NoneDeleted({ searched, onClear }: { searched: boolean; onClear: () => void }) {
  const { t } = useTranslation("properties");
  if (!searched) return <EmptyState title={t("deleted.none")} text={t("deleted.noneText")} />;
  return (
    <EmptyState
      title={t("emptyFiltered.title")}
      action={
        <Button variant="default" onClick={onClear}>
          {t("clearSearch")}
        </Button>
      }
    />
  );
}
