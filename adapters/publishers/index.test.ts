import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { houseNotes } from "#contract/publishing/house-notes";
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

test("no connector puts sentences of its own where a platform's words stand", () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^[\w-]+\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(30);
  const prose = /(?:failed\(\s*"\w+",\s*|detail: |unknown\()(?:"[^"]* [^"]*"|`[^`$]*[a-z]{2} [^`]*`)/g;
  expect('failed("not_found", "the post is gone")').toMatch(prose);
  const found = files.flatMap((file) =>
    [...readFileSync(path.join(import.meta.dirname, file), "utf8").matchAll(prose)].map(([said]) => `${file}: ${said}`),
  );
  expect(found).toEqual([]);
});

test("every note of ours is said in both languages, with everything it is about", () => {
  for (const { notes } of [zh, en])
    for (const [key, about] of Object.entries(houseNotes)) {
      const said = Object.entries(notes).find(([name]) => name === key)?.[1] ?? "";
      const names = [...said.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
      expect({ key, names: names.sort() }).toEqual({ key, names: Object.keys(about).sort() });
    }
});
