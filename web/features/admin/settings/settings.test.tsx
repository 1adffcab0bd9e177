import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SettingsState } from "#contract/admin/settings";
import { LEGAL_VERSION } from "#contract/legal";
import { type SettingKey, type Settings, settingKeys, settings } from "#contract/settings";
import { AdminSettingsScreen } from "#web/routes/admin-settings.tsx";
import { button } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

let state: SettingsState;
const SAVE = "admin.settings.save";

beforeEach(() => {
  resetFakeApi();
  localStorage.clear();
  answers["account.me"] = async () => ({ id: "me", scope: "super" });
  state = {
    values: Object.fromEntries(settingKeys.map((key) => [key, settings[key].otherwise])) as Settings,
    versions: Object.fromEntries(settingKeys.map((key) => [key, 4])) as Record<SettingKey, number>,
    otherwise: {
      company: "Env Ltd",
      contact: { email: "env@example.com", phone: "", address: "", wechat: "" },
      filings: [],
    },
    signUpIsOurs: true,
  };
  answers["admin.settings.get"] = async () => state;
  answers[SAVE] = async (input) => {
    const { values } = input as { values: Partial<Settings> };
    state = { ...state, values: { ...state.values, ...values } };
    return state;
  };
  const text = "# 标题\n\n摘要\n\n## 一\n\n正文\n";
  const both = { zh: text, en: text };
  answers["admin.legal.get"] = async () => ({
    versions: [{ version: LEGAL_VERSION, at: null, by: null }],
    texts: { terms: both, privacy: both },
  });
});
afterEach(unmountAll);

