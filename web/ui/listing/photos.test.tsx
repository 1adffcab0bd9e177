import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Photo } from "#contract/import";
import { uuid } from "#web/lib/uuid.ts";
import { button, choose, press } from "#web/testing/act-on.ts";
import { resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";
import { Photos } from "#web/ui/listing/photos.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
beforeEach(resetFakeApi);
afterEach(unmountAll);

const photo = (name: string): Photo => ({ id: uuid(), url: `/${name}`, width: 4, height: 3, caption: null });
const order = () => [...document.querySelectorAll("li img")].map((image) => image.getAttribute("src"));
const cover = () => document.querySelector("li:has(span[class*=cover]) img")?.getAttribute("src");

async function show() {
  const photos = ["a", "b", "c"].map(photo);
  function Frame() {
    const [state, setState] = useState({ photos, chosen: photos.map((one) => one.id) });
    return (
      <Photos {...state} onChange={(next, chosen) => setState({ photos: next, chosen })} onAdd={() => undefined} />
    );
  }
  await mount(<Frame />);
}

test("a photo is moved by its buttons, the move is announced and the focus goes with it", async () => {
  await show();
  await press("前移第 3 张");
  await settle();
  expect(order()).toEqual(["/a", "/c", "/b"]);
  expect(pageText()).toContain("已移到第 2 位");
  await press("前移第 2 张");
  expect(order()).toEqual(["/c", "/a", "/b"]);
  expect(button("前移第 1 张").disabled).toBe(true);
});

test("the first chosen photo is the cover", async () => {
  await show();
  expect(cover()).toBe("/a");
  await choose("使用第 1 张照片");
  expect(cover()).toBe("/b");
  expect(pageText()).toContain("已选 2 / 3 张");
});
