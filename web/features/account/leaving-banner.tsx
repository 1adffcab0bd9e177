/** Says over every screen that the account is about to end, with the way back. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import styles from "#web/features/account/leaving-banner.module.css";
import { useKeepAccount } from "#web/features/account/use-deletion.ts";
import { formatDate } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";

export function LeavingBanner({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation("profile");
  const language = useLanguage();
  const keep = useKeepAccount();
  return (
    <section className={styles.banner} aria-label={t("leaving")}>
      <p>{t("end.banner", { date: formatDate(language, dueAt) })}</p>
      <Button size="sm" mih={44} onClick={() => keep.mutate()} loading={keep.isPending}>
        {t("end.keep")}
      </Button>
    </section>
  );
}
