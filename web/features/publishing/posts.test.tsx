import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { houseNote } from "#contract/publishing/house-notes";
import type { Publication } from "#contract/publishing/publication";
import type { Language } from "#web/lib/language.ts";
import { button, press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, type, unmountAll, untilShown } from "#web/testing/mount.tsx";
import { PostRow } from "./post-row.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

beforeEach(resetFakeApi);
afterEach(unmountAll);

const post: Publication = {
  id: "1",
  pieceId: null,
  campaignId: null,
  propertyId: null,
  connectionId: "c",
  accountName: "@lin",
  platform: "twitter",
  language: "en",
  kind: "post",
  homeTitle: "",
  state: "unknown",
  stateAt: "2026-11-23T08:00:00.000Z",
  dueAt: "2026-11-23T08:00:00.000Z",
  nextAt: null,
  address: null,
  failure: null,
  asksPerson: true,
  pieceVersion: 1,
  approval: "none",
  heldBy: null,
  openHouseId: null,
  figures: null,
  people: null,
  may: { edit: false, remove: false, stop: false },
};

const show = async (one: Publication, onChanged = vi.fn(), onStale = vi.fn(), language: Language = "zh") => {
  await mount(
    <ul>
      <PostRow post={one} onChanged={onChanged} onStale={onStale} />
    </ul>,
    language,
  );
  await settle();
  return { onChanged, onStale };
};

test("of what nobody knows the person is asked, and what they saw is sent", async () => {
  answers["publications.resolve"] = async () => ({ ...post, state: "live" });
  const { onChanged } = await show(post);
  expect(pageText()).toContain("平台无法确认这条有没有发出去");
  await act(async () => button("没有，重新发送").click());
  await settle();
  expect(inputsOf("publications.resolve")).toEqual([{ id: "1", found: { is: "absent" } }]);
  expect(onChanged.mock.calls[0]?.[0]).toMatchObject({ state: "live" });
});

test("whoever found the post says where it stands, which is kept as evidence", async () => {
  answers["publications.resolve"] = async () => ({ ...post, state: "live" });
  await show(post);
  await press("已经发出去了");
  await untilShown("标记为已发布");
  await type("input[type=url]", "x.com/1");
  await press("标记为已发布");
  expect(inputsOf("publications.resolve")).toEqual([]);
  await type("input[type=url]", "https://x.com/lin/1");
  await press("标记为已发布");
  const found = { is: "there", address: "https://x.com/lin/1" };
  expect(inputsOf("publications.resolve")).toEqual([{ id: "1", found }]);
});

test("while the platform is being asked nothing can be sent again", async () => {
  await show({ ...post, asksPerson: false });
  expect(pageText()).toContain("不会重复发送");
  expect(document.querySelectorAll("button")).toHaveLength(0);
});

test("a failure says why in our words and the platform's; one that has moved on is read again", async () => {
  answers["publications.retry"] = async () => Promise.reject(apiError("publication_moved_on"));
  const failure = { code: "text_rejected" as const, detail: "too long" };
  const { onStale } = await show({ ...post, state: "failed", asksPerson: false, failure });
  expect(pageText()).toContain("改好文案后再试");
  expect(pageText()).toContain("too long");
  await act(async () => button("再试一次").click());
  await settle();
  expect(onStale).toHaveBeenCalledTimes(1);
});

test("what we found out ourselves is said by us, in the language of the screen", async () => {
  const detail = houseNote("picture_format", { type: "WebP", takes: "JPEG / PNG" });
  const failure = { code: "media_rejected" as const, detail };
  const failed = { ...post, state: "failed" as const, asksPerson: false, failure };
  await show(failed);
  expect(pageText()).toContain("这张图片是 WebP，平台只接受 JPEG / PNG。");
  expect(pageText()).not.toMatch(/平台原话|listcast:/);
  await unmountAll();
  await show(failed, vi.fn(), vi.fn(), "en");
  expect(pageText()).toContain("This picture is WebP, and the platform takes JPEG / PNG only.");
  expect(pageText()).not.toMatch(/In the platform’s words|listcast:/);
});

test.each([
  ["publishing_failed", houseNote("gone"), "平台上已经没有这条内容。线上的内容没有变化。"],
  ["publishing_failed", "no links, please", "平台没有照办：no links, please。线上的内容没有变化。"],
])("an edit that failed (%s, %s) says who said why", async (code, detail, said) => {
  answers["publications.edit"] = async () => Promise.reject(apiError(code, { detail }));
  await show({ ...post, state: "live", asksPerson: false, may: { ...post.may, edit: true } });
  await press("更新线上内容");
  await untilShown(said);
});

test("a half-sent list says how many have it, and one button keeps the rest from getting it", async () => {
  const people = { have: 12, doubt: true, of: 30 };
  const half = { ...post, platform: "email", state: "planned" as const, asksPerson: false, people };
  answers["publications.withdraw"] = async () => ({ ...half, state: "live" });
  const { onChanged } = await show({ ...half, may: { ...post.may, stop: true } });
  expect(pageText()).toContain("30 人中 12 人已收到 · 另有个别人是否收到无法确认");
  expect(pageText()).not.toContain("取消发布");
  await press("停止发送给其余的人");
  expect(inputsOf("publications.withdraw")).toEqual([{ id: "1" }]);
  expect(onChanged.mock.calls[0]?.[0]).toMatchObject({ state: "live" });
});

test("a planned post that is held back says by what, and by nothing else", async () => {
  const planned = { ...post, state: "planned" as const, asksPerson: false };
  await show({ ...planned, heldBy: "stop" });
  expect(pageText()).toContain("管理员暂停了这个平台的发布");
  await unmountAll();
  await show(planned);
  expect(pageText()).not.toContain("管理员暂停");
});
