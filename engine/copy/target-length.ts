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

/** In the platform's own unit; null: no aim, only the limit. */
export function targetLength(platform: Platform, language: CopyLanguage): number | null {
  const habit = platform.text.usual ?? habits[platform.family];
  if (habit === null || platform.text.unit === "weighted") return null;
  const wide = dense.includes(language) ? 1 : 2.6;
  return Math.round(habit * (platform.text.counting === "half-width" ? Math.max(1, wide / 1.3) : wide));
}
