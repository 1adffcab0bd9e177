/** Looking around in a tree without looking at all of it: elements nest, so each text is asked for by many. */
import type { AnyNode, Element } from "domhandler";

export const isElement = (node: AnyNode): node is Element =>
  node.type === "tag" || node.type === "script" || node.type === "style";

/** The element around one; null at the top. */
export const parentOf = (element: Element): Element | null =>
  element.parent?.type === "tag" ? (element.parent as Element) : null;

/** The nearest of the `steps` elements around one that passes; null when none does. */
export function around(element: Element, steps: number, passes: (parent: Element) => boolean): Element | null {
  let parent = parentOf(element);
  for (let step = 0; parent !== null && step < steps; step++) {
    if (passes(parent)) return parent;
    parent = parentOf(parent);
  }
  return null;
}

/** The node after one in the order of the page; null where `root` ends. */
function following(node: AnyNode, root: AnyNode): AnyNode | null {
  const first = "children" in node ? node.children[0] : undefined;
  if (first) return first;
  let at: AnyNode | null = node;
  while (at !== null && at !== root && at.next === null) at = at.parent;
  return at === null || at === root ? null : at.next;
}

/** What is inside a node in the order of the page, itself first, at most `most` nodes. */
export function* nodesIn(root: AnyNode, most: number): Generator<AnyNode> {
  let node: AnyNode | null = root;
  for (let seen = 0; node !== null && seen < most; seen++) {
    yield node;
    node = following(node, root);
  }
}

/** The text inside a node up to `most` characters, as `.text()` of cheerio gives it. */
export function textIn(root: AnyNode, most: number): string {
  let text = "";
  for (const node of nodesIn(root, most * 4)) {
    if (node.type === "text") text += node.data.slice(0, most);
    if (text.length >= most) break;
  }
  return text.slice(0, most);
}
