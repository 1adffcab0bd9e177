import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { houseNote } from "#contract/publishing/house-notes";
import type { PrintedPublishingReceipt, PublicationStep, PublicationWithSteps } from "#contract/publishing/publication";
import { publishingReceiptPdf } from "./publishing-receipt.ts";

const post: PublicationWithSteps = {
  id: "8b1f6b51-8a5e-4f0e-9a1c-2f1f7c7a0001",
  pieceId: null,
  campaignId: null,
  propertyId: null,
  connectionId: null,
  accountName: "晨光置业",
  platform: "weibo",
  language: "zh",
  kind: "post",
  homeTitle: "锦和苑 南北通三房",
  state: "live",
  stateAt: "2026-03-02T16:30:00.000Z",
  dueAt: "2026-03-02T16:30:00.000Z",
  nextAt: null,
  address: "https://weibo.com/1/P1",
  failure: null,
  asksPerson: false,
  pieceVersion: 1,
  approval: "none",
  heldBy: null,
  openHouseId: null,
  figures: null,
  people: null,
  may: { edit: false, remove: true, stop: false },
  steps: [
    { event: "sending", state: "sending", at: "2026-03-02T16:30:00.000Z", by: "house", detail: null, address: null },
    { event: "live", state: "live", at: "2026-03-02T16:30:02.000Z", by: "platform", detail: "P1", address: null },
  ],
};
const receipt: PrintedPublishingReceipt = {
  campaignId: "8b1f6b51-8a5e-4f0e-9a1c-2f1f7c7a0002",
  homeTitle: "锦和苑 南北通三房",
  propertyNumber: "PROP-000012",
  madeAt: "2026-03-03T01:00:00.000Z",
  counts: {
    planned: 0,
    sending: 0,
    accepted: 0,
    live: 1,
    unknown: 0,
    failed: 0,
    edited: 0,
    removed: 0,
    withdrawn: 0,
  },
  posts: [post],
  timeZone: "Asia/Shanghai",
  brand: "房播 Listcast",
};

async function read(pdf: Uint8Array) {
  const document = await getDocumentProxy(pdf.slice());
  const { text } = await extractText(document, { mergePages: true });
  return { pages: document.numPages, text };
}

test("a receipt tells each post's platform, account, address, evidence, and its times by the reader's clock", async () => {
  const { pages, text } = await read(await publishingReceiptPdf(receipt, "zh"));
  expect(pages).toBe(1);
  // 16:30 in London is the next day in Shanghai
  for (const said of [
    "发布回执",
    "PROP-000012",
    "微博",
    "晨光置业",
    "https://weibo.com/1/P1",
    "P1",
    "2026年3月3日 00:30",
  ])
    expect(text).toContain(said);
  const english = await read(await publishingReceiptPdf({ ...receipt, timeZone: "Europe/London" }, "en"));
  for (const said of ["Weibo", "Live 1", "2 Mar 2026, 16:30", "Europe/London"]) expect(english.text).toContain(said);
});

test("of a post that failed the receipt says why and what to do, of an approval who gave it", async () => {
  const approved = { event: "approved", state: "planned", by: "person", detail: "周敏: 可以", address: null } as const;
  const refused = { event: "failed", state: "failed", by: "platform", detail: "spam (20019)", address: null } as const;
  const at = "2026-03-02T16:30:00.000Z";
  const failed: PublicationWithSteps = {
    ...post,
    state: "failed",
    address: null,
    failure: { code: "duplicate", detail: "spam (20019)" },
    steps: [
      { ...approved, at },
      { ...refused, at },
    ],
  };
  const { text } = await read(await publishingReceiptPdf({ ...receipt, posts: [failed] }, "zh"));
  for (const said of ["改一改文案后再试", "spam (20019)", "周敏"]) expect(text).toContain(said);
  const waits: PublicationWithSteps = { ...post, state: "planned", dueAt: "2026-03-09T01:20:00.000Z", steps: [] };
  const planned = await read(await publishingReceiptPdf({ ...receipt, posts: [waits] }, "zh"));
  expect(planned.text, "when it is due").toContain("2026年3月9日 09:20");
});

test("what we found out ourselves stands in the receipt in its language, a platform's words as they are", async () => {
  const at = "2026-03-02T16:30:00.000Z";
  const said = (detail: string, by: PublicationStep["by"] = "platform") =>
    ({ event: "unclear", state: "unknown", at, by, detail, address: null }) as const;
  const unclear: PublicationWithSteps = {
    ...post,
    state: "unknown",
    address: null,
    accountName: null,
    steps: [
      said(houseNote("people_unknown", { people: 1, of: 3 })),
      said(houseNote("channel_closed")),
      said(houseNote("not_listed_yet"), "house"),
      said("稍后重试 20032"),
    ],
  };
  const chinese = (await read(await publishingReceiptPdf({ ...receipt, posts: [unclear] }, "zh"))).text;
  for (const one of [
    "3 人中有 1 人是否收到，无法确认。",
    "平台不让我们查看频道里的内容。",
    "稍后会再看。",
    "稍后重试 20032",
  ])
    expect(chinese).toContain(one);
  // beside the brand, the time zone and the home's number nothing is in Latin letters
  const latin = chinese.replace(/Listcast|Asia\/Shanghai|PROP/g, "");
  expect(latin.match(/[A-Za-z]{2,}/g)).toBeNull();
  const english = (await read(await publishingReceiptPdf({ ...receipt, posts: [unclear] }, "en"))).text;
  expect(english).toContain("The platform does not let us read the channel.");
});

test("of a post to a list the receipt says how many have it", async () => {
  const half: PublicationWithSteps = { ...post, platform: "email", people: { have: 12, doubt: true, of: 30 } };
  const { text } = await read(await publishingReceiptPdf({ ...receipt, posts: [half] }, "zh"));
  expect(text).toContain("30 人中 12 人已收到 · 另有个别人是否收到无法确认");
});

test("many posts go over as many sheets as they need, none is lost", async () => {
  const posts = Array.from({ length: 40 }, (_, at) => ({ ...post, accountName: `账号${at}号` }));
  const { pages, text } = await read(await publishingReceiptPdf({ ...receipt, posts }, "zh"));
  expect(pages).toBeGreaterThan(3);
  for (const { accountName } of posts) expect(text).toContain(accountName);
});
