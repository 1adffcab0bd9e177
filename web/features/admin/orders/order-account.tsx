/** Whose order it is, as far as one works with it: what is done for the account, colleagues' notes, its tasks, homes and pieces. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import rows from "#web/features/admin/list/rows.module.css";
import { AccountActs } from "#web/features/admin/users/account-acts.tsx";
import { Notes } from "#web/features/admin/users/account-notes.tsx";
import { AccountWork } from "#web/features/admin/users/account-work.tsx";
import { orpc } from "#web/lib/api.ts";
import { ErrorState, Loading } from "#web/ui/states.tsx";

export function OrderAccount({ accountId }: { accountId: string }) {
  const { t } = useTranslation("adminPackages");
  const { data, error, refetch } = useQuery(orpc.admin.users.get.queryOptions({ input: { id: accountId } }));
  if (!data) return error ? <ErrorState error={error} retry={() => void refetch()} /> : <Loading />;
  return (
    <>
      <section className={rows.section}>
        <h3>{t("orders.forAccount")}</h3>
        <AccountActs user={data} />
      </section>
      <Notes userId={accountId} notes={data.notes} />
      <AccountWork user={data} />
    </>
  );
}
