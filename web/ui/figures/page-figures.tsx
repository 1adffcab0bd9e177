/** Views of public pages, the leads they brought and what was posted, of one home or of all: by source, language, piece and day. */
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PageFigures as Figures } from "#contract/leads/figures";
import { type ViewPeriod, viewPeriods } from "#contract/property-page";
import { orpc } from "#web/lib/api.ts";
import { formatNumber, ownLanguageName } from "#web/lib/intl.ts";
import type { Language } from "#web/lib/language.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import styles from "./figures.module.css";
import { FiguresList as List } from "./figures-list.tsx";
import { ReportedFigures } from "./reported-figures.tsx";
import { useSourceName } from "./source-name.ts";

/** The reader's own days; a browser that names none counts in UTC. */
const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
/** "2026-03-02" -> "3月2日周一", "Mon 2 Mar": the day is the reader's already. */
const dayName = (language: Language, date: string): string =>
  new Intl.DateTimeFormat(language === "zh" ? "zh-CN" : "en-GB", {
    weekday: "short",
    day: "numeric",
    month: language === "zh" ? "long" : "short",
    timeZone: "UTC",
  }).format(new Date(date));

/** `propertyId`: of one home; without it of all of the account. */
export function PageFigures({ propertyId }: { propertyId?: string }) {
  const { t } = useTranslation("leads");
  const [days, setDays] = useState<ViewPeriod>(30);
  const figures = useQuery(
    orpc.pages.figures.queryOptions({
      input: { days, timeZone: timeZone(), ...(propertyId ? { propertyId } : {}) },
      // another period of the same: the old lines stay until the new ones are there
      placeholderData: (old) => old,
    }),
  );
  return (
    <section className={styles.frame} aria-busy={figures.isFetching}>
      <header className={styles.head}>
        <h3 className={styles.title}>{t("figures.title")}</h3>
        <FilterRow
          label={t("figures.period")}
          value={String(days)}
          options={viewPeriods.map((count) => ({ value: String(count), label: t("figures.days", { count }) }))}
          onChange={(value) => setDays(viewPeriods.find((period) => String(period) === value) ?? 30)}
        />
      </header>
      {figures.isError ? (
        <ErrorState error={figures.error} retry={() => void figures.refetch()} />
      ) : figures.data ? (
        <Lists figures={figures.data} />
      ) : (
        <p className={styles.waiting} role="status">
          <span className="visually-hidden">{t("loading", { ns: "common" })}</span>
        </p>
      )}
    </section>
  );
}

function Lists({ figures }: { figures: Figures }) {
  const { t } = useTranslation("leads");
  const language = useLanguage();
  const { total, days } = figures;
  const number = (value: number) => formatNumber(language, value);
  const sourceName = useSourceName();
  if (total.views + total.leads + total.posts === 0) return <p className={styles.none}>{t("figures.empty")}</p>;
  const languageName = (code: string | null) => (code === null ? t("figures.noLanguage") : ownLanguageName(code));
  const pieceName = (piece: Figures["pieces"][number]["piece"]) =>
    piece === null ? (
      t("figures.noPiece")
    ) : (
      <Link to="/dashboard/campaigns/$campaignId" params={{ campaignId: piece.campaignId }}>
        {sourceName(piece.platform)} · {ownLanguageName(piece.language)}
      </Link>
    );
  return (
    <>
      <p className={styles.total}>
        {t("figures.total", {
          days: days.length,
          views: number(total.views),
          leads: number(total.leads),
          posts: number(total.posts),
        })}
      </p>
      <div className={styles.lists}>
        <List
          title={t("figures.bySource")}
          lines={figures.sources.map(({ source, ...line }) => ({ ...line, key: source, name: sourceName(source) }))}
        />
        <List
          title={t("figures.byLanguage")}
          lines={figures.languages.map(({ language: read, ...line }) => ({
            ...line,
            key: read ?? "",
            name: languageName(read),
          }))}
        />
        {figures.pieces.some(({ piece }) => piece !== null) ? (
          <List
            title={t("figures.byPiece")}
            lines={figures.pieces.map(({ piece, ...line }) => ({
              ...line,
              key: piece?.id ?? "",
              name: pieceName(piece),
            }))}
          />
        ) : null}
        <List
          title={t("figures.byDay")}
          lines={days
            .filter((day) => day.views + day.leads + day.posts > 0)
            .toReversed()
            .map(({ date, ...line }) => ({ ...line, key: date, name: dayName(language, date) }))}
        />
      </div>
      <ReportedFigures platforms={figures.platforms} />
    </>
  );
}
