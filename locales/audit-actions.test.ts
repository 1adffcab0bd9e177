import { expect, test } from "vitest";
import { auditActions, isAuditAction } from "#contract/admin/audit-actions";
import { auditActions as en } from "#locales/en/audit-actions";
import { auditSentences as enSentences } from "#locales/en/audit-sentences";
import { auditActions as zh } from "#locales/zh/audit-actions";
import { auditSentences as zhSentences } from "#locales/zh/audit-sentences";
import { flatten } from "#tests/support/dictionaries";

test.each([
  ["Chinese", zh],
  ["English", en],
])("every action of the audit has words of its own in %s, and no words are left over", (_, texts) => {
  const words = flatten(texts);
  expect([...words.keys()].sort()).toEqual([...auditActions].sort());
  expect(new Set(words.values()).size).toBe(words.size);
});

test.each([
  ["Chinese", zhSentences],
  ["English", enSentences],
])(
  "every action has a sentence of its own in %s that says who did it, and no sentence is left over",
  (_, { sentences }) => {
    const words = flatten(sentences);
    expect([...words.keys()].sort()).toEqual([...auditActions].sort());
    expect(new Set(words.values()).size).toBe(words.size);
    for (const [action, sentence] of words) expect(sentence, action).toMatch(/^\{\{who\}\}/);
  },
);

test("a name that nothing writes is no action", () => {
  expect(isAuditAction("orders.update")).toBe(true);
  expect(isAuditAction("orders.vanish")).toBe(false);
});
