/** It stays as it is: only with a reason. */
import { Button, Group, Stack, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type RecallItem, recallTextChars } from "#contract/publishing/recall";
import { Dialog } from "#web/ui/dialog.tsx";
import styles from "./recall.module.css";
import type { RecallWork } from "./use-recalls.ts";

const LEAST = 4;

export default function KeepDialog(props: { item: RecallItem; work: RecallWork; onClose(): void }) {
  const { item, work, onClose } = props;
  const { t } = useTranslation("publishing");
  const { keep } = work;
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const short = reason.trim().length < LEAST;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!short) keep.mutate({ id: item.id, reason: reason.trim() }, { onSuccess: onClose });
  };
  return (
    <Dialog title={t("recall.keepTitle")} size={440} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <p className={styles.quiet}>{t("recall.keepText")}</p>
          <Textarea
            label={t("recall.reason")}
            autosize
            minRows={2}
            maxLength={recallTextChars}
            value={reason}
            error={tried && short ? t("recall.reasonShort") : undefined}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t("recall.cancel")}
            </Button>
            <Button type="submit" loading={keep.isPending}>
              {t("recall.keep")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
