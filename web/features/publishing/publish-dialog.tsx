/** Publishes a campaign: to which accounts, in which languages, now or at a time. What cannot be sent says why. */
import { Button, Checkbox } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Campaign } from "#contract/campaign";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { ownLanguageName } from "#web/lib/intl.ts";
import { uuid } from "#web/lib/uuid.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { EmptyState, ErrorState, Loading } from "#web/ui/states.tsx";
import { toast } from "#web/ui/toast.ts";
import { usePlatformName } from "./names.ts";
import { isFree, type Pair, pairsOf } from "./pairs.ts";
import styles from "./publishing.module.css";
import { usePosts } from "./use-posts.ts";
import { dueOf, usualWhen, WhenField } from "./when-field.tsx";

const ACCOUNTS = "/dashboard/publish/accounts";

type Pairs = ReturnType<typeof pairsOf>;
const NONE: Pairs = { connected: [], byHand: [] };

export function PublishDialog(props: { campaign: Campaign; onClose(): void }) {
  const { campaign, onClose } = props;
  const { t } = useTranslation("publishing");
  const connections = useQuery(orpc.connections.list.queryOptions());
  const { query: posts } = usePosts(campaign.id);
  const error = connections.error ?? posts.error;
  const ready = connections.data && posts.data;
  const pairs = ready ? pairsOf(campaign, connections.data, posts.data) : NONE;
  return (
    <Dialog title={t("dialogTitle")} size={560} onClose={onClose}>
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
        <Choose campaign={campaign} pairs={pairs} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Choose({ campaign, pairs, onClose }: { campaign: Campaign; pairs: Pairs; onClose(): void }) {
  const { t } = useTranslation("publishing");
  const { t: tError } = useTranslation("errors");
  const { reload } = usePosts(campaign.id);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [when, setWhen] = useState(usualWhen);
  // the same for every try of this order: sent twice, it is done once
  const [idempotencyKey] = useState(uuid);
  const isChosen = (pair: Pair) => isFree(pair) && pair.usual !== turned.has(pair.key);
  const chosen = [...pairs.connected, ...pairs.byHand].filter(isChosen);
  const dueAt = dueOf(when);
  const plan = useMutation(
    orpc.publications.plan.mutationOptions({
      onSuccess: ({ made }, { dueAt: at }) => {
        toast(
          made === 0 ? t("nothingNew") : at === null ? t("sent", { count: made }) : t("scheduled", { count: made }),
        );
        void reload();
        onClose();
      },
    }),
  );
  const send = () => {
    if (dueAt === undefined) return;
    const posts = chosen.map(({ piece, connection }) => ({ pieceId: piece.id, connectionId: connection?.id ?? null }));
    plan.mutate({ posts, dueAt, idempotencyKey });
  };
  const toggle = (key: string) =>
    setTurned((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const row = (pair: Pair) => (
    <PairRow key={pair.key} pair={pair} checked={isChosen(pair)} onToggle={() => toggle(pair.key)} />
  );
  return (
    <div className={styles.form}>
      {pairs.connected.length > 0 ? (
        <fieldset className={styles.pairs}>
          <legend className={styles.label}>{t("which")}</legend>
          {pairs.connected.map(row)}
        </fieldset>
      ) : null}
      {pairs.byHand.length > 0 ? (
        <details className={styles.byHand} open={pairs.connected.length === 0}>
          <summary className={styles.summary}>{t("byHand")}</summary>
          <p className={styles.about}>{t("byHandText")}</p>
          <fieldset className={styles.pairs} aria-label={t("byHand")}>
            {pairs.byHand.map(row)}
          </fieldset>
        </details>
      ) : null}
      <WhenField value={when} onChange={setWhen} />
      {plan.error ? (
        <p className={styles.refusal} role="alert">
          {errorText(tError, plan.error)}
        </p>
      ) : null}
      <div className={styles.buttons}>
        <Button component="a" href={ACCOUNTS} variant="subtle" className={styles.manage}>
          {t("manage")}
        </Button>
        <Button disabled={chosen.length === 0 || dueAt === undefined} loading={plan.isPending} onClick={send}>
          {when.at === "now" ? t("send", { count: chosen.length }) : t("schedule", { count: chosen.length })}
        </Button>
      </div>
    </div>
  );
}

function PairRow({ pair, checked, onToggle }: { pair: Pair; checked: boolean; onToggle(): void }) {
  const { connection, platform, piece, ready, standing } = pair;
  const { t } = useTranslation("publishing");
  const platformName = usePlatformName();
  const why = standing
    ? t("standing", { state: t(`states.${standing.state}`) })
    : !ready
      ? t("notReady")
      : connection && !isFree(pair)
        ? t(`health.${connection.health}`)
        : null;
  return (
    <Checkbox
      className={styles.pair}
      checked={checked}
      disabled={!isFree(pair)}
      onChange={onToggle}
      size="md"
      label={[platformName(platform), ...(connection ? [connection.accountName] : [])].join(" ")}
      description={[ownLanguageName(piece.language), ...(why === null ? [] : [why])].join(" · ")}
    />
  );
}
