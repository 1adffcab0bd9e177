/**
 * i18next with typed texts. A subject's texts are fetched when a screen first uses them (a screen waits in its Suspense);
 * a missing key shows the key itself.
 */
import i18next, { type BackendModule, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { renamed } from "#contract/names";
import type { Shape } from "#locales/shape";
import type { texts } from "#locales/zh/index";
import { embeddedConfig } from "#web/lib/config.ts";
import { type Language, rememberLanguage, storedLanguage } from "#web/lib/language.ts";

export type Texts = Shape<typeof texts>;
export type Subject = keyof Texts;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Texts;
  }
}

/** What the frame of every screen says; all else comes with its screen. */
const frame: readonly Subject[] = ["common", "errors", "shell"];

const files = import.meta.glob<Record<string, object>>([
  "../../locales/{zh,en}/*.ts",
  "!../../locales/*/{compliance,index,landing}.ts",
]);

/** A subject lives in the file of its name, `propertyPage` in property-page.ts, and is exported under it. */
const fileOf = (language: string, subject: string): string =>
  `../../locales/${language}/${subject.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

/** The texts of one subject. Throws when there is no such file or it cannot be fetched. */
async function readSubject(language: string, subject: string): Promise<object> {
  const texts = (await files[fileOf(language, subject)]?.())?.[subject];
  if (!texts) throw new Error(`no texts for ${language}/${subject}`);
  return renamed(texts, embeddedConfig()?.brand ?? null);
}

const onDemand: BackendModule = {
  type: "backend",
  init: () => {},
  read: (language, subject, done) =>
    void readSubject(language, subject).then(
      (texts) => done(null, { ...texts }),
      (error: Error) => done(error, true),
    ),
};

let started: i18n | undefined;

/** Starts i18next in the remembered language (Chinese by default) with the texts of `subjects`, or of every one. */
export async function startI18n(
  language: Language = storedLanguage() ?? "zh",
  subjects: readonly string[] = frame,
): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance
    .use(onDemand)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      defaultNS: "common",
      ns: subjects,
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  started = instance;
  return instance;
}

/** Fetches the texts of a screen before it is shown, so that code and words travel side by side. */
export const loadSubjects = async (...subjects: Subject[]): Promise<void> => await started?.loadNamespaces(subjects);

/** The instance's language as one of ours. */
export const currentLanguage = (instance: Pick<i18n, "language">): Language =>
  instance.language === "en" ? "en" : "zh";

/** Switches the whole interface and remembers the choice; nothing changes when the texts cannot be fetched. */
export async function switchLanguage(instance: i18n, language: Language): Promise<void> {
  const subjects = [...new Set([instance.options.ns ?? []].flat())];
  const texts = await Promise.all(subjects.map((subject) => readSubject(language, subject)));
  for (const [at, subject] of subjects.entries()) instance.addResourceBundle(language, subject, texts[at]);
  await instance.changeLanguage(language);
  rememberLanguage(language);
}
