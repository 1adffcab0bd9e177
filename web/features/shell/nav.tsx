/** What stands in the sidebar, wide, as icons, or in the drawer: brand, items, the account and the way out. */
import { IconLayoutDashboard, IconLogout } from "@tabler/icons-react";
import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Face } from "#web/features/account/face.tsx";
import { useProfile } from "#web/features/account/use-profile.ts";
import { useAuth } from "#web/features/auth/context.tsx";
import { useRole } from "#web/features/auth/guards.tsx";
import { isCurrent, items } from "#web/features/shell/items.ts";
import styles from "#web/features/shell/nav.module.css";
import { Brand } from "#web/ui/brand.tsx";
import { Hint } from "#web/ui/hint.tsx";

/** The router's own mark would also light "dashboard" on every address below it; `isCurrent` decides instead. */
const exactly = { exact: true };

export const SIDEBAR_ID = "sidebar";

/** `expanded` false shows icons only, with the names as tooltips. `onGo` runs after a choice (closes the drawer). */
export function Nav({ expanded, onGo }: { expanded: boolean; onGo?: () => void }) {
  const { t } = useTranslation("shell");
  const { user, signOut } = useAuth();
  const role = useRole();
  const profile = useProfile();
  const { pathname } = useLocation();
  const hint = (label: string, child: ReactNode) => (
    <Hint label={label} off={expanded} key={label}>
      {child}
    </Hint>
  );
  return (
    <nav className={styles.nav} data-expanded={expanded} aria-label={t("navigation")}>
      <a className={styles.brand} href="/">
        <Brand compact={!expanded} />
      </a>
      <ul className={styles.items}>
        {items.map(({ icon: Icon, ...item }) => (
          <li key={item.key}>
            {hint(
              t(item.key),
              <Link
                to={item.to}
                activeOptions={exactly}
                className={styles.item}
                aria-label={t(item.key)}
                aria-current={isCurrent(item, pathname) ? "page" : undefined}
                onClick={onGo}
              >
                <Icon size={20} stroke={1.6} aria-hidden />
                <span className={styles.label}>{t(item.key)}</span>
              </Link>,
            )}
          </li>
        ))}
        {role === "admin" ? (
          <li className={styles.apart}>
            {hint(
              t("admin"),
              <Link
                to="/admin"
                activeOptions={exactly}
                className={styles.item}
                aria-label={t("admin")}
                aria-current={pathname.startsWith("/admin") ? "page" : undefined}
                onClick={onGo}
              >
                <IconLayoutDashboard size={20} stroke={1.6} aria-hidden />
                <span className={styles.label}>{t("admin")}</span>
              </Link>,
            )}
          </li>
        ) : null}
      </ul>
      <div className={styles.foot}>
        <p className={styles.email} title={user?.email}>
          <Face
            name={profile.data?.display_name || user?.email || ""}
            avatarUrl={profile.data?.avatar_url ?? null}
            size={28}
          />
          <span className={styles.address}>
            <span className="visually-hidden">{t("signedInAs")} </span>
            {user?.email}
          </span>
        </p>
        {hint(
          t("signOut"),
          <button type="button" className={styles.item} aria-label={t("signOut")} onClick={() => void signOut()}>
            <IconLogout size={20} stroke={1.6} aria-hidden />
            <span className={styles.label}>{t("signOut")}</span>
          </button>,
        )}
      </div>
    </nav>
  );
}
