import { expect, test } from "vitest";
import { getPlatform } from "#engine/platforms/index";
import { publishing as en } from "#locales/en/publishing";
import { publishing as zh } from "#locales/zh/publishing";
import { publishers } from "./index.ts";

test("every connector stands once, and for a platform that pieces are written for", () => {
  const names = publishers.map(({ platform }) => platform);
  expect(new Set(names).size).toBe(names.length);
  // a program of the agent's own is no platform of the registry: it takes pieces of any
  expect(names.filter((name) => getPlatform(name) === null)).toEqual(["webhook"]);
});

test("what opens an account is marked as a secret, and every consent names its settings", () => {
  for (const { connect } of publishers)
    if (connect.by === "form") {
      const secrets = connect.fields.filter(({ secret }) => secret).map(({ name }) => name);
      expect(secrets.length).toBeGreaterThan(0);
      expect(connect.fields.filter(({ name, secret }) => !secret && /token|password|secret/i.test(name))).toEqual([]);
    } else
      expect(connect.settings).toEqual(
        expect.arrayContaining([expect.stringMatching(/_CLIENT_ID$/), expect.stringMatching(/_CLIENT_SECRET$/)]),
      );
});

test("every field that an agent fills in to connect has its name in both languages", () => {
  const asked = publishers.flatMap(({ connect }) => (connect.by === "form" ? connect.fields : []));
  const names = [...new Set(asked.map(({ name }) => name))];
  for (const { fields } of [zh, en]) expect(names.filter((name) => !Object.hasOwn(fields, name))).toEqual([]);
});
