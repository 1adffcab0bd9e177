/** Somebody the agent met elsewhere, written down. */
import { Button, Textarea, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LeadDetail } from "#contract/leads/lead";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import styles from "./leads.module.css";

/** `onAdded` is given the lead, which may be one that was known already. */
export function AddLead({ onAdded, onClose }: { onAdded: (lead: LeadDetail) => void; onClose: () => void }) {
  const { t } = useTranslation("leads");
  const { t: tError } = useTranslation("errors");
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [contact, setContact] = useState("");
  const [note, setNote] = useState("");
  const add = useMutation(
    orpc.leads.add.mutationOptions({
      onSuccess: (lead) => {
        void client.invalidateQueries({ queryKey: orpc.leads.key() });
        toast(t("form.added", { name: lead.name }));
        onAdded(lead);
      },
    }),
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({ name: name.trim(), contact: contact.trim(), note: note.trim() });
  };
  return (
    <Dialog title={t("add")} size={480} onClose={onClose}>
      <form className={styles.form} onSubmit={save}>
        <TextInput
          size="md"
          label={t("form.name")}
          required
          data-autofocus
          maxLength={80}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextInput
          size="md"
          label={t("form.contact")}
          required
          minLength={3}
          maxLength={120}
          value={contact}
          onChange={({ currentTarget }) => setContact(currentTarget.value)}
        />
        <Textarea
          size="md"
          label={t("form.note")}
          rows={3}
          maxLength={2000}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        {add.error ? (
          <p className={styles.wrong} role="alert">
            {errorText(tError, add.error)}
          </p>
        ) : null}
        <div className={styles.acts}>
          <Button type="submit" mih={44} loading={add.isPending}>
            {t("form.save")}
          </Button>
          <Button variant="default" mih={44} onClick={onClose}>
            {t("form.cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
