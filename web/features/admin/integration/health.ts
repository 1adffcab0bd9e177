/** What a service's signs of life come to in one word. */
import { type Service, type ServiceState, serviceState, signsOf } from "#contract/admin/integration";
import { healthTones } from "#web/features/admin/health-state.ts";
import type { Tone } from "#web/ui/status.tsx";

export type Health = ServiceState;

export const healthOf = (service: Service): Health => serviceState({ way: service.way, ...signsOf(service) });

/** As the first page has them; only that one of several ways is not set up is nothing to see to. */
export const serviceTones: Record<Health, Tone> = {
  off: "plain",
  trial: healthTones.trial,
  good: healthTones.well,
  bad: healthTones.ill,
  unknown: healthTones.quiet,
};
