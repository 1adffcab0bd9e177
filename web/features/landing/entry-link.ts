/** The page's one way in, as it stands open now: a trial, an account without one, or, by invitation only, the sign-in. */
import type { SiteConfig } from "#contract/site";
import { fill } from "#locales/fill";
import type { LandingTexts } from "#web/features/landing/types.ts";

type Terms = Pick<SiteConfig, "registration" | "trialDays">;

/** `choose`: what a plan's button says. */
export function entryLink(t: LandingTexts, { registration, trialDays }: Terms) {
  if (registration === "invite") return { href: "/auth", label: t.signIn, choose: t.signIn };
  const href = "/auth?view=signup";
  return trialDays > 0
    ? { href, label: fill(t.trial, { days: trialDays }), choose: t.choose }
    : { href, label: t.signUp, choose: t.signUp };
}
