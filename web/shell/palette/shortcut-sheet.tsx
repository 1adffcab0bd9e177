/** Every keyboard shortcut on one sheet, from the same table the listener obeys. */
import { ActionIcon } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useRole } from "#web/lib/auth/use-role.ts";
import { OverlayDialog } from "#web/shell/palette/overlay.tsx";
import styles from "#web/shell/palette/palette.module.css";
import { type Shortcut, shortcuts } from "#web/shell/shortcuts/shortcuts.ts";
import { Keys } from "#web/ui/keys.tsx";

export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("palette");
  const { t: tShell } = useTranslation("shell");
  const { t: tc } = useTranslation();
  const role = useRole();
  const nameOf = ({ name }: Shortcut): string => {
    switch (name) {
      case "palette":
      case "create":
      case "notifications":
      case "sidebar":
      case "help":
      case "close":
        return t(`sheet.${name}`);
      default:
        return tShell(name);
    }
  };
  return (
    <OverlayDialog label={t("sheet.title")} onClose={onClose} wide>
      {/* no <header>: in a dialog, which is no section, it would be the page's second banner */}
      <div className={styles.sheetHead}>
        <div>
          <h2 className={styles.sheetTitle}>{t("sheet.title")}</h2>
          <p className={styles.sheetLead}>{t("sheet.lead")}</p>
        </div>
        <ActionIcon variant="subtle" color="gray" c="var(--ink)" size={44} aria-label={tc("close")} onClick={onClose}>
          <IconX size={18} stroke={1.6} />
        </ActionIcon>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a low window the keyboard scrolls it */}
      <div className={styles.sheet} tabIndex={0}>
        {(["general", "go"] as const).map((group) => (
          <section key={group}>
            <h3 className={styles.group}>{t(`sheet.groups.${group}`)}</h3>
            <dl className={styles.rows}>
              {shortcuts
                .filter((one) => one.group === group && (!one.admin || role === "admin"))
                .map((one) => (
                  <div key={one.keys} className={styles.row}>
                    <dt>{nameOf(one)}</dt>
                    <dd>
                      <Keys keys={one.keys} then={t("sheet.next")} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </OverlayDialog>
  );
}
