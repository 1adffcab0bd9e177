/** /admin/config/api: model providers, what they are told and used, and two writers side by side. */
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { fallbackNews } from "#contract/admin/inbox";
import { CallLog } from "#web/features/admin/models/call-log.tsx";
import { ProvidersSection } from "#web/features/admin/models/providers-section.tsx";
import { TrialSection } from "#web/features/admin/models/trial-section.tsx";
import { UsageSection } from "#web/features/admin/models/usage-section.tsx";
import { useModels } from "#web/features/admin/models/use-models.ts";
import { orpc } from "#web/lib/api.ts";
import { formatPercent } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { Page } from "#web/ui/page.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";

// with what compares two texts, which nobody else needs
const PromptsSection = lazy(async () => ({
  default: (await import("#web/features/admin/models/prompts/prompts-section.tsx")).PromptsSection,
}));

const tabs = ["providers", "prompts", "trial", "usage", "log"] as const;
type Tab = (typeof tabs)[number];

export function AdminModelsScreen() {
  const { t } = useTranslation("adminModels");
  const { t: ta } = useTranslation("admin");
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data, error, refetch } = useModels();
  const language = useLanguage();
  const { data: inbox } = useQuery(orpc.admin.inbox.queryOptions());
  const stepped = fallbackNews(inbox?.fallbacks ?? null);
  const tab = tabs.find((one) => one === search.tab) ?? "providers";
  const open = (to: Tab) =>
    void navigate({ to: ".", search: (() => ({ tab: to })) as never, replace: true, resetScroll: false });
  return (
    <Page title={ta("sections.config/api")} lead={t("lead")} width="wide">
      <FilterRow
        label={t("tabsLabel")}
        value={tab}
        options={tabs.map((value) => ({
          value,
          label: t(`tabs.${value}`),
          count: value === "usage" && stepped !== null ? formatPercent(language, stepped * 100) : null,
        }))}
        onChange={open}
      />
      {!data ? (
        error ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : (
          <Loading />
        )
      ) : tab === "providers" ? (
        <ProvidersSection state={data} />
      ) : tab === "log" ? (
        <CallLog />
      ) : tab === "usage" ? (
        <UsageSection />
      ) : tab === "prompts" ? (
        <Suspense fallback={<Loading />}>
          <PromptsSection state={data} />
        </Suspense>
      ) : (
        <TrialSection state={data} />
      )}
    </Page>
  );
}
