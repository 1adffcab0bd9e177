/** Offers one account a plan at a price of its own. */
import { NativeSelect, Stack, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AccountNamed } from "#contract/admin/orders";
import { planCodes } from "#contract/plan";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { api, orpc } from "#web/lib/api.ts";
import { oneOf } from "#web/lib/one-of.ts";
import { uuid } from "#web/lib/uuid.ts";
import { AccountCell } from "./account-cell.tsx";
import { AccountField } from "./account-field.tsx";
import { countOf, parseAmount } from "./money.ts";
import styles from "./packages.module.css";
import { useChange } from "./use-change.ts";

const LONGEST = 60;

/** `account`: whose page it is opened from; without it one is chosen. */
export function OfferDialog({ account, onClose }: { account?: AccountNamed; onClose: () => void }) {
  const { t } = useTranslation("adminPackages");
  const [idempotencyKey] = useState(uuid);
  const [userId, setUserId] = useState<string | null>(account?.id ?? null);
  const [planCode, setPlanCode] = useState<(typeof planCodes)[number]>("enterprise");
  const [amount, setAmount] = useState("");
  const [days, setDays] = useState("7");
  const [tried, setTried] = useState(false);
  const { data: onSale } = useQuery(orpc.plans.onSale.queryOptions());
  const currency = onSale?.plans.find((one) => one.code === planCode)?.currency ?? "CNY";
  const offer = useChange(api.admin.orders.offer, { done: t("offer.done") });
  const amountMinor = parseAmount(amount, currency);
  const count = countOf(days, LONGEST);

  function submit() {
    setTried(true);
    if (userId === null || amountMinor === null || count === null) return;
    offer.mutate({ userId, planCode, amountMinor, currency, days: count, idempotencyKey }, { onSuccess: onClose });
  }

  return (
    <FormDialog
      title={t("offer.title")}
      text={t("offer.text")}
      submit={t("offer.send")}
      busy={offer.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="md">
        {account ? (
          <AccountCell account={account} />
        ) : (
          <AccountField value={userId} missing={tried} onChange={setUserId} />
        )}
        <NativeSelect
          label={t("plan")}
          value={planCode}
          data={planCodes.map((value) => ({ value, label: t(`plans.${value}`) }))}
          onChange={(event) => setPlanCode(oneOf(planCodes, event.currentTarget.value) ?? "enterprise")}
        />
        <div className={styles.pair}>
          <TextInput
            label={t("offer.amount", { currency })}
            inputMode="decimal"
            required
            value={amount}
            error={tried && amountMinor === null ? t("amountWrong") : null}
            onChange={(event) => setAmount(event.currentTarget.value)}
          />
          <TextInput
            label={t("offer.days")}
            inputMode="numeric"
            required
            value={days}
            error={tried && count === null ? t("offer.daysWrong") : null}
            onChange={(event) => setDays(event.currentTarget.value)}
          />
        </div>
      </Stack>
    </FormDialog>
  );
}
