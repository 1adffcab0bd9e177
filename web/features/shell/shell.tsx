/** The frame of every signed-in screen: sidebar (16rem, icons 3rem, drawer 18rem below 768 px), top bar, content. */
import { ActionIcon } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconLayoutSidebar, IconMenu2 } from "@tabler/icons-react";
import { Outlet, useLocation } from "@tanstack/react-router";
import { Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { NavDrawer } from "#web/features/shell/drawer.tsx";
import { Nav, SIDEBAR_ID } from "#web/features/shell/nav.tsx";
import styles from "#web/features/shell/shell.module.css";
import { MOBILE_BREAKPOINT, useSidebar } from "#web/features/shell/sidebar-state.ts";
import { Loading } from "#web/ui/states.tsx";
import { ColourToggle, LanguageToggle } from "#web/ui/toggles.tsx";

export function Shell() {
  const { t } = useTranslation("shell");
  const { t: tc } = useTranslation();
  const mobile = useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`, undefined, {
    getInitialValueInEffect: false,
  });
  const sidebar = useSidebar(mobile ?? false);
  const main = useFocusOnNavigation();
  return (
    <div className={styles.shell} data-collapsed={!sidebar.expanded}>
      <a className="skip-link" href="#content">
        {tc("skipToContent")}
      </a>
      {mobile ? (
        <NavDrawer open={sidebar.drawerOpen} label={t("navigation")} onClose={sidebar.closeDrawer}>
          <Nav expanded onGo={sidebar.closeDrawer} />
        </NavDrawer>
      ) : (
        <aside id={SIDEBAR_ID} className={styles.sidebar} data-testid="sidebar">
          <div className={styles.sticky}>
            <Nav expanded={sidebar.expanded} />
          </div>
        </aside>
      )}
      <div className={styles.column}>
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
          <div className={styles.tools}>
            <LanguageToggle />
            <ColourToggle />
          </div>
        </header>
        <main id="content" ref={main} tabIndex={-1} className={styles.main}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </div>
  );
}

/** After a change of screen the keyboard and the screen reader start at the new content, not in the sidebar. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
