/** How often a property's page was opened, day by day: the last week, month or quarter. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ViewPeriod, viewPeriods } from "#contract/property-page";
import { Bars } from "#web/features/properties/page/bars.tsx";
import { orpc } from "#web/lib/api.ts";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import styles from "./views.module.css";

/** The reader's own days; a browser that names none counts in UTC. */
const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** Keeps its height from the first moment on, whatever is known. */
export function ViewsChart({ propertyId }: { propertyId: string }) {
  const { t } = useTranslation("propertyPage");
  const language = useLanguage();
  const [days, setDays] = useState<ViewPeriod>(30);
  const views = useQuery(
    orpc.pages.views.queryOptions({
      input: { propertyId, days, timeZone: timeZone() },
      // another period of the same home: the old bars stay until the new ones are there
      placeholderData: (old) => old,
    }),
  );
  return (
    <section className={styles.frame} aria-busy={views.isFetching}>
      <header className={styles.head}>
        <h3 className={styles.title}>{t("views.title")}</h3>
        <FilterRow
          label={t("views.period")}
          value={String(days)}
          options={viewPeriods.map((count) => ({ value: String(count), label: t("views.days", { count }) }))}
          onChange={(value) => setDays(viewPeriods.find((period) => String(period) === value) ?? 30)}
        />
      </header>
      <div className={styles.stage}>
        {views.isError ? (
          <ErrorState error={views.error} retry={() => void views.refetch()} />
        ) : views.data ? (
          <Bars key={views.data.days.length} days={views.data.days} total={views.data.total} />
        ) : (
          <div className={styles.waiting} role="status">
            <span className="visually-hidden">{t("loading", { ns: "common" })}</span>
          </div>
        )}
      </div>
      <p className={styles.how}>
        {t("views.total", { shown: formatNumber(language, views.data?.total ?? 0) })}
        {language === "zh" ? "。" : ". "}
        {t("views.how")}
      </p>
    </section>
  );
}
