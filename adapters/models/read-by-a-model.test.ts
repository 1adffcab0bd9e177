/**
 * Homes the rules were not made for, written about by hands that never saw them: with a model that reads truthfully beside the
 * rules, what a person is shown of true drafts and of drafts with a planted falsehood.
 */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type Brief, type CopyLanguage, copyLanguages, type Piece } from "#contract/copy";
import { type Listing, listing } from "#contract/listing";
import { checkDraft } from "#engine/copy/drafts/check-draft";
import { compose } from "#engine/copy/index";
import { dealt } from "#tests/support/dealt";
import { type ModelServer, startModelServer } from "#tests/support/model-server";
import { asksForReading, toldIn, truthfully } from "#tests/support/truthful-reader";
import { factReader } from "./fact-reader.ts";
import { createModel } from "./index.ts";
import { writePack } from "./write-pack.ts";

const folder = new URL("../../tests/samples/fact-lock/fresh/", import.meta.url);
const load = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8"));
const pieces = z.record(
  z.string(),
  z.object({ text: z.string(), swaps: z.array(z.tuple([z.string(), z.string(), z.string()])) }),
);

interface Draft {
  readonly home: Listing;
  readonly language: CopyLanguage;
  readonly text: string;
  readonly planted: string | null;
}
const drafts = ["last", "kept"].flatMap((set) => {
  const homes = z.record(z.string(), listing).parse(load(`${set}/homes`));
  return copyLanguages.flatMap((language) =>
    Object.entries(pieces.parse(load(`${set}/${language}`))).flatMap(([name, { text, swaps }]): Draft[] => {
      const home = homes[name];
      if (!home) throw new Error(name);
      const twins = swaps.map(([original, planted]) => ({ text: text.replace(original, planted), planted }));
      return [{ text, planted: null }, ...twins].map((one) => ({ home, language, ...one }));
    }),
  );
});

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

/** The piece as it is shown; undefined where the composer's takes its place. The writer answers with the draft, and mends nothing. */
async function shown({ home, language, text, planted }: Draft): Promise<Piece | undefined> {
  server.behave({
    kind: "reply",
    to: (body) => {
      if (asksForReading(body)) return truthfully(body, planted);
      const writes = toldIn(body).instructions.startsWith("You write");
      return writes ? JSON.stringify({ piece: "facebook/post", body: text }) : "as it stands";
    },
  });
  const model = (name: string) =>
    createModel({ name, kind: "openai-compatible", baseUrl: server.url, apiKey: "k", model: name });
  // facts alone: what the law says of true words is measured elsewhere
  const brief: Brief = { style: "friendly", seed: 1, market: null, agent: null, link: null };
  const made: Piece[] = [];
  await writePack(
    [model("writer")],
    {
      work: {
        compose: async (about, asked, to) => compose(about, asked, to),
        check: async (...of) => checkDraft(...of),
      },
      read: factReader([model("reader")], () => {}),
    },
    { listing: home, brief, targets: [{ platform: "facebook", kind: "post", language }] },
    { onPiece: async (piece) => void made.push(piece), onFailure: () => {} },
  );
  return made[0];
}

/** A little under what was measured, 42 of 48; the rules alone show 33 unchanged. */
const LEAST = 0.85;

test("of true drafts most are shown unchanged", { timeout: 120_000 }, async () => {
  const whole = drafts.filter(({ planted }) => planted === null);
  let unchanged = 0;
  for (const draft of whole) {
    const piece = await shown(draft);
    if (piece?.body.includes(draft.text)) unchanged += 1;
  }
  expect(unchanged / whole.length).toBeGreaterThanOrEqual(LEAST);
});

test("of drafts with a planted falsehood none shows it, and most are shown without", { timeout: 300_000 }, async () => {
  const twins = dealt(drafts.filter(({ planted }) => planted !== null));
  let kept = 0;
  for (const twin of twins) {
    const piece = await shown(twin);
    if (piece) kept += 1;
    if (piece && twin.planted) expect(piece.body, twin.planted).not.toContain(twin.planted);
  }
  expect(kept / twins.length).toBeGreaterThanOrEqual(0.8);
});
