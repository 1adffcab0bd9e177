import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press } from "#web/testing/act-on.ts";
import { mount, pageText, unmountAll } from "#web/testing/mount.tsx";
import { PaperCodes } from "./second-factor-codes.tsx";

const said: { good: string[]; bad: string[] } = { good: [], bad: [] };
vi.mock("#web/ui/toast.ts", () => ({
  toast: (title: string) => said.good.push(title),
  toastFailure: (title: string) => said.bad.push(title),
}));

const codes = ["7K2M-9QXD", "4TTB-0WZR"];
beforeEach(() => {
  said.good.length = 0;
  said.bad.length = 0;
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await unmountAll();
});

async function copyWith(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  await mount(<PaperCodes codes={codes} onClose={() => {}} />);
  await press("复制");
}

test("codes that were copied are said to be, a line each", async () => {
  const copied: string[] = [];
  await copyWith(async (text) => void copied.push(text));
  expect(copied).toEqual([codes.join("\n")]);
  expect(said).toEqual({ good: ["已复制恢复码"], bad: [] });
});

test("where the browser does not let them be copied, that is said with what else can be done, and the codes stay", async () => {
  Object.defineProperty(document, "execCommand", { value: () => false, configurable: true });
  await copyWith(async () => Promise.reject(new Error("not allowed")));
  expect(said).toEqual({ good: [], bad: ["没能复制，请选中恢复码手动复制，或下载成文件。"] });
  for (const code of codes) expect(pageText()).toContain(code);
});
