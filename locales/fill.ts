/** The one way our texts get their values. */

/** `text` with every `{{name}}` as `values` has it; a name without a value stays, and what is filled in is not read again. */
export const fill = (
  text: string,
  values: Readonly<Record<string, string | number | boolean | null | undefined>>,
): string => text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
