/** A red invoice (红字) is written down: for money that went back, or because the details of the issued one were wrong. */
import { Radio, Stack, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminInvoice } from "#contract/admin/invoices";
import { dayOf, formatDate, momentOf } from "#web/features/admin/clock.ts";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { api } from "#web/lib/api.ts";
import { formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { parseAmount, typedOf } from "./money.ts";
import styles from "./packages.module.css";
import { useChange } from "./use-change.ts";

/** Number and day of the red paper, as they are typed, and what is wrong with them. */
function useRedPaper({ number: ofInvoice, issuedOn: since, reds }: AdminInvoice) {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const [number, setNumber] = useState("");
  const [issuedOn, setIssuedOn] = useState(() => dayOf(new Date()));
  const [tried, setTried] = useState(false);
  const written = number.trim();
  const taken = [ofInvoice, ...reds.map((one) => one.number)].includes(written);
  const dayWrong = momentOf(issuedOn, new Date()) === null || issuedOn < (since ?? "");
  return {
    /** What is sent; null where something is wrong, which is said from then on. */
    read: () => {
      setTried(true);
      return written && !taken && !dayWrong ? { number: written, issuedOn } : null;
    },
    tried,
    number: (
      <TextInput
        label={t("invoices.redNumber")}
        required
        maxLength={40}
        data-autofocus
        value={number}
        error={tried && !written ? t("invoices.numberMissing") : tried && taken ? t("invoices.redSame") : null}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
    ),
    day: (
      <TextInput
        type="date"
        label={t("invoices.issuedOn")}
        required
        min={since ?? undefined}
        max={dayOf(new Date())}
        value={issuedOn}
        error={tried && dayWrong ? t("invoices.redBefore", { day: formatDate(language, since ?? "") }) : null}
        onChange={(event) => setIssuedOn(event.currentTarget.value)}
      />
    ),
  };
}

/** Of what went back, as a rule all of it. */
export function RedInvoice({ invoice, onClose }: { invoice: AdminInvoice; onClose: () => void }) {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const { id, currency, redDueMinor: due } = invoice;
  const paper = useRedPaper(invoice);
  const [amount, setAmount] = useState(() => typedOf(due, currency));
  const red = useChange(api.admin.invoices.red, { done: t("invoices.redDone") });
  const amountMinor = parseAmount(amount, currency);
  const amountWrong = amountMinor === null || amountMinor > due;
  const shown = formatPlanPrice(language, due, currency);
  const submit = () => {
    const written = paper.read();
    if (!written || amountMinor === null || amountWrong) return;
    red.mutate({ id, ...written, amountMinor }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t("invoices.redTitle", { name: invoice.buyer.title })}
      text={t("invoices.redText", { amount: shown, number: invoice.number ?? "" })}
      submit={t("invoices.redRegister")}
      busy={red.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="md">
        {paper.number}
        <div className={styles.pair}>
          <TextInput
            label={t("invoices.redAmountOf", { currency })}
            inputMode="decimal"
            required
            value={amount}
            error={paper.tried && amountWrong ? t("invoices.redWrong", { amount: shown }) : null}
            onChange={(event) => setAmount(event.currentTarget.value)}
          />
          {paper.day}
        </div>
      </Stack>
    </FormDialog>
  );
}

const nexts = ["ask", "again"] as const;

/** Whole, because its details were wrong; the order stays paid. Of an account that is gone nobody asks again. */
export function MistakenInvoice({ invoice, onClose }: { invoice: AdminInvoice; onClose: () => void }) {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const { id, currency, number, issuedMinor, reds, account } = invoice;
  const paper = useRedPaper(invoice);
  const [mistake, setMistake] = useState("");
  const [next, setNext] = useState<string>("ask");
  const takeBack = useChange(api.admin.invoices.takeBack, { done: t("invoices.mistakeDone") });
  const left = (issuedMinor ?? 0) - reds.reduce((sum, red) => sum + red.amountMinor, 0);
  const submit = () => {
    const written = paper.read();
    if (!written || !mistake.trim()) return;
    takeBack.mutate({ id, ...written, mistake: mistake.trim(), again: next === "again" }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t("invoices.mistakeTitle", { number: number ?? "" })}
      text={t("invoices.mistakeText", { amount: formatPlanPrice(language, left, currency) })}
      submit={t("invoices.redRegister")}
      busy={takeBack.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="md">
        <div className={styles.pair}>
          {paper.number}
          {paper.day}
        </div>
        <Textarea
          label={t("invoices.mistake")}
          description={t("invoices.mistakeHint")}
          required
          autosize
          minRows={2}
          maxLength={500}
          value={mistake}
          error={paper.tried && !mistake.trim() ? t("invoices.mistakeMissing") : null}
          onChange={(event) => setMistake(event.currentTarget.value)}
        />
        {account ? (
          <Radio.Group label={t("invoices.next")} value={next} onChange={setNext}>
            <Stack gap="sm" mt="xs">
              {nexts.map((one) => (
                <Radio key={one} value={one} label={t(`invoices.nexts.${one}`)} />
              ))}
            </Stack>
          </Radio.Group>
        ) : null}
      </Stack>
    </FormDialog>
  );
}
