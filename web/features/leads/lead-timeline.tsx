/** What happened with a lead, newest first, and a note of the agent's own. */
import { Button, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LeadDetail, LeadEvent } from "#contract/leads/lead";
import { formatMoment } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./leads.module.css";
import type { LeadChanges } from "./use-lead-changes.ts";

function useSaid(): (event: LeadEvent) => string {
  const { t } = useTranslation("leads");
  return ({ kind, home, from, to, merged }) => {
    if (kind === "enquiry") return home ? t("timeline.enquiryAbout", { title: home.title }) : t("timeline.enquiry");
    if (kind === "stage" && from && to)
      return t("timeline.stage", { from: t(`stages.${from}`), to: t(`stages.${to}`) });
    if (kind === "merged") return t("timeline.merged", { name: merged ?? "" });
    if (kind === "note") return t("timeline.noteBy");
    return kind === "reminded" ? t("timeline.reminded") : t("timeline.added");
  };
}

export function LeadTimeline({ lead, changes }: { lead: LeadDetail; changes: LeadChanges }) {
  const { t } = useTranslation("leads");
  const language = useLanguage();
  const said = useSaid();
  const [text, setText] = useState("");
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    changes.note.mutate({ id: lead.id, text: text.trim() }, { onSuccess: () => setText("") });
  };
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{t("timeline.title")}</h3>
      <form className={styles.form} onSubmit={save}>
        <Textarea
          size="md"
          label={t("timeline.note")}
          placeholder={t("timeline.noteHint")}
          rows={2}
          maxLength={2000}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div className={styles.acts}>
          <Button
            type="submit"
            variant="default"
            mih={44}
            disabled={text.trim() === ""}
            loading={changes.note.isPending}
          >
            {t("timeline.save")}
          </Button>
        </div>
      </form>
      <ol className={styles.events}>
        {lead.events.map((event) => (
          <li key={event.id} data-kind={event.kind}>
            <p className={styles.said}>
              <span>{said(event)}</span>
              <time dateTime={event.at}>{formatMoment(language, event.at)}</time>
            </p>
            {event.by ? <p className={styles.quiet}>{event.by}</p> : null}
            {event.text ? <p className={styles.text}>{event.text}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
