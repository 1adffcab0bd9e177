/** Checkout of an order that exists: choose how to pay it, wait for the money, start using what was bought. */
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OrderDetail } from "#contract/order";
import { OrderLines } from "#web/features/orders/order-lines.tsx";
import { OrderWhen } from "#web/features/orders/order-period.tsx";
import { causeOf } from "#web/lib/errors.ts";
import { Panel } from "#web/ui/page.tsx";
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import styles from "./checkout.module.css";
import { ChoosePaymentMethod } from "./choose-payment.tsx";
import { ComingNote } from "./coming-note.tsx";
import { NoOrder } from "./empty-states.tsx";
import { OrderClosed } from "./order-closed.tsx";
import { type OrderStage, orderStageOf } from "./order-stage.ts";
import { PaymentSuccess } from "./payment-success.tsx";
import { PendingPayment } from "./pending-payment.tsx";
import { BuyingProgress } from "./steps.tsx";
import { SummaryWaiting } from "./summary.tsx";
import { type KeptDraft, useCheckoutDraft } from "./use-checkout-draft.ts";
import { useOrder } from "./use-order.ts";
import type { Paying } from "./use-pay.ts";

export function PayOrder({ id, userId, paying }: { id: string; userId: string; paying: Paying }) {
  const query = useOrder(id);
  const kept = useCheckoutDraft(userId, `order:${id}`);
  const order = query.data;
  if (order) return <KnownOrder order={order} kept={kept} paying={paying} />;
  if (query.isError)
    return causeOf(query.error).code === "not_found" ? (
      <NoOrder />
    ) : (
      <ErrorState error={query.error} retry={() => void query.refetch()} />
    );
  return (
    <>
      <BuyingProgress at={1} />
      <div className={styles.columns}>
        <Panel>
          <Waiting>
            <div className={styles.orderWaiting}>
              <Place width="60%" height={28} />
              <Place height={72} />
              <Place height={72} />
            </div>
          </Waiting>
        </Panel>
        <SummaryWaiting />
      </div>
    </>
  );
}

function KnownOrder({ order, kept, paying }: { order: OrderDetail; kept: KeptDraft; paying: Paying }) {
  const { t } = useTranslation("checkout");
  const stage = orderStageOf(order);
  // the step before was on this screen, and the button that was pressed there is gone
  const place = useFocusOnChange(stage.is, !paying.isIdle);
  return (
    <>
      <BuyingProgress at={stage.is === "completed" ? 2 : 1} />
      <p className="visually-hidden" role="status">
        {useNews(order, stage)}
      </p>
      <div className={styles.columns}>
        <Panel>
          <div className={styles.pay} ref={place} tabIndex={-1}>
            <CurrentStage order={order} stage={stage} kept={kept} paying={paying} />
          </div>
        </Panel>
        <Panel title={t("summary.title")}>
          <OrderLines
            order={order}
            coupon={order.coupon}
            total={t(stage.is === "completed" || stage.is === "refunded" ? "summary.paid" : "summary.total")}
            refundedMinor={order.refundedMinor}
          />
          {order.planned ? <OrderWhen planned={order.planned} offered={order.offered} className={styles.when} /> : null}
          {stage.is === "choosing" || stage.is === "waiting" ? <ComingNote of={order} /> : null}
          {order.offered ? <p className={styles.when}>{t("offered")}</p> : null}
          <p className={styles.terms}>{t("terms")}</p>
          <p className={styles.number}>{t("summary.number", { number: order.number })}</p>
        </Panel>
      </div>
    </>
  );
}

function CurrentStage(props: { order: OrderDetail; stage: OrderStage; kept: KeptDraft; paying: Paying }) {
  const { order, stage, kept, paying } = props;
  const { t } = useTranslation("checkout");
  /** The payment the person does not want to make, though it could be made. */
  const [left, setLeft] = useState<string | null>(null);
  const [first] = useState(order.payments[0]?.id);
  if (stage.is === "opening")
    return (
      <div className={styles.stack}>
        <h2 className={styles.heading}>{t("open.opening")}</h2>
        <p className={styles.hint}>{t("open.openingText")}</p>
      </div>
    );
  if (stage.is === "completed") return <PaymentSuccess order={order} />;
  if (stage.is === "cancelled" || stage.is === "expired" || stage.is === "refunded")
    return <OrderClosed order={order} status={stage.is} />;
  if (stage.is === "waiting" && stage.payment.id !== left)
    return (
      <PendingPayment
        order={order}
        stage={stage}
        arrived={stage.payment.id === first}
        busy={paying.isPending}
        onOther={() => setLeft(stage.payment.id)}
        onAgain={() => paying.mutate({ order, way: stage.payment, kept })}
      />
    );
  return (
    <ChoosePaymentMethod
      order={order}
      after={stage.is === "choosing" ? stage.after : null}
      kept={kept}
      paying={paying}
    />
  );
}

/** What a screen reader is told when the order moves on. */
function useNews(order: OrderDetail, stage: OrderStage): string {
  const { t } = useTranslation("checkout");
  if (stage.is === "opening") return t("open.opening");
  if (stage.is === "waiting") {
    const provider = t(`provider.${stage.payment.provider}`);
    const { type } = stage.action;
    return t(type === "qr" ? "open.qr" : type === "transfer" ? "open.transfer" : "open.page", { provider });
  }
  if (stage.is === "choosing") return "";
  if (stage.is === "completed") return t("summary.paid");
  return t(`ended.${stage.is}`, { number: order.number });
}

/** When what had the keyboard is gone with its state, the keyboard goes to the state that came. */
function useFocusOnChange(state: string, changed: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(changed ? null : state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [state]);
  return place;
}
