/** The banner above every page: on or off, in both languages, until when, and what it will look like. */
import { Switch, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { noticeAt } from "#contract/settings";
import { typedMoment, typedOf } from "#web/features/admin/clock.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { SiteNotice } from "#web/ui/site-notice.tsx";
import { useFieldError } from "./field-error.ts";
import styles from "./settings.module.css";
import type { ReadyForm } from "./use-settings-form.ts";

const languages = ["zh", "en"] as const;

export function NoticeSection({ form }: { form: ReadyForm }) {
  const { t } = useTranslation("adminSettings");
  const { t: ts } = useTranslation("shell");
  const wrong = useFieldError(form);
  const reader = useLanguage();
  const { notice } = form.values;
  const set = (change: Partial<typeof notice>) => form.set("notice", { ...notice, ...change });
  const current = noticeAt(notice, new Date());
  return (
    <Panel title={t("keys.notice")}>
      <p className={styles.text}>{t("noticeText")}</p>
      <div className={styles.fields}>
        <Switch
          label={t("noticeOn")}
          checked={notice.on}
          onChange={({ currentTarget: { checked } }) => set({ on: checked })}
        />
        {languages.map((language) => (
          <Textarea
            key={language}
            label={t(language === "zh" ? "noticeZh" : "noticeEn")}
            lang={language === "zh" ? "zh-CN" : "en"}
            rows={3}
            maxLength={200}
            value={notice.text[language]}
            error={wrong(`notice.text.${language}`)}
            onChange={({ currentTarget: { value } }) =>
              set({ text: { ...notice.text, [language]: value.replace(/\n/g, " ") } })
            }
          />
        ))}
        <TextInput
          className={styles.number}
          type="datetime-local"
          label={t("noticeUntil")}
          description={t("noticeUntilHint")}
          value={notice.until ? typedOf(notice.until) : ""}
          onChange={({ currentTarget: { value } }) => set({ until: typedMoment(value) })}
        />
      </div>
      <figure className={styles.preview} data-flush>
        <figcaption>{t("preview")}</figcaption>
        {current ? (
          languages.map((language) =>
            current.text[language] ? (
              <SiteNotice
                key={language}
                notice={current}
                language={language}
                label={`${ts("notice")} ${t(`languages.${language}`)}`}
                until={language === reader ? ts("noticeUntil") : "{until}"}
              />
            ) : null,
          )
        ) : (
          <p className={styles.text}>{t(notice.on ? "noticeOver" : "noticeOff")}</p>
        )}
      </figure>
    </Panel>
  );
}
