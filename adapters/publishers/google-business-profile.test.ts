import { publisherBehaviour } from "#tests/support/publishers/behaviour";
import { app } from "#tests/support/publishers/consent";
import { businessServer } from "#tests/support/publishers/google-server";
import { testClock } from "#tests/support/publishers/server";
import { googleBusinessProfile } from "./google-business-profile.ts";

const settings = { GOOGLE_CLIENT_ID: app.id, GOOGLE_CLIENT_SECRET: app.secret };
const open = async () => ({ publisher: googleBusinessProfile, local: await businessServer(testClock()), settings });

publisherBehaviour("a place on Google", open, {
  account: { id: "accounts/11/locations/22", name: "Lin Realty, Harbour Road" },
  // a button leads to the listing
  text: ({ text }) => text,
  pictures: 1,
  duplicate: "allowed",
  lost: "found",
  unsent: "absent",
  settleMs: 130_000,
});
