import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { closeWindows, sharedBrowser } from "./browser.ts";

/** Answers anybody, and lets no other origin read it. */
const server = createServer((_, response) => response.end("read"));

afterAll(async () => {
  await (await sharedBrowser()).close();
  server.close();
});

test("the browser of the journeys keeps origins apart, as visitors' browsers do", async () => {
  const browser = await sharedBrowser();
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const page = await browser.newPage();
  const answered = (address: string) =>
    page.evaluate(async (url) => {
      try {
        return await (await fetch(url)).text();
      } catch {
        return "refused";
      }
    }, address);
  await page.goto(`http://127.0.0.1:${port}`);
  expect(await answered(`http://127.0.0.1:${port}`)).toBe("read");
  expect(await answered(`http://localhost:${port}`)).toBe("refused");
});

test("files share one browser, and leave no window open in it", async () => {
  const browser = await sharedBrowser();
  expect(await sharedBrowser()).toBe(browser);
  await browser.newPage();
  await closeWindows(browser);
  expect(browser.contexts()).toEqual([]);
  expect(browser.isConnected()).toBe(true);
  await browser.close();
  expect((await sharedBrowser()).isConnected()).toBe(true);
});
