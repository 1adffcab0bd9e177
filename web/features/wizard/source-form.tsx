/** The four ways to hand over a listing. What was typed in one stays while another is looked at. */
import { Button, FileButton, Tabs, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { MAX_PASTED_CHARS } from "#contract/import";
import { type Draft, type SourceMode, sourceModes } from "./draft.ts";
import styles from "./wizard.module.css";

type Source = Draft["source"];
const isMode = (value: string | null): value is SourceMode => sourceModes.some((mode) => mode === value);

export function SourceForm(props: {
  source: Source;
  busy: boolean;
  onChange: (source: Source) => void;
  onSubmit: () => void;
  onMode: (mode: SourceMode) => void;
}) {
  const { source, busy, onChange, onSubmit, onMode } = props;
  const { t } = useTranslation("wizard");
  const [blank, setBlank] = useState<SourceMode | null>(null);
  const [file, setFile] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const set = (change: Partial<Source>) => {
    setBlank(null);
    onChange({ ...source, ...change });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { mode } = source;
    if (mode !== "manual" && source[mode].trim() === "") {
      setBlank(mode);
      form.current?.querySelector<HTMLElement>(`[data-field="${mode}"]`)?.focus();
      return;
    }
    onSubmit();
  };
  const read = async (picked: File | null) => {
    if (!picked) return;
    if (picked.size > MAX_PASTED_CHARS) return setFile(t("link.tooLarge"));
    set({ html: await picked.text() });
    setFile(t("link.uploaded", { name: picked.name }));
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.source}>
      <Tabs value={source.mode} onChange={(mode) => isMode(mode) && onMode(mode)} keepMounted={false}>
        <Tabs.List aria-label={t("link.modeLabel")} className={styles.tabs}>
          {sourceModes.map((mode) => (
            <Tabs.Tab key={mode} value={mode} className={styles.tab}>
              {t(`link.modes.${mode}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <div className={styles.tabPanel}>
          <Tabs.Panel value="url">
            <TextInput
              data-field="url"
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              size="lg"
              label={t("link.url")}
              description={t("link.urlHint")}
              value={source.url}
              error={blank === "url" ? t("link.urlBlank") : null}
              onChange={(event) => set({ url: event.currentTarget.value })}
            />
          </Tabs.Panel>
          <Tabs.Panel value="text">
            <Textarea
              data-field="text"
              label={t("link.text")}
              description={t("link.textHint")}
              rows={9}
              resize="vertical"
              maxLength={100_000}
              value={source.text}
              error={blank === "text" ? t("link.textBlank") : null}
              onChange={(event) => set({ text: event.currentTarget.value })}
            />
          </Tabs.Panel>
          <Tabs.Panel value="html">
            <div className={styles.stackSmall}>
              <Textarea
                data-field="html"
                label={t("link.html")}
                description={t("link.htmlHint")}
                rows={8}
                spellCheck={false}
                classNames={{ input: styles.code }}
                maxLength={MAX_PASTED_CHARS}
                value={source.html}
                error={blank === "html" ? t("link.htmlBlank") : null}
                onChange={(event) => set({ html: event.currentTarget.value })}
              />
              <div className={styles.row}>
                <FileButton accept=".html,.htm,.mhtml,text/html" onChange={read}>
                  {(button) => (
                    <Button variant="default" {...button}>
                      {t("link.upload")}
                    </Button>
                  )}
                </FileButton>
                <span role="status" className={styles.quiet}>
                  {file}
                </span>
              </div>
              <TextInput
                type="url"
                label={t("link.htmlUrl")}
                value={source.htmlUrl}
                onChange={(event) => set({ htmlUrl: event.currentTarget.value })}
              />
            </div>
          </Tabs.Panel>
          <Tabs.Panel value="manual">
            <p className={styles.plainText}>{t("link.manual")}</p>
          </Tabs.Panel>
        </div>
      </Tabs>
      <Button type="submit" size="lg" loading={busy} className={styles.main}>
        {source.mode === "manual" ? t("link.manualStart") : t("link.parse")}
      </Button>
    </form>
  );
}
