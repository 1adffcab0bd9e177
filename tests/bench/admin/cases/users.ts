/** Users, agents and administrators: every order, the filters, what is searched for, and the orders together with them. */
import { userSorts } from "#contract/admin/user-names";
import { list, orders } from "./list.ts";

export const users = list("users", (client, input) => client.admin.users.list(input), {
  ...orders(userSorts),
  agents: { role: "agent" },
  "agents by name": { role: "agent", sort: "name", direction: "asc" },
  "agents by last seen": { role: "agent", sort: "seen" },
  administrators: { role: "admin" },
  "administrators by name": { role: "admin", sort: "name", direction: "asc" },
  "administrators of the system": { role: "admin", scope: "system" },
  disabled: { state: "disabled" },
  "disabled by name": { state: "disabled", sort: "name", direction: "asc" },
  invited: { state: "invited" },
  active: { state: "active" },
  online: { online: true },
  "online by properties": { online: true, sort: "properties" },
  "not online": { online: false },
  "professional plan": { plan: "professional" },
  "professional plan by its end": { plan: "professional", sort: "planEnd", direction: "asc" },
  "no plan": { plan: "none" },
  "search gmail": { q: "gmail" },
  "search gmail by name": { q: "gmail", sort: "name", direction: "asc" },
  "search 王": { q: "王" },
  "search 王伟": { q: "王伟" },
  "search agent77": { q: "agent77" },
  "search one address": { q: "agent777@163.com" },
  "search nothing there": { q: "nobody-has-this" },
  "search gmail, disabled": { q: "gmail", state: "disabled" },
} as const);
