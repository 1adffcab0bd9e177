/** Over every screen of a support session: whose eyes these are, why, for how long still, and the way out. */
import { Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { formatDuration } from "#web/lib/intl.ts";
import { leaveSupport } from "#web/lib/support.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { useNow } from "#web/lib/use-now.ts";
import { toastFailure } from "#web/ui/toast.ts";
import styles from "./support-banner.module.css";

const MINUTE_MS = 60_000;

export function SupportBanner() {
  const { t } = useTranslation("shell");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const me = useQuery(orpc.account.me.queryOptions());
  const { refetch } = me;
  const now = useNow(10_000);
  const end = useMutation({
    mutationFn: () => api.admin.support.end(),
    onSuccess: leaveSupport,
    onError: (error) => toastFailure(t("support.failed"), errorText(tError, error)),
  });
  const support = me.data?.support;
  const left = support ? Date.parse(support.endsAt) - now : null;
  const over = left !== null && left <= 0;
  useEffect(() => {
    // the server's clock decides; its refusal leads out (lib/api.ts)
    if (over) void refetch();
  }, [over, refetch]);
  if (!me.data || !support || left === null) return null;
  const minutes = Math.max(1, Math.ceil(left / MINUTE_MS));
  const name = me.data.displayName ?? me.data.email;
  return (
    <section className={styles.banner} aria-label={t("support.viewing", { name })}>
      <div className={styles.words}>
        <p className={styles.who}>{t("support.viewing", { name })}</p>
        <p>{t("support.reason", { reason: support.reason })}</p>
        <p className={styles.left}>{t("support.left", { time: formatDuration(language, minutes * 60) })}</p>
      </div>
      <Button size="sm" mih={44} loading={end.isPending} onClick={() => end.mutate()}>
        {t("support.end")}
      </Button>
    </section>
  );
}
