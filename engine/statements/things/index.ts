/** Every thing a text may name, by its group, and where a text names it. */
import { costs, duties, inventory } from "./costs.ts";
import { frames, outside } from "./frames.ts";
import { lacks } from "./lacks.ts";
import { means } from "./means.ts";
import { outlooks, roles } from "./outlooks.ts";
import { parts } from "./parts.ts";
import { scannerOf } from "./scan.ts";
import type { Words } from "./thing.ts";

const groups = { parts, means, costs, duties, inventory, outlooks, roles, frames, outside, lacks } as const;

export type Group = keyof typeof groups;
type IdsOf<G extends Group> = keyof (typeof groups)[G] & string;
export type ThingId = { [G in Group]: IdsOf<G> }[Group];
export type MeansId = IdsOf<"means">;

/** Where a text (width-folded) written in `language` names things, in its order; one stretch may name several. */
export const thingsIn = scannerOf(Object.values(groups).flatMap((group) => Object.entries<Words>(group)));

const memberships = new Map<string, ReadonlySet<string>>(
  Object.entries(groups).map(([group, things]) => [group, new Set(Object.keys(things))]),
);
/** Is `id` one of `group`? */
export const isOf = (group: Group, id: string): boolean => memberships.get(group)?.has(id) ?? false;

/** A set of things, their names looked over by the compiler. */
export const setOf = (...ids: readonly ThingId[]): ReadonlySet<string> => new Set<string>(ids);
