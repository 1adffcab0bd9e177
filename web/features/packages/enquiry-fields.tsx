/** The fields of the enquiry. What is typed stays in this window until it is sent. */
import { Button, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { EnquiryForm } from "#contract/enquiry";
import type { Plan } from "#contract/plan";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { uuid } from "#web/lib/uuid.ts";
import { toastFailure } from "#web/ui/toast.ts";
import styles from "./enquiry.module.css";
import { type EnquiryField, type EnquiryValues, keepEnquiry, loadEnquiry, readEnquiry } from "./enquiry-values.ts";

export function EnquiryFields(props: {
  plan: Plan;
  userId: string;
  email: string;
  /** With the way the person will be answered. */
  onSent: (way: string) => void;
  onCancel: () => void;
}) {
  const { plan, userId, onSent } = props;
  const { t } = useTranslation("enquiry");
  const { t: tCommon } = useTranslation();
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const stored = useRef(loadEnquiry(userId, plan.code));
  const empty = { name: "", company: "", phone: "", email: props.email, teamSize: "", message: "", key: uuid() };
  const form = useForm<EnquiryValues>({
    initialValues: stored.current ?? empty,
    onValuesChange: (values) => keepEnquiry(userId, plan.code, values),
  });
  const card = useQuery({ ...orpc.account.card.get.queryOptions(), enabled: stored.current === null });
  const untouched = stored.current === null && !form.isDirty();
  const fill = useRef(form.initialize);
  const start = useRef(empty);
  useEffect(() => {
    if (!card.data || !untouched) return;
    const { name, company, phone } = card.data;
    fill.current({ ...start.current, name, company: company ?? "", phone: phone ?? "" });
  }, [card.data, untouched]);

  const send = useMutation({
    mutationFn: (wanted: EnquiryForm) =>
      api.enquiries.send({ ...wanted, language, idempotencyKey: form.getValues().key }),
    onSuccess: (_, { phone, email }) => {
      keepEnquiry(userId, plan.code, null);
      onSent(phone ?? email ?? "");
    },
    onError: (error) => toastFailure(t("failed"), errorText(tError, error)),
  });
  function submit() {
    if (send.isPending) return;
    const read = readEnquiry(form.getValues(), plan.code);
    if (read.form) return send.mutate(read.form);
    form.setErrors(Object.fromEntries(read.wrong.map((field) => [field, t(`wrong.${field}`)])));
    document.querySelector<HTMLElement>(`form [name="enquiry-${read.wrong[0]}"]`)?.focus();
  }
  const field = (name: EnquiryField) => ({ ...form.getInputProps(name), name: `enquiry-${name}` });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextInput {...field("name")} label={t("name")} autoComplete="name" maxLength={80} data-autofocus />
      <TextInput {...field("company")} label={t("company")} autoComplete="organization" maxLength={120} />
      <div className={styles.pair}>
        <TextInput {...field("phone")} label={t("phone")} type="tel" autoComplete="tel" maxLength={40} />
        <TextInput {...field("email")} label={t("email")} type="email" autoComplete="email" maxLength={254} />
        <p className={styles.hint}>{t("either")}</p>
      </div>
      <TextInput
        {...field("teamSize")}
        label={`${t("teamSize")}${t("optional")}`}
        inputMode="numeric"
        maxLength={7}
        className={styles.narrow}
      />
      <Textarea
        {...field("message")}
        label={`${t("message")}${t("optional")}`}
        description={t("messageHint")}
        rows={4}
        resize="vertical"
        maxLength={2000}
      />
      <div className={styles.buttons}>
        <Button variant="default" mih={44} onClick={props.onCancel}>
          {tCommon("cancel")}
        </Button>
        <Button type="submit" mih={44} loading={send.isPending}>
          {t("submit")}
        </Button>
      </div>
    </form>
  );
}
