/** The ledger of one period: what used a listing, what came back, and what was left after each. Beside the package centre. */
import { Button, CloseButton, Drawer } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Subscription } from "#contract/subscription";
import { orpc } from "#web/lib/api.ts";
import { listingsLeft } from "#web/lib/billing/subscription-usage.ts";
import { formatNumber, formatPeriod } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import styles from "./ledger.module.css";
import { LedgerTable } from "./ledger-table.tsx";

const PAGE = 30;

export function Ledger({ period, onClose }: { period: Subscription; onClose: () => void }) {
  const { t } = useTranslation("allowance");
  const language = useLanguage();
  const left = listingsLeft(period);
  const number = (value: number) => formatNumber(language, value);
  return (
    <Drawer.Root opened onClose={onClose} position="right" size={620}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t("ledger.title")}>
        <Drawer.Body className={styles.body}>
          <div className={styles.head}>
            <h2 className={styles.title}>{t("ledger.title")}</h2>
            <CloseButton size={44} iconSize={20} aria-label={t("ledger.close")} onClick={onClose} />
          </div>
          <p className={styles.period}>
            {period.planName[language]} · {formatPeriod(language, period.startsAt, period.endsAt)}
          </p>
          <p className={styles.balance}>
            {left === null
              ? t("ledger.balanceUnlimited", { used: number(period.used) })
              : t("ledger.balance", { left: number(left), limit: number(period.quota ?? 0) })}
          </p>
          <Entries id={period.id} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Entries({ id }: { id: string }) {
  const { t } = useTranslation("allowance");
  const ledger = useInfiniteQuery(
    orpc.subscriptions.ledger.infiniteOptions({
      input: (cursor: string | undefined) => ({ id, limit: PAGE, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
  );
  if (ledger.error && !ledger.data) return <ErrorState error={ledger.error} retry={() => void ledger.refetch()} />;
  if (!ledger.data)
    return (
      <Waiting>
        <div className={styles.waiting}>
          {["a", "b", "c", "d"].map((one) => (
            <Place key={one} height={56} />
          ))}
        </div>
      </Waiting>
    );
  const entries = ledger.data.pages.flatMap((page) => page.items);
  if (entries.length === 0) return <EmptyState title={t("ledger.empty")} text={t("ledger.emptyText")} />;
  return (
    <>
      <LedgerTable entries={entries} />
      {ledger.hasNextPage ? (
        <Button
          variant="default"
          mt="md"
          mih={44}
          loading={ledger.isFetchingNextPage}
          onClick={() => void ledger.fetchNextPage()}
        >
          {t("ledger.more")}
        </Button>
      ) : null}
    </>
  );
}
