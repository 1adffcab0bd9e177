/** What the account is: role, whether its address is confirmed, since when, last sign-in. All from data. */
import { Button } from "@mantine/core";
import type { User } from "@supabase/supabase-js";
import { useTranslation } from "react-i18next";
import styles from "#web/features/account/account.module.css";
import { useAuth } from "#web/features/auth/context.tsx";
import { useRole } from "#web/features/auth/guards.tsx";
import { formatDate, formatDateTime } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { Status } from "#web/ui/status.tsx";

export function AccountStatus({ user }: { user: User }) {
  const { t } = useTranslation("profile");
  const { signOut } = useAuth();
  const role = useRole();
  const language = useLanguage();
  const confirmed = Boolean(user.email_confirmed_at);
  return (
    <Panel title={t("account")}>
      <dl className={styles.facts}>
        <div>
          <dt>{t("role")}</dt>
          <dd>{role ? <Status tone="plain">{t(`roles.${role}`)}</Status> : null}</dd>
        </div>
        <div>
          <dt>{t("status")}</dt>
          <dd>
            <Status tone={confirmed ? "good" : "wait"}>{confirmed ? t("active") : t("unconfirmed")}</Status>
          </dd>
        </div>
        <div>
          <dt>{t("memberSince")}</dt>
          <dd>{formatDate(language, user.created_at)}</dd>
        </div>
        <div>
          <dt>{t("lastLogin")}</dt>
          <dd>{user.last_sign_in_at ? formatDateTime(language, user.last_sign_in_at) : t("never")}</dd>
        </div>
      </dl>
      <Button variant="default" fullWidth mt="lg" onClick={() => void signOut()}>
        {t("signOut")}
      </Button>
    </Panel>
  );
}
