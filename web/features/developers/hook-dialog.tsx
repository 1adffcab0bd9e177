/** A new address that is told news. */
import { Button, Checkbox, Group, Stack, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type WebhookEvent, webhookEvents } from "#contract/developer/webhooks";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { toastFailure } from "#web/ui/toast.ts";

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

export default function HookDialog({ onMade, onClose }: { onMade(secret: string): void; onClose(): void }) {
  const { t } = useTranslation("publishing");
  const { t: tError } = useTranslation("errors");
  const [address, setAddress] = useState("");
  const [events, setEvents] = useState<WebhookEvent[]>([...webhookEvents]);
  const [tried, setTried] = useState(false);
  const link = address.trim();
  const create = useMutation(
    orpc.webhooks.create.mutationOptions({
      onSuccess: ({ secret }) => onMade(secret),
      onError: (error) => toastFailure(errorText(tError, error)),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isAddress(link) && events.length > 0) create.mutate({ address: link, events });
  };
  return (
    <Dialog title={t("developers.hookTitle")} size={480} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          <TextInput
            label={t("developers.address")}
            description={t("developers.addressText")}
            type="url"
            inputMode="url"
            maxLength={2_048}
            value={address}
            data-autofocus
            error={tried && !isAddress(link) ? t("developers.notAddress") : undefined}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
          <Checkbox.Group
            label={t("developers.news")}
            value={events}
            error={tried && events.length === 0 ? t("developers.newsMissing") : undefined}
            onChange={(chosen) => setEvents(webhookEvents.filter((one) => chosen.includes(one)))}
          >
            <Stack gap="xs" mt="xs">
              {webhookEvents.map((one) => (
                <Checkbox key={one} value={one} label={t(`developers.events.${one}`)} size="md" />
              ))}
            </Stack>
          </Checkbox.Group>
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
