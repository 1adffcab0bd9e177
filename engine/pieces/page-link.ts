/**
 * Where a piece leads: to its home's own page while that is online, else to the source. Pages go online and down after pieces were
 * written, so the address is put in when a piece is read.
 */
import type { SavedPiece } from "#contract/campaign";
import { escapeHtml } from "#engine/campaign/markup";
import { getPlatform } from "#engine/platforms/index";
import { countText } from "#engine/platforms/measure";
import { targetOf } from "#engine/platforms/posted";

type Led = Pick<
  SavedPiece,
  "platform" | "kind" | "title" | "body" | "hashtags" | "html" | "length" | "findings" | "untraced" | "origin"
>;

/** Addresses that readers can open; null where there is none. */
export interface PageLinks {
  /** The home's own page, whether it is online or not. */
  readonly page: string | null;
  readonly online: boolean;
  readonly source: string | null;
}

/** What would make a longer address of it. */
const onward = /[\w\-/?#=&%~]/;

/** Where the address stands by itself, in the text's order. */
function placesOf(text: string, address: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(address); at >= 0; ) {
    const end = at + address.length;
    const alone = !onward.test(text.charAt(end));
    if (alone) places.push(at);
    at = text.indexOf(address, alone ? end : at + 1);
  }
  return places;
}

const put = (text: string, places: readonly number[], from: string, to: string): string =>
  [...places, text.length]
    .map((at, nth) => text.slice(nth === 0 ? 0 : (places[nth - 1] ?? 0) + from.length, at))
    .join(to);

/** How many of the places are over before the offset; halved, as an edit may be nothing but addresses. */
function placesBefore(offset: number, places: readonly number[], length: number): number {
  let [least, most] = [0, places.length];
  while (least < most) {
    const middle = (least + most) >> 1;
    if ((places[middle] ?? 0) + length <= offset) least = middle + 1;
    else most = middle;
  }
  return least;
}

/** A stretch of the text as it was, where it is now. */
function moved<S extends { start: number; end: number }>(
  span: S,
  places: readonly number[],
  from: string,
  to: string,
): S {
  const by = (offset: number) => placesBefore(offset, places, from.length) * (to.length - from.length);
  return { ...span, start: span.start + by(span.start), end: span.end + by(span.end) };
}

/** Nobody touched it, its platform opens links in a text, and it has none yet. */
function takesLink({ platform, kind, body, origin }: Led): boolean {
  const target = kind === "post" ? getPlatform(platform) : null;
  if (!target?.linksInText || target.family === "portal") return false;
  return (origin === "written" || origin === "rewritten") && !/https?:\/\//i.test(body);
}

/** The same piece with the address of today. What would not fit its platform any more stays as it was. */
export function leadingTo<P extends Led>(piece: P, { page, online, source }: PageLinks): P {
  const to = online ? (page ?? source) : source;
  const from = to === page ? source : page;
  const target = targetOf(piece);
  if (to === null || !target) return piece;
  const places = from === null || from === to ? [] : placesOf(piece.body, from);
  const added = to === page && places.length === 0 && takesLink(piece);
  if (places.length === 0 && !added) return piece;
  const body = added ? `${piece.body}\n${to}` : put(piece.body, places, from ?? "", to);
  const { title, hashtags } = piece;
  const length = countText(target, piece.kind === "post" ? { title, body, hashtags } : body);
  if (length.max !== null && length.used > Math.max(length.max, piece.length.used)) return piece;
  const span = <S extends { start: number; end: number }>(one: S): S => moved(one, added ? [] : places, from ?? "", to);
  return {
    ...piece,
    body,
    length,
    findings: piece.findings.map(span),
    untraced: piece.untraced.map(span),
    html:
      piece.html === null || from === null
        ? piece.html
        : piece.html
            .replaceAll(`"${escapeHtml(from)}"`, `"${escapeHtml(to)}"`)
            .replaceAll(`>${escapeHtml(from)}<`, `>${escapeHtml(to)}<`),
  };
}
