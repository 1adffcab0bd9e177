/** `listcast compose`: the pieces for a listing, as JSON or as text one can read. */
import { parseArgs } from "node:util";
import type { FactReader } from "#adapters/models/fact-reader";
import type { Model } from "#adapters/models/model";
import type { TextWork } from "#adapters/models/pack-context";
import { writePack } from "#adapters/models/write-pack";
import { briefFrom, briefOptions, wrong } from "#cli/shared/brief-options";
import type { Command } from "#cli/shared/command";
import { readDrafts } from "#cli/shared/drafts-file";
import { readListing } from "#cli/shared/listing-file";
import { fileReader, readReadings } from "#cli/shared/readings-file";
import type { Brief, FallbackReason, Piece } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { assertEnoughFacts } from "#engine/campaign/enough";
import { checkDraft } from "#engine/copy/drafts/check-draft";
import { pieceName } from "#engine/copy/drafts/draft";
import { compose, type Target } from "#engine/copy/index";
import { targetsFor } from "#engine/copy/targets";
import { formatHashtags } from "#engine/platforms/hashtags";
import { getPlatform } from "#engine/platforms/index";

const usage =
  "compose <listing.json|-> --languages zh,en --platforms wechat,twitter [--style professional] [--kinds post,email,sms] [--seed N] [--market CN|none] [--agent CARD.json] [--link URL] [--lead ID] [--occasion listed|closed|price_change:AMOUNT|open_house:DATETIME/TIME] [--drafts FILE [--readings FILE]] [--json]";

/** A piece; of drafts also why the composer wrote it after all, null where the draft is shown. */
interface Made {
  readonly piece: Piece;
  readonly fallback?: FallbackReason | null;
}

/** Each language's drafts through the checks of the model path, in the order they were asked for. */
async function fromDrafts(
  { model, read }: { model: Model; read: FactReader | undefined },
  listing: Listing,
  brief: Brief,
  targets: readonly Target[],
): Promise<Made[]> {
  const work: TextWork = {
    compose: async (about, asked, to) => compose(about, asked, to),
    check: async (about, asked, text) => checkDraft(about, asked, text),
  };
  const made: Made[] = [];
  for (const language of new Set(targets.map((target) => target.language))) {
    const pack = targets.filter((target) => target.language === language);
    const events = { onPiece: async (piece: Piece) => void made.push({ piece, fallback: null }), onFailure: () => {} };
    for (const { target, reason } of await writePack(
      [model],
      { work, read },
      { listing, brief, targets: pack },
      events,
    ))
      made.push({ piece: compose(listing, brief, target), fallback: reason });
  }
  const place = ({ piece }: Made) =>
    targets.findIndex((one) => one.language === piece.language && pieceName(one) === pieceName(piece));
  return made.sort((a, b) => place(a) - place(b));
}

/** What the command line promises of a piece (design.md), email's own fields where there are any. */
const toJson = ({
  piece: { platform, language, kind, title, body, hashtags, preheader, html, length, findings, untraced, writtenBy },
  fallback,
}: Made) => ({
  platform,
  language,
  kind,
  title,
  body,
  hashtags,
  length,
  findings,
  untraced,
  ...(kind === "email" ? { preheader, html } : {}),
  ...(fallback === undefined ? {} : { writtenBy, fallback }),
});

const formatTags = (piece: Piece): string => {
  const platform = getPlatform(piece.platform);
  return platform ? formatHashtags(platform, piece.hashtags).join(" ") : "";
};

const readable = ({ piece, fallback }: Made): string =>
  [
    `# ${piece.platform} · ${piece.language} · ${piece.kind} · ${piece.length.used}/${piece.length.max ?? "-"} ${piece.length.unit}${fallback ? ` · written by the composer: ${fallback}` : ""}`,
    piece.title,
    piece.body,
    formatTags(piece),
  ]
    .filter((part) => part !== null && part !== "")
    .join("\n");

export const command: Command = {
  name: "compose",
  usage,
  async run(args, io) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...briefOptions,
        link: { type: "string" },
        lead: { type: "string" },
        occasion: { type: "string" },
        drafts: { type: "string" },
        readings: { type: "string" },
        json: { type: "boolean" },
      },
    });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw wrong("name one listing file, or - for standard input");
    const listing = await readListing(file, io);
    assertEnoughFacts(listing);
    const { wanted, brief } = await briefFrom(values, listing, io);
    const targets = targetsFor(wanted);
    if (targets.length === 0) throw new AppError("nothing_to_write");
    if (values.readings !== undefined && values.drafts === undefined) throw wrong("--readings goes with --drafts");
    const read = values.readings === undefined ? undefined : fileReader(await readReadings(values.readings, io));
    const pieces =
      values.drafts === undefined
        ? targets.map((target): Made => ({ piece: compose(listing, brief, target) }))
        : await fromDrafts({ model: await readDrafts(values.drafts, io), read }, listing, brief, targets);
    io.stdout(
      values.json ? `${JSON.stringify({ pieces: pieces.map(toJson) })}\n` : `${pieces.map(readable).join("\n\n")}\n`,
    );
    return 0;
  },
};
