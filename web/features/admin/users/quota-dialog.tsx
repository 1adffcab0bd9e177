/** Gives the running period listings or takes some, with the reason the audit keeps. */
import { Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { UserDetail } from "#contract/admin/users";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { ReasonField } from "#web/features/admin/list/reason-field.tsx";
import { api } from "#web/lib/api.ts";
import { uuid } from "#web/lib/uuid.ts";
import { nameOf } from "./account-labels.ts";
import { useUserChange } from "./use-user-change.ts";

const MOST = 10_000;

/** "+5", "5", "-3", "−3": a whole number that is not nothing; null for anything else. */
function countOf(typed: string): number | null {
  const text = typed.normalize("NFKC").trim().replace("−", "-");
  const count = /^[+-]?\d{1,5}$/.test(text) ? Number(text) : 0;
  return count === 0 || Math.abs(count) > MOST ? null : count;
}

export function QuotaDialog({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const { t } = useTranslation("users");
  const [idempotencyKey] = useState(uuid);
  const [typed, setTyped] = useState("");
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const adjust = useUserChange(api.admin.quota.adjust, { done: t("quota.done"), failed: t("quota.failed") });
  const listings = countOf(typed);
  const submit = () => {
    setTried(true);
    if (listings === null || !reason.trim()) return;
    adjust.mutate({ userId: user.id, listings, reason: reason.trim(), idempotencyKey }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t("quota.title", { name: nameOf(user) })}
      text={t("quota.text")}
      submit={t("quota.adjust")}
      busy={adjust.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="md">
        <TextInput
          label={t("quota.listings")}
          description={t("quota.hint")}
          required
          data-autofocus
          maxLength={8}
          value={typed}
          error={tried && listings === null ? t("quota.wrong") : null}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <ReasonField label={t("quota.reason")} value={reason} missing={tried} onChange={setReason} />
      </Stack>
    </FormDialog>
  );
}
