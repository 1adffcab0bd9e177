/** A calendar as RFC 5545 writes it: moments in UTC, lines folded at 75 bytes, the same UID for the same thing for ever. Pure. */

export interface CalendarEvent {
  /** Unique in the world, and the event's own for ever. */
  readonly uid: string;
  /** ISO 8601. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** When it last changed. */
  readonly changedAt: string;
  readonly title: string;
  readonly text: string;
  readonly status: "TENTATIVE" | "CONFIRMED" | "CANCELLED";
  /** Where it is looked at; null: nowhere. */
  readonly address: string | null;
}

const encoder = new TextEncoder();
const FOLD_BYTES = 75;

/** "2026-11-23T08:30:00.000Z" -> "20261123T083000Z". */
const stamp = (iso: string): string => `${new Date(iso).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

/** RFC 5545 3.3.11: what would end a value or a line is escaped, other control characters have no place in one. */
const escaped = (text: string): string =>
  text
    .replaceAll("\\", "\\\\")
    .replaceAll(/\r\n|\r|\n/g, "\\n")
    .replaceAll(/[;,]/g, (sign) => `\\${sign}`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");

/** Lines of at most 75 bytes, cut between characters; what goes on begins with a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let present = "";
  let bytes = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (bytes + size > FOLD_BYTES) {
      lines.push(present);
      [present, bytes] = [" ", 1];
    }
    present += sign;
    bytes += size;
  }
  return [...lines, present].join("\r\n");
}

const eventLines = (event: CalendarEvent): string[] => [
  "BEGIN:VEVENT",
  `UID:${escaped(event.uid)}`,
  `DTSTAMP:${stamp(event.changedAt)}`,
  `LAST-MODIFIED:${stamp(event.changedAt)}`,
  `DTSTART:${stamp(event.startsAt)}`,
  `DTEND:${stamp(event.endsAt)}`,
  `SUMMARY:${escaped(event.title)}`,
  ...(event.text === "" ? [] : [`DESCRIPTION:${escaped(event.text)}`]),
  `STATUS:${event.status}`,
  "TRANSP:TRANSPARENT",
  ...(event.address === null ? [] : [`URL:${event.address}`]),
  "END:VEVENT",
];

/** A whole calendar, `text/calendar; charset=utf-8`. `name`: as its reader's program lists it. */
export const calendarFile = (name: string, events: readonly CalendarEvent[]): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Listcast//Publishing//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
