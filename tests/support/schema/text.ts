/** A database as one normalised text: what two of them differ in is what their texts differ in. */
import pg from "pg";
import { QUERIES, TABLES } from "./queries.ts";

interface Fact {
  place: string;
  line: string | null;
}

/** Rows of every table that has some, as JSON; moments are left out, for they differ each time. */
async function rowFacts(client: pg.Client): Promise<Fact[]> {
  const tables = await client.query<{ schema: string; name: string; place: string; moments: string[] }>(TABLES);
  const facts: Fact[] = [];
  for (const { schema, name, place, moments } of tables.rows) {
    const from = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
    const { rows } = await client.query<{ line: string }>(
      `select 'row ' || (to_jsonb(t) - $1::text[])::text as line from ${from} t`,
      [moments],
    );
    facts.push(...rows.map(({ line }) => ({ place, line })));
  }
  return facts;
}

/**
 * Everything the database at `url` declares: a line for each object, then its facts, indented and sorted.
 * `rows` adds what stands in its tables; sensible only for one that nobody uses yet.
 */
export async function schemaText(url: string, options: { rows: boolean }): Promise<string> {
  const client = new pg.Client({ connectionString: url, application_name: "listcast schema" });
  await client.connect();
  try {
    // names are written with their schema only where it is not in the path
    await client.query("set search_path = ''; set quote_all_identifiers = off; set timezone = 'UTC'");
    const facts: Fact[] = [];
    for (const query of QUERIES) facts.push(...(await client.query<Fact>(query)).rows);
    if (options.rows) facts.push(...(await rowFacts(client)));
    const lines = new Map<string, string[]>();
    for (const { place, line } of facts)
      if (line !== null) lines.set(place, [...(lines.get(place) ?? []), line.trimEnd().replaceAll("\n", "\n    ")]);
    return [...lines]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([place, of]) => [place, ...of.sort().map((line) => `  ${line}`)].join("\n"))
      .join("\n\n")
      .concat("\n");
  } finally {
    await client.end();
  }
}
