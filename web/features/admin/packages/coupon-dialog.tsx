/** A coupon's rules, new or changed. What stays once orders have it is refused by the server. */
import { Checkbox, NativeSelect, Stack, Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Coupon, type CouponForm, couponForm } from "#contract/admin/coupons";
import { planCodes } from "#contract/plan";
import { dayOf, endOf, startOf } from "#web/features/admin/clock.ts";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { api } from "#web/lib/api.ts";
import { causeOf } from "#web/lib/errors.ts";
import { countOf, parseAmount, typedOf } from "./money.ts";
import styles from "./packages.module.css";
import { useChange } from "./use-change.ts";

const MANY = 1_000_000;

const valuesOf = (coupon: Coupon | null) => ({
  code: coupon?.code ?? "",
  kind: coupon?.kind ?? "percent",
  value: coupon
    ? coupon.kind === "amount"
      ? typedOf(coupon.value, coupon.currency ?? "CNY")
      : String(coupon.value)
    : "",
  currency: coupon?.currency ?? "CNY",
  plans: coupon?.planCodes ?? null,
  first: coupon?.firstPurchaseOnly ?? false,
  perAccount: String(coupon?.perAccount ?? 1),
  max: coupon?.maxRedemptions ? String(coupon.maxRedemptions) : "",
  from: dayOf(coupon ? new Date(coupon.validFrom) : new Date()),
  until: coupon?.validUntil ? dayOf(new Date(coupon.validUntil)) : "",
  note: coupon?.note ?? "",
});
type Values = ReturnType<typeof valuesOf>;

/** A day that was not touched keeps its moment: editing a note must not move a coupon's hours. */
function formOf(values: Values, coupon: Coupon | null): unknown {
  const was = valuesOf(coupon);
  return {
    code: values.code,
    kind: values.kind,
    value: values.kind === "percent" ? countOf(values.value, 100) : parseAmount(values.value, values.currency),
    currency: values.kind === "percent" ? null : values.currency,
    planCodes: values.plans,
    firstPurchaseOnly: values.first,
    perAccount: countOf(values.perAccount, 1_000),
    maxRedemptions: values.max.trim() === "" ? null : (countOf(values.max, MANY) ?? 0),
    validFrom: coupon && values.from === was.from ? coupon.validFrom : values.from && startOf(values.from),
    validUntil:
      coupon && values.until === was.until ? coupon.validUntil : values.until === "" ? null : endOf(values.until),
    note: values.note,
  };
}

/** The code is another's, or what it takes off cannot be changed any more. */
function isTaken(error: unknown): boolean {
  const { code, data } = causeOf(error);
  return code === "conflict" && "field" in data;
}

export function CouponDialog({ coupon, onClose }: { coupon: Coupon | null; onClose: () => void }) {
  const { t } = useTranslation("adminPackages");
  const [values, setValues] = useState(() => valuesOf(coupon));
  const [wrong, setWrong] = useState<readonly PropertyKey[]>([]);
  const [taken, setTaken] = useState(false);
  const save = useChange(api.admin.coupons.save, {
    done: t("coupons.saved"),
    explained: isTaken,
  });
  const put = (part: Partial<Values>) => {
    setValues((was) => ({ ...was, ...part }));
    setWrong([]);
    setTaken(false);
  };
  const says = (field: keyof CouponForm, words: string) => (wrong.includes(field) ? words : null);

  function submit() {
    const form = couponForm.safeParse(formOf(values, coupon));
    if (!form.success) return setWrong(form.error.issues.flatMap(({ path }) => path.slice(0, 1)));
    save.mutate(coupon ? { ...form.data, id: coupon.id, seen: coupon.updatedAt } : form.data, {
      onSuccess: onClose,
      onError: (error) => setTaken(isTaken(error)),
    });
  }

  return (
    <FormDialog
      title={coupon ? coupon.code : t("coupons.new")}
      submit={t("coupons.save")}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="md">
        <TextInput
          label={t("coupons.code")}
          description={t("coupons.codeHint")}
          required
          maxLength={40}
          data-autofocus
          value={values.code}
          error={says("code", t("coupons.codeWrong")) ?? (taken ? t("coupons.codeTaken") : null)}
          onChange={(event) => put({ code: event.currentTarget.value.toUpperCase() })}
        />
        <div className={styles.pair}>
          <NativeSelect
            label={t("coupons.kind")}
            value={values.kind}
            data={[
              { value: "percent", label: t("coupons.percent") },
              { value: "amount", label: t("coupons.amount") },
            ]}
            onChange={(event) =>
              put({ kind: event.currentTarget.value === "amount" ? "amount" : "percent", value: "" })
            }
          />
          <TextInput
            label={
              values.kind === "percent"
                ? t("coupons.percentValue")
                : t("coupons.amountValue", { currency: values.currency })
            }
            inputMode="decimal"
            required
            value={values.value}
            error={says("value", values.kind === "percent" ? t("coupons.percentWrong") : t("amountWrong"))}
            onChange={(event) => put({ value: event.currentTarget.value })}
          />
        </div>
        <Stack gap="sm" role="group" aria-label={t("coupons.plans")}>
          <Checkbox
            label={t("coupons.allPlans")}
            checked={values.plans === null}
            onChange={(event) => put({ plans: event.currentTarget.checked ? null : [...planCodes] })}
          />
          {values.plans === null
            ? null
            : planCodes.map((code) => (
                <Checkbox
                  key={code}
                  ml="lg"
                  label={t(`plans.${code}`)}
                  checked={values.plans?.includes(code)}
                  onChange={(event) => {
                    const others = (values.plans ?? []).filter((one) => one !== code);
                    const plans = event.currentTarget.checked ? [...others, code] : others;
                    put({ plans: plans.length > 0 ? plans : null });
                  }}
                />
              ))}
        </Stack>
        <Switch
          label={t("coupons.first")}
          checked={values.first}
          onChange={(event) => put({ first: event.currentTarget.checked })}
        />
        <div className={styles.pair}>
          <TextInput
            label={t("coupons.perAccount")}
            inputMode="numeric"
            required
            value={values.perAccount}
            error={says("perAccount", t("coupons.countWrong"))}
            onChange={(event) => put({ perAccount: event.currentTarget.value })}
          />
          <TextInput
            label={t("coupons.max")}
            description={t("coupons.maxHint")}
            inputMode="numeric"
            inputWrapperOrder={["label", "input", "description", "error"]}
            value={values.max}
            error={says("maxRedemptions", t("coupons.countWrong"))}
            onChange={(event) => put({ max: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t("coupons.from")}
            required
            value={values.from}
            error={says("validFrom", t("coupons.untilWrong"))}
            onChange={(event) => put({ from: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t("coupons.until")}
            description={t("coupons.untilHint")}
            inputWrapperOrder={["label", "input", "description", "error"]}
            value={values.until}
            error={says("validUntil", t("coupons.untilWrong"))}
            onChange={(event) => put({ until: event.currentTarget.value })}
          />
        </div>
        <TextInput
          label={t("coupons.note")}
          maxLength={500}
          value={values.note}
          onChange={(event) => put({ note: event.currentTarget.value })}
        />
      </Stack>
    </FormDialog>
  );
}
