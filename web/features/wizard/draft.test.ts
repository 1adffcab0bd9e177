import { beforeEach, expect, test } from "vitest";
import { clearDraft, emptyDraft, isStarted, leftOver, loadDraft, saveDraft } from "#web/features/wizard/draft.ts";

beforeEach(() => localStorage.clear());

test("a draft comes back as it was, for its own user only", () => {
  const draft = {
    ...emptyDraft(),
    languages: ["ja" as const],
    source: { ...emptyDraft().source, url: "https://a.example/1" },
  };
  expect(saveDraft("ann", draft)).toBe(true);
  expect(loadDraft("ann")).toEqual(draft);
  expect(loadDraft("bob")).toBeNull();
  clearDraft("ann");
  expect(loadDraft("ann")).toBeNull();
});

test("a stored draft of another shape is not restored", () => {
  localStorage.setItem("listcast-draft:ann", '{"version":0}');
  expect(loadDraft("ann")).toBeNull();
  localStorage.setItem("listcast-draft:ann", "not json");
  expect(loadDraft("ann")).toBeNull();
});

test("when a pasted page is too large for the browser, everything else is kept", () => {
  const kept = new Map<string, string>();
  const small: Storage = {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => kept.delete(key),
    setItem: (key, value) => {
      if (value.length > 2000) throw new Error("quota");
      kept.set(key, value);
    },
  };
  const draft = { ...emptyDraft(), platforms: ["weibo"], source: { ...emptyDraft().source, html: "x".repeat(5000) } };
  expect(saveDraft("ann", draft, small)).toBe(false);
  expect(loadDraft("ann", small)).toEqual({ ...draft, source: { ...draft.source, html: "" } });
});

test("of several links pasted at once, those that were not read wait for the next time", () => {
  const links = ["https://a.example/1", "https://b.example/2", "https://c.example/3"];
  const draft = { ...emptyDraft(), source: { ...emptyDraft().source, url: links[1] ?? "", links } };
  expect(leftOver(draft)?.source).toMatchObject({ url: links[0], links: [links[0], links[2]] });
  const last = leftOver({ ...draft, source: { ...draft.source, links: links.slice(0, 2) } });
  expect(last?.source, "one alone is simply the next link").toMatchObject({ url: links[0], links: [] });
  expect(leftOver({ ...draft, source: { ...draft.source, url: "https://elsewhere.example/9" } })).toBeNull();
  expect(leftOver(emptyDraft())).toBeNull();
});

test("blank fields do not count as a started draft", () => {
  expect(isStarted(emptyDraft())).toBe(false);
  expect(isStarted({ ...emptyDraft(), source: { ...emptyDraft().source, url: "  " } })).toBe(false);
  expect(isStarted({ ...emptyDraft(), platforms: ["weibo"] })).toBe(true);
});
