/** Which pieces a set of preferences asks for. */
import type { CopyLanguage, PieceKind } from "#contract/copy";
import { getPlatform } from "#engine/platforms/index";
import type { Target } from "./writing/plan.ts";

type Wanted = {
  readonly languages: readonly CopyLanguage[];
  readonly platforms: readonly string[];
  readonly kinds: readonly PieceKind[];
};

/**
 * A post for every chosen platform, an email and a text message where those kinds (or the platforms "email", "sms") are
 * chosen, each in every language, each once. Unknown platforms ask for nothing.
 */
export function targetsFor(wanted: Wanted): Target[] {
  const chosen = [...new Set(wanted.platforms)].flatMap((id) => getPlatform(id) ?? []);
  const kinds = new Set(wanted.kinds);
  const posts = kinds.has("post")
    ? chosen.filter(({ family }) => family !== "email" && family !== "sms").map(({ id }) => id)
    : [];
  const email = kinds.has("email") || chosen.some(({ family }) => family === "email");
  const sms = chosen.filter(({ family }) => family === "sms").map(({ id }) => id);
  if (sms.length === 0 && kinds.has("sms")) sms.push("sms");
  return [...new Set(wanted.languages)].flatMap((language): Target[] => [
    ...posts.map((platform) => ({ platform, language, kind: "post" as const })),
    ...(email ? [{ platform: "email", language, kind: "email" as const }] : []),
    ...sms.map((platform) => ({ platform, language, kind: "sms" as const })),
  ]);
}
