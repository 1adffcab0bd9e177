/**
 * The publishing wizard's screen. `?url=` puts a link into step 1, `?shared=files` what a phone shared, `?by=` opens one of its ways, `?task=` opens an import
 * (with `&fresh=1` in place of what stands there), `?property=` writes once more for a property of the account.
 */
import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import type { PropertyDetail } from "#contract/property";
import { Wizard } from "#web/features/wizard/wizard.tsx";
import { orpc } from "#web/lib/api.ts";
import { useAuth } from "#web/lib/auth/context.tsx";
import { entitledQuery } from "#web/lib/billing/use-entitled.ts";
import { takeSharedFiles } from "#web/lib/shared-files.ts";
import { Page } from "#web/ui/page.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { useKnowsPaused } from "#web/ui/task/paused-notice.tsx";

const idIn = (search: URLSearchParams, name: string) => z.uuid().safeParse(search.get(name)).data ?? null;

export function PublishScreen() {
  const { t } = useTranslation("wizard");
  // the palette and the share sheet may bring another link while the wizard stands
  const { searchStr } = useLocation();
  const search = new URLSearchParams(searchStr);
  const propertyId = idIn(search, "property");
  return (
    <Page title={t("title")} lead={t("lead")}>
      {propertyId ? (
        <WizardOfProperty key={propertyId} id={propertyId} />
      ) : (
        <OwnWizard
          key={searchStr}
          link={search.get("url")}
          taskId={idIn(search, "task")}
          fresh={search.has("fresh")}
          shared={search.get("shared") === "files"}
          by={search.get("by")}
          property={null}
        />
      )}
    </Page>
  );
}

/** Its facts as they are now, read once: what is typed meanwhile must not be replaced. */
function WizardOfProperty({ id }: { id: string }) {
  const property = useQuery(
    orpc.properties.get.queryOptions({ input: { id }, staleTime: Number.POSITIVE_INFINITY, refetchOnMount: "always" }),
  );
  const [first, setFirst] = useState<PropertyDetail | null>(null);
  if (first === null && property.isFetchedAfterMount && property.data) setFirst(property.data);
  if (first) return <OwnWizard link={null} taskId={null} property={first} />;
  return property.isError ? <ErrorState error={property.error} retry={() => void property.refetch()} /> : <Loading />;
}

function OwnWizard(props: {
  link: string | null;
  taskId: string | null;
  property: PropertyDetail | null;
  fresh?: boolean;
  shared?: boolean;
  by?: string | null;
}) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const [first] = useState(props);
  const files = useSharedFiles(first.shared ?? false);
  // a task may have brought many homes, which are looked at elsewhere
  const task = { taskId: first.taskId ?? "" };
  const asked = useQuery(orpc.imports.get.queryOptions({ input: task, enabled: first.taskId !== null }));
  const batchId = asked.data?.batchId ?? null;
  useEffect(() => {
    if (batchId) void navigate({ href: `/dashboard/properties/import?batch=${batchId}`, replace: true });
  }, [batchId, navigate]);
  const entitled = useQuery(entitledQuery());
  const knowsPaused = useKnowsPaused();
  // what they say stands above the form, so all come at once; where it cannot be asked nobody waits, nor again later
  const [stands, setStands] = useState(false);
  if (!stands && knowsPaused && (!entitled.isLoading || entitled.failureCount > 0)) setStands(true);
  if (!user) return null;
  if (!stands || files === null || batchId) return <Loading />;
  const arrival = { ...first, files };
  return (
    <Wizard
      key={user.id}
      userId={user.id}
      arrival={arrival}
      onCreated={(campaignId) => navigate({ to: "/dashboard/campaigns/$campaignId", params: { campaignId } })}
    />
  );
}

/** Null until they have been taken from where the service worker laid them. */
function useSharedFiles(shared: boolean): File[] | null {
  const [files, setFiles] = useState<File[] | null>(shared ? null : []);
  useEffect(() => {
    let left = false;
    if (shared) void takeSharedFiles().then((taken) => left || setFiles(taken));
    return () => {
      left = true;
    };
  }, [shared]);
  return files;
}
