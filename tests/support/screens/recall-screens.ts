/** What is to be put right of a home that changed, and keys and webhooks for an account's own programs. */
import type { ApiKey } from "#contract/developer/api-keys";
import type { WebhookDelivery, WebhookEndpoint } from "#contract/developer/webhooks";
import type { Recall, RecallItem } from "#contract/publishing/recall";
import { all, fails, ofFirstProperty, press, type Screen, type Stage, says } from "./kit.ts";

const RECALLS = "/dashboard/recalls";
const DEVELOPERS = "/dashboard/developers";
const AT = "2026-11-23T08:30:00.000Z";
const idOf = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
const dialog = async ({ page }: Stage) => page.getByRole("dialog").first().waitFor();

const price = {
  path: "price",
  before: { amount: 6_980_000, currency: "CNY", period: null },
  after: { amount: 6_580_000, currency: "CNY", period: null },
};
const said = (text: string) => ({ field: "body" as const, start: 0, end: text.length, text, facts: [price] });
const none = { update: false, remove: false };

const item = (index: number, platform: string, more: Partial<RecallItem> = {}): RecallItem => ({
  id: idOf(index),
  kind: "post",
  reason: "facts",
  platform,
  language: "zh",
  accountName: "@lin-realty",
  publicationId: idOf(100 + index),
  pieceId: idOf(200 + index),
  campaignId: idOf(1),
  address: null,
  postState: "live",
  asksPerson: false,
  editTaken: false,
  poster: null,
  film: null,
  sentences: [said("总价698万，首付与月供都可以当面算给您看。")],
  state: "open",
  ordered: null,
  may: none,
  trouble: null,
  dueAt: "2026-11-24T08:30:00.000Z",
  settledAt: null,
  how: null,
  proof: null,
  ...more,
});
const recall: Recall = {
  id: idOf(1),
  propertyId: idOf(2),
  homeTitle: "梅川苑 南北两房 客厅朝南",
  openedAt: AT,
  emptiedAt: null,
  over: null,
  changes: [price],
  pageUrl: "https://listcast.example/p/mei-chuan-yuan-abcdefgh",
  items: [
    item(1, "weibo", { postState: "planned", may: { update: true, remove: true } }),
    item(2, "facebook", {
      language: "en",
      address: "https://social.example/lin-realty/posts/1155889930021",
      may: { update: true, remove: true },
      sentences: [said("It is on the market at RMB 6.98 million.")],
    }),
    item(3, "twitter", {
      may: { update: false, remove: true },
      trouble: { code: "publishing_failed", detail: "Too many edits today." },
    }),
    item(4, "xiaohongshu", { accountName: null, address: "https://social.example/explore/64f1" }),
    item(5, "poster", {
      kind: "poster",
      accountName: null,
      postState: null,
      poster: { template: "price", ratio: "3:4" },
      sentences: [{ ...said("698万"), facts: [] }],
    }),
    item(6, "linkedin", { state: "ordered", ordered: "update" }),
    item(9, "linkedin", { language: "en", postState: "edited", editTaken: true, may: { update: true, remove: true } }),
    item(10, "email", { postState: "unknown", asksPerson: true }),
    item(7, "mastodon", { state: "settled", how: "edited", settledAt: AT }),
    item(8, "wechat", {
      state: "settled",
      how: "by_hand",
      settledAt: AT,
      proof: { address: "https://social.example/s/abc", note: "已在公众号后台改好", pictureUrl: null },
    }),
  ],
};
const sold: Recall = {
  ...recall,
  over: "sold",
  changes: [],
  items: [
    item(1, "weibo", { reason: "over", sentences: [], may: { update: false, remove: true } }),
    item(2, "xiaohongshu", { reason: "over", sentences: [], accountName: null }),
  ],
};

