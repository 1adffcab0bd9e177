import { expect, test } from "vitest";
import type { IdentityCard } from "#contract/identity";
import { lackingIn, picturesWith, signatureFor } from "./signature.ts";

const card: IdentityCard = {
  name: "周小雨",
  nameLatin: "Zoe Zhou",
  phone: "138 0000 1234",
  company: "安居置业",
  licence: null,
  address: null,
  email: "zoe@example.com",
  wechat: "zoe_homes",
  markets: { US: { phone: "+1 415 555 0100", company: "Bay Homes Inc.", licence: "01234567" } },
};

test("a market's own details go before the card's, all else stays", () => {
  expect(signatureFor(card, "US")).toEqual({
    name: "周小雨",
    nameLatin: "Zoe Zhou",
    phone: "+1 415 555 0100",
    company: "Bay Homes Inc.",
    licence: "01234567",
    address: null,
    email: "zoe@example.com",
    wechat: "zoe_homes",
  });
  expect(signatureFor(card, "CN")).toMatchObject({ phone: "138 0000 1234", company: "安居置业", licence: null });
  const abroad = { ...card, markets: { JP: { name: "周暁雨", email: "zoe@example.jp", wechat: "zoe_tokyo" } } };
  expect(signatureFor(abroad, "JP")).toMatchObject({ name: "周暁雨", email: "zoe@example.jp", wechat: "zoe_tokyo" });
  // how another name is written in Latin letters is not known from this one
  expect(signatureFor(abroad, "JP")).not.toHaveProperty("nameLatin");
  expect(signatureFor({ ...abroad, markets: { JP: { nameLatin: "Xiaoyu Zhou" } } }, "JP").nameLatin).toBe(
    "Xiaoyu Zhou",
  );
  expect(signatureFor(card, null)).not.toHaveProperty("markets");
});

test("its pictures go with its own signature only, and its code where its own WeChat is meant", () => {
  const abroad = { ...card, markets: { JP: { name: "周暁雨", wechat: "zoe_tokyo" }, HK: { wechat: "zoe_homes" } } };
  expect(picturesWith(abroad, { name: "周小雨" }, "CN")).toEqual({ portrait: true, wechat: true });
  expect(picturesWith(abroad, { name: "周暁雨" }, "JP")).toEqual({ portrait: true, wechat: false });
  expect(picturesWith(abroad, { name: "周小雨" }, "HK")).toEqual({ portrait: true, wechat: true });
  for (const signer of [{ name: "李岚" }, null])
    expect(picturesWith(abroad, signer, "CN")).toEqual({ portrait: false, wechat: false });
  expect(picturesWith(null, { name: "周小雨" }, "CN")).toEqual({ portrait: false, wechat: false });
});

test("it lacks a licence where advertisements carry one, and a postal address for mail to North America only", () => {
  expect(lackingIn(signatureFor(card, "US"), "US", ["post"])).toEqual([]);
  expect(lackingIn(signatureFor(card, "US"), "US", ["post", "email"])).toEqual(["address"]);
  expect(lackingIn(signatureFor(card, "CN"), "CN", ["email"])).toEqual(["licence"]);
  expect(lackingIn(signatureFor(card, "EU/DE"), "EU/DE", ["email"])).toEqual([]);
  expect(lackingIn({ name: " " }, null, ["post"])).toEqual(["name", "phone", "company"]);
});
