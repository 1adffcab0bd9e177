/** Seeded choice: the same seed, platform and style always choose alike; two platforms or styles choose different neighbours. */

/** FNV-1a, folded once more: small, stable across machines. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) >>> 0;
}

export type Choose = <T>(slot: string, options: readonly T[]) => T | undefined;

/** What an option is known by among neighbours; a template is its own name. */
export type NameOf<T> = (option: T) => string;

/** What a text has chosen, by name, and the words that came of it ("" for an arc or a scene). */
export type Taken = ReadonlyMap<string, string>;

/** A chooser that leaves what neighbours have taken as long as something else is there. */
export const choosingApart =
  (choose: Choose, avoid: ReadonlySet<string>) =>
  <T>(slot: string, options: readonly T[], nameOf: NameOf<T> = String): T | undefined => {
    const free = options.filter((option) => !avoid.has(nameOf(option)));
    return choose(slot, free.length > 0 ? free : options);
  };
export type ChooseApart = ReturnType<typeof choosingApart>;

/**
 * A chooser for one piece. `shift` is the piece's place among its neighbours (platform, style): with enough options two
 * neighbours never take the same one.
 */
export const chooser =
  (seed: number, shift: number): Choose =>
  (slot, options) =>
    options[(hash(`${seed}/${slot}`) + shift) % Math.max(1, options.length)];
