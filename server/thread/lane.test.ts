import { expect, test } from "vitest";
import { emptyListing } from "#contract/listing";
import { sampleListing } from "#engine/copy/fact-lock/samples/listing";
import { compose } from "#engine/copy/index";
import { openLane } from "./lane.ts";

const brief = { style: "professional" as const, seed: 1, market: "CN" as const, agent: null, link: null };
const draft = { platform: "wechat", language: "zh" as const, kind: "post" as const, title: null, hashtags: [] };
const piece = (body: string) => ({
  what: "piece" as const,
  listing: emptyListing(),
  brief,
  draft: { ...draft, body, preheader: null, html: null, writtenBy: "composer" },
});

test("work that takes too long is stopped with an error while the main thread goes on, and the next order is served", async () => {
  const lane = openLane({ milliseconds: 1_500, waiting: 3 });
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 20);
  // sixty thousand blanks keep the checks of a text busy for the better part of a minute
  const endless = expect(lane(piece(" ".repeat(60_000)))).rejects.toMatchObject({ code: "too_large" });
  const next = lane({ what: "text", text: "总价698万，2室1厅，建筑面积89㎡，上海市普陀区" });
  await endless;
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(20);
  expect(await next).toMatchObject({ price: { amount: 6_980_000 } });
});

test("an error of the work keeps its code, and more than may wait are refused at once", async () => {
  const lane = openLane({ milliseconds: 20_000, waiting: 2 });
  const nothing = { what: "listing" as const, html: "<p>404</p>", url: null };
  const [first, second, third] = await Promise.allSettled([lane(nothing), lane(nothing), lane(nothing)]);
  expect(third).toMatchObject({ reason: { code: "too_many_requests" } });
  for (const answer of [first, second]) expect(answer).toMatchObject({ reason: { code: "not_a_listing" } });
});

test("a listing written about aside reads as it does here", async () => {
  const lane = openLane({ milliseconds: 30_000, waiting: 1 });
  const target = { platform: "xiaohongshu", language: "zh" as const, kind: "post" as const };
  expect(await lane({ what: "compose", listing: sampleListing, brief, target })).toEqual(
    compose(sampleListing, brief, target),
  );
});
