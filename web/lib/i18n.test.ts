import { expect, test } from "vitest";
import { texts as en } from "#locales/en/index";
import { texts as zh } from "#locales/zh/index";
import { currentLanguage, loadSubjects, type Subject, startI18n, switchLanguage } from "#web/lib/i18n.ts";

const subjects = Object.keys(zh) as Subject[];

test.each([
  ["zh", zh],
  ["en", en],
] as const)("every subject of the dictionary can be fetched by its name in %s", async (language, texts) => {
  const i18n = await startI18n(language);
  await loadSubjects(...subjects);
  for (const subject of subjects) expect(i18n.getResourceBundle(language, subject), subject).toEqual(texts[subject]);
});

test("a switch brings every subject that was in use, and what is opened later comes in the new language", async () => {
  const i18n = await startI18n("zh");
  await loadSubjects("tasks");
  await switchLanguage(i18n, "en");
  expect(currentLanguage(i18n)).toBe("en");
  expect(document.documentElement.lang).toBe("en");
  expect(i18n.t("tasks:title")).toBe(en.tasks.title);
  await loadSubjects("packages");
  expect(i18n.t("packages:title")).toBe(en.packages.title);
});
