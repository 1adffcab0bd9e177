/** One open house: when it is, how many posts still call to it, and calling it off. */
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OpenHouse } from "#contract/publishing/calendar";
import { orpc } from "#web/lib/api.ts";
import { dayName } from "#web/lib/calendar-words.ts";
import { errorText } from "#web/lib/errors.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Dialog, Question } from "#web/ui/dialog.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";
import styles from "../publishing.module.css";
import { zoneName } from "../zone-name.ts";

export function OpenHouseDialog(props: { openHouse: OpenHouse; onDone(): void; onClose(): void }) {
  const { openHouse, onDone, onClose } = props;
  const { id, day, from, until, timeZone, waiting, homeTitle, endsAt } = openHouse;
  const { t } = useTranslation("publishing");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const cancel = useMutation(
    orpc.calendar.cancelOpenHouse.mutationOptions({
      onSuccess: ({ withdrawn }) => {
        toast(t("openHouse.cancelled", { count: withdrawn }));
        onDone();
        onClose();
      },
      onError: (error) => {
        toastFailure(errorText(tError, error));
        onDone();
      },
    }),
  );
  if (asking)
    return (
      <Question
        title={t("openHouse.cancelTitle")}
        text={t("openHouse.cancelText", { count: waiting })}
        no={t("keep")}
        yes={t("openHouse.cancel")}
        busy={cancel.isPending}
        onYes={() => cancel.mutate({ id })}
        onClose={() => setAsking(false)}
      />
    );
  return (
    <Dialog title={t("openHouse.of", { home: homeTitle })} size={480} onClose={onClose}>
      <p>{`${dayName(language, day)} ${from}–${until}`}</p>
      <p className={styles.about}>{t("openHouse.clock", { zone: zoneName(language, timeZone) })}</p>
      <p className={styles.about}>{t("openHouse.waiting", { count: waiting })}</p>
      {new Date(endsAt).getTime() > Date.now() ? (
        <div className={styles.buttons}>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t("openHouse.cancel")}
          </Button>
        </div>
      ) : null}
    </Dialog>
  );
}
