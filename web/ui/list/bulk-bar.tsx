/** What can be done with the chosen rows: a bar at the foot of the window for as long as there are any. */
import { Button, CloseButton } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./bulk-bar.module.css";

export interface BarAction {
  key: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  onClick: () => void;
}

export function BulkBar(props: {
  label: string;
  /** How many are chosen, in words. */
  count: string;
  /** Chooses everything that was found, where more was found than is chosen. */
  all?: { label: string; onClick: () => void } | null;
  actions: readonly BarAction[];
  clear: { label: string; onClick: () => void };
}) {
  const { all, clear } = props;
  return (
    <section className={styles.bar} data-foot aria-label={props.label}>
      <p className={styles.count} role="status">
        {props.count}
      </p>
      {all ? (
        <button type="button" className={styles.all} onClick={all.onClick}>
          {all.label}
        </button>
      ) : null}
      <div className={styles.acts}>
        {props.actions.map(({ key, label, icon, danger, onClick }) => (
          <Button
            key={key}
            variant="default"
            mih={44}
            leftSection={icon}
            c={danger ? "var(--bad)" : undefined}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
        <CloseButton size={44} iconSize={18} aria-label={clear.label} onClick={clear.onClick} />
      </div>
    </section>
  );
}
