/**
 * The contract of the backend, through the real client. Cases are `protocol` (must hold on a Supabase too) or `house`
 * (ours only: our mails, captcha, password order, limits).
 */
import { afterAll, beforeAll, describe, test } from "vitest";
import type { HouseSubject, Subject } from "./subject.ts";

interface Cases {
  protocol(title: string, run: (subject: Subject) => Promise<void>): void;
  house(title: string, run: (house: HouseSubject, subject: Subject) => Promise<void>): void;
}

export type Chapter = (cases: Cases) => void;

export function contract(
  name: string,
  chapters: Record<string, Chapter>,
  open: () => Promise<Subject>,
  houseToo: boolean,
): void {
  describe(name, () => {
    let subject: Subject | undefined;
    beforeAll(async () => {
      subject = await open();
    });
    afterAll(() => subject?.close());
    const ready = () => {
      if (!subject) throw new Error("the subject did not open");
      return subject;
    };
    const cases: Cases = {
      protocol: (title, run) => void test(title, () => run(ready())),
      house: (title, run) =>
        void test.skipIf(!houseToo)(title, () => {
          const { house } = ready();
          if (!house) throw new Error("a house case needs a house backend");
          return run(house, ready());
        }),
    };
    for (const [chapter, write] of Object.entries(chapters)) describe(chapter, () => write(cases));
  });
}
