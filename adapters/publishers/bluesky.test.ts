import { describe, expect, test } from "vitest";
import { publisherBehaviour } from "#tests/support/publishers/behaviour";
import { blueskyAgent, blueskyServer } from "#tests/support/publishers/bluesky-server";
import { testClock } from "#tests/support/publishers/server";
import { connected, ioOf, post } from "#tests/support/publishers/stage";
import { bluesky } from "./bluesky.ts";
import { facetsOf } from "./shared/facets.ts";
import { tidOf } from "./shared/tid.ts";

const open = async () => ({ publisher: bluesky, local: await blueskyServer(testClock()), values: blueskyAgent });

publisherBehaviour("Bluesky", open, {
  account: { id: "did:plc:lin7realty", name: "@lin.example.com" },
  // the card holds the link, unless pictures take its place
  text: ({ text, link, pictures }) => (pictures.length > 0 ? `${text}\n${link}` : text),
  pictures: 2,
  alts: true,
  uploads: true,
  duplicate: "allowed",
  lost: "found",
  unsent: "absent",
});

describe("Bluesky's own", () => {
  test("a record's key is a TID that sorts by time and differs by publication", () => {
    const at = new Date("2026-11-23T08:00:00Z");
    const keys = [tidOf(at, "a"), tidOf(new Date(at.getTime() + 1), "a")];
    expect(keys[0]).toMatch(/^[2-7a-j][2-7a-z]{12}$/);
    expect(keys.toSorted()).toEqual(keys);
    expect(tidOf(at, "b")).not.toBe(keys[0]);
  });

  test("facets count bytes, keep out of each other's way and know no tag of digits", () => {
    const text = "海景 #房源 #2026 https://a.example.com/x#y";
    expect(
      facetsOf(text).map(({ index }) => Buffer.from(text).subarray(index.byteStart, index.byteEnd).toString()),
    ).toEqual(["#房源", "https://a.example.com/x#y"]);
  });

  test("a card leads to the listing", async () => {
    const subject = await open();
    const io = ioOf(subject);
    await bluesky.publish(await connected(subject), post(), "k", io);
    expect(subject.local.shown()).toMatchObject([{ link: "https://listcast.example/p/abc123" }]);
    await subject.local.server.close();
  });
});
