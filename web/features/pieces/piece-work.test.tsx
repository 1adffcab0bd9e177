import { act, useState } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { SavedPiece } from "#contract/campaign";
import type { PlacedSentence } from "#contract/piece-work";
import { Results } from "#web/features/pieces/results.tsx";
import { campaign, piece } from "#web/features/pieces/test-samples.ts";
import { button, press } from "#web/testing/act-on.ts";
import { answers, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";
import { wordDifference } from "./word-difference.ts";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
// what opens late in a browser is at hand here
beforeAll(() => Promise.all([import("./versions.tsx"), import("./release-dialog.tsx")]));
const copied: string[] = [];
beforeEach(() => {
  localStorage.clear();
  resetFakeApi();
  copied.length = 0;
  answers["campaigns.angles"] = async () => ({ openings: {}, leads: [] });
  vi.stubGlobal("navigator", {
    ...navigator,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
});
afterEach(async () => {
  await unmountAll();
  vi.unstubAllGlobals();
});

const old: PlacedSentence = { field: "body", start: 0, end: 7, text: "总价698万。" };
async function show(first: SavedPiece, sentences: PlacedSentence[] = []) {
  function Frame() {
    const [now, setNow] = useState(first);
    const outdated = ({ version }: { version: number }) => (version === first.version ? sentences : []);
    return <Results campaign={campaign({ pieces: [now] })} outdated={outdated} onSaved={setNow} onStale={() => {}} />;
  }
  await mount(<Frame />);
  await settle();
}

test("an overtaken piece names its sentence and is written anew on one click", async () => {
  const first = piece({ body: "总价698万。客厅朝南。" });
  answers["pieces.rewrite"] = async () => ({ ...first, body: "总价650万。客厅朝南。", version: 2 });
  await show(first, [old]);
  expect(pageText()).toContain("这篇已过时");
  expect(pageText()).toContain("总价698万。");
  await press("按最新信息重写");
  expect(inputsOf("pieces.rewrite")).toEqual([{ id: first.id, version: 1, how: "facts" }]);
  expect(document.querySelector("textarea")?.value).toContain("650万");
  expect(pageText()).not.toContain("这篇已过时");
});

test("an overtaken piece is copied only with a reason, which is kept", async () => {
  const first = piece({ body: "总价698万。客厅朝南。" });
  answers["pieces.release"] = async (input) => ({
    ...first,
    released: {
      reason: Reflect.get(Object(input), "reason"),
      at: "2026-03-02T08:00:00Z",
      over: [`outdated:${old.text}`],
    },
  });
  await show(first, [old]);
  await press("复制");
  await settle();
  await settle();
  expect(copied).toEqual([]);
  expect(document.body.textContent).toContain("“总价698万。”与现在的房源信息不符");
  expect(button("说明理由并复制").disabled).toBe(true);
  const field = document.querySelector<HTMLTextAreaElement>('[role="dialog"] textarea');
  await act(async () => {
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
    set?.call(field, "价格今天才调，海报已印好");
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await press("说明理由并复制");
  await settle();
  expect(inputsOf("pieces.release")).toEqual([{ id: first.id, version: 1, reason: "价格今天才调，海报已印好" }]);
  expect(copied).toEqual(["总价698万。客厅朝南。"]);
  expect(document.body.textContent).not.toContain("可以直接粘贴发布");
});

test("forbidden words are named and cannot be copied as ready", async () => {
  const finding = {
    rule: "cn-ad-law-superlative",
    severity: "block" as const,
    start: 0,
    end: 2,
    text: "最好",
    message: { zh: "绝对化用语", en: "superlative" },
    suggestion: null,
    citation: "广告法第九条",
  };
  await show(piece({ body: "最好的户型。", findings: [finding] }));
  await press("复制");
  await settle();
  await settle();
  expect(copied).toEqual([]);
  expect(document.body.textContent).toContain("法律不允许");
  expect([...document.querySelectorAll("button")].some((one) => one.textContent === "说明理由并复制")).toBe(false);
});

test("a finding's suggestion is applied on one click", async () => {
  const first = piece({ body: "带车位。客厅朝南。", untraced: [{ start: 0, end: 3, text: "带车位", kind: "claim" }] });
  answers["pieces.mend"] = async () => ({ ...first, body: "客厅朝南。", untraced: [], version: 2 });
  await show(first);
  await press("去掉这一处");
  expect(inputsOf("pieces.mend")).toEqual([{ id: first.id, version: 1, rule: null, start: 0, end: 3 }]);
  expect(document.querySelector("textarea")?.value).toBe("客厅朝南。");
});

test("the button under a lawful sentence says that this one is put in, not the advice beside it", async () => {
  const finding = {
    rule: "cn-ad-law-zui",
    severity: "block" as const,
    start: 0,
    end: 7,
    text: "全城最好的户型",
    message: { zh: "绝对化用语", en: "superlative" },
    suggestion: { zh: "改说“布局方正”", en: "Say “a regular layout”" },
    rewording: "欢迎预约看房。",
    citation: "广告法第九条",
  };
  const first = piece({ body: "全城最好的户型。客厅朝南。", findings: [finding] });
  answers["pieces.mend"] = async () => ({ ...first, body: "欢迎预约看房。客厅朝南。", findings: [], version: 2 });
  await show(first);
  expect([...document.querySelectorAll("button")].map((one) => one.textContent)).not.toContain("按建议改");
  await press("换成这句");
  expect(inputsOf("pieces.mend")).toEqual([{ id: first.id, version: 1, rule: finding.rule, start: 0, end: 7 }]);
});

test("where only its agent knows what is right, no button is offered", async () => {
  const finding = {
    rule: "cn-area-type",
    severity: "block" as const,
    start: 0,
    end: 4,
    text: "89平米",
    message: { zh: "面积须表明类型", en: "which area" },
    suggestion: { zh: "写明建筑面积", en: "Say which" },
    byHand: true as const,
    citation: "广告法第二十六条",
  };
  await show(piece({ body: "89平米。客厅朝南。", findings: [finding] }));
  const buttons = [...document.querySelectorAll("button")].map((one) => one.textContent);
  expect(buttons).not.toContain("按建议改");
  expect(buttons).not.toContain("换成这句");
  expect(document.body.textContent).toContain("正确的写法只有您清楚");
});

test("what a model says of an edit comes after the save, and not over a later one", async () => {
  const first = piece({ body: "带车位。客厅朝南。", untraced: [{ start: 0, end: 3, text: "带车位", kind: "claim" }] });
  const opinion = {
    rule: "cn-discrimination",
    severity: "warn" as const,
    start: 0,
    end: 4,
    text: "客厅朝南",
    message: { zh: "模型认为不妥", en: "doubtful" },
    suggestion: null,
    citation: "民法典",
    model: "house",
  };
  const saved = { ...first, body: "客厅朝南。", untraced: [], version: 2 };
  const heard: ((now: unknown) => void)[] = [];
  answers["pieces.mend"] = async () => saved;
  answers["pieces.rewrite"] = async () => ({ ...saved, body: "采光好。", version: 3 });
  answers["pieces.opinion"] = () => new Promise((resolve) => heard.push(resolve));
  await show(first);
  await press("去掉这一处");
  await settle();
  expect(inputsOf("pieces.opinion")).toEqual([{ id: first.id }]);
  expect(pageText()).not.toContain("模型认为不妥");
  await act(async () => heard[0]?.({ ...saved, findings: [opinion] }));
  expect(pageText()).toContain("模型认为不妥");
  expect(pageText()).toContain("模型 house 的意见");
  await press("重写一版");
  await settle();
  await act(async () => heard[1]?.({ ...saved, findings: [opinion] }));
  expect(document.querySelector("textarea")?.value).toBe("采光好。");
  expect(pageText()).not.toContain("模型认为不妥");
});

test("sentences tell their facts, and those marked stay when the piece is written again", async () => {
  const first = piece({ body: "总价698万。客厅朝南。" });
  answers["pieces.facts"] = async () => ({
    version: 1,
    sentences: [
      { ...old, facts: [{ path: "price", value: null }] },
      { field: "body", start: 7, end: 12, text: "客厅朝南。", facts: [{ path: "features.0", value: "客厅朝南" }] },
    ],
  });
  answers["pieces.rewrite"] = async () => ({ ...first, body: "新的一版。客厅朝南。", version: 2 });
  await show(first);
  const details = document.querySelector<HTMLDetailsElement>("details:has(summary)");
  await act(async () => {
    if (details) details.open = true;
    details?.dispatchEvent(new Event("toggle"));
  });
  await settle();
  const kept = button("客厅朝南。");
  const grounds = document.getElementById(kept.getAttribute("aria-describedby") ?? "");
  expect(grounds?.textContent).toBe("依据：特点 客厅朝南");
  await press("客厅朝南。");
  await press("长一点");
  expect(inputsOf("pieces.rewrite")).toEqual([{ id: first.id, version: 1, how: "longer", keep: [7] }]);
});

test("a version is compared word by word and brought back", async () => {
  const now = piece({ body: "客厅朝南，采光好。", version: 2, origin: "rewritten" });
  const version = { title: null, hashtags: [], preheader: null, writtenBy: "composer", at: "2026-03-02T08:00:00Z" };
  answers["pieces.versions"] = async () => ({
    versions: [
      { ...version, body: now.body, version: 2, origin: "rewritten" },
      { ...version, body: "客厅朝南，有阳台。", version: 1, origin: "written" },
    ],
  });
  answers["pieces.restore"] = async () => ({ ...now, body: "客厅朝南，有阳台。", version: 3, origin: "restored" });
  await show(now);
  await press("历次版本");
  await settle();
  await settle();
  expect([...document.querySelectorAll("del")].map((one) => one.textContent).join("")).toContain("阳台");
  expect([...document.querySelectorAll("ins")].map((one) => one.textContent).join("")).toContain("采光");
  await press("回到最初一版");
  await settle();
  expect(inputsOf("pieces.restore")).toEqual([{ id: now.id, version: 2, to: 1 }]);
  expect(document.querySelector("textarea")?.value).toBe("客厅朝南，有阳台。");
});

test("a difference loses no sign of either text, in scripts without blanks too", () => {
  for (const [before, after, language] of [
    ["客厅朝南，有阳台。\n总价698万。", "客厅朝南，采光好。\n总价650万。", "zh"],
    ["Five bedrooms, $685,900.", "Five bedrooms and a yard, $650,000.", "en"],
  ] as const) {
    const parts = wordDifference(before, after, language);
    const text = (left: "added" | "removed") =>
      parts
        .filter(({ kind }) => kind !== left)
        .map((one) => one.text)
        .join("");
    expect(text("added")).toBe(before);
    expect(text("removed")).toBe(after);
    expect(parts.some(({ kind, text: same }) => kind === "same" && same.length > 2)).toBe(true);
  }
});
