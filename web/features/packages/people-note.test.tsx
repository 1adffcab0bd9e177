import { afterEach, expect, test } from "vitest";
import { ConfigProvider } from "#web/lib/config-context.tsx";
import { mount, pageText, testConfig, unmountAll } from "#web/testing/mount.tsx";
import { PeopleNote } from "./people-note.tsx";

afterEach(unmountAll);

const show = (contact: Partial<typeof testConfig.contact>) =>
  mount(
    <ConfigProvider value={{ ...testConfig, contact: { ...testConfig.contact, ...contact } }}>
      <PeopleNote />
    </ConfigProvider>,
  );

test("support and a manager are said to be people, each way to reach them beside it", async () => {
  await show({ phone: "400-820 1234", email: "help@example.com", wechat: "fangbo" });
  expect(pageText()).toContain("客服和专属客户经理由专人担任");
  const ways = [...document.querySelectorAll("a")].map((way) => way.getAttribute("href"));
  expect(ways).toEqual(["tel:4008201234", "mailto:help@example.com"]);
  expect(pageText()).toContain("fangbo");
});

test("where nobody is named, the note says that it is so instead of promising a way", async () => {
  await show({});
  expect(document.querySelectorAll("a")).toHaveLength(0);
  expect(pageText()).toContain("本站尚未公布联系方式");
});
