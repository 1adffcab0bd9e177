/** What the browser must know before anyone signs in, and the arithmetic question of the sign-in screen. */
import { AppError } from "#contract/errors";
import { readClaims, readConfig } from "#server/pages/site-data";
import { open } from "#server/procedures/base/base";

export const site = {
  config: open.site.config.handler(({ context }) => readConfig(context)),
  claims: open.site.claims.handler(({ context }) => readClaims(context.db)),
};

export const captcha = {
  issue: open.captcha.issue.handler(({ context }) => {
    // A hosted service has a captcha of its own, or none.
    if (!context.backend.captcha) throw new AppError("not_found");
    return context.backend.captcha.issue(context.address);
  }),
};
