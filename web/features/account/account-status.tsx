/** What the account is: role, state, since when, last sign-in. All from data; `agent` stands until the role is known. */
import type { User } from "@supabase/supabase-js";
import { useTranslation } from "react-i18next";
import type { AccountSettings } from "#contract/profile";
import styles from "#web/features/account/account.module.css";
import { useProfile } from "#web/lib/account/use-profile.ts";
import { useRole } from "#web/lib/auth/use-role.ts";
import { formatDate, formatMoment } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Panel } from "#web/ui/page.tsx";
import { Place } from "#web/ui/skeleton.tsx";
import { Status, type Tone } from "#web/ui/status.tsx";

type State = "active" | "unconfirmed" | "leaving";
const tones: Record<State, Tone> = { active: "good", unconfirmed: "wait", leaving: "bad" };

const stateOf = (settings: AccountSettings): State => {
  if (settings.deletion) return "leaving";
  return settings.emailConfirmedAt ? "active" : "unconfirmed";
};

export function AccountStatus({ user, settings }: { user: User; settings: AccountSettings | undefined }) {
  const { t } = useTranslation("profile");
  const role = useRole() ?? "agent";
  const profile = useProfile();
  const language = useLanguage();
  const state = settings && stateOf(settings);
  const name = profile.data?.display_name ?? "";
  const email = user.email ?? "";
  return (
    <Panel title={t("account")}>
      <div className={styles.who}>
        <Avatar name={name || email} avatarUrl={profile.data?.avatar_url ?? null} size={48} />
        <div className={styles.whoWords}>
          <p className={styles.whoName}>{name || email}</p>
          {name ? <p className={styles.hint}>{email}</p> : null}
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t("role")}</dt>
          <dd>
            <Status tone="plain">{t(`roles.${role}`)}</Status>
          </dd>
        </div>
        <div>
          <dt>{t("status")}</dt>
          <dd>{state ? <Status tone={tones[state]}>{t(state)}</Status> : <Place width={72} height={24} />}</dd>
        </div>
        <div>
          <dt>{t("memberSince")}</dt>
          <dd>{formatDate(language, user.created_at)}</dd>
        </div>
        <div>
          <dt>{t("lastLogin")}</dt>
          <dd>
            {settings ? (
              settings.lastSignInAt ? (
                formatMoment(language, settings.lastSignInAt)
              ) : (
                t("never")
              )
            ) : (
              <Place width={140} height={24} />
            )}
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
