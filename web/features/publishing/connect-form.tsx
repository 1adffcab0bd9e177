/** What a platform hands out, filled in: fields with their names, a refusal in the platform's own words. */
import { Button, NativeSelect, PasswordInput, Textarea, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PublishingOffer } from "#contract/publishing/connection";
import { MOST_SIGNS } from "#contract/publishing/connection-form";
import { orpc } from "#web/lib/api.ts";
import { causeOf } from "#web/lib/errors.ts";
import { usePublishingError } from "#web/lib/publishing/reason.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFieldName } from "./fields.ts";
import styles from "./publishing.module.css";

export function ConnectForm(props: { offer: PublishingOffer; onDone(): void; onClose(): void }) {
  const { platform, name, fields } = props.offer;
  const { t } = useTranslation("publishing");
  const why = usePublishingError();
  const language = useLanguage();
  const labelOf = useFieldName(platform);
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
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            label={labelOf(field.name)}
            value={values[field.name] ?? ""}
            onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
            error={wrong === field.name ? why(connect.error) : undefined}
          />
        ))}
        {connect.error && wrong === null ? (
          <p className={styles.refusal} role="alert">
            {why(connect.error)}
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

/** SMS services there is a connector for. */
const providers = ["aliyun", "tencent", "twilio"] as const;

interface FormFieldProps {
  field: PublishingOffer["fields"][number];
  label: string;
  value: string;
  onChange(value: string): void;
  error: string | undefined;
}

/** A line, or what the field asks for: a list of people is seen while it is written, one a line. */
function FormField({ field, label, value, onChange, error }: FormFieldProps) {
  const { t } = useTranslation("publishing");
  const shared = {
    label,
    value,
    error,
    required: !field.optional,
    description: field.optional ? t("optional") : undefined,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  const typed = { autoComplete: "off", spellCheck: false, maxLength: MOST_SIGNS };
  if (field.name === "provider")
    return (
      <NativeSelect
        {...shared}
        data={[
          { value: "", label: "" },
          ...providers.map((provider) => ({ value: provider, label: t(`providers.${provider}`) })),
        ]}
      />
    );
  if (field.name === "recipients")
    return <Textarea {...shared} {...typed} description={t("recipientsHint")} rows={6} />;
  const Input = field.secret ? PasswordInput : TextInput;
  return <Input {...shared} {...typed} />;
}
