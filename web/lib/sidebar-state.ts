/** Expanded or collapsed to icons: kept in a cookie for seven days, toggled with Ctrl/Cmd+B. */
import { useCallback, useEffect, useState } from "react";

const SIDEBAR_COOKIE = "sidebar_state";
export const SIDEBAR_COOKIE_MAX_AGE = 60 * 60 * 24 * 7;
/** Below this width the sidebar is a drawer. */
export const MOBILE_BREAKPOINT = 768;

/** Whether a cookie string says "expanded"; without one the sidebar is expanded. */
export const readExpanded = (cookies: string): boolean => !cookies.split("; ").includes(`${SIDEBAR_COOKIE}=false`);

export interface SidebarState {
  expanded: boolean;
  drawerOpen: boolean;
  toggle(): void;
  closeDrawer(): void;
}

/** `mobile`: the sidebar is a drawer now, so the toggle opens and closes that instead. */
export function useSidebar(mobile: boolean): SidebarState {
  const [expanded, setExpanded] = useState(() => readExpanded(document.cookie));
  const [drawerOpen, setDrawerOpen] = useState(false);

  const toggle = useCallback(() => {
    if (mobile) {
      setDrawerOpen((open) => !open);
      return;
    }
    setExpanded((was) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
      document.cookie = `${SIDEBAR_COOKIE}=${!was}; path=/; max-age=${SIDEBAR_COOKIE_MAX_AGE}; SameSite=Lax`;
      return !was;
    });
  }, [mobile]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, altKey } = event;
      // with Shift or Alt it is somebody else's: the browser's bar of bookmarks, an editor's
      if (event.key.toLowerCase() !== "b" || ctrlKey === metaKey || shiftKey || altKey) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [toggle]);

  return { expanded, drawerOpen: mobile && drawerOpen, toggle, closeDrawer: () => setDrawerOpen(false) };
}
