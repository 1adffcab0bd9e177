// @vitest-environment happy-dom
/** The log of an address: what it was told, what came of it, and telling it again. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WebhookDelivery } from "#contract/developer/webhooks";
import { press } from "#web/testing/act-on.ts";
import { answers, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
const { Deliveries } = await import("./deliveries.tsx");

const one: WebhookDelivery = {
  id: "1",
  event: "lead.created",
  state: "delivered",
  tries: 1,
  status: 204,
  detail: null,
  createdAt: "2026-11-23T08:30:00.000Z",
  deliveredAt: "2026-11-23T08:30:01.000Z",
  nextAt: null,
};
const failed: WebhookDelivery = {
  ...one,
  id: "2",
  event: "listing.changed",
  state: "failed",
  tries: 8,
  status: null,
  detail: "host_unreachable",
};
const waiting: WebhookDelivery = { ...one, id: "3", state: "waiting", status: 503, detail: "HTTP 503" };

async function show(open = true) {
  await mount(<Deliveries endpointId="e" open={open} />);
  await settle();
}
const buttons = () => [...document.querySelectorAll("button")].map((button) => button.getAttribute("aria-label"));

beforeEach(() => {
  resetFakeApi();
  answers["webhooks.deliveries"] = async () => [waiting, one, failed];
});
afterEach(unmountAll);

test("of an address that is switched off nothing is announced, and its log stands still", async () => {
  answers["webhooks.deliveries"] = async () => [{ ...waiting, nextAt: "2026-11-23T08:31:00.000Z" }];
  await show();
  expect(pageText()).toContain("再试");
  await unmountAll();
  await show(false);
  expect(pageText()).not.toContain("再试");
  expect(pageText()).toContain("启用后补发");
  expect(buttons()).toEqual([]);
});

test("each line says what was told, how it was answered and how often it was tried", async () => {
  await show();
  const lines = [...document.querySelectorAll("li")].map(({ textContent }) => textContent);
  expect(lines[0]).toContain("HTTP 503");
  expect(lines[1]).toContain("HTTP 204");
  expect(lines[2]).toContain("连不上");
  expect(lines[2]).not.toContain("host_unreachable");
  expect(inputsOf("webhooks.deliveries")).toEqual([{ id: "e" }]);
});

test("what arrived or was given up is sent again by a button that says what, and the log is read again", async () => {
  answers["webhooks.replay"] = async () => ({ ...failed, state: "waiting", tries: 0 });
  await show();
  expect(buttons()).toHaveLength(2);
  expect(buttons()[0]).toContain("有新线索");
  await press(buttons()[1] ?? "");
  await settle();
  expect(inputsOf("webhooks.replay")).toEqual([{ id: "2" }]);
  expect(inputsOf("webhooks.deliveries").length).toBeGreaterThan(1);
});

test("an address that is switched off is sent nothing again", async () => {
  await show(false);
  expect(buttons()).toEqual([]);
  expect(pageText()).toContain("连不上");
});
