/** Whether the home is on offer, and whether anything out there still says otherwise than it is. */
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PropertyDetail } from "#contract/property";
import { type OfferEnd, offerEnds } from "#contract/publishing/recall";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { formatDate } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { PlainSelect } from "#web/ui/plain-select.tsx";
import { toastFailure } from "#web/ui/toast.ts";
import { refreshProperties } from "./list-cache.ts";
import styles from "./preview.module.css";

const Question = lazy(async () => ({ default: (await import("#web/ui/dialog.tsx")).Question }));

const POLL_MS = 2_000;
const endOf = (value: string): OfferEnd | null => offerEnds.find((one) => one === value) ?? null;
/** A home for sale is not let, one to let not sold. */
const endsOf = ({ listing }: PropertyDetail): OfferEnd[] =>
  offerEnds.filter((one) => one !== (listing.transaction === "rent" ? "sold" : listing.transaction ? "let" : null));

export function PreviewOffer({ detail }: { detail: PropertyDetail }) {
  const { t } = useTranslation("properties");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const client = useQueryClient();
  const [asking, setAsking] = useState<OfferEnd | null>(null);
  const options = orpc.recalls.ofHome.queryOptions({ input: { propertyId: detail.id } });
  const offer = useQuery({ ...options, refetchInterval: ({ state }) => (state.data?.checking ? POLL_MS : false) }).data;
  const end = useMutation({
    mutationFn: (as: OfferEnd | null) => api.recalls.endOffer({ propertyId: detail.id, as }),
    onSuccess: (now) => client.setQueryData(options.queryKey, now),
    onError: (error) => toastFailure(errorText(tError, error)),
    onSettled: async () => {
      setAsking(null);
      await client.invalidateQueries({ queryKey: orpc.properties.get.queryKey({ input: { id: detail.id } }) });
      await refreshProperties(client);
    },
  });
  if (!offer) return null;
  const { endedAs, endedAt, checking, recall } = offer;
  const shown = endedAs && !endsOf(detail).includes(endedAs) ? [...endsOf(detail), endedAs] : endsOf(detail);
  return (
    <section className={styles.part} aria-label={t("offer.title")}>
      <h3 className={styles.partTitle}>{t("offer.title")}</h3>
      <div className={styles.watch}>
        <PlainSelect
          label={t("offer.label")}
          value={endedAs ?? "none"}
          options={["none" as const, ...shown].map((value) => ({ value, label: t(`offer.states.${value}`) }))}
          onChange={(value) => {
            const as = endOf(value);
            if (as === null) end.mutate(null);
            else setAsking(as);
          }}
        />
      </div>
      {endedAt ? <p className={styles.quiet}>{t("offer.since", { day: formatDate(language, endedAt) })}</p> : null}
      {checking ? (
        <p className={styles.quiet} role="status">
          {t("offer.checking")}
        </p>
      ) : null}
      {recall && recall.open > 0 ? (
        <div className={styles.acts}>
          <p className={styles.quiet}>{t("offer.recall", { count: recall.open })}</p>
          <Button component={Link} to={`/dashboard/recalls?home=${detail.id}`}>
            {t("offer.toRecall")}
          </Button>
        </div>
      ) : null}
      {asking ? (
        <Suspense fallback={null}>
          <Question
            title={t("offer.endTitle")}
            text={
              asking === "withdrawn" && detail.pageUrl
                ? `${t("offer.endText")} ${t("offer.endWithdrawn")}`
                : t("offer.endText")
            }
            no={t("offer.no")}
            yes={t("offer.yes")}
            busy={end.isPending}
            onYes={() => end.mutate(asking)}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
