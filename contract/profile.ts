/** What a person does with the own account: picture, phone, browsers, news, data, end. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { newsChannel, newsKind, newsWishes } from "#contract/notification-settings";
import { task } from "#contract/task";

const route = <Method extends "GET" | "POST" | "PUT" | "DELETE">(method: Method, path: `/${string}`) =>
  oc.route({ method, path, tags: ["account"] });

const accountLanguage = z.enum(["zh", "en"]);

/** A person with an end in sight: from `dueAt` on everything is deleted. */
const deletion = z.object({ requestedAt: z.string(), dueAt: z.string() });

/** An archive of everything an account has here. */
const dataExport = z.object({
  taskId: z.uuid(),
  /** "making" until its task has ended. */
  state: z.enum(["making", "ready", "failed"]),
  bytes: z.number().int().positive().nullable(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

/** Everything of the profile screen that is not in the row of `profiles`. */
const accountSettings = z.object({
  email: z.string(),
  emailConfirmedAt: z.string().nullable(),
  phone: z.string().nullable(),
  phoneVerifiedAt: z.string().nullable(),
  /** Null until a browser has told which one the person reads. */
  language: accountLanguage.nullable(),
  createdAt: z.string(),
  lastSignInAt: z.string().nullable(),
  deletion: deletion.nullable(),
  /** False where nobody can send a message to a phone. */
  canTextPhones: z.boolean(),
  news: newsWishes,
  dataExport: dataExport.nullable(),
});
export type AccountSettings = z.infer<typeof accountSettings>;

export const settings = {
  get: route("GET", "/me/settings").output(accountSettings),
  language: route("PUT", "/me/language")
    .input(z.object({ language: accountLanguage }))
    .output(z.object({ language: accountLanguage })),
  news: route("PUT", "/me/news")
    .input(z.object({ kind: newsKind, channel: newsChannel, wanted: z.boolean() }))
    .output(newsWishes),
};

/** Fractions of the upright picture's width and height. */
const crop = z
  .object({
    x: z.number().min(0).max(1),
    y: z.number().min(0).max(1),
    width: z.number().gt(0).max(1),
    height: z.number().gt(0).max(1),
  })
  .refine((part) => part.x + part.width <= 1.001 && part.y + part.height <= 1.001);

export const avatar = {
  /** `avatarUrl` is a path of the file service, as it stands in `profiles`; "-96" before its ending is the small one. */
  save: route("POST", "/me/avatar")
    .input(z.object({ file: z.file(), crop }))
    .output(z.object({ avatarUrl: z.string() })),
  remove: route("DELETE", "/me/avatar").output(z.object({ avatarUrl: z.null() })),
};

export const phone = {
  /** Sends six digits to the number that stands in the profile. */
  send: route("POST", "/me/phone/code").output(z.object({ phone: z.string(), resendInSeconds: z.number().int() })),
  verify: route("POST", "/me/phone/verify")
    .input(z.object({ code: z.string().regex(/^\d{6}$/) }))
    .output(z.object({ phone: z.string(), verifiedAt: z.string() })),
};

export const openSession = z.object({
  id: z.uuid(),
  /** Names as their makers write them; null for a program that does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  form: z.enum(["desktop", "phone", "tablet", "unknown"]),
  /** The network it was opened from, without its last part. */
  network: z.string().nullable(),
  openedAt: z.string(),
  seenAt: z.string(),
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

export const sessions = {
  list: route("GET", "/me/sessions").output(z.array(openSession)),
  end: route("DELETE", "/me/sessions/{id}")
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ ended: z.number().int() })),
  endOthers: route("DELETE", "/me/sessions").output(z.object({ ended: z.number().int() })),
};

export const exports = {
  /** Answers the task that is under way, if there is one. */
  start: route("POST", "/me/exports").output(task),
  /** An address to begin the download with, within some minutes; ask for another as long as the archive is kept. */
  link: route("GET", "/me/exports/{taskId}/link")
    .input(z.object({ taskId: z.uuid() }))
    .output(z.object({ url: z.string(), expiresAt: z.string() })),
};

export const accountDeletion = {
  /** `confirmation`: the account's own email address, typed. */
  request: route("POST", "/me/deletion")
    .input(z.object({ password: z.string().min(1).max(400), confirmation: z.string().max(400) }))
    .output(deletion),
  cancel: route("DELETE", "/me/deletion").output(z.object({ kept: z.boolean() })),
};
