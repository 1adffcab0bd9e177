/** The agent's second campaign: a share text as chat apps send it, last time's choices, one card that signs, three presses. */
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "#tests/support/app";
import { sharedBrowser } from "#tests/support/browser";
import { closeAll, demoAgent } from "#tests/support/demo-agent";
import { desk, expectNoSideways, type Person, phone, visit } from "#tests/support/visitor";

let app: RunningApp;
let browser: Browser;
let agent: Person;
beforeAll(async () => {
  app = await startApp();
  browser = await sharedBrowser();
  agent = await demoAgent(browser, app);
});
afterAll(() => closeAll(browser, app));

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** As a chat app shares a listing: who shares, what it is, the link, what to do with it. */
const shared = (url: string) =>
  `【链家】梅川苑 2室2厅 698万，${url}/demo/listing/meichuan-yuan 复制打开链家查看房源详情`;

/** How often Tab is pressed from the step's heading until the button has the focus. */
async function stopsUntil(page: Page, name: string): Promise<number> {
  await page.getByRole("heading", { level: 2 }).first().focus();
  for (let presses = 1; presses <= 60; presses++) {
    await page.keyboard.press("Tab");
    if (await button(page, name).evaluate((one) => one === document.activeElement)) return presses;
  }
  return 60;
}

test("a card that was typed, with a WeChat code, signs the next campaign, written with last time's choices in three presses", async () => {
  const { page, problems, leave } = await visit(browser, app.url, desk, agent);
  await page.goto(`${app.url}/dashboard/profile`);
  const code = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#111" } })
    .png()
    .toBuffer();
  await page
    .locator('#card input[type="file"]')
    // the logo's stands before it
    .nth(1)
    .setInputFiles({ name: "wechat.png", mimeType: "image/png", buffer: code });
  await page.getByRole("img", { name: "您的微信二维码" }).waitFor();
  // another branch signs at home; a wrong address is said at its field, which has the focus
  await page.locator("#card-email").fill("zhou@");
  await page.getByLabel("添加市场…").selectOption({ label: "中国大陆" });
  await page.locator("#card-CN-company").fill("普陀安居置业梅川路店");
  await button(page, "保存名片").click();
  await page.getByText("邮箱格式不对。").waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("card-email");
  await page.locator("#card-email").fill("zhou@example.com");
  await button(page, "保存名片").click();
  await page.getByText("名片已保存").waitFor();

  await page.goto(`${app.url}/dashboard/publish`);
  await page.getByLabel("房源链接").fill(shared(app.url));
  await button(page, "读取房源").click();
  await page.getByRole("heading", { name: "确认房源信息" }).waitFor();
  await page.getByText("已选 6 / 6 张").waitFor();
  // the form is long, its next step is not: in sight at once, and near for the keyboard
  await expect(
    button(page, "下一步").evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight),
  ).resolves.toBe(true);
  expect(await stopsUntil(page, "下一步")).toBeLessThan(25);

  await button(page, "下一步").click();
  await page.getByRole("heading", { name: "写给谁看，发在哪里" }).waitFor();
  // the card signs: nothing it says is asked again
  await page.getByText("普陀安居置业梅川路店 · 021-5550 0132", { exact: false }).waitFor();
  expect(await page.locator("#agent-name").count()).toBe(0);
  // what was chosen last time stands there: read, next, generate
  await page.getByText("已按上次的选择填好", { exact: false }).waitFor();
  expect(await button(page, "和上次一样").getAttribute("aria-pressed")).toBe("true");
  const low = await page
    .locator(".mantine-Button-root:visible")
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent));
  expect(low, "what is pressed is 44 px high").toEqual([]);

  // a choice of one's own is given a name and is there next time
  await page.getByRole("checkbox", { name: /^邮件/ }).check({ force: true });
  await button(page, "保存为常用组合").click();
  await page.getByLabel("组合名称").fill("带邮件");
  await button(page, "保存").click();
  await page.getByText("已保存为常用组合").waitFor();
  await page.reload();
  await button(page, "带邮件").click();
  await button(page, "生成内容").click();
  await page.waitForURL(/\/dashboard\/campaigns\//);
  await page.getByText("全部写好了").waitFor();

  await page.getByRole("navigation", { name: "按平台选择内容" }).getByRole("button", { name: /^邮件/ }).first().click();
  const letter = page.frameLocator("iframe[title='邮件正文']");
  await letter.getByText("加微信咨询").waitFor();
  await letter.getByText("普陀安居置业梅川路店", { exact: false }).first().waitFor();
  // the home's photo and the code, both there and not merely meant
  await expect
    .poll(() =>
      letter
        .locator("img")
        .evaluateAll((all) => all.filter((one) => one instanceof HTMLImageElement && one.naturalWidth > 0).length),
    )
    .toBe(2);
  expect(problems).toEqual([]);
  await leave();
});

test("on a phone, in English, one line of facts is read, and a form that says nothing is refused by what it lacks", async () => {
  const { page, problems, leave } = await visit(browser, app.url, phone, agent);
  await page.goto(`${app.url}/dashboard/publish`);
  await page.getByRole("tab", { name: "Paste text" }).click();
  await page
    .getByRole("tabpanel")
    .getByRole("textbox")
    .first()
    .fill(
      "Flat to rent in Hackney, London, 2 beds, 1 bath, 65 sqm, 3rd floor, built 1998, south facing, renovated, £2,400",
    );
  await button(page, "Read listing").click();
  await page.getByRole("heading", { name: "Confirm the facts" }).waitFor();
  // no month stands there, so none is written: it is asked for
  await button(page, "Next").click();
  await page.getByText("Whether the rent is by the month or year").first().waitFor();
  await expectNoSideways(page, "step 2");
  const cut = await page
    .locator(".mantine-Button-label:visible")
    .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight).map((one) => one.textContent));
  expect(cut, "no letter's tail is cut off").toEqual([]);
  // the longest name there is
  await page.getByLabel("Currency").selectOption("AED");
  const short = await page.locator("select:visible").evaluateAll((all) =>
    all.flatMap((select) => {
      if (!(select instanceof HTMLSelectElement)) return [];
      const text = select.selectedOptions[0]?.textContent ?? "";
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) return [];
      pen.font = font;
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(text).width > room ? [text] : [];
    }),
  );
  expect(short, "what is chosen is read whole").toEqual([]);
  expect(problems).toEqual([]);
  await leave();
});
