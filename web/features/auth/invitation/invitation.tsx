/** The page of an invitation: who invites, to what, and the form; or that it was used, has run out, or could not be read. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { InvitationShown } from "#contract/sign-up";
import styles from "#web/features/auth/card.module.css";
import { AuthCard } from "#web/features/auth/card.tsx";
import { AcceptForm } from "#web/features/auth/invitation/accept-form.tsx";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { switchLanguage } from "#web/lib/i18n.ts";
import { formatDate } from "#web/lib/intl.ts";
import { type Language, storedLanguage } from "#web/lib/language.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Loading } from "#web/ui/states.tsx";

/** Who has chosen no language here reads the page in that of the mail. */
function useMailLanguage(language: Language) {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (storedLanguage() !== null || language === i18n.language) return;
    switchLanguage(i18n, language).catch((error: unknown) => console.error("The language stays", error));
  }, [i18n, language]);
}

export function Invitation({ tokenHash, language }: { tokenHash: string; language: Language }) {
  const { t } = useTranslation("auth");
  const { t: te } = useTranslation("errors");
  useMailLanguage(language);
  const [gone, setGone] = useState(false);
  const looked = useQuery({
    queryKey: ["invitation", tokenHash],
    queryFn: () => api.invitations.look({ tokenHash }),
    // what it answered stays said while the link is being used up
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  const { data: invitation, error } = looked;
  if (error) {
    return (
      <AuthCard step="away" title={t("invitation.away")} lead={errorText(te, error)}>
        <div className={styles.form}>
          <Button fullWidth loading={looked.isFetching} onClick={() => void looked.refetch()}>
            {t("invitation.again")}
          </Button>
        </div>
      </AuthCard>
    );
  }
  if (invitation === undefined) {
    return (
      <AuthCard step="looking" title={t("invitation.looking")} lead={null}>
        <Loading />
      </AuthCard>
    );
  }
  if (invitation?.state === "used") return <Used email={invitation.email} />;
  if (invitation === null || gone || invitation.state === "over") return <Over />;
  return (
    <AuthCard step="open" title={t("invitation.title")} lead={<Lead of={invitation} />}>
      <Facts of={invitation} />
      <AcceptForm invitation={invitation} tokenHash={tokenHash} onGone={() => setGone(true)} />
    </AuthCard>
  );
}

function Lead({ of: { invitedBy } }: { of: InvitationShown }) {
  const { t } = useTranslation("auth");
  return invitedBy ? t("invitation.lead", { name: invitedBy }) : t("invitation.leadUnnamed");
}

function Facts({ of: { email, role, scope, expiresAt } }: { of: InvitationShown }) {
  const { t } = useTranslation("auth");
  const language = useLanguage();
  const facts = [
    [t("invitation.email"), email],
    [t("invitation.role"), t(`invitation.roles.${scope ?? role}`)],
    [t("invitation.until"), expiresAt === null ? null : formatDate(language, expiresAt)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Used({ email }: { email: string }) {
  const { t } = useTranslation("auth");
  return (
    <AuthCard step="used" title={t("invitation.used")} lead={t("invitation.usedText", { email })}>
      <div className={styles.form}>
        <Button fullWidth renderRoot={(props) => <Link {...props} to="/auth" search={{}} />}>
          {t("signIn")}
        </Button>
        <p className={styles.links}>
          <Link to="/auth" search={{ view: "forgot" }}>
            {t("invitation.noPassword")}
          </Link>
        </p>
      </div>
    </AuthCard>
  );
}

function Over() {
  const { t } = useTranslation("auth");
  return (
    <AuthCard step="over" title={t("invitation.over")} lead={t("invitation.overText")}>
      <div className={styles.form}>
        <Button fullWidth renderRoot={(props) => <Link {...props} to="/auth" search={{ view: "forgot" }} />}>
          {t("invitation.askAgain")}
        </Button>
      </div>
    </AuthCard>
  );
}
