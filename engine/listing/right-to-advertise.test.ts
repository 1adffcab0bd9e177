import { expect, test } from "vitest";
import { emptyListing, type Listing } from "#contract/listing";
import { holderOf, stillCovers } from "./right-to-advertise.ts";

const gu = { people: ["顾芸", "Gu Yun"], firms: ["普陀安居置业"] };
const listed = (name: string | null, company: string | null, sourceUrl: string | null = "https://a.example/1") => ({
  ...emptyListing(),
  country: "CN",
  sourceUrl,
  agent: { name, company, phone: null, licence: null },
});

test.each<[string, Listing, string]>([
  ["its own agent and firm", listed("顾芸", "普陀安居置业有限公司"), "own"],
  ["its own agent, no firm named", listed("Gu Yun", null), "own"],
  ["a colleague", listed("李明", "普陀安居置业有限公司（梅川路店）"), "own"],
  ["its firm where a page has the agent", listed("普陀安居置业", null), "own"],
  ["typed in, nobody named", listed(null, null, null), "own"],
  ["read from a page, nobody named", listed(null, null), "unclear"],
  ["its own agent at another firm", listed("顾芸", "链家"), "unclear"],
  ["another agent of another firm", listed("李明", "链家"), "others"],
  ["another agent, no firm named", listed("李明", null), "others"],
  ["another firm, no agent named", listed(" ", "链家"), "others"],
  ["told in a text that names another", listed("李明", "链家", null), "others"],
])("%s", (_, listing, holder) => {
  expect(holderOf(listing, gu)).toBe(holder);
});

test("an account that has not said who it is is asked", () => {
  expect(holderOf(listed("李明", "链家"), { people: [], firms: [] })).toBe("unclear");
  expect(holderOf(listed(null, null, null), { people: [], firms: [] })).toBe("own");
});

test("a consent covers the listing as long as it names nobody new", () => {
  const then = { agent: "李明", company: "链家" };
  expect(stillCovers(then, { agent: "李明", company: "上海链家房地产经纪有限公司" }, "CN")).toBe(true);
  expect(stillCovers(then, { agent: null, company: "链家" }, "CN")).toBe(true);
  expect(stillCovers(then, { agent: "王芳", company: "链家" }, "CN")).toBe(false);
  expect(stillCovers({ agent: null, company: null }, { agent: "王芳", company: null }, "CN")).toBe(false);
});
