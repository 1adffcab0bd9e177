import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PropertyPage } from "#contract/property-page";
import { button, press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";
import { ShareDialog } from "./share-dialog.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
const property = { id: "6a1f1c1e-8f5b-4a53-9d3a-0d8d8f4c0001", title: "梅川苑", number: "PROP-007" };
const url = "http://localhost/p/mei-chuan-yuan-abcdefgh";
const draft: PropertyPage = {
  url: null,
  slug: null,
  status: "draft",
  publishedAt: null,
  languages: ["zh", "en"],
  takedown: null,
};
const online: PropertyPage = {
  ...draft,
  url,
  slug: "mei-chuan-yuan-abcdefgh",
  status: "published",
  publishedAt: "2026-03-02T08:00:00Z",
};
let page: PropertyPage;
const written: string[] = [];

beforeEach(() => {
  // a text field that grows asks when fonts have come
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
  resetFakeApi();
  page = draft;
  written.length = 0;
  answers["pages.get"] = async () => page;
  answers["pages.previewUrl"] = async () => ({
    url: "http://localhost/p/preview/token",
    expiresAt: "2026-03-02T09:00:00Z",
  });
  answers["pages.publish"] = async () => {
    page = online;
    return { url, slug: "mei-chuan-yuan-abcdefgh", publishedAt: "2026-03-02T08:00:00Z" };
  };
  answers["pages.unpublish"] = async () => {
    page = { ...online, url: null, status: "draft" };
    return page;
  };
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: async (text: string) => void written.push(text) },
  });
});
afterEach(unmountAll);

const show = async () => {
  await mount(<ShareDialog property={property} onClose={() => {}} />);
  await settle();
  await settle();
};
const field = () => document.querySelector<HTMLInputElement>("input[readonly]")?.value;
const linkTo = (name: string) =>
  [...document.querySelectorAll("a")].find((link) => link.textContent === name)?.getAttribute("href");

test("a draft says what sharing makes public, offers a look, and one button does both", async () => {
  await show();
  expect(pageText()).toContain("任何拿到链接的人都能看到");
  expect(linkTo("先看看效果")).toBe("http://localhost/p/preview/token");
  await press("发布网页并分享");
  expect(inputsOf("pages.publish")).toEqual([{ propertyId: property.id }]);
  expect(field()).toBe(url);
  expect(pageText()).toContain("2026年3月2日起公开");
});

test("the link is copied, shown as a code and in the language chosen; the owner's own look does not count", async () => {
  page = online;
  await show();
  expect(linkTo("打开网页")).toBe(`${url}?preview`);
  const code = () => document.querySelector("svg[role=img] path")?.getAttribute("d");
  const before = code();
  await press("English");
  expect(field()).toBe(`${url}?lang=en`);
  expect(linkTo("打开网页")).toBe(`${url}?lang=en&preview`);
  expect(code()).not.toBe(before);
  await press("复制");
  expect(written).toEqual([`${url}?lang=en`]);
  expect(button("已复制")).toBeDefined();
});

test("a platform chosen gives its own short link, in the page's language or the one chosen; the owner opens the page itself", async () => {
  page = online;
  answers["pages.link"] = async () => ({ url: "http://localhost/s/abcdefgh", code: "abcdefgh", pieceId: null });
  await show();
  const select = document.querySelector<HTMLSelectElement>("select");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")?.set?.call(select, "weibo");
    select?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await settle();
  expect(inputsOf("pages.link")).toEqual([{ propertyId: property.id, platform: "weibo", language: "zh" }]);
  expect(field()).toBe("http://localhost/s/abcdefgh");
  expect(linkTo("打开网页")).toBe(`${url}?preview`);
});

test("taking the page down shows at once, can be undone, and comes back when it failed", async () => {
  page = online;
  await show();
  let answer: (error: Error) => void = () => {};
  answers["pages.unpublish"] = () => new Promise((_, reject) => (answer = reject));
  await press("下线网页");
  expect(pageText()).toContain("重新公开并分享");
  await act(async () => answer(apiError("unavailable")));
  await settle();
  expect(field()).toBe(url);
  answers["pages.unpublish"] = async () => (page = { ...online, url: null, status: "draft" });
  await press("下线网页");
  await press("撤销");
  expect(inputsOf("pages.publish")).toHaveLength(1);
  expect(field()).toBe(url);
});

test("an archived property is brought back first", async () => {
  page = { ...draft, status: "archived" };
  answers["properties.restore"] = async () => {
    page = online;
    return {};
  };
  await show();
  expect(pageText()).toContain("已归档的房源没有网页");
  await press("恢复房源");
  expect(inputsOf("properties.restore")).toEqual([{ id: property.id }]);
  expect(field()).toBe(url);
});

test("a page that was online before says that its links will work again", async () => {
  page = { ...online, url: null, status: "draft" };
  await show();
  expect(pageText()).not.toContain("还没有公开的网页");
  expect(pageText()).toContain("之前发出去的链接和二维码继续有效");
  await press("重新公开并分享");
  expect(field()).toBe(url);
});

test("a page that cannot be read says so and is asked for again", async () => {
  answers["pages.get"] = () => Promise.reject(apiError("unavailable"));
  await show();
  answers["pages.get"] = async () => online;
  await press("重试");
  expect(field()).toBe(url);
});

test("a page an administrator took down says why, offers no way online, and takes the owner's objection", async () => {
  const takedown = { reason: "图片含他人水印", at: "2026-03-02T08:00:00Z", objection: null };
  page = { ...draft, takedown };
  answers["pages.object"] = async () => ({ ...page, takedown: { ...takedown, objection: "照片是我拍的" } });
  await show();
  expect(pageText()).toContain("图片含他人水印");
  expect(() => button("发布网页并分享")).toThrow();
  const area = document.querySelector("textarea");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(area, "照片是我拍的");
    area?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await press("提交异议");
  expect(inputsOf("pages.object")).toEqual([{ propertyId: property.id, text: "照片是我拍的" }]);
  expect(pageText()).toContain("您的异议照片是我拍的");
  expect(pageText()).toContain("管理员正在处理");
  expect(document.querySelector("textarea")).toBeNull();
  await press("修改异议");
  // what was said is changed, not written again
  expect(document.querySelector("textarea")?.value).toBe("照片是我拍的");
});
