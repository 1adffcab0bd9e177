/** Objects of JSON that somebody wrote or saved from a model: one a line, over several, in a list or with words around them. */
import type { z } from "zod";
import { AppError } from "#contract/errors";
import type { Io } from "./command.ts";
import { invalidInput, shown } from "./issue-text.ts";
import { isObject, parseJson } from "./json.ts";
import { readInput } from "./read-file.ts";

/** `place` names file and line an object begins on, and where it stands in what holds it. */
interface Given {
  readonly value: unknown;
  readonly place: string;
  /** Where it stands in what holds it: "pieces[1]"; empty where nothing does. */
  readonly at: string;
}

/** What may stand between objects: a list's own marks, and the fence models put around code. */
const BETWEEN = /^(?:[\s,[\]]*|\s*```\w*\s*)$/u;

const wrong = (message: string): AppError => new AppError("invalid_input", { message });

/** The objects of a text, outermost only. Throws `invalid_input` naming the line for what is cut off; other words go to `aside`. */
function objectsOf(text: string, file: string, aside: (note: string) => void): Given[] {
  const found: Given[] = [];
  const placeOf = (line: number) => `${file} line ${line}`;
  let [depth, line, begun, begunLine, inString, between] = [0, 1, 0, 1, false, ""];
  const tell = () => {
    if (!BETWEEN.test(between))
      aside(`${placeOf(line)}: left out, no object of JSON: ${between.trim().slice(0, 60)}\n`);
    between = "";
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (depth === 0) {
      if (sign === "}") throw wrong(`${placeOf(line)}: } closes nothing`);
      if (sign === "{") [depth, begun, begunLine] = [1, at, line];
      else if (sign !== "\n") between += sign;
    } else if (inString) {
      if (sign === "\\") at++;
      else if (sign === '"') inString = false;
      else if (sign === "\n") throw wrong(`${placeOf(line)}: a quotation mark is not closed`);
    } else if (sign === '"') inString = true;
    else if (sign === "{") depth++;
    else if (sign === "}" && --depth === 0) {
      const place = placeOf(begunLine);
      found.push({ value: parseJson(text.slice(begun, at + 1), place), place, at: "" });
    }
    if (sign !== "\n") continue;
    tell();
    line++;
  }
  if (depth > 0) throw wrong(`${placeOf(begunLine)}: { is not closed`);
  tell();
  return found;
}

/** What the object under `key` lists, where it lists something; else itself. */
function unpacked(one: Given, key: string | undefined): Given[] {
  const list = key !== undefined && isObject(one.value) ? one.value[key] : undefined;
  return Array.isArray(list) ? list.map((value, index) => ({ ...one, value, at: `${key}[${index}]` })) : [one];
}

/**
 * Every record of a file, in its order. `name`: what one is called; `list`: under which key an object may hold many; `more`:
 * fields that may stand there and say nothing to us. Throws `file_not_readable`, and `invalid_input` that names line and field
 * for a file without a record and for one that does not fit.
 */
export async function readRecords<T extends z.ZodObject>(
  file: string,
  io: Io,
  { shape, name, list, more = [] }: { shape: T; name: string; list?: string; more?: readonly string[] },
): Promise<z.output<T>[]> {
  const text = (await readInput(file, io)).replace(/^\ufeff/, "");
  const given = objectsOf(text, file, io.stderr).flatMap((one) => unpacked(one, list));
  if (given.length === 0) throw wrong(`${file} holds no ${name}`);
  const known = new Set([...Object.keys(shape.shape), ...more]);
  return given.map(({ value, place, at }) => {
    if (!isObject(value)) throw wrong(`${place}: ${at} is no ${name}, but ${shown(value)}`);
    const read = shape.safeParse(value);
    if (!read.success) throw invalidInput(read.error, value, place, at);
    const unknown = Object.keys(value).filter((key) => !known.has(key));
    if (unknown.length > 0) io.stderr(`${place}: left out, for no ${name} has it: ${unknown.join(", ")}\n`);
    return read.data;
  });
}
