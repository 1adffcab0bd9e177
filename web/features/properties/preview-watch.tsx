/** The page a home came from: read again every day or week where its agent wants that, with what it says otherwise by now. */
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { SourceWatch, WatchEvery } from "#contract/properties/source-watch";
import type { PropertyDetail } from "#contract/property";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { formatMoment } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { FactChanges } from "#web/ui/listing/fact-changes.tsx";
import { PlainSelect } from "#web/ui/plain-select.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { refreshProperties, showProperty } from "./list-cache.ts";
import styles from "./preview.module.css";

const everies = ["never", "day", "week"] as const;
const everyOf = (value: string): WatchEvery | null => (value === "day" || value === "week" ? value : null);
/** What an update takes no picture from or takes nothing away for: the agent does. */
const leavesToAgent = ({ path, after }: SourceWatch["changes"][number]): boolean =>
  path === "photos" || (path === "features" && after === null);

/** Nothing for a home that came from no page. */
export function PreviewWatch({ detail }: { detail: PropertyDetail }) {
  const { t } = useTranslation("properties");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const client = useQueryClient();
  const options = orpc.watches.get.queryOptions({ input: { propertyId: detail.id } });
  const watch = useQuery(options).data;
  const fails = (error: unknown) => toastFailure(errorText(tError, error));
  const set = useMutation({
    mutationFn: (every: WatchEvery | null) => api.watches.set({ propertyId: detail.id, every }),
    onSuccess: (now) => client.setQueryData(options.queryKey, now),
    onError: fails,
  });
  const update = useMutation({
    mutationFn: ({ updated, version }: Pick<SourceWatch, "version"> & { updated: PropertyDetail["listing"] }) =>
      api.properties.update({
        id: detail.id,
        version,
        listing: updated,
        photoIds: detail.photos.map((photo) => photo.id),
      }),
    onSuccess: (saved) => {
      client.setQueryData(orpc.properties.get.queryKey({ input: { id: detail.id } }), saved);
      showProperty(client, saved);
      toast(t("watch.updated"));
    },
    onError: fails,
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: options.queryKey }), refreshProperties(client)]),
  });
  if (!watch?.url) return null;
  const { url, every, readAt, problem, changes, updated, version } = watch;
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{t("watch.title")}</h3>
      <a className={styles.page} href={url} target="_blank" rel="noreferrer nofollow">
        {new URL(url).hostname}
      </a>
      <div className={styles.watch}>
        <PlainSelect
          label={t("watch.label")}
          value={set.isPending ? (set.variables ?? "never") : (every ?? "never")}
          options={everies.map((value) => ({ value, label: t(`watch.every.${value}`) }))}
          onChange={(value) => set.mutate(everyOf(value))}
        />
      </div>
      {every ? (
        <p className={styles.quiet} role={problem ? "status" : undefined}>
          {problem
            ? t(`watch.problem.${problem}`)
            : readAt
              ? t("watch.readAt", { moment: formatMoment(language, readAt) })
              : t("watch.soon")}
        </p>
      ) : null}
      {every ? <FactChanges changes={changes} /> : null}
      {every && changes.some(leavesToAgent) ? <p className={styles.quiet}>{t("watch.byHand")}</p> : null}
      {every && updated ? (
        <div className={styles.acts}>
          <Button loading={update.isPending} onClick={() => update.mutate({ updated, version })}>
            {t("watch.update")}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
