/** Which pieces a set of preferences asks for: one post a platform and language, one email and one SMS a language. */
import type { Preferences } from "#contract/campaign";
import type { CopyLanguage, PieceKind } from "#contract/copy";

export interface Target {
  platform: string;
  language: CopyLanguage;
  kind: PieceKind;
}

/** In the order results are shown: language by language, posts first. Repeated languages and platforms count once. */
export function targetsOf(preferences: Pick<Preferences, "languages" | "platforms" | "kinds">): Target[] {
  const kinds = new Set(preferences.kinds);
  const platforms = [...new Set(preferences.platforms)];
  return [...new Set(preferences.languages)].flatMap((language) => [
    ...(kinds.has("post") ? platforms.map((platform): Target => ({ platform, language, kind: "post" })) : []),
    ...(kinds.has("email") ? [{ platform: "email", language, kind: "email" } satisfies Target] : []),
    ...(kinds.has("sms") ? [{ platform: "sms", language, kind: "sms" } satisfies Target] : []),
  ]);
}

export const targetKey = (target: Target): string => `${target.language}/${target.platform}/${target.kind}`;
