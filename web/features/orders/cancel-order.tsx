/** Gives up an order that waits to be paid, after asking. The dialog is fetched when it is wanted. */
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/order";
import { useFocusBack } from "#web/ui/use-focus-back.ts";

const CancelDialog = lazy(async () => ({ default: (await import("./cancel-dialog.tsx")).CancelDialog }));

export function CancelOrder(props: { order: Pick<Order, "id" | "number">; variant: "subtle" | "default" }) {
  const { t } = useTranslation("orders");
  const [asking, setAsking] = useState(false);
  useFocusBack(asking);
  return (
    <>
      <Button
        variant={props.variant}
        {...(props.variant === "subtle" ? { color: "gray", c: "var(--ink)" } : {})}
        onClick={() => setAsking(true)}
      >
        {t("detail.cancel")}
      </Button>
      <Suspense fallback={null}>
        {asking ? <CancelDialog order={props.order} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </>
  );
}
