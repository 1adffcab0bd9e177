/** Publishing: the page of accounts, the dialog that sends, what became of each post, the receipt. */
import type { PublicationStep } from "#contract/publishing/publication";
import { publicationStates } from "#contract/publishing/states";
import { phonePage } from "#server/pages/hand-over/page";
import { all, answers, fails, holds, press, type Screen, type Stage, says } from "./kit.ts";
import { AT, connected, idOf, offers, post } from "./publishing-rows.ts";

const PATH = "/dashboard/publish/accounts";
const posts = [
  ...publicationStates.map((state, index) => post(index, state)),
  post(20, "unknown", { asksPerson: true }),
  post(21, "planned", { nextAt: AT, failure: { code: "rate_limited", detail: "" } }),
  // a list that stopped half way, waiting to go on and ended by its owner
  post(22, "planned", {
    platform: "email",
    accountName: "lin@lin-realty.example",
    nextAt: AT,
    failure: { code: "rate_limited", detail: "450 too many mails" },
    people: { have: 12, doubt: false, of: 30 },
    may: { edit: false, remove: false, stop: true },
  }),
  post(23, "live", {
    platform: "sms",
    accountName: "+1 415 555 0132",
    address: null,
    figures: null,
    people: { have: 12, doubt: true, of: 30 },
    may: { edit: false, remove: false, stop: false },
  }),
];

const step = (
  event: PublicationStep["event"],
  minutes: number,
  more: Partial<PublicationStep> = {},
): PublicationStep => ({
  event,
  state: "live",
  at: new Date(new Date(AT).getTime() + minutes * 60_000).toISOString(),
  by: "house",
  detail: null,
  address: null,
  ...more,
});
const steps = [
  step("planned", 0),
  step("sending", 61),
  step("unanswered", 62, { detail: "timed_out" }),
  step("live", 63, { by: "platform", detail: "1155889930021" }),
];
const receipt = {
  campaignId: idOf(1),
  homeTitle: "梅川苑 南北两房 客厅朝南",
  propertyNumber: "PROP-001",
  madeAt: AT,
  counts: Object.fromEntries(publicationStates.map((state) => [state, 1])),
  posts: posts.slice(0, 6).map((one) => ({ ...one, steps })),
};

const PIECE = idOf(900);
/** A post of the world's campaign that its agent makes by hand. */
const byHand = all(
  says("publications.phoneLink", { url: "https://listcast.example/h/a-link-of-a-day", expiresAt: AT }),
  (stage) =>
    says("publications.get", {
      ...post(0, "planned", {
        connectionId: null,
        accountName: null,
        pieceId: PIECE,
        platform: "xiaohongshu",
        campaignId: stage.world.campaign.split("/").at(-1) ?? "",
      }),
      steps: [],
      lineAbove: null,
      link: "https://listcast.example/s/k7m2pq4x",
      film: null,
      pictures: [],
    })(stage),
  answers("campaigns.get", (campaign) => {
    const pieces: unknown[] = Array.isArray(campaign.pieces) ? campaign.pieces : [];
    const one = pieces.find((piece) => Reflect.get(Object(piece), "platform") === "xiaohongshu");
    return { ...campaign, pieces: [{ ...Object(one), id: PIECE }] };
  }),
);

/** The server's own page, with a post no home of the world has. */
const onPhone = async ({ page, language }: Stage) => {
  const shown = phonePage({
    language,
    path: "/h/a-link-of-a-day",
    platform: language === "zh" ? "小红书" : "Xiaohongshu",
    home: "梅川苑 南北两房 客厅朝南",
    posted: {
      title: "看户型图先找厨房，这套有窗",
      text: "炒辣椒不用先憋一口气。\n\n🛗 有电梯，搬家那天少欠人情\n☀️ 客厅朝南带阳台，被子轮流晒\n🚇 离最近的地铁站620米",
      topics: "#上海二手房 #两房 #近地铁",
    },
    written: "zh",
    photos: [],
    film: { seconds: 32 },
    compose: "https://creator.xiaohongshu.com/publish/publish",
    link: null,
    app: "xhsdiscover://post",
    held: "words",
    mediaFirst: true,
    version: 1,
    wrongAddress: "xiaohongshu 64f1",
    names: null,
  });
  await page.setContent(shown);
};

