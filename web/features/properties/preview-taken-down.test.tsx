import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press } from "#web/testing/act-on.ts";
import { answers, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
const { PreviewTakenDown } = await import("./preview-taken-down.tsx");

const offline = { url: null, slug: "a", status: "draft", publishedAt: null, languages: ["zh"], takedown: null };
const takedown = { reason: "图片含他人水印", at: "2026-03-02T08:00:00Z", objection: null };
beforeEach(resetFakeApi);
afterEach(unmountAll);

test("the owner reads why the page was taken down before anything else, and one button leads to the objection", async () => {
  answers["pages.get"] = async () => ({ ...offline, takedown });
  const opened = vi.fn();
  await mount(<PreviewTakenDown propertyId="home" onOpen={opened} />);
  await settle();
  expect(pageText()).toContain("原因：图片含他人水印");
  await press("提出异议");
  expect(opened).toHaveBeenCalledOnce();
});

test("of an objection that stands it says so, and of a page merely offline nothing", async () => {
  answers["pages.get"] = async () => ({ ...offline, takedown: { ...takedown, objection: "照片是我拍的" } });
  await mount(<PreviewTakenDown propertyId="home" onOpen={() => {}} />);
  await settle();
  expect(pageText()).toContain("管理员正在处理");
  await unmountAll();
  answers["pages.get"] = async () => offline;
  await mount(<PreviewTakenDown propertyId="home" onOpen={() => {}} />);
  await settle();
  expect(pageText()).toBe("");
});
