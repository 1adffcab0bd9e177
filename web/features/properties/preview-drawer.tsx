/** One home at a glance beside the list: photos, facts, what was written for it, and how often its page was opened. */
import { Button, CloseButton, Drawer } from "@mantine/core";
import { IconPencil, IconShare2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { PropertyDetail } from "#contract/property";
import { orpc } from "#web/lib/api.ts";
import { RightCard } from "#web/ui/right/right-card.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "./preview.module.css";
import { PreviewEnquiries } from "./preview-enquiries.tsx";
import { PreviewFacts } from "./preview-facts.tsx";
import { PreviewMissing } from "./preview-missing.tsx";
import { PreviewOffer } from "./preview-offer.tsx";
import { PreviewPhotos } from "./preview-photos.tsx";
import { PreviewPieces } from "./preview-pieces.tsx";
import { PreviewTakenDown } from "./preview-taken-down.tsx";
import { PreviewWatch } from "./preview-watch.tsx";
import { statusTones, usePriceText, writeAgain } from "./property-text.ts";
import type { RowActions } from "./row-menu.tsx";

const ViewsChart = lazy(async () => ({
  default: (await import("#web/features/properties/page/views-chart.tsx")).ViewsChart,
}));

const PageFigures = lazy(async () => ({
  default: (await import("#web/ui/figures/page-figures.tsx")).PageFigures,
}));

export function PreviewDrawer({ id, actions, onClose }: { id: string; actions: RowActions; onClose: () => void }) {
  const { t } = useTranslation("properties");
  const { t: tc } = useTranslation();
  const detail = useQuery(orpc.properties.get.queryOptions({ input: { id } }));
  const loaded = detail.data;
  return (
    // in parts, because the whole one's head is a second banner to screen readers
    <Drawer.Root opened onClose={onClose} position="right" size={620}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t("detail.title")}>
        <Drawer.Body p={0}>
          <div className={styles.bar}>
            {loaded ? (
              <>
                <span className={styles.number}>{loaded.number}</span>
                <Status tone={statusTones[loaded.status]}>{t(`status.${loaded.status}`)}</Status>
              </>
            ) : null}
            <CloseButton size={44} iconSize={20} className={styles.close} aria-label={tc("close")} onClick={onClose} />
          </div>
          {detail.isError && !loaded ? (
            <ErrorState error={detail.error} retry={() => void detail.refetch()} />
          ) : loaded ? (
            <Preview detail={loaded} actions={actions} />
          ) : (
            <Loading />
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Posts and leads come without a page, too. */
const isTold = ({ pageUrl, views, campaigns }: PropertyDetail): boolean =>
  pageUrl !== null || views > 0 || campaigns.length > 0;

function Preview({ detail, actions }: { detail: PropertyDetail; actions: RowActions }) {
  const { t } = useTranslation("properties");
  const price = usePriceText()(detail);
  return (
    <div className={styles.preview}>
      <PreviewPhotos key={detail.id} photos={detail.photos} />
      <div className={styles.content}>
        {detail.status === "draft" ? (
          <PreviewTakenDown propertyId={detail.id} onOpen={() => actions.share(detail)} />
        ) : null}
        <div>
          <p className={styles.price} data-missing={price === null || undefined}>
            {price ?? t("noPrice")}
          </p>
          <h2 className={styles.title}>{detail.title}</h2>
          {detail.address ? <p className={styles.address}>{detail.address}</p> : null}
        </div>
        <div className={styles.acts}>
          <Button leftSection={<IconShare2 size={18} stroke={1.6} aria-hidden />} onClick={() => actions.share(detail)}>
            {t("share")}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPencil size={18} stroke={1.6} aria-hidden />}
            onClick={() => actions.edit(detail)}
          >
            {t("edit")}
          </Button>
          <Button variant="default" component={Link} to={writeAgain(detail.id)}>
            {t("writeNew")}
          </Button>
        </div>
        {detail.missingPhotos.length > 0 ? (
          <Suspense fallback={null}>
            <PreviewMissing detail={detail} onAdd={() => actions.edit(detail)} />
          </Suspense>
        ) : null}
        <PreviewOffer key={`${detail.version} ${detail.status}`} detail={detail} />
        <RightCard propertyId={detail.id} />
        <PreviewEnquiries propertyId={detail.id} />
        <PreviewPieces detail={detail} />
        <PreviewWatch key={detail.version} detail={detail} />
        <PreviewFacts listing={detail.listing} />
        <section className={styles.part}>
          <h3 className={styles.partTitle}>{t("detail.page")}</h3>
          {detail.pageUrl ? (
            <a className={styles.page} href={detail.pageUrl} target="_blank" rel="noreferrer">
              {detail.pageUrl.replace(/^https?:\/\//, "")}
            </a>
          ) : (
            <p className={styles.quiet}>{t("detail.offline")}</p>
          )}
        </section>
        {detail.pageUrl || detail.views > 0 ? (
          <Suspense fallback={<div className={styles.chart} />}>
            <ViewsChart propertyId={detail.id} />
          </Suspense>
        ) : null}
        {isTold(detail) ? (
          <Suspense fallback={null}>
            <PageFigures propertyId={detail.id} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
