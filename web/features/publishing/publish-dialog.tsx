/** Publishes a campaign: to which accounts, in which languages, now, at times, or before open houses. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Campaign } from "#contract/campaign";
import { orpc } from "#web/lib/api.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { EmptyState, ErrorState, Loading } from "#web/ui/states.tsx";
import { ACCOUNTS, ChoosePosts } from "./choose-posts.tsx";
import { pairsOf } from "./pairs.ts";
import { PausedNote } from "./pause.tsx";
import { usePosts } from "./use-posts.ts";
import { useCalendarSettings } from "./use-zone.ts";

const NONE: ReturnType<typeof pairsOf> = { connected: [], byHand: [] };

export function PublishDialog(props: { campaign: Campaign; onClose(): void }) {
  const { campaign, onClose } = props;
  const { t } = useTranslation("publishing");
  const connections = useQuery(orpc.connections.list.queryOptions());
  // its clock is the one times are typed by: where it cannot be learned, the reader's own serves
  const settings = useCalendarSettings();
  const { query: posts } = usePosts(campaign.id);
  const error = connections.error ?? posts.error;
  const ready = connections.data && posts.data && !settings.isLoading;
  const pairs = ready ? pairsOf(campaign, connections.data, posts.data) : NONE;
  return (
    <Dialog title={t("dialogTitle")} size={600} onClose={onClose}>
      {error && !ready ? (
        <ErrorState error={error} retry={() => void Promise.all([connections.refetch(), posts.refetch()])} />
      ) : !ready ? (
        <Loading />
      ) : pairs.connected.length + pairs.byHand.length === 0 ? (
        <EmptyState
          title={t("noAccounts")}
          text={t("noAccountsText")}
          action={
            <Button component="a" href={ACCOUNTS}>
              {t("toAccounts")}
            </Button>
          }
        />
      ) : (
        <>
          <PausedNote />
          <ChoosePosts campaign={campaign} pairs={pairs} onClose={onClose} />
        </>
      )}
    </Dialog>
  );
}
