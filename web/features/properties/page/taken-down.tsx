/** A page that an administrator took down: why, and the owner's way to object. */
import { Button, Textarea } from "@mantine/core";
import { IconBan } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PageTakedown } from "#contract/property-page";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { formatDate } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";
import styles from "./share.module.css";

export function TakenDown({ propertyId, takedown }: { propertyId: string; takedown: PageTakedown }) {
  const { t } = useTranslation("propertyPage");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const client = useQueryClient();
  const [text, setText] = useState("");
  const object = useMutation({
    mutationFn: () => api.pages.object({ propertyId, text: text.trim() }),
    onSuccess: (page) => {
      client.setQueryData(orpc.pages.get.queryKey({ input: { propertyId } }), page);
      setText("");
      toast(t("takenDown.sent"));
    },
    onError: (error) => toastFailure(t("takenDown.failed"), errorText(tError, error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) object.mutate();
  };
  return (
    <form className={styles.offline} onSubmit={submit}>
      <span className={styles.mark}>
        <IconBan size={26} stroke={1.5} aria-hidden />
      </span>
      <p className={styles.lead}>{t("takenDown.lead")}</p>
      <p className={styles.text}>
        {t("takenDown.reason", { reason: takedown.reason })} ·{" "}
        {t("takenDown.at", { date: formatDate(language, takedown.at) })}
      </p>
      <p className={styles.text}>{t("takenDown.text")}</p>
      {takedown.objection ? <p className={styles.text}>{t("takenDown.said", { text: takedown.objection })}</p> : null}
      <Textarea
        className={styles.objection}
        label={t("takenDown.label")}
        autosize
        minRows={3}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={object.isPending} disabled={!text.trim()}>
          {t(takedown.objection ? "takenDown.again" : "takenDown.send")}
        </Button>
      </div>
    </form>
  );
}
