/** At the foot of the screen while something is not saved: how much, and what to do with it. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import styles from "./settings.module.css";
import type { ReadyForm } from "./use-settings-form.ts";

export function SaveBar({ form, onSave }: { form: ReadyForm; onSave: () => void }) {
  const { t } = useTranslation("adminSettings");
  const { dirty, conflict } = form;
  if (dirty.length === 0) return null;
  return (
    <section className={styles.bar} data-foot aria-label={t("save")}>
      {conflict ? (
        <>
          <p role="alert">{t("conflict", { name: t(`keys.${conflict}`) })}</p>
          <div className={styles.buttons}>
            <Button variant="default" onClick={form.takeTheirs}>
              {t("takeTheirs")}
            </Button>
            <Button onClick={form.keepMine}>{t("keepMine")}</Button>
          </div>
        </>
      ) : (
        <>
          <p role="status">
            {t("unsaved", { count: dirty.length })}
            <span>{dirty.map((key) => t(`keys.${key}`)).join(" · ")}</span>
          </p>
          <div className={styles.buttons}>
            <Button variant="default" onClick={form.discard} disabled={form.busy}>
              {t("discard")}
            </Button>
            <Button onClick={onSave} loading={form.busy}>
              {t("save")}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
