/** The results screen: progress while the campaign is written, then every piece of it. */
import { Button } from "@mantine/core";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { readinessOf } from "#engine/pieces/readiness";
import { Law } from "#web/features/law/law.tsx";
import { Brochure } from "#web/features/pieces/brochure/brochure.tsx";
import { CampaignProgress } from "#web/features/pieces/campaign-progress.tsx";
import { Download } from "#web/features/pieces/download.tsx";
import { Films } from "#web/features/pieces/film/films.tsx";
import { LiveDrafts } from "#web/features/pieces/live-drafts.tsx";
import { PhotoSet } from "#web/features/pieces/photo-set/photo-set.tsx";
import { Posters } from "#web/features/pieces/posters/posters.tsx";
import { Results } from "#web/features/pieces/results.tsx";
import { useCampaign } from "#web/features/pieces/use-campaign.ts";
import { useOutdated } from "#web/features/pieces/use-outdated.ts";
import { Posts } from "#web/features/publishing/posts.tsx";
import { PublishButton } from "#web/features/publishing/publish-button.tsx";
import { isRunning } from "#web/lib/task-stream.ts";
import styles from "#web/routes/campaign.module.css";
import { Page } from "#web/ui/page.tsx";
import { RightFirst } from "#web/ui/right/right-card.tsx";
import { EmptyState, ErrorState, Loading } from "#web/ui/states.tsx";
import { PausedNotice, useKnowsPaused } from "#web/ui/task/paused-notice.tsx";

const NO_PIECES = { id: "", pieces: [] };

export function CampaignScreen() {
  const { campaignId = "" } = useParams({ strict: false });
  const { t } = useTranslation("pieces");
  const { t: tFacts } = useTranslation("facts");
  const { query, putTask, putPiece } = useCampaign(campaignId);
  const { data: campaign, error, refetch } = query;
  const knowsPaused = useKnowsPaused();
  const outdated = useOutdated(campaign ?? NO_PIECES);
  if (error && !campaign) {
    return (
      <Page title={t("title")}>
        <ErrorState error={error} retry={() => void refetch()} />
        <Link to="/dashboard/properties" className={styles.away}>
          {t("toProperties")}
        </Link>
      </Page>
    );
  }
  if (!campaign || !knowsPaused) return <Loading label={t("loading")} />;
  const written = campaign.pieces.length > 0;
  const notReady = campaign.pieces.filter((piece) => readinessOf(piece, outdated(piece)) === "not-ready").length;
  return (
    <Page
      title={campaign.title}
      lead={t("lead", { number: campaign.propertyNumber, style: tFacts(`styles.${campaign.preferences.style}`) })}
      action={
        <div className={styles.actions}>
          <PublishButton campaign={campaign} />
          <Download campaignId={campaign.id} number={campaign.propertyNumber} disabled={!written} notReady={notReady} />
        </div>
      }
    >
      {campaign.tasks.some((task) => task.status === "pending") ? <PausedNotice kinds={["write"]} own /> : null}
      <CampaignProgress tasks={campaign.tasks} onTask={putTask} />
      <LiveDrafts campaign={campaign} onWritten={() => void refetch()} />
      <Posts campaignId={campaign.id} />
      {written ? (
        <RightFirst propertyId={campaign.propertyId}>
          <Law
            campaign={campaign}
            onChecked={() => void refetch()}
            after={
              <>
                <Posters campaign={campaign} />
                <Films campaign={campaign} />
                <Brochure campaign={campaign} />
                <PhotoSet campaign={campaign} />
              </>
            }
          >
            <Results campaign={campaign} outdated={outdated} onSaved={putPiece} onStale={() => void refetch()} />
          </Law>
        </RightFirst>
      ) : campaign.tasks.some(isRunning) ? (
        <EmptyState title={t("empty.title")} text={t("empty.text")} />
      ) : (
        <EmptyState
          title={t("nothing.title")}
          text={t("nothing.text")}
          action={
            <Button component={Link} to="/dashboard/publish">
              {t("nothing.action")}
            </Button>
          }
        />
      )}
    </Page>
  );
}
