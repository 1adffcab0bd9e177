import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Task } from "#contract/task";
import { LiveDrafts } from "#web/features/pieces/live-drafts.tsx";
import { campaign, piece } from "#web/features/pieces/test-samples.ts";
import { WrittenBy } from "#web/features/pieces/written-by.tsx";
import { uuid } from "#web/lib/uuid.ts";
import { answers, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
beforeEach(resetFakeApi);
afterEach(unmountAll);

const writing: Task = {
  id: uuid(),
  number: "TASK-001",
  kind: "write",
  title: "梅川苑",
  status: "processing",
  progress: 20,
  estimatedSeconds: 30,
  attempts: 1,
  cause: null,
  campaignId: null,
  propertyId: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  startedAt: null,
  finishedAt: null,
};
const draft = { platform: "wechat", language: "zh", kind: "post", title: null, body: "厨房有窗，", state: "writing" };

test("what a model writes is read along, marked as not checked, and asks for the pieces that are stored", async () => {
  answers["campaigns.drafts"] = async () => ({ drafts: [draft], written: 1 });
  const told = vi.fn();
  await mount(<LiveDrafts campaign={campaign({ tasks: [writing] })} onWritten={told} />);
  await settle();
  expect(pageText()).toContain("厨房有窗，");
  expect(pageText()).toContain("尚未核对");
  expect(document.querySelector("button")).toBeNull();
  expect(told).toHaveBeenCalledOnce();
});

test("once nothing is being written nobody is asked", async () => {
  answers["campaigns.drafts"] = async () => ({ drafts: [draft], written: 1 });
  await mount(
    <LiveDrafts campaign={campaign({ tasks: [{ ...writing, status: "completed" }] })} onWritten={() => {}} />,
  );
  await settle();
  expect(pageText()).not.toContain("厨房有窗");
  expect(inputsOf("campaigns.drafts")).toEqual([]);
});

test("a piece says that the composer wrote it, and why", async () => {
  await mount(<WrittenBy piece={piece({ fallback: "untrue" })} />);
  expect(pageText()).toBe("由内置撰写引擎写成，因为模型的初稿里有房源信息无法证实的内容");
});
