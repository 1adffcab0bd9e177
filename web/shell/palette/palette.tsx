/** The command palette: one field, one list, all by keyboard. */
import { useMantineColorScheme } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAuth } from "#web/lib/auth/context.tsx";
import { currentLanguage, switchLanguage } from "#web/lib/i18n.ts";
import { otherLanguage } from "#web/lib/language.ts";
import { storedSupport } from "#web/lib/support.ts";
import type { Act } from "#web/shell/palette/commands.ts";
import { EntryList } from "#web/shell/palette/entry-list.tsx";
import { OverlayDialog } from "#web/shell/palette/overlay.tsx";
import styles from "#web/shell/palette/palette.module.css";
import { keepRecent } from "#web/shell/palette/recent-entries.ts";
import { type Entry, useEntries } from "#web/shell/palette/use-entries.ts";
import type { Overlay } from "#web/shell/shortcuts/shortcuts.ts";
import { Keys } from "#web/ui/keys.tsx";

export function Palette(props: { onClose: () => void; onOverlay: (overlay: Overlay) => void }) {
  const { t, i18n } = useTranslation("palette");
  const { user, signOut } = useAuth();
  const { setColorScheme } = useMantineColorScheme();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(0);
  const administering = useLocation().pathname.startsWith("/admin");
  const { entries, waiting, failed } = useEntries(user?.id ?? "", typed, administering);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.min(chosen, entries.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    // the first entry is shown with the heading above it
    if (at === 0) list.current?.scrollTo({ top: 0 });
    else list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  });

  const acts: Record<Act, () => void> = {
    inbox: () => props.onOverlay("inbox"),
    sheet: () => props.onOverlay("sheet"),
    language: () => void switchLanguage(i18n, otherLanguage(currentLanguage(i18n))),
    light: () => setColorScheme("light"),
    dark: () => setColorScheme("dark"),
    system: () => setColorScheme("auto"),
    signOut: () => void signOut(),
  };
  const run = (entry: Entry) => {
    props.onClose();
    if (entry.keep && entry.go && user && !storedSupport())
      keepRecent(user.id, { id: entry.id, label: entry.label, hint: entry.hint ?? "", href: entry.go });
    if (entry.act) acts[entry.act]();
    if (entry.go) void navigate({ href: entry.go });
  };
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 8, PageUp: at - 8 };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const entry = entries[at];
    if (event.key === "Enter" && entry) run(entry);
    const step = steps[event.key];
    if (step === undefined || entries.length === 0) return;
    event.preventDefault();
    const single = Math.abs(step - at) === 1;
    const last = entries.length - 1;
    setChosen(single ? (step + entries.length) % entries.length : Math.max(0, Math.min(last, step)));
  };
  const state = failed
    ? t("failed")
    : waiting
      ? t("searching")
      : entries.length > 0
        ? t("found", { count: entries.length })
        : t("nothing", { query: typed.trim() });
  return (
    <OverlayDialog label={t("title")} onClose={props.onClose}>
      <div className={styles.field}>
        <IconSearch size={20} stroke={1.6} aria-hidden />
        <input
          // biome-ignore lint/a11y/noAutofocus: the field is what the person asked for
          autoFocus
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={entries.length > 0 ? optionId(at) : undefined}
          aria-label={t("title")}
          placeholder={t(administering ? "placeholderAdmin" : "placeholder")}
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={onKey}
        />
        <button type="button" className={styles.escape} onClick={props.onClose}>
          <span className="visually-hidden">{t("keys.close")}</span>
          <Keys keys="Escape" />
        </button>
      </div>
      <EntryList
        ref={list}
        id={`${id}-list`}
        entries={entries}
        chosen={at}
        optionId={optionId}
        onChoose={setChosen}
        onRun={run}
      />
      {entries.length === 0 && !waiting ? (
        <div className={styles.nothing}>
          <p>{failed ? t("failed") : t("nothing", { query: typed.trim() })}</p>
          <p>{t("nothingText")}</p>
        </div>
      ) : null}
      <p className="visually-hidden" role="status">
        {typed.trim() ? state : ""}
      </p>
      <footer className={styles.foot}>
        <span className={styles.linkHint}>{t("hint")}</span>
        <span className={styles.legend} aria-hidden>
          <kbd>↑</kbd> <kbd>↓</kbd> {t("keys.move")} <kbd>↵</kbd> {t("keys.open")}
        </span>
      </footer>
    </OverlayDialog>
  );
}
