/** Whether what the product leans on is set up, and what the journals last said of it. */
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { AdminScope } from "#contract/account";
import type { Health } from "#contract/admin/reports";
import { formatAgo, formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { Status, type Tone } from "#web/ui/status.tsx";
import styles from "./home.module.css";

type State = "notSetUp" | "allOff" | "disabled" | "noKey" | "well" | "quiet" | "ill";
const tones: Record<State, Tone> = {
  notSetUp: "wait",
  allOff: "wait",
  disabled: "plain",
  noKey: "bad",
  well: "good",
  quiet: "plain",
  ill: "bad",
};
const idleStates = { off: "allOff", disabled: "disabled", no_key: "noKey" } as const;

export function stateOf({ kind, name, idle, lastGood, lastBad }: Health): State {
  if (name === null) return "notSetUp";
  if (idle) return idleStates[idle];
  // messages have no journal of what became of them
  if (kind === "sms") return "quiet";
  if (lastBad !== null && (lastGood === null || lastBad > lastGood)) return "ill";
  return lastGood === null ? "quiet" : "well";
}

/** The page that has the journal, or sells, as far as the scope may see it. */
const pageOf = (kind: Health["kind"], scope: AdminScope | null): string =>
  scope === "operations" ? "/admin/packages" : pages[kind];
const pages: Record<Health["kind"], string> = {
  payment: "/admin/logs?tab=webhooks",
  model: "/admin/config/api",
  storage: "/admin/config/integration",
  mail: "/admin/logs?tab=mails",
  sms: "/admin/config/integration",
};
/** Of payment providers and of ways; a model provider is called as its administrator calls it. */
const known = ["alipay", "wechat", "stripe", "bank", "sandbox"] as const;
const ways = ["folder", "supabase", "smtp", "outbox", "aliyun", "twilio"] as const;

export function Providers({ providers, scope }: { providers: readonly Health[]; scope: AdminScope | null }) {
  const { t } = useTranslation("reports");
  const language = useLanguage();
  const ago = (iso: string) => formatAgo(language, iso, Date.now());
  const nameOf = ({ kind }: Health, name: string) => {
    const one = kind === "payment" && known.find((each) => each === name);
    if (one) return t(`parts.${one}`);
    const way = kind !== "model" && ways.find((each) => each === name);
    return way ? t(`home.ways.${way}`) : name;
  };
  const number = (value: number) => formatNumber(language, value);
  const calls = ({ calls: all, failures }: NonNullable<Health["today"]>) =>
    failures > 0
      ? t("home.callsFailed", { count: all, text: number(all), failures: number(failures) })
      : t("home.calls", { count: all, text: number(all) });
  return (
    <Panel title={t("home.providers")}>
      <ul className={styles.providers}>
        {providers.map((one) => {
          const state = stateOf(one);
          const said = [
            one.lastGood && t(one.kind === "sms" ? "home.lastAsked" : "home.lastGood", { when: ago(one.lastGood) }),
            one.lastBad && t("home.lastBad", { when: ago(one.lastBad) }),
            one.today && one.today.calls > 0 ? calls(one.today) : null,
          ].filter((line) => line !== null);
          return (
            <li key={`${one.kind} ${one.name ?? ""}`}>
              <Link to={pageOf(one.kind, scope)} className={styles.provider}>
                <span>
                  {t(`home.kinds.${one.kind}`)}
                  {one.name === null ? null : <span className={styles.quiet}> {nameOf(one, one.name)}</span>}
                </span>
                <span className={styles.said}>
                  {said.length > 0
                    ? said.join(language === "zh" ? "，" : ", ")
                    : t(one.kind === "model" && one.name === null ? "home.composerAlone" : "home.never")}
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
