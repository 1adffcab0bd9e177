/** Which pieces go where, and when: what can be chosen of a campaign, and the button that orders it. */
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Campaign } from "#contract/campaign";
import { audienceZone } from "#engine/publishing/times/audience";
import { errorText } from "#web/lib/errors.ts";
import { isPlannable, OpenHouseFields, usualOpenHouse } from "./open-house-fields.tsx";
import { PairRow } from "./pair-row.tsx";
import { isFree, isOpen, type Pair, type pairsOf } from "./pairs.ts";
import { ProposedTimes } from "./proposed-times.tsx";
import styles from "./publishing.module.css";
import { useOrder } from "./use-order.ts";
import { useCalendarSettings, useZone } from "./use-zone.ts";
import { dueOf, usualWhen, WhenField } from "./when-field.tsx";

export const ACCOUNTS = "/dashboard/publish/accounts";

export function ChoosePosts(props: { campaign: Campaign; pairs: ReturnType<typeof pairsOf>; onClose(): void }) {
  const { campaign, pairs, onClose } = props;
  const { t } = useTranslation("publishing");
  const { t: tError } = useTranslation("errors");
  const zone = useZone();
  const approval = useCalendarSettings().data?.approval ?? false;
  const audience = audienceZone(campaign.listing) ?? zone;
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [when, setWhen] = useState(() => usualWhen(zone));
  const [openHouse, setOpenHouse] = useState(() => usualOpenHouse(campaign.preferences, audience));
  const calls = when.at === "openHouse";
  const free = calls ? isOpen : isFree;
  const isChosen = (pair: Pair) => free(pair) && pair.usual !== turned.has(pair.key);
  const chosen = [...pairs.connected, ...pairs.byHand].filter(isChosen);
  const order = useOrder({
    campaign,
    chosen,
    when,
    zone,
    openHouse: { ...openHouse, zone: audience },
    onDone: onClose,
  });
  const meant = calls ? isPlannable(openHouse, audience) : dueOf(when, zone) !== undefined && order.timed;
  const toggle = (key: string) =>
    setTurned((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const row = (pair: Pair) => (
    <PairRow key={pair.key} pair={pair} free={free(pair)} checked={isChosen(pair)} onToggle={() => toggle(pair.key)} />
  );
  const label = calls
    ? t("openHouse.plan")
    : when.at === "now"
      ? t("send", { count: chosen.length })
      : t("schedule", { count: chosen.length });
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
      <WhenField
        value={when}
        zone={zone}
        audience={audience}
        platforms={[...new Set(chosen.map(({ platform }) => platform))]}
        onChange={setWhen}
      />
      {calls ? (
        <OpenHouseFields
          value={openHouse}
          zone={audience}
          fixed={campaign.preferences.occasion?.kind === "open_house"}
          onChange={setOpenHouse}
        />
      ) : null}
      {when.at === "slot" || when.at === "spread" ? (
        <ProposedTimes
          chosen={chosen}
          proposals={order.proposals}
          error={order.proposalError}
          zone={zone}
          retry={order.proposeAgain}
        />
      ) : null}
      {approval ? <p className={styles.about}>{t("approval.waits")}</p> : null}
      {order.error ? (
        <p className={styles.refusal} role="alert">
          {errorText(tError, order.error)}
        </p>
      ) : null}
      <div className={styles.buttons}>
        <Button component="a" href={ACCOUNTS} variant="subtle" className={styles.manage}>
          {t("manage")}
        </Button>
        <Button disabled={(!calls && chosen.length === 0) || !meant} loading={order.busy} onClick={order.send}>
          {label}
        </Button>
      </div>
    </div>
  );
}
