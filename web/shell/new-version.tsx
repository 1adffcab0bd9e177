/** Offers a reload when a new release waits. Nobody is reloaded in the middle of a sentence. */
import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { registerServiceWorker } from "#web/lib/service-worker.ts";

export function NewVersion() {
  const { t } = useTranslation("shell");
  const offer = useEffectEvent((takeOver: () => void) => {
    notifications.show({
      id: "new-version",
      title: t("newVersion"),
      message: (
        <>
          <p style={{ margin: "0 0 8px" }}>{t("newVersionText")}</p>
          <Button size="sm" onClick={takeOver}>
            {t("reload")}
          </Button>
        </>
      ),
      color: "var(--accent)",
      withBorder: true,
      autoClose: false,
    });
  });
  useEffect(() => registerServiceWorker((takeOver) => offer(takeOver)), []);
  return null;
}
