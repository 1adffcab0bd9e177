/** Asks before an order is given up: at the provider nobody can pay it afterwards. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/order";
import { orpc } from "#web/lib/api.ts";
import { causeOf, errorText } from "#web/lib/errors.ts";
import { Question } from "#web/ui/dialog.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";

export function CancelDialog({ order, onClose }: { order: Pick<Order, "id" | "number">; onClose: () => void }) {
  const { t } = useTranslation("orders");
  const { t: tError } = useTranslation("errors");
  const client = useQueryClient();
  const cancel = useMutation(
    orpc.orders.cancel.mutationOptions({
      onSuccess: (answer) => {
        client.setQueryData(orpc.orders.get.queryKey({ input: { id: order.id } }), answer);
        toast(t("ask.done", { number: order.number }));
        onClose();
      },
      onError: (error) => {
        const { code, data } = causeOf(error);
        if (code === "order_closed") onClose();
        // money may have come while it was being cancelled
        if (data.status === "completed") toast(t("ask.paid"));
        else toastFailure(errorText(tError, error));
      },
      onSettled: () => client.invalidateQueries({ queryKey: orpc.orders.key() }),
    }),
  );
  return (
    <Question
      title={t("ask.title")}
      text={t("ask.text")}
      no={t("ask.no")}
      yes={t("ask.yes")}
      busy={cancel.isPending}
      onYes={() => cancel.mutate({ id: order.id })}
      onClose={onClose}
    />
  );
}
