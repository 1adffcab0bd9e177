import { afterEach, expect, test, vi } from "vitest";
import { landing as zh } from "#locales/zh/landing";
import { WechatDialog } from "#web/features/landing/dialogs.tsx";
import { button, press } from "#web/testing/act-on.ts";
import { mount, settle, testConfig, unmountAll } from "#web/testing/mount.tsx";

afterEach(unmountAll);

const open = async (wechat: string, email = "", picture: string | null = null) => {
  const contact = { ...testConfig.contact, wechat, email };
  const host = await mount(<WechatDialog t={zh} contact={contact} picture={picture} />);
  await press(zh.wechat);
  return host;
};

test("an ID is shown, copied and drawn as a code", async () => {
  const written: string[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void written.push(text));
  const host = await open("listcast-help");
  expect(host.textContent).toContain("listcast-help");
  await press(zh.copy);
  expect(written).toEqual(["listcast-help"]);
  expect(button(zh.copied)).toBeDefined();
  await vi.waitFor(async () => {
    await settle();
    expect(host.querySelector("img")?.alt).toBe(zh.wechatAlt);
  });
  expect(host.querySelector("img")?.src).toMatch(/^data:image\/png/);
});

test("an address of WeChat's is only scanned: nobody types it", async () => {
  const host = await open("https://u.wechat.com/abc");
  expect(host.textContent).toContain(zh.wechatScan);
  expect(host.textContent).not.toContain("https://");
});

test("an uploaded picture of the code goes before one that is drawn", async () => {
  const host = await open("", "", "/site/pictures/0a.png");
  expect(host.querySelector("img")?.getAttribute("src")).toBe("/site/pictures/0a.png");
  expect(host.textContent).toContain(zh.wechatScan);
});

test("before it is set the dialog leads to the mail address, or else to what the page says of support", async () => {
  const host = await open("");
  expect(host.textContent).toContain(zh.wechatUnset);
  expect(host.querySelector("dialog a")?.getAttribute("href")).toBe("#support");
  await unmountAll();
  const reachable = await open("", "hello@listcast.example");
  expect(reachable.querySelector("dialog a")?.getAttribute("href")).toBe("mailto:hello@listcast.example");
  expect(reachable.querySelector('a[href="#support"]')).toBeNull();
});
