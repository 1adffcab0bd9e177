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
  const agent = withCard({ ...emptyAgent(), email: "zoe@example.com", name: "x" }, card, "CN");
  const kept = learned(card, agent, "CN");
  expect(kept).toMatchObject({
    name: "周小雨",
    email: "zoe@example.com",
    nameLatin: "Zoe Zhou",
    markets: card.markets,
  });
  expect(kept).not.toHaveProperty("wechatQrUrl");
  expect(learned(card, withCard(emptyAgent(), card, "CN"), "CN")).toBeNull();
  // said for one market only: it is no detail of all
  expect(learned(card, withCard({ ...emptyAgent() }, card, "US"), "US")).toBeNull();
  expect(learned(null, { ...emptyAgent(), name: "顾芸" }, "CN")).toMatchObject({ name: "顾芸", phone: null });
});

test("a licence is learned for its home's market, beside what is known of the others", () => {
  const typed = (market: "CN" | "US") => withCard({ ...emptyAgent(), licence: "01234567" }, card, market);
  const us = { company: "Bay Homes Inc.", licence: "01234567" };
  expect(learned(card, typed("US"), "US")).toMatchObject({ licence: null, markets: { US: us } });
  expect(learned({ ...card, markets: { US: us } }, typed("CN"), "CN")).toMatchObject({
    licence: null,
    markets: { US: us, CN: { licence: "01234567" } },
  });
  const first = { ...emptyAgent(), name: "顾芸", licence: "L-1" };
  expect(learned(null, first, "US")).toMatchObject({ licence: null, markets: { US: { licence: "L-1" } } });
  expect(learned(null, first, null)).toMatchObject({ licence: "L-1" });
  // a brokerage of another market is not this one's
  expect(learned(card, withCard({ ...emptyAgent(), company: "安居置业" }, card, "CN"), "CN")).toMatchObject({
    company: null,
    markets: { US: card.markets?.US, CN: { company: "安居置业" } },
  });
});
