/** The texts of a part, with the face each is set in: what must be opened before it can be measured. */
import type { Font } from "./commands.ts";
import type { Part, Style } from "./node.ts";

export interface TextUse extends Pick<Font, "family" | "weight"> {
  text: string;
}

const use = (text: string, { family, weight }: Style): TextUse => ({ text, family, weight });

/** Every text of it, whether there will be room for it or not. */
export function textsIn(part: Part): TextUse[] {
  switch (part.kind) {
    case "text":
      return [use(part.text, part.style)];
    case "figure":
      return part.spans.map(({ text }) => use(text, part.style));
    case "stack":
      return part.children.flatMap(textsIn);
    case "over":
      return [part.base, ...part.layers.map((layer) => layer.part)].flatMap(textsIn);
    default:
      return [];
  }
}
