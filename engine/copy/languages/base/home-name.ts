/** The name of an estate or a building as readers of a language read it: 梅川苑 is Meichuan Yuan, 메이촨위안. */
import type { CopyLanguage } from "#contract/copy";
import type { Facts } from "#engine/copy/facts/index";
import { nameIn } from "#engine/names/index";

/** Undefined where the listing names none, or nobody can tell how its characters are read. */
export const homeName = (
  { name, country }: Pick<Facts, "name" | "country">,
  language: CopyLanguage,
): string | undefined =>
  name === null ? undefined : (nameIn(name, "home", language, { country, text: "" }) ?? undefined);
