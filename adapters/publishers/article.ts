/** A post as an article's HTML: paragraphs, pictures, the link. What platforms filter (scripts, styles) is never in it. */
import type { OutgoingPost } from "./publisher.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Empty lines part paragraphs, single ones break them. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split("\n\n")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => escapeHtml(part).replaceAll("\n", "<br>"));

export const linkHtml = ({ link, title }: Pick<OutgoingPost, "link" | "title">): string =>
  link === null ? "" : `<a href="${escapeHtml(link)}">${escapeHtml(title ?? link)}</a>`;
