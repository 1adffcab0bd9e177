/** What the agent wants to be reminded of about a lead: set, ticked off. */
import { Button, TextInput } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LeadDetail } from "#contract/leads/lead";
import { formatMoment } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./leads.module.css";
import type { LeadChanges } from "./use-lead-changes.ts";

/** "2026-03-02T17:00" on the reader's own clock, as the field has it. */
function localOf(at: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Tomorrow at ten: what most are set for. */
function tomorrow(): string {
  const at = new Date();
  at.setDate(at.getDate() + 1);
  at.setHours(10, 0, 0, 0);
  return localOf(at);
}

export function LeadReminders({ lead, changes }: { lead: LeadDetail; changes: LeadChanges }) {
  const { t } = useTranslation("leads");
  const language = useLanguage();
  const [text, setText] = useState("");
  const [at, setAt] = useState(tomorrow);
  const waiting = lead.reminders.filter(({ doneAt }) => doneAt === null);
  const set = (event: FormEvent) => {
    event.preventDefault();
    const dueAt = new Date(at);
    if (text.trim() === "" || Number.isNaN(dueAt.getTime())) return;
    changes.remind.mutate(
      { id: lead.id, text: text.trim(), dueAt: dueAt.toISOString() },
      { onSuccess: () => setText("") },
    );
  };
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{t("reminders.title")}</h3>
      {waiting.length === 0 ? <p className={styles.quiet}>{t("reminders.none")}</p> : null}
      <ul className={styles.reminders}>
        {waiting.map(({ id, text: what, dueAt }) => (
          <li key={id} data-due={Date.parse(dueAt) <= Date.now() || undefined}>
            <button
              type="button"
              className={styles.tick}
              aria-label={t("reminders.end", { text: what })}
              disabled={changes.endReminder.isPending}
              onClick={() => changes.endReminder.mutate({ id: lead.id, reminderId: id })}
            >
              <IconCheck size={18} stroke={1.8} aria-hidden />
            </button>
            <span>
              {what}
              <span className={styles.when}>{formatMoment(language, dueAt)}</span>
            </span>
          </li>
        ))}
      </ul>
      <form className={styles.remind} onSubmit={set}>
        <TextInput
          size="md"
          label={t("reminders.text")}
          placeholder={t("reminders.textHint")}
          required
          maxLength={200}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <TextInput
          size="md"
          type="datetime-local"
          label={t("reminders.at")}
          required
          value={at}
          onChange={({ currentTarget }) => setAt(currentTarget.value)}
        />
        <Button type="submit" variant="default" mih={44} loading={changes.remind.isPending}>
          {t("reminders.set")}
        </Button>
      </form>
    </section>
  );
}
