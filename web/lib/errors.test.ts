import { expect, test } from "vitest";
import { causeOf, errorText } from "#web/lib/errors.ts";
import { startI18n } from "#web/lib/i18n.ts";

test("a code of our API becomes its sentence with the values filled in", async () => {
  const i18n = await startI18n("zh");
  const error = Object.assign(new Error("x"), { code: "host_not_found", data: { host: "example.com" } });
  expect(errorText(i18n.getFixedT("zh", "errors"), error)).toBe("找不到网站 example.com，请检查链接是否完整。");
});

test("a broken connection is not an internal error, and the unknown is", () => {
  expect(causeOf(new TypeError("Failed to fetch")).code).toBe("unavailable");
  expect(causeOf(new Error("?")).code).toBe("internal");
  expect(causeOf({ code: "no_such_code" }).code).toBe("internal");
  expect(causeOf(null).code).toBe("internal");
});

test("a missing key shows the key itself", async () => {
  const i18n = await startI18n("en");
  expect(i18n.t("no.such.key" as never)).toBe("no.such.key");
});
