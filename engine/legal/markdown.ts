/**
 * Legal documents in a small Markdown: `# title`, a paragraph for search engines, a list that sums it up, then `## sections`
 * of paragraphs and at most one list each. An id after a heading (`{#id}`) keeps its anchor; nothing else is markup.
 */
import type { LegalText } from "#contract/legal";

/** As it is edited. */
export function toMarkdown({ title, description, summary, sections }: LegalText): string {
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");
  const blocks = [`# ${title}`, description, list(summary)];
  for (const section of sections) {
    blocks.push(`## ${section.title} {#${section.id}}`, ...section.paragraphs);
    if (section.points) blocks.push(list(section.points));
    if (section.after) blocks.push(section.after);
  }
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

type LegalProblem = "no_title" | "no_description" | "no_sections" | "empty_section" | "second_list";
/** `line`: of the text, from 1. */
type ReadLegal = { text: LegalText } | { problem: LegalProblem; line: number };

interface Block {
  kind: "title" | "heading" | "list" | "paragraph";
  lines: string[];
  at: number;
}

const kindOf = (line: string): Block["kind"] =>
  /^#\s/.test(line) ? "title" : /^##\s/.test(line) ? "heading" : /^[-*]\s/.test(line) ? "list" : "paragraph";

function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const [index, whole] of markdown.split(/\r?\n/).entries()) {
    const line = whole.trim();
    if (!line) {
      open = null;
      continue;
    }
    const kind = kindOf(line);
    const text = kind === "paragraph" ? line : line.replace(/^(#{1,2}|[-*])\s+/, "");
    if (open && open.kind === kind && (kind === "list" || kind === "paragraph")) open.lines.push(text);
    else {
      open = { kind, lines: [text], at: index + 1 };
      blocks.push(open);
    }
  }
  return blocks;
}

/** A paragraph may be broken anywhere; between Chinese characters that is no space. */
const joined = (lines: readonly string[]): string =>
  lines.reduce((all, line) => (/[\u3000-\u9fff\uff00-\uffef]$/.test(all) ? all + line : `${all} ${line}`));

const anchored = /^(.*)\{#([a-z][a-z0-9-]*)\}$/;

/** Reads what `toMarkdown` writes and what people make of it. */
export function readMarkdown(markdown: string): ReadLegal {
  const blocks = blocksOf(markdown);
  const [first] = blocks;
  if (first?.kind !== "title") return { problem: "no_title", line: first?.at ?? 1 };
  const description = blocks[1];
  if (description?.kind !== "paragraph") return { problem: "no_description", line: description?.at ?? first.at };
  const text: LegalText = {
    title: joined(first.lines),
    description: joined(description.lines),
    summary: [],
    sections: [],
  };
  const afters: string[][] = [];
  for (const block of blocks.slice(2)) {
    const section = text.sections.at(-1);
    if (block.kind === "heading" || block.kind === "title") {
      const [, title, id] = anchored.exec(joined(block.lines)) ?? [];
      text.sections.push({
        id: id ?? `section-${text.sections.length + 1}`,
        title: title?.trimEnd() || joined(block.lines),
        paragraphs: [],
      });
      afters.push([]);
    } else if (!section) text.summary.push(...(block.kind === "list" ? block.lines : [joined(block.lines)]));
    else if (block.kind === "list") {
      if (section.points) return { problem: "second_list", line: block.at };
      section.points = block.lines;
    } else if (section.points) afters.at(-1)?.push(joined(block.lines));
    else section.paragraphs.push(joined(block.lines));
  }
  if (text.sections.length === 0) return { problem: "no_sections", line: blocks.at(-1)?.at ?? 1 };
  for (const [index, section] of text.sections.entries()) {
    const after = afters[index] ?? [];
    if (after.length > 0) section.after = after.join("\n\n");
    if (section.paragraphs.length === 0 && !section.points) {
      const heading = blocks.filter(({ kind }) => kind === "heading")[index];
      return { problem: "empty_section", line: heading?.at ?? 1 };
    }
  }
  return { text };
}
