/** The button that does the real thing once, and what it came to. */
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ServiceTest, TestableService } from "#contract/admin/integration";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import styles from "./integration.module.css";

const kindOf = (name: TestableService) =>
  name === "storage" || name === "mail" || name === "sms" ? name : ("payment" as const);

export function ServiceTestButton({ name }: { name: TestableService }) {
  const { t } = useTranslation("adminIntegration");
  const { t: te } = useTranslation("errors");
  const queries = useQueryClient();
  const kind = kindOf(name);
  const testing = useMutation({
    mutationFn: () => api.admin.services.test({ name }),
    onSuccess: () => queries.invalidateQueries({ queryKey: orpc.admin.services.key() }),
  });
  const resultText = ({ ok, milliseconds: ms, cause }: ServiceTest) => {
    if (!ok) return t("failed", { ms, cause });
    return t(kind === "mail" ? "passedMail" : kind === "sms" ? "passedSms" : "passed", { ms });
  };
  const message = testing.error ? errorText(te, testing.error) : testing.data ? resultText(testing.data) : null;
  const tone = testing.error || testing.data?.ok === false ? "bad" : "good";
  return (
    <div className={styles.test}>
      <Button variant="default" loading={testing.isPending} onClick={() => testing.mutate()}>
        {t(`test.${kind}`)}
      </Button>
      <p role="status" data-tone={message && !testing.isPending ? tone : undefined}>
        {(testing.isPending ? null : message) ?? t(`testing.${kind}`)}
      </p>
    </div>
  );
}
