/** The product's name. Our texts carry the one it comes with; where an administrator gave it another, they are read with that. */

export interface Names {
  zh: string;
  en: string;
}

export const ownNames: Names = { zh: "房播", en: "Listcast" };

/** A text of ours as it reads under those names; null: as it comes. Not for what people wrote. */
export const inNames = (text: string, names: Names | null): string =>
  names ? text.replace(/房播|Listcast/g, (own) => (own === ownNames.zh ? names.zh : names.en)) : text;

/** Every text inside, however deep. For plain data. */
export const renamed = <Texts>(texts: Texts, names: Names | null): Texts =>
  names
    ? JSON.parse(JSON.stringify(texts, (_, value) => (typeof value === "string" ? inNames(value, names) : value)))
    : texts;
