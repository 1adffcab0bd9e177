/** How the tax invoice of an order stands: not asked for, waited for, issued, refused; and the way to ask for it. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { InvoiceRequest, InvoiceState } from "#contract/invoice";
import type { OrderDetail } from "#contract/order";
import { orpc } from "#web/lib/api.ts";
import { formatDate, formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import { Status, type Tone } from "#web/ui/status.tsx";
import { useFocusBack } from "#web/ui/use-focus-back.ts";
import styles from "./order-documents.module.css";
import { WithdrawInvoice } from "./withdraw-invoice.tsx";

const InvoiceForm = lazy(async () => ({ default: (await import("./invoice-form.tsx")).InvoiceForm }));
const tones: Record<InvoiceState, Tone> = { requested: "wait", issued: "good", refused: "bad", reversed: "plain" };

/** `reddened`: red invoices have taken back all of it. */
function standingOf({ state, issuedMinor, reds }: InvoiceRequest): InvoiceState | "reddened" {
  const taken = reds.reduce((sum, red) => sum + red.amountMinor, 0);
  return state === "reversed" && issuedMinor !== null && taken >= issuedMinor ? "reddened" : state;
}

export function InvoiceStanding({ order }: { order: OrderDetail }) {
  const { t } = useTranslation("papers");
  const language = useLanguage();
  const query = useQuery(orpc.invoices.get.queryOptions({ input: { orderId: order.id } }));
  const [asking, setAsking] = useState(false);
  useFocusBack(asking);
  if (query.isError && !query.data) return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  if (!query.data)
    return (
      <Waiting>
        <Place height={76} />
      </Waiting>
    );
  const { request, possible } = query.data;
  if (!request && !possible) return null;
  return (
    <section className={styles.invoice} aria-label={t("invoice.title")}>
      <div className={styles.words}>
        <h3 className={styles.heading}>
          {t("invoice.title")}
          {request ? <Status tone={tones[request.state]}>{t(`invoice.states.${standingOf(request)}`)}</Status> : null}
        </h3>
        <p className={styles.about}>{request ? <About request={request} /> : t("invoice.offer")}</p>
        {request?.reds.map((red) => (
          <p key={red.number} className={styles.about}>
            {t("invoice.red", {
              number: red.number,
              date: formatDate(language, red.issuedOn),
              amount: formatPlanPrice(language, red.amountMinor, request.currency),
            })}
          </p>
        ))}
      </div>
      {request?.url ? (
        <Button component="a" href={request.url} target="_blank" rel="noreferrer" variant="default" mih={44}>
          {t("invoice.open")}
        </Button>
      ) : null}
      {request?.state === "requested" ? <WithdrawInvoice orderId={order.id} /> : null}
      {possible ? (
        <Button variant="default" mih={44} onClick={() => setAsking(true)}>
          {t(request ? "invoice.again" : "invoice.ask")}
        </Button>
      ) : null}
      <Suspense fallback={null}>
        {asking ? <InvoiceForm order={order} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </section>
  );
}

function About({ request }: { request: InvoiceRequest }) {
  const { t } = useTranslation("papers");
  const language = useLanguage();
  const { state, number, issuedOn, issuedMinor, reason, mistake, buyer, createdAt, currency } = request;
  if (state === "requested")
    return t("invoice.requested", { date: formatDate(language, createdAt), email: buyer.email });
  if (state === "refused") return reason === "refunded" ? t("invoice.refunded") : t("invoice.refused", { reason });
  const issued = t("invoice.issued", {
    number,
    date: issuedOn ? formatDate(language, issuedOn) : "",
    amount: formatPlanPrice(language, issuedMinor ?? 0, currency),
  });
  const more = mistake ? t("invoice.mistake", { reason: mistake.replace(/[。.]$/, "") }) : t("invoice.reversed");
  if (!mistake && standingOf(request) !== "reversed") return issued;
  return [issued, more].join(language === "zh" ? "" : " ");
}
