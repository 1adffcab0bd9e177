/** HTML by template: what is put in is escaped, unless it is HTML already. */
import { escapeHtml } from "#engine/campaign/markup";

export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Value = string | number | Html | null | undefined | false | readonly Value[];

function render(value: Value): string {
  if (value === null || value === undefined || value === false) return "";
  if (value instanceof Html) return value.text;
  if (typeof value === "string" || typeof value === "number") return escapeHtml(String(value));
  return value.map(render).join("");
}

export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.map((part, index) => part + render(values[index])).join(""));

/** Text that is HTML already: our own only. */
export const raw = (text: string): Html => new Html(text);

/** A value inside `<script type="application/ld+json">`; `<` is written so that the script cannot be closed early. */
export const jsonScript = (value: unknown): Html => new Html(JSON.stringify(value).replace(/</g, "\\u003c"));
