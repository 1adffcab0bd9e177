// @vitest-environment happy-dom
/** Sharing a post by the phone's own sheet. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press } from "#web/testing/act-on.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";
import { SharePost } from "./share-post.tsx";

const photos = [{ url: "/photos/1", name: "01.jpg", type: "image/jpeg" }] as const;
const shared: ShareData[] = [];
let refuse: (() => never) | null = null;
const sheet = (takesFiles: boolean) => {
  vi.stubGlobal("navigator", {
    ...navigator,
    share: async (data: ShareData) => {
      refuse?.();
      shared.push(data);
    },
    canShare: () => takesFiles,
  });
  vi.stubGlobal("fetch", async () => new Response(new Uint8Array(8)));
};
const show = async () => {
  await mount(<SharePost words={["标题", "正文", null, "#话题"]} files={photos} />);
  await settle();
};

beforeEach(() => {
  shared.length = 0;
  refuse = null;
});
afterEach(async () => {
  await unmountAll();
  vi.unstubAllGlobals();
});

test("words in the form's order and the photos are given to the sheet", async () => {
  sheet(true);
  await show();
  await press("用手机分享");
  expect(shared[0]?.text).toBe("标题\n\n正文\n\n#话题");
  expect(shared[0]?.files?.map(({ name }) => name)).toEqual(["01.jpg"]);
});

test("a sheet that takes no files is given the words", async () => {
  sheet(false);
  await show();
  await press("用手机分享");
  expect(shared).toEqual([{ text: "标题\n\n正文\n\n#话题" }]);
});

test("where loading took too long for one tap, the next shares; without a sheet there is no button", async () => {
  sheet(true);
  refuse = () => {
    throw new DOMException("no tap", "NotAllowedError");
  };
  await show();
  await press("用手机分享");
  refuse = null;
  await press("已备好");
  expect(shared).toHaveLength(1);
  await unmountAll();
  vi.stubGlobal("navigator", { ...navigator, share: undefined });
  await show();
  expect(pageText()).not.toContain("分享");
});
