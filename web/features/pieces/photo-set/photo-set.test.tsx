import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PhotoSet } from "#web/features/pieces/photo-set/photo-set.tsx";
import { campaign } from "#web/features/pieces/test-samples.ts";
import { uuid } from "#web/lib/uuid.ts";
import { press } from "#web/testing/act-on.ts";
import { answers, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
const saved: string[] = [];
vi.mock("#web/lib/save-file.ts", () => ({ saveFile: (_file: Blob, name: string) => saved.push(name) }));
beforeEach(() => {
  resetFakeApi();
  saved.length = 0;
});
afterEach(unmountAll);

const photo = (caption: string) => ({ id: uuid(), url: `/${caption}`, width: 4, height: 3, caption });
async function open() {
  const details = document.querySelector("details");
  await act(async () => {
    if (details) details.open = true;
    details?.dispatchEvent(new Event("toggle"));
  });
  await settle();
  await vi.waitFor(() => expect(document.querySelector("fieldset")).not.toBeNull());
}

test("a photo is compared before and after, and all of them come in one archive", async () => {
  answers["photoSets.draw"] = async (input) =>
    new File([new Uint8Array([1])], `${(input as { number: number }).number}.jpg`, { type: "image/jpeg" });
  const of = campaign({ photos: [photo("客厅"), photo("厨房")] });
  await mount(<PhotoSet campaign={of} />);
  expect(inputsOf("photoSets.draw")).toEqual([]);
  await open();
  await vi.waitFor(() => expect(document.querySelector("input[type=range]")).not.toBeNull());
  expect(pageText()).toContain("修正前");
  await press("1:1");
  await press("原样");
  await vi.waitFor(() => expect(document.querySelector("input[type=range]")).toBeNull());
  await press("下载全部 2 张");
  await vi.waitFor(() => expect(saved).toEqual(["PROP-001-photos-1x1.zip"]));
  const full = inputsOf("photoSets.draw").filter((input) => (input as { size: string }).size === "full");
  expect(full).toEqual(
    [0, 1].map((number) => ({ id: of.id, number, shape: "1:1", light: "as-is", sign: "none", size: "full" })),
  );
});

test("a campaign without photos has nothing to offer here", async () => {
  await mount(<PhotoSet campaign={campaign()} />);
  expect(document.querySelector("details")).toBeNull();
});
