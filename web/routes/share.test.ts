import { expect, test } from "vitest";
import { wizardAddress } from "#web/routes/share.tsx";

const shared = (about: Record<string, string>) => `?${new URLSearchParams(about)}`;
const link = "https://sh.ke.com/ershoufang/107.html?from=share&x=1";

test.each([
  ["the address field", { title: "梅川苑", url: link }],
  ["a sentence, as most Chinese apps share", { title: "贝壳", text: `【贝壳】梅川苑 698万 ${link} 点击查看` }],
  ["the title, where there is nothing else", { title: link }],
])("a link is found in %s", (_, about) => {
  expect(wizardAddress(shared(about))).toBe(`/dashboard/publish?url=${encodeURIComponent(link)}`);
});

test("the address field wins over other links", () => {
  expect(wizardAddress(shared({ text: "https://example.com/app", url: link }))).toContain(encodeURIComponent(link));
});

test("files go before words: they were chosen on purpose", () => {
  expect(wizardAddress(shared({ text: link, shared: "files" }))).toBe("/dashboard/publish?shared=files");
});

test("text without a link goes along, and nothing leads to the empty wizard", () => {
  expect(wizardAddress(shared({ text: "梅川苑 两房" }))).toBe(
    `/dashboard/publish?url=${encodeURIComponent("梅川苑 两房")}`,
  );
  expect(wizardAddress("")).toBe("/dashboard/publish");
});
