/** Texts made of a pattern's own pieces: its beginnings without an ending, and what it may repeat, again and again. */
import { type AST, RegExpParser } from "@eslint-community/regexpp";
import { type Made, repeated } from "./made.ts";

const parser = new RegExpParser();

/** What a class that excludes signs may let in. */
const SIGNS = ["a", "1", " ", "的", "가", "é", "A", "-", ".", ",", "。", '"', "/", "\n", "_", "€", "%", "\t"];

const lettersIn = (raw: string, flags: string): string[] => {
  const expression = new RegExp(`^${raw}$`, flags.replace(/[gy]/g, ""));
  return SIGNS.filter((sign) => expression.test(sign));
};

/** Every sort of sign that a class or a set names: two sets that stand side by side may share only one of theirs. */
function signs(node: AST.Element | AST.CharacterClassElement, flags: string): string[] {
  if (node.type === "Character") return [String.fromCodePoint(node.value)];
  if (node.type === "CharacterClassRange") return [String.fromCodePoint(node.min.value)];
  if (node.type === "CharacterSet") return lettersIn(node.raw, flags).slice(0, 1);
  if (node.type !== "CharacterClass") return [];
  if (node.negate) return lettersIn(node.raw, flags).slice(0, 3);
  return node.elements.flatMap((element) => ("raw" in element ? signs(element as AST.Element, flags) : []));
}

/** The shortest text that an element reads, as far as its first choices go. */
function shortest(node: AST.Element, flags: string): string {
  if ("alternatives" in node && !("negate" in node && node.negate)) return shortestOf(node.alternatives[0], flags);
  if (node.type === "Quantifier") return shortest(node.element, flags).repeat(node.min);
  return signs(node, flags)[0] ?? "";
}

const shortestOf = (alternative: AST.Alternative | undefined, flags: string): string =>
  (alternative?.elements ?? []).map((element) => shortest(element, flags)).join("");

/** What stands before a repetition, and what it repeats. */
interface Pump {
  readonly head: string;
  readonly unit: string;
}

/** From this many turns on a repetition counts as one. */
const MANY = 4;

function pumpsOf(alternatives: readonly AST.Alternative[], before: string, flags: string): Pump[] {
  return alternatives.flatMap(({ elements }) =>
    elements.flatMap((element, at) => {
      const head = before + shortestOf({ elements: elements.slice(0, at) } as AST.Alternative, flags);
      return pumpsIn(element, head, flags);
    }),
  );
}

function pumpsIn(element: AST.Element, head: string, flags: string): Pump[] {
  if ("alternatives" in element) return pumpsOf(element.alternatives, head, flags);
  if (element.type !== "Quantifier") return [];
  const { element: inner, max } = element;
  const own =
    inner.type === "Group" || inner.type === "CapturingGroup"
      ? inner.alternatives.map((alternative) => shortestOf(alternative, flags))
      : signs(inner, flags);
  const pumps = max >= MANY ? [...new Set(own)].filter(Boolean).map((unit) => ({ head, unit })) : [];
  return [...pumps, ...pumpsIn(inner, head, flags)];
}

/**
 * Makers of texts that begin as the pattern does and never end as it does. Each carries a Han sign: for texts of Latin
 * signs alone V8 leaves out what cannot match there, and a slow pattern looks quick.
 */
export function hostileTo({ source, flags }: RegExp): Made[] {
  const modes = { unicode: flags.includes("u"), unicodeSets: flags.includes("v") };
  const { alternatives } = parser.parsePattern(source, 0, source.length, modes);
  const pumps = pumpsOf(alternatives, "", flags);
  const units = new Set([
    // without its last sign, and whole: what follows may forbid it
    ...alternatives.map((one) => shortestOf(one, flags)).flatMap((text) => [text.slice(0, -1), `${text} `]),
    ...pumps.flatMap(({ head, unit }) => [head, unit, head + unit]),
  ]);
  const chains = [...units].filter(Boolean).map((unit) => repeated(unit, "的", "\0"));
  const tails = pumps.map(({ head, unit }) => repeated(unit, `的${head}`, "\0"));
  // As many beginnings as repetitions: each beginning may run to the end.
  const both = pumps
    .filter(({ head }) => head !== "")
    .map(
      ({ head, unit }): Made =>
        (size) =>
          `的${repeated(head)(size / 2)}${repeated(unit)(size / 2)}\0`,
    );
  return [...chains, ...tails, ...both];
}
