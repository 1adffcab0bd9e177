/** What becomes of a transfer of another amount: taken as it is, the payer asked for the rest, or all of it sent back. */
import { Radio, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Difference, type TransferChoice, transferChoices } from "#contract/reconciliation";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { api } from "#web/lib/api.ts";
import { formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { toast } from "#web/ui/toast.ts";
import { onlyBackOf } from "./only-back.ts";
import styles from "./packages.module.css";
import { useChange } from "./use-change.ts";

export function SettleDialog({ difference, onClose }: { difference: Difference; onClose: () => void }) {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const onlyBack = onlyBackOf(difference);
  // a question with one answer is not asked
  const [choice, setChoice] = useState<TransferChoice | null>(onlyBack ? "refund" : null);
  const [note, setNote] = useState("");
  const [tried, setTried] = useState(false);
  const settle = useChange(api.admin.transfers.settle);
  const came = difference.theirs?.amountMinor ?? 0;
  const due = difference.ours?.amountMinor ?? 0;
  const currency = difference.ours?.currency ?? "CNY";
  const cameIn = difference.theirs?.currency ?? currency;
  const money = (minor: number) => formatPlanPrice(language, minor, currency);
  const amounts = {
    came: formatPlanPrice(language, came, cameIn),
    asked: money(due),
    missing: money(due - came),
    over: money(came - due),
  };
  const text = onlyBack === "surplus" ? "settle.surplus" : onlyBack ? "settle.foreignText" : "settle.text";

  function submit() {
    setTried(true);
    if (choice === null || !note.trim()) return;
    settle.mutate(
      { id: difference.id, choice, note: note.trim() },
      {
        onSuccess: ({ outcome }) => {
          toast(t(`settle.outcome.${outcome}`));
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      title={t(onlyBack ? "settle.extra" : came < due ? "settle.short" : "settle.over", amounts)}
      text={t(text, amounts)}
      submit={t("settle.confirm")}
      busy={settle.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="md">
        <Radio.Group
          label={t("settle.how")}
          value={choice ?? ""}
          error={tried && choice === null ? t("settle.missing") : null}
          onChange={(value) => setChoice(transferChoices.find((one) => one === value) ?? null)}
        >
          <Stack gap="sm" mt="xs">
            {transferChoices
              .filter((one) => (onlyBack ? one === "refund" : one !== "ask" || came < due))
              .map((one) => (
                <Radio
                  key={one}
                  value={one}
                  label={t(`settle.choices.${one}`, amounts)}
                  description={t(onlyBack ? "settle.does.surplus" : `settle.does.${one}`, amounts)}
                />
              ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label={t("differences.note")}
          description={t("settle.noteHint")}
          required
          autosize
          minRows={2}
          maxLength={500}
          value={note}
          error={tried && !note.trim() ? t("settle.noteMissing") : null}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {choice === "refund" ? <p className={styles.note}>{t("refund.byHand")}</p> : null}
      </Stack>
    </FormDialog>
  );
}
