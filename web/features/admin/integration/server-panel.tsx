/** Whether the server that answers here is able to work, by what it leans on; looked at again while the screen is open. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { readiness } from "#contract/readiness";
import { Panel } from "#web/ui/page.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "./integration.module.css";

const LOOK_MS = 15_000;
const checkNames = ["database", "connections", "threads", "tasks", "images"] as const;

/** Said with 503 as well as with 200. */
const ask = async () => readiness.parse(await (await fetch("/readyz", { cache: "no-store" })).json());

export function ServerPanel() {
  const { t } = useTranslation("adminIntegration");
  const { data, error, refetch } = useQuery({ queryKey: ["readyz"], queryFn: ask, refetchInterval: LOOK_MS });
  const nameOf = (name: string) => {
    const check = checkNames.find((one) => one === name);
    return check ? t(`checks.${check}`) : name;
  };
  return (
    <Panel title={t("server")}>
      <p className={styles.text}>{t("serverText")}</p>
      {error && !data ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <ul className={styles.checks}>
          {data
            ? data.checks.map(({ name, ok, milliseconds }) => (
                <li key={name}>
                  <span>{nameOf(name)}</span>
                  <Status tone={ok ? "good" : "bad"}>{t(ok ? "answered" : "notAnswered", { ms: milliseconds })}</Status>
                </li>
              ))
            : // as many lines as will come, so that nothing below moves
              checkNames.map((name) => (
                <li key={name}>
                  <span>{nameOf(name)}</span>
                  <Status tone="plain">{t("asked")}</Status>
                </li>
              ))}
        </ul>
      )}
    </Panel>
  );
}
