/** A page that an administrator took down: why, and the owner's way to object. */
import { Button, Textarea } from "@mantine/core";
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
  const language = useLanguage();
  const { objection } = takedown;
  const [writing, setWriting] = useState(objection === null);
  return (
    <div className={styles.down}>
      <p className={styles.lead}>{t("takenDown.lead")}</p>
      <dl className={styles.why}>
        <dt>{t("takenDown.reason")}</dt>
        <dd>{takedown.reason}</dd>
        <dt>{t("takenDown.at")}</dt>
        <dd>{formatDate(language, takedown.at)}</dd>
        {objection !== null && !writing ? (
          <>
            <dt>{t("takenDown.said")}</dt>
            <dd>{objection}</dd>
          </>
        ) : null}
      </dl>
      <p className={styles.text}>{t(objection === null ? "takenDown.text" : "takenDown.waits")}</p>
      {writing ? (
        <Objection propertyId={propertyId} before={objection} onSent={() => setWriting(false)} />
      ) : (
        <div className={styles.actions}>
          <Button variant="default" onClick={() => setWriting(true)}>
            {t("takenDown.change")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What the owner says against it; `before`: what was said already, to be changed. */
function Objection(props: { propertyId: string; before: string | null; onSent: () => void }) {
  const { propertyId, before, onSent } = props;
  const { t } = useTranslation("propertyPage");
  const { t: tError } = useTranslation("errors");
  const client = useQueryClient();
  const [text, setText] = useState(before ?? "");
  const said = text.trim();
  const object = useMutation({
    mutationFn: () => api.pages.object({ propertyId, text: said }),
    onSuccess: (page) => {
      client.setQueryData(orpc.pages.get.queryKey({ input: { propertyId } }), page);
      toast(t("takenDown.sent"));
      onSent();
    },
    onError: (error) => toastFailure(t("takenDown.failed"), errorText(tError, error)),
  });
  const idle = said === "" || said === before;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!idle) object.mutate();
  };
  return (
    <form className={styles.objection} onSubmit={submit}>
      <Textarea
        label={t("takenDown.label")}
        autosize
        minRows={3}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={object.isPending} disabled={idle}>
          {t(before === null ? "takenDown.send" : "takenDown.again")}
        </Button>
      </div>
    </form>
  );
}
