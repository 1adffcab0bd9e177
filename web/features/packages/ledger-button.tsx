/** Opens the ledger of one period; its code comes when it is asked for. */
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Subscription } from "#contract/subscription";
import { formatPeriod } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";

const Ledger = lazy(async () => ({ default: (await import("./ledger.tsx")).Ledger }));

export function LedgerButton({ period }: { period: Subscription }) {
  const { t } = useTranslation("allowance");
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const about = `${t("ledger.open")}: ${period.planName[language]}, ${formatPeriod(language, period.startsAt, period.endsAt)}`;
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        c="var(--ink)"
        mih={44}
        mr={-12}
        flex="none"
        aria-label={about}
        onClick={() => setOpen(true)}
      >
        {t("ledger.open")}
      </Button>
      <Suspense fallback={null}>{open ? <Ledger period={period} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
