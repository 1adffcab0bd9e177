/** What stands in the sidebar, wide, as icons, or in the drawer: brand, items, the account and the way out. */
import { IconLogout } from "@tabler/icons-react";
import { useLocation } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useEmail, useProfile } from "#web/lib/account/use-profile.ts";
import { useAuth } from "#web/lib/auth/context.tsx";
import { currentOf, type Menu } from "#web/shell/navigation/menu.ts";
import styles from "#web/shell/navigation/nav.module.css";
import { NavGroup, NavItem } from "#web/shell/navigation/nav-item.tsx";
import { useCollapsedGroups } from "#web/shell/navigation/sidebar-storage.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Brand } from "#web/ui/brand.tsx";
import { Hint } from "#web/ui/hint.tsx";

export const SIDEBAR_ID = "sidebar";

/** `expanded` false shows icons only, with the names as tooltips. `onGo` runs after a choice (closes the drawer). */
export function Nav({ menu, expanded, onGo }: { menu: Menu; expanded: boolean; onGo?: () => void }) {
  const { t } = useTranslation("shell");
  const { signOut } = useAuth();
  const profile = useProfile();
  const email = useEmail();
  const { pathname } = useLocation();
  const { isFolded, toggle } = useCollapsedGroups();
  const state = { expanded, current: currentOf(menu.items, pathname), onGo };
  return (
    <nav className={styles.nav} data-expanded={expanded} aria-label={t("navigation")}>
      <a className={styles.brand} href="/">
        <Brand compact={!expanded} />
      </a>
      <ul className={styles.items}>
        {menu.items.map((item) => (
          <li key={item.key}>
            {item.below ? (
              <NavGroup
                item={item}
                folded={isFolded(item.key)}
                foldLabel={menu.foldLabel?.(item.label) ?? item.label}
                onFold={toggle}
                {...state}
              />
            ) : (
              <NavItem item={item} {...state} />
            )}
          </li>
        ))}
        {menu.apart ? (
          <li className={styles.apart}>
            <NavItem item={menu.apart} {...state} />
          </li>
        ) : null}
      </ul>
      <div className={styles.foot}>
        <p className={styles.email} title={email}>
          <Avatar name={profile.data?.display_name || email} avatarUrl={profile.data?.avatar_url ?? null} size={28} />
          <span className={styles.address}>
            <span className="visually-hidden">{t("signedInAs")} </span>
            {email}
          </span>
        </p>
        <Hint label={t("signOut")} off={expanded}>
          <button type="button" className={styles.item} aria-label={t("signOut")} onClick={() => void signOut()}>
            <IconLogout size={20} stroke={1.6} aria-hidden />
            <span className={styles.label}>{t("signOut")}</span>
          </button>
        </Hint>
      </div>
    </nav>
  );
}
