/** The three steps of buying a package, as the specification has them, standing where this account stands. */
import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Panel } from "#web/ui/page.tsx";
import styles from "./packages.module.css";

const names = ["choose", "pay", "start"] as const;

/** `pending` is the order that waits to be paid; `running`: a package was bought and runs. */
export function BuyingSteps({ pending, running }: { pending: string | null; running: boolean }) {
  const { t } = useTranslation("packages");
  const at = pending ? 1 : running ? 2 : 0;
  const go = pending
    ? { to: `/dashboard/checkout?order=${pending}`, name: t("steps.payGo") }
    : running
      ? { to: "/dashboard/publish", name: t("steps.startGo") }
      : null;
  return (
    <Panel title={t("buyTitle")}>
      <ol className={styles.steps}>
        {names.map((name, index) => (
          <li
            key={name}
            data-state={index === at ? "now" : index < at ? "done" : "next"}
            aria-current={index === at ? "step" : undefined}
          >
            <span className={styles.ordinal} aria-hidden>
              {index < at ? <IconCheck size={16} stroke={2} /> : index + 1}
            </span>
            <div>
              <h3 className={styles.stepName}>{t(`steps.${name}`)}</h3>
              <p className={styles.text}>{t(`steps.${name}Text`)}</p>
              {index === at && go ? (
                <Button component={Link} to={go.to} variant="default" mt={12}>
                  {go.name}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
