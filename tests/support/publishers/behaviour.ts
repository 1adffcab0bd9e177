/** What every connector must do, whatever platform it speaks to; each connector's test runs it against the local platform. */
import { afterEach, describe, expect, test } from "vitest";
import type { Connected, Found, Outcome, OutgoingPost, SentPost } from "#adapters/publishers/publisher";
import type { Checkpoint } from "#adapters/publishers/shared/checkpoint";
import { closedPort } from "./server.ts";
import { connected, ioOf, type PublisherSubject, picture, post, type TestIo, video } from "./stage.ts";

export interface Expected {
  readonly account: { readonly id: string; readonly name: string };
  /** What readers see of the post's words; unless told: the text and the link below it. */
  readonly text?: (post: OutgoingPost) => string;
  /** How many of two pictures readers see. */
  readonly pictures: 0 | 1 | 2;
  /** Whether the pictures' descriptions arrive. */
  readonly alts?: boolean;
  /** Pictures are taken before the post is made. */
  readonly uploads?: boolean;
  /** Posts are videos here. */
  readonly video?: boolean;
  /** Posts without a picture are none here. */
  readonly needsPicture?: boolean;
  /** What happens to the same words a second time. */
  readonly duplicate: "named" | "adopted" | "allowed";
  /** After a lost answer: found, or nobody can know. */
  readonly lost: "found" | "unknowable";
  /** After a connection that broke before anything was done. */
  readonly unsent: "absent" | "unknowable" | "carried out";
  /** Tokens that must be renewed while they live; otherwise after they ended, too. */
  readonly renews?: "before";
  /** How long until lists can be believed. */
  readonly settleMs?: number;
  /** Lists show what was checked only. */
  readonly settlesBeforeListed?: boolean;
  /** What a taken-back access is called. */
  readonly revoked?: "connection_ended" | "no_permission" | "not_found";
}

const withoutBlanks = (text: string) => text.replace(/\s+/g, "");

