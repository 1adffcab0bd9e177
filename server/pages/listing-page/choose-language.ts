/** Which of a page's languages a visitor is shown: the one asked for, else the best of the browser's, else the page's own. */
import type { CopyLanguage } from "#contract/copy";

/** Ranked tags of an Accept-Language header, best first: "en-GB;q=0.8" -> "en". */
function ranked(header: string): string[] {
  return header
    .slice(0, 500)
    .split(",")
    .map((part, at) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const q = Number(/q=([\d.]+)/.exec(parameters.join(";"))?.[1] ?? 1);
      return { base: tag.split("-")[0] ?? "", q, at };
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q || a.at - b.at)
    .map(({ base }) => base);
}

/** `?lang=` wins, then the browser's wishes in their order, then the first of `languages`. */
export function chooseLanguage(
  languages: readonly [CopyLanguage, ...CopyLanguage[]],
  asked: string | undefined,
  accepted: string | undefined,
): CopyLanguage {
  for (const wish of [asked?.toLowerCase().split("-")[0], ...ranked(accepted ?? "")]) {
    const match = languages.find((language) => language === wish);
    if (match) return match;
  }
  return languages[0];
}
