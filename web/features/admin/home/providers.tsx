/** Whether what the product leans on is set up, and what the journals last said of it. */
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AdminScope } from "#contract/account";
import type { Health } from "#contract/admin/reports";
import { type AdminSection, maySee } from "#contract/admin/scopes";
import { formatAgo } from "#web/features/admin/clock.ts";
import { healthStateOf, healthTones } from "#web/features/admin/health-state.ts";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "./home.module.css";

/** The page that has the journal, or the settings. */
const pages: Record<Health["kind"], { section: AdminSection; search?: string }> = {
  payment: { section: "logs", search: "?tab=webhooks" },
  model: { section: "config/api" },
  storage: { section: "config/integration" },
  mail: { section: "logs", search: "?tab=mails" },
  sms: { section: "config/integration" },
};

/** Services whose newest sign is a failure. */
export const failingOf = (providers: readonly Health[]): Health[] =>
  providers.filter((one) => healthStateOf(one) === "ill");

/** The page that says more of a service; null: not for that scope. */
export const pageOf = ({ kind }: Health, scope: AdminScope | null): string | null =>
  maySee(pages[kind].section, scope) ? `/admin/${pages[kind].section}${pages[kind].search ?? ""}` : null;

/** A line leads to its page for whoever may open it; for others it only says how things are. */
function Line({ path, children }: { path: string | null; children: ReactNode }) {
  return path === null ? (
    <div className={styles.provider}>{children}</div>
  ) : (
    <Link to={path} className={styles.provider}>
      {children}
    </Link>
  );
}

/** Of payment providers and of ways; a model provider is called as its administrator calls it. */
const paymentNames = ["alipay", "wechat", "stripe", "bank", "sandbox"] as const;
const ways = ["folder", "supabase", "smtp", "outbox", "aliyun", "twilio"] as const;

/** What does the work of a service, as people call it. */
export function useServiceName() {
  const { t } = useTranslation("reports");
  return ({ kind }: Health, name: string): string => {
    const one = kind === "payment" && paymentNames.find((each) => each === name);
    if (one) return t(`parts.${one}`);
    const way = kind !== "model" && ways.find((each) => each === name);
    return way ? t(`home.ways.${way}`) : name;
  };
}

export function Providers({ providers, scope }: { providers: readonly Health[]; scope: AdminScope | null }) {
  const { t } = useTranslation("reports");
  const language = useLanguage();
  const ago = (iso: string) => formatAgo(language, iso, Date.now());
  const nameOf = useServiceName();
  const number = (value: number) => formatNumber(language, value);
  const calls = ({ calls: all, failures }: NonNullable<Health["today"]>) =>
    failures > 0
      ? t("home.callsFailed", { count: all, text: number(all), failures: number(failures) })
      : t("home.calls", { count: all, text: number(all) });
  return (
    <Panel title={t("home.providers")}>
      <ul className={styles.providers}>
        {providers.map((one) => {
          const state = healthStateOf(one);
          const parts = [
            one.lastGood && t("home.lastGood", { when: ago(one.lastGood) }),
            one.lastBad && t("home.lastBad", { when: ago(one.lastBad) }),
            one.today && one.today.calls > 0 ? calls(one.today) : null,
          ].filter((line) => line !== null);
          return (
            <li key={`${one.kind} ${one.name ?? ""}`}>
              <Line path={pageOf(one, scope)}>
                <span>
                  {t(`home.kinds.${one.kind}`)}
                  {one.name === null ? null : <span className={styles.quiet}> {nameOf(one, one.name)}</span>}
                </span>
                <span className={styles.said}>
                  {parts.length > 0
                    ? parts.join(language === "zh" ? "，" : ", ")
                    : t(one.kind === "model" && one.name === null ? "home.composerAlone" : "home.never")}
                </span>
                <Status tone={healthTones[state]}>{t(`home.${state}`)}</Status>
              </Line>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
