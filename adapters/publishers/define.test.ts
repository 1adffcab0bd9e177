import { expect, test } from "vitest";
import { Ended, failed } from "./call.ts";
import { definePublisher } from "./define.ts";
import type { FailureCode, PublisherIo } from "./publisher.ts";

const io: PublisherIo = {
  fetch: async () => new Response("ok"),
  now: () => new Date("2026-11-23T08:00:00Z"),
  setting: () => undefined,
  origin: (published) => published,
  checkpoint: async () => {},
  timeLeft: () => true,
  maySend: true,
  resume: null,
};
const connection = {
  accountId: "lin",
  accountName: "@lin",
  secrets: { token: "a-secret" },
  settings: {},
  expiresAt: null,
};
const sent = {
  ref: "7",
  key: "k",
  post: { title: null, text: "A flat", link: null },
  triedAt: "2026-11-23T07:59:00Z",
  lastTriedAt: "2026-11-23T07:59:00Z",
  checkpoint: null,
};

/** What is found by a connector whose question ends so. */
function foundAfter(code: FailureCode) {
  const ends = async () => {
    throw new Ended(failed(code, "in words with a-secret", 5_000));
  };
  const connect = { by: "form" as const, fields: [], check: async () => connection };
  return definePublisher({ platform: "alpha", connect, publish: ends, find: ends }).find(connection, sent, io);
}

test.each(["rate_limited", "quota_used_up", "platform_down", "connection_ended"] as const)(
  "a question that was not taken (%s) is told as such, to be asked again",
  async (code) => {
    const failure = { state: "failed", code, detail: "in words with •••", retryAfterMs: 5_000 };
    expect(await foundAfter(code)).toEqual(failure);
  },
);

test.each(["no_permission", "text_rejected", "not_found", "platform_changed"] as const)(
  "an answer that tells nothing (%s) leaves the post unknown",
  async (code) => {
    expect(await foundAfter(code)).toEqual({ state: "unknown", ref: "7", detail: "in words with •••" });
  },
);
