import { expect, test } from "vitest";
import { publisherBehaviour } from "#tests/support/publishers/behaviour";
import { app } from "#tests/support/publishers/consent";
import { containersServer } from "#tests/support/publishers/containers-server";
import { testClock } from "#tests/support/publishers/server";
import { connected, ioOf, post } from "#tests/support/publishers/stage";
import { threads } from "./threads.ts";

const settings = { THREADS_CLIENT_ID: app.id, THREADS_CLIENT_SECRET: app.secret };
const open = async () => ({ publisher: threads, local: await containersServer(testClock(), "threads"), settings });

publisherBehaviour("Threads", open, {
  account: { id: "290001", name: "@lin_realty" },
  text: ({ text, link, pictures }) => (pictures.length > 0 ? `${text}\n${link}` : text),
  pictures: 2,
  alts: true,
  uploads: true,
  duplicate: "allowed",
  lost: "found",
  unsent: "absent",
  renews: "before",
});

test("a container that ran out overnight is made anew, and one that was published is not published again", async () => {
  const subject = await open();
  const connection = await connected(subject);
  const { local } = subject;
  local.server.trouble({ when: local.publishes, how: local.limit.said });
  const first = ioOf(subject);
  expect(await threads.publish(connection, post(), "k", first)).toMatchObject({ code: "rate_limited" });
  local.clock.pass(25 * 3_600_000);
  const resume = first.checkpoints.at(-1) ?? null;
  const second = ioOf(subject, resume);
  expect(await threads.publish(connection, post(), "k", second)).toMatchObject({ state: "live" });
  const again = await threads.publish(connection, post(), "k", ioOf(subject, second.checkpoints.at(-1) ?? null));
  expect(again.state).toBe("failed");
  expect(local.shown()).toHaveLength(1);
  await local.server.close();
});
