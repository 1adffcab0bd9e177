import { expect, test } from "vitest";
import type { SavedPiece } from "#contract/campaign";
import type { Connection } from "#contract/publishing/connection";
import type { Publication } from "#contract/publishing/publication";
import { isFree, pairsOf } from "./pairs.ts";

const piece = (id: string, platform: string, more: Partial<SavedPiece> = {}): SavedPiece => ({
  id,
  platform,
  language: "en",
  kind: "post",
  title: null,
  body: "Flat",
  hashtags: [],
  preheader: null,
  html: null,
  length: { used: 4, max: null, unit: "chars" },
  findings: [],
  untraced: [],
  writtenBy: "composer",
  version: 1,
  editedAt: null,
  origin: "written",
  released: null,
  ...more,
});
const account = (id: string, platform: string, health: Connection["health"] = "good"): Connection => ({
  id,
  platform,
  accountName: `@${id}`,
  health,
  expiresAt: null,
  checkedAt: "",
  renewalLost: false,
  connectedAt: "",
  planned: 0,
});
const posted = (pieceId: string, connectionId: string, state: Publication["state"]): Publication => ({
  id: "p",
  pieceId,
  campaignId: null,
  propertyId: null,
  connectionId,
  accountName: null,
  platform: "twitter",
  language: "en",
  kind: "post",
  homeTitle: "",
  state,
  stateAt: "",
  dueAt: "",
  nextAt: null,
  address: null,
  failure: null,
  asksPerson: false,
  pieceVersion: null,
  approval: "none",
  heldBy: null,
  openHouseId: null,
  figures: null,
  people: null,
  may: { edit: false, remove: false, stop: false },
});

test("each account is offered what was written for its platform; mails go to who sends mails", () => {
  const pieces = [piece("1", "twitter"), piece("2", "facebook"), piece("3", "facebook", { kind: "email" })];
  const accounts = [account("x", "twitter"), account("y", "twitter"), account("m", "email")];
  const { connected, byHand } = pairsOf({ pieces }, accounts, []);
  expect(connected.map((pair) => `${pair.piece.id} ${pair.connection?.id}`)).toEqual(["1 x", "1 y", "3 m"]);
  expect(byHand.map((pair) => pair.piece.id)).toEqual(["2"]);
  expect([...connected, ...byHand].every(isFree)).toBe(true);
});

test("a program of the agent's own is offered every post, and none of them counts as posted by it alone", () => {
  const pieces = [piece("1", "twitter"), piece("2", "facebook"), piece("3", "facebook", { kind: "email" })];
  const { connected, byHand } = pairsOf({ pieces }, [account("w", "webhook")], []);
  expect(connected.map((pair) => `${pair.piece.id} ${pair.connection?.id} ${pair.usual}`)).toEqual([
    "1 w true",
    "2 w false",
  ]);
  expect(byHand.map((pair) => pair.piece.id)).toEqual(["1", "2"]);
});

test("of an account the first language is meant, the others and what is posted by hand are taken in", () => {
  const pieces = [piece("1", "twitter"), piece("2", "twitter", { language: "ja" }), piece("3", "facebook")];
  const { connected, byHand } = pairsOf({ pieces }, [account("x", "twitter")], []);
  expect([...connected, ...byHand].map(({ usual }) => usual)).toEqual([true, false, false]);
});

test("what is not ready, stands already or has no account to go to is not chosen; what failed or was taken down is free", () => {
  const claim = { start: 0, end: 1, text: "sea view", kind: "claim" } as const;
  const pieces = [piece("1", "twitter"), piece("2", "twitter", { untraced: [claim] })];
  const free = (state: Publication["state"], health: Connection["health"] = "good") =>
    pairsOf({ pieces }, [account("x", "twitter", health)], [posted("1", "x", state)]).connected.map(isFree);
  expect(free("live")).toEqual([false, false]);
  expect(free("unknown")).toEqual([false, false]);
  expect(free("failed")).toEqual([true, false]);
  expect(free("removed")).toEqual([true, false]);
  expect(free("removed", "ended")).toEqual([false, false]);
});

test("a photo piece goes to the Telegram account beside the text piece, and is not left to be posted by hand", () => {
  const pieces = [piece("1", "telegram-media"), piece("2", "telegram")];
  const { connected, byHand } = pairsOf({ pieces }, [account("t", "telegram")], []);
  expect(connected.map((pair) => `${pair.piece.id} ${pair.connection?.id} ${pair.usual}`)).toEqual([
    "1 t true",
    "2 t false",
  ]);
  expect(byHand).toEqual([]);
});

test("what Weibo's interface does not take with the link is told before it is sent, and can be posted by hand", () => {
  const long = piece("1", "weibo", { body: "海".repeat(140) });
  const short = piece("2", "weibo-share-api", { body: "海".repeat(120) });
  const { connected, byHand } = pairsOf({ pieces: [long, short] }, [account("w", "weibo")], []);
  expect(connected.map((pair) => [pair.piece.id, pair.tooLong, pair.usual, isFree(pair)])).toEqual([
    ["1", true, false, false],
    ["2", false, true, true],
  ]);
  expect(byHand.map((pair) => [pair.piece.id, isFree(pair)])).toEqual([["1", true]]);
});
