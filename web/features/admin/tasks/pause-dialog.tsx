/** Asks before a queue is paused: why, and when it goes on by itself, as people are then told. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { ReasonField } from "#web/features/admin/list/reason-field.tsx";
import { PlainSelect } from "#web/ui/plain-select.tsx";
import styles from "./tasks.module.css";

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
  const { t } = useTranslation("adminTasks");
  const [span, setSpan] = useState<Span>("open");
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const submit = () => {
    if (!reason.trim()) return setMissing(true);
    const hours = spans[span];
    const until = hours === null ? null : new Date(Date.now() + hours * HOUR).toISOString();
    props.onConfirm({ until, reason: reason.trim() });
  };
  return (
    <FormDialog
      title={t("queues.ask", { kind: props.name })}
      text={t("queues.askText")}
      submit={t("queues.pause")}
      busy={props.busy}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <p className={styles.label} aria-hidden>
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
      <ReasonField label={t("reason")} value={reason} missing={missing} mt="lg" onChange={setReason} />
    </FormDialog>
  );
}
