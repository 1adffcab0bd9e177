/** A page's elements by their tag, collected in one walk: a selector looks at every element each time it is asked. */
import type { CheerioAPI } from "cheerio/slim";
import type { AnyNode, Element } from "domhandler";
import { isElement } from "./element.ts";

type Index = { all: Element[]; byTag: Map<string, Element[]>; metas: Map<string, string> };
const indexes = new WeakMap<CheerioAPI, Index>();

const put = (index: Index, element: Element): void => {
  index.all.push(element);
  const before = index.byTag.get(element.name);
  if (before) before.push(element);
  else index.byTag.set(element.name, [element]);
  if (element.name !== "meta") return;
  const { property, name, itemprop, content } = element.attribs;
  const text = content?.trim() ?? "";
  for (const key of [property, name, itemprop])
    if (key !== undefined && text !== "" && !index.metas.has(key)) index.metas.set(key, text);
};

function indexOf($: CheerioAPI): Index {
  const before = indexes.get($);
  if (before) return before;
  const index: Index = { all: [], byTag: new Map(), metas: new Map() };
  const walk = (nodes: readonly AnyNode[]): void => {
    for (const node of nodes)
      if (isElement(node)) {
        put(index, node);
        walk(node.children);
      }
  };
  walk($.root().get(0)?.children ?? []);
  indexes.set($, index);
  return index;
}

type Parsed = { $: CheerioAPI };

/** Every element of a page in its order. */
export const elementsOf = ({ $ }: Parsed): readonly Element[] => indexOf($).all;

/** The elements of one tag in the order of the page. */
export const tagged = ({ $ }: Parsed, tag: string): readonly Element[] => indexOf($).byTag.get(tag) ?? [];

/** What the first meta element of this property, name or itemprop says; null where none says anything. */
export const metaText = ({ $ }: Parsed, name: string): string | null => indexOf($).metas.get(name) ?? null;
