/** What happens when a visitor sends the form of a public page. */
import type { Context } from "hono";
import { z } from "zod";
import type { CopyLanguage } from "#contract/copy";
import { AppError } from "#contract/errors";
import { pageEnquiryForm } from "#contract/property-page";
import type { Clock } from "#server/base/clock";
import { household } from "#server/base/household";
import { pageEnquiryLimits } from "#server/base/limits";
import { rateLimitInMemory } from "#server/base/rate-limit";
import type { Db } from "#server/db/tables";
import type { PageLinkRow } from "#server/db/tables/pages/page-links";
import type { PropertyRow } from "#server/db/tables/properties";
import { keepEnquiry } from "#server/queries/listings/page-enquiries";
import { pageKey } from "#server/queries/settings/page-keys";
import { type EnquiryState, freshEnquiry } from "./enquiry-form.ts";
import { ageOfEnquiry } from "./enquiry-token.ts";

const DAY_SECONDS = 86_400;

const text = z.string().catch("");
const sentForm = z.object({
  name: text,
  contact: text,
  message: text,
  token: text,
  /** Nobody sees it: whoever fills it in is a program. */
  extra: text,
  consent: text,
});

/** Null: not a form, or longer than any of ours. */
async function readForm(c: Context): Promise<z.infer<typeof sentForm> | null> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header("content-type") ?? "")) return null;
  const length = Number(c.req.header("content-length") ?? Number.NaN);
  if (!(length <= pageEnquiryLimits.bodyBytes)) return null;
  const body = await c.req.text();
  return body.length > pageEnquiryLimits.bodyBytes
    ? null
    : sentForm.parse(Object.fromEntries(new URLSearchParams(body)));
}

/** Sent by a page of another site: browsers say so. */
const isForeign = (c: Context): boolean => {
  const site = c.req.header("sec-fetch-site");
  return site !== undefined && site !== "same-origin";
};

/** Answers what the form shows next. Nothing is said to be sent that is not kept: what a program seems to have filled in is asked for once more. */
export function openEnquiries({ db, now, addressOf }: { db: Db; now: Clock; addressOf(c: Context): string }) {
  const { perNetwork: points, seconds, few } = pageEnquiryLimits;
  const tries = rateLimitInMemory({ points, seconds });
  const fewOfAccount = rateLimitInMemory({ points: few, seconds: DAY_SECONDS });
  const hasAskedOften = (network: string, { user_id }: PropertyRow): Promise<boolean> =>
    fewOfAccount.take(`${user_id} ${network}`).then(
      () => false,
      () => true,
    );
  return async (
    c: Context,
    property: PropertyRow,
    language: CopyLanguage,
    link: PageLinkRow | null,
  ): Promise<EnquiryState> => {
    const sent = await readForm(c);
    if (sent === null || isForeign(c)) return { ...freshEnquiry, failed: "again" };
    const said = { name: sent.name, contact: sent.contact, message: sent.message };
    const values = { ...said, consent: sent.consent === "yes" };
    const form = pageEnquiryForm.safeParse({ ...said, language });
    const paths = new Set(form.success ? [] : form.error.issues.map(({ path }) => path[0]));
    const wrong = (["name", "contact"] as const).filter((name) => paths.has(name));
    if (!form.success || !values.consent) {
      const consent = values.consent ? [] : (["consent"] as const);
      return {
        sent: false,
        wrong: [...wrong, ...consent],
        failed: wrong.length + consent.length > 0 ? null : "again",
        values,
      };
    }
    const age = ageOfEnquiry(await pageKey(db, "enquiries"), property.id, sent.token, now());
    if (age === null) return { ...freshEnquiry, failed: "again", values };
    // a person whose browser filled the form at once sends it again, and is not told to wait
    if (sent.extra !== "" || age < pageEnquiryLimits.leastSeconds * 1000)
      return { ...freshEnquiry, failed: "again", values };
    try {
      const network = household(addressOf(c));
      await tries.take(network);
      const about = { link, askedOften: await hasAskedOften(network, property) };
      await db.transaction().execute((trx) => keepEnquiry(trx, property, form.data, about, now()));
    } catch (error) {
      if (error instanceof AppError && error.code === "too_many_requests")
        return { ...freshEnquiry, failed: "busy", values };
      throw error;
    }
    return { ...freshEnquiry, sent: true };
  };
}
