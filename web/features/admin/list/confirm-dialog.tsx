/** Asks before something that cannot simply be undone; where the audit wants a reason, it is asked for and required. */
import { Button, Group, Modal, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFocusBack } from "#web/ui/use-focus-back.ts";
import styles from "./drawer.module.css";

export function ConfirmDialog(props: {
  title: string;
  text: string;
  /** The button's verb. */
  confirm: string;
  danger?: boolean;
  /** With a label, a reason must be given. */
  reason?: string;
  busy: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}) {
  useFocusBack(true);
  const { t } = useTranslation();
  const { t: ta } = useTranslation("admin");
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (props.reason && !reason.trim()) return setMissing(true);
    props.onConfirm(reason.trim());
  };
  return (
    <Modal.Root opened onClose={props.onClose} centered>
      <Modal.Overlay />
      <Modal.Content aria-label={props.title}>
        <Modal.Body p="lg">
          <form onSubmit={submit} noValidate>
            <h2 className={styles.askTitle}>{props.title}</h2>
            <p className={styles.askText}>{props.text}</p>
            {props.reason ? (
              <Textarea
                label={props.reason}
                description={ta("list.reasonHint")}
                required
                autosize
                minRows={2}
                maxLength={500}
                mb="lg"
                value={reason}
                error={missing && !reason.trim() ? ta("list.reasonMissing") : null}
                onChange={(event) => setReason(event.currentTarget.value)}
              />
            ) : null}
            <Group justify="flex-end" gap="sm">
              <Button variant="default" data-autofocus={!props.reason || undefined} onClick={props.onClose}>
                {t("cancel")}
              </Button>
              <Button
                type="submit"
                // in both modes dark enough, or light enough, for its words
                {...(props.danger ? { bg: "var(--bad)", c: "var(--paper)" } : {})}
                loading={props.busy}
              >
                {props.confirm}
              </Button>
            </Group>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
