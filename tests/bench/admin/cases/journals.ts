/** The journals: whole, of a stretch of time, by every filter, and searched. */
import { list, orders } from "./list.ts";

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const somebody = "00000000-0000-4000-8000-000000000100";
const lastMonth = { from: ago(60), until: ago(30) };

export const journals = [
  ...list("audit", (client, input) => client.admin.logs.audit.list(input), {
    ...orders(["at"]),
    "of last month": lastMonth,
    "by administrators": { actorKind: "admin" },
    "by people": { actorKind: "user" },
    "by nobody": { actorKind: "system" },
    "of accounts' changes": { action: "accounts" },
    "of prices, which are rare": { action: "plans" },
    "orders, by administrators": { action: "orders", actorKind: "admin" },
    "about one account": { accountId: somebody },
    "search orders": { q: "orders" },
    "search an account's id": { q: somebody },
    "search an address": { q: "agent777@163.com" },
    "search many addresses": { q: "163.com" },
    "search a network address": { q: "198.51.3.27" },
    "by one administrator": { actor: "admin:00000000-0000-4000-8000-000000000001" },
    "search nothing there": { q: "nobody-has-this" },
  } as const),
  ...list("errors", (client, input) => client.admin.logs.errors.list(input), {
    ...orders(["lastSeen", "firstSeen", "times"]),
    open: { state: "open" },
    "resolved, most often": { state: "resolved", sort: "times" },
    "search refused": { q: "refused" },
    "search one": { q: "connection 777 was" },
    "search nothing there": { q: "nobody-has-this" },
  } as const),
  ...list("mails", (client, input) => client.admin.logs.mails.list(input), {
    ...orders(["at"]),
    sent: { state: "sent" },
    failed: { state: "failed" },
    "failed last month": { state: "failed", ...lastMonth },
    "search agent77": { q: "agent77" },
    "search one address": { q: "agent777@163.com" },
    "search nothing there": { q: "nobody-has-this" },
  } as const),
  ...list("webhooks", (client, input) => client.admin.logs.webhooks.list(input), {
    ...orders(["at"]),
    applied: { outcome: "applied" },
    unknown: { outcome: "unknown" },
    "a mismatch, of which there is none": { outcome: "mismatch" },
    "unknown last month": { outcome: "unknown", ...lastMonth },
    "search a reference": { q: "LP0000000777" },
    "search nothing there": { q: "nobody-has-this" },
  } as const),
  ...list("sign-ins", (client, input) => client.admin.logs.signIns.list(input), {
    ...orders(["at"]),
    "signed in": { outcome: "signed_in" },
    refused: { outcome: "invalid_credentials" },
    "an outcome there is none of": { outcome: "user_banned" },
    "refused last month": { outcome: "invalid_credentials", ...lastMonth },
    "search agent77": { q: "agent77" },
    "search one address": { q: "agent777@163.com" },
    "search a network address": { q: "198.51.3.27" },
    "search nothing there": { q: "nobody-has-this" },
  } as const),
];
