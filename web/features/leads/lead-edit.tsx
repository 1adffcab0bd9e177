/** A lead's name, and one more way to reach them; where another lead is reached that way, whether they are one person. */
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LeadDetail } from "#contract/leads/lead";
import { causeOf } from "#web/lib/errors.ts";
import { toast } from "#web/ui/toast.ts";
import styles from "./leads.module.css";
import type { LeadChanges } from "./use-lead-changes.ts";

/** Of a refusal: the lead that is reached that way already. */
function sameAs(error: unknown): { id: string; name: string } | null {
  const { code, data } = causeOf(error);
  return code === "conflict" && typeof data.other === "string" ? { id: data.other, name: String(data.name) } : null;
}

export function LeadEdit(props: { lead: LeadDetail; changes: LeadChanges; onClose: () => void }) {
  const { lead, changes, onClose } = props;
  const { t } = useTranslation("leads");
  const [name, setName] = useState(lead.name);
  const [contact, setContact] = useState("");
  const other = sameAs(changes.update.error);
  const done = (text: string) => () => {
    toast(text);
    onClose();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const added = contact.trim();
    changes.update.mutate(
      { id: lead.id, name: name.trim(), ...(added ? { contact: added } : {}) },
      { onSuccess: done(t("drawer.saved")) },
    );
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <TextInput
        size="md"
        label={t("form.name")}
        required
        maxLength={80}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        size="md"
        label={t("form.newContact")}
        minLength={3}
        maxLength={120}
        value={contact}
        onChange={({ currentTarget }) => setContact(currentTarget.value)}
      />
      {other ? (
        <div className={styles.same} role="alert">
          <p>{t("same.text", { name: other.name })}</p>
          <Button
            variant="default"
            mih={44}
            loading={changes.merge.isPending}
            onClick={() =>
              changes.merge.mutate({ id: lead.id, other: other.id }, { onSuccess: done(t("same.merged")) })
            }
          >
            {t("same.merge")}
          </Button>
        </div>
      ) : null}
      <div className={styles.acts}>
        <Button type="submit" mih={44} disabled={name.trim() === ""} loading={changes.update.isPending}>
          {t("form.save")}
        </Button>
        <Button variant="default" mih={44} onClick={onClose}>
          {t("form.cancel")}
        </Button>
      </div>
    </form>
  );
}
