import { expect, test } from "vitest";
import { compose } from "#engine/copy/index";
import { sampleListing } from "#tests/samples/fact-lock/listing";
import { finishPieceInThread, probeThreads, readListingInThread, readTextInThread, textWorkInThread } from "./index.ts";

const brief = { style: "professional" as const, seed: 1, market: "CN" as const, agent: null, link: null };

test("a listing written about in a thread reads as it does here", async () => {
  const target = { platform: "xiaohongshu", language: "zh" as const, kind: "post" as const };
  const { compose: composeInThread } = textWorkInThread("somebody");
  expect(await composeInThread(sampleListing, brief, target)).toEqual(compose(sampleListing, brief, target));
});

test("what is read in a thread, and what is wrong with it, arrives", async () => {
  expect(await readTextInThread("somebody", "总价698万，2室1厅，建筑面积89㎡，上海市普陀区")).toMatchObject({
    price: { amount: 6_980_000 },
  });
  await expect(readListingInThread("somebody", "<p>404</p>", null)).rejects.toMatchObject({ code: "not_a_listing" });
});

test("a thread answers whoever asks whether there is one, however many ask", async () => {
  // starting the first thread may take longer than an answer may
  const draft = { platform: "twitter", language: "en" as const, kind: "post" as const, title: null, hashtags: [] };
  const written = { ...draft, body: "Flat", preheader: null, html: null, writtenBy: "agent" };
  await finishPieceInThread("somebody", sampleListing, brief, written);
  expect(await Promise.all([probeThreads(), probeThreads()])).toEqual([undefined, undefined]);
});
