/** One application: what to register with the platform, its public values, and its secrets, which are written and never read. */
import { Anchor, Button, Group, PasswordInput, Switch, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlatformApp } from "#contract/admin/integration";
import { formatMoment } from "#web/features/admin/clock.ts";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import { api } from "#web/lib/api.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { useScope } from "#web/lib/use-scope.ts";
import { CopyLine } from "./copy-line.tsx";
import styles from "./integration.module.css";
import { useAppChange } from "./use-app.ts";

type Values = Record<string, string>;

export function AppDrawer({ app, onClose }: { app: PlatformApp; onClose: () => void }) {
  const { t } = useTranslation("adminIntegration");
  const language = useLanguage();
  const isSuper = useScope() === "super";
  const [values, setValues] = useState<Values>({});
  const [secrets, setSecrets] = useState<Values>({});
  const [asks, setAsks] = useState(false);
  const { platform, version } = app;
  const open = app.fields.filter((field) => !field.secret);
  const closed = app.fields.filter((field) => field.secret);

  const saving = useAppChange(
    (enabled: boolean) => api.admin.platformApps.save({ platform, values, enabled, version }),
    () => setValues({}),
  );
  const sealing = useAppChange(
    () => api.admin.platformApps.secrets({ platform, secrets, version }),
    () => setSecrets({}),
  );
  const removing = useAppChange(
    () => api.admin.platformApps.remove({ platform }),
    () => setAsks(false),
  );
  const submit = (work: () => void) => (event: FormEvent) => {
    event.preventDefault();
    work();
  };

  return (
    <AdminDrawer title={app.name[language]} lead={t("apps.lead")} onClose={onClose}>
      <Facts
        of={[
          [t("callback"), app.callback && <CopyLine label={t("callback")} value={app.callback} />],
          [t("apps.limits"), app.limits.map((limit) => limit[language]).join(" ")],
          [
            t("apps.docs"),
            app.docs && (
              <Anchor href={app.docs} target="_blank" rel="noreferrer">
                {new URL(app.docs).host}
              </Anchor>
            ),
          ],
        ]}
      />
      <Switch
        label={t("apps.enabled")}
        description={t(app.complete ? "apps.enabledText" : "apps.enabledNotYet")}
        checked={app.enabled}
        disabled={saving.isPending || (!app.enabled && !app.complete)}
        onChange={(event) => saving.mutate(event.currentTarget.checked)}
      />
      {open.length > 0 ? (
        <form className={styles.form} onSubmit={submit(() => saving.mutate(app.enabled))}>
          {open.map(({ name, label, value }) => (
            <TextInput
              key={name}
              label={label}
              autoComplete="off"
              spellCheck={false}
              maxLength={512}
              value={values[name] ?? value ?? ""}
              onChange={(event) => {
                const typed = event.currentTarget.value;
                setValues((was) => ({ ...was, [name]: typed }));
              }}
            />
          ))}
          <Group>
            <Button
              type="submit"
              variant="default"
              loading={saving.isPending}
              disabled={Object.keys(values).length === 0}
            >
              {t("apps.save")}
            </Button>
          </Group>
        </form>
      ) : null}
      <form className={styles.form} onSubmit={submit(() => sealing.mutate())}>
        {closed.map(({ name, label, keptSince }) => (
          <PasswordInput
            key={name}
            label={label}
            description={
              keptSince ? t("apps.keptSince", { when: formatMoment(language, keptSince) }) : t("apps.notKept")
            }
            autoComplete="new-password"
            maxLength={512}
            disabled={!isSuper}
            value={secrets[name] ?? ""}
            onChange={(event) => {
              const typed = event.currentTarget.value;
              setSecrets((was) => ({ ...was, [name]: typed }));
            }}
          />
        ))}
        <p className={styles.small}>{t(isSuper ? "apps.sealed" : "apps.superOnly")}</p>
        {isSuper ? (
          <Group>
            <Button
              type="submit"
              loading={sealing.isPending}
              disabled={!Object.values(secrets).some((value) => value.trim())}
            >
              {t("apps.seal")}
            </Button>
            {version > 0 ? (
              <Button variant="subtle" color="red" onClick={() => setAsks(true)}>
                {t("apps.remove")}
              </Button>
            ) : null}
          </Group>
        ) : null}
      </form>
      {asks ? (
        <ConfirmDialog
          danger
          title={t("apps.removeTitle", { name: app.name[language] })}
          text={t("apps.removeText")}
          confirm={t("apps.remove")}
          busy={removing.isPending}
          onConfirm={() => removing.mutate()}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </AdminDrawer>
  );
}
