import { expect, test } from "vitest";
import { publisherBehaviour } from "#tests/support/publishers/behaviour";
import { isRecord } from "#tests/support/publishers/read";
import { jsonOf, testClock } from "#tests/support/publishers/server";
import { connected, ioOf, post } from "#tests/support/publishers/stage";
import { wordpressAgent, wordpressServer } from "#tests/support/publishers/wordpress-server";
import { wordpress } from "./wordpress.ts";

const open = async () => ({ publisher: wordpress, local: await wordpressServer(testClock()), values: wordpressAgent });

publisherBehaviour("WordPress", open, {
  account: { id: "lin-realty.example/3", name: "Lin Realty · lin-realty.example" },
  text: ({ text, title }) => `${text}\n${title}`,
  pictures: 2,
  alts: true,
  uploads: true,
  duplicate: "allowed",
  lost: "found",
  unsent: "absent",
});

test("a draft whose number got lost is found by its mark and published, and no second one is left behind", async () => {
  const subject = await open();
  const connection = await connected(subject);
  subject.local.server.trouble({
    when: (asked) => {
      const body = jsonOf(asked);
      return isRecord(body) && body.status === "draft";
    },
    how: "after",
  });
  const first = ioOf(subject);
  expect(await wordpress.publish(connection, post(), "key-1", first)).toMatchObject({ code: "platform_down" });
  const again = ioOf(subject, first.checkpoints.at(-1) ?? null);
  expect(await wordpress.publish(connection, post(), "key-1", again)).toMatchObject({ state: "live" });
  const drafted = subject.local.server.asked.filter((asked) => {
    const body = jsonOf(asked);
    return isRecord(body) && body.status === "draft";
  });
  expect(drafted).toHaveLength(1);
  expect(subject.local.shown()).toHaveLength(1);
  await subject.local.server.close();
});
