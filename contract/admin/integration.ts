/**
 * Platform integration: the services the product leans on (files, mail, messages, payment) with their health and a test
 * that does the real thing, and the applications it is registered with at publishing platforms.
 */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { errorCodes } from "#contract/errors";
import { paymentProviderNames } from "#contract/payment";

const tags = ["administration"];
const route = (method: "GET" | "POST" | "PUT" | "DELETE", path: `/${string}`) => oc.route({ method, path, tags });

export const serviceNames = ["storage", "mail", "sms", ...paymentProviderNames] as const;
const serviceName = z.enum(serviceNames);
export type ServiceName = z.infer<typeof serviceName>;

/** Nobody can be asked whether a bank account is right. */
export const testableService = serviceName.exclude(["bank"]);
export type TestableService = z.infer<typeof testableService>;

/** What a test came to. `code` and `cause` say why not: `cause` is what the service said, without addresses and keys. */
export const serviceTest = z.object({
  ok: z.boolean(),
  milliseconds: z.number().int().nonnegative(),
  code: z.enum(errorCodes).nullable(),
  cause: z.string(),
});
export type ServiceTest = z.infer<typeof serviceTest>;

const service = z.object({
  name: serviceName,
  /** What does the work: "smtp", "outbox", "aliyun", "folder", "supabase", a provider's name; null: nobody. */
  way: z.string().nullable(),
  /** The environment's settings it is made of. `value` is null for secrets and for what is too long to read. */
  settings: z.array(
    z.object({ name: z.string(), set: z.boolean(), secret: z.boolean(), value: z.string().nullable() }),
  ),
  /** Where it calls us back; to be copied into its console. */
  callback: z.url().nullable(),
  /** Last signs of life, from the journals; null: none is written down. */
  lastSuccess: z.string().nullable(),
  lastFailure: z.object({ at: z.string(), cause: z.string() }).nullable(),
  lastCallback: z.string().nullable(),
  lastTest: serviceTest.pick({ ok: true, milliseconds: true, cause: true }).extend({ at: z.string() }).nullable(),
});
export type Service = z.infer<typeof service>;

/** The newest sign that it works and the newest that it does not: journals and tests alike, the same wherever it is shown. */
export function signsOf(of: Pick<Service, "lastSuccess" | "lastFailure" | "lastTest">): {
  lastGood: string | null;
  lastBad: string | null;
} {
  const { lastSuccess, lastFailure, lastTest } = of;
  const newest = (a: string | null, b: string | null) => (a !== null && (b === null || a >= b) ? a : b);
  return {
    lastGood: newest(lastSuccess, lastTest?.ok ? lastTest.at : null),
    lastBad: newest(lastFailure?.at ?? null, lastTest && !lastTest.ok ? lastTest.at : null),
  };
}

/** off: nobody does it; trial: nothing leaves this machine; good or bad: as the newest sign says; unknown: there is none. */
export type ServiceState = "off" | "trial" | "good" | "bad" | "unknown";

/** In one word; `way`: what does the work. */
export function serviceState(of: {
  way: string | null;
  lastGood: string | null;
  lastBad: string | null;
}): ServiceState {
  if (of.way === null) return "off";
  if (of.way === "outbox" || of.way === "sandbox") return "trial";
  if (of.lastGood === null && of.lastBad === null) return "unknown";
  return of.lastBad === null || (of.lastGood !== null && of.lastGood >= of.lastBad) ? "good" : "bad";
}

export const adminServices = {
  /** Every service of this deployment, whether anybody does its work or not; the sandbox only where it is open. */
  list: route("GET", "/admin/integration/services").output(z.array(service)),
  /**
   * Does the real thing: stores, reads and removes a file; mails to the administrator's own address; messages their verified
   * phone; asks a payment provider about a reference that does not exist, which only right keys are answered. Written to the
   * audit. Throws not_found (nobody does it here), sms_unavailable, phone_missing (no verified one), too_many_requests.
   */
  test: route("POST", "/admin/integration/services/{name}/test")
    .input(z.object({ name: testableService }))
    .output(serviceTest),
};

const fieldName = z.string().regex(/^[a-z_]{1,40}$/);
const values = z.record(fieldName, z.string().max(512));

/** The operator's application at a publishing platform: with it agents connect their accounts. Values are looked at for their form. */
const platformApp = z.object({
  platform: z.string(),
  name: z.object({ zh: z.string(), en: z.string() }),
  docs: z.string().nullable(),
  /** Where its console shall send people back to; null where it asks for none. */
  callback: z.url().nullable(),
  limits: z.array(z.object({ zh: z.string(), en: z.string() })),
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      secret: z.boolean(),
      /** Of a secret always null. */
      value: z.string().nullable(),
      /** When it was last given; null: it is not there. */
      keptSince: z.string().nullable(),
    }),
  ),
  enabled: z.boolean(),
  /** Every field is there. */
  complete: z.boolean(),
  /** 0: nothing was ever saved. */
  version: z.number().int(),
});
export type PlatformApp = z.infer<typeof platformApp>;

const platform = z.string().regex(/^[a-z0-9-]{1,40}$/);
const seen = z.number().int().nonnegative();

export const adminPlatformApps = {
  /** Every platform that wants an application, the specification's first. */
  list: route("GET", "/admin/integration/apps").output(z.array(platformApp)),
  /**
   * Public values and whether it may be used; an empty value goes. Throws not_found, conflict (somebody else saved since
   * `version`), invalid_input (`data.field`: of another form than the platform hands out; `enabled`: not complete).
   */
  save: route("PUT", "/admin/integration/apps/{platform}")
    .input(z.object({ platform, values, enabled: z.boolean(), version: seen }))
    .output(platformApp),
  /** Super only. Seals the secrets that are named; those that are not stay. Throws as `save`, and secret_key_missing. */
  secrets: route("PUT", "/admin/integration/apps/{platform}/secrets")
    .input(z.object({ platform, secrets: values, version: seen }))
    .output(platformApp),
  /** Super only. Forgets the application with its secrets. Throws not_found. */
  remove: route("DELETE", "/admin/integration/apps/{platform}").input(z.object({ platform })).output(platformApp),
};
