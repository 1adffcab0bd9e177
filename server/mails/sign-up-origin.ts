/** The sentence that tells a mailbox's owner who signed it up: when, in which browser, under which name. */
import { inNames, type Names } from "#contract/names";
import { languageTag } from "./frame.ts";
import type { MailLanguage } from "./texts.ts";

export interface SignUpOrigin {
  at: Date;
  /** Checked to be plainly a name; null: none was given. */
  name: string | null;
  /** "Chrome · Windows"; null where the browser said nothing we know. */
  browser: string | null;
  /** Somebody asked for the mail again in a browser that did not sign up. */
  again: boolean;
}

/** Nothing says where the reader is: Chinese readers get the clock of China, others UTC. */
const clocks = { zh: "Asia/Shanghai", en: "UTC" } as const;

const timeOf = (at: Date, language: MailLanguage) =>
  new Intl.DateTimeFormat(language === "zh" ? languageTag(language) : "en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: clocks[language],
  }).format(at);

const sentences: Record<MailLanguage, (about: SignUpOrigin) => string> = {
  zh: ({ at, name, browser, again }) => {
    const who = `${timeOf(at, "zh")}（北京时间），有人${browser ? `在 ${browser} 上` : ""}`;
    if (again) return `${who}又要了一封确认邮件：这个邮箱注册过房播，还没有确认。`;
    return `${who}用这个邮箱注册了房播${name ? `，名字写的是“${name}”` : ""}。`;
  },
  en: ({ at, name, browser, again }) => {
    const where = browser ? ` in ${browser}` : "";
    const when = `${timeOf(at, "en")} UTC`;
    if (again)
      return `On ${when} somebody asked${where} for another confirmation: this address was signed up to Listcast and is not confirmed yet.`;
    return `On ${when} somebody signed up to Listcast with this address${where}${name ? `, under the name “${name}”` : ""}.`;
  },
};

const PLACE = "{{name}}";

/** For the beginning of the confirming mail. `names`: the product's, as an administrator gave them. */
export function signUpSentence(language: MailLanguage, about: SignUpOrigin, names: Names | null): string {
  const { name } = about;
  const ours = inNames(sentences[language]({ ...about, name: name && PLACE }), names);
  const between = language === "en" ? " " : "";
  return `${ours.replace(PLACE, () => name ?? "")}${between}`;
}
