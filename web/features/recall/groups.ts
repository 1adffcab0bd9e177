/** Where each entry of a recall belongs on the screen. */
import type { RecallItem } from "#contract/publishing/recall";

export const groupNames = ["held", "here", "hand", "way", "done"] as const;
export type GroupName = (typeof groupNames)[number];

/** A post whose fate nobody knows yet cannot be touched; new words that its platform looks at are waited for. */
export const isArriving = ({ postState, editTaken, reason }: RecallItem): boolean =>
  postState === "sending" || postState === "accepted" || postState === "unknown" || (editTaken && reason === "facts");

export function groupOf(item: RecallItem): GroupName {
  if (item.state === "settled") return "done";
  if (item.state === "ordered") return "way";
  if (item.asksPerson) return "hand";
  if (isArriving(item)) return "way";
  if (item.postState === "planned") return "held";
  return item.may.update || item.may.remove ? "here" : "hand";
}

/** What one click does to all: bring up to date what can be, or take down what offers a home that is gone. */
export const updatable = (items: readonly RecallItem[]): string[] =>
  items.flatMap(({ id, may }) => (may.update ? [id] : []));
export const removable = (items: readonly RecallItem[]): string[] =>
  items.flatMap(({ id, may, reason }) => (may.remove && (reason === "over" || !may.update) ? [id] : []));
