/** A home to let at one stated rent, with what is paid beside it, invites no bids and takes no forbidden fee. */
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";

type Said = readonly [market: string, text: string];

const bidding: Record<string, string> = { UK: "uk-rra-bidding", AU: "au-rent-fixed" };
const found = ([market, text]: Said) =>
  check({ market, language: "en", text, context: { deal: "rent" } }).map(({ rule }) => rule);

describe("one stated rent is no invitation to bid", () => {
  it.each<Said>([
    ["UK", "To let £900 pcm plus bills."],
    ["UK", "To let £900 pcm plus deposit £1,038."],
    ["UK", "To let £900 pcm plus council tax."],
    ["UK", "To let £900 pcm plus parking £50."],
    ["AU", "$550 per week plus bills"],
    ["AU", "$550 per week plus bond of $2,600"],
    ["UK", "£900 pcm minimum term 12 months."],
    ["UK", "£900 pcm. Tenants pay extra for the garage."],
    ["UK", "£900 pcm. Tenants pay council tax on top."],
    ["UK", "£900 pcm. We offer more than 40 homes in Leeds."],
    ["UK", "£900 pcm. The home offers extra storage."],
    ["UK", "£900 pcm. Viewings go on over the weekend."],
    ["UK", "£900 pcm. The parcel goes to whoever pays the rent."],
  ])("%s: %s", (market, text) => expect(found([market, text])).not.toContain(bidding[market]));
});

describe("what invites or takes more than the stated rent is", () => {
  it.each<Said>([
    ["UK", "Offers over £900 pcm."],
    ["UK", "£900 pcm or above."],
    ["UK", "£900 pcm plus."],
    ["UK", "£900 pcm plus a bit more gets you the keys."],
    ["UK", "£900 pcm. Goes to the highest bid."],
    ["UK", "£900 pcm. Goes to whoever pays the most."],
    ["UK", "£900 pcm. Goes to whoever puts in the best number."],
    ["UK", "£900 pcm. Pay extra and it's yours."],
    ["UK", "£900 pcm. Pay more for it and it's yours."],
    ["UK", "£900 pcm. Offer more than the asking rent and jump the queue."],
    ["UK", "£900 pcm. You may need to go over."],
    ["AU", "$550 per week plus"],
    ["AU", "$550 per week minimum, bids welcome."],
    ["AU", "$550 per week or more"],
  ])("%s: %s", (market, text) => expect(found([market, text])).toContain(bidding[market]));
});

describe("what a tenancy may cost", () => {
  it.each([
    "£900 pcm, rent payable monthly in advance.",
    "Zero admin fees for tenants!",
    "£900 pcm. Nil referencing fee.",
  ])("is told: %s", (text) => expect(found(["UK", text])).toEqual([]));
  it.each([
    "£900 pcm, rent payable six months in advance.",
    "£900 pcm, rent payable quarterly in advance.",
    "Admin fees for tenants £150.",
    "Zero admin fees, but a referencing fee of £150.",
  ])("and what it may not: %s", (text) => expect(found(["UK", text])).toContain("uk-tenant-fees"));
});
