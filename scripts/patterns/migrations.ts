/** The patterns of the database, as the migrations write them. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "#server/base/root";
import type { Pattern } from "./written.ts";

/** A comment, a quoted text, a word, or one sign: enough of SQL to know where a text begins and whose argument it is. */
const TOKEN = /--[^\n]*|'(?:[^']|'')*'|\w+|[\s\S]/gy;

/** The text after "~", "~*" and "!~", and the second argument of `regexp_...()`. */
export function patternsInSql(file: string, sql: string): Pattern[] {
  const found: Pattern[] = [];
  const calls: { name: string; argument: number }[] = [];
  let [word, last] = ["", ""];
  for (const { 0: token, index } of sql.matchAll(TOKEN)) {
    if (token.startsWith("--") || /^\s$/.test(token)) continue;
    const call = calls.at(-1);
    const isPattern = /~\*?$/.test(last) || (call?.name.startsWith("regexp_") && call.argument === 1);
    if (token.startsWith("'") && isPattern) {
      const at = `${file}:${sql.slice(0, index).split("\n").length}`;
      found.push({ source: token.slice(1, -1).replaceAll("''", "'"), flags: "", at });
    }
    if (token === "(") calls.push({ name: word, argument: 0 });
    else if (token === ")") calls.pop();
    else if (token === "," && call) call.argument += 1;
    word = /^\w+$/.test(token) ? token : "";
    last = token === "*" ? last + token : token;
  }
  return found;
}

/** PostgreSQL matches by an automaton, never by trying; they are judged like all others. */
export const migratedPatterns = (): Pattern[] =>
  globSync("supabase/migrations/*.sql", { cwd: projectRoot })
    .map((file) => file.replaceAll(path.sep, "/"))
    .sort()
    .flatMap((file) => patternsInSql(file, readFileSync(path.join(projectRoot, file), "utf8")));
