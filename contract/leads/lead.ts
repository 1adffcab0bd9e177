/**
 * Leads: the people who asked about a home, or whom the agent wrote down; what was done with each, and what is to be done. Part of
 * the plans with customer management: every call throws no_package and not_in_plan.
 */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { copyLanguage } from "#contract/copy";
import { leadEventKinds, leadSorts, leadStages, MAX_TAG, MAX_TAGS } from "#contract/leads/lead-names";

const leadStage = z.enum(leadStages);
const name = z.string().trim().min(1).max(80);
const tag = z.string().trim().min(1).max(MAX_TAG);
/** A platform's id, "direct" (the page without a link that says more) or "hand" (written down by the agent). */
const source = z.string().regex(/^[a-z0-9_-]{1,40}$/);
/** A phone number, mail address or WeChat ID, as somebody writes it; more than one may stand there. */
const contact = z.string().trim().min(3).max(120);

const home = z.object({ id: z.uuid(), title: z.string() });

const lead = z.object({
  id: z.uuid(),
  name: z.string(),
  /** How the person is reached, each written one way; one of them at least. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  handle: z.string().nullable(),
  stage: leadStage,
  tags: z.array(z.string()),
  source,
  /** Of the page they read; null where the agent wrote them down. */
  language: copyLanguage.nullable(),
  /** The home they asked about first; null: none, or it is gone. */
  home: home.nullable(),
  /** The first reminder that is neither done nor past telling. */
  nextDueAt: z.string().nullable(),
  createdAt: z.string(),
  /** The last thing that happened. */
  activeAt: z.string(),
});
export type Lead = z.infer<typeof lead>;

const leadEvent = z.object({
  id: z.uuid(),
  kind: z.enum(leadEventKinds),
  /** Of the visitor, of the agent, of the reminder; empty where nothing was said. */
  text: z.string(),
  /** The home an enquiry is about. */
  home: home.nullable(),
  /** Name and contact as the sender of an enquiry wrote them: a known person may give another number; null elsewhere. */
  by: z.string().nullable(),
  /** Of another stage; null elsewhere. */
  from: leadStage.nullable(),
  to: leadStage.nullable(),
  /** Whose entries came here, of a merge; null elsewhere. */
  merged: z.string().nullable(),
  at: z.string(),
});
export type LeadEvent = z.infer<typeof leadEvent>;

const reminder = z.object({ id: z.uuid(), text: z.string(), dueAt: z.string(), doneAt: z.string().nullable() });
export type LeadReminder = z.infer<typeof reminder>;

/** `piece`: the one whose link they came by. */
const leadDetail = lead.extend({
  piece: z.object({ id: z.uuid(), campaignId: z.uuid() }).nullable(),
  /** Newest first. */
  events: z.array(leadEvent),
  /** Those to come first, the next on top. */
  reminders: z.array(reminder),
});
export type LeadDetail = z.infer<typeof leadDetail>;

const byId = z.object({ id: z.uuid() });
const filters = z.object({
  /** Words that all stand in name or contact. */
  query: z.string().max(100).optional(),
  stage: leadStage.optional(),
  source: source.optional(),
  language: copyLanguage.optional(),
  propertyId: z.uuid().optional(),
  tag: tag.optional(),
});
export type LeadFilters = z.infer<typeof filters>;

const count = z.number().int().nonnegative();

export const leads = {
  list: oc
    .route({ method: "GET", path: "/leads", tags: ["leads"] })
    .input(
      filters.extend({
        sort: z.enum(leadSorts).default("active"),
        direction: z.enum(["asc", "desc"]).default("desc"),
        /** Of an answer in the same order. Throws invalid_input for any other text. */
        cursor: z.string().max(1_000).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(30),
      }),
    )
    .output(
      z.object({
        items: z.array(lead),
        nextCursor: z.string().nullable(),
        /** By stage, of what the other filters find. */
        counts: z.record(leadStage, count),
        /** What there is to filter by. */
        sources: z.array(source),
        languages: z.array(copyLanguage),
        tags: z.array(z.string()),
      }),
    ),
  get: oc
    .route({ method: "GET", path: "/leads/{id}", tags: ["leads"] })
    .input(byId)
    .output(leadDetail),
  /** One the agent met elsewhere. Who is known already by phone, address or WeChat ID is not made again: the answer is that lead. */
  add: oc
    .route({ method: "POST", path: "/leads", tags: ["leads"], successStatus: 201 })
    .input(z.object({ name, contact, note: z.string().trim().max(2_000).default("") }))
    .output(leadDetail),
  /** Only what is given changes. `contact` is one more way to reach them, in the place of another of its kind. Throws conflict when another lead is reached that way. */
  update: oc
    .route({ method: "PATCH", path: "/leads/{id}", tags: ["leads"] })
    .input(
      byId.extend({
        name: name.optional(),
        contact: contact.optional(),
        stage: leadStage.optional(),
        tags: z.array(tag).max(MAX_TAGS).optional(),
      }),
    )
    .output(leadDetail),
  note: oc
    .route({ method: "POST", path: "/leads/{id}/notes", tags: ["leads"] })
    .input(byId.extend({ text: z.string().trim().min(1).max(2_000) }))
    .output(leadDetail),
  remind: oc
    .route({ method: "POST", path: "/leads/{id}/reminders", tags: ["leads"] })
    .input(byId.extend({ text: z.string().trim().min(1).max(200), dueAt: z.iso.datetime({ offset: true }) }))
    .output(leadDetail),
  /** Done, or no longer wanted. */
  endReminder: oc
    .route({ method: "DELETE", path: "/leads/{id}/reminders/{reminderId}", tags: ["leads"] })
    .input(byId.extend({ reminderId: z.uuid() }))
    .output(leadDetail),
  /** The same person twice: what the other has comes to this one, and the other is gone. Throws conflict for itself. */
  merge: oc
    .route({ method: "POST", path: "/leads/{id}/merge", tags: ["leads"] })
    .input(byId.extend({ other: z.uuid() }))
    .output(leadDetail),
  /** For good, with all that was written: as a person may ask for. */
  remove: oc
    .route({ method: "DELETE", path: "/leads/{id}", tags: ["leads"] })
    .input(byId)
    .output(byId),
  /** Those the filters find, as CSV, with the head in that language and moments in the reader's time zone. */
  file: oc
    .route({ method: "GET", path: "/leads.csv", tags: ["leads"] })
    .input(filters.extend({ language: z.enum(["zh", "en"]), timeZone: z.string().max(60).default("UTC") }))
    .output(z.file()),
};
