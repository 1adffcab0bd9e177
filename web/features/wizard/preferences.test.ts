import { expect, test } from "vitest";
import { type Draft, emptyDraft } from "#web/features/wizard/draft.ts";
import { emptyAgent, problemsOf, toRequest } from "#web/features/wizard/preferences.ts";

const complete = (): Draft => ({
  ...emptyDraft(),
  languages: ["zh", "fr"],
  platforms: ["wechat"],
  agent: { ...emptyAgent(), name: " 顾芸 ", phone: "" },
});

test("at least one language, one platform, one kind and a name are needed", () => {
  expect(problemsOf({ ...emptyDraft(), kinds: [] })).toEqual(["needLanguage", "needPlatform", "needKind", "needName"]);
  expect(problemsOf(complete())).toEqual([]);
  expect(toRequest({ ...complete(), platforms: [] })).toBeNull();
});

test("an address that is no email is said to be none", () => {
  expect(problemsOf({ ...complete(), agent: { ...emptyAgent(), name: "Ann", email: "ann@" } })).toEqual(["badEmail"]);
});

test("the request trims the signature and leaves what is blank out", () => {
  expect(toRequest(complete())?.agent).toEqual({
    name: "顾芸",
    phone: null,
    company: null,
    licence: null,
    address: null,
    email: null,
  });
});

test("an occasion is carried as the contract wants it, and asked for while something of it is missing", () => {
  const of = (more: Partial<Draft["occasion"]>): Draft => ({
    ...complete(),
    occasion: { ...complete().occasion, ...more },
  });
  expect(toRequest(complete())?.preferences).not.toHaveProperty("occasion");
  expect(problemsOf(of({ kind: "price_change" }))).toEqual(["needOccasion"]);
  expect(toRequest(of({ kind: "open_house", date: "2026-12-05" }))).toBeNull();
  const open = of({ kind: "open_house", date: "2026-12-05", from: "14:00", until: "16:00", before: 3 });
  expect(toRequest(open)?.preferences.occasion).toEqual({
    kind: "open_house",
    date: "2026-12-05",
    from: "14:00",
    until: "16:00",
  });
});
