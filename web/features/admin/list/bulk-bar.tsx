/** What can be done with the chosen rows: a bar at the foot of the window for as long as there are any. */
import { Button, CloseButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import styles from "#web/ui/bulk-bar.module.css";
import type { BulkAction } from "./types.ts";
import type { Choice } from "./use-choice.ts";

export function BulkBar({ choice, actions }: { choice: Choice; actions: readonly BulkAction[] }) {
  const { t } = useTranslation("admin");
  if (choice.ids.length === 0) return null;
  return (
    <section className={styles.bar} data-foot aria-label={t("list.bulk")}>
      <p className={styles.count} role="status">
        {t("list.chosen", { count: choice.ids.length })}
      </p>
      <div className={styles.acts}>
        {actions.map((action) => (
          <Button
            key={action.key}
            variant="default"
            mih={44}
            leftSection={action.icon}
            c={action.danger ? "var(--bad)" : undefined}
            onClick={() => action.run(choice.ids, choice.letGo)}
          >
            {action.label}
          </Button>
        ))}
        <CloseButton size={44} iconSize={18} aria-label={t("list.letGo")} onClick={choice.clear} />
      </div>
    </section>
  );
}
