/** A payment that can be made now: where, how long, and what else one can do meanwhile. */
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OrderDetail } from "#contract/order";
import type { Payment } from "#contract/payment";
import { CancelOrder } from "#web/features/orders/cancel-order.tsx";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { orderPrices } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { QrCode } from "#web/ui/qr-code.tsx";
import styles from "./checkout.module.css";
import { Countdown } from "./countdown.tsx";
import type { OrderStage } from "./order-stage.ts";
import { Transfer } from "./transfer.tsx";

export function PendingPayment(props: {
  order: OrderDetail;
  stage: Extract<OrderStage, { is: "waiting" }>;
  /** It was there when the screen was opened: after a reload, or on the way back from the provider's page. */
  arrived: boolean;
  /** Chooses another way to pay. */
  onOther: () => void;
  /** Opens the same way anew. */
  onAgain: () => void;
  busy: boolean;
}) {
  const { order, stage } = props;
  const { payment, action } = stage;
  const { t } = useTranslation("checkout");
  const language = useLanguage();
  const provider = t(`provider.${payment.provider}`);
  const amount = orderPrices(language, order)(payment.amountMinor);
  const over = (
    <div className={styles.over}>
      <p>{t("open.over")}</p>
      <Button variant="default" loading={props.busy} onClick={props.onAgain}>
        {t("open.renew")}
      </Button>
    </div>
  );
  return (
    <>
      {action.type === "qr" ? (
        <div className={styles.code}>
          <h2 className={styles.heading}>{t("open.qr", { provider })}</h2>
          <p className={styles.amount}>{amount}</p>
          <QrCode value={action.text} alt={t("open.qrAlt", { provider, amount })} size={240} />
          <Countdown until={payment.expiresAt} onOver={over} />
          <p className={styles.hint}>{t("open.qrText")}</p>
        </div>
      ) : action.type === "transfer" ? (
        <Transfer action={action} payment={payment} missingMinor={order.missingMinor} />
      ) : (
        <div className={styles.stack}>
          <h2 className={styles.heading}>{t("open.page", { provider })}</h2>
          <p className={styles.hint}>{t("open.pageText")}</p>
          <Button component="a" href={action.url} size="lg" className={styles.start}>
            {t("open.again")}
          </Button>
          <Countdown until={payment.expiresAt} onOver={over} />
        </div>
      )}
      <Check order={order} type={action.type} arrived={props.arrived}>
        <Button variant="subtle" color="gray" c="var(--ink)" onClick={props.onOther}>
          {t("open.other")}
        </Button>
        <CancelOrder order={order} variant="subtle" />
      </Check>
    </>
  );
}

/** "I have paid": asks the provider now, and says truthfully when nothing has come. */
function Check(props: {
  order: OrderDetail;
  type: NonNullable<Payment["action"]>["type"];
  arrived: boolean;
  children: ReactNode;
}) {
  const { order, type, arrived } = props;
  const { t } = useTranslation("checkout");
  const { t: tError } = useTranslation("errors");
  const client = useQueryClient();
  const [pressed, setPressed] = useState(false);
  const check = useMutation(
    orpc.orders.check.mutationOptions({
      onSuccess: (answer) => client.setQueryData(orpc.orders.get.queryKey({ input: { id: order.id } }), answer),
    }),
  );
  const { mutate } = check;
  const requested = useRef(false);
  useEffect(() => {
    // Whoever comes back from a provider's page wants to know at once; the address they come by proves nothing.
    if (!arrived || requested.current || type === "transfer") return;
    requested.current = true;
    mutate({ id: order.id });
  }, [mutate, order.id, arrived, type]);
  const told = pressed || (arrived && type === "redirect");
  return (
    <>
      <p role="status" className={styles.checked}>
        {told && check.isSuccess ? t(type === "transfer" ? "open.notYetTransfer" : "open.notYet") : null}
        {pressed && check.isError ? errorText(tError, check.error) : null}
      </p>
      <div className={styles.actions}>
        <Button
          variant="default"
          loading={pressed && check.isPending}
          onClick={() => {
            setPressed(true);
            mutate({ id: order.id });
          }}
        >
          {t("open.check")}
        </Button>
        {props.children}
      </div>
    </>
  );
}
