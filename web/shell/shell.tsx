/** The frame of every signed-in screen: sidebar (16rem, icons 3rem, drawer 18rem below 768 px), top bar, content. */
import { useMediaQuery } from "@mantine/hooks";
import { Outlet, useLocation, useNavigate } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRole } from "#web/lib/auth/use-role.ts";
import { loadSubjects } from "#web/lib/i18n.ts";
import { MOBILE_BREAKPOINT, useSidebar } from "#web/lib/sidebar-state.ts";
import { storedSupport } from "#web/lib/support.ts";
import { NavDrawer } from "#web/shell/drawer.tsx";
import { useWorkspaceMenu } from "#web/shell/navigation/items.ts";
import type { Menu } from "#web/shell/navigation/menu.ts";
import { Nav, SIDEBAR_ID } from "#web/shell/navigation/nav.tsx";
import { Reachability } from "#web/shell/reachability.tsx";
import styles from "#web/shell/shell.module.css";
import type { Overlay } from "#web/shell/shortcuts/shortcuts.ts";
import { useShortcuts } from "#web/shell/shortcuts/use-shortcuts.ts";
import { TopBar } from "#web/shell/top-bar.tsx";
import { TopProgress } from "#web/shell/top-progress.tsx";
import { Loading } from "#web/ui/states.tsx";

const Palette = lazy(async () => {
  const [module] = await Promise.all([import("#web/shell/palette/palette.tsx"), loadSubjects("palette")]);
  return { default: module.Palette };
});
const SupportBanner = lazy(async () => ({
  default: (await import("#web/shell/support-banner.tsx")).SupportBanner,
}));
const ShortcutSheet = lazy(async () => {
  const [module] = await Promise.all([import("#web/shell/palette/shortcut-sheet.tsx"), loadSubjects("palette")]);
  return { default: module.ShortcutSheet };
});

/** The frame of the workspace. */
export const WorkspaceShell = ({ notices }: { notices: ReactNode }) => (
  <Shell menu={useWorkspaceMenu()} notices={notices} />
);

/**
 * `notices` stand over every screen. `children` stands in the content's place instead of the screen itself, around it.
 */
export function Shell(props: { menu: Menu; notices: ReactNode; children?: ReactNode }) {
  const { menu, notices, children = <Outlet /> } = props;
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
        {notices}
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
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