const key = (index: number, name: string, more: Partial<ApiKey> = {}): ApiKey => ({
  id: idOf(index),
  name,
  prefix: `lck_kQ7mZp${index}x`,
  scopes: ["listings:read", "leads:read", "leads:write"],
  createdAt: AT,
  expiresAt: "2027-02-21T08:30:00.000Z",
  lastUsedAt: AT,
  revokedAt: null,
  ...more,
});
const hook = (index: number, address: string, more: Partial<WebhookEndpoint> = {}): WebhookEndpoint => ({
  id: idOf(index),
  address,
  events: ["lead.created", "publication.live"],
  createdAt: AT,
  oldSecretUntil: null,
  disabledAt: null,
  failingSince: null,
  ...more,
});
const programs = all(
  says("apiKeys.list", [
    key(1, "浦东店 CRM"),
    key(2, "Website", { scopes: ["listings:read"], lastUsedAt: null, revokedAt: AT }),
  ]),
  says("webhooks.list", [
    hook(1, "https://crm.lin-realty.example/hooks/listcast", { oldSecretUntil: "2026-11-24T08:30:00.000Z" }),
    hook(2, "https://site.lin-realty.example/events", { disabledAt: AT, failingSince: AT }),
  ]),
);

const delivery = (index: number, more: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: idOf(400 + index),
  event: "lead.created",
  state: "delivered",
  tries: 1,
  status: 204,
  detail: null,
  createdAt: AT,
  deliveredAt: AT,
  nextAt: null,
  ...more,
});
const told = [
  delivery(1, { event: "publication.live", state: "waiting", tries: 2, status: 503, detail: "HTTP 503", nextAt: AT }),
  delivery(2),
  delivery(3, { event: "listing.changed", state: "failed", tries: 8, status: null, detail: "host_unreachable" }),
  delivery(4, { event: "ping" }),
];

export const recallScreens: Screen[] = [
  {
    name: "recalls",
    caption: ["更正旧信息", "Putting right what is out there"],
    who: "agent",
    path: RECALLS,
    before: says("recalls.list", { recalls: [recall] }),
  },
  {
    name: "recalls-sold",
    caption: ["更正旧信息：房子已售", "Putting right: the home is sold"],
    who: "agent",
    path: RECALLS,
    before: says("recalls.list", { recalls: [sold] }),
    state: true,
  },
  {
    name: "recalls-none",
    caption: ["更正旧信息：没有要处理的", "Putting right: nothing to do"],
    who: "agent",
    path: RECALLS,
    before: says("recalls.list", { recalls: [] }),
    state: true,
  },
  {
    name: "recalls-failed",
    caption: ["更正旧信息：读取失败", "Putting right: failed"],
    who: "agent",
    path: RECALLS,
    before: fails("recalls.list", "too_many_requests", 429),
    state: true,
  },
  {
    name: "recalls-by-hand",
    caption: ["登记手动处理", "Saying that it was done by hand"],
    who: "agent",
    path: RECALLS,
    before: says("recalls.list", { recalls: [sold] }),
    act: all(
      press((t) => t.publishing.recall.done),
      dialog,
    ),
    state: true,
  },
  {
    name: "recall-card",
    caption: ["房源预览：已售，还有旧信息要更正", "Property preview: sold, with things to put right"],
    who: "agent",
    path: "/dashboard/properties",
    before: says("recalls.ofHome", {
      endedAs: "sold",
      endedAt: AT,
      checking: false,
      recall: { id: idOf(1), open: 6, total: 8 },
    }),
    act: async (stage) => {
      await ofFirstProperty((t) => t.properties.preview)(stage);
      await stage.page.getByRole("heading", { name: stage.t.properties.offer.title }).scrollIntoViewIfNeeded();
    },
    state: true,
  },
  {
    name: "developers",
    caption: ["开放接口", "API and webhooks"],
    who: "agent",
    path: DEVELOPERS,
    before: programs,
  },
  {
    name: "developers-log",
    caption: ["开放接口：推送记录", "API and webhooks: the log"],
    who: "agent",
    path: DEVELOPERS,
    before: all(programs, says("webhooks.deliveries", told)),
    act: async ({ page, t }) => {
      await page.getByText(t.publishing.developers.log, { exact: true }).first().click();
      await page.getByText(t.publishing.developers.states.failed, { exact: true }).waitFor();
    },
    state: true,
  },
  {
    name: "developers-first",
    caption: ["开放接口：还没有密钥", "API and webhooks: none yet"],
    who: "agent",
    path: DEVELOPERS,
    before: all(says("apiKeys.list", []), says("webhooks.list", [])),
    state: true,
  },
  {
    name: "developers-revoke",
    caption: ["吊销密钥", "Revoking a key"],
    who: "agent",
    path: DEVELOPERS,
    before: programs,
    act: all(
      press((t) => t.publishing.developers.revokeOf.replace("{{name}}", "浦东店 CRM")),
      dialog,
    ),
    state: true,
  },
];
