/** What models used and cost, by day and by account, and why calls failed; of everybody or of one account, or as a report asks. */
import { Button } from "@mantine/core";
import { IconChartBar } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { maySee } from "#contract/admin/scopes";
import { dayOf } from "#web/features/admin/clock.ts";
import { readWithin } from "#web/features/admin/list/date-range-filter.ts";
import { orpc } from "#web/lib/api.ts";
import { formatDays } from "#web/lib/intl/tables.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { useScope } from "#web/lib/use-scope.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { Panel } from "#web/ui/page.tsx";
import { EmptyState, ErrorState, Loading } from "#web/ui/states.tsx";
import styles from "./models.module.css";
import { Usage } from "./usage-tables.tsx";

const RANGES = ["7", "30", "90"] as const;
type Range = (typeof RANGES)[number];
const DAY_MS = 86_400_000;
const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
/** The days of the books, which are Shanghai's. */
export function UsageSection() {
  const { t } = useTranslation("adminModels");
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [today] = useState(() => Date.now());
  // days and currency of a report's figure, until a range is chosen here
  const period = readWithin(typeof search.within === "string" ? search.within : undefined);
  const currency = /^[A-Z]{3}$/.exec(String(search.currency ?? ""))?.[0];
  const range = RANGES.find((one) => one === String(search.days)) ?? (period ? null : "30");
  const account = typeof search.account === "string" && ID.test(search.account) ? search.account : null;
  const show = (days: Range | null, of: string | null) =>
    void navigate({
      to: ".",
      search: (() => ({
        tab: "usage",
        ...(days ? { days } : { within: search.within, currency }),
        ...(of ? { account: of } : {}),
      })) as never,
      resetScroll: of !== account,
    });
  const input = {
    ...(range || !period
      ? { from: dayOf(new Date(today - (Number(range) - 1) * DAY_MS)), until: dayOf(new Date(today)) }
      : period),
    ...(!range && currency ? { currency } : {}),
    ...(account ? { userId: account } : {}),
  };
  const { data, error, refetch } = useQuery({
    ...orpc.admin.models.usage.queryOptions({ input }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <FilterRow
          label={t("usage.range")}
          value={range ?? ""}
          options={RANGES.map((value): { value: Range | ""; label: string } => ({
            value,
            label: t("usage.days", { count: Number(value) }),
          }))}
          onChange={(days) => days && show(days, account)}
        />
        <span className={styles.small}>{t("usage.zone")}</span>
      </div>
      {period && !range ? <OnePeriod {...period} currency={currency} onClear={() => show("30", account)} /> : null}
      {account ? (
        <OneAccount id={account} email={data?.byAccount[0]?.email ?? null} onClear={() => show(range, null)} />
      ) : null}
      {error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : data.byDay.length === 0 ? (
        <Panel>
          <EmptyState
            icon={<IconChartBar size={24} stroke={1.6} />}
            title={t("usage.none")}
            text={t(account ? "usage.noneOfAccount" : "usage.noneText")}
          />
        </Panel>
      ) : (
        <Usage usage={data} onAccount={account ? null : (id) => show(range, id)} />
      )}
    </div>
  );
}

function OnePeriod(props: { from: string; until: string; currency: string | undefined; onClear: () => void }) {
  const { t } = useTranslation("adminModels");
  const language = useLanguage();
  const periodText = [formatDays(language, props.from, props.until), props.currency].filter(Boolean).join(" · ");
  return (
    <div className={styles.row}>
      <p className={styles.of}>
        {t("usage.of")} <strong>{periodText}</strong>
      </p>
      <Button variant="default" onClick={props.onClear}>
        {t("usage.recent")}
      </Button>
    </div>
  );
}

function OneAccount({ id, email, onClear }: { id: string; email: string | null; onClear: () => void }) {
  const { t } = useTranslation("adminModels");
  const scope = useScope();
  return (
    <div className={styles.row}>
      <p className={styles.of}>
        {t("usage.of")} <strong>{email ?? id}</strong>
      </p>
      <span className={styles.marks}>
        {email && scope && maySee("users", scope) ? (
          <Button component={Link} to="/admin/users" search={{ open: id } as never} variant="default">
            {t("usage.open")}
          </Button>
        ) : null}
        <Button variant="default" onClick={onClear}>
          {t("usage.everybody")}
        </Button>
      </span>
    </div>
  );
}
