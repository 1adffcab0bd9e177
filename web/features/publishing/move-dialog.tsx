/** Another time for a post that waits. */
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#web/ui/dialog.tsx";
import { fieldOf } from "./moment.ts";
import { dueOfField, MomentField } from "./moment-field.tsx";
import styles from "./publishing.module.css";
import { useZone } from "./use-zone.ts";

export function MoveDialog(props: { dueAt: string; onMove(dueAt: string): void; onClose(): void }) {
  const { t } = useTranslation("publishing");
  const zone = useZone();
  const [typed, setTyped] = useState<string | null>(null);
  const field = typed ?? fieldOf(props.dueAt, zone);
  // as it stands it is meant to the minute and the turn: some clocks show a time twice
  const dueAt = typed === null && new Date(props.dueAt).getTime() > Date.now() ? props.dueAt : dueOfField(field, zone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (dueAt !== undefined) props.onMove(dueAt);
  };
  return (
    <Dialog title={t("moveTitle")} size={400} onClose={props.onClose}>
      <form className={styles.form} onSubmit={submit}>
        <MomentField value={field} zone={zone} onChange={setTyped} />
        <div className={styles.buttons}>
          <Button type="submit" disabled={dueAt === undefined}>
            {t("moveSave")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
