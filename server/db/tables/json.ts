/** How JSON goes into a jsonb column: as one text parameter, because the driver would turn an array into a PostgreSQL array. */
import { type RawBuilder, sql } from "kysely";

/** Escapes jsonb has no characters for: NUL, and halves of characters, which pages that cut their texts are full of. */
const unstorable = /(?<!\\)((?:\\\\)*)\\u(?:(0000)|d[89a-f][0-9a-f]{2})/g;

/** JSON text PostgreSQL keeps: NUL is dropped, half a character becomes the sign for one that is missing. */
export const storableJson = (value: unknown): string => {
  // twice: the end of one find is what the next one looks behind at
  const once = (text: string) =>
    text.replace(unstorable, (_, before: string, nul?: string) => `${before}${nul ? "" : "\ufffd"}`);
  return once(once(JSON.stringify(value)));
};

export const json = <T>(value: T): RawBuilder<T> => sql<T>`${storableJson(value)}::jsonb`;

/** Text PostgreSQL keeps, by the same rules, for what is too long to be made into JSON while others wait. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll("\0", "");
