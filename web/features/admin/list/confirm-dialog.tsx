/** Asks before something that cannot simply be undone; where the audit wants a reason, it is asked for and required. */
import { useState } from "react";
import { FormDialog } from "./form-dialog.tsx";
import { ReasonField } from "./reason-field.tsx";

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
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const submit = () => (props.reason && !reason.trim() ? setMissing(true) : props.onConfirm(reason.trim()));
  return (
    <FormDialog
      title={props.title}
      text={props.text}
      submit={props.confirm}
      danger={props.danger ?? false}
      busy={props.busy}
      onSubmit={submit}
      onClose={props.onClose}
    >
      {props.reason ? <ReasonField label={props.reason} value={reason} missing={missing} onChange={setReason} /> : null}
    </FormDialog>
  );
}
