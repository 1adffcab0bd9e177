/** A statement in one language's words, whole, or not at all. */
import type { Story } from "../languages/base/story.ts";
import { factOf, fill, holes } from "../languages/base/template.ts";
import { areal, isAgainst, type PointId } from "../points/points.ts";
import type { Detail, Statement } from "../points/statement.ts";
import { things } from "../points/things.ts";

/** "privatif|privative" by the gender of what it narrows: the words as they are, and with feminine endings. */
function narrowing(words: readonly string[]): { readonly how: string; readonly "how.f": string } {
  const forms = words.map((word) => word.split("|"));
  return {
    how: forms.map(([one]) => one ?? "").join(""),
    "how.f": forms.map(([one, feminine]) => feminine ?? one ?? "").join(""),
  };
}

/** Its name with all that narrows it inside, of several wordings the first that has room; null where none has. */
function within(names: readonly string[], values: Readonly<Record<string, string | undefined>>): string | null {
  const stated = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [factOf(key)]));
  for (const template of names) {
    const named = holes(template).map(factOf);
    if (stated.some((key) => !named.includes(key))) continue;
    const told = fill(template, values, new Set());
    if (told && told.text.trim() !== "") return told.text.trim();
  }
  return null;
}

type Amount = "area" | "size" | "height" | "year" | "count" | "distance" | "minutes";
const loose: readonly Amount[] = ["area", "size", "height", "year", "count", "distance", "minutes"];
const bracketed: ReadonlySet<Amount> = new Set<Amount>(["area", "size", "height", "year"]);
/** States stand in brackets with the measures; the other details say where a thing is, or of what. */
const states: ReadonlySet<Detail> = new Set<Detail>([
  "decorative",
  "withElectricity",
  "unheated",
  "notCounted",
  "included",
  "free",
  "tenantsExpense",
]);

/** Names of these call them near: of one that is not, the page's own words and its distance are told. */
const called: ReadonlySet<PointId> = new Set<PointId>([
  "supermarket",
  "convenienceStore",
  "shops",
  "mall",
  "market",
  "bakery",
  "restaurants",
  "hospital",
]);
/** Metres beyond which nobody calls a shop near. */
const FAR = 1500;
const isFar = ({ point, amounts }: Statement): boolean => called.has(point) && (amounts.distance ?? 0) > FAR;

/**
 * Null where the language has no name for the point, or cannot say what narrows it. An amount or a detail that the name has no
 * room for stands beside it.
 */
export function sayStatement(statement: Statement, story: Story): string | null {
  const name = story.names[statement.point];
  if (name === undefined || isFar(statement)) return null;
  const names = typeof name === "string" ? [name] : name;
  const words = statement.modifiers.map((modifier) => story.modifiers[modifier]).filter((word) => word !== undefined);
  if (words.length < statement.modifiers.length) return null;
  const { area, distance, size, height, year, count, ratio, minutes } = statement.amounts;
  const values: Record<string, string | undefined> = {
    ...(words.length > 0 ? narrowing(words) : {}),
    area: area === undefined ? undefined : story.amount.area(area),
    distance: distance === undefined ? undefined : story.amount.distance(distance),
    size: size && story.amount.size(...size),
    height: height === undefined ? undefined : story.amount.height(height),
    year: year === undefined ? undefined : String(year),
    // one is what a name in the singular says
    count: count === undefined || count === 1 ? undefined : String(count),
    ratio: ratio === undefined ? undefined : (story.amount.decimal ?? String)(ratio),
    minutes: minutes === undefined ? undefined : String(minutes),
  };
  // what speaks against a home has no number of its own
  if (isAgainst(statement.point)) values.count = undefined;
  // where there are several, there is one
  if (statement.point === "lift" && !names.some((one) => holes(one).includes("count"))) values.count = undefined;
  const measures: string[] = [];
  let behind = "";
  let told = within(names, values);
  for (const amount of loose) {
    if (told !== null) break;
    const value = values[amount];
    if (value === undefined) continue;
    // "a bedroom of 15 m² with a skylight" gives the skylight no area
    if (amount === "area" ? !areal.has(statement.point) : !(statement.point in things)) return null;
    // "a greenhouse (2)": one has no number
    if (amount === "count" && names.some((name) => /^(?:an?|une?) /u.test(name))) return null;
    const beside = story.beside[amount].replace("{amount}", value);
    if (bracketed.has(amount)) measures.push(beside);
    else behind += beside;
    values[amount] = undefined;
    told = within(names, values);
  }
  if (told === null) return null;
  const details = statement.details ?? [];
  const places = details.filter((detail) => !states.has(detail));
  // two rooms are two places, and not one in the other: リビングと寝室の
  const where = places.map((detail, at) =>
    isRoom(detail) && isRoom(places[at + 1]) ? story.details[detail].replace(/の$/u, "と") : story.details[detail],
  );
  const aside = [...measures, ...details.filter((detail) => states.has(detail)).map((detail) => story.details[detail])];
  const { before, brackets } = story.beside;
  const [open, between, close] = brackets;
  const inside = aside.length > 0 ? `${open}${aside.join(between)}${close}` : "";
  return `${before ? where.join("") : ""}${told}${inside}${behind}${before ? "" : where.join("")}`;
}

const isRoom = (detail: Detail | undefined): boolean => detail !== undefined && /^in[A-Z]/u.test(detail);

/** Nothing narrows it: a line may speak of it without naming it again. */
export const isBare = ({ modifiers, details, amounts }: Statement): boolean =>
  modifiers.length === 0 && (details ?? []).length === 0 && Object.keys(amounts).length === 0;