async function show(tab: string) {
  const router = createRouter({
    routeTree: createRootRoute({ component: AdminSettingsScreen }),
    history: createMemoryHistory({ initialEntries: [`/?tab=${tab}`] }),
    defaultNotFoundComponent: () => null,
  });
  await mount(<RouterProvider router={router as never} />);
  await settle();
  return router;
}
const press = async (label: string) => {
  await act(async () => button(label).click());
  await settle();
};
const fieldOf = (label: string): HTMLInputElement | HTMLTextAreaElement => {
  const named = [...document.querySelectorAll("label")].find((one) => one.textContent === label);
  const field = named && document.getElementById(named.htmlFor);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field;
  throw new Error(`no field ${label}`);
};
const fill = async (label: string, value: string) => {
  const field = fieldOf(label);
  const owner = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  await act(async () => {
    Object.getOwnPropertyDescriptor(owner, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
};

test("only what was changed is sent, with the version that was seen, from every tab at once", async () => {
  await show("brand");
  expect(document.querySelector('section[aria-label="保存"]')).toBeNull();
  await fill("公司全称", "上海房声科技有限公司");
  await press("注册与保留期");
  await act(async () => document.querySelector<HTMLInputElement>('input[value="invite"]')?.click());
  expect(pageText()).toContain("2 项未保存的更改");
  await press("保存");
  expect(inputsOf(SAVE)).toEqual([
    {
      values: { company: "上海房声科技有限公司", registration: "invite" },
      versions: { company: 4, registration: 4 },
    },
  ]);
  expect(pageText()).not.toContain("未保存的更改");
});

test("what is wrong is said beside its field, on its tab, and nothing is sent", async () => {
  await show("brand");
  await fill("邮箱", "nobody");
  await fill("中文名", "房声");
  await press("展示与价目");
  await press("保存");
  expect(inputsOf(SAVE)).toEqual([]);
  expect(pageText()).toContain("请填写邮箱。");
  expect(pageText()).toContain("中文和英文都要填。");
  await fill("邮箱", "desk@example.com");
  expect(pageText()).not.toContain("请填写邮箱。");
});

test("another administrator's change is not overwritten without being asked about", async () => {
  await show("brand");
  await fill("公司全称", "我的公司");
  answers[SAVE] = async () => {
    state = {
      ...state,
      values: { ...state.values, company: "别人的公司" },
      versions: { ...state.versions, company: 5 },
    };
    throw Object.assign(apiError("conflict"), { data: { key: "company" } });
  };
  await press("保存");
  expect(pageText()).toContain("“公司全称”刚被其他管理员改过。");
  expect(fieldOf("公司全称").value).toBe("我的公司");
  answers[SAVE] = async () => state;
  await press("保留我的");
  await press("保存");
  expect(inputsOf(SAVE).at(-1)).toEqual({ values: { company: "我的公司" }, versions: { company: 5 } });
});

test("their value is taken where that is wished", async () => {
  await show("brand");
  await fill("公司全称", "我的公司");
  answers[SAVE] = async () => {
    state = { ...state, values: { ...state.values, company: "别人的公司" } };
    throw Object.assign(apiError("conflict"), { data: { key: "company" } });
  };
  await press("保存");
  await press("用对方的");
  expect(fieldOf("公司全称").value).toBe("别人的公司");
  expect(pageText()).not.toContain("未保存的更改");
});

test("leaving with something unsaved asks first, and what was typed stays", async () => {
  const router = await show("brand");
  await fill("公司全称", "我的公司");
  await act(async () => void router.navigate({ to: "/elsewhere" as never }));
  await settle();
  expect(document.querySelector('[role="dialog"], dialog')).not.toBeNull();
  expect(fieldOf("公司全称").value).toBe("我的公司");
});

test("a text that was not saved is there again after a reload, and what somebody else saved meanwhile is asked about", async () => {
  await show("legal");
  await fill("服务条款 · 中文", "# 写了很久的条款\n\n摘要\n\n## 一\n\n正文\n");
  await press("品牌与联系");
  await fill("邮箱", "desk@");
  await unmountAll();
  state.versions = { ...state.versions, legal_draft: 9 };
  await show("legal");
  expect(fieldOf("服务条款 · 中文").value).toContain("写了很久的条款");
  expect(pageText()).toContain("2 项未保存的更改");
  await press("品牌与联系");
  expect(fieldOf("邮箱").value).toBe("desk@");
  await fill("邮箱", "desk@example.com");
  await press("保存");
  expect(inputsOf(SAVE)).toMatchObject([{ versions: { legal_draft: 4, contact: 4 } }]);
  await unmountAll();
  await show("legal");
  expect(pageText()).not.toContain("未保存的更改");
});

test("what is another account's, or left behind on purpose, is not met again", async () => {
  await show("brand");
  await fill("公司全称", "我的公司");
  await unmountAll();
  answers["account.me"] = async () => ({ id: "somebody-else", scope: "super" });
  await show("brand");
  expect(fieldOf("公司全称").value).toBe("");
  await unmountAll();
  answers["account.me"] = async () => ({ id: "me", scope: "super" });
  const again = await show("brand");
  expect(fieldOf("公司全称").value).toBe("我的公司");
  await act(async () => void again.navigate({ to: "/elsewhere" as never }));
  await settle();
  await press("放弃修改");
  await unmountAll();
  await show("brand");
  expect(fieldOf("公司全称").value).toBe("");
});

test("an old value is filled in from the history and waits to be saved", async () => {
  state.values = { ...state.values, company: "新名字" };
  answers["admin.settings.history"] = async (input) =>
    (input as { key: string }).key === "company"
      ? [
          { version: 4, value: "新名字", at: "2026-11-20T08:00:00Z", by: "lin@example.com" },
          { version: 1, value: "旧名字", at: null, by: null },
        ]
      : [];
  await show("brand");
  await press("更改历史");
  expect(pageText()).toContain("lin@example.com");
  await press("恢复成这个值 公司全称 1");
  expect(fieldOf("公司全称").value).toBe("旧名字");
  expect(inputsOf(SAVE)).toEqual([]);
});

test("the notice is shown as people will see it, and needs both languages", async () => {
  await show("notice");
  expect(pageText()).toContain("公告已关闭");
  await act(async () => document.querySelector<HTMLInputElement>('input[role="switch"]')?.click());
  await fill("中文", "今晚十点维护");
  expect(document.querySelector("figure")?.textContent).toContain("今晚十点维护");
  await press("保存");
  expect(pageText()).toContain("中文和英文都要填。");
});

test("a legal text that cannot be read names its line and cannot be published; a saved draft is, after a question", async () => {
  await show("legal");
  expect(button("发布新版本").disabled).toBe(true);
  await fill("服务条款 · 中文", "没有标题");
  expect(pageText()).toContain("第 1 行：要以“# 标题”开头。");
  await fill("服务条款 · 中文", "# 我们的条款\n\n摘要\n\n## 一\n\n新的正文\n");
  expect(document.querySelector('[aria-label="预览"]')?.textContent).toContain("新的正文");
  expect(button("发布新版本").disabled).toBe(true);
  await press("保存");
  expect(button("发布新版本").disabled).toBe(false);
  answers["admin.legal.publish"] = async () => answers["admin.legal.get"]?.({});
  await press("发布新版本");
  const confirm = [...document.querySelectorAll<HTMLButtonElement>('[role="dialog"] button[type="submit"]')].at(-1);
  await act(async () => confirm?.click());
  await settle();
  expect(inputsOf("admin.legal.publish")).toEqual([{ draft: 4 }]);
});
