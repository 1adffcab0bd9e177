/** Profile settings: details, password, and what the account is. */
import { useTranslation } from "react-i18next";
import styles from "#web/features/account/account.module.css";
import { AccountStatus } from "#web/features/account/account-status.tsx";
import { BasicForm } from "#web/features/account/basic-form.tsx";
import { PasswordForm } from "#web/features/account/password-form.tsx";
import { useProfile } from "#web/features/account/use-profile.ts";
import { useAuth } from "#web/features/auth/context.tsx";
import { Page, Panel } from "#web/ui/page.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";

export function ProfileScreen() {
  const { t } = useTranslation("profile");
  const { user } = useAuth();
  const profile = useProfile();
  if (!user) return <Loading />;
  return (
    <Page title={t("title")} lead={t("lead")}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Panel title={t("basic")}>
            {profile.data ? (
              <BasicForm user={user} profile={profile.data} />
            ) : profile.error ? (
              <ErrorState error={profile.error} retry={() => void profile.refetch()} />
            ) : (
              <Loading />
            )}
          </Panel>
          <Panel title={t("password")}>
            <PasswordForm email={user.email ?? ""} />
          </Panel>
        </div>
        <AccountStatus user={user} />
      </div>
    </Page>
  );
}
