/** Where a public page stands in each language, as search engines and messengers are told it. */

type Language = "zh" | "en";

/** Chinese is what the bare address answers to a stranger. `origin` without a slash at its end, `path` beginning with one. */
export const addressIn = (language: Language, origin: string, path: string): string =>
  language === "zh" ? `${origin}${path}` : `${origin}${path}?lang=${language}`;

/** Language code and address of every version of a page. */
export const alternates = (origin: string, path: string): [code: string, href: string][] => [
  ["zh-CN", addressIn("zh", origin, path)],
  ["en", addressIn("en", origin, path)],
  ["x-default", addressIn("zh", origin, path)],
];
