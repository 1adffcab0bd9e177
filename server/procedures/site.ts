/** What the browser must know before anyone signs in, and the arithmetic question of the sign-in screen. */
import { copyLanguages } from "#contract/copy";
import { AppError } from "#contract/errors";
import { targetCount } from "#engine/platforms/index";
import { automationPercent } from "#server/queries/claims";
import { readSetting } from "#server/queries/settings";
import { open } from "./base.ts";

export const site = {
  config: open.site.config.handler(async ({ context }) => ({
    backendUrl: context.backend.backendUrl(),
    publishableKey: context.backend.publishableKey,
    capabilities: context.backend.capabilities,
    mailboxUrl: context.mailboxUrl(),
    contact: await readSetting(context.db, "contact"),
    filings: await readSetting(context.db, "filings"),
  })),
  claims: open.site.claims.handler(async ({ context }) => ({
    platforms: targetCount(),
    languages: copyLanguages.length,
    automationPercent: await automationPercent(context.db),
    supportHours: await readSetting(context.db, "support_hours"),
    trialDays: await readSetting(context.db, "trial_days"),
  })),
};

export const captcha = {
  issue: open.captcha.issue.handler(({ context }) => {
    // A hosted service has a captcha of its own, or none.
    if (!context.backend.captcha) throw new AppError("not_found");
    return context.backend.captcha.issue(context.address);
  }),
};
