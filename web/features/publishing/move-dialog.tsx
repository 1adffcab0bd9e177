/** Another time for a post that waits. */
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#web/ui/dialog.tsx";
import { fieldOf, momentOf, ownZone } from "./moment.ts";
import styles from "./publishing.module.css";

export function MoveDialog(props: { dueAt: string; onMove(dueAt: string): void; onClose(): void }) {
  const { t } = useTranslation("publishing");
  const [field, setField] = useState(() => fieldOf(props.dueAt));
  const moment = momentOf(field);
  const past = moment === null || new Date(moment).getTime() <= Date.now();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (moment !== null && !past) props.onMove(moment);
  };
  return (
    <Dialog title={t("moveTitle")} size={400} onClose={props.onClose}>
      <form className={styles.form} onSubmit={submit}>
        <TextInput
          type="datetime-local"
          label={t("date")}
          description={t("zone", { zone: ownZone() })}
          value={field}
          error={past ? t("past") : undefined}
          onChange={(event) => setField(event.currentTarget.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" disabled={past}>
            {t("moveSave")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
