/** What stands on top of every signed-in screen: menu, search, news, shortcuts, language, light or dark. */
import { ActionIcon } from "@mantine/core";
import { IconKeyboard, IconLayoutSidebar, IconMenu2, IconSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { SidebarState } from "#web/lib/sidebar-state.ts";
import { Bell } from "#web/shell/notifications/bell.tsx";
import styles from "#web/shell/shell.module.css";
import type { Overlay } from "#web/shell/shortcuts/shortcuts.ts";
import { Keys } from "#web/ui/keys.tsx";
import { ColourToggle, LanguageToggle } from "#web/ui/toggles.tsx";

export function TopBar(props: {
  mobile: boolean;
  sidebar: SidebarState;
  overlay: Overlay | null;
  setOverlay: (overlay: Overlay | null) => void;
}) {
  const { t } = useTranslation("shell");
  const { mobile, sidebar, overlay, setOverlay } = props;
  return (
    <header className={styles.bar}>
      <ActionIcon
        variant="subtle"
        color="gray"
        c="var(--ink)"
        size={44}
        aria-label={mobile ? t("openMenu") : t("toggle")}
        aria-expanded={mobile ? sidebar.drawerOpen : sidebar.expanded}
        onClick={sidebar.toggle}
      >
        {mobile ? <IconMenu2 size={20} stroke={1.6} /> : <IconLayoutSidebar size={20} stroke={1.6} />}
      </ActionIcon>
      <button
        type="button"
        className={styles.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOverlay("palette")}
      >
        <IconSearch size={18} stroke={1.6} aria-hidden />
        <span className={styles.searchWords}>{t("search")}</span>
        <span className={styles.searchKeys}>
          <Keys keys="mod+k" />
        </span>
      </button>
      <div className={styles.tools}>
        <Bell open={overlay === "inbox"} setOpen={(open) => setOverlay(open ? "inbox" : null)} />
        {mobile ? null : (
          <ActionIcon
            variant="subtle"
            color="gray"
            c="var(--ink)"
            size={44}
            aria-label={t("shortcuts")}
            aria-haspopup="dialog"
            onClick={() => setOverlay("sheet")}
          >
            <IconKeyboard size={20} stroke={1.6} />
          </ActionIcon>
        )}
        <LanguageToggle />
        <ColourToggle />
      </div>
    </header>
  );
}
