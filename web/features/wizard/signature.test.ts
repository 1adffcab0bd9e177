import { expect, test } from "vitest";
import type { KeptCard } from "#contract/identity";
import { emptyAgent } from "./preferences.ts";
import { askedFields, learned, withCard } from "./signature.ts";

const card: KeptCard = {
  name: "周小雨",
  nameLatin: "Zoe Zhou",
  phone: "138 0000 1234",
  company: null,
  licence: null,
  address: null,
  email: null,
  wechatQrUrl: "/storage/v1/object/public/avatars/a/b.png",
  markets: { US: { company: "Bay Homes Inc." } },
};

test("what the card says stands, what it lacks is as typed", () => {
  const typed = { ...emptyAgent(), name: "somebody else", company: "安居置业" };
  expect(withCard(typed, card, "CN")).toMatchObject({ name: "周小雨", nameLatin: "Zoe Zhou", company: "安居置业" });
  expect(withCard(typed, card, "US")).toMatchObject({ company: "Bay Homes Inc." });
});

test("only what the card lacks for these pieces is asked for", () => {
  expect(askedFields(null, "CN", ["post"])).toHaveLength(6);
  expect(askedFields(card, "CN", ["post"])).toEqual(["company", "licence"]);
  expect(askedFields(card, "US", ["post", "email"])).toEqual(["licence", "address"]);
});

test("the card learns what it lacked and nothing else", () => {
  const agent = withCard({ ...emptyAgent(), licence: "L-1", name: "x" }, card, "CN");
  const kept = learned(card, agent);
  expect(kept).toMatchObject({ name: "周小雨", licence: "L-1", nameLatin: "Zoe Zhou", markets: card.markets });
  expect(kept).not.toHaveProperty("wechatQrUrl");
  expect(learned(card, withCard(emptyAgent(), card, "CN"))).toBeNull();
  // said for one market only: it is no detail of all
  expect(learned(card, withCard({ ...emptyAgent() }, card, "US"))).toBeNull();
  expect(learned(null, { ...emptyAgent(), name: "顾芸" })).toMatchObject({ name: "顾芸", phone: null });
});
