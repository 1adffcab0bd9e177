/** What a service's signs of life come to in one word. */
import { type Service, type ServiceState, serviceState, signsOf } from "#contract/admin/integration";

export type Health = ServiceState;

export const healthOf = (service: Service): Health => serviceState({ way: service.way, ...signsOf(service) });
