/** A text that is missing shows its key, here as everywhere. */
import type { LandingTexts } from "#web/features/landing/types.ts";

/** The same texts; what a dictionary lacks is answered by its own key. */
export const withKeys = (texts: LandingTexts): LandingTexts =>
  new Proxy(texts, {
    get: (known, key) => (typeof key === "string" && !Object.hasOwn(known, key) ? key : Reflect.get(known, key)),
  });
