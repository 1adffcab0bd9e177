/** What a service's signs of life come to in one word. */
import type { Service } from "#contract/admin/integration";

export type Health = "off" | "trial" | "good" | "bad" | "unknown";

/** off: nobody does it; trial: nothing leaves this machine; good or bad: as the newest sign says; unknown: there is none. */
export function healthOf(service: Service): Health {
  const { way, lastSuccess, lastFailure, lastTest } = service;
  if (way === null) return "off";
  if (way === "outbox" || way === "sandbox") return "trial";
  const good = [lastSuccess, lastTest?.ok ? lastTest.at : null].filter((at) => at !== null);
  const bad = [lastFailure?.at ?? null, lastTest && !lastTest.ok ? lastTest.at : null].filter((at) => at !== null);
  const newest = (moments: string[]) => Math.max(0, ...moments.map((at) => Date.parse(at)));
  if (good.length + bad.length === 0) return "unknown";
  return newest(good) >= newest(bad) ? "good" : "bad";
}
