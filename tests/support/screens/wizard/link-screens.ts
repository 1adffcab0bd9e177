import { homesCsv } from "#tests/support/documents/homes-table";
import { fails, press, type Screen, type Stage } from "../kit.ts";
import { publish, tab } from "./addresses.ts";

const failedImport = (code: string) => fails("imports.start", code, 422);

const readLink = async ({ page, t }: Stage) => {
  await page.getByLabel(t.wizard.link.url, { exact: true }).fill("https://listing.example/room/42");
  await page.getByRole("button", { name: t.wizard.link.parse, exact: true }).click();
  await page.getByRole("alert").waitFor();
};

export const linkScreens: Screen[] = [
  { name: "wizard-link", caption: ["发布第 1 步：链接", "Wizard, step 1: link"], who: "newcomer", path: publish },
  {
    name: "wizard-link-text",
    caption: ["第 1 步：粘贴文字", "Step 1: pasted text"],
    who: "newcomer",
    path: publish,
    act: tab("text"),
    state: true,
  },
  {
    name: "wizard-link-file",
    caption: ["第 1 步：文件和照片", "Step 1: files and photos"],
    who: "newcomer",
    path: publish,
    act: async (stage) => {
      await tab("file")(stage);
      const files = [
        { name: "brochure.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 ".padEnd(900_000)) },
      ];
      await stage.page.locator('input[type="file"]').setInputFiles(files);
      await stage.page.getByText("brochure.pdf").waitFor();
    },
    state: true,
  },
  {
    name: "import-many",
    caption: ["批量导入", "Many homes at once"],
    who: "newcomer",
    path: "/dashboard/properties/import",
  },
  {
    name: "import-many-shared",
    caption: ["批量导入：两段分享文字", "Many homes: two shared messages"],
    who: "newcomer",
    path: "/dashboard/properties/import",
    act: async ({ page, t }) => {
      const texts = [
        "【链家】中远两湾城 3室2厅 698万 https://sh.lianjia.com/ershoufang/1.html 复制打开",
        "Two-bed flat in Hackney, 850 sq ft https://homes.example/2",
      ];
      await page.getByLabel(t.batch.links.label, { exact: true }).fill(texts.join("\n\n"));
    },
    state: true,
  },
  {
    name: "import-many-check",
    caption: ["批量导入：核对列和有问题的行", "Many homes: columns and rows with problems"],
    who: "newcomer",
    path: "/dashboard/properties/import",
    act: async (stage) => {
      const files = [{ name: "homes.csv", mimeType: "text/csv", buffer: Buffer.from(homesCsv()) }];
      await stage.page.locator('input[type="file"]').setInputFiles(files);
      await stage.page.getByLabel(stage.t.batch.check.country, { exact: true }).selectOption("CN");
      await press((t) => t.batch.check.look)(stage);
      await stage.page.getByRole("heading", { name: stage.t.batch.troubles.title }).waitFor();
    },
    state: true,
  },
  {
    name: "wizard-link-html",
    caption: ["第 1 步：从浏览器发送", "Step 1: from the browser"],
    who: "newcomer",
    path: publish,
    act: tab("html"),
    state: true,
  },
  {
    name: "wizard-link-blank",
    caption: ["第 1 步：没有填链接", "Step 1: no link given"],
    who: "newcomer",
    path: publish,
    act: press((t) => t.wizard.link.parse),
    state: true,
  },
  {
    name: "wizard-link-blocked",
    caption: ["第 1 步：网站拦截", "Step 1: blocked by the site"],
    who: "newcomer",
    path: publish,
    before: failedImport("blocked"),
    act: readLink,
    state: true,
  },
];
