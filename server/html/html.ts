/** HTML by template, hono's: what is put in is escaped unless it is HTML already. Typed, and there at once. */
import { raw, html as template } from "hono/html";

export { raw };

export type Html = ReturnType<typeof raw>;

type Value = string | number | Html | null | undefined | false | readonly Value[];

/**
 * Takes what a page is made of and nothing else: an object would read "[object Object]", and a promise would make every
 * page one. `toString()` gives the markup.
 */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  const markup = template(parts, ...values);
  if (markup instanceof Promise) throw new TypeError("a page is not made of promises");
  return markup;
}

/** A value inside `<script type="application/ld+json">`; `<` is written so that the script cannot be closed early. */
export const jsonScript = (value: unknown): Html => raw(JSON.stringify(value).replaceAll("<", "\\u003c"));
