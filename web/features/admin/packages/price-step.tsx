/** What one version of a price list changed of the one before it; both are read when somebody asks. */
import { useQuery } from "@tanstack/react-query";
import type { PriceList } from "#contract/plan";
import { orpc } from "#web/lib/api.ts";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { PriceChanges } from "./price-changes.tsx";
import { changesOf, typedList } from "./price-values.ts";
import styles from "./prices.module.css";

export function PriceStep({ list, before, version }: { list: PriceList; before: number; version: number }) {
  // a version that was written stays
  const options = { staleTime: Number.POSITIVE_INFINITY };
  const was = useQuery({ ...orpc.admin.prices.version.queryOptions({ input: { list, version: before } }), ...options });
  const is = useQuery({ ...orpc.admin.prices.version.queryOptions({ input: { list, version } }), ...options });
  const error = was.error ?? is.error;
  const retry = () => {
    void was.refetch();
    void is.refetch();
  };
  return (
    <div className={styles.step}>
      {was.data && is.data ? (
        <PriceChanges
          changes={changesOf(typedList(was.data), typedList(is.data))}
          currency={is.data.plans[0]?.currency ?? "CNY"}
        />
      ) : error ? (
        <ErrorState error={error} retry={retry} />
      ) : (
        <Loading />
      )}
    </div>
  );
}
