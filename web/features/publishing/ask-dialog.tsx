/** Asks somebody else to approve posts: a note, how long the link is good, then the link itself to pass on. */
import { Button, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { orpc } from "#web/lib/api.ts";
import { momentIn } from "#web/lib/calendar-words.ts";
import { errorText } from "#web/lib/errors.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { PlainSelect } from "#web/ui/plain-select.tsx";
import { CopyField } from "./copy-field.tsx";
import styles from "./publishing.module.css";
import { useZone } from "./use-zone.ts";

const days = [1, 3, 7, 14];

export function AskDialog(props: { ids: readonly string[]; onAsked(): void; onClose(): void }) {
  const { t } = useTranslation("publishing");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const zone = useZone();
  const queries = useQueryClient();
  const [note, setNote] = useState("");
  const [good, setGood] = useState(3);
  const ask = useMutation(
    orpc.approvals.ask.mutationOptions({
      onSuccess: () => {
        void queries.invalidateQueries({ queryKey: orpc.approvals.key() });
        props.onAsked();
      },
    }),
  );
  if (ask.data?.address)
    return (
      <Dialog title={t("approval.linkTitle")} size={480} onClose={props.onClose}>
        <p className={styles.about}>{t("approval.linkText", { when: momentIn(language, ask.data.expiresAt, zone) })}</p>
        <CopyField label={t("approval.link")} text={ask.data.address} />
        <div className={styles.buttons}>
          <Button onClick={props.onClose}>{t("approval.done")}</Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={t("approval.askTitle", { count: props.ids.length })} size={480} onClose={props.onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          ask.mutate({ ids: [...props.ids], note, days: good });
        }}
      >
        <p className={styles.about}>{t("approval.askText")}</p>
        <Textarea
          label={t("approval.note")}
          description={t("optional")}
          maxLength={500}
          minRows={2}
          autosize
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <PlainSelect
          label={t("approval.good")}
          value={String(good)}
          options={days.map((count) => ({ value: String(count), label: t("approval.goodDays", { count }) }))}
          onChange={(value) => setGood(Number(value))}
        />
        {ask.error ? (
          <p className={styles.refusal} role="alert">
            {errorText(tError, ask.error)}
          </p>
        ) : null}
        <div className={styles.buttons}>
          <Button type="submit" loading={ask.isPending}>
            {t("approval.make")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
