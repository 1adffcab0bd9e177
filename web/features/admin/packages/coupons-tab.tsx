/** Coupons: what they take off, for whom, how often they were used; new ones, changes, and the end of one. */
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Coupon, type CouponState, couponSorts, couponStates } from "#contract/admin/coupons";
import { formatPeriod, formatShortDate } from "#web/features/admin/clock.ts";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import { useAdminList } from "#web/features/admin/list/use-admin-list.ts";
import { api, orpc } from "#web/lib/api.ts";
import { formatNumber, formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status, type Tone } from "#web/ui/status.tsx";
import { useChange } from "./use-change.ts";

const CouponDialog = lazy(async () => ({ default: (await import("./coupon-dialog.tsx")).CouponDialog }));

const tones: Record<CouponState, Tone> = { active: "good", disabled: "bad", over: "plain", notYet: "wait" };

function stateOf(one: Coupon, now: number): CouponState {
  if (one.disabledAt) return "disabled";
  if (one.validUntil && Date.parse(one.validUntil) < now) return "over";
  return Date.parse(one.validFrom) > now ? "notYet" : "active";
}

export function CouponsTab() {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const [editing, setEditing] = useState<Coupon | "new" | null>(null);
  const [disabling, setDisabling] = useState<Coupon | null>(null);
  const disable = useChange(api.admin.coupons.disable, { done: t("coupons.disableDone") });
  const enable = useChange(api.admin.coupons.disable, { done: t("coupons.enableDone") });
  const list = useAdminList({
    sorts: couponSorts,
    filters: { state: { label: t("state"), values: couponStates, say: (value) => t(`coupons.${value}`) } },
    rows: (asked) => orpc.admin.coupons.list.queryOptions({ input: asked }),
    file: (asked) => api.admin.coupons.export(asked),
  });
  const off = (one: Coupon) =>
    one.kind === "percent"
      ? t("coupons.percentOff", { value: one.value })
      : t("coupons.off", { amount: formatPlanPrice(language, one.value, one.currency ?? "CNY") });
  const count = (number: number) => formatNumber(language, number);
  return (
    <>
      <AdminTable
        label={t("tab.coupons")}
        list={list}
        nameOf={(one) => one.code}
        searchHint={t("coupons.search")}
        aside={<Button onClick={() => setEditing("new")}>{t("coupons.new")}</Button>}
        columns={[
          { key: "code", label: t("coupons.code"), sort: "code", cell: (one) => one.code },
          { key: "value", label: t("coupons.value"), width: "140px", cell: off },
          {
            key: "validity",
            label: t("coupons.validity"),
            rank: 3,
            cell: (one) =>
              one.validUntil
                ? formatPeriod(language, one.validFrom, one.validUntil)
                : t("coupons.since", { from: formatShortDate(language, one.validFrom) }),
          },
          {
            key: "used",
            label: t("coupons.used"),
            width: "110px",
            align: "end",
            cell: (one) =>
              one.maxRedemptions === null
                ? count(one.used)
                : t("coupons.usedOf", { used: count(one.used), max: count(one.maxRedemptions) }),
          },
          {
            key: "reserved",
            label: t("coupons.reserved"),
            width: "140px",
            align: "end",
            rank: 2,
            cell: (one) => count(one.reserved),
          },
          {
            key: "state",
            label: t("state"),
            width: "128px",
            cell: (one) => {
              const state = stateOf(one, Date.now());
              return <Status tone={tones[state]}>{t(`coupons.${state}`)}</Status>;
            },
          },
        ]}
        onOpen={setEditing}
        actions={[
          { key: "edit", label: t("coupons.edit"), run: setEditing },
          {
            key: "disable",
            label: t("coupons.disable"),
            danger: true,
            shown: (one) => one.disabledAt === null,
            run: setDisabling,
          },
          {
            key: "enable",
            label: t("coupons.enable"),
            shown: (one) => one.disabledAt !== null,
            run: (one) => enable.mutate({ id: one.id, disabled: false }),
          },
        ]}
        empty={{ title: t("coupons.empty"), text: t("coupons.emptyText") }}
      />
      {disabling ? (
        <ConfirmDialog
          title={t("coupons.disableTitle", { code: disabling.code })}
          text={t("coupons.disableText")}
          confirm={t("coupons.disable")}
          danger
          busy={disable.isPending}
          onConfirm={() => disable.mutate({ id: disabling.id }, { onSuccess: () => setDisabling(null) })}
          onClose={() => setDisabling(null)}
        />
      ) : null}
      <Suspense fallback={null}>
        {editing ? <CouponDialog coupon={editing === "new" ? null : editing} onClose={() => setEditing(null)} /> : null}
      </Suspense>
    </>
  );
}
