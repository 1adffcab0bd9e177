/** Whether what the product leans on is set up, and what the journals last said of it. */
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { AdminScope } from "#contract/account";
import type { Health } from "#contract/admin/reports";
import { formatAgo } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { Status, type Tone } from "#web/ui/status.tsx";
import styles from "./home.module.css";

type State = "notSetUp" | "well" | "quiet" | "ill";
const tones: Record<State, Tone> = { notSetUp: "wait", well: "good", quiet: "plain", ill: "bad" };

export function stateOf({ kind, name, lastGood, lastBad }: Health): State {
  if (name === null) return "notSetUp";
  // messages have no journal of what became of them
  if (kind === "sms") return "quiet";
  if (lastBad !== null && (lastGood === null || lastBad > lastGood)) return "ill";
  return lastGood === null ? "quiet" : "well";
}

/** The page that has the journal, or sells, as far as the scope may see it. */
const pageOf = (kind: Health["kind"], scope: AdminScope | null): string => {
  if (scope === "operations") return "/admin/packages";
  return kind === "payment"
    ? "/admin/logs?tab=webhooks"
    : kind === "mail"
      ? "/admin/logs?tab=mails"
      : "/admin/config/integration";
};

export function Providers({ providers, scope }: { providers: readonly Health[]; scope: AdminScope | null }) {
  const { t } = useTranslation("reports");
  const language = useLanguage();
  const ago = (iso: string) => formatAgo(language, iso, Date.now());
  const known = ["alipay", "wechat", "stripe", "bank", "sandbox"] as const;
  const nameOf = (name: string) => {
    const one = known.find((each) => each === name);
    return one ? t(`parts.${one}`) : name;
  };
  return (
    <Panel title={t("home.providers")}>
      <ul className={styles.providers}>
        {providers.map((one) => {
          const state = stateOf(one);
          const said = [
            one.lastGood && t(one.kind === "sms" ? "home.lastAsked" : "home.lastGood", { when: ago(one.lastGood) }),
            one.lastBad && t("home.lastBad", { when: ago(one.lastBad) }),
          ].filter((line) => line !== null);
          return (
            <li key={`${one.kind} ${one.name ?? ""}`}>
              <Link to={pageOf(one.kind, scope)} className={styles.provider}>
                <span>
                  {t(`home.kinds.${one.kind}`)}
                  {one.name === null ? null : <span className={styles.quiet}> {nameOf(one.name)}</span>}
                </span>
                <span className={styles.quiet}>
                  {said.length > 0 ? said.join(language === "zh" ? "，" : ", ") : t("home.never")}
                </span>
                <Status tone={tones[state]}>{t(`home.${state}`)}</Status>
              </Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
