/** What somebody has entered in the wizard, kept in the browser per user until it is generated or started over. */
import { z } from "zod";
import { copyLanguage, copyStyle, occasionKinds, pieceKind } from "#contract/copy";
import { missingPhoto, photo, sameHome } from "#contract/import";
import { listing } from "#contract/listing";
import { sharedText } from "#web/lib/pasted/links.ts";

export const sourceModes = ["url", "text", "file", "html", "manual"] as const;
export type SourceMode = (typeof sourceModes)[number];

export const occasionDrafts = ["none", ...occasionKinds] as const;
/** An occasion as it is being filled in: what another kind needs is kept while somebody tries the cards. */
const occasionDraft = z.object({
  kind: z.enum(occasionDrafts),
  before: z.number().nullable(),
  date: z.string(),
  from: z.string(),
  until: z.string(),
});
export type OccasionDraft = z.infer<typeof occasionDraft>;
const noOccasion: OccasionDraft = { kind: "none", before: null, date: "", from: "", until: "" };

const draftSchema = z.object({
  version: z.literal(1),
  step: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  source: z.object({
    mode: z.enum(sourceModes),
    url: z.string(),
    text: z.string(),
    html: z.string(),
    htmlUrl: z.string(),
    /** The share text that brought `url`, which stands for it where the link cannot be read; apart from `text`, which is the person's own. */
    shared: z.string().default(""),
    /** Several that were pasted at once; what is not read this time waits for the next. */
    links: z.array(z.string()).default([]),
  }),
  /** The import that is running or was the origin of `listing`. */
  taskId: z.uuid().nullable(),
  /** The property to write for, as it was then; null makes a new one. */
  property: z.object({ id: z.uuid(), version: z.number() }).nullable().default(null),
  listing: listing.nullable(),
  /** A property that the listing just read is of, until it is decided what to do with it; forgotten where it is of an older shape. */
  same: sameHome.nullable().catch(null),
  /** In the person's order; `chosen` holds the ids to carry. */
  photos: z.array(photo),
  /** Of the page that was read; told until the draft becomes a campaign. */
  missingPhotos: z.array(missingPhoto).default([]),
  chosen: z.array(z.uuid()),
  languages: z.array(copyLanguage),
  style: copyStyle,
  /** What posts lead with, an id of the home's angles; null leaves it to the product. */
  lead: z.string().nullable().default(null),
  occasion: occasionDraft.default(noOccasion),
  platforms: z.array(z.string()),
  kinds: z.array(pieceKind),
  /** Kept choices were put in: what is taken back after that is not put in again. */
  filled: z.boolean().default(false),
  /** Null until the saved card or the person has filled it. */
  agent: z
    .object({
      name: z.string(),
      phone: z.string(),
      company: z.string(),
      licence: z.string(),
      address: z.string(),
      email: z.string(),
      /** From the card only. */
      nameLatin: z.string().optional(),
      wechat: z.string().optional(),
    })
    .nullable(),
  /** "once": somebody else signs this campaign, and the card learns nothing of them. */
  signer: z.enum(["card", "once"]).default("card"),
  /** The key of the last attempt to generate and what it asked, so that a repeated attempt is the same one. */
  submission: z.object({ key: z.uuid(), asked: z.string() }).nullable(),
});
export type Draft = z.infer<typeof draftSchema>;
export type AgentDraft = NonNullable<Draft["agent"]>;

/** A draft nobody has begun. */
export const emptyDraft = (): Draft => ({
  version: 1,
  step: 0,
  source: { mode: "url", url: "", text: "", html: "", htmlUrl: "", shared: "", links: [] },
  taskId: null,
  property: null,
  listing: null,
  same: null,
  photos: [],
  missingPhotos: [],
  chosen: [],
  languages: [],
  style: "professional",
  lead: null,
  occasion: noOccasion,
  platforms: [],
  kinds: ["post"],
  filled: false,
  agent: null,
  signer: "card",
  submission: null,
});

/** New content for a property of the account is a draft of its own: it does not touch what was begun for another home. */
const keyOf = (owner: string) => `listcast-draft:${owner}`;

/** Whose draft: an account has one for a new home, and one for each home it writes for again. */
export const draftOwner = (userId: string, propertyId: string | null): string =>
  propertyId === null ? userId : `${userId}:${propertyId}`;

/** The stored draft, or null when there is none or it is of another shape. */
export function loadDraft(userId: string, storage: Storage = localStorage): Draft | null {
  try {
    const text = storage.getItem(keyOf(userId));
    return text ? (draftSchema.safeParse(JSON.parse(text)).data ?? null) : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the draft. A pasted page can exceed the browser's room: then everything else is kept without it.
 * Answers false when something could not be kept.
 */
export function saveDraft(userId: string, draft: Draft, storage: Storage = localStorage): boolean {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(draft));
    return true;
  } catch {
    try {
      storage.setItem(keyOf(userId), JSON.stringify({ ...draft, source: { ...draft.source, html: "" } }));
    } catch {
      // A full or forbidden storage: the page itself still holds everything.
    }
    return false;
  }
}

/** Forgets it in this browser. */
export function clearDraft(userId: string, storage: Storage = localStorage): void {
  try {
    storage.removeItem(keyOf(userId));
  } catch {
    // Nothing is stored where storing is forbidden.
  }
}

/** What is left of a draft that became a campaign: the other links that were pasted with its own, the next one chosen. */
export function leftOver(draft: Draft): Draft | null {
  const { links } = draft.source;
  const read = sharedText(draft.source.url);
  const rest = read.is === "text" ? links : links.filter((link) => link !== read.url);
  const [next] = rest;
  if (next === undefined || rest.length === links.length) return null;
  const empty = emptyDraft();
  const { shared } = draft.source;
  return { ...empty, source: { ...empty.source, url: next, shared, links: rest.length > 1 ? rest : [] } };
}

/** Has the person entered anything worth asking about before it is thrown away? */
export function isStarted(draft: Draft): boolean {
  const { url, text, html } = draft.source;
  return (
    [url, text, html].some((value) => value.trim() !== "") ||
    draft.listing !== null ||
    draft.languages.length > 0 ||
    draft.platforms.length > 0
  );
}
