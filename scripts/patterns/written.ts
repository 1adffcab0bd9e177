/** The regular expressions of the product as its source writes them: literals, and the places where others are made. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";
import { projectRoot } from "#server/base/root";

export interface Pattern {
  readonly source: string;
  readonly flags: string;
  /** Where it stands or is made: "engine/copy/facts/index.ts:12". */
  readonly at: string;
}

const ROOMS = "{contract,locales,engine,adapters,server,web,cli}/**/*.{ts,tsx,js,mjs}";
const isProduct = (file: string): boolean => !/\.test\.tsx?$/.test(file) && !file.startsWith("web/dist/");

const isRegExp = (callee: ESTree.Expression): boolean =>
  (callee.type === "Identifier" && callee.name === "RegExp") ||
  (callee.type === "MemberExpression" && callee.property.type === "Identifier" && callee.property.name === "RegExp");

/** `text.match("a+")` makes an expression of a text, without the word RegExp. */
const ofText = ({ callee, arguments: [first] }: ESTree.CallExpression): string | null =>
  callee.type === "MemberExpression" &&
  callee.property.type === "Identifier" &&
  /^(?:match|matchAll|search)$/.test(callee.property.name) &&
  first?.type === "Literal" &&
  typeof first.value === "string"
    ? first.value
    : null;

/** In one file's code: literals, and the lines ("file:line") on which an expression is constructed. */
export function patternsIn(file: string, code: string): { literals: Pattern[]; made: string[] } {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const place = ({ start }: { start: number }) => `${file}:${code.slice(0, start).split("\n").length}`;
  const literals: Pattern[] = [];
  const made: string[] = [];
  new Visitor({
    Literal(node) {
      if ("regex" in node) literals.push({ source: node.regex.pattern, flags: node.regex.flags, at: place(node) });
    },
    NewExpression(node) {
      if (isRegExp(node.callee)) made.push(place(node));
    },
    CallExpression(node) {
      const text = ofText(node);
      if (isRegExp(node.callee)) made.push(place(node));
      if (text !== null) literals.push({ source: text, flags: "", at: place(node) });
    },
  }).visit(program);
  return { literals, made };
}

/** All of the product. */
export function writtenPatterns(): { literals: Pattern[]; made: string[] } {
  const found = globSync(ROOMS, { cwd: projectRoot })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter(isProduct)
    .sort()
    .map((file) => patternsIn(file, readFileSync(path.join(projectRoot, file), "utf8")));
  return { literals: found.flatMap(({ literals }) => literals), made: found.flatMap(({ made }) => made) };
}
