import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PictureSet } from "#contract/media/picture-set";
import { carouselLength } from "#contract/media/poster";
import { Posters } from "#web/features/pieces/posters/posters.tsx";
import { campaign } from "#web/features/pieces/test-samples.ts";
import { button, press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
const saved: string[] = [];
vi.mock("#web/lib/save-file.ts", () => ({ saveFile: (_file: Blob, name: string) => saved.push(name) }));
const proposed = {
  ...{ headline: "三房朝南", name: "梅川苑", place: "普陀", price: "698万", facts: "3室2厅 · 112㎡" },
  ...{ agentName: "林晓", agentPhone: "138", agentCompany: "临江房产" },
};
beforeEach(() => {
  resetFakeApi();
  saved.length = 0;
  answers["account.card.get"] = async () => null;
  answers["pictureSets.list"] = async () => [];
  answers["posterLooks.list"] = async () => ({ looks: [] });
  answers["posters.words"] = async () => ({ version: 0, words: {}, proposed, checks: [] });
});
afterEach(unmountAll);
const set = (over: Partial<PictureSet> = {}): PictureSet => ({
  id: "00000000-0000-4000-8000-0000000000f1",
  order: {
    ...{ languages: ["zh"], template: "just-listed", ratio: "3:4", accent: "#D9481C" },
    ...{ typeface: "serif", logoPlace: "start", photo: 0, carousel: false },
  },
  ...{ pictures: null, covers: [], outdated: false, task: null, createdAt: "2026-11-28T08:00:00.000Z" },
  ...over,
});

const jpeg = () => new File([new Uint8Array([1])], "PROP-001.jpg", { type: "image/jpeg" });

async function open() {
  const details = document.querySelector("details");
  await act(async () => {
    if (details) details.open = true;
    details?.dispatchEvent(new Event("toggle"));
  });
  await settle();
  await vi.waitFor(() => expect(document.querySelector("fieldset")).not.toBeNull(), 15_000);
}

test("nothing is drawn before the panel is opened; then the poster is shown, and drawn anew for every choice", async () => {
  answers["posters.draw"] = async () => jpeg();
  const of = campaign();
  await mount(<Posters campaign={of} />);
  expect(inputsOf("posters.draw")).toEqual([]);
  await open();
  await vi.waitFor(() => expect(document.querySelector("img")?.alt).toContain("梅川苑"));
  const first = {
    id: of.id,
    template: "just-listed",
    ratio: "3:4",
    language: "zh",
    accent: "#D9481C",
    photo: 0,
    typeface: "serif",
    logoPlace: "start",
    size: "preview",
  };
  expect(inputsOf("posters.draw")).toEqual([first]);
  await press("轻奢");
  await press("9:16");
  expect(inputsOf("posters.draw").at(-1)).toEqual({ ...first, template: "luxury", ratio: "9:16" });
  expect(button("轻奢").getAttribute("aria-pressed")).toBe("true");
});

test("what is downloaded is the full picture, under the server's name", async () => {
  answers["posters.draw"] = async () => jpeg();
  await mount(<Posters campaign={campaign()} />);
  await open();
  await press("下载海报");
  expect(inputsOf("posters.draw").at(-1)).toMatchObject({ size: "full", template: "just-listed" });
  expect(saved).toEqual(["PROP-001.jpg"]);
});

test("a template that tells of an occasion is offered where the campaign has it", async () => {
  answers["posters.draw"] = async () => jpeg();
  await mount(<Posters campaign={campaign()} />);
  await open();
  expect(pageText()).not.toContain("调价");
  await unmountAll();
  const { preferences } = campaign();
  await mount(
    <Posters campaign={campaign({ preferences: { ...preferences, occasion: { kind: "price_change", before: 9 } } })} />,
  );
  await open();
  expect(pageText()).toContain("调价");
});

test("a poster that cannot be drawn says why, and can be asked for again", async () => {
  answers["posters.draw"] = async () => Promise.reject(apiError("unavailable"));
  await mount(<Posters campaign={campaign()} />);
  await open();
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")).not.toBeNull());
  answers["posters.draw"] = async () => jpeg();
  await press("重试");
  await vi.waitFor(() => expect(document.querySelector("img")).not.toBeNull());
});

const field = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll("label")].find((one) => one.textContent === label);
  const input = found && document.getElementById(found.htmlFor);
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${label}`);
  return input;
};
async function fill(input: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  const prototype = input instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await settle();
}
const keeping = (checks: unknown[] = []) => {
  answers["posters.keepWords"] = async (input) => ({ ...Object(input), version: 1, proposed, checks });
};

test("words are drawn and kept once the hand rests, can be undone, and are dropped where they are the home's own", async () => {
  answers["posters.draw"] = async () => jpeg();
  keeping();
  await mount(<Posters campaign={campaign()} />);
  await open();
  await vi.waitFor(() => expect(field("标题").value).toBe("三房朝南"));
  await fill(field("标题"), "今天能看");
  await vi.waitFor(() => expect(inputsOf("posters.draw").at(-1)).toMatchObject({ words: { headline: "今天能看" } }));
  await vi.waitFor(() =>
    expect(inputsOf("posters.keepWords")).toMatchObject([{ version: 0, words: { headline: "今天能看" } }]),
  );
  await vi.waitFor(() => expect(pageText()).toContain("已保存"));
  await press("撤销");
  expect(field("标题").value).toBe("三房朝南");
  await vi.waitFor(() => expect(inputsOf("posters.keepWords").at(-1)).toMatchObject({ version: 1, words: {} }));
  await fill(field("价格"), "698万");
  expect(pageText()).not.toContain("已改");
});

test("a text over its limit is neither drawn nor kept, and says so", async () => {
  answers["posters.draw"] = async () => jpeg();
  keeping();
  await mount(<Posters campaign={campaign()} />);
  await open();
  await vi.waitFor(() => expect(field("价格").value).toBe("698万"));
  await fill(field("价格"), "9".repeat(33));
  await vi.waitFor(() => expect(pageText()).toContain("最多 32 个字符"));
  await fill(field("地点"), "长宁");
  await settle();
  expect(inputsOf("posters.keepWords")).toEqual([]);
  expect(inputsOf("posters.draw")).toHaveLength(1);
});

test("what speaks against the words stands at their field, and before the download is answered for", async () => {
  answers["posters.draw"] = async () => jpeg();
  const untraced = [{ start: 0, end: 4, text: "128万", kind: "money" }];
  answers["posters.words"] = async () => ({
    ...{ version: 1, words: { price: "128万" }, proposed },
    checks: [{ slot: "price", findings: [], untraced }],
  });
  await mount(<Posters campaign={campaign()} />);
  await open();
  await vi.waitFor(() => expect(pageText()).toContain("“128万”在房源信息里找不到依据"));
  await press("下载海报");
  await vi.waitFor(() => expect(document.querySelector("textarea")).not.toBeNull());
  expect(saved).toEqual([]);
  const reason = document.querySelector("textarea");
  if (reason) await fill(reason, "业主今天改价");
  await press("说明理由并下载");
  await vi.waitFor(() => expect(saved).toEqual(["PROP-001.jpg"]));
  expect(inputsOf("posters.draw").at(-1)).toMatchObject({ size: "full", reason: "业主今天改价" });
});

test("a carousel is drawn one picture after the other, and saved as one file", async () => {
  answers["posters.draw"] = async () => jpeg();
  const of = campaign();
  await mount(<Posters campaign={of} />);
  await open();
  await press("组图");
  const pages = () =>
    inputsOf("posters.draw").flatMap((input) => {
      const page = new Map(Object.entries(Object(input))).get("page");
      return page === undefined ? [] : [page];
    });
  await vi.waitFor(() => expect(pages()).toEqual([0]));
  const first = document.querySelector("section img");
  await act(async () => first?.dispatchEvent(new Event("load")));
  await vi.waitFor(() => expect(pages()).toEqual([0, 1]));
  const count = carouselLength(of.photos.length);
  await press(`下载组图（${count} 张）`);
  await vi.waitFor(() => expect(saved).toEqual(["PROP-001-carousel-zh.zip"]));
  expect(inputsOf("posters.draw").at(-1)).toMatchObject({ size: "full", page: count - 1 });
});

test("a kept look is put on with one press, and what is chosen now is kept under a name", async () => {
  answers["posters.draw"] = async () => jpeg();
  const look = { template: "luxury", accent: "#1c3d5a", typeface: "sans", logoPlace: "end" };
  const looks = [{ id: "0198c0de-0000-7000-8000-000000000001", name: "门店", look }];
  answers["posterLooks.list"] = async () => ({ looks });
  answers["posterLooks.save"] = async () => ({ looks });
  await mount(<Posters campaign={campaign()} />);
  await open();
  await vi.waitFor(() => expect(button("门店")).not.toBeNull());
  await press("门店");
  await vi.waitFor(() =>
    expect(inputsOf("posters.draw").at(-1)).toMatchObject({ template: "luxury", accent: "#1c3d5a", typeface: "sans" }),
  );
  expect(button("门店").getAttribute("aria-pressed")).toBe("true");
  await press("宋体");
  await press("保存这套样式");
  const name = document.querySelector<HTMLInputElement>("input[maxlength='40']");
  if (name) await fill(name, "春季");
  await press("保存");
  expect(inputsOf("posterLooks.save")).toEqual([{ name: "春季", look: { ...look, typeface: "serif" } }]);
});

test("a set is asked for once in every language of the campaign; one that is drawn is shown, and one of older facts says so", async () => {
  answers["posters.draw"] = async () => jpeg();
  answers["pictureSets.start"] = async () => set();
  const of = campaign();
  await mount(<Posters campaign={of} />);
  await open();
  await press("画好这一张，随打包和发布带上");
  const look = { template: "just-listed", ratio: "3:4", accent: "#D9481C", typeface: "serif", logoPlace: "start" };
  expect(inputsOf("pictureSets.start")).toMatchObject([
    { campaignId: of.id, order: { ...look, languages: of.preferences.languages, photo: 0, carousel: false } },
  ]);
  answers["pictureSets.list"] = async () => [
    set({ pictures: 1, covers: [{ language: "zh", url: "/zh-1.jpg" }], outdated: true }),
  ];
  answers["pictureSets.remove"] = async () => ({ removed: true });
  await press("画好这一张，随打包和发布带上");
  await vi.waitFor(() => expect(document.querySelector("button img[src='/zh-1.jpg']")).not.toBeNull());
  expect(pageText()).toContain("房源信息后来改过");
  // the picture that stays in sight goes as far as what it stands in: over a list in there it would lie
  const around = document.querySelector("[aria-busy]")?.parentElement;
  expect(around?.querySelector("button")).not.toBeNull();
  expect(around?.querySelector("img[src='/zh-1.jpg']")).toBeNull();
  // it opens in the viewer, as photos do, and not in the tab
  const cover = document.querySelector("img[src='/zh-1.jpg']")?.closest("button");
  await act(async () => cover?.click());
  await vi.waitFor(() => expect(document.querySelector("[role='dialog'] img[src='/zh-1.jpg']")).not.toBeNull());
  const keys = inputsOf("pictureSets.start") as { idempotencyKey: string }[];
  expect(keys[0]?.idempotencyKey).not.toBe(keys[1]?.idempotencyKey);
});

test("the first poster is in the account's colour, and none was drawn before it in another", async () => {
  answers["account.card.get"] = async () => ({ ...card, accent: "#1c3d5a" });
  answers["posters.draw"] = async () => jpeg();
  await mount(<Posters campaign={campaign()} />);
  await open();
  await vi.waitFor(() => expect(document.querySelector("img")?.alt).toContain("梅川苑"));
  expect(inputsOf("posters.draw")).toMatchObject([{ accent: "#1c3d5a" }]);
});

const card = { name: "林晓", phone: null, company: null, licence: null, address: null, email: null };
