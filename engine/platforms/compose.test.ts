import { expect, test } from "vitest";
import { composeLinks, isPhone } from "./compose.ts";
import { getPlatform, platforms } from "./index.ts";

const post = { title: "Two bedrooms", text: "Light & quiet 安静 #home", url: "https://listcast.example/s/abcdefgh" };
const linksOf = (id: string, words: Partial<typeof post> | { url: null } = {}) => {
  const platform = getPlatform(id);
  if (!platform) throw new Error(id);
  return composeLinks(platform, { ...post, ...words });
};

test("no address of any platform leaves with a gap in it, and each can be opened", () => {
  for (const platform of platforms)
    for (const url of [post.url, null])
      for (const link of Object.values(composeLinks(platform, { ...post, url }))) {
        if (link === null) continue;
        expect(link, platform.id).not.toMatch(/[{}]|%7[BD]/i);
        expect(URL.canParse(link), `${platform.id}: ${link}`).toBe(true);
      }
});

test("words and link stand in the platform's form as they are", () => {
  const at = new URL(linksOf("twitter").compose ?? "");
  expect(at.searchParams.get("text")).toBe(post.text);
  expect(at.searchParams.get("url")).toBe(post.url);
  expect(new URL(linksOf("whatsapp-business").compose ?? "").searchParams.get("text")).toBe(`${post.text} ${post.url}`);
  const mail = new URL(linksOf("email").compose ?? "");
  expect([mail.searchParams.get("subject"), mail.searchParams.get("body")]).toEqual([
    post.title,
    `${post.text} ${post.url}`,
  ]);
});

test("without a link its place is left out; a form that takes nothing else, or asks for what nobody knows, is not offered", () => {
  expect(linksOf("bluesky", { url: null }).compose).toBe(
    `https://bsky.app/intent/compose?text=${encodeURIComponent(post.text)}`,
  );
  expect(new URL(linksOf("twitter", { url: null }).compose ?? "").searchParams.has("url")).toBe(false);
  expect(linksOf("facebook", { url: null }).compose).toBeNull();
  expect(linksOf("mastodon").compose).toBeNull();
  expect(linksOf("xiaohongshu", { url: null }).compose).toMatch(/^https:\/\/creator\.xiaohongshu\.com\//);
});

test("a link that stands in the text already is not said twice", () => {
  const text = `${post.text}\n${post.url}`;
  expect(new URL(linksOf("bluesky", { text }).compose ?? "").searchParams.get("text")).toBe(text);
});

test("words too long for an address are left to the clipboard", () => {
  expect(linksOf("whatsapp-business", { text: "房".repeat(1_500) }).compose).toBeNull();
});

test("an app's own link is one its platform documents, and says where", () => {
  const apps = platforms.filter(({ app }) => app !== null);
  expect(apps.map(({ id }) => id)).toEqual(expect.arrayContaining(["xiaohongshu", "line", "bluesky", "viber"]));
  for (const { app, id } of apps) expect(app?.source, id).toMatch(/^https:\/\//);
  expect(linksOf("xiaohongshu").app).toBe("xhsdiscover://post");
  expect(linksOf("douyin").app, "wants a signature of a registered application").toBeNull();
  expect(linksOf("wechat").app, "documents none that opens its form").toBeNull();
});

test("phones are told from desks", () => {
  for (const agent of [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)",
    "Mozilla/5.0 (Linux; Android 16)",
    "Mozilla/5.0 (Phone; OpenHarmony 5.0)",
  ])
    expect(isPhone(agent), agent).toBe(true);
  for (const agent of [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64)",
    "",
  ])
    expect(isPhone(agent), agent).toBe(false);
});
