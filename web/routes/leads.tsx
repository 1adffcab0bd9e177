/** The leads' screen: found, narrowed, opened, added, taken along as a file; or why the plan has none. All of it in the address. */
import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconDownload } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { refusalOf } from "#engine/billing/entitled";
import { LeadRows } from "#web/features/leads/lead-rows.tsx";
import { LeadTools } from "#web/features/leads/lead-tools.tsx";
import styles from "#web/features/leads/leads.module.css";
import { useLeadSearch } from "#web/features/leads/use-lead-search.ts";
import { filtersOf, useLeads } from "#web/features/leads/use-leads.ts";
import { api } from "#web/lib/api.ts";
import { refusalOfError } from "#web/lib/billing/plan-refusal.ts";
import { entitledQuery } from "#web/lib/billing/use-entitled.ts";
import { errorText } from "#web/lib/errors.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { useNow } from "#web/lib/use-now.ts";
import { Page } from "#web/ui/page.tsx";
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import { toastFailure } from "#web/ui/toast.ts";
import { UpgradeNotice } from "#web/ui/upgrade-notice.tsx";

const LeadDrawer = lazy(async () => ({ default: (await import("#web/features/leads/lead-drawer.tsx")).LeadDrawer }));
const AddLead = lazy(async () => ({ default: (await import("#web/features/leads/add-lead.tsx")).AddLead }));
const NARROW = "(max-width: 767px)";
const A_MINUTE = 60_000;
const crm = { features: ["crm"] } as const;
const icon = { size: 18, stroke: 1.6, "aria-hidden": true } as const;
const waitingRows = ["a", "b", "c", "d", "e", "f"];

export function LeadsScreen() {
  const { t } = useTranslation("leads");
  const { search, change } = useLeadSearch();
  const { data: entitled, isPending } = useQuery(entitledQuery());
  const locked = entitled === undefined ? null : refusalOf(entitled, crm);
  // where it cannot be asked, the server decides
  const query = useLeads(search, !isPending && locked === null);
  const refused = locked ?? refusalOfError(query.error);
  const narrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false;
  const now = useNow(A_MINUTE);
  const [adding, setAdding] = useState(false);
  const file = useFile();
  if (refused)
    return (
      <Page title={t("title")} lead={t("lead")}>
        <UpgradeNotice entitled={entitled} wish={crm} refused={refused} />
        <EmptyState title={t("locked.title")} text={t("locked.text")} />
      </Page>
    );
  const pages = query.data?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  const { open: _open, ...filters } = search;
  const filtered = Object.keys(filters).length > 0;
  const nothingAtAll = query.isSuccess && items.length === 0 && !filtered;
  const clear = { q: undefined, stage: undefined, source: undefined, language: undefined, tag: undefined };
  const add = <Button onClick={() => setAdding(true)}>{t("add")}</Button>;
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      width="wide"
      action={
        nothingAtAll ? undefined : (
          <div className={styles.acts}>
            {add}
            <Button
              variant="default"
              leftSection={<IconDownload {...icon} />}
              loading={file.isPending}
              onClick={() => file.mutate(search)}
            >
              {t("download")}
            </Button>
          </div>
        )
      }
    >
      {nothingAtAll ? null : <LeadTools search={search} choices={pages[0]} onChange={change} />}
      {query.isPending ? (
        <Waiting>
          <div className={styles.waiting}>
            {waitingRows.map((row) => (
              <Place key={row} height={40} />
            ))}
          </div>
        </Waiting>
      ) : query.isError && items.length === 0 ? (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      ) : nothingAtAll ? (
        <EmptyState title={t("empty.title")} text={t("empty.text")} action={add} />
      ) : items.length === 0 ? (
        <EmptyState
          title={t("emptyFiltered.title")}
          action={
            <Button variant="default" onClick={() => change(clear)}>
              {t("emptyFiltered.action")}
            </Button>
          }
        />
      ) : (
        <>
          <LeadRows
            rows={items}
            narrow={narrow}
            busy={query.isPlaceholderData}
            now={now}
            onOpen={({ id }) => change({ open: id }, true)}
          />
          {query.hasNextPage ? (
            <Button
              variant="default"
              className={styles.more}
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t("more")}
            </Button>
          ) : null}
        </>
      )}
      <Suspense fallback={null}>
        {search.open ? <LeadDrawer id={search.open} onClose={() => change({ open: undefined })} /> : null}
        {adding ? (
          <AddLead
            onClose={() => setAdding(false)}
            onAdded={({ id }) => {
              setAdding(false);
              change({ open: id }, true);
            }}
          />
        ) : null}
      </Suspense>
    </Page>
  );
}

/** What the filters show, as CSV. */
function useFile() {
  const { t } = useTranslation("leads");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  return useMutation({
    mutationFn: (search: Parameters<typeof filtersOf>[0]) =>
      api.leads.file({
        ...filtersOf(search),
        language,
        timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
      }),
    onSuccess: (made) => saveFile(made, made.name),
    onError: (error) => toastFailure(t("download"), errorText(tError, error)),
  });
}
