/** The ledger of an account's newest period as its owner sees it: what used a listing, what came back, what was given. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { orderAt } from "#web/features/admin/addresses.ts";
import { formatMoment } from "#web/features/admin/clock.ts";
import styles from "#web/features/admin/list/rows.module.css";
import { orpc } from "#web/lib/api.ts";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { Leads, Rows } from "./account-rows.tsx";

const SHOWN = 30;

export function AccountLedger({ userId }: { userId: string }) {
  const { t } = useTranslation("users");
  const { t: ta } = useTranslation("allowance");
  const language = useLanguage();
  const { data, error, refetch } = useQuery(orpc.admin.ledger.queryOptions({ input: { userId, limit: SHOWN } }));
  const number = (value: number) => formatNumber(language, value);
  if (!data) return error ? <ErrorState error={error} retry={() => void refetch()} /> : <Loading />;
  return (
    <Rows title={t("drawer.ledger")} of={data.items}>
      {(one) => (
        <li key={one.id}>
          <span>
            {ta(`ledger.reasons.${one.reason}`)}
            {one.order ? (
              <>
                {" · "}
                <Leads to={orderAt(one.order.id)}>{one.order.number}</Leads>
              </>
            ) : null}
          </span>
          <span className={styles.quiet}>
            {[
              `${one.change > 0 ? "+" : "−"}${number(Math.abs(one.change))}`,
              one.left === null ? null : t("drawer.leftAfter", { left: number(one.left) }),
              formatMoment(language, one.at),
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </li>
      )}
    </Rows>
  );
}
