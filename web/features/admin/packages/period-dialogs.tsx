/** Gives, extends, changes and ends a period, each with the reason the audit keeps. */
import { NativeSelect, Radio, Stack, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AccountNamed } from "#contract/admin/orders";
import type { AdminSubscription } from "#contract/admin/subscriptions";
import { type PlanCode, planCodes } from "#contract/plan";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { api } from "#web/lib/api.ts";
import { causeOf } from "#web/lib/errors.ts";
import { oneOf } from "#web/lib/one-of.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { uuid } from "#web/lib/uuid.ts";
import { toastFailure } from "#web/ui/toast.ts";
import { AccountCell } from "./account-cell.tsx";
import { AccountField } from "./account-field.tsx";
import { countOf } from "./money.ts";
import { accountLabel } from "./state-labels.ts";
import { useChange } from "./use-change.ts";

const LONGEST = 366;

/** `account`: whose page a gift is given from; without it one is chosen. */
type Given = { act: "grant"; account?: AccountNamed } | { act: "extend" | "change"; period: AdminSubscription };
export type PeriodAct = Given | { act: "cancel"; period: AdminSubscription };

const isConflict = (error: unknown) => causeOf(error).code === "conflict";

export function PeriodDialog({ about, onClose }: { about: PeriodAct; onClose: () => void }) {
  if (about.act === "cancel") return <Cancel period={about.period} onClose={onClose} />;
  return <PeriodForm about={about} onClose={onClose} />;
}

function Cancel({ period, onClose }: { period: AdminSubscription; onClose: () => void }) {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const cancel = useChange(api.admin.subscriptions.cancel, {
    done: t("subscriptions.cancelDone"),
    explained: isConflict,
  });
  return (
    <ConfirmDialog
      title={t("subscriptions.cancelTitle", { name: accountLabel(t, period.account), plan: period.planName[language] })}
      text={t(period.source === "trial" ? "subscriptions.cancelTrialText" : "subscriptions.cancelText")}
      confirm={t("subscriptions.cancel")}
      reason={t("subscriptions.reason")}
      danger
      busy={cancel.isPending}
      onConfirm={(reason) =>
        cancel.mutate(
          { id: period.id, reason },
          {
            onSuccess: onClose,
            onError: (error) => isConflict(error) && toastFailure(t("failed"), t("subscriptions.conflict")),
          },
        )
      }
      onClose={onClose}
    />
  );
}

function PeriodForm(props: { about: Given; onClose: () => void }) {
  const { about, onClose } = props;
  const { act } = about;
  const period = about.act === "grant" ? null : about.period;
  const given = about.act === "grant" ? (about.account ?? null) : null;
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const [idempotencyKey] = useState(uuid);
  const others = planCodes.filter((code) => act !== "change" || code !== period?.planCode);
  const [userId, setUserId] = useState<string | null>(given?.id ?? null);
  const [planCode, setPlanCode] = useState<PlanCode>(others[0] ?? "basic");
  const [length, setLength] = useState<"month" | "days">("month");
  const [days, setDays] = useState("7");
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const messages = { done: t(`subscriptions.${act}Done`), explained: isConflict };
  const grant = useChange(api.admin.subscriptions.grant, messages);
  const extend = useChange(api.admin.subscriptions.extend, messages);
  const change = useChange(api.admin.subscriptions.change, messages);
  const count = length === "month" ? null : countOf(days, LONGEST);
  const daysWrong = act !== "change" && length === "days" && count === null;
  const name = period ? accountLabel(t, period.account) : "";

  function submit() {
    setTried(true);
    const why = reason.trim();
    if (!why || daysWrong) return;
    const then = {
      onSuccess: onClose,
      onError: (error: unknown) => {
        if (isConflict(error)) toastFailure(t("failed"), t("subscriptions.conflict"));
      },
    };
    if (period && act === "change") change.mutate({ id: period.id, planCode, reason: why, idempotencyKey }, then);
    else if (period) extend.mutate({ id: period.id, days: count, reason: why, idempotencyKey }, then);
    else if (userId !== null) grant.mutate({ userId, planCode, days: count, reason: why, idempotencyKey }, then);
  }

  const title = act === "grant" ? t("subscriptions.grant") : t(`subscriptions.${act}Title`, { name });
  const text =
    act === "grant"
      ? t("subscriptions.grantText")
      : act === "change"
        ? t("subscriptions.changeText")
        : t("subscriptions.extendText", { plan: period?.planName[language] ?? "" });
  return (
    <FormDialog
      title={title}
      text={text}
      submit={t(`subscriptions.${act}`)}
      busy={grant.isPending || extend.isPending || change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="md">
        {given ? <AccountCell account={given} /> : null}
        {act === "grant" && !given ? <AccountField value={userId} missing={tried} onChange={setUserId} /> : null}
        {act === "extend" ? null : (
          <NativeSelect
            label={t(act === "change" ? "subscriptions.changeTo" : "plan")}
            value={planCode}
            data={others.map((value) => ({ value, label: t(`plans.${value}`) }))}
            onChange={(event) => setPlanCode(oneOf(others, event.currentTarget.value) ?? planCode)}
          />
        )}
        {act === "change" ? null : (
          <Radio.Group
            label={t("subscriptions.length")}
            value={length}
            onChange={(value) => setLength(value === "days" ? "days" : "month")}
          >
            <Stack gap="sm" mt="xs">
              <Radio value="month" label={t("subscriptions.month")} />
              <Radio value="days" label={t("subscriptions.someDays")} />
            </Stack>
          </Radio.Group>
        )}
        {act !== "change" && length === "days" ? (
          <TextInput
            label={t("subscriptions.days")}
            inputMode="numeric"
            required
            value={days}
            error={tried && daysWrong ? t("subscriptions.daysWrong") : null}
            onChange={(event) => setDays(event.currentTarget.value)}
          />
        ) : null}
        <Textarea
          label={t("subscriptions.reason")}
          description={t("subscriptions.reasonHint")}
          required
          autosize
          minRows={2}
          maxLength={500}
          value={reason}
          error={tried && !reason.trim() ? t("subscriptions.reasonMissing") : null}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Stack>
    </FormDialog>
  );
}
