/** What the entry pages carry, read from the database and kept for a moment: pages stay there while the database is away. */

import { copyLanguages } from "#contract/copy";
import { noticeAt } from "#contract/settings";
import type { SiteConfig } from "#contract/site";
import { targetCount } from "#engine/platforms/index";
import type { Backend } from "#server/backend/shared/types";
import type { Clock } from "#server/base/clock";
import type { Db } from "#server/db/tables";
import { listPlans, listShown } from "#server/queries/billing/plans";
import { readImprint } from "#server/queries/settings/imprint";
import { readNames } from "#server/queries/settings/names";
import { readSetting } from "#server/queries/settings/settings";
import { automationPercent } from "#server/queries/site/claims";
import { type LegalInForce, legalInForce, legalVersion } from "#server/queries/site/legal";
import type { Using } from "#server/services/index";
import type { LandingData } from "./entry.ts";

/** An administrator's change shows after this long. */
const KEPT_MS = 5_000;

export interface SiteDeps extends Using<"db" | "imprint" | "now"> {
  backend: Pick<Backend, "backendUrl" | "publishableKey" | "capabilities">;
  mailboxUrl(): string | null;
}

/** What every page needs before anybody has signed in. */
export async function readConfig({ db, backend, mailboxUrl, imprint, now }: SiteDeps): Promise<SiteConfig> {
  const { contact, filings } = await readImprint(db, imprint);
  const picture = await readSetting(db, "wechat_qr");
  return {
    backendUrl: backend.backendUrl(),
    publishableKey: backend.publishableKey,
    capabilities: backend.capabilities,
    mailboxUrl: mailboxUrl(),
    contact,
    filings,
    brand: await readNames(db),
    wechatQr: picture ? `/site/pictures/${picture}` : null,
    registration: await readSetting(db, "registration"),
    trialDays: await readSetting(db, "trial_days"),
    legalVersion: await legalVersion(db),
    notice: noticeAt(await readSetting(db, "notice"), now()),
  };
}

export async function readClaims(db: Db): Promise<LandingData["claims"]> {
  return {
    platforms: targetCount(),
    languages: copyLanguages.length,
    automationPercent: await automationPercent(db),
    supportHours: await readSetting(db, "support_hours"),
    trialDays: await readSetting(db, "trial_days"),
  };
}

/**
 * What `read` answered a moment ago, or ever while it fails; however many ask, it is read once at a time. Rejects only before it
 * worked once.
 */
export function keeping<Data>(now: Clock, read: () => Promise<Data>): () => Promise<Data> {
  let cached: { at: number; data: Data } | null = null;
  let reading: Promise<Data> | null = null;
  const again = async () => {
    const at = now().getTime();
    try {
      const data = await read();
      cached = { at, data };
      return data;
    } catch (error) {
      if (cached) return cached.data;
      throw error;
    } finally {
      reading = null;
    }
  };
  return async () => {
    if (cached && now().getTime() - cached.at < KEPT_MS) return cached.data;
    reading ??= again();
    return reading;
  };
}

/** Answers the data of the landing page, which holds that of every other page too. */
export const siteData = (deps: SiteDeps): (() => Promise<LandingData>) =>
  keeping(deps.now, async () => ({
    config: await readConfig(deps),
    claims: await readClaims(deps.db),
    plans: await listPlans(deps.db, await listShown(deps.db, "landing")),
  }));

/** Answers the legal documents in force. */
export const legalData = ({ db, now }: Pick<SiteDeps, "db" | "now">): (() => Promise<LegalInForce>) =>
  keeping(now, () => legalInForce(db));
