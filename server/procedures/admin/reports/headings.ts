/** What the tables of a report are headed with, in both languages. */
import type { TableWords } from "#engine/reports/table";
import { adminTasks as enCauses } from "#locales/en/admin-tasks";
import { reports as en } from "#locales/en/reports";
import { tasks as enTasks } from "#locales/en/tasks";
import { adminTasks as zhCauses } from "#locales/zh/admin-tasks";
import { reports as zh } from "#locales/zh/reports";
import { tasks as zhTasks } from "#locales/zh/tasks";

type Against = "before" | "year";

export function tableHeadings(language: "zh" | "en", against: Against): TableWords {
  const [words, { causes }, { kind: taskKinds }] =
    language === "zh" ? [zh, zhCauses, zhTasks] : [en, enCauses, enTasks];
  const { figures, dimensions, parts, styleProfessional, unnamed, day, file } = words;
  const compared = (name: string) => file.compared[against].replace("{{name}}", name);
  const { summary, figure, value } = file.heads;
  const names = { parts, styleProfessional, unnamed, causes, taskKinds };
  return { ...names, figures, dimensions, day, compared, summary, figure, value };
}
