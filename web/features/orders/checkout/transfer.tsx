/** The account to send money to, each line to be copied, the reference above all. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { plainAmount } from "#contract/minor-units";
import type { Payment } from "#contract/payment";
import { formatPlanPrice } from "#web/lib/intl.ts";
import { useCopied } from "#web/lib/use-copied.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { toastFailure } from "#web/ui/toast.ts";
import styles from "./checkout.module.css";

export function Transfer(props: {
  action: Extract<NonNullable<Payment["action"]>, { type: "transfer" }>;
  payment: Pick<Payment, "amountMinor" | "currency">;
  /** Of a transfer that came short: the rest that was asked for. */
  missingMinor: number | null;
}) {
  const { action, payment, missingMinor } = props;
  const { t } = useTranslation("checkout");
  const language = useLanguage();
  const { currency } = payment;
  const amountMinor = missingMinor ?? payment.amountMinor;
  const money = (minor: number) => formatPlanPrice(language, minor, currency);
  const lines = [
    { name: t("open.memo"), value: action.memo, strong: true },
    {
      name: t(missingMinor === null ? "open.amount" : "open.rest"),
      value: money(amountMinor),
      copied: plainAmount(amountMinor, currency),
    },
    { name: t("open.holder"), value: action.holder },
    { name: t("open.account"), value: action.account },
    { name: t("open.bank"), value: action.bank },
  ];
  return (
    <div className={styles.stack}>
      <h2 className={styles.heading}>{t("open.transfer")}</h2>
      <p className={styles.hint}>
        {missingMinor === null
          ? t("open.transferText")
          : t("open.restText", { received: money(payment.amountMinor - missingMinor), missing: money(missingMinor) })}
      </p>
      <dl className={styles.account}>
        {lines.map(({ name, value, copied = value, strong }) => (
          <div key={name} data-strong={strong}>
            <dt>{name}</dt>
            <dd>
              <span>{value}</span>
              <CopyLine name={name} value={copied} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function CopyLine({ name, value }: { name: string; value: string }) {
  const { t } = useTranslation();
  const { t: tCheckout } = useTranslation("checkout");
  const { copied, copy } = useCopied();
  return (
    <Button
      variant="default"
      aria-label={tCheckout("open.copyOf", { name })}
      onClick={() => void copy(value).then((done) => done || toastFailure(tCheckout("open.notCopied")))}
    >
      <span aria-live="polite">{copied ? t("copied") : t("copy")}</span>
    </Button>
  );
}
