/** How long a post should be where the platform would allow far more: the habit, not the limit. Characters of Chinese; Latin text gets more. */
import type { CopyLanguage } from "#contract/copy";
import type { Platform, PlatformFamily } from "#contract/platform";

const habits: Readonly<Record<PlatformFamily, number | null>> = {
  "micro-post": 150,
  moment: 220,
  note: 520,
  caption: 300,
  "social-post": 520,
  article: null,
  portal: null,
  message: 360,
  "video-script": 260,
  email: null,
  sms: null,
};
const dense: readonly CopyLanguage[] = ["zh", "ja", "ko"];

/** What an agent asks for beyond the habit. */
const share = { short: 0.5, long: 2 } as const;
/** Of a short text where the platform has no habit: an article in brief; a post of 280 signs by half. */
const SHORT_ARTICLE = 400;

/** In the platform's own unit; null: no aim, only the limit. */
export function targetLength(platform: Platform, language: CopyLanguage, length?: "short" | "long"): number | null {
  const usual = platform.text.usual ?? habits[platform.family];
  const weighted = platform.text.unit === "weighted";
  if (weighted && length === "short" && platform.text.max !== null) return Math.round(platform.text.max * share.short);
  if (weighted || (usual === null && length !== "short")) return null;
  const habit = usual === null ? SHORT_ARTICLE : usual * (length ? share[length] : 1);
  const wide = dense.includes(language) ? 1 : 2.6;
  return Math.round(habit * (platform.text.counting === "half-width" ? Math.max(1, wide / 1.3) : wide));
}
