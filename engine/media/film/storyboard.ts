/** A storyboard to begin with: the photos in the order a home is shown, each with a line that tells of it. */
import type { Brief, CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { filmLimits, type Shot } from "#contract/media/film";
import { getPlatform } from "#engine/platforms/index";
import { roomLinesOf } from "../content/content-of.ts";
import { type Room, roomName, roomOf, shownOrder, tellsOf } from "../content/rooms.ts";
import { scriptLines } from "../content/script-lines.ts";

/** Photos of a film nobody has cut yet. */
const MOST_PHOTOS = 10;
/** Seconds a film of many photos lasts with its end card: what is watched to the end. */
const WANTED = 32;
const LONGEST = 4.5;
const SHORTEST = 2.5;
const TITLE = 3.5;

const round = (seconds: number): number => Math.round(seconds * 10) / 10;

/** Seconds of a shot, of so many behind the title. */
function secondsOf(others: number): number {
  const room = WANTED - filmLimits.end - TITLE;
  return round(Math.min(LONGEST, Math.max(SHORTEST, room / Math.max(1, others))));
}

const short = (line: string): string => [...line].slice(0, filmLimits.caption).join("");

export interface StoryboardOrder {
  listing: Listing;
  brief: Brief;
  language: CopyLanguage;
  /** Of the photos there are. */
  captions: readonly (string | null)[];
  /** The campaign's posts in this language: the lines of a video script go before ours. */
  pieces: readonly { platform: string; body: string }[];
}

/** The script of a short video, if the campaign has one. */
const scriptAmong = (pieces: StoryboardOrder["pieces"]): string | null =>
  pieces.find(({ platform }) => getPlatform(platform)?.family === "video-script")?.body ?? null;

/** At least as long as a film must be: few photos are shown again. */
export function storyboardOf({ listing, brief, language, captions, pieces }: StoryboardOrder): Shot[] {
  const script = scriptAmong(pieces);
  const { phrases, facts } = roomLinesOf(listing, brief, language);
  const own = listing.language?.toLowerCase().startsWith(language) ?? false;
  const lines = script === null ? [] : scriptLines(script);
  const used = new Set<string>();
  const take = (line: string | undefined): string | null => {
    if (line === undefined || used.has(line)) return null;
    used.add(line);
    return short(line);
  };
  const tellingOf = (room: Room, among: readonly string[]) =>
    among.find((line) => !used.has(line) && [...line].length <= filmLimits.caption && tellsOf(line, room));
  const order = shownOrder(captions).slice(0, MOST_PHOTOS);
  const rooms = order.map((photo) => roomOf(captions[photo] ?? null));
  // lines that tell of a room stand over it; what is left tells of the home and goes where nothing else does
  const told = order.map((photo, at): string | null => {
    const room = rooms[at] ?? null;
    if (at === 0) return null;
    if (room === null) return own ? take(captions[photo] ?? undefined) : null;
    return take(tellingOf(room, lines)) ?? take(tellingOf(room, phrases)) ?? take(facts[room]);
  });
  const free = lines.filter((line) => !used.has(line));
  const named = told.map((line, at): string | null => {
    const room = rooms[at] ?? null;
    if (line !== null || at === 0) return line;
    return take(free.find((one) => !used.has(one))) ?? (room === null ? null : roomName(room, language));
  });
  const seconds = secondsOf(Math.max(3, order.length - 1));
  const shots: Shot[] = order.map((photo, at) => ({
    photo,
    caption: named[at] ?? null,
    seconds: at === 0 ? TITLE : seconds,
  }));
  return lengthened(shots, order, () => take(free.find((one) => !used.has(one))), seconds);
}

/** Photos again, or where there are none plain grounds, until the film is long enough. */
function lengthened(
  shots: readonly Shot[],
  order: readonly number[],
  line: () => string | null,
  seconds: number,
): Shot[] {
  const made = [...shots];
  const total = () => made.reduce<number>((sum, one) => sum + one.seconds, filmLimits.end);
  while (total() < filmLimits.least) {
    const photo = order.length === 0 ? null : (order[made.length % order.length] ?? null);
    made.push({ photo, caption: made.length === 0 ? null : line(), seconds: made.length === 0 ? TITLE : seconds });
  }
  return made;
}
