/** All the landing page needs of i18next. */

/** Puts values into {{names}}; a name without a value stays as it is. */
export const interpolate = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
