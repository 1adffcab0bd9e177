import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ENQUIRIES_LISTED } from "#contract/property-page";
import { press } from "#web/testing/act-on.ts";
import { answers, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
const { PreviewEnquiries } = await import("./preview-enquiries.tsx");

const asked = (n: number) => ({
  ...{ id: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`, name: `访客${n}`, contact: `n${n}@example.com` },
  ...{ message: "", language: "zh", createdAt: "2026-01-02T03:04:05Z" },
});
beforeEach(resetFakeApi);
afterEach(unmountAll);

test("enquiries go on page by page, whatever the plan has, and are counted as far as they are known", async () => {
  const all = Array.from({ length: ENQUIRIES_LISTED + 1 }, (_, n) => asked(n));
  answers["pages.enquiries"] = async (input) =>
    "before" in Object(input) ? all.slice(ENQUIRIES_LISTED) : all.slice(0, ENQUIRIES_LISTED);
  await mount(<PreviewEnquiries propertyId="home" />);
  await settle();
  expect(pageText()).toContain("访客咨询（100+）");
  expect(document.querySelector("a[href='/dashboard/leads']")).toBeNull();
  await press("显示更早的咨询");
  await settle();
  expect(inputsOf("pages.enquiries").at(-1)).toEqual({ propertyId: "home", before: all[ENQUIRIES_LISTED - 1]?.id });
  expect(pageText()).toContain("访客咨询（101）");
  expect(pageText()).not.toContain("显示更早的咨询");
});
