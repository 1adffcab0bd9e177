/** What a sidebar shows, as data: items in their order, some with items below them, each with its name in the reader's language. */
import type { IconHome2 } from "@tabler/icons-react";

/** Where an item leads, and which addresses besides belong to it. */
export interface Place {
  to: string;
  also?: readonly string[];
}

export interface MenuItem extends Place {
  key: string;
  label: string;
  icon: typeof IconHome2;
  /** Why it is not for this person; the item still leads to the page that says who may. */
  closed?: string;
  below?: readonly MenuItem[];
}

export interface Menu {
  items: readonly MenuItem[];
  /** Set apart below them: the way to the other area. */
  apart: MenuItem | null;
  /** Groups' fold buttons: "expand or collapse …". */
  foldLabel?: (label: string) => string;
}

/** The first pages of the two areas: every address lies below one of them. */
const startPages = ["/dashboard", "/admin"];

/** Whether an address belongs to an item: its own, its top-level twin (/tasks), or one it names besides. */
export function isCurrent({ to, also }: Place, pathname: string): boolean {
  const path = pathname.replace(/\/$/, "");
  if (startPages.includes(to)) return path === to;
  const own = [to, to.replace("/dashboard", ""), ...(also ?? [])];
  return own.some((address) => path === address || path.startsWith(`${address}/`));
}

/** The one item an address belongs to: of a group and its items the one that says it most exactly. */
export function currentOf(items: readonly MenuItem[], pathname: string): MenuItem | undefined {
  const all = items.flatMap((item) => [item, ...(item.below ?? [])]);
  return all.filter((item) => isCurrent(item, pathname)).sort((a, b) => b.to.length - a.to.length)[0];
}
