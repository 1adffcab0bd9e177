import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyListing } from "#contract/listing";
import { emptyDraft, loadDraft, saveDraft } from "#web/features/wizard/draft.ts";
import { Wizard } from "#web/features/wizard/wizard.tsx";
import { uuid } from "#web/lib/uuid.ts";
import { button, choice, choose, press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, submit, type, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

const user = "ann";
/** As little as anything can be written from. */
const home = {
  ...emptyListing(),
  transaction: "sale" as const,
  title: "梅川苑",
  area: { sqm: 89, kind: "gross" as const },
};
const campaignId = uuid();

beforeEach(() => {
  localStorage.clear();
  resetFakeApi();
  answers["imports.examples"] = async () => [];
  answers["imports.abilities"] = async () => ({ ocr: true });
  answers["account.card.get"] = async () => null;
  answers["account.card.save"] = async (card) => card;
  answers["presets.list"] = async () => ({ last: null, named: [] });
  answers["campaigns.forecast"] = async () => ({ pieces: 4, seconds: 12, quota: 1 });
  answers["campaigns.angles"] = async () => ({ openings: {}, leads: [] });
  answers["campaigns.create"] = async () => ({ campaignId, propertyId: uuid(), taskIds: [] });
});
afterEach(unmountAll);

const show = async (link: string | null = null) => {
  const onCreated = vi.fn();
  await mount(<Wizard userId={user} arrival={{ link, taskId: null }} onCreated={onCreated} />);
  await settle();
  return onCreated;
};
/** Where a notice leads to another screen, its link needs a router around it. */
async function showInRouter() {
  const root = createRootRoute();
  const wizard = () => <Wizard userId={user} arrival={{ link: null, taskId: null }} onCreated={() => {}} />;
  const route = createRoute({ getParentRoute: () => root, path: "/", component: wizard });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  await router.load();
  await mount(<RouterProvider router={router as never} />);
  await settle();
}
/** At step 3 with a listing, nothing chosen yet. */
const atPreferences = () => saveDraft(user, { ...emptyDraft(), step: 2, listing: { ...home } });

test("a blank link is not sent, and the field says why", async () => {
  await show();
  await type("[data-field=url]", "   ");
  await submit();
  expect(pageText()).toContain("请先填写房源链接。");
  expect(inputsOf("imports.start")).toEqual([]);
});

test("a link in the address is filled in and read as it is", async () => {
  answers["imports.start"] = () => new Promise(() => {});
  await show("https://homes.example/1");
  await submit();
  expect(inputsOf("imports.start")).toMatchObject([{ source: { type: "url", url: "https://homes.example/1" } }]);
});

test("a page that cannot be read says the cause, offers the next action and keeps the link", async () => {
  answers["imports.start"] = async () => Promise.reject(apiError("blocked"));
  await show("https://homes.example/1");
  await submit();
  expect(pageText()).toContain("网站拦截了读取");
  await press("用浏览器发送");
  expect(document.querySelector("[data-field=html]")).not.toBeNull();
  await press("链接");
  expect(document.querySelector<HTMLInputElement>("[data-field=url]")?.value).toBe("https://homes.example/1");
});

test("a scan whose letters nothing here reads names its text and typing as the ways on, and no upload", async () => {
  answers["imports.start"] = async () => Promise.reject(apiError("letters_unread"));
  await show("https://homes.example/1");
  await submit();
  expect(pageText()).toContain("还不能识别图片里的文字");
  const ways = [...document.querySelectorAll("[role=alert] button")].map(({ textContent }) => textContent);
  expect(ways).toEqual(["粘贴房源文字", "手动填写"]);
});

test("a share text in the link's field is read by its link, a line of facts as a text", async () => {
  answers["imports.start"] = async () => Promise.reject(apiError("blocked"));
  await show();
  const line = "普陀区中远两湾城 3室2厅 698万";
  await type("[data-field=url]", `【链家】${line} https://sh.lianjia.com/ershoufang/1.html 快来看`);
  await submit();
  await press("换一个链接").catch(() => {});
  await type("[data-field=url]", line);
  await submit();
  expect(inputsOf("imports.start")).toMatchObject([
    { source: { type: "url", url: "https://sh.lianjia.com/ershoufang/1.html" } },
    { source: { type: "text", text: line } },
  ]);
});

test("where the link of a share text cannot be read, its words can", async () => {
  answers["imports.start"] = async () => Promise.reject(apiError("blocked"));
  const text = "中远两湾城 3室2厅 698万 https://sh.lianjia.com/1.html";
  const source = { ...emptyDraft().source, url: "https://sh.lianjia.com/1.html", shared: text };
  saveDraft(user, { ...emptyDraft(), source });
  await show();
  await submit();
  await press("用分享的文字");
  expect(inputsOf("imports.start").at(-1)).toMatchObject({ source: { type: "text", text } });
});

test("a share text that a keyboard brought in without pasting keeps its words for the same door", async () => {
  answers["imports.start"] = async () => Promise.reject(apiError("host_not_found"));
  await show();
  const text = "中远两湾城 3室2厅 698万 https://sh.lianjia.com/1.html";
  await type("[data-field=url]", text);
  await submit();
  expect(document.querySelector<HTMLInputElement>("[data-field=url]")?.value).toBe("https://sh.lianjia.com/1.html");
  await press("用分享的文字");
  expect(inputsOf("imports.start").at(-1)).toMatchObject({ source: { type: "text", text } });
});

test("the words of one share text are never read for another link, and what was typed beside them stays", async () => {
  answers["imports.start"] = async () => Promise.reject(apiError("blocked"));
  const typed = "自己写的：锦和苑 2室1厅";
  saveDraft(user, { ...emptyDraft(), source: { ...emptyDraft().source, text: typed } });
  await show();
  const text = "中远两湾城 3室2厅 698万 https://sh.lianjia.com/1.html";
  await type("[data-field=url]", text);
  await submit();
  expect(button("用分享的文字")).toBeDefined();
  await type("[data-field=url]", "https://sh.lianjia.com/2.html");
  await submit();
  expect(inputsOf("imports.start").at(-1)).toMatchObject({ source: { url: "https://sh.lianjia.com/2.html" } });
  expect(pageText()).not.toContain("用分享的文字");
  // the link it came with is typed again: its words are not lost
  await type("[data-field=url]", "https://sh.lianjia.com/1.html");
  await submit();
  await press("用分享的文字");
  expect(inputsOf("imports.start").at(-1)).toMatchObject({ source: { type: "text", text } });
  await unmountAll();
  expect(loadDraft(user)?.source.text).toBe(typed);
});

test("of two share texts pasted at once each link keeps its own words", async () => {
  answers["imports.start"] = async () => Promise.reject(apiError("blocked"));
  const texts = ["中远两湾城 3室2厅 698万 https://a.example/1 复制打开", "锦和苑 2室1厅 450万 https://b.example/2"];
  await show(texts.join("\n"));
  await press("https://b.example/2");
  await submit();
  await press("用分享的文字");
  expect(inputsOf("imports.start").at(-1)).toMatchObject({ source: { type: "text", text: texts[1] } });
});

test("an empty form is refused at step 2 with what is missing, and never called complete", async () => {
  saveDraft(user, { ...emptyDraft(), step: 1, listing: emptyListing() });
  await show();
  expect(pageText()).not.toContain("全部信息都有可靠来源");
  await press("下一步");
  expect(pageText()).toContain("确认房源信息");
  expect(pageText()).toContain("填上这些才能继续：");
  expect(button("标题或地址")).toBeDefined();
});

test("a rent that says no period is asked for one", async () => {
  const price = { amount: 6800, currency: "CNY", period: null };
  const listing = { ...home, country: "CN", transaction: "rent" as const, price };
  saveDraft(user, { ...emptyDraft(), step: 1, listing });
  await show();
  // said before anything is stopped: what is filled in is not called clear
  expect(button("租金按月还是按年")).toBeDefined();
  expect(pageText()).not.toContain("填好的都有可靠来源");
  await press("下一步");
  expect(button("租金按月还是按年")).toBeDefined();
  // nothing is chosen for it, least of all a price in total
  const chosen = document.querySelector<HTMLSelectElement>("[data-field=period]")?.selectedOptions[0];
  expect(chosen?.textContent).toBe("按月还是按年？");
});

test("a price is kept once its currency is known: none is chosen where the country is not", async () => {
  saveDraft(user, { ...emptyDraft(), step: 1, listing: { ...home, transaction: null, country: null, price: null } });
  await show();
  const period = document.querySelector<HTMLSelectElement>("[data-field=period]")?.selectedOptions[0];
  expect(period?.textContent, "nor is it called a price in total").toBe("总价还是租金？");
  const currency = () => document.querySelector<HTMLSelectElement>("[data-field=currency]");
  expect(currency()?.selectedOptions[0]?.textContent).toBe("哪种货币？");
  await type('[data-fact="price"] input', "450000");
  await settle();
  expect(pageText()).toContain("选好货币，价格才会记下。");
  expect(loadDraft(user)?.listing?.price).toBeNull();
  await act(async () => {
    const select = currency();
    if (select) select.value = "GBP";
    select?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await settle();
  expect(pageText()).not.toContain("选好货币，价格才会记下。");
  expect(currency()?.value).toBe("GBP");
  expect(document.querySelector<HTMLInputElement>('[data-fact="price"] input')?.value).toBe("450,000");
  expect(pageText()).toContain("£450,000");
});

test("an amount that is cleared and typed anew keeps its money and its period", async () => {
  const price = { amount: 420, currency: "GBP", period: "week" as const };
  // in doubt, so that its field stands open
  const provenance = { price: { source: "text" as const, confidence: 0.4 } };
  const listing = { ...home, country: null, transaction: "rent" as const, price, provenance };
  saveDraft(user, { ...emptyDraft(), step: 1, listing });
  await show();
  const chosen = (field: string) => document.querySelector<HTMLSelectElement>(`[data-field=${field}]`)?.value;
  await type('[data-fact="price"] input', "");
  await settle();
  expect([chosen("currency"), chosen("period")]).toEqual(["GBP", "week"]);
  await type('[data-fact="price"] input', "500");
  await settle();
  expect([chosen("currency"), chosen("period")]).toEqual(["GBP", "week"]);
  expect(pageText()).not.toContain("选好货币，价格才会记下。");
});

test("a price that says neither sale nor rent is asked about, and no sample is written before", async () => {
  const price = { amount: 6500, currency: "CNY", period: null };
  saveDraft(user, { ...emptyDraft(), step: 1, listing: { ...home, country: "CN", transaction: null, price } });
  await show();
  expect(button("出售还是出租")).toBeDefined();
  await press("下一步");
  expect(pageText()).toContain("确认房源信息");
  expect(pageText()).toContain("填上这些才能继续：");
  await press("出售还是出租");
  await expect
    .poll(() => document.activeElement?.closest("[data-fact]")?.getAttribute("data-fact"))
    .toBe("transaction");
});

test("nothing is generated without a language, a platform and a name", async () => {
  atPreferences();
  await show();
  await press("生成内容");
  expect(pageText()).toContain("请至少选择一种语言。");
  expect(pageText()).toContain("请至少选择一个平台。");
  expect(pageText()).toContain("请填写姓名。");
  expect(inputsOf("campaigns.create")).toEqual([]);
  await choose("日本語");
  expect(pageText()).not.toContain("请至少选择一种语言。");
});

test("a complete draft is generated, the signature kept and the draft cleared", async () => {
  atPreferences();
  const onCreated = await show();
  await choose("中文");
  await choose("微信");
  await choose("小红书");
  await type("#agent-name", "顾芸");
  await press("生成内容");
  expect(onCreated).toHaveBeenCalledWith(campaignId);
  expect(inputsOf("campaigns.create")).toMatchObject([
    {
      preferences: { languages: ["zh"], platforms: ["wechat", "xiaohongshu"], kinds: ["post"] },
      agent: { name: "顾芸" },
    },
  ]);
  expect(inputsOf("account.card.save")).toMatchObject([{ name: "顾芸" }]);
  await unmountAll();
  expect(loadDraft(user)).toBeNull();
});

test("a card signs without asking again, and the agent on the page is never kept as one's own", async () => {
  const card = {
    ...{ name: "周小雨", phone: "138", company: "安居置业", licence: "L-1", address: null, email: null },
    nameLatin: "Zoe Zhou",
  };
  answers["account.card.get"] = async () => card;
  const agent = { name: "林女士", phone: "021", company: "示范地产", licence: null };
  saveDraft(user, { ...emptyDraft(), step: 2, listing: { ...home, country: "CN", agent } });
  await show();
  expect(document.querySelector("#agent-name")).toBeNull();
  expect(pageText()).toContain("周小雨 (Zoe Zhou)");
  await press("这一次用房源页上的署名");
  expect(document.querySelector<HTMLInputElement>("#agent-name")?.value).toBe("林女士");
  await choose("中文");
  await choose("微信");
  await press("生成内容");
  expect(inputsOf("campaigns.create")).toMatchObject([
    { agent: { name: "林女士", company: "示范地产", licence: null } },
  ]);
  expect(inputsOf("account.card.save")).toEqual([]);
});

test("nothing is asked before it is known what the card says", async () => {
  let answer: (card: null) => void = () => {};
  answers["account.card.get"] = () => new Promise<null>((resolve) => (answer = resolve));
  saveDraft(user, { ...emptyDraft(), step: 2, listing: { ...home, country: "CN" } });
  await show();
  expect(pageText()).toContain("署名");
  expect(document.querySelector("#agent-name")).toBeNull();
  answer(null);
  await settle();
  expect(document.querySelector("#agent-name")).not.toBeNull();
});

test("only what the card lacks is asked for, and kept without touching the rest", async () => {
  const card = { name: "周小雨", phone: "138", company: "安居置业", licence: null, address: null, email: null };
  answers["account.card.get"] = async () => card;
  saveDraft(user, { ...emptyDraft(), step: 2, listing: { ...home, country: "CN" } });
  await show();
  expect([...document.querySelectorAll("[id^=agent-]:is(input)")].map(({ id }) => id)).toEqual(["agent-licence"]);
  await type("#agent-licence", "沪-77");
  await choose("中文");
  await choose("微信");
  await press("生成内容");
  expect(inputsOf("campaigns.create")).toMatchObject([{ agent: { ...card, licence: "沪-77" } }]);
  expect(inputsOf("account.card.save")).toEqual([{ ...card, markets: { CN: { licence: "沪-77" } } }]);
});

const last = { languages: ["zh", "ja"], style: "luxury", platforms: ["wechat"], kinds: ["post", "sms"] };

test("the second campaign stands filled in as the last one, and what is taken back stays taken back", async () => {
  answers["presets.list"] = async () => ({ last, named: [] });
  atPreferences();
  await show();
  expect([choice("中文"), choice("日本語"), choice("微信")].map(({ checked }) => checked)).toEqual([true, true, true]);
  expect(button("和上次一样").getAttribute("aria-pressed")).toBe("true");
  expect(pageText()).toContain("已按上次的选择填好");
  for (const name of ["中文", "日本語", "微信"]) await choose(name);
  expect(pageText()).not.toContain("已按上次的选择填好");
  await unmountAll();
  await show();
  expect(choice("中文").checked).toBe(false);
});

test("what somebody chose before is not overruled by the last time", async () => {
  answers["presets.list"] = async () => ({ last, named: [] });
  saveDraft(user, { ...emptyDraft(), step: 2, listing: { ...home }, languages: ["en"] });
  await show();
  expect([choice("English"), choice("中文")].map(({ checked }) => checked)).toEqual([true, false]);
});

test("the choices of the last campaign are one press, and choices are kept under a name", async () => {
  answers["presets.list"] = async () => ({ last, named: [] });
  answers["presets.save"] = async (input) => ({ last, named: [{ id: uuid(), ...(input as object) }] });
  saveDraft(user, { ...emptyDraft(), step: 2, listing: { ...home }, languages: ["en"] });
  await show();
  await press("和上次一样");
  expect([choice("中文"), choice("日本語"), choice("微信")].map(({ checked }) => checked)).toEqual([true, true, true]);
  expect(choice("English").checked).toBe(false);
  await press("保存为常用组合");
  await type('[aria-label="组合名称"]', "朋友圈");
  await press("保存");
  expect(inputsOf("presets.save")).toEqual([{ name: "朋友圈", choices: last }]);
  expect(button("朋友圈").getAttribute("aria-pressed")).toBe("true");
});

test("an attempt whose answer was lost is repeated with the same key, a changed one with another", async () => {
  atPreferences();
  answers["campaigns.create"] = async () => Promise.reject(new TypeError("network"));
  await show();
  await choose("中文");
  await choose("微信");
  await type("#agent-name", "顾芸");
  await press("生成内容");
  expect(pageText()).toContain("服务正在恢复");
  await press("生成内容");
  await choose("微博");
  await press("生成内容");
  const keys = inputsOf("campaigns.create").map((input) => Reflect.get(Object(input), "idempotencyKey"));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("what was typed is there again after a reload, at the same step", async () => {
  atPreferences();
  await show();
  await choose("Deutsch");
  await choose("新潮");
  await unmountAll();
  await show();
  expect(choice("Deutsch").checked).toBe(true);
  expect(choice("新潮").checked).toBe(true);
  expect(pageText()).toContain("已恢复上次未完成的内容。");
});

test("going back and forth loses nothing", async () => {
  atPreferences();
  await show();
  await choose("Deutsch");
  await press("上一步");
  expect(document.activeElement?.textContent).toContain("确认房源信息");
  await press("下一步");
  expect(choice("Deutsch").checked).toBe(true);
});

test("starting over asks first, then forgets everything", async () => {
  atPreferences();
  await show();
  await press("重新开始");
  await act(async () => settle());
  expect(loadDraft(user)).not.toBeNull();
  await press("清除并重新开始");
  expect(button("读取房源")).toBeDefined();
  await unmountAll();
  expect(loadDraft(user)?.listing ?? null).toBeNull();
});

async function paste(selector: string, text: string) {
  const field = document.querySelector<HTMLTextAreaElement>(selector);
  if (!field) throw new Error(`no ${selector}`);
  const event = new Event("paste", { bubbles: true, cancelable: true });
  Reflect.set(event, "clipboardData", { getData: () => text });
  await act(async () => field.dispatchEvent(event));
  return event.defaultPrevented;
}

test("a long page source is held as a chip, and is what is sent", async () => {
  answers["imports.start"] = async () => new Promise(() => {});
  await show();
  await press("从浏览器");
  const page = `<html>${"房".repeat(500_000)}</html>`;
  expect(await paste('[data-field="html"]', page)).toBe(true);
  expect(document.querySelector('[data-field="html"]')).toBeNull();
  expect(pageText()).toContain("网页源码已收下");
  expect(pageText()).toContain("1.5 MB");
  await press("读取房源");
  expect(inputsOf("imports.start")[0]).toMatchObject({ source: { type: "html", html: page } });
});

test("text over the limit says how much of it was kept", async () => {
  await show();
  await press("粘贴文字");
  await paste('[data-field="text"]', "房".repeat(100_005));
  expect(pageText()).toContain("这段文字有 100,005 字，只收下了前 100,000 字。");
});

const limits = {
  platforms: 2,
  languages: 2,
  onlyLanguages: ["zh", "en"],
  video: false,
  hdVideo: false,
  crm: false,
  reports: "monthly",
  api: false,
  customTemplates: false,
  manager: false,
  support: { zh: "", en: "" },
};
const allowed = (left: number) => ({
  state: "running",
  subscriptionId: uuid(),
  source: "order",
  planCode: "basic",
  planName: { zh: "基础版", en: "Basic" },
  entitlements: limits,
  quota: { plan: 10, extra: 0, limit: 10, used: 10 - left, left },
  startsAt: "2026-03-01T00:00:00Z",
  endsAt: "2026-04-01T00:00:00Z",
});

test("what the plan does not have can be seen, is not taken, and says which limit it is", async () => {
  atPreferences();
  answers["account.entitled"] = async () => allowed(4);
  answers["plans.onSale"] = async () => ({ list: "member", plans: [], packs: [] });
  await showInRouter();
  await choose("日本語");
  expect(choice("日本語").checked).toBe(false);
  expect(pageText()).toContain("基础版暂不支持这种语言");
  await choose("中文");
  expect(choice("中文").checked).toBe(true);
  expect(pageText()).not.toContain("基础版暂不支持这种语言");
  await choose("微信");
  await choose("微博");
  await choose("小红书");
  expect(choice("小红书").checked).toBe(false);
  expect(pageText()).toContain("基础版一次最多选 2 个平台");
  await choose("微博");
  await choose("小红书");
  expect(choice("小红书").checked).toBe(true);
});

test("a refusal by the server explains itself, and nothing typed is lost", async () => {
  atPreferences();
  answers["account.entitled"] = async () => allowed(1);
  answers["plans.onSale"] = async () => ({ list: "member", plans: [], packs: [] });
  answers["campaigns.create"] = async () => {
    answers["account.entitled"] = async () => allowed(0);
    throw apiError("quota_used_up");
  };
  await showInRouter();
  await choose("中文");
  await choose("微信");
  await type("#agent-name", "顾芸");
  await press("生成内容");
  await settle();
  expect(pageText()).toContain("本期 10 套额度已用完");
  expect(choice("微信").checked).toBe(true);
  expect(document.querySelector<HTMLInputElement>("#agent-name")?.value).toBe("顾芸");
});

test("used-up listings are said at the top of the last step and again above its button, and read out once", async () => {
  atPreferences();
  answers["account.entitled"] = async () => allowed(0);
  answers["plans.onSale"] = async () => ({ list: "member", plans: [], packs: [] });
  await showInRouter();
  expect(pageText().split("本期 10 套额度已用完")).toHaveLength(3);
  const [top] = [...document.querySelectorAll("p")].filter((one) => one.textContent === "本期 10 套额度已用完");
  const languages = document.querySelector("#languages");
  expect(languages && top && languages.compareDocumentPosition(top) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  const announced = [...document.querySelectorAll("[role=status]")].map((one) => one.textContent).join();
  expect(announced.split("本期 10 套额度已用完")).toHaveLength(2);
});

test("posts lead with what the agent chooses, and each voice shows how it would begin for this home", async () => {
  answers["campaigns.angles"] = async () => ({
    openings: { professional: "客厅朝南，日照方向清楚。" },
    leads: [
      { id: "livingSouth", label: "客厅朝南", openings: { professional: "客厅朝南，日照方向清楚。" } },
      { id: "transit", label: "距地铁站620米", openings: { professional: "先说交通：距地铁站620米。" } },
    ],
  });
  atPreferences();
  await show();
  expect(inputsOf("campaigns.angles")).toMatchObject([{ language: "zh", listing: { title: "梅川苑" } }]);
  expect(pageText()).toContain("各平台从不同的亮点开头");
  await choose("距地铁站620米");
  const voices = document.querySelector("#style")?.textContent;
  expect(voices).toContain("先说交通：距地铁站620米。");
  await unmountAll();
  expect(loadDraft(user)?.lead).toBe("transit");
  await show();
  expect(choice("距地铁站620米").checked).toBe(true);
  await choose("由房播来选");
  await unmountAll();
  expect(loadDraft(user)?.lead).toBeNull();
});

test("several links are all kept: one is chosen, the others wait, typed or brought here alike", async () => {
  answers["imports.start"] = () => new Promise(() => {});
  const links = ["https://a.example/1", "https://b.example/2"];
  await show(links.join("\n"));
  expect(pageText()).toContain("这里有 2 个链接");
  await press("https://b.example/2");
  await submit();
  expect(inputsOf("imports.start")).toMatchObject([{ source: { type: "url", url: links[1] } }]);
  await unmountAll();
  localStorage.clear();
  await show();
  await type("[data-field=url]", links.join(" "));
  expect(pageText()).toContain("这里有 2 个链接");
});

test("one press chooses all languages or all of the six platforms, another takes them back", async () => {
  atPreferences();
  await show();
  await press("全选：语言");
  expect(pageText()).toContain("已选 6");
  await press("全选：平台");
  await type("#agent-name", "林晚");
  await press("生成内容");
  const [sent] = inputsOf("campaigns.create") as { preferences: { languages: string[]; platforms: string[] } }[];
  expect(sent?.preferences.languages).toEqual(["zh", "en", "ja", "ko", "fr", "de"]);
  expect(sent?.preferences.platforms).toEqual(["wechat", "weibo", "xiaohongshu", "facebook", "instagram", "twitter"]);
  await press("全不选：语言");
  expect(choice("中文").checked).toBe(false);
});

test("all of them stops where the plan stops, and says which plan goes on", async () => {
  answers["account.entitled"] = async () => allowed(4);
  answers["plans.onSale"] = async () => ({ list: "member", plans: [], packs: [] });
  atPreferences();
  await showInRouter();
  await press("全选：语言");
  expect(pageText()).toContain("已选 2 / 2");
  await press("全选：平台");
  for (const name of ["微信", "微博"]) expect(choice(name).checked).toBe(true);
  expect(choice("小红书").checked).toBe(false);
  expect(pageText()).toContain("一次最多选 2 个平台");
});

test("what is sure is shown and folded, what is in doubt or missing stands as a field, and nothing claims more than it has", async () => {
  const sure = { source: "json-ld" as const, confidence: 0.95 };
  const listing = {
    ...home,
    country: "TH",
    transaction: "sale" as const,
    price: { amount: 6_980_000, currency: "CNY", period: null },
    rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
    address: { ...home.address, city: "上海" },
    floor: "中楼层",
    orientation: "南",
    provenance: { title: sure, price: sure, orientation: { source: "text" as const, confidence: 0.4 } },
  };
  saveDraft(user, { ...emptyDraft(), step: 1, listing });
  await show();
  const field = (path: string) => document.querySelector(`[data-fact="${path}"] :is(input, select, textarea)`);
  expect(field("orientation"), "in doubt").not.toBeNull();
  for (const path of ["title", "price", "area", "floor", "address.city"]) {
    expect(field(path), `${path} is sure`).toBeNull();
    expect(document.querySelector(`[data-sure="${path}"]`)).not.toBeNull();
  }
  expect(pageText()).toContain("未填：");
  await press("确认无误：朝向");
  expect(field("orientation"), "a field that was shown stays").not.toBeNull();
  expect(pageText()).toContain("填好的都有可靠来源，另有");
  expect(pageText(), "fields are empty").not.toContain("全部信息都有可靠来源");
  await press("修改：价格与面积");
  expect(field("price")).not.toBeNull();
});

const sameHome = {
  propertyId: uuid(),
  number: "PROP-003",
  title: "梅川苑",
  version: 4,
  reason: "link" as const,
  changes: [
    {
      path: "price",
      before: { amount: 6_980_000, currency: "CNY", period: null },
      after: { amount: 6_680_000, currency: "CNY", period: null },
    },
    { path: "orientation", before: null, after: "南" },
  ],
  updated: { ...home, orientation: "南" },
  photos: [],
  repeated: [],
};

test("a home one has already is offered as an update, with what changed", async () => {
  saveDraft(user, { ...emptyDraft(), step: 1, listing: home, same: sameHome });
  await show();
  expect(pageText()).toContain("您已经有这套房：PROP-003 梅川苑");
  expect(document.querySelector("dl del")?.textContent).toContain("698");
  expect(document.querySelector("dl ins")?.textContent).toContain("668");
  await press("更新已有房源");
  expect(pageText()).not.toContain("您已经有这套房");
  await unmountAll();
  expect(loadDraft(user)).toMatchObject({
    same: null,
    property: { id: sameHome.propertyId, version: 4 },
    listing: { orientation: "南" },
  });
});

test("a home that is updated keeps its photos, and takes those it does not show yet behind them", async () => {
  const photo = (id: string) => ({ id, url: `https://media.example/${id}`, width: 640, height: 480, caption: null });
  const [cover, garden, read, repeated] = [uuid(), uuid(), uuid(), uuid()];
  saveDraft(user, {
    ...emptyDraft(),
    step: 1,
    listing: home,
    same: { ...sameHome, photos: [photo(cover), photo(garden)], repeated: [repeated] },
    photos: [photo(repeated), photo(read)],
    chosen: [repeated, read],
  });
  await show();
  await press("更新已有房源");
  await unmountAll();
  const draft = loadDraft(user);
  expect(draft?.photos.map(({ id }) => id)).toEqual([cover, garden, read]);
  expect(draft?.chosen).toEqual([cover, garden, read]);
});

test("a home that is another one goes on as it was read", async () => {
  saveDraft(user, { ...emptyDraft(), step: 1, listing: home, same: sameHome });
  await show();
  await press("当作另一套");
  await unmountAll();
  expect(loadDraft(user)).toMatchObject({ same: null, property: null, listing: { orientation: null } });
});

test("a file is sent as it is, photos one after the other and then together", async () => {
  answers["imports.startFile"] = () => new Promise(() => {});
  await show();
  await press("文件和照片");
  await submit();
  expect(pageText()).toContain("请先选择一个文件，或几张照片。");
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no field for files");
  const file = new File(["%PDF-1.7"], "brochure.pdf", { type: "application/pdf" });
  await act(async () => {
    Object.defineProperty(input, "files", { value: [file], configurable: true });
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(pageText()).toContain("brochure.pdf");
  await press("读取房源");
  expect(inputsOf("imports.startFile")).toMatchObject([{ file }]);
});
