/** Every home of which something out there says what is not true any more; nothing to do is said so. */
import { Button } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Page } from "#web/ui/page.tsx";
import { EmptyState, ErrorState, Loading } from "#web/ui/states.tsx";
import { RecallPanel } from "./recall-panel.tsx";
import { useRecalls } from "./use-recalls.ts";

export function Recalls({ propertyId }: { propertyId: string | null }) {
  const { t } = useTranslation("publishing");
  const recalls = useRecalls(propertyId);
  const { query } = recalls;
  return (
    <Page title={t("recall.title")} lead={t("recall.lead")}>
      {query.isError && !query.data ? (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      ) : !query.data ? (
        <Loading />
      ) : query.data.recalls.length === 0 ? (
        <EmptyState
          icon={<IconCircleCheck size={32} stroke={1.4} aria-hidden />}
          title={t("recall.none")}
          text={t("recall.noneText")}
          action={
            <Button variant="default" component={Link} to="/dashboard/properties">
              {t("recall.toHomes")}
            </Button>
          }
        />
      ) : (
        query.data.recalls.map((recall) => <RecallPanel key={recall.id} recall={recall} recalls={recalls} />)
      )}
    </Page>
  );
}
