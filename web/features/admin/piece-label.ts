/** What a piece is called in the administration, where it stands as "facebook/post" in the books. */
import { getPlatform } from "#engine/platforms/index";
import type { Language } from "#web/lib/language.ts";

/** A platform that is none any more keeps its id. */
export const platformLabel = (language: Language, id: string): string => getPlatform(id)?.name[language] ?? id;

/** Of "platform/kind": a post by its platform alone. */
export function pieceLabel(language: Language, name: string): string {
  const [platform = "", kind = "post"] = name.split("/");
  const label = platformLabel(language, platform);
  return kind === "post" || kind === platform ? label : `${label} (${kind})`;
}
