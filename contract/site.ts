/** What the browser must know before anyone signs in. Read at run time: one build serves every backend. */
import { oc } from "@orpc/contract";
import { z } from "zod";

const siteConfig = z.object({
  /** Address and public key for supabase-js. */
  backendUrl: z.string(),
  publishableKey: z.string(),
  /** What the backend does beyond the protocol, so that screens can ask. */
  capabilities: z.object({ mathCaptcha: z.boolean(), passwordOrder: z.boolean(), deviceKeys: z.boolean() }),
  /** Where mails land when no SMTP is set; null in production. */
  mailboxUrl: z.string().nullable(),
  contact: z.object({ email: z.string(), phone: z.string(), address: z.string(), wechat: z.string() }),
  filings: z.array(z.string()),
  /** The product's name where an administrator gave it another; null: as it comes. */
  brand: z.object({ zh: z.string(), en: z.string() }).nullable(),
  /** Path of the WeChat support account's code as a picture; null: it is drawn of `contact.wechat`. */
  wechatQr: z.string().nullable(),
  /** "invite": nobody opens an account for themselves. */
  registration: z.enum(["open", "invite"]),
  /** Of an account that is opened now; 0: none. */
  trialDays: z.number().int(),
  /** Of the legal documents in force (ISO date). */
  legalVersion: z.string(),
  /** What everybody is to read now, until then. */
  notice: z.object({ text: z.object({ zh: z.string(), en: z.string() }), until: z.string().nullable() }).nullable(),
});
export type SiteConfig = z.infer<typeof siteConfig>;

/** Who runs the site: the lines of the footer, an empty one left out, and the registered name receipts carry. */
export type Imprint = Pick<SiteConfig, "contact" | "filings"> & { company: string };

/** Numbers the landing page claims, computed, never typed in. */
const claims = z.object({
  platforms: z.number().int(),
  languages: z.number().int(),
  /** Share of campaign tasks of the last 90 days that needed no human retry, 0..100; null before there is data. */
  automationPercent: z.number().nullable(),
  supportHours: z.number().int(),
  trialDays: z.number().int(),
});
export type Claims = z.infer<typeof claims>;

export const site = {
  config: oc.route({ method: "GET", path: "/config", tags: ["site"] }).output(siteConfig),
  claims: oc.route({ method: "GET", path: "/claims", tags: ["site"] }).output(claims),
};

/** The arithmetic question of the specification: issued by the server, signed, five minutes, single use. */
export const captcha = {
  issue: oc.route({ method: "POST", path: "/captcha", tags: ["captcha"] }).output(
    z.object({
      challenge: z.string(),
      left: z.number().int(),
      operator: z.enum(["+", "-", "*"]),
      right: z.number().int(),
    }),
  ),
};
