/** How what the product leans on does, in one word: the same on the first page, with the services and with the models. */
import { serviceState } from "#contract/admin/integration";
import type { Health } from "#contract/admin/reports";
import type { Tone } from "#web/ui/status.tsx";

export type HealthState = "notSetUp" | "allOff" | "disabled" | "noKey" | "trial" | "well" | "quiet" | "ill";
export const healthTones: Record<HealthState, Tone> = {
  notSetUp: "wait",
  allOff: "wait",
  disabled: "plain",
  noKey: "bad",
  // it does its work, but nothing leaves the house
  trial: "wait",
  well: "good",
  quiet: "plain",
  ill: "bad",
};
const idleStates = { off: "allOff", disabled: "disabled", no_key: "noKey" } as const;
const serviceStates = { off: "notSetUp", trial: "trial", good: "well", bad: "ill", unknown: "quiet" } as const;

export function healthStateOf({ name, idle, lastGood, lastBad }: Health): HealthState {
  if (name !== null && idle) return idleStates[idle];
  return serviceStates[serviceState({ way: name, lastGood, lastBad })];
}
