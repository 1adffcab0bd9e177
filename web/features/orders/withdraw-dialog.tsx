/** Asks before an invoice request is taken back; what was sent stays in the form, to be mended and sent again. */
import { Button, Group, Modal } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { saveInvoice } from "./invoice-draft.ts";
import { typedInvoice } from "./invoice-values.ts";
import styles from "./orders.module.css";

export function WithdrawDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { t } = useTranslation("papers");
  const { t: tError } = useTranslation("errors");
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => api.invoices.withdraw({ orderId }),
    onSuccess: (sent) => {
      saveInvoice(orderId, typedInvoice(sent));
      client.setQueryData(orpc.invoices.get.queryKey({ input: { orderId } }), { request: null, possible: true });
      toast(t("withdraw.done"), t("withdraw.doneText"));
    },
    onError: (error) => toastFailure(t("withdraw.failed"), errorText(tError, error)),
    onSettled: () => {
      onClose();
      return client.invalidateQueries({ queryKey: orpc.invoices.key() });
    },
  });
  return (
    <Modal.Root opened onClose={onClose} centered>
      <Modal.Overlay />
      <Modal.Content aria-label={t("withdraw.title")}>
        <Modal.Body p="lg">
          <h2 className={styles.askTitle}>{t("withdraw.title")}</h2>
          <p className={styles.askText}>{t("withdraw.text")}</p>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" mih={44} data-autofocus onClick={onClose}>
              {t("withdraw.no")}
            </Button>
            <Button mih={44} loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
              {t("withdraw.yes")}
            </Button>
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
