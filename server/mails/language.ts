/** Which of our two mail languages a person reads: the interface's wish first, then what the account says, then Chinese. */
import { type MailLanguage, mailLanguages } from "#contract/mail";

const ours = (tag: string): MailLanguage | null => {
  const base = tag.trim().toLowerCase().split(/[-_;]/)[0];
  return mailLanguages.find((language) => language === base) ?? null;
};

/** The best of an Accept-Language header; null when it names neither. */
export function acceptedLanguage(header: string | null | undefined): MailLanguage | null {
  const ranked = (header ?? "")
    .split(",")
    .map((part, at) => ({ tag: part, q: Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1), at }))
    .filter((part) => part.q > 0)
    .sort((a, b) => b.q - a.q || a.at - b.at);
  for (const { tag } of ranked) {
    const supported = ours(tag);
    if (supported) return supported;
  }
  return null;
}

/** The first wish that names one of our languages; Chinese when none does. */
export const mailLanguage = (first: unknown, then: unknown): MailLanguage => {
  for (const wish of [first, then]) {
    const supported = typeof wish === "string" ? ours(wish) : null;
    if (supported) return supported;
  }
  return "zh";
};
