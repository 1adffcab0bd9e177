import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { renderLetter } from "#engine/copy/email/html";
import { emlOf } from "./eml.ts";

const html = renderLetter({
  language: "zh",
  subject: "梅川苑",
  preheader: "两房",
  place: null,
  headline: "梅川苑",
  price: "698万",
  greeting: "您好",
  paragraphs: ["两室两厅。"],
  factsHead: "房源信息",
  facts: [],
  button: null,
  closing: "盼复",
  card: ["林镕", "138 0000 1234"],
  footer: ["回复即可退订"],
});
const piece = {
  title: "梅川苑，两室两厅\r\nBcc: spy@example.com",
  body: "您好\n\n两室两厅。",
  html,
  language: "zh" as const,
};
const draft = {
  piece,
  sender: { name: "林镕", email: "lin@example.com" },
  pictures: {
    photo: { bytes: new Uint8Array([255, 216, 255, 217]), type: "image/jpeg" as const, caption: "客厅" },
    portrait: { bytes: new Uint8Array([255, 216, 255, 218]), type: "image/jpeg" as const, caption: "林镕" },
    wechat: { bytes: new Uint8Array([137, 80, 78, 71]), type: "image/png" as const, caption: "加微信咨询" },
  },
  date: new Date("2026-11-23T00:00:00Z"),
  mark: null,
};

test("a mail program finds a draft to nobody: both texts, the pictures inside, the way out", async () => {
  const mail = await PostalMime.parse(await emlOf(draft));
  expect(mail.subject).toContain("梅川苑，两室两厅");
  expect([mail.to, mail.bcc]).toEqual([undefined, undefined]);
  expect(mail.from).toMatchObject({ name: "林镕", address: "lin@example.com" });
  expect(mail.text).toContain("两室两厅。");
  expect(mail.html).toContain('src="cid:home@listcast"');
  expect(mail.html).toMatch(/cid:portrait@listcast[\s\S]*林镕[\s\S]*cid:wechat@listcast[\s\S]*加微信咨询/);
  expect(mail.attachments).toMatchObject([
    { contentId: "<home@listcast>", disposition: "inline", mimeType: "image/jpeg" },
    { contentId: "<portrait@listcast>", disposition: "inline", mimeType: "image/jpeg" },
    { contentId: "<wechat@listcast>", disposition: "inline", mimeType: "image/png", filename: "wechat.png" },
  ]);
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
  expect(headers).toMatchObject({ "x-unsent": "1", "content-language": "zh" });
  expect(headers["list-unsubscribe"]).toContain("mailto:lin@example.com");
});

test("a letter without pictures carries none, and who has no address is not made up", async () => {
  const mail = await PostalMime.parse(
    await emlOf({
      ...draft,
      pictures: { photo: null, portrait: null, wechat: null },
      sender: { name: "林镕", email: null },
      mark: '{"Label":"1"}',
    }),
  );
  expect(mail.attachments).toEqual([]);
  expect(mail.html).not.toContain("<img");
  expect(mail.from?.address ?? "").toBe("");
  expect(mail.headers.find(({ key }) => key === "x-aigc")?.value).toContain("Label");
});