const results = ({ campaign }: { campaign: string }) => campaign;
const receiptPath = ({ campaign }: { campaign: string }) => `${campaign}/receipt`;
const dialog = async ({ page }: Stage) => page.getByRole("dialog").first().waitFor();

export const publishingScreens: Screen[] = [
  { name: "accounts", caption: ["发布账号", "Publishing accounts"], who: "agent", path: PATH, before: connected },
  {
    name: "accounts-none",
    caption: ["发布账号：没有可连接的平台", "Publishing accounts: nothing to connect"],
    who: "newcomer",
    path: PATH,
    before: all(says("connections.offers", []), says("connections.list", [])),
    state: true,
  },
  {
    name: "accounts-first",
    caption: ["发布账号：还没有连接", "Publishing accounts: none connected"],
    who: "newcomer",
    path: PATH,
    before: all(says("connections.offers", offers), says("connections.list", [])),
    state: true,
  },
  {
    name: "accounts-waiting",
    caption: ["发布账号：读取中", "Publishing accounts: loading"],
    who: "agent",
    path: PATH,
    before: holds("connections.list"),
    state: true,
    waiting: true,
  },
  {
    name: "accounts-failed",
    caption: ["发布账号：读取失败", "Publishing accounts: failed"],
    who: "agent",
    path: PATH,
    before: fails("connections.offers", "too_many_requests", 429),
    state: true,
  },
  {
    name: "accounts-paused",
    caption: ["发布账号：全部暂停", "Publishing accounts: all paused"],
    who: "agent",
    path: PATH,
    before: all(connected, says("publications.paused", { pausedAt: AT })),
    state: true,
  },
  {
    name: "accounts-form",
    caption: ["发布账号：填写密钥", "Publishing accounts: entering a key"],
    who: "agent",
    path: PATH,
    before: connected,
    act: all(
      press((t) => t.publishing.connectTo.replace("{{platform}}", "Bluesky")),
      dialog,
    ),
    state: true,
  },
  {
    name: "publish-dialog",
    caption: ["发布推广内容", "Publishing a campaign"],
    who: "importer",
    path: results,
    before: all(connected, says("publications.list", [])),
    act: all(
      press((t) => t.publishing.open),
      dialog,
      press((t) => t.publishing.later),
    ),
    state: true,
  },
  {
    name: "publish-dialog-none",
    caption: ["发布推广内容：没有账号", "Publishing a campaign: no account"],
    who: "importer",
    path: results,
    before: all(says("connections.list", []), says("publications.list", [])),
    act: all(
      press((t) => t.publishing.open),
      dialog,
    ),
    state: true,
  },
  {
    name: "results-posts",
    caption: ["推广内容：发布情况", "Results: what became of the posts"],
    who: "importer",
    path: results,
    before: says("publications.list", posts),
    act: async ({ page, t }) => page.getByRole("heading", { name: t.publishing.postsTitle }).waitFor(),
    state: true,
  },
  {
    name: "hand-over",
    caption: ["自行发布：按顺序复制", "Posting by hand: copying in order"],
    who: "importer",
    path: `/dashboard/posts/${idOf(100)}`,
    before: byHand,
  },
  {
    name: "hand-over-phone",
    caption: ["自行发布：手机上的页面", "Posting by hand: the page on the phone"],
    who: "visitor",
    path: "/terms",
    act: onPhone,
    state: true,
  },
  {
    name: "receipt-campaign",
    caption: ["发布回执", "Publishing receipt"],
    who: "importer",
    path: receiptPath,
    before: says("publications.receipt", receipt),
  },
  {
    name: "receipt-campaign-empty",
    caption: ["发布回执：还没有发布", "Publishing receipt: nothing yet"],
    who: "importer",
    path: receiptPath,
    state: true,
  },
];
