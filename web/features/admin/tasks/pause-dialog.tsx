/** Asks before a queue is paused: why, and when it is expected to go on, as people are then told. */
import { Button, Group, Modal, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/features/admin/list/drawer.module.css";
import { PlainSelect } from "#web/ui/plain-select.tsx";
import { useFocusBack } from "#web/ui/use-focus-back.ts";
import own from "./tasks.module.css";

const spans = { open: null, h1: 1, h4: 4, h24: 24 } as const;
type Span = keyof typeof spans;
const HOUR = 3_600_000;
const isSpan = (text: string): text is Span => text in spans;

export function PauseDialog(props: {
  name: string;
  busy: boolean;
  onConfirm: (asked: { until: string | null; reason: string }) => void;
  onClose: () => void;
}) {
  useFocusBack(true);
  const { t } = useTranslation("adminTasks");
  const { t: tCommon } = useTranslation();
  const { t: tAdmin } = useTranslation("admin");
  const [span, setSpan] = useState<Span>("open");
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!reason.trim()) return setMissing(true);
    const hours = spans[span];
    props.onConfirm({
      until: hours === null ? null : new Date(Date.now() + hours * HOUR).toISOString(),
      reason: reason.trim(),
    });
  };
  const title = t("queues.ask", { kind: props.name });
  return (
    <Modal.Root opened onClose={props.onClose} centered>
      <Modal.Overlay />
      <Modal.Content aria-label={title}>
        <Modal.Body p="lg">
          <form onSubmit={submit} noValidate>
            <h2 className={styles.askTitle}>{title}</h2>
            <p className={styles.askText}>{t("queues.askText")}</p>
            <p className={own.label} aria-hidden>
              {t("queues.hours")}
            </p>
            <PlainSelect
              label={t("queues.hours")}
              value={span}
              options={(["open", "h1", "h4", "h24"] as const).map((value) => ({
                value,
                label: t(`queues.hoursOf.${value}`),
              }))}
              onChange={(value) => isSpan(value) && setSpan(value)}
            />
            <Textarea
              label={t("reason")}
              description={tAdmin("list.reasonHint")}
              required
              autosize
              minRows={2}
              maxLength={500}
              my="lg"
              value={reason}
              error={missing && !reason.trim() ? tAdmin("list.reasonMissing") : null}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={props.onClose}>
                {tCommon("cancel")}
              </Button>
              <Button type="submit" loading={props.busy}>
                {t("queues.pause")}
              </Button>
            </Group>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
