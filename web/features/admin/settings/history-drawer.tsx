/** What the settings of a tab were before, newest first; an old value is filled in, and saved like any other. */
import { Button } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type SettingGroup, type SettingKey, settings, settingsIn } from "#contract/settings";
import { formatMoment } from "#web/features/admin/clock.ts";
import { AdminDrawer } from "#web/features/admin/list/admin-drawer.tsx";
import { orpc } from "#web/lib/api.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { toastNotice } from "#web/ui/toast.ts";
import styles from "./settings.module.css";
import type { ReadyForm } from "./use-settings-form.ts";

/** Says a value in one line, as people know it from the forms. */
function useShortly() {
  const { t } = useTranslation("adminSettings");
  const language = useLanguage();
  const labels: Record<string, string> = {
    true: t("on"),
    false: t("off"),
    public: t("lists.public"),
    member: t("lists.member"),
    open: t("open"),
    invite: t("invite"),
  };
  const shortly = (value: unknown): string => {
    if (typeof value === "object" && value !== null)
      return Object.values(value).map(shortly).filter(Boolean).join(" · ");
    const text = value === null ? "" : String(value).slice(0, 120);
    return labels[text] ?? (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? formatMoment(language, text) : text);
  };
  return shortly;
}

export function HistoryDrawer(props: { form: ReadyForm; group: SettingGroup; onClose: () => void }) {
  const { t } = useTranslation("adminSettings");
  const language = useLanguage();
  const shortly = useShortly();
  const keys = settingsIn(props.group);
  const answers = useQueries({
    queries: keys.map((key) => ({ ...orpc.admin.settings.history.queryOptions({ input: { key } }), staleTime: 0 })),
  });
  const failed = answers.find(({ error }) => error)?.error;
  const waiting = answers.some(({ isPending }) => isPending);
  const entries = keys
    .flatMap((key, at) => (answers[at]?.data ?? []).map((past, index) => ({ key, past, isNow: index === 0 })))
    .sort((a, b) => (b.past.at ?? "").localeCompare(a.past.at ?? ""));
  const restore = (key: SettingKey, value: unknown) => {
    const parsed = settings[key].shape.safeParse(value);
    if (!parsed.success) return;
    props.form.set(key, parsed.data);
    toastNotice(t("restored"), t(`keys.${key}`));
    props.onClose();
  };
  return (
    <AdminDrawer title={t("history")} lead={t(`tabs.${props.group}`)} onClose={props.onClose}>
      {failed ? <ErrorState error={failed} retry={() => answers.forEach((one) => void one.refetch())} /> : null}
      {waiting && !failed ? <Loading /> : null}
      {!waiting && !failed && entries.length === 0 ? <p className={styles.text}>{t("historyEmpty")}</p> : null}
      <ol className={styles.past}>
        {entries.map(({ key, past, isNow }) => (
          <li key={`${key} ${past.version}`}>
            <div>
              <h3>{t(`keys.${key}`)}</h3>
              <p className={styles.value}>{shortly(past.value) || t("empty")}</p>
              <p className={styles.small}>
                {past.at
                  ? t("by", { who: past.by ?? t("somebody"), when: formatMoment(language, past.at) })
                  : t("start")}
              </p>
            </div>
            {isNow ? (
              <span className={styles.small}>{t("now")}</span>
            ) : (
              <Button
                variant="default"
                aria-label={`${t("restore")} ${t(`keys.${key}`)} ${past.version}`}
                onClick={() => restore(key, past.value)}
              >
                {t("restore")}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </AdminDrawer>
  );
}
