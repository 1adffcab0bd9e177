/** A platform's name as its readers know it. */
import { getPlatform } from "#engine/platforms/index";

/** In both languages; its id where the registry does not know it. */
export const platformName = (id: string): { zh: string; en: string } => getPlatform(id)?.name ?? { zh: id, en: id };
