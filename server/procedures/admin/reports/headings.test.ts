import { expect, test } from "vitest";
import { taskKinds } from "#contract/task-names";
import { partName } from "#engine/reports/part-name";
import { tasks as en } from "#locales/en/tasks";
import { tasks as zh } from "#locales/zh/tasks";
import { tableHeadings } from "./headings.ts";

test("a kind of task is called in the reports as in the list of tasks, whichever it is", () => {
  for (const [language, { kind: names }] of [
    ["zh", zh],
    ["en", en],
  ] as const) {
    const words = tableHeadings(language, "before");
    expect(taskKinds.map((kind) => partName(language, words, "taskKind", kind))).toEqual(
      taskKinds.map((kind) => names[kind]),
    );
  }
});