export function publisherBehaviour(name: string, open: () => Promise<PublisherSubject>, expected: Expected): void {
  const wording = expected.text ?? ((one: OutgoingPost) => `${one.text}\n${one.link}`);
  const some = (count: number) => [picture(1), picture(2)].slice(0, count);
  const film = expected.video ? { video } : {};
  const plain = post({ pictures: some(expected.needsPicture ? 1 : 0), ...film });
  const full = post({ pictures: some(expected.pictures > 0 ? 2 : 0), ...film });

  describe(name, () => {
    const opened: PublisherSubject[] = [];
    afterEach(async () => {
      await Promise.all(opened.splice(0).map(({ local }) => local.server.close()));
    });

    /** One agent, connected, who tries one post. */
    async function scene(what: OutgoingPost = plain) {
      const subject = await open();
      opened.push(subject);
      const { publisher, local } = subject;
      const connection = await connected(subject);
      const triedAt = local.clock.now().toISOString();
      let lastTriedAt = triedAt;
      const told: unknown[] = [];
      let checkpoint: Checkpoint | null = null;
      const keep = <Kind>(io: TestIo, outcome: Kind): Kind => {
        told.push(outcome, io.checkpoints);
        checkpoint = io.checkpoints.at(-1) ?? checkpoint;
        return outcome;
      };
      let current = connection;
      const publish = async (by: Connected = connection, key = "publication-0001", one = what): Promise<Outcome> => {
        current = by;
        const io = ioOf(subject, key === "publication-0001" ? checkpoint : null);
        const outcome = keep(io, await publisher.publish(by, one, key, io));
        if (outcome.state === "unfinished") throw new Error("whoever has time sends everything");
        lastTriedAt = local.clock.now().toISOString();
        return outcome;
      };
      const find = async (ref: string | null): Promise<Found> => {
        const { title, text, link } = what;
        const words = { title, text, link };
        const sent: SentPost = { ref, key: "publication-0001", post: words, triedAt, lastTriedAt, checkpoint };
        const io = ioOf(subject, checkpoint);
        return keep(io, await publisher.find(current, sent, io));
      };
      /** What was accepted becomes live by itself. */
      async function live(outcome: Outcome | Found): Promise<Extract<Outcome, { state: "live" }>> {
        if (outcome.state === "live") return outcome;
        expect(outcome.state, JSON.stringify(outcome)).toBe("accepted");
        local.settle?.();
        const found = await find("ref" in outcome ? outcome.ref : null);
        if (found.state !== "live") throw new Error(`still ${JSON.stringify(found)}`);
        return found;
      }
      return { subject, publisher, local, connection, publish, find, live, told };
    }

    test("connects, and says whose account it is without a secret", async () => {
      const { connection } = await scene();
      expect({ id: connection.accountId, name: connection.accountName }).toEqual(expected.account);
      const open = JSON.stringify([connection.accountId, connection.accountName, connection.settings]);
      for (const secret of Object.values(connection.secrets)) expect(open).not.toContain(secret);
    });

    test("publishes words and pictures, once, as readers shall see them", async () => {
      const what = full;
      const { publish, live, local, find } = await scene(what);
      const told = await publish();
      if (told.state === "accepted") expect(await find(told.ref)).toMatchObject({ state: "accepted" });
      const outcome = await live(told);
      expect(outcome.ref).not.toBe("");
      const [shown, ...more] = local.shown();
      expect(more).toEqual([]);
      expect(withoutBlanks(shown?.text ?? "")).toBe(withoutBlanks(wording(what)));
      expect(shown?.pictures).toBe(expected.pictures);
      if (expected.alts) expect(shown?.alts).toEqual(what.pictures.slice(0, expected.pictures).map(({ alt }) => alt));
      expect(await find(outcome.ref)).toMatchObject(
        expected.lost === "unknowable" ? { ref: outcome.ref } : { state: "live", ref: outcome.ref },
      );
    });

    test("a token that ends is renewed, and one that ended ends the connection", async () => {
      const { publish, live, local, connection, publisher, subject } = await scene();
      if (!local.expire) return expect(connection.expiresAt).toBeNull();
      expect(Date.parse(connection.expiresAt ?? "")).toBeGreaterThan(local.clock.now().getTime());
      const renew = () => publisher.refresh?.(connection, ioOf(subject)) ?? null;
      local.clock.pass(expected.renews ? 2 * 86_400_000 : 0);
      const early = expected.renews ? await renew() : null;
      local.expire(connection);
      expect(await publish()).toMatchObject({ state: "failed", code: "connection_ended" });
      expect(local.shown()).toEqual([]);
      const fresh = early ?? (await renew());
      if (!fresh) return;
      if ("state" in fresh) throw new Error(fresh.detail);
      expect(fresh.accountId).toBe(connection.accountId);
      await live(await publish(fresh));
      expect(local.shown()).toHaveLength(1);
    });

    test("access that was taken back ends the connection, and cannot be renewed", async () => {
      const { publish, local, connection, publisher, subject } = await scene();
      local.revoke();
      expect(await publish()).toMatchObject({ state: "failed", code: expected.revoked ?? "connection_ended" });
      expect(local.shown()).toEqual([]);
      if (publisher.refresh)
        expect(await publisher.refresh(connection, ioOf(subject))).toMatchObject({
          state: "failed",
          code: "connection_ended",
        });
    });

    test("a platform that is asked too much says when to come back, and nothing is posted", async () => {
      const { publish, live, local } = await scene();
      local.server.trouble({ when: local.publishes, how: local.limit.said });
      const outcome = await publish();
      expect(outcome).toMatchObject({ state: "failed", code: "rate_limited", retryAfterMs: local.limit.waitMs });
      expect(local.shown()).toEqual([]);
      await live(await publish());
      expect(local.shown()).toHaveLength(1);
    });

    test("a platform that cannot be reached has nothing, and is tried again", async () => {
      const { publisher, connection, subject } = await scene();
      const port = await closedPort();
      const io = ioOf(subject);
      const away = (published: string) => io.origin(published).replace(/:\d+/, `:${port}`);
      const outcome = await publisher.publish(connection, plain, "publication-0001", { ...io, origin: away });
      expect(outcome).toMatchObject({ state: "failed", code: "platform_down" });
      expect("retryAfterMs" in outcome && (outcome.retryAfterMs ?? 0) > 0).toBe(true);
    });

    test("the same words a second time", async () => {
      const { publish, live, local } = await scene();
      const first = await live(await publish());
      const again = await publish(undefined, "publication-0002");
      if (expected.duplicate === "named") expect(again).toMatchObject({ state: "failed", code: "duplicate" });
      if (expected.duplicate === "adopted") expect(again).toMatchObject({ state: "live", ref: first.ref });
      if (expected.duplicate === "allowed") expect(["live", "accepted"]).toContain(again.state);
      local.settle?.();
      expect(local.shown()).toHaveLength(expected.duplicate === "allowed" ? 2 : 1);
    });

    test("an answer that is lost after the post was made is unknown, and it is found, not sent again", async () => {
      const { publish, find, live, local } = await scene();
      local.server.trouble({ when: local.publishes, how: "after" });
      const outcome = await publish();
      expect(outcome).toMatchObject({ state: "unknown" });
      if (expected.settlesBeforeListed) local.settle?.();
      local.clock.pass(expected.settleMs ?? 0);
      const found = await find("ref" in outcome ? outcome.ref : null);
      if (expected.lost === "unknowable") expect(found).toMatchObject({ state: "unknown" });
      else await live(found);
      expect(local.shown()).toHaveLength(1);
    });

    test("a connection that breaks before anything is done is unknown, and absent where that can be proven", async () => {
      const { publish, find, live, local } = await scene();
      local.server.trouble({ when: local.publishes, how: "before" });
      const outcome = await publish();
      expect(outcome.state).toBe("unknown");
      local.clock.pass(expected.settleMs ?? 0);
      const found = await find("ref" in outcome ? outcome.ref : null);
      if (expected.unsent === "unknowable") return expect(found).toMatchObject({ state: "unknown" });
      if (expected.unsent === "carried out") {
        expect(await live(found)).toEqual(await live(await publish()));
        return expect(local.shown()).toHaveLength(1);
      }
      expect(found).toEqual({ state: "absent" });
      expect(local.shown()).toEqual([]);
      await live(await publish());
      expect(local.shown()).toHaveLength(1);
    });

    if (expected.pictures > 0)
      test("a second try uploads no picture again", async () => {
        const { publish, live, local } = await scene(full);
        local.server.trouble({ when: local.publishes, how: local.limit.said });
        expect(await publish()).toMatchObject({ state: "failed" });
        const uploaded = local.uploads();
        // platforms that take everything in one call took nothing with a call they refused
        expect(uploaded).toBe(expected.uploads ? expected.pictures : 0);
        await live(await publish());
        expect(local.uploads()).toBe(expected.pictures);
        expect(local.shown()).toMatchObject([{ pictures: expected.pictures }]);
      });

    test("a picture the platform does not want is said in its words", async () => {
      const { publish, local } = await scene(full);
      if (!local.refusal) return expect(expected.pictures).toBe(0);
      local.server.trouble({ when: local.refusal.when, how: local.refusal.said });
      const outcome = await publish();
      expect(outcome).toMatchObject({ state: "failed", code: "media_rejected" });
      expect("detail" in outcome && outcome.detail).toContain(local.refusal.words);
      expect(local.shown()).toEqual([]);
    });

    test("what it can do afterwards: change, count, remove", async () => {
      const what = plain;
      const { publish, find, live, local, publisher, connection, subject } = await scene(what);
      const { ref } = await live(await publish());
      if (publisher.edit) {
        const changed = { ...what, text: "已降价。Price reduced #HarbourView" };
        const outcome = await publisher.edit(connection, ref, changed, ioOf(subject));
        expect(outcome).toMatchObject({ state: "live" });
        expect(withoutBlanks(local.shown()[0]?.text ?? "")).toBe(withoutBlanks(wording(changed)));
        expect(local.shown()).toHaveLength(1);
      }
      if (publisher.figures) {
        const figures = await publisher.figures(connection, ref, ioOf(subject));
        expect(figures).toHaveProperty("likes");
        expect(Object.values(figures).some((one) => typeof one === "number")).toBe(true);
      }
      if (publisher.remove) {
        expect(await publisher.remove(connection, ref, ioOf(subject))).toEqual({ state: "removed" });
        expect(local.shown()).toEqual([]);
        expect(await publisher.remove(connection, ref, ioOf(subject))).toEqual({ state: "removed" });
        if (expected.lost === "found") expect(await find(ref)).toEqual({ state: "removed" });
      }
    });

    test("no secret stands in an answer or a checkpoint, not even where the platform repeats it", async () => {
      const { publish, find, local, connection, subject, told } = await scene();
      const secrets = [
        ...Object.values(connection.secrets),
        ...Object.entries(subject.settings ?? {}).flatMap(([name, value]) => (/SECRET/.test(name) ? [value] : [])),
      ];
      expect(secrets.length).toBeGreaterThan(0);
      for (const secret of secrets) {
        local.server.trouble({
          when: local.publishes,
          how: { status: 400, body: `unexpected ${secret} and ${encodeURIComponent(secret)}` },
        });
        await publish();
      }
      const outcome = await publish();
      await find("ref" in outcome ? outcome.ref : null);
      for (const secret of secrets) expect(JSON.stringify(told)).not.toContain(secret);
    });
  });
}
