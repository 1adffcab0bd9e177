/** Gives money of one of an account's orders back from the account's page: the order is fetched when it is wanted. */
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AccountOrderDetail } from "#contract/admin/orders";
import type { Order } from "#contract/order";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { toastFailure } from "#web/ui/toast.ts";

const RefundDialog = lazy(async () => ({
  default: (await import("#web/features/admin/packages/refund-dialog.tsx")).RefundDialog,
}));

/** Nothing where nothing can go back. */
export function RefundButton({ order }: { order: Order }) {
  const { t } = useTranslation("adminPackages");
  const { t: tError } = useTranslation("errors");
  const client = useQueryClient();
  const [refunding, setRefunding] = useState<AccountOrderDetail | null>(null);
  const open = useMutation({
    mutationFn: () => client.fetchQuery(orpc.admin.orders.get.queryOptions({ input: { id: order.id } })),
    onSuccess: setRefunding,
    onError: (error) => toastFailure(t("failed"), errorText(tError, error)),
  });
  if (order.status !== "completed" || (order.amountMinor > 0 && order.refundedMinor >= order.amountMinor)) return null;
  return (
    <>
      <Button
        variant="default"
        loading={open.isPending}
        aria-label={t("orders.refundOf", { number: order.number })}
        onClick={() => open.mutate()}
      >
        {t("orders.refund")}
      </Button>
      <Suspense fallback={null}>
        {refunding ? <RefundDialog order={refunding} onClose={() => setRefunding(null)} /> : null}
      </Suspense>
    </>
  );
}
