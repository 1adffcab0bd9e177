/** A new key: what it is for, what it may do, how long. */
import { Button, Checkbox, Group, Radio, Stack, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { keyDays, keyNameChars } from "#contract/developer/api-keys";
import { type ApiScope, apiScopes } from "#contract/developer/scopes";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { toastFailure } from "#web/ui/toast.ts";
import { scopeKeys } from "./scope-keys.ts";

const USUAL = 90;

export default function KeyDialog({ onMade, onClose }: { onMade(secret: string): void; onClose(): void }) {
  const { t } = useTranslation("publishing");
  const { t: tError } = useTranslation("errors");
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<ApiScope[]>([]);
  const [days, setDays] = useState<(typeof keyDays)[number]>(USUAL);
  const [tried, setTried] = useState(false);
  const create = useMutation(
    orpc.apiKeys.create.mutationOptions({
      onSuccess: ({ secret }) => onMade(secret),
      onError: (error) => toastFailure(errorText(tError, error)),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() !== "" && scopes.length > 0) create.mutate({ name: name.trim(), scopes, days });
  };
  return (
    <Dialog title={t("developers.keyTitle")} size={480} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          <TextInput
            label={t("developers.name")}
            placeholder={t("developers.namePlaceholder")}
            maxLength={keyNameChars}
            value={name}
            data-autofocus
            error={tried && name.trim() === "" ? t("developers.nameMissing") : undefined}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Checkbox.Group
            label={t("developers.rights")}
            value={scopes}
            error={tried && scopes.length === 0 ? t("developers.rightsMissing") : undefined}
            onChange={(chosen) => setScopes(apiScopes.filter((scope) => chosen.includes(scope)))}
          >
            <Stack gap="xs" mt="xs">
              {apiScopes.map((scope) => (
                <Checkbox key={scope} value={scope} label={t(`developers.scopes.${scopeKeys[scope]}`)} size="md" />
              ))}
            </Stack>
          </Checkbox.Group>
          <Radio.Group
            label={t("developers.lives")}
            value={String(days)}
            onChange={(value) => setDays(keyDays.find((one) => String(one) === value) ?? USUAL)}
          >
            <Group gap="md" mt="xs">
              {keyDays.map((one) => (
                <Radio key={one} value={String(one)} label={t(`developers.days.${one}`)} />
              ))}
            </Group>
          </Radio.Group>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t("developers.cancel")}
            </Button>
            <Button type="submit" loading={create.isPending}>
              {t("developers.create")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
