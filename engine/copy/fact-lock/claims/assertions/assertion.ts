/** A concrete thing a text may say of a home, in the words of several writers, and what in a listing bears it out. */
import type { CopyLanguage } from "#contract/copy";

export interface Assertion {
  readonly id: string;
  /** Regular expression sources; a language without one does not know it yet. */
  readonly said: Readonly<Partial<Record<CopyLanguage, string>>>;
  /** Words of a line of the listing, in any language, that bear it out; null where no listing can. */
  readonly known: RegExp | null;
  /** The words deny of themselves ("no defects"): a denial takes nothing back. */
  readonly lack?: true;
  /** What the sentence must speak of besides. */
  readonly of?: RegExp;
  /** Held only against a listing with such a line. */
  readonly where?: RegExp;
}
