/** Kinds of named places, as each language writes them. A name is borne out only together with its kind: 梅川路 bears out no 梅川路站. */

export interface PlaceKind {
  readonly id: string;
  /** Chinese and Japanese suffixes; longest first within a kind. */
  readonly han: readonly string[];
  readonly hangul: readonly string[];
  /** English, French and German words before or after the name. */
  readonly latin: readonly string[];
}
