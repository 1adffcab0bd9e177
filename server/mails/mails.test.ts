import { describe, expect, test } from "vitest";
import { mailLanguages, signInMails } from "#contract/mail";
import { acceptedLanguage, mailLanguage } from "./language.ts";
import { renderMail } from "./render.ts";

const fill = {
  link: "https://a.example/auth/confirm?token_hash=t&type=signup&next=x",
  code: "012345",
  origin: "https://a.example",
  names: null,
};

describe("mails about an account", () => {
  test("every kind in every language carries the digits in both bodies, and the link first where it has one", () => {
    for (const language of mailLanguages) {
      for (const kind of signInMails) {
        const mail = renderMail(
          kind,
          language,
          kind === "reauthentication" ? { code: fill.code, origin: fill.origin, names: null } : fill,
        );
        expect(mail.text).toContain("012345");
        expect(mail.html).toContain("012345");
        expect(/https?:\S+/.exec(mail.text)?.[0]).toBe(kind === "reauthentication" ? undefined : fill.link);
        expect(mail.html.includes("token_hash=t&amp;type=signup")).toBe(kind !== "reauthentication");
      }
    }
  });

  test("each language is written in its own script", () => {
    for (const kind of signInMails) {
      expect(renderMail(kind, "en", fill).subject).not.toMatch(/\p{Script=Han}/u);
      expect(renderMail(kind, "zh", fill).subject).toMatch(/\p{Script=Han}/u);
    }
  });

  test("nothing in a link can break out of the HTML", () => {
    const { html } = renderMail("confirm", "en", { ...fill, link: 'https://a.example/"><script>x</script>' });
    expect(html).not.toContain("<script>");
  });
});

describe("the language of a mail", () => {
  test("follows the header's weights and ignores what is not ours", () => {
    expect(acceptedLanguage("fr,en;q=0.8,zh;q=0.9")).toBe("zh");
    expect(acceptedLanguage("zh-Hans-CN")).toBe("zh");
    expect(acceptedLanguage("en;q=0")).toBeNull();
    expect(acceptedLanguage("*")).toBeNull();
    expect(acceptedLanguage(undefined)).toBeNull();
  });

  test("takes the first wish that is ours, else Chinese", () => {
    expect(mailLanguage(undefined, "en-US")).toBe("en");
    expect(mailLanguage("zh", "en")).toBe("zh");
    expect(mailLanguage({ evil: true }, null)).toBe("zh");
  });
});

test("a mail speaks under the name an administrator gave, as text and never as markup", () => {
  const names = { zh: "安居", en: '<b>Homely</b> & "Co"' };
  const mail = renderMail("invite", "en", { ...fill, names });
  expect(mail.subject).toBe('Your <b>Homely</b> & "Co" account');
  expect(mail.text).toContain('<b>Homely</b> & "Co" 安居 · a.example');
  expect(mail.html).toContain("&lt;b&gt;Homely&lt;/b&gt; &amp; &quot;Co&quot; 安居");
  expect(mail.html).not.toContain("<b>Homely");
  for (const language of mailLanguages)
    for (const kind of signInMails)
      expect(JSON.stringify(renderMail(kind, language, { ...fill, names }))).not.toMatch(/房播|Listcast/);
});
