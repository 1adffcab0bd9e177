/**
 * Prints, as JSON, the regular expressions the product constructs while it runs: loads every file that makes some, walks the
 * tables that are compiled on demand, and writes and reads enough for the rest. A process of its own, because it puts
 * itself before RegExp.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Hono } from "hono";
import { projectRoot } from "#server/base/root";
import { type Pattern, writtenPatterns } from "./patterns/written.ts";

/** Where a pattern is made of a stranger's words, they are quoted: a few show its form. */
const FEW = 5;

const seen = new Map<string, Pattern>();
const perLine = new Map<string, number>();
let walking = true;

const roots = ["contract", "locales", "engine", "adapters", "server", "web", "cli"].map(
  (room) => pathToFileURL(path.join(projectRoot, room)).href,
);

/** The place in the product's own code that called the constructor: "engine/copy/facts/index.ts:12". */
function caller(): string | null {
  const line = (new Error().stack ?? "").split("\n").find((one) => roots.some((root) => one.includes(`${root}/`)));
  const from = pathToFileURL(projectRoot).href;
  return line?.slice(line.indexOf(from) + from.length + 1).replace(/:\d+\)?$/, "") ?? null;
}

function record({ source, flags }: RegExp): void {
  const at = caller();
  if (at === null) return;
  const key = `${at} ${flags} ${source}`;
  const before = perLine.get(at) ?? 0;
  if (seen.has(key) || (!walking && before >= FEW)) return;
  perLine.set(at, before + 1);
  seen.set(key, { source, flags, at });
}

const native = RegExp;
globalThis.RegExp = new Proxy(native, {
  construct(target, given: [string, string?]) {
    const made = new target(...given);
    record(made);
    return made;
  },
  apply(target, _self, given: [string, string?]) {
    const made = target(...given);
    record(made);
    return made;
  },
});

for (const file of new Set(writtenPatterns().made.map((place) => place.replace(/:\d+$/, "")))) {
  await import(pathToFileURL(path.join(projectRoot, file)).href);
}

const { compile } = await import("#engine/compliance/patterns");
const { getMarket, marketIds } = await import("#engine/compliance/markets/index");
const { checkDuties } = await import("#engine/compliance/duties/index");
const { hasForm, platformApps } = await import("#engine/platforms/apps");
for (const id of marketIds) for (const rule of getMarket(id)?.rules ?? []) compile(rule);
for (const kind of ["sms", "email"] as const) for (const id of marketIds) checkDuties(id, kind, "", "");
for (const field of platformApps.flatMap(({ fields }) => fields)) hasForm(field, "");

walking = false;
const { compose } = await import("#engine/copy/index");
const { finishPiece } = await import("#engine/copy/writing/finish-piece");
const { writtenLanguages } = await import("#engine/copy/languages/index");
const { sampleListings } = await import("#tests/samples/listings");
const { agent, briefFor } = await import("#tests/samples/briefs");
const { readListing, readText } = await import("#engine/listing/read");
const { allHostileTexts } = await import("#tests/support/hostile/texts");
const { markFacts } = await import(pathToFileURL(path.join(projectRoot, "web/features/landing/fact-marks.ts")).href);
const { sendPage } = await import("#server/html/send-page");

const targets = [
  { platform: "wechat", kind: "post" },
  { platform: "sms", kind: "sms" },
  { platform: "email", kind: "email" },
] as const;
const words = allHostileTexts.map(([, make]) => make(60)).join("\n");
const spoken = "5 minutes, 第20区 parcel 123 of パリ20区, 350 m², Madrid and Tokyo, 南向き, south, 3층, twenty";
for (const listing of Object.values(sampleListings)) {
  for (const language of writtenLanguages) {
    for (const target of targets) {
      const piece = compose(listing, briefFor(listing, { agent }), { ...target, language });
      const draft = { ...piece, html: null, body: `${piece.body}\n${spoken}\n${words}` };
      if (target.kind === "post") finishPiece(listing, briefFor(listing), draft);
    }
  }
  compose({ ...listing, orientation: "south-west" }, briefFor(listing), { ...targets[0], language: "en" });
  markFacts(listing.description ?? "", listing);
  readText(`${listing.description}\nContact: Ann Smith\n+1 555 123 4567\n${words}`);
}
readText("普陀区 中远两湾城 3室2厅 128.5平 南北通透 698万");
const pages = path.join(projectRoot, "tests/fixtures/pages");
for (const page of readdirSync(pages)) {
  try {
    readListing(readFileSync(path.join(pages, page), "utf8"), { url: "https://homes.example/1" });
  } catch {
    // some of them are pages that are refused
  }
}
const app = new Hono().get("/", (c) => sendPage(c, "", 200));
await app.request("/", { headers: { "accept-encoding": "gzip" } });

process.stdout.write(JSON.stringify([...seen.values()]));
