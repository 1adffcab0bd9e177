import { expect, test } from "vitest";
import { wizardAddress } from "#web/routes/share.tsx";

const shared = (about: Record<string, string>) => `?${new URLSearchParams(about)}`;
const link = "https://sh.ke.com/ershoufang/107.html?from=share&x=1";

test.each([
  ["the address field, its title behind it", { title: "梅川苑", url: link }, `${link} 梅川苑`],
  [
    "a sentence, as most Chinese apps share",
    { title: "梅川苑", text: `【贝壳】梅川苑 698万 ${link} 点击查看` },
    `【贝壳】梅川苑 698万 ${link} 点击查看`,
  ],
  ["the title, where there is nothing else", { title: link }, link],
  ["the address field alone", { url: link }, link],
])("a link is found in %s, and no word is lost", (_, about, taken) => {
  const address = wizardAddress(shared(about));
  expect(new URLSearchParams(address.split("?")[1]).get("url")).toBe(taken);
});

test("the address field wins over other links", () => {
  const address = wizardAddress(shared({ text: "https://example.com/app", url: link }));
  expect(new URLSearchParams(address.split("?")[1]).get("url")?.startsWith(link)).toBe(true);
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
