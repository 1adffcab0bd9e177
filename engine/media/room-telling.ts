/** The one line below a room of a carousel: of the campaign's copy, else of the facts. None stands twice. */
import type { CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { realiserOf } from "#engine/copy/languages/index";
import type { PictureContent } from "./content/content.ts";
import { type PictureBrief, roomLinesOf } from "./content/content-of.ts";
import { objectionsTo } from "./content/own-words.ts";
import { type Room, roomOf, tellsOf } from "./content/rooms.ts";
import { scriptLines } from "./film/script-lines.ts";

/** A piece of the campaign in the picture's language. */
export interface WrittenPiece {
  platform: string;
  body: string;
}

/** Characters of a fact that is read in passing. */
const FACT = 60;

interface Shown {
  room: Room | null;
  /** What the room is called. */
  name: string;
  /** The photo's caption, where it is in the picture's language. */
  caption: string | null;
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
  const colon = realiserOf(language)?.marks.colon ?? ": ";
  const told = Object.values(facts);
  const named = content.rows.filter(([, value]) => [...value].length <= FACT);
  // what some room says by itself comes last
  const rows = [
    ...named.filter(([, value]) => !told.some((fact) => fact.includes(value))),
    ...named.filter(([, value]) => told.some((fact) => fact.includes(value))),
  ].map(([label, value]) => `${label}${colon}${value}`);
  const used = new Set<string>();
  const free = (line: string | null | undefined): line is string => !!line && !used.has(line);
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
      () => rows.find(free),
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
