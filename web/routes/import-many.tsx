/** Many homes at once: chosen, checked, imported. `?batch=` comes back to one that is under way or done. */
import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { CheckBatch } from "#web/features/batch/check.tsx";
import { ChooseBatch } from "#web/features/batch/choose.tsx";
import { RunBatch } from "#web/features/batch/run.tsx";
import { orpc } from "#web/lib/api.ts";
import { Page } from "#web/ui/page.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";

const here = "/dashboard/properties/import";

export function ImportManyScreen() {
  const { t } = useTranslation("batch");
  const { searchStr } = useLocation();
  const navigate = useNavigate();
  const id = z.uuid().safeParse(new URLSearchParams(searchStr).get("batch")).data ?? null;
  const go = (batch: string | null) => void navigate({ href: batch ? `${here}?batch=${batch}` : here });
  return (
    <Page title={t("title")} lead={t("lead")} action={<BackToProperties />}>
      {id ? <OneBatch key={id} id={id} onAnother={() => go(null)} /> : <ChooseBatch onBatch={(made) => go(made.id)} />}
    </Page>
  );
}

const BackToProperties = () => {
  const { t } = useTranslation("batch");
  return (
    <Button
      component={Link}
      to="/dashboard/properties"
      variant="subtle"
      color="gray"
      c="var(--ink)"
      leftSection={<IconArrowLeft size={18} stroke={1.6} aria-hidden />}
    >
      {t("back")}
    </Button>
  );
};

function OneBatch({ id, onAnother }: { id: string; onAnother: () => void }) {
  const query = useQuery(orpc.batches.get.queryOptions({ input: { id } }));
  if (query.isPending) return <Loading />;
  if (!query.data) return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  const { batch, task } = query.data;
  if (task) return <RunBatch batchId={id} taskId={task.id} onMore={onAnother} />;
  return <CheckBatch batch={batch} onStarted={() => void query.refetch()} onAnother={onAnother} />;
}
