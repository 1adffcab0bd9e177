/**
 * What we found out about a post ourselves, where a platform said nothing: kept in a `detail` as a name with its values, and said in
 * the reader's language wherever a person reads it (locales/<language>/publishing/notes.ts). Everything else in a `detail` is the
 * platform's own words.
 */

/** No platform begins its words so. */
const PREFIX = "listcast:";
/** Of a whole note; every place that keeps or hands on a `detail` has room for it. */
const MOST_CHARS = 200;

/** Every note, and what it is about: a number, or a name, code or words that are not ours. */
export const houseNotes = {
  // the address, and who stands behind it
  address_closed: {},
  address_malformed: {},
  host_not_found: {},
  unreachable: { reason: "text" },
  no_answer: { reason: "text" },
  http_status: { status: "number" },
  answer_unreadable: { said: "text" },
  answer_incomplete: {},
  unsaid: {},
  // what was filled in
  discord_address: {},
  mail_port: { ports: "text" },
  mail_password: {},
  sender_malformed: {},
  recipients_malformed: { wrong: "number" },
  numbers_malformed: { wrong: "number" },
  list_size: { most: "number" },
  secret_short: { least: "number" },
  sms_service: {},
  // the account
  setting_missing: { name: "text" },
  no_account: {},
  bot_not_admin: {},
  account_personal: {},
  account_private: {},
  // what the post brings along
  picture_missing: {},
  video_missing: {},
  media_missing: {},
  picture_unreachable: {},
  picture_format: { type: "text", takes: "text" },
  picture_heavy: { megabytes: "number", most: "number" },
  text_long: { over: "number" },
  link_missing: {},
  list_refused: {},
  // how it stands
  preparing: {},
  prepared_in_vain: {},
  prepared_too_long_ago: {},
  upload_over: {},
  not_published: { status: "number" },
  not_public: { status: "text" },
  rejected_on_review: {},
  edit_not_shown: {},
  gone: {},
  held_back: {},
  // where it cannot be found out
  not_listed_yet: {},
  list_too_short: {},
  channel_closed: {},
  not_told: {},
  asked_too_late: {},
  people_unknown: { people: "number", of: "number" },
} as const satisfies Readonly<Record<string, Readonly<Record<string, "number" | "text">>>>;

export type HouseNoteKey = keyof typeof houseNotes;
type Kinds<Key extends HouseNoteKey> = (typeof houseNotes)[Key];
type ValuesOf<Key extends HouseNoteKey> = {
  readonly [Name in keyof Kinds<Key>]: Kinds<Key>[Name] extends "number" ? number : string;
};
type Values = Readonly<Record<string, string | number>>;

interface HouseNote {
  readonly key: HouseNoteKey;
  readonly values: Values;
}

const isKey = (word: string): word is HouseNoteKey => Object.hasOwn(houseNotes, word);
const NUMBER = /^\d{1,15}(\.\d{1,6})?$/;

function written({ key, values }: HouseNote): string {
  const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();
  return query === "" ? `${PREFIX}${key}` : `${PREFIX}${key}?${query}`;
}

/** As long as it may be: words that are not ours are cut, never the note. */
function fitted(note: HouseNote): string {
  const whole = written(note);
  if (whole.length <= MOST_CHARS) return whole;
  const shorter = Object.entries(note.values).map(([name, value]) => {
    if (typeof value === "number") return [name, value] as const;
    const signs = [...value];
    return [name, signs.slice(0, Math.min(MOST_CHARS, Math.floor(signs.length * 0.9))).join("")] as const;
  });
  return fitted({ key: note.key, values: Object.fromEntries(shorter) });
}

/** The `detail` that says it: `listcast:<key>`, its values as a query behind it; at most 200 signs. */
export const houseNote = <Key extends HouseNoteKey>(
  key: Key,
  ...[values]: keyof Kinds<Key> extends never ? [] : [values: ValuesOf<Key>]
): string => fitted({ key, values: { ...values } });

/** What a `detail` of ours says; null: it is not ours, or no note there is with exactly these values. */
export function readHouseNote(detail: string): HouseNote | null {
  if (!detail.startsWith(PREFIX)) return null;
  const [key = "", query = "", ...more] = detail.slice(PREFIX.length).split("?");
  if (!isKey(key) || more.length > 0) return null;
  const given = [...new URLSearchParams(query)];
  const kinds: Readonly<Record<string, "number" | "text">> = houseNotes[key];
  const names = Object.keys(kinds);
  const values = new Map<string, string | number>();
  for (const [name, value] of given) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind === undefined || values.has(name) || (kind === "number" && !NUMBER.test(value))) return null;
    values.set(name, kind === "number" ? Number(value) : value);
  }
  return values.size === names.length ? { key, values: Object.fromEntries(values) } : null;
}

/** The `detail` with `change` made to every word that may not be ours, and to nothing else: a note stays one. */
export function changeWords(detail: string, change: (words: string) => string): string {
  const note = readHouseNote(detail);
  if (!note) return change(detail);
  const values = Object.entries(note.values).map(
    ([name, value]) => [name, typeof value === "string" ? change(value) : value] as const,
  );
  return fitted({ key: note.key, values: Object.fromEntries(values) });
}
