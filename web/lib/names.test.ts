import { expect, test } from "vitest";
import { startI18n } from "#web/lib/i18n.ts";

test("the interface reads with the name the page was served with", async () => {
  const config = { brand: { zh: "安居", en: "<b>Homely</b>" } };
  document.body.innerHTML = `<script type="application/json" id="listcast-config"></script>`;
  const [script] = document.scripts;
  if (script) script.textContent = JSON.stringify(config);
  const i18n = await startI18n("en");
  // text, never markup: React writes it as it is
  expect(i18n.t("product")).toBe("<b>Homely</b>");
  document.body.innerHTML = "";
  expect((await startI18n("en")).t("product")).toBe("Listcast");
});
