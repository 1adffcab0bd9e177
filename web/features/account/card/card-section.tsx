/** The identity card: what readers see as the signature of pieces, pages and mails. Filled in here, or by the first campaign. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import styles from "#web/features/account/account.module.css";
import { orpc } from "#web/lib/api.ts";
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import { CardForm } from "./card-form.tsx";

export function CardSection({ onDirty }: { onDirty(dirty: boolean): void }) {
  const { t } = useTranslation("profile");
  const saved = useQuery(orpc.account.card.get.queryOptions());
  return (
    <>
      <p className={styles.text}>{t("card.text")}</p>
      {saved.data !== undefined ? (
        <CardForm saved={saved.data} onDirty={onDirty} />
      ) : saved.error ? (
        <ErrorState error={saved.error} retry={() => void saved.refetch()} />
      ) : (
        <Waiting>
          <Place height={520} />
        </Waiting>
      )}
    </>
  );
}
