import { afterEach, expect, test, vi } from "vitest";
import { button } from "#web/testing/act-on.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";
import { ScreenError } from "./screen-error.tsx";

afterEach(async () => {
  await unmountAll();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const away = Object.assign(new Error("The screen could not be fetched"), { name: "ScreenAway" });

test("a screen that could not be fetched waits without a button, and opens when the server answers", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  let up = false;
  vi.stubGlobal("fetch", async () => new Response("", { status: up ? 200 : 503 }));
  await mount(<ScreenError error={away} />);
  await settle();
  expect(pageText()).toContain("恢复连接后打开");
  expect(document.querySelector("button")).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  up = true;
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
});

test("a screen that broke offers to reload it", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await mount(<ScreenError error={new Error("x is not a function")} />);
  expect(pageText()).toContain("这个页面出了点问题");
  expect(button("刷新页面")).toBeDefined();
});
