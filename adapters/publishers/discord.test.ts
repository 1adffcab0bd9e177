import { expect, test } from "vitest";
import { publisherBehaviour } from "#tests/support/publishers/behaviour";
import { discordAgent, discordServer } from "#tests/support/publishers/discord-server";
import { testClock } from "#tests/support/publishers/server";
import { ioOf } from "#tests/support/publishers/stage";
import { discord } from "./discord.ts";

const open = async () => ({ publisher: discord, local: await discordServer(testClock()), values: discordAgent });

publisherBehaviour("Discord", open, {
  account: { id: "1130000000000000001", name: "Listings" },
  pictures: 2,
  alts: true,
  duplicate: "allowed",
  lost: "unknowable",
  unsent: "unknowable",
});

test.each([
  "https://discord.com.evil.example/api/webhooks/1/x",
  "https://discord.com/api/webhooks/1/../../users",
  "http://discord.com/api/webhooks/1/x",
])("%s is no webhook of Discord, and nobody is asked", async (webhook) => {
  const subject = await open();
  if (discord.connect.by !== "form") throw new Error("by form");
  expect(await discord.connect.check({ webhook }, ioOf(subject))).toMatchObject({ state: "failed", code: "not_found" });
  expect(subject.local.server.asked).toEqual([]);
  await subject.local.server.close();
});
