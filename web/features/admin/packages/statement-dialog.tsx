/** Compares with the providers' statements now: every missing day, or one day of one provider again. */
import { NativeSelect, Radio, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { paymentProviderNames } from "#contract/payment";
import { dayOf } from "#web/features/admin/clock.ts";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { api } from "#web/lib/api.ts";
import { oneOf } from "#web/lib/one-of.ts";
import { toast } from "#web/ui/toast.ts";
import styles from "./packages.module.css";
import { useChange } from "./use-change.ts";

const withStatements = paymentProviderNames.filter((name) => name !== "bank");
const DAY = 86_400_000;

export function StatementDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("adminPackages");
  const [what, setWhat] = useState<"all" | "one">("all");
  const [provider, setProvider] = useState<(typeof withStatements)[number]>("alipay");
  const [day, setDay] = useState(() => dayOf(new Date(Date.now() - DAY)));
  const [wrong, setWrong] = useState(false);
  const run = useChange(api.admin.statements.run);
  const submit = () => {
    if (what === "one" && (day === "" || day >= dayOf(new Date()))) return setWrong(true);
    run.mutate(what === "one" ? { of: { provider, day } } : {}, {
      onSuccess: ({ days, differences }) => {
        toast(t("differences.runDone"), t("differences.ran", { days: days.length, differences }));
        onClose();
      },
    });
  };
  return (
    <FormDialog
      title={t("differences.runTitle")}
      text={t("differences.runText")}
      submit={t("differences.run")}
      busy={run.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="md">
        <Radio.Group
          label={t("differences.runWhat")}
          value={what}
          onChange={(value) => setWhat(value === "one" ? "one" : "all")}
        >
          <Stack gap="sm" mt="xs">
            <Radio value="all" label={t("differences.runAll")} />
            <Radio value="one" label={t("differences.runOne")} />
          </Stack>
        </Radio.Group>
        {what === "one" ? (
          <div className={styles.pair}>
            <NativeSelect
              label={t("provider")}
              value={provider}
              data={withStatements.map((value) => ({ value, label: t(`providers.${value}`) }))}
              onChange={(event) => setProvider(oneOf(withStatements, event.currentTarget.value) ?? provider)}
            />
            <TextInput
              type="date"
              label={t("differences.runDay")}
              required
              max={dayOf(new Date(Date.now() - DAY))}
              value={day}
              error={wrong ? t("dateWrong") : null}
              onChange={(event) => {
                setDay(event.currentTarget.value);
                setWrong(false);
              }}
            />
          </div>
        ) : null}
      </Stack>
    </FormDialog>
  );
}
