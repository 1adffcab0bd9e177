/** What a plan refused, from an error of our API (or a part of an answer) back in the shape of the shared rules. */
import { z } from "zod";
import type { Refusal } from "#engine/billing/entitled";
import { causeOf } from "#web/lib/errors.ts";

const what = z.enum([
  "platforms",
  "languages",
  "onlyLanguages",
  "reports",
  "video",
  "hdVideo",
  "crm",
  "api",
  "customTemplates",
  "manager",
]);
const notInPlan = z.object({ what, max: z.number().nullable(), planZh: z.string(), planEn: z.string() });
const usedUp = z.object({ limit: z.number(), resets: z.string() });

/** Null for every other error. */
export function refusalOfError(error: unknown): Refusal | null {
  const { code, data } = causeOf(error);
  if (code === "no_package") return { code };
  const used = usedUp.safeParse(data);
  if (code === "quota_used_up" && used.success) return { code, ...used.data };
  const missing = notInPlan.safeParse(data);
  if (code !== "not_in_plan" || !missing.success) return null;
  const { planZh, planEn, ...rest } = missing.data;
  return { code, ...rest, planName: { zh: planZh, en: planEn } };
}
