/** Feeds in XML as trees: by name, without regard to namespaces. No entity of the file's own is ever expanded. */
import { type ChildNode, type Document, type Element, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";

/** Homes in a feed, and characters of one value. */
const MAX_VALUE = 20_000;

export const parseXml = (text: string): Document => parseDocument(text, { xmlMode: true, decodeEntities: true });

const localName = (element: Element): string => element.name.replace(/^.*:/, "").toLowerCase();

export const childrenOf = (node: { children: ChildNode[] }, name?: string): Element[] =>
  node.children.filter((child): child is Element => isTag(child) && (name === undefined || localName(child) === name));

/** Every element of the name, at any depth, in their order; none inside another of the name. */
export function allOf(node: { children: ChildNode[] }, name: string): Element[] {
  const found: Element[] = [];
  const left: Element[] = [...childrenOf(node)].reverse();
  for (let element = left.pop(); element; element = left.pop()) {
    if (localName(element) === name) found.push(element);
    else left.push(...childrenOf(element).reverse());
  }
  return found;
}

/** The first element along the names, one below the other. */
export function at(node: Element, ...names: string[]): Element | undefined {
  let current: Element | undefined = node;
  for (const name of names) current = current && childrenOf(current, name)[0];
  return current;
}

/** The text directly in an element, CDATA too. */
export function ownText(element: Element | undefined): string {
  if (!element) return "";
  const parts = element.children.flatMap((child) => {
    if (isText(child)) return [child.data];
    return "children" in child && !isTag(child) ? child.children.filter(isText).map(({ data }) => data) : [];
  });
  return parts.join("").trim().slice(0, MAX_VALUE);
}

export const textAt = (node: Element, ...names: string[]): string => ownText(at(node, ...names));

export const attribute = (element: Element | undefined, name: string): string =>
  element?.attribs[name] ?? element?.attribs[name.toUpperCase()] ?? "";
