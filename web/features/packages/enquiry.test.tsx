import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Plan } from "#contract/plan";
import { press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, submit, type, unmountAll } from "#web/testing/mount.tsx";
import { EnquiryDialog } from "./enquiry-dialog.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

const plan = { code: "enterprise", name: { zh: "企业版", en: "Enterprise" } } as Plan;

beforeEach(() => {
  resetFakeApi();
  sessionStorage.clear();
  answers["account.card.get"] = async () => null;
  answers["site.claims"] = async () => ({ supportHours: 9 });
});
afterEach(unmountAll);

async function show(onClose = () => {}) {
  await mount(<EnquiryDialog plan={plan} userId="u1" email="lin@example.com" onClose={onClose} />);
  await settle();
}
const value = (field: string) => document.querySelector<HTMLInputElement>(`[name=enquiry-${field}]`)?.value;

test("what is missing stands at its field, the first has the focus, and nothing is sent", async () => {
  await show();
  await type("[name=enquiry-email]", "");
  await submit();
  for (const words of ["请填写联系人", "请填写公司", "请填写电话或邮箱"]) expect(pageText()).toContain(words);
  expect(document.activeElement?.getAttribute("name")).toBe("enquiry-name");
  expect(inputsOf("enquiries.send")).toEqual([]);
});

test("an enquiry that is sent says who calls back and when; a try after a failure is the same enquiry", async () => {
  answers["enquiries.send"] = () => Promise.reject(apiError("unavailable"));
  await show();
  await type("[name=enquiry-name]", "林知夏");
  await type("[name=enquiry-company]", "梅川路门店");
  await type("[name=enquiry-phone]", "13800001234");
  await type("[name=enquiry-teamSize]", "12");
  await submit();
  expect(pageText()).toContain("没有提交成功");
  expect(value("name")).toBe("林知夏");
  answers["enquiries.send"] = async () => ({ id: "1", createdAt: "2026-03-02T08:00:00Z" });
  await submit();
  const [first, second] = inputsOf("enquiries.send");
  expect(second).toEqual(first);
  expect(first).toMatchObject({
    planCode: "enterprise",
    teamSize: 12,
    message: null,
    language: "zh",
    email: "lin@example.com",
  });
  expect(pageText()).toContain("客服每天服务 9 小时");
  expect(pageText()).toContain("13800001234");
});

test("what was typed is there again when the dialog was closed", async () => {
  await show();
  await type("[name=enquiry-name]", "林知夏");
  await press("取消");
  await unmountAll();
  await show();
  expect(value("name")).toBe("林知夏");
});

test("the account's card fills what it knows", async () => {
  answers["account.card.get"] = async () => ({
    name: "林",
    phone: "138",
    company: "门店",
    licence: null,
    address: null,
    email: null,
  });
  await show();
  await vi.waitFor(() => expect([value("name"), value("company"), value("phone")]).toEqual(["林", "门店", "138"]));
});
