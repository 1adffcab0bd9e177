/** Done by hand: what, and something to show for it. */
import { Button, FileButton, Group, Radio, Stack, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type RecallItem, recallTextChars } from "#contract/publishing/recall";
import { Dialog } from "#web/ui/dialog.tsx";
import styles from "./recall.module.css";
import type { RecallWork } from "./use-recalls.ts";

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

export default function SettleDialog(props: { item: RecallItem; name: string; work: RecallWork; onClose(): void }) {
  const { item, name, work, onClose } = props;
  const { t } = useTranslation("publishing");
  const { settle } = work;
  const [did, setDid] = useState<"changed" | "removed">(item.reason === "over" ? "removed" : "changed");
  const [address, setAddress] = useState("");
  const [note, setNote] = useState("");
  const [picture, setPicture] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const link = address.trim();
  const wrong = link !== "" && !isAddress(link);
  const missing = link === "" && note.trim() === "" && picture === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong || missing) return;
    const proof = {
      ...(link === "" ? {} : { address: link }),
      ...(note.trim() === "" ? {} : { note: note.trim() }),
      ...(picture ? { picture } : {}),
    };
    settle.mutate({ id: item.id, did, ...proof }, { onSuccess: onClose });
  };
  return (
    <Dialog title={t("recall.settleTitle")} size={480} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Radio.Group
            value={did}
            onChange={(value) => setDid(value === "removed" ? "removed" : "changed")}
            label={t("recall.doneOf", { what: name })}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="changed" label={t("recall.changed")} />
              <Radio value="removed" label={t("recall.removed")} />
            </Stack>
          </Radio.Group>
          <p className={styles.quiet}>{t("recall.proof")}</p>
          <TextInput
            label={t("recall.address")}
            type="url"
            inputMode="url"
            maxLength={2_048}
            value={address}
            error={tried && wrong ? t("recall.notAddress") : undefined}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
          <Textarea
            label={t("recall.note")}
            autosize
            minRows={2}
            maxLength={recallTextChars}
            value={note}
            error={tried && missing ? t("recall.proofMissing") : undefined}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <FileButton accept="image/jpeg,image/png,image/webp" onChange={setPicture}>
            {(button) => (
              <Button variant="default" {...button}>
                {picture ? picture.name : t("recall.choosePicture")}
              </Button>
            )}
          </FileButton>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t("recall.cancel")}
            </Button>
            <Button type="submit" loading={settle.isPending}>
              {t("recall.save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
