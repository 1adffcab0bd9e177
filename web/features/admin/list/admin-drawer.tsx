/** One row in detail, beside its list: Escape, the cross and Back close it. */
import { CloseButton, Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFocusBack } from "#web/ui/use-focus-back.ts";
import styles from "./drawer.module.css";

export function AdminDrawer(props: { title: string; lead?: ReactNode; onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  useFocusBack(true);
  return (
    // in parts, because the whole one's head is a second banner to screen readers
    <Drawer.Root opened onClose={props.onClose} position="right" size={620}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={props.title}>
        <Drawer.Body p={0}>
          <div className={styles.bar}>
            <h2 className={styles.title}>{props.title}</h2>
            <CloseButton size={44} iconSize={20} aria-label={t("close")} onClick={props.onClose} />
          </div>
          <div className={styles.content}>
            {props.lead ? <div className={styles.lead}>{props.lead}</div> : null}
            {props.children}
          </div>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Names and values, one a line; what is null is not shown. */
export function Facts({ of }: { of: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {of
        .filter(([, value]) => value !== null && value !== undefined && value !== "")
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
