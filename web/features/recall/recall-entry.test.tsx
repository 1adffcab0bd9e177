// @vitest-environment happy-dom
/** Why an entry was not put right: said by whoever knows it. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { houseNote } from "#contract/publishing/house-notes";
import type { RecallItem } from "#contract/publishing/recall";
import { resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
const { RecallEntry } = await import("./recall-entry.tsx");
const { useRecalls, useRecallWork } = await import("./use-recalls.ts");

beforeEach(resetFakeApi);
afterEach(unmountAll);

const item: RecallItem = {
  id: "1",
  kind: "post",
  reason: "facts",
  platform: "mastodon",
  language: "zh",
  accountName: "@lin",
  publicationId: "2",
  pieceId: null,
  campaignId: null,
  address: null,
  postState: "live",
  asksPerson: false,
  editTaken: false,
  poster: null,
  film: null,
  sentences: [],
  state: "open",
  ordered: null,
  may: { update: false, remove: false },
  trouble: null,
  dueAt: "2026-11-24T08:30:00.000Z",
  settledAt: null,
  how: null,
  proof: null,
};

function Entry({ detail }: { detail: string }) {
  const work = useRecallWork(useRecalls(null));
  return <RecallEntry item={{ ...item, trouble: { code: "publishing_failed", detail } }} work={work} recallId="3" />;
}

test.each([
  [houseNote("edit_not_shown"), "没能直接处理：平台收下新内容后，一直没有显示。线上的内容没有变化。"],
  ["Too many edits today.", "没能直接处理：平台没有照办：Too many edits today。线上的内容没有变化。"],
])("trouble of %s names who said so", async (detail, said) => {
  await mount(<Entry detail={detail} />);
  await settle();
  expect(pageText()).toContain(said);
});
