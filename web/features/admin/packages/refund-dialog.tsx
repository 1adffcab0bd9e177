/** Gives money of an order back, all or a part, saying before what becomes of the package. */
import { Radio, Stack, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AccountOrderDetail } from "#contract/admin/orders";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { api } from "#web/lib/api.ts";
import { causeOf } from "#web/lib/errors.ts";
import { formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { uuid } from "#web/lib/uuid.ts";
import { toast } from "#web/ui/toast.ts";
import { parseAmount } from "./money.ts";
import styles from "./packages.module.css";
import { useChange } from "./use-change.ts";

const isKnown = (error: unknown) => ["refund_too_large", "conflict"].includes(causeOf(error).code);

export function RefundDialog({ order, onClose }: { order: AccountOrderDetail; onClose: () => void }) {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const [key] = useState(uuid);
  const [how, setHow] = useState<"whole" | "part">("whole");
  const [amount, setAmount] = useState("");
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const refund = useChange(api.admin.refunds.create, { explained: isKnown });
  const money = (minor: number) => formatPlanPrice(language, minor, order.currency);
  const free = order.amountMinor === 0;
  const pack = order.kind === "pack";
  const left = order.amountMinor - order.refundedMinor;
  const minor = parseAmount(amount, order.currency);
  const amountWrong = how === "part" && (minor === null || minor > left);
  const byHand = order.payments.some((one) => one.provider === "bank" && one.state === "paid");

  function submit() {
    setTried(true);
    if (!reason.trim() || amountWrong) return;
    // the key is this dialog's: sent again with another amount it is another wish
    const idempotencyKey = `${key}-${how === "part" ? minor : "whole"}`;
    refund.mutate(
      { orderId: order.id, amountMinor: how === "part" ? minor : null, reason: reason.trim(), idempotencyKey },
      {
        onSuccess: (answer) => {
          toast(t(answer.refund ? "refund.done" : "refund.doneFree"));
          onClose();
        },
        onError: (error) => {
          const { code, data } = causeOf(error);
          if (code === "refund_too_large")
            setProblem(t("refund.tooLarge", { amount: money(Number(data.leftMinor ?? left)) }));
          if (code === "conflict") setProblem(t("refund.replaced"));
        },
      },
    );
  }

  return (
    <FormDialog
      title={t("refund.title", { number: order.number })}
      {...(free ? { text: t("refund.free") } : {})}
      submit={t(free ? "refund.freeConfirm" : "refund.confirm")}
      busy={refund.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="md">
        {free ? null : (
          <Radio.Group
            label={t("refund.how")}
            value={how}
            onChange={(value) => {
              setHow(value === "part" ? "part" : "whole");
              setProblem(null);
            }}
          >
            <Stack gap="sm" mt="xs">
              <Radio
                value="whole"
                label={pack ? t("refund.wholePack") : t("refund.whole", { amount: money(left) })}
                description={t(pack ? "refund.wholePackDoes" : "refund.wholeDoes")}
              />
              <Radio
                value="part"
                label={t("refund.part")}
                description={t(pack ? "refund.partPackDoes" : "refund.partDoes")}
              />
            </Stack>
          </Radio.Group>
        )}
        {how === "part" ? (
          <TextInput
            label={t("refund.amount", { currency: order.currency })}
            description={t("refund.left", { amount: money(left) })}
            inputMode="decimal"
            required
            value={amount}
            error={
              tried && amountWrong
                ? minor === null
                  ? t("amountWrong")
                  : t("refund.tooLarge", { amount: money(left) })
                : null
            }
            onChange={(event) => {
              setAmount(event.currentTarget.value);
              setProblem(null);
            }}
          />
        ) : null}
        <Textarea
          label={t("refund.reason")}
          description={t("refund.reasonHint")}
          required
          autosize
          minRows={2}
          maxLength={500}
          value={reason}
          error={tried && !reason.trim() ? t("refund.reasonMissing") : null}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {byHand && !free ? <p className={styles.note}>{t("refund.byHand")}</p> : null}
        {problem ? (
          <p className={styles.note} role="alert">
            {problem}
          </p>
        ) : null}
      </Stack>
    </FormDialog>
  );
}
