/** A provider's key: typed in, never shown again. */
import { Button, PasswordInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ModelProvider } from "#contract/admin/models";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { api } from "#web/lib/api.ts";
import { useScope } from "#web/lib/use-scope.ts";
import { useModelChange } from "./use-models.ts";

interface KeyProps {
  provider: ModelProvider & { id: string };
  canKeepKeys: boolean;
  onClose: () => void;
}

export function KeyDialog({ provider, canKeepKeys, onClose }: KeyProps) {
  const { t } = useTranslation("adminModels");
  const { t: tc } = useTranslation();
  const scope = useScope();
  const [key, setKey] = useState("");
  const [wrong, setWrong] = useState(false);
  const change = useModelChange(api.admin.models.setKey);
  const closed = scope !== "super" ? t("keyForm.superOnly") : canKeepKeys ? null : t("keyForm.noSecret");
  const title = t("keyForm.title", { name: provider.name });
  // as it was read when the dialog opened: the list behind it may be told of a move meanwhile
  const [seen] = useState({ kind: provider.kind, baseUrl: provider.baseUrl });
  const address = seen.baseUrl ?? t("ownAddress");
  const send = (value: string | null) => change.mutate({ id: provider.id, key: value, seen }, { onSuccess: onClose });
  if (closed)
    return (
      <ConfirmDialog
        title={title}
        text={closed}
        confirm={tc("close")}
        busy={false}
        onConfirm={onClose}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title={title}
      text={t("keyForm.text", { address })}
      submit={t("keyForm.save")}
      busy={change.isPending}
      onSubmit={() => (key.trim().length < 4 ? setWrong(true) : send(key.trim()))}
      onClose={onClose}
    >
      <PasswordInput
        label={t("keyForm.label")}
        autoComplete="off"
        maxLength={500}
        data-autofocus
        value={key}
        error={wrong ? t("keyForm.wrong") : null}
        onChange={(event) => {
          setKey(event.currentTarget.value);
          setWrong(false);
        }}
      />
      {provider.key.set ? (
        <Button variant="subtle" color="red" mt="sm" onClick={() => send(null)}>
          {t("keyForm.remove")}
        </Button>
      ) : null}
    </FormDialog>
  );
}
