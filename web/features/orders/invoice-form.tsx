/** Asks for the tax invoice of an order. Comes with the last buyer filled in; what is typed stays until it is sent. */
import { Button, Radio, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { InvoiceForm as Form } from "#contract/invoice";
import type { OrderDetail } from "#contract/order";
import { api, orpc } from "#web/lib/api.ts";
import { useAuth } from "#web/lib/auth/context.tsx";
import { causeOf, errorText } from "#web/lib/errors.ts";
import { formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { clearInvoice, loadInvoice, saveInvoice } from "./invoice-draft.ts";
import { emptyInvoice, type InvoiceField, readInvoice, typedInvoice } from "./invoice-values.ts";
import styles from "./order-documents.module.css";

export function InvoiceForm({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t } = useTranslation("papers");
  const { t: tCommon } = useTranslation();
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const { user } = useAuth();
  const client = useQueryClient();
  const stored = useRef(loadInvoice(order.id));
  const remembered = useQuery(orpc.invoices.remembered.queryOptions());
  const form = useForm({
    initialValues: stored.current ?? emptyInvoice(user?.email ?? ""),
    onValuesChange: (values) => saveInvoice(order.id, values),
  });
  const { values } = form;
  const touched = stored.current !== null || form.isDirty();
  const last = remembered.data?.[0];
  const setAll = useRef(form.initialize);
  useEffect(() => {
    if (last && !touched) setAll.current(typedInvoice(last));
  }, [last, touched]);

  const send = useMutation({
    mutationFn: (wanted: Form) => api.invoices.request({ orderId: order.id, ...wanted }),
    onSuccess: (request) => {
      clearInvoice(order.id);
      client.setQueryData(orpc.invoices.get.queryKey({ input: { orderId: order.id } }), { request, possible: false });
      void client.invalidateQueries({ queryKey: orpc.invoices.key() });
      toast(t("invoice.done"), t("invoice.doneText"));
      onClose();
    },
    onError: (error) => {
      if (causeOf(error).code === "tax_id_wrong") return point(["taxId"]);
      toastFailure(t("invoice.failed"), errorText(tError, error));
      void client.invalidateQueries({ queryKey: orpc.invoices.key() });
    },
  });
  function point(wrong: InvoiceField[]) {
    form.setErrors(Object.fromEntries(wrong.map((field) => [field, t(`invoice.wrong.${field}`)])));
    document.querySelector<HTMLInputElement>(`form input[name="invoice-${wrong[0]}"]`)?.focus();
  }
  function submit() {
    if (send.isPending) return;
    const read = readInvoice(form.getValues());
    if (read.form) send.mutate(read.form);
    else point(read.wrong);
  }
  const special = values.type === "special";
  const company = special || values.kind === "company";
  const field = (name: InvoiceField) => ({ ...form.getInputProps(name), name: `invoice-${name}` });
  const others = (remembered.data ?? []).filter(({ buyer }) => buyer.title !== values.title);
  const amount = formatPlanPrice(language, order.amountMinor - order.refundedMinor, order.currency);
  return (
    <Dialog title={t("invoice.dialog")} size={560} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className={styles.lead}>{t("invoice.amount", { number: order.number, amount })}</p>
        {others.length > 0 ? (
          <div className={styles.used}>
            <span className={styles.usedLabel}>{t("invoice.remembered")}</span>
            {others.map((one) => (
              <Button
                key={`${one.buyer.kind} ${one.buyer.title}`}
                variant="default"
                mih={44}
                onClick={() => form.setValues(typedInvoice(one))}
              >
                {one.buyer.title}
              </Button>
            ))}
          </div>
        ) : null}
        <Radio.Group
          {...form.getInputProps("type")}
          name="invoice-type"
          label={t("invoice.type")}
          description={t("invoice.specialHint")}
        >
          <div className={styles.choices}>
            {(["normal", "special"] as const).map((type) => (
              <Radio key={type} value={type} label={t(`invoice.types.${type}`)} className={styles.choice} />
            ))}
          </div>
        </Radio.Group>
        {special ? null : (
          <Radio.Group {...form.getInputProps("kind")} name="invoice-kind" label={t("invoice.kind")}>
            <div className={styles.choices}>
              {(["company", "person"] as const).map((kind) => (
                <Radio key={kind} value={kind} label={t(`invoice.kinds.${kind}`)} className={styles.choice} />
              ))}
            </div>
          </Radio.Group>
        )}
        <TextInput
          {...field("title")}
          label={t(company ? "invoice.titleCompany" : "invoice.titlePerson")}
          autoComplete={company ? "organization" : "name"}
          maxLength={company ? 120 : 80}
          data-autofocus
        />
        {company ? (
          <TextInput
            {...field("taxId")}
            label={t("invoice.taxId")}
            description={t("invoice.taxIdHint")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={30}
          />
        ) : null}
        <TextInput {...field("email")} type="email" label={t("invoice.email")} autoComplete="email" maxLength={254} />
        {special ? (
          <fieldset className={styles.special}>
            <legend>{t("invoice.special")}</legend>
            <TextInput {...field("address")} label={t("invoice.address")} maxLength={200} />
            <TextInput {...field("phone")} label={t("invoice.phone")} inputMode="tel" maxLength={40} />
            <div className={styles.pair}>
              <TextInput {...field("bank")} label={t("invoice.bank")} maxLength={120} />
              <TextInput {...field("account")} label={t("invoice.account")} inputMode="numeric" maxLength={40} />
            </div>
          </fieldset>
        ) : null}
        <div className={styles.buttons}>
          <Button variant="default" mih={44} onClick={onClose}>
            {tCommon("cancel")}
          </Button>
          <Button type="submit" mih={44} loading={send.isPending}>
            {t("invoice.submit")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
