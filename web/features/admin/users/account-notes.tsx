/** Notes about an account, which only colleagues see: written at the top, the newest first. */
import { Button, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AccountNote } from "#contract/admin/account-work";
import { formatMoment } from "#web/features/admin/clock.ts";
import styles from "#web/features/admin/list/rows.module.css";
import { api } from "#web/lib/api.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Section } from "./account-rows.tsx";
import { useUserChange } from "./use-user-change.ts";

export function Notes({ userId, notes }: { userId: string; notes: readonly AccountNote[] }) {
  const { t } = useTranslation("users");
  const language = useLanguage();
  const [text, setText] = useState("");
  const keep = useUserChange(api.admin.users.note, { done: t("notes.done"), failed: t("notes.failed") });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) keep.mutate({ id: userId, text: text.trim() }, { onSuccess: () => setText("") });
  };
  return (
    <Section title={t("notes.title")}>
      <form className={styles.note} onSubmit={submit}>
        <Textarea
          aria-label={t("notes.label")}
          placeholder={t("notes.hint")}
          autosize
          minRows={2}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={keep.isPending} disabled={!text.trim()}>
          {t("notes.keep")}
        </Button>
      </form>
      <ul className={styles.rows}>
        {notes.map((note) => (
          <li key={note.id}>
            <span className={styles.said}>{note.text}</span>
            <span className={styles.quiet}>
              {[note.author, formatMoment(language, note.at)].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
