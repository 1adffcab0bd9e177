import { expect, test } from "vitest";
import { emptyListing } from "#contract/listing";
import { agent } from "#tests/samples/briefs";
import { briefOf } from "./brief.ts";

const terms = {
  preferences: { style: "professional" as const },
  seed: 1,
  market: null,
  agent,
  listing: { ...emptyListing(), sourceUrl: "https://sh.lianjia.com/ershoufang/1.html" },
};

test("copy carries the home's own page while that is online, else the source", () => {
  expect(briefOf({ ...terms, page: "https://listcast.cn/p/a" }).link).toBe("https://listcast.cn/p/a");
  expect(briefOf({ ...terms, page: null }).link).toBe(terms.listing.sourceUrl);
  // tried out on one's own machine, nobody else can open the page
  expect(briefOf({ ...terms, page: "http://localhost:3000/p/a" }).link).toBe(terms.listing.sourceUrl);
});
