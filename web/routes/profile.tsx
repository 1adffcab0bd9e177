/** Profile settings: who you are, how you get in, what you hear, what you bought, and the end of it all. */
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/features/account/account.module.css";
import { AccountStatus } from "#web/features/account/account-status.tsx";
import { BasicForm } from "#web/features/account/basic-form.tsx";
import { CardSection } from "#web/features/account/card/card-section.tsx";
import { DataExport } from "#web/features/account/data-export.tsx";
import { DeleteAccount } from "#web/features/account/delete-account.tsx";
import { PasswordForm } from "#web/features/account/password-form.tsx";
import { Preferences } from "#web/features/account/preferences.tsx";
import { QuickActions } from "#web/features/account/quick-actions.tsx";
import { SectionNav } from "#web/features/account/section-nav.tsx";
import { Sessions } from "#web/features/account/sessions.tsx";
import { Transactions } from "#web/features/account/transactions.tsx";
import { SecondFactor } from "#web/features/account/two-step/second-factor.tsx";
import { useSettings } from "#web/features/account/use-settings.ts";
import { useProfile } from "#web/lib/account/use-profile.ts";
import { useAuth } from "#web/lib/auth/context.tsx";
import { storedSupport } from "#web/lib/support.ts";
import { Page, Panel } from "#web/ui/page.tsx";
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import { EmptyState, ErrorState, Loading } from "#web/ui/states.tsx";
import { toastNotice } from "#web/ui/toast.ts";
import { UnsavedChanges } from "#web/ui/unsaved-changes.tsx";

const VerifyPhone = lazy(async () => ({
  default: (await import("#web/features/account/verify-phone.tsx")).VerifyPhone,
}));

/** Height of the first form, so that nothing moves when it comes. */
const FORM_HEIGHT = 478;

export const ProfileScreen = () => (storedSupport() ? <NotInSupport /> : <OwnProfile />);

/** Its forms speak to the sign-in service, as the administrator who looks: they would change the wrong account. */
function NotInSupport() {
  const { t } = useTranslation("shell");
  const { t: tp } = useTranslation("profile");
  return (
    <Page title={tp("title")}>
      <Panel>
        <EmptyState title={t("support.closed")} text={t("support.closedText")} />
      </Panel>
    </Page>
  );
}

function OwnProfile() {
  const { t } = useTranslation("profile");
  const { user } = useAuth();
  const profile = useProfile();
  const settings = useSettings();
  const phones = useQuery({
    queryKey: ["phones"],
    queryFn: () => import("#web/features/account/phones.ts"),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const [dirty, setDirty] = useState(false);
  const [cardDirty, setCardDirty] = useState(false);
  const [verifying, setVerifying] = useState<string | null>(null);
  if (!user) return <Loading />;

  function verifyPhone() {
    const phone = profile.data?.phone;
    if (!settings.data?.canTextPhones) return toastNotice(t("verifyPhone.unavailable"));
    if (phone && !dirty) return setVerifying(phone);
    toastNotice(t(phone ? "verifyPhone.unsaved" : "verifyPhone.first"));
    document.querySelector<HTMLInputElement>('input[name="phone"]')?.focus();
  }

  /** Everything that hangs on the settings waits, and fails, in its own panel. */
  const onceLoaded = (height: number, show: (data: NonNullable<typeof settings.data>) => ReactNode) => {
    if (settings.data) return show(settings.data);
    if (settings.error) return <ErrorState error={settings.error} retry={() => void settings.refetch()} />;
    return (
      <Waiting>
        <Place height={height} />
      </Waiting>
    );
  };
  const failed = profile.error ?? phones.error;
  const basic =
    profile.data && phones.data ? (
      <BasicForm user={user} profile={profile.data} phones={phones.data} onDirty={setDirty} onVerify={verifyPhone} />
    ) : failed ? (
      <ErrorState
        error={failed}
        retry={() => {
          void profile.refetch();
          void phones.refetch();
        }}
      />
    ) : (
      <Waiting>
        <Place height={FORM_HEIGHT} />
      </Waiting>
    );

  const sections = [
    { id: "basic", title: t("basic"), content: basic },
    { id: "card", title: t("card.title"), content: <CardSection onDirty={setCardDirty} /> },
    { id: "password", title: t("password"), content: <PasswordForm email={user.email ?? ""} /> },
    { id: "second-factor", title: t("secondFactor.title"), content: <SecondFactor /> },
    {
      id: "devices",
      title: t("devices.title"),
      content: (
        <>
          <p className={styles.text}>{t("devices.text")}</p>
          <Sessions />
        </>
      ),
    },
    {
      id: "preferences",
      title: t("preferences"),
      content: onceLoaded(480, ({ news }) => <Preferences news={news} />),
    },
    { id: "transactions", title: t("transactions.title"), content: <Transactions /> },
    {
      id: "data",
      title: t("data.title"),
      content: onceLoaded(120, ({ dataExport }) => <DataExport known={dataExport} />),
    },
    { id: "end", title: t("end.title"), content: onceLoaded(120, (data) => <DeleteAccount settings={data} />) },
  ];
  return (
    <Page title={t("title")} lead={t("lead")}>
      <div className={styles.layout}>
        <div className={styles.side}>
          <AccountStatus user={user} settings={settings.data} />
          <QuickActions settings={settings.data} onVerifyPhone={verifyPhone} />
        </div>
        <div className={styles.anchors}>
          <SectionNav sections={sections} />
        </div>
        <div className={styles.main}>
          {sections.map(({ id, title, content }) => (
            <div key={id} id={id} className={styles.section}>
              <Panel title={title}>{content}</Panel>
            </div>
          ))}
        </div>
      </div>
      <UnsavedChanges dirty={dirty || cardDirty} />
      {verifying && phones.data ? (
        <Suspense fallback={null}>
          <VerifyPhone userId={user.id} phone={verifying} phones={phones.data} onClose={() => setVerifying(null)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
