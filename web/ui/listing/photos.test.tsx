import { act, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Photo } from "#contract/import";
import { uuid } from "#web/lib/uuid.ts";
import { button, choose, press } from "#web/testing/act-on.ts";
import { resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll, untilShown } from "#web/testing/mount.tsx";
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
      <Photos
        {...state}
        onChange={(next, chosen) => setState({ photos: next, chosen })}
        onAdd={() => undefined}
        onCaption={() => undefined}
      />
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

test("for the keyboard the list is one place: Tab reaches one photo's controls, the arrows lead to the others", async () => {
  await show();
  const stops = () =>
    [...document.querySelectorAll<HTMLElement>("[data-photo] :is(input, button)")].filter(
      (control) => control.tabIndex >= 0 && !(control instanceof HTMLButtonElement && control.disabled),
    );
  expect(stops().map((control) => control.getAttribute("aria-label"))).toEqual([
    "使用第 1 张照片",
    "第 1 张是什么地方",
    "看大图：第 1 张",
    "后移第 1 张",
  ]);
  const first = document.querySelector<HTMLInputElement>("[data-photo] input");
  await act(async () => {
    first?.focus();
    first?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
  });
  expect(document.activeElement?.getAttribute("aria-label")).toBe("使用第 2 张照片");
  expect(stops().every((control) => control.getAttribute("aria-label")?.includes("第 2 张"))).toBe(true);
});

test("a photo opens in the viewer, where the others are a press or an arrow away", async () => {
  await show();
  await press("看大图：第 2 张");
  await untilShown("照片 2 / 3");
  const large = () => document.querySelector('[role="dialog"] img')?.getAttribute("src");
  expect(large()).toBe("/b");
  await press("下一张");
  expect(large()).toBe("/c");
  await press("下一张");
  expect(large(), "round again").toBe("/a");
  await act(async () => {
    const event = new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true, cancelable: true });
    document.querySelector('[role="dialog"] button[aria-label="上一张"]')?.dispatchEvent(event);
  });
  expect(large()).toBe("/c");
});

test("photos that could not be had are told with their reasons, and their originals are a press away", async () => {
  const gone = (status: number, n: number) => ({
    url: `https://img.example/${n}.jpg`,
    cause: { code: "http_error" as const, data: { status } },
  });
  const missing = [gone(404, 1), gone(403, 2), gone(404, 3)];
  await mount(
    <Photos photos={[]} chosen={[]} missing={missing} onChange={() => {}} onAdd={() => {}} onCaption={() => {}} />,
  );
  expect(pageText()).toContain("有 3 张照片没有取到：网站不允许读取（1 张），照片已经不在（2 张）。");
  const links = [...document.querySelectorAll<HTMLAnchorElement>("details a")];
  expect(links.map((link) => link.href)).toEqual(missing.map(({ url }) => url));
  expect(button("上传照片").disabled).toBe(false);
});
