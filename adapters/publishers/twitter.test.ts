import { publisherBehaviour } from "#tests/support/publishers/behaviour";
import { app } from "#tests/support/publishers/consent";
import { testClock } from "#tests/support/publishers/server";
import { twitterServer } from "#tests/support/publishers/twitter-server";
import { twitter } from "./twitter.ts";

const settings = { X_CLIENT_ID: app.id, X_CLIENT_SECRET: app.secret };
const open = async () => ({ publisher: twitter, local: await twitterServer(testClock()), settings });

publisherBehaviour("X", open, {
  account: { id: "901", name: "@lin_realty" },
  pictures: 2,
  alts: true,
  uploads: true,
  duplicate: "named",
  lost: "found",
  unsent: "absent",
  settleMs: 130_000,
});
