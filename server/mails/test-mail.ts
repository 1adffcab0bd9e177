/** What administrators send to themselves to see that mails and messages arrive. */
import { inNames, type Names } from "#contract/names";
import { brandOf, frame, languageTag, type RenderedMail } from "./frame.ts";
import type { MailLanguage } from "./texts.ts";

const texts: Record<MailLanguage, { subject: string; preheader: string; heading: string; lead: string; note: string }> =
  {
    zh: {
      subject: "测试邮件",
      preheader: "能读到这封邮件，说明发信正常。",
      heading: "发信正常",
      lead: "这封邮件由您在平台集成页上发出。能读到它，说明发信设置可以使用。",
      note: "如果它落在垃圾邮件里，请检查发件域名的 SPF、DKIM 和 DMARC 记录。",
    },
    en: {
      subject: "Test mail",
      preheader: "If you can read this, mails leave as they should.",
      heading: "Mails arrive",
      lead: "You sent this mail from Platform Integration. If you can read it, the mail settings work.",
      note: "If it landed among spam, check the SPF, DKIM and DMARC records of the sender’s domain.",
    },
  };

export function testMail(language: MailLanguage, origin: string, names: Names | null): RenderedMail {
  const t = texts[language];
  const { host } = new URL(origin);
  return {
    subject: t.subject,
    text: [t.heading, t.lead, t.note, `${brandOf(language, names)} · ${host}`].join("\n\n"),
    html: frame(language, { ...t, host, names }),
    language: languageTag(language),
  };
}

/** The digits open nothing: providers with an approved template take a code and nothing else. */
export const testSmsText = (language: MailLanguage, code: string, names: Names | null): string =>
  inNames(
    language === "zh"
      ? `【房播】测试短信 ${code}。收到即说明短信可以使用。`
      : `Listcast test ${code}. Messages arrive.`,
    names,
  );
