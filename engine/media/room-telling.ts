/** The one line below a room of a carousel: of the campaign's copy, else of the facts. None stands twice. */
import type { CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { RowKey } from "#engine/copy/languages/base/language";
import { realiserOf } from "#engine/copy/languages/index";
import type { PictureContent } from "./content/content.ts";
import { type PictureBrief, roomLinesOf } from "./content/content-of.ts";
import { objectionsTo } from "./content/own-words.ts";
import { type Room, roomOf, tellsOf } from "./content/rooms.ts";
import { scriptLines } from "./content/script-lines.ts";

/** A piece of the campaign in the picture's language. */
export interface WrittenPiece {
  platform: string;
  body: string;
}

/** Characters of a fact that is read in passing. */
const FACT = 60;
/** From so many on they are known again in another line. */
const KNOWN = 4;
/** Facts that nobody takes for the room's own: a size or an aspect below a kitchen would be the kitchen's. */
const OF_THE_HOME = ["transit", "floor", "year", "type", "layout"] as const satisfies readonly RowKey[];

interface Shown {
  room: Room | null;
  /** What the room is called. */
  name: string;
  /** The photo's caption, where it is in the picture's language. */
  caption: string | null;
}

function factsOfHome(content: PictureContent, language: CopyLanguage): { line: string; value: string }[] {
  const lang = realiserOf(language);
  if (!lang) return [];
  const rows = OF_THE_HOME.flatMap((key) =>
    content.rows
      .filter(([label, value]) => label === lang.labels[key] && [...value].length <= FACT)
      .map(([label, value]) => ({ line: `${label}${lang.marks.colon}${value}`, value })),
  );
  return [...rows, ...[content.place, content.price].flatMap((line) => (line ? [{ line, value: line }] : []))];
}

/** Answers rooms one after the other. */
export function roomTelling(
  listing: Listing,
  brief: PictureBrief,
  language: CopyLanguage,
  content: PictureContent,
  pieces: readonly WrittenPiece[],
): (shown: Shown) => string | null {
  const { phrases, facts } = roomLinesOf(listing, brief, language);
  const written = [...new Set(pieces.flatMap(({ body }) => scriptLines(body)))];
  const objections = written.length === 0 ? null : objectionsTo(listing, brief, language);
  const holds = (line: string): boolean => objections?.(line) === null;
  const rows = factsOfHome(content, language);
  const used = new Set<string>();
  const free = (line: string | null | undefined): line is string => !!line && !used.has(line);
  const saidBefore = (value: string) => value.length >= KNOWN && [...used].some((line) => line.includes(value));
  const tells = (line: string, { room, name }: Shown) =>
    free(line) && line !== name && (room === null ? roomOf(line) === null : tellsOf(line, room));
  return (shown) => {
    const { room, name, caption } = shown;
    const candidates = [
      // the copy was written of the facts of that day
      () => (room === null ? undefined : written.find((line) => tells(line, shown) && holds(line))),
      () => (room === null ? undefined : phrases.find((line) => tells(line, shown))),
      () => (caption === name ? undefined : caption),
      // how many rooms there are says nothing of this one
      () => (room === null || room === "bedroom" ? undefined : facts[room]),
      () => (room === null ? written.find((line) => tells(line, shown) && holds(line)) : undefined),
      () => rows.find(({ line, value }) => free(line) && !saidBefore(value))?.line,
    ];
    for (const candidate of candidates) {
      const line = candidate();
      if (!free(line)) continue;
      used.add(line);
      return line;
    }
    return null;
  };
}
