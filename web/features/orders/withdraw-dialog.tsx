/** Asks before an invoice request is taken back; what was sent stays in the form, to be mended and sent again. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { Question } from "#web/ui/dialog.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { saveInvoice } from "./invoice-draft.ts";
import { typedInvoice } from "./invoice-values.ts";

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
    <Question
      title={t("withdraw.title")}
      text={t("withdraw.text")}
      no={t("withdraw.no")}
      yes={t("withdraw.yes")}
      busy={withdraw.isPending}
      onYes={() => withdraw.mutate()}
      onClose={onClose}
    />
  );
}
