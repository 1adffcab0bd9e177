/** The five ways to hand over a listing. What was typed in one stays while another is looked at. */
import { Button, Tabs, Textarea, TextInput } from "@mantine/core";
import { type ClipboardEvent, type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "#web/lib/intl.ts";
import { severalLinks, sharedText } from "#web/lib/pasted/links.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Bookmark } from "./bookmark.tsx";
import { type Draft, type SourceMode, sourceModes } from "./draft.ts";
import { FileSource } from "./file-source.tsx";
import { PageSource } from "./page-source.tsx";
import { MAX_TEXT_CHARS, placePaste } from "./paste.ts";
import styles from "./wizard.module.css";

type Source = Draft["source"];
const isMode = (value: string | null): value is SourceMode => sourceModes.some((mode) => mode === value);

export function SourceForm(props: {
  source: Source;
  files: File[];
  onFiles: (files: File[]) => void;
  busy: boolean;
  /** Put the keyboard into the link's field. */
  focus: boolean;
  onChange: (source: Source) => void;
  onSubmit: () => void;
  onMode: (mode: SourceMode) => void;
}) {
  const { source, busy, onChange, onSubmit, onMode } = props;
  const { t } = useTranslation("wizard");
  const [blank, setBlank] = useState<SourceMode | null>(null);
  /** What became of a paste that could not simply be put into its field. */
  const [note, setNote] = useState<string | null>(null);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const set = (change: Partial<Source>) => {
    setBlank(null);
    onChange({ ...source, ...change });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { mode } = source;
    if (mode === "file" ? props.files.length === 0 : mode !== "manual" && source[mode].trim() === "") {
      setBlank(mode);
      form.current?.querySelector<HTMLElement>(`[data-field="${mode}"]`)?.focus();
      return;
    }
    onSubmit();
  };
  const pasteLink = (event: ClipboardEvent<HTMLInputElement>) => {
    const shared = sharedText(event.clipboardData.getData("text"));
    setNote(null);
    if (shared.is === "link") return;
    event.preventDefault();
    if (shared.is === "text") return set({ url: shared.text.slice(0, MAX_TEXT_CHARS), links: [] });
    const links = severalLinks(shared.text);
    // the words are kept: where the link cannot be read, they can
    set({ url: shared.url, shared: shared.text.slice(0, MAX_TEXT_CHARS), links });
    if (shared.links.length === 1) setNote(t("link.shareFound"));
  };
  const paste = (mode: "text" | "html") => (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const around = { before: value.slice(0, selectionStart), after: value.slice(selectionEnd) };
    const placed = placePaste(mode, event.clipboardData.getData("text"), around);
    setNote(null);
    if (placed.to === "field") return;
    event.preventDefault();
    if (placed.to === "nowhere") return setNote(t("link.tooLarge"));
    if (placed.to === "text") {
      set({ text: placed.text });
      const [given, kept] = [placed.given, MAX_TEXT_CHARS].map((count) => formatNumber(language, count));
      return setNote(t("link.textCut", { given, kept }));
    }
    set({ mode: "html", html: placed.html });
    if (mode === "text") setNote(t("link.wasSource"));
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
              autoFocus={props.focus}
              // the browser's own "url" would drop the words of a share text
              type="text"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              size="lg"
              label={t("link.url")}
              description={t("link.urlHint")}
              value={source.url}
              error={blank === "url" ? t("link.urlBlank") : null}
              onPaste={pasteLink}
              onChange={(event) => {
                const typed = event.currentTarget.value;
                set({ url: typed, links: severalLinks(typed) });
              }}
            />
            {source.links.length > 1 ? (
              <div className={styles.links}>
                <p className={styles.quiet}>{t("link.severalLinks", { count: source.links.length })}</p>
                {source.links.map((link) => (
                  <Button
                    key={link}
                    variant="default"
                    className={styles.link}
                    aria-pressed={
                      link === source.url || (sharedText(source.url).is === "share" && link === source.links[0])
                    }
                    onClick={() => set({ url: link })}
                  >
                    {link}
                  </Button>
                ))}
              </div>
            ) : null}
          </Tabs.Panel>
          <Tabs.Panel value="text">
            <Textarea
              data-field="text"
              label={t("link.text")}
              description={t("link.textHint")}
              rows={9}
              resize="vertical"
              maxLength={MAX_TEXT_CHARS}
              value={source.text}
              error={blank === "text" ? t("link.textBlank") : null}
              onPaste={paste("text")}
              onChange={(event) => set({ text: event.currentTarget.value })}
            />
          </Tabs.Panel>
          <Tabs.Panel value="file">
            <FileSource
              files={props.files}
              error={blank === "file" ? t("files.blank") : null}
              onChange={(files) => {
                setBlank(null);
                props.onFiles(files);
              }}
            />
          </Tabs.Panel>
          <Tabs.Panel value="html">
            <div className={styles.browser}>
              <Bookmark />
            </div>
            <PageSource
              source={source}
              error={blank === "html" ? t("link.htmlBlank") : null}
              onChange={set}
              onPaste={paste("html")}
            />
          </Tabs.Panel>
          <Tabs.Panel value="manual">
            <p className={styles.plainText}>{t("link.manual")}</p>
          </Tabs.Panel>
        </div>
      </Tabs>
      <p role="status" className={styles.pasteNote}>
        {note}
      </p>
      <Button type="submit" size="lg" loading={busy} className={styles.main}>
        {source.mode === "manual" ? t("link.manualStart") : t("link.parse")}
      </Button>
    </form>
  );
}
