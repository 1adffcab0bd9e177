import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PromptVersion } from "#contract/admin/models";
import type { PromptTexts } from "#contract/admin/prompts";
import { AdminModelsScreen } from "#web/routes/admin-models.tsx";
import { button, press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

const texts: PromptTexts = {
  instructions: "Keep it dry.",
  task: "{{platform}} {{language}} {{style}} {{limits}} {{facts}}",
  styles: { professional: "dry", friendly: "warm", luxury: "calm", trendy: "short" },
};
const version = (number: number, over: Partial<PromptVersion> = {}): PromptVersion => ({
  version: number,
  texts,
  note: `note ${number}`,
  at: number === 0 ? null : "2026-11-20T04:00:00Z",
  by: number === 0 ? null : "tech@example.com",
  inForce: false,
  ...over,
});
let versions: PromptVersion[];
beforeEach(() => {
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
  localStorage.clear();
  resetFakeApi();
  versions = [version(1, { inForce: true, texts: { ...texts, instructions: "Keep it warm." } }), version(0)];
  answers["account.me"] = async () => ({ id: "me", scope: "system" });
  answers["admin.models.get"] = async () => ({
    off: false,
    offReason: "",
    providers: [],
    reading: { off: false, reader: null },
    canKeepKeys: true,
  });
  answers["admin.models.homes"] = async () => [];
  answers["admin.models.prompts.list"] = async () => versions;
});
afterEach(unmountAll);

async function show() {
  const router = createRouter({
    routeTree: createRootRoute({ component: AdminModelsScreen }),
    history: createMemoryHistory({ initialEntries: ["/?tab=prompts"] }),
    defaultNotFoundComponent: () => null,
  });
  await mount(<RouterProvider router={router as never} />);
  await vi.waitFor(async () => {
    await settle();
    expect(document.getElementById("wording")).not.toBeNull();
  }, 15_000);
}
const wording = () => {
  const field = document.getElementById("wording");
  if (!(field instanceof HTMLTextAreaElement)) throw new Error("no wording");
  return field;
};
async function type(field: HTMLTextAreaElement | HTMLInputElement, value: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
async function note(value: string) {
  const label = [...document.querySelectorAll("label")].find((one) => one.textContent === "改动说明");
  const field = label && document.getElementById(label.htmlFor);
  if (!(field instanceof HTMLInputElement)) throw new Error("no note");
  await type(field, value);
}
const part = async (name: RegExp) => {
  const found = [...document.querySelectorAll("fieldset button")].find((one) => name.test(one.textContent ?? ""));
  await act(async () => void found?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
};
async function submit() {
  const form = document.querySelector('[role="dialog"] form');
  await act(async () => void form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
  await settle();
}

test("the version in force is shown, with who made each and why", async () => {
  await show();
  expect(wording().value).toBe("Keep it warm.");
  for (const shown of ["生效中的版本 1", "note 1", "tech@example.com", "产品自带。"])
    expect(pageText()).toContain(shown);
});

test("a draft outlives the page, is kept as a version with its reason, and is then gone", async () => {
  await show();
  await type(wording(), "Keep it short.");
  await unmountAll();
  await show();
  expect(wording().value).toBe("Keep it short.");
  await press("保存为新版本");
  expect(inputsOf("admin.models.prompts.create")).toEqual([]);
  expect(pageText()).toContain("请用一句话说明改动。");
  await note("shorter");
  answers["admin.models.prompts.create"] = () => Promise.reject(apiError("conflict"));
  await press("保存为新版本");
  expect(wording().value).toBe("Keep it short.");
  answers["admin.models.prompts.create"] = async () => [version(2), ...versions];
  await press("保存为新版本");
  expect(inputsOf("admin.models.prompts.create").at(-1)).toEqual({
    texts: { ...texts, instructions: "Keep it short." },
    note: "shorter",
  });
  expect(pageText()).toContain("已保存为版本 2");
  expect(localStorage.length).toBe(0);
  expect(wording().value).toBe("Keep it warm.");
});

test("a task without a needed placeholder is not kept, and the screen names it", async () => {
  await show();
  await part(/^任务/);
  await type(wording(), texts.task.replace("{{facts}}", "{{fact}}"));
  expect(pageText()).toContain("任务中缺少 {{facts}}");
  expect(pageText()).toContain("{{fact}} 没有对应的内容");
  await note("x");
  await part(/^总则/);
  await press("保存为新版本");
  expect(inputsOf("admin.models.prompts.create")).toEqual([]);
  // and leads to the text that is to be mended
  expect(wording().value).toContain("{{fact}}");
  await press("插入 {{facts}}");
  expect(wording().value).toContain("{{facts}}");
});

test("any two versions are compared, in words for those who cannot see", async () => {
  await show();
  await press("将版本 0 与生效版本对比");
  const lines = [...document.querySelectorAll('[role="dialog"] li')].map((line) => line.textContent);
  expect(lines).toEqual(["−删去： Keep it warm.", "+新增： Keep it dry."]);
  expect([...document.querySelectorAll('[role="dialog"] mark')].map((mark) => mark.textContent)).toEqual([
    "warm",
    "dry",
  ]);
});

test("rolling back asks first, saying what will differ", async () => {
  await show();
  answers["admin.models.prompts.publish"] = async () => [version(1), version(0, { inForce: true })];
  await press("回退至版本 0");
  expect(pageText()).toContain("与生效版本相比，改动了：总则。");
  expect(inputsOf("admin.models.prompts.publish")).toEqual([]);
  await submit();
  expect(inputsOf("admin.models.prompts.publish")).toEqual([{ version: 0 }]);
  expect(pageText()).toContain("生效中的版本 0");
  expect(button("发布版本 1")).toBeDefined();
});

test("starting from another version asks before it takes a draft away", async () => {
  await show();
  await type(wording(), "Mine.");
  await press("以版本 0 起草");
  expect(wording().value).toBe("Mine.");
  await submit();
  expect(wording().value).toBe("Keep it dry.");
});

test("a trial gives both wordings to one model and shows both", async () => {
  const made = { name: "deepseek", enabled: true };
  answers["admin.models.get"] = async () => ({
    off: false,
    offReason: "",
    providers: [made],
    reading: { off: false, reader: null },
    canKeepKeys: true,
  });
  answers["admin.models.homes"] = async () => [{ home: { example: "x" }, title: { zh: "梅川苑", en: "Meichuan" } }];
  answers["admin.models.trial"] = async () => [
    {
      writer: "deepseek",
      piece: null,
      faults: [],
      cause: "timed_out",
      milliseconds: 9,
      tokensIn: 0,
      tokensOut: 0,
      cost: 0,
      currency: "CNY",
    },
  ];
  await show();
  await type(wording(), "Mine.");
  await press("开始试写");
  await settle();
  expect(inputsOf("admin.models.trial")).toMatchObject([
    { writers: ["deepseek"], texts: { instructions: "Keep it warm." } },
    { writers: ["deepseek"], texts: { instructions: "Mine." } },
  ]);
  for (const shown of ["版本 1（生效中） · deepseek", "草稿 · deepseek"]) expect(pageText()).toContain(shown);
});
