/** Asks before an order is given up: at the provider nobody can pay it afterwards. */
import { Button, Group, Modal } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/order";
import { orpc } from "#web/lib/api.ts";
import { causeOf, errorText } from "#web/lib/errors.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";
import styles from "./orders.module.css";

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
    <Modal.Root opened onClose={onClose} centered>
      <Modal.Overlay />
      <Modal.Content aria-label={t("ask.title")}>
        <Modal.Body p="lg">
          <h2 className={styles.askTitle}>{t("ask.title")}</h2>
          <p className={styles.askText}>{t("ask.text")}</p>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" data-autofocus onClick={onClose}>
              {t("ask.no")}
            </Button>
            <Button loading={cancel.isPending} onClick={() => cancel.mutate({ id: order.id })}>
              {t("ask.yes")}
            </Button>
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
