import { expect, it } from "vitest";
import { platform, platformFamilies } from "#contract/platform";
import { definePlatform } from "./define.ts";

it.each(platformFamilies)("makes a whole platform of the family %s from an id and a name", (family) => {
  const made = definePlatform(family, { id: "example", name: "Example" });
  expect(platform.parse(made)).toEqual(made);
  expect(made).toMatchObject({
    family,
    name: { zh: "Example", en: "Example" },
    confidence: "uncertain",
    variantOf: null,
  });
});

it("lets a platform differ from its family in one field and keep the rest", () => {
  const usual = definePlatform("portal", { id: "example", name: "Example" });
  const made = definePlatform("portal", { id: "example", name: "Example", text: { max: 4000 }, linksInText: true });
  expect(made).toEqual({ ...usual, text: { ...usual.text, max: 4000 }, linksInText: true });
  expect(made.text.hasTitle).toBe(true);
});
