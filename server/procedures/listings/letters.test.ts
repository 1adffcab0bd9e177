import { randomUUID } from "node:crypto";
import { unzipSync } from "fflate";
import PostalMime from "postal-mime";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AgentCard } from "#contract/copy";
import { shanghaiSale } from "#tests/samples/listings";
import { type Domain, ended, openDomain, type Person } from "#tests/support/domain";

let domain: Domain;
let agent: Person;
const me: AgentCard = {
  name: "顾芸",
  phone: "021-5550 0132",
  company: "普陀安居置业",
  licence: null,
  address: null,
  email: null,
};

beforeAll(async () => {
  domain = await openDomain();
  agent = await domain.person();
  await domain.work();
  const picture = (width: number) =>
    sharp({ create: { width, height: width, channels: 3, background: "#c00" } })
      .png()
      .toBuffer();
  const file = async (width: number) =>
    new File([new Uint8Array(await picture(width))], "a.png", { type: "image/png" });
  await agent.client.account.card.save({ ...me, wechat: "guyun_sh", markets: { HK: { wechat: "guyun_hk" } } });
  await agent.client.account.card.saveWechatQr({ file: await file(300) });
  await agent.client.account.avatar.save({ file: await file(400), crop: { x: 0, y: 0, width: 1, height: 1 } });
});
afterAll(() => domain.stop());

/** A finished campaign of emails, signed by that name. */
async function campaignBy(name: string, country = "CN") {
  const made = await agent.client.campaigns.create({
    listing: { ...shanghaiSale, country },
    photoIds: [],
    preferences: { languages: ["zh"], style: "professional", platforms: ["wechat"], kinds: ["post", "email"] },
    agent: { ...me, name },
    idempotencyKey: randomUUID(),
  });
  await ended(agent.client, made.taskIds[0] ?? "");
  const campaign = await agent.client.campaigns.get({ id: made.campaignId });
  const email = campaign.pieces.find(({ kind }) => kind === "email");
  if (!email) throw new Error("no email");
  return { campaign, email };
}

const mailOf = async (id: string) =>
  PostalMime.parse(new Uint8Array(await (await agent.client.letters.file({ id })).arrayBuffer()));

test("an email as a file and its campaign as a pack carry the face and the WeChat code of who signs", async () => {
  const { campaign, email } = await campaignBy("顾芸");
  expect(campaign.signer).toEqual({
    portraitUrl: expect.stringMatching(/^\/storage\/v1\/object\/public\/avatars\/.*\.webp$/),
    wechatUrl: expect.stringMatching(/\.png$/),
  });
  const mail = await mailOf(email.id);
  expect(mail.attachments.map(({ contentId, mimeType }) => [contentId, mimeType])).toEqual([
    ["<portrait@listcast>", "image/jpeg"],
    ["<wechat@listcast>", "image/png"],
  ]);
  expect(mail.html).toMatch(/alt="顾芸"[\s\S]*加微信咨询/);
  const zip = await agent.client.campaigns.download({ id: campaign.id });
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  const names = Object.keys(files).map((name) => name.replace(/^[^/]*\//, ""));
  expect(names).toEqual(expect.arrayContaining(["signer/portrait.jpg", "signer/wechat.png"]));
  const html = Object.entries(files).find(([name]) => name.endsWith("email.html"))?.[1];
  expect(Buffer.from(html ?? []).toString("utf8")).toMatch(/"(?:\.\.\/)+signer\/portrait\.jpg"/);
});

test("somebody else's signature carries neither, and another WeChat's market not the code of this one", async () => {
  const other = await campaignBy("周小雨");
  expect(other.campaign.signer).toEqual({ portraitUrl: null, wechatUrl: null });
  const abroad = await campaignBy("顾芸", "HK");
  expect(abroad.campaign.signer).toEqual({ portraitUrl: expect.any(String), wechatUrl: null });
});

test("a brochure shows the face and the code of who signs, and somebody else's shows neither", async () => {
  const picturesIn = async (id: string) => {
    const about = { id, language: "zh", size: "A4", accent: "#D9481C", format: "pdf" } as const;
    const pdf = Buffer.from(await (await agent.client.brochures.draw(about)).arrayBuffer());
    return pdf.toString("latin1").match(/\/Subtype \/Image/g)?.length ?? 0;
  };
  expect(await picturesIn((await campaignBy("顾芸")).campaign.id)).toBe(2);
  expect(await picturesIn((await campaignBy("周小雨")).campaign.id)).toBe(0);
});
