/** Takes back an invoice request nobody has decided yet, after asking. The dialog is fetched when it is wanted. */
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFocusBack } from "#web/ui/use-focus-back.ts";

const WithdrawDialog = lazy(async () => ({ default: (await import("./withdraw-dialog.tsx")).WithdrawDialog }));

export function WithdrawInvoice({ orderId }: { orderId: string }) {
  const { t } = useTranslation("papers");
  const [asking, setAsking] = useState(false);
  useFocusBack(asking);
  return (
    <>
      <Button variant="default" mih={44} onClick={() => setAsking(true)}>
        {t("withdraw.button")}
      </Button>
      <Suspense fallback={null}>
        {asking ? <WithdrawDialog orderId={orderId} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </>
  );
}
