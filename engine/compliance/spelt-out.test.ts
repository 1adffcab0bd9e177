/** Words without their accents are the same words: "Auslaender", "etrangers", "ninos"; and what only looks like them is not. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { told } from "#tests/support/told";
import { check } from "./check.ts";
import { unaccented } from "./frames/unaccented.ts";
import { furnished } from "./furnished.ts";
import { respelt } from "./languages/de/respelt.ts";

type Row = readonly [market: string, language: string, text: string];

const LETTERS: Readonly<Record<string, string>> = {
  ...{ ä: "ae", ö: "oe", ü: "ue", ß: "ss", œ: "oe" },
  ...{ Ä: "Ae", Ö: "Oe", Ü: "Ue", Œ: "Oe" },
};
const german = (text: string): string => text.replace(/[äöüßÄÖÜ]/gu, (letter) => LETTERS[letter] ?? letter);
const bare = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[œŒ]/gu, (letter) => LETTERS[letter] ?? letter);

const wording = z.object({
  market: z.string(),
  lang: z.string(),
  text: z.string(),
  context: z.record(z.string(), z.union([z.string(), z.boolean(), z.null()])).optional(),
});
const folder = new URL("./wordings/", import.meta.url);
const accented = readdirSync(folder)
  .filter((name) => name.endsWith(".jsonl") && name !== "disguised.jsonl")
  .flatMap((name) => readFileSync(new URL(name, folder), "utf8").trim().split("\n").slice(1))
  .map((line) => wording.parse(JSON.parse(line)))
  .map((each) => ({ ...each, plain: (each.lang.startsWith("de") ? german : bare)(each.text) }))
  .filter(({ lang, text, plain }) => /^(?:de|fr|es|it|pt)/u.test(lang) && text !== plain);

/** What only resembles a breach is weighed word by word, and a word never seen weighs nothing. */
const rules = ({ market, lang, context }: (typeof accented)[number], text: string): string[] =>
  [
    ...new Set(
      check({ market, language: lang, text, context })
        .filter(({ likeness }) => !likeness)
        .map(({ rule, severity }) => `${rule} ${severity}`),
    ),
  ].sort();

it.each(["de", "fr", "es"])(
  "all wordings of %s are judged alike with and without accents",
  (language) => {
    const all = accented.filter(({ lang }) => lang.startsWith(language));
    expect(all.length).toBeGreaterThan(5);
    const other = all.filter((each) => rules(each, each.text).join() !== rules(each, each.plain).join());
    expect(other.map(({ plain }) => plain)).toEqual([]);
  },
  60_000,
);

describe("told", () => {
  it.each<Row>([
    ["EU/DE", "de", "Keine Auslaender."],
    ["EU/DE", "de", "Keine Fluechtlinge, keine Tuerken."],
    ["EU/DE", "de", "Maenner unerwuenscht."],
    ["EU/DE", "de", "Aeltere Menschen unerwuenscht."],
    ["EU/DE", "de", "Kuenftige Mieter zahlen zwei Kaltmieten Maklergebuehr."],
    ["US", "en", "Bright flat. Keine Auslaender."],
    ["EU/FR", "fr", "Reserve aux francais, pas d'etrangers."],
    ["US", "es", "Unicamente catolicos, no bebes."],
    ["US", "pt", "Nao aceitamos criancas."],
    // an elided word before any other is one of the vocabulary
    ["CA", "fr", "Animaux bienvenus, pas d'enfants."],
    ["EU/FR", "fr", "Pas d'APL."],
    ["EU/FR", "fr", "À deux pas de l'église, pas d'étrangers."],
  ])("%s %s: %s", (market, language, text) => expect(told([market, language, text])).not.toEqual([]));
});

describe("left alone", () => {
  it.each<Row>([
    [
      "EU/DE",
      "de",
      "Keine Haustiere, ruhige Strasse, neue Einbaukueche, weisse Waende, grosse Fenster, Fussbodenheizung.",
    ],
    ["EU/DE", "de", "Weisse Fronten und schwarze Fliesen, tuerkischer Baecker um die Ecke."],
    ["EU/FR", "fr", "Pas d'ascenseur, pas d'animaux, aucun frais d'agence."],
    ["EU/FR", "fr", "À dix pas d'une mosquée, d'une école juive et des commerces."],
    ["EU/FR", "fr", "Les enfants à deux pas d'une école."],
    ["EU/FR", "fr", "Les enfants ne posent pas de probleme."],
    ["US", "es", "Ninos bienvenidos, sin distincion."],
  ])("%s %s: %s", (market, language, text) => expect(told([market, language, text])).toEqual([]));
});

it("reads every pair of letters of a German word as one letter or as two", () => {
  expect(respelt("auslaender")).toEqual(["auslander"]);
  expect(respelt("neuesschloss")).toContain("neuesschloß");
  expect(respelt("haus")).toEqual([]);
  expect(respelt("ss".repeat(9))).toEqual(["ß".repeat(9)]);
});

it("lets a pattern match without accents, in classes and beside them", () => {
  const matches = (source: string, text: string) => new RegExp(`^(?:${unaccented(source)})$`, "iu").test(text);
  for (const text of ["Ausländer", "Auslaender", "AUSLAENDER"]) expect(matches("Ausländer", text)).toBe(true);
  for (const text of ["größte", "groesste", "grösste"]) expect(matches("größte", text)).toBe(true);
  for (const text of ["niño", "nino"]) expect(matches("niñ[oa]", text)).toBe(true);
  expect([matches("d[éè]", "de"), matches("[^é]", "e"), matches("\\p{L}é", "xe")]).toEqual([true, false, true]);
  expect(matches("Haus", "Hauss")).toBe(false);
});

it("tells furniture without accents", () => {
  expect([furnished("appartement meuble"), furnished("unmoebliert"), furnished("schöne Möbel")]).toEqual([
    true,
    false,
    null,
  ]);
});
