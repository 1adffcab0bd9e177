/** What the account is: role, whether its address is confirmed, since when, last sign-in. All from data. */
import { Button } from "@mantine/core";
import type { User } from "@supabase/supabase-js";
import { useTranslation } from "react-i18next";
import styles from "#web/features/account/account.module.css";
import { useAuth } from "#web/features/auth/context.tsx";
import { useRole } from "#web/features/auth/guards.tsx";
import { formatDate, formatDateTime } from "#web/lib/format.ts";
import { currentLanguage } from "#web/lib/i18n.ts";
import { Panel } from "#web/ui/page.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";

export function AccountStatus({ user }: { user: User }) {
  const { t, i18n } = useTranslation("profile");
  const { signOut } = useAuth();
  const role = useRole();
  const language = currentLanguage(i18n);
  const confirmed = Boolean(user.email_confirmed_at);
  return (
    <Panel title={t("account")}>
      <dl className={styles.facts}>
        <div>
          <dt>{t("role")}</dt>
          <dd>{role ? <StatusBadge tone="plain">{t(`roles.${role}`)}</StatusBadge> : null}</dd>
        </div>
        <div>
          <dt>{t("status")}</dt>
          <dd>
            <StatusBadge tone={confirmed ? "good" : "wait"}>{confirmed ? t("active") : t("unconfirmed")}</StatusBadge>
          </dd>
        </div>
        <div>
          <dt>{t("memberSince")}</dt>
          <dd>{formatDate(user.created_at, language)}</dd>
        </div>
        <div>
          <dt>{t("lastLogin")}</dt>
          <dd>{user.last_sign_in_at ? formatDateTime(user.last_sign_in_at, language) : t("never")}</dd>
        </div>
      </dl>
      <Button variant="default" fullWidth onClick={() => void signOut()}>
        {t("signOut")}
      </Button>
    </Panel>
  );
}
