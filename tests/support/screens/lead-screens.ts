/** The leads' screen: filled, one lead open, nobody yet, and a plan without them. */
import type { LeadDetail, LeadEvent } from "#contract/leads/lead";
import { all, type Screen, says } from "./kit.ts";

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const home = { id: id(90), title: "锦和苑 南北通三房 近世纪公园" };

const entry = (over: Pick<LeadEvent, "id" | "kind" | "at"> & Partial<LeadEvent>): LeadEvent => ({
  ...{ text: "", home: null, by: null, from: null, to: null, merged: null },
  ...over,
});

const lead: LeadDetail = {
  id: id(1),
  name: "王女士",
  email: "wang.ling@example.com",
  phone: "+8613900001111",
  handle: null,
  stage: "viewing",
  tags: ["学区", "预算 700 万"],
  source: "xiaohongshu",
  language: "zh",
  home,
  nextDueAt: "2199-03-07T02:00:00.000Z",
  createdAt: "2026-03-02T08:00:00.000Z",
  activeAt: "2026-03-04T09:30:00.000Z",
  piece: { id: id(80), campaignId: id(70) },
  reminders: [{ id: id(60), text: "约周六上午看房", dueAt: "2199-03-07T02:00:00.000Z", doneAt: null }],
  events: [
    entry({ id: id(52), kind: "stage", from: "contacted", to: "viewing", at: "2026-03-04T09:30:00.000Z" }),
    entry({ id: id(51), kind: "note", text: "喜欢南向，孩子明年上小学。", at: "2026-03-03T03:10:00.000Z" }),
    entry({ id: id(50), kind: "enquiry", text: "周末能看房吗？", home, at: "2026-03-02T08:00:00.000Z" }),
  ],
};
const { piece: _piece, reminders: _reminders, events: _events, ...listed } = lead;
const items = [
  listed,
  {
    ...listed,
    id: id(2),
    name: "Margarethe Lindqvist-Achterberg",
    phone: null,
    stage: "new",
    source: "direct",
    language: "de",
  },
  {
    ...listed,
    id: id(3),
    name: "佐藤",
    email: null,
    stage: "closed",
    source: "hand",
    language: null,
    home: null,
    nextDueAt: null,
  },
];
const filled = says("leads.list", {
  items,
  nextCursor: null,
  counts: { new: 1, contacted: 0, viewing: 1, offer: 0, closed: 1, lost: 0 },
  sources: ["direct", "hand", "xiaohongshu"],
  languages: ["zh", "de"],
  tags: lead.tags,
});

export const leadScreens: Screen[] = [
  { name: "leads", caption: ["客户", "Leads"], who: "importer", path: "/dashboard/leads", before: filled },
  {
    name: "leads-details",
    caption: ["客户详情", "A lead"],
    who: "importer",
    path: `/dashboard/leads?open=${lead.id}`,
    before: all(filled, says("leads.get", lead)),
    act: async ({ page, t }) => page.getByRole("heading", { name: t.leads.timeline.title }).waitFor(),
    state: true,
  },
  { name: "leads-empty", caption: ["客户：还没有", "Leads: none yet"], who: "newcomer", path: "/dashboard/leads" },
  {
    name: "leads-locked",
    caption: ["客户：套餐不含", "Leads: not in the plan"],
    who: "agent",
    path: "/dashboard/leads",
    act: async ({ page, t }) => page.getByRole("heading", { name: t.leads.locked.title }).waitFor(),
  },
];
