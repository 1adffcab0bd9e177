/** The frame of every signed-in screen: sidebar (16rem, icons 3rem, drawer 18rem below 768 px), top bar, content. */
import { useMediaQuery } from "@mantine/hooks";
import { Outlet, useLocation, useNavigate } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AccountNotices } from "#web/features/account/account-notices.tsx";
import { useRole } from "#web/features/auth/guards.tsx";
import { NavDrawer } from "#web/features/shell/drawer.tsx";
import { useWorkspaceMenu } from "#web/features/shell/items.ts";
import type { Menu } from "#web/features/shell/menu.ts";
import { Nav, SIDEBAR_ID } from "#web/features/shell/nav.tsx";
import { Reachability } from "#web/features/shell/reachability.tsx";
import styles from "#web/features/shell/shell.module.css";
import type { Overlay } from "#web/features/shell/shortcuts.ts";
import { MOBILE_BREAKPOINT, useSidebar } from "#web/features/shell/sidebar-state.ts";
import { TopBar } from "#web/features/shell/top-bar.tsx";
import { TopProgress } from "#web/features/shell/top-progress.tsx";
import { useShortcuts } from "#web/features/shell/use-shortcuts.ts";
import { loadSubjects } from "#web/lib/i18n.ts";
import { storedSupport } from "#web/lib/support.ts";
import { Loading } from "#web/ui/states.tsx";

const Palette = lazy(async () => {
  const [module] = await Promise.all([import("#web/features/palette/palette.tsx"), loadSubjects("palette")]);
  return { default: module.Palette };
});
const SupportBanner = lazy(async () => ({
  default: (await import("#web/features/support/banner.tsx")).SupportBanner,
}));
const ShortcutSheet = lazy(async () => {
  const [module] = await Promise.all([import("#web/features/palette/shortcut-sheet.tsx"), loadSubjects("palette")]);
  return { default: module.ShortcutSheet };
});

/** The frame of the workspace. */
export const WorkspaceShell = () => <Shell menu={useWorkspaceMenu()} />;

/** `children` stands in the content's place instead of the screen itself, around it. */
export function Shell({ menu, children = <Outlet /> }: { menu: Menu; children?: ReactNode }) {
  const { t } = useTranslation("shell");
  const { t: tc } = useTranslation();
  const mobile =
    useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`, undefined, { getInitialValueInEffect: false }) ?? false;
  const sidebar = useSidebar(mobile);
  const main = useFocusOnNavigation();
  const navigate = useNavigate();
  const role = useRole();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  useShortcuts(({ go, open, admin }) => {
    if (admin && role !== "admin") return;
    setOverlay(open ?? null);
    if (go) void navigate({ href: go });
  });
  const close = () => setOverlay(null);
  return (
    <div className={styles.shell} data-collapsed={!sidebar.expanded}>
      <a className="skip-link" href="#content">
        {tc("skipToContent")}
      </a>
      <TopProgress />
      {mobile ? (
        <NavDrawer open={sidebar.drawerOpen} label={t("navigation")} onClose={sidebar.closeDrawer}>
          <Nav menu={menu} expanded onGo={sidebar.closeDrawer} />
        </NavDrawer>
      ) : (
        <aside id={SIDEBAR_ID} className={styles.sidebar} data-testid="sidebar">
          <div className={styles.sticky}>
            <Nav menu={menu} expanded={sidebar.expanded} />
          </div>
        </aside>
      )}
      <div className={styles.column}>
        <TopBar mobile={mobile} sidebar={sidebar} overlay={overlay} setOverlay={setOverlay} />
        <Reachability />
        {storedSupport() ? (
          <Suspense fallback={null}>
            <SupportBanner />
          </Suspense>
        ) : null}
        <AccountNotices />
        <main id="content" ref={main} tabIndex={-1} className={styles.main}>
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </main>
      </div>
      <Suspense fallback={null}>
        {overlay === "palette" ? <Palette onClose={close} onOverlay={setOverlay} /> : null}
        {overlay === "sheet" ? <ShortcutSheet onClose={close} /> : null}
      </Suspense>
    </div>
  );
}

/**
 * After a change of screen the keyboard and the screen reader start at the new content, not in the sidebar; a screen
 * that has put the focus into a field of its own keeps it there.
 */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
