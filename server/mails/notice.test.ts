import { expect, test } from "vitest";
import { renderNotice } from "./notice.ts";
import { noticeKinds } from "./notices.ts";
import { mailLanguages } from "./texts.ts";

const fill = {
  date: new Date("2026-04-01T23:00:00Z"),
  link: "https://a.example/dashboard/profile",
  origin: "https://a.example",
};

test("the scheduled end names its day in words and leads back to the account", () => {
  expect(renderNotice("deletionScheduled", "zh", fill).subject).toBe("您的账号将于 2026年4月1日 删除");
  const mail = renderNotice("deletionScheduled", "en", fill);
  expect(mail.subject).toBe("Your account will be deleted on 1 April 2026");
  expect(mail.text).toContain(fill.link);
  expect(mail.html).toContain(`href="${fill.link}"`);
});

test("no mail has a hole left in it, and only the scheduled end has a button", () => {
  for (const language of mailLanguages)
    for (const kind of noticeKinds) {
      const mail = renderNotice(kind, language, fill);
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain("{{");
      expect(mail.html.includes("<a href"), kind).toBe(kind === "deletionScheduled");
    }
});
