/** Model API management: its tabs, and what opens over them. */
import { all, fails, holds, like, press, type Screen, type Stage, says } from "#tests/support/screens/kit";
import { calls, id, off, result, state, usage, versions } from "./rows.ts";

const at = (tab: string) => `/admin/config/api?tab=${tab}`;

const withProviders = says("admin.models.get", state);

const withPrompts = all(withProviders, says("admin.models.prompts.list", versions));

const tested = { error: null, answer: "" };

const dialog = async ({ page }: Stage) => page.getByRole("dialog").first().waitFor();

const admin = { who: "admin" } as const;

const over = { ...admin, state: true } as const;

export const adminModelsScreens: Screen[] = [
  {
    ...admin,
    name: "admin-models-empty",
    caption: ["模型接口：还没有服务商", "Model API: no provider yet"],
    path: at("providers"),
  },
  {
    ...admin,
    name: "admin-models-providers",
    caption: ["模型接口：服务商", "Model API: providers"],
    path: at("providers"),
    before: withProviders,
  },
  {
    ...over,
    name: "admin-models-off",
    caption: ["模型接口：全部关闭", "Model API: all off"],
    path: at("providers"),
    before: says("admin.models.get", off),
  },
  {
    ...over,
    name: "admin-models-turn-off",
    caption: ["关闭所有模型前的确认", "Before all models go off"],
    path: at("providers"),
    before: withProviders,
    act: all(
      press((t) => t.adminModels.off.turnOff),
      dialog,
    ),
  },
  {
    ...over,
    name: "admin-models-tested",
    caption: ["模型接口：测试结果", "Model API: a test's result"],
    path: at("providers"),
    before: all(
      withProviders,
      says("admin.models.test", { ...tested, ok: true, milliseconds: 842, cause: null, tokensIn: 31, tokensOut: 7 }),
    ),
    act: async (stage) => {
      const { works } = stage.t.adminModels;
      await press((t) => t.adminModels.actions.test)(stage);
      await stage.page.getByText(like(works)).waitFor();
    },
  },
  {
    ...over,
    name: "admin-models-test-refused",
    caption: ["模型接口：测试失败，服务商的原话", "Model API: a test that failed, in the provider's words"],
    path: at("providers"),
    before: all(
      withProviders,
      says("admin.models.test", {
        ...tested,
        ...{ ok: false, milliseconds: 312, cause: "key_refused", tokensIn: null, tokensOut: null },
        error: "HTTP 401\nAuthentication Fails, Your api key: ••• is invalid",
      }),
    ),
    act: async (stage) => {
      await press((t) => t.adminModels.actions.test)(stage);
      await stage.page.getByRole("region", { name: stage.t.adminModels.log.error }).waitFor();
    },
  },
  {
    ...over,
    name: "admin-models-edit",
    caption: ["编辑服务商", "Editing a provider"],
    path: at("providers"),
    before: withProviders,
    act: all(
      press((t) => t.adminModels.actions.edit),
      dialog,
    ),
  },
  {
    ...over,
    name: "admin-models-key",
    caption: ["设置密钥", "Setting a key"],
    path: at("providers"),
    before: withProviders,
    act: all(
      press((t) => t.adminModels.actions.key),
      dialog,
    ),
  },
  {
    ...over,
    name: "admin-models-waiting",
    caption: ["模型接口：读取中", "Model API: loading"],
    path: at("providers"),
    before: holds("admin.models.get"),
    act: async ({ page }) => page.locator("h1").waitFor(),
    waiting: true,
  },
  {
    ...over,
    name: "admin-models-failed",
    caption: ["模型接口：读取失败", "Model API: could not be read"],
    path: at("providers"),
    before: fails("admin.models.get", "not_found", 404),
  },
  {
    ...over,
    name: "admin-models-forbidden",
    caption: ["模型接口：没有权限", "Model API: no permission"],
    path: at("providers"),
    before: fails("admin.models.get", "forbidden", 403),
  },
  {
    ...admin,
    name: "admin-models-prompts",
    caption: ["模型接口：提示词", "Model API: prompts"],
    path: at("prompts"),
    before: withPrompts,
  },
  {
    ...over,
    name: "admin-models-prompt-draft",
    caption: ["提示词：草稿缺少占位符", "Prompts: a draft that lacks a placeholder"],
    path: at("prompts"),
    before: withPrompts,
    act: async ({ page, t }) => {
      const { partNames } = t.adminModels.prompts;
      await page.getByRole("button", { name: partNames.task, exact: true }).click();
      await page.getByRole("textbox", { name: partNames.task, exact: true }).fill("{{platform}} {{language}} {{fact}}");
      await page.getByText(like(t.adminModels.prompts.draftText)).waitFor();
    },
  },
  {
    ...over,
    name: "admin-models-compare",
    caption: ["提示词：版本对比", "Prompts: two versions compared"],
    path: at("prompts"),
    before: withPrompts,
    act: async (stage) => {
      await stage.page
        .getByRole("button", { name: stage.t.adminModels.prompts.compareNamed.replace("{{version}}", "0") })
        .click();
      await dialog(stage);
    },
  },
  {
    ...over,
    name: "admin-models-roll-back",
    caption: ["提示词：回退前的确认", "Prompts: before rolling back"],
    path: at("prompts"),
    before: withPrompts,
    act: async (stage) => {
      await stage.page
        .getByRole("button", { name: stage.t.adminModels.prompts.backNamed.replace("{{version}}", "0") })
        .click();
      await dialog(stage);
    },
  },
  {
    ...admin,
    name: "admin-models-trial",
    caption: ["模型接口：对比试写", "Model API: side by side"],
    path: at("trial"),
    before: withProviders,
  },
  {
    ...over,
    name: "admin-models-tried",
    caption: ["对比试写：结果", "Side by side: what was written"],
    path: at("trial"),
    before: all(
      withProviders,
      says("admin.models.trial", [
        result("DeepSeek"),
        result("qwen", { faults: ['"地铁 5 分钟" (minutes) does not follow from the facts: leave it out.'] }),
        result("composer", { milliseconds: 40, tokensIn: 0, tokensOut: 0, cost: 0, currency: null }),
      ]),
    ),
    act: async (stage) => {
      await press((t) => t.adminModels.trial.run)(stage);
      await stage.page.getByText(stage.t.adminModels.trial.ready, { exact: true }).first().waitFor();
    },
  },
  {
    ...admin,
    name: "admin-models-usage",
    caption: ["模型接口：用量与费用", "Model API: usage and cost"],
    path: at("usage"),
    before: all(withProviders, says("admin.models.usage", usage)),
  },
  {
    ...over,
    name: "admin-models-usage-account",
    caption: ["用量与费用：一个账号", "Usage and cost: one account"],
    path: `${at("usage")}&account=${id(5)}`,
    before: all(
      withProviders,
      says("admin.models.usage", { ...usage, byAccount: usage.byAccount.slice(0, 1), failures: [] }),
    ),
  },
  {
    ...admin,
    name: "admin-models-usage-empty",
    caption: ["用量与费用：没有调用", "Usage and cost: none"],
    path: at("usage"),
  },
  {
    ...admin,
    name: "admin-models-calls",
    caption: ["模型接口：调用记录", "Model API: calls"],
    path: at("log"),
    before: all(withProviders, says("admin.models.log.list", calls)),
  },
  {
    ...over,
    name: "admin-models-call",
    caption: ["调用记录：一次调用", "Model API: one call"],
    path: `${at("log")}&open=${calls.items[0]?.id}`,
    before: all(withProviders, says("admin.models.log.list", calls)),
    act: dialog,
  },
  {
    ...over,
    name: "admin-models-call-refused",
    caption: ["调用记录：失败的调用", "Model API: a call that failed"],
    path: `${at("log")}&open=${calls.items[2]?.id}`,
    before: all(withProviders, says("admin.models.log.list", calls)),
    act: dialog,
  },
];
