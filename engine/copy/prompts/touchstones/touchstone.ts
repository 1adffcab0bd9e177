/** A short piece that shows a model what good copy is in one language. */
import type { CopyStyle } from "#contract/copy";
import type { PlatformFamily } from "#contract/platform";

export interface Touchstone {
  readonly family: PlatformFamily;
  readonly style: CopyStyle;
  readonly text: string;
}
