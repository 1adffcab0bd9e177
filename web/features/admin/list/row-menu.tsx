/** What can be done to one row, behind three dots. */
import { ActionIcon, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import styles from "./row-menu.module.css";
import type { RowAction } from "./types.ts";

/** Inside the page's landmark, where a screen reader looks for it. */
const inContent = { target: "#content" };

/** `name`: what the row is called. */
export function RowMenu<Row>({ row, name, actions }: { row: Row; name: string; actions: readonly RowAction<Row>[] }) {
  const { t } = useTranslation("admin");
  const available = actions.filter((action) => action.shown?.(row) ?? true);
  if (available.length === 0) return null;
  return (
    // axe: a menu may hold nothing but its items
    <Menu position="bottom-end" width={220} portalProps={inContent} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          c="var(--ink)"
          size={44}
          className={styles.menu}
          aria-label={t("list.menu", { name })}
        >
          <IconDots size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {available.map((action) => (
          <Menu.Item
            key={action.key}
            leftSection={action.icon}
            c={action.danger ? "var(--bad)" : undefined}
            onClick={() => action.run(row)}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
