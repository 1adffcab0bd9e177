/** `listcast compose`: the pieces for a listing, as JSON or as text one can read. */
import { parseArgs } from "node:util";
import { briefOptions, readAgent, readBrief, wrong } from "#cli/shared/brief-options";
import type { Command } from "#cli/shared/command";
import { readListing } from "#cli/shared/listing-file";
import type { Piece } from "#contract/copy";
import { AppError } from "#contract/errors";
import { assertEnoughFacts } from "#engine/campaign/enough";
import { compose } from "#engine/copy/index";
import { targetsFor } from "#engine/copy/targets";
import { formatHashtags } from "#engine/platforms/hashtags";
import { getPlatform } from "#engine/platforms/index";

const usage =
  "compose <listing.json|-> --languages zh,en --platforms wechat,twitter [--style professional] [--kinds post,email,sms] [--seed N] [--market CN|none] [--agent CARD.json] [--link URL] [--json]";

/** What the command line promises of a piece (design.md), email's own fields where there are any. */
const shown = ({
  platform,
  language,
  kind,
  title,
  body,
  hashtags,
  preheader,
  html,
  length,
  findings,
  untraced,
}: Piece) => ({
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
});

const formatTags = (piece: Piece): string => {
  const platform = getPlatform(piece.platform);
  return platform ? formatHashtags(platform, piece.hashtags).join(" ") : "";
};

const readable = (piece: Piece): string =>
  [
    `# ${piece.platform} · ${piece.language} · ${piece.kind} · ${piece.length.used}/${piece.length.max ?? "-"} ${piece.length.unit}`,
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
      options: { ...briefOptions, link: { type: "string" }, json: { type: "boolean" } },
    });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw wrong("name one listing file, or - for standard input");
    const { wanted, style, seed, marketFor } = readBrief(values, "post");
    const listing = await readListing(file, io);
    assertEnoughFacts(listing);
    const brief = {
      style,
      seed,
      market: marketFor(listing.country),
      agent: await readAgent(values.agent, io),
      link: values.link ?? null,
    };
    const targets = targetsFor(wanted);
    if (targets.length === 0) throw new AppError("nothing_to_write");
    const pieces = targets.map((target) => compose(listing, brief, target));
    io.stdout(
      values.json ? `${JSON.stringify({ pieces: pieces.map(shown) })}\n` : `${pieces.map(readable).join("\n\n")}\n`,
    );
    return 0;
  },
};
