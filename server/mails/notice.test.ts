import { expect, test } from "vitest";
import { accountMails, mailLanguages, packageMails } from "#contract/mail";
import { dayIn, renderNotice, renderPackageNotice } from "./notice.ts";

const fill = {
  date: new Date("2026-04-01T23:00:00Z"),
  link: "https://a.example/dashboard/profile",
  origin: "https://a.example",
  names: null,
};

test("the scheduled end names its day in words and leads back to the account", () => {
  expect(renderNotice("deletion_scheduled", "zh", fill).subject).toBe("您的账号将于 2026年4月1日删除");
  const mail = renderNotice("deletion_scheduled", "en", fill);
  expect(mail.subject).toBe("Your account will be deleted on 1 April 2026");
  expect(mail.text).toContain(fill.link);
  expect(mail.html).toContain(`href="${fill.link}"`);
});

test("no mail has a hole left in it, and only the scheduled end has a button", () => {
  for (const language of mailLanguages)
    for (const kind of accountMails) {
      const mail = renderNotice(kind, language, fill);
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain("{{");
      expect(mail.html.includes("<a href"), kind).toBe(kind === "deletion_scheduled");
    }
});

test("a day is the reader's own: one moment is two days in two time zones", () => {
  const late = new Date("2026-03-31T17:00:00Z");
  expect(dayIn(late, "zh", "Asia/Shanghai")).toBe("2026年4月1日");
  expect(dayIn(late, "en", "America/Vancouver")).toBe("31 March 2026");
});

test("no mail about a package has a hole left in it, and each leads to the packages", () => {
  const values = { plan: "Basic", from: "1 March 2026", day: "1 April 2026", used: "8", total: "10" };
  for (const language of mailLanguages)
    for (const kind of packageMails) {
      const mail = renderPackageNotice(kind, language, { values, origin: "https://a.example", names: null });
      expect(`${mail.subject}${mail.text}${mail.html}`, kind).not.toContain("{{");
      expect(mail.html, kind).toContain('href="https://a.example/dashboard/packages"');
    }
});
