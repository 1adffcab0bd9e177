/** What a template is given, and how it puts parts together. */

import type { LogoPlace, Typeface } from "#contract/media/poster-look";
import type { PictureContent } from "../content/content.ts";
import type { Frame } from "../content/format.ts";
import type { Theme } from "../layout/colors.ts";
import type { Part, PartOf } from "../layout/node.ts";

export interface Draft {
  content: PictureContent;
  frame: Frame;
  theme: Theme;
  /** Photos of the home there are; behind them stand the agent's own pictures, and then the logo. */
  photos: number;
  /** Which of them are floor plans. */
  plans: ReadonlySet<number>;
  /** Which of the pictures the logo is, if there is one. */
  logoAt: number;
  /** Its width by its height; null: none. */
  logo: number | null;
  /** Of headlines and prices; serif where nobody chose. */
  typeface?: Typeface;
  /** Before the name of who signs where nobody chose. */
  logoPlace?: LogoPlace;
}

/** Ink on one of the grounds. */
export interface Inks {
  ink: string;
  muted: string;
  accent: string;
  hairline: string;
}

export const paperInks = ({ ink, muted, accent, hairline }: Theme): Inks => ({ ink, muted, accent, hairline });
export const nightInks = ({ onNight, onNightMuted, nightHairline }: Theme): Inks => ({
  ink: onNight,
  muted: onNightMuted,
  accent: onNight,
  hairline: nightHairline,
});
export const accentInks = ({ onAccent, onAccentMuted }: Theme): Inks => ({
  ink: onAccent,
  muted: onAccentMuted,
  accent: onAccent,
  hairline: onAccentMuted,
});
/** On a photo, over its shade. */
export const photoInks: Inks = { ink: "#ffffff", muted: "#F1EFEB", accent: "#ffffff", hairline: "#ffffff" };

type Maybe = Part | null;
export type StackMore = Omit<PartOf<"stack">, "kind" | "way" | "children">;

/** An empty stack would leave its neighbours a gap too many. */
const isEmpty = (part: Part): boolean => part.kind === "stack" && part.children.length === 0 && part.fill === undefined;
const listed = (children: readonly Maybe[]): Part[] =>
  children.filter((child) => child !== null).filter((child) => !isEmpty(child));
export const down = (children: readonly Maybe[], more: StackMore = {}): PartOf<"stack"> => ({
  kind: "stack",
  way: "down",
  children: listed(children),
  ...more,
});
export const across = (children: readonly Maybe[], more: StackMore = {}): PartOf<"stack"> => ({
  kind: "stack",
  way: "across",
  children: listed(children),
  ...more,
});
export const gap = (grow = 1, least = 0): Part => ({ kind: "space", grow, least });

/** The home's own name; null where what stands there is what kind of home it is, which the facts say too. */
export const properName = ({ name, facts }: PictureContent): string | null =>
  name === "" || facts.includes(name) ? null : name;

/** The headline, or else the home's name; and the name where headline and facts leave it to be said. */
export function titlesOf(content: PictureContent): { title: string; below: string | null } {
  const { headline, name } = content;
  if (headline === null) return { title: name, below: null };
  const own = properName(content);
  return { title: headline, below: own === null || headline.includes(own) ? null : own };
}
