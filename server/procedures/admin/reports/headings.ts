/** What the tables of a report are headed with, in both languages. */
import type { TableWords } from "#engine/reports/table";
import { adminTasks as enTasks } from "#locales/en/admin-tasks";
import { reports as en } from "#locales/en/reports";
import { adminTasks as zhTasks } from "#locales/zh/admin-tasks";
import { reports as zh } from "#locales/zh/reports";

type Against = "before" | "year";

export function tableHeadings(language: "zh" | "en", against: Against): TableWords {
  const [words, { causes }] = language === "zh" ? [zh, zhTasks] : [en, enTasks];
  const { figures, dimensions, parts, styleProfessional, unnamed, day, file } = words;
  const compared = (name: string) => file.compared[against].replace("{{name}}", name);
  const { summary, figure, value } = file.heads;
  return { figures, dimensions, parts, styleProfessional, unnamed, causes, day, compared, summary, figure, value };
}
