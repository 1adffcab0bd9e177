/** What kind of document bytes are, by what they begin with and not by what their name claims. */
import type { DocumentKind } from "#contract/import";
import { zipNames } from "./zip.ts";

const latin1 = (bytes: Uint8Array, to: number) => new TextDecoder("latin1").decode(bytes.subarray(0, to));
const MARKUP = /<(?:!doctype\s+html|html|head|body|meta|title|div|table|main|article)[\s>]/i;
/** A saved page or a mail begins with header lines, one of them MIME's. */
const isMail = (head: string) => /^[\w-]{1,60}:[ \t]/.test(head) && /^mime-version:/im.test(head.slice(0, 4_096));
const HEAD = 8_192;

/** Null for everything that is not read: old Word files, archives, programs. Pictures are told apart by adapters/images. */
export function documentKind(bytes: Uint8Array): DocumentKind | null {
  const head = latin1(bytes, HEAD);
  if (head.slice(0, 1_024).includes("%PDF-")) return "pdf";
  if (head.startsWith("PK\u0003\u0004")) return zipNames(bytes).includes("word/document.xml") ? "docx" : null;
  if (isMail(head)) return "mhtml";
  // two-byte letters have a zero in every second place, and a mark before them
  const wide = /^(?:\u00ff\u00fe|\u00fe\u00ff)/.test(head);
  if (!wide && head.includes("\0")) return null;
  const letters = wide ? head.replaceAll("\0", "") : head;
  if (MARKUP.test(letters)) return "html";
  return letters.trim() === "" ? null : "text";
}
