/** What a platform hands out, filled in: fields with their names, a refusal in the platform's own words. */
import { Button, PasswordInput, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PublishingOffer } from "#contract/publishing/connection";
import { orpc } from "#web/lib/api.ts";
import { causeOf, errorText } from "#web/lib/errors.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFieldName } from "./fields.ts";
import styles from "./publishing.module.css";

export function ConnectForm(props: { offer: PublishingOffer; onDone(): void; onClose(): void }) {
  const { platform, name, fields } = props.offer;
  const { t } = useTranslation("publishing");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const labelOf = useFieldName();
  const [values, setValues] = useState<Record<string, string>>({});
  const connect = useMutation(
    orpc.connections.connect.mutationOptions({
      onSuccess: () => {
        toast(t("back", { platform: name[language] }));
        props.onDone();
      },
    }),
  );
  const { data } = causeOf(connect.error);
  const wrong = typeof data.field === "string" ? data.field : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    connect.mutate({ platform, values });
  };
  return (
    <Dialog title={t("connectTo", { platform: name[language] })} size={440} onClose={props.onClose}>
      <form className={styles.form} onSubmit={submit}>
        {fields.map((field) => {
          const Input = field.secret ? PasswordInput : TextInput;
          return (
            <Input
              key={field.name}
              label={labelOf(field.name)}
              description={field.optional ? t("optional") : undefined}
              value={values[field.name] ?? ""}
              onChange={(event) => {
                const { value } = event.currentTarget;
                setValues((before) => ({ ...before, [field.name]: value }));
              }}
              error={wrong === field.name ? errorText(tError, connect.error) : undefined}
              autoComplete="off"
              spellCheck={false}
              maxLength={2_048}
              required={!field.optional}
            />
          );
        })}
        {connect.error && wrong === null ? (
          <p className={styles.refusal} role="alert">
            {errorText(tError, connect.error)}
          </p>
        ) : null}
        <div className={styles.buttons}>
          <Button variant="default" onClick={props.onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" loading={connect.isPending}>
            {t("save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
