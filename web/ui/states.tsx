/** The four things a screen shows when it has nothing to show: waiting, nothing yet, something failed, not for you. */
import { Button, Loader } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { causeOf, errorText } from "#web/lib/errors.ts";
import styles from "#web/ui/states.module.css";

/** Shown while something is on its way; says so to screen readers. */
export function Loading({ label }: { label?: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.state} role="status">
      <Loader size="sm" type="dots" aria-hidden />
      <p className={styles.text}>{label ?? t("loading")}</p>
    </div>
  );
}

/** Teaches with one sentence and offers one action. */
export function EmptyState(props: { title: string; text?: string; icon?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.state}>
      {props.icon ? <div className={styles.icon}>{props.icon}</div> : null}
      <h2 className={styles.title}>{props.title}</h2>
      {props.text ? <p className={styles.text}>{props.text}</p> : null}
      {props.action}
    </div>
  );
}

/** What happened and what to do next; `retry` offers another attempt, except at what is not there. A refusal for want of rights has words of its own. */
export function ErrorState({ error, retry }: { error: unknown; retry?: () => void }) {
  const { t } = useTranslation();
  const { t: tError } = useTranslation("errors");
  const { code } = causeOf(error);
  if (code === "forbidden") return <NoPermission />;
  return (
    <div className={styles.state} role="alert">
      <h2 className={styles.title}>{t("failed")}</h2>
      <p className={styles.text}>{errorText(tError, error)}</p>
      {retry && code !== "not_found" ? (
        <Button variant="default" onClick={retry}>
          {t("tryAgain")}
        </Button>
      ) : null}
    </div>
  );
}

/** The screen exists, but not for this person. */
function NoPermission() {
  const { t } = useTranslation();
  return <EmptyState title={t("noPermission")} text={t("noPermissionText")} />;
}
