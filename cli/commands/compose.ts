/** `listcast compose`: the pieces for a listing, as JSON or as text one can read. */
import { parseArgs } from "node:util";
import type { Command } from "#cli/command";
import { readListing } from "#cli/listing-file";
import {
  type CopyLanguage,
  type CopyStyle,
  copyLanguage,
  copyStyle,
  type Market,
  market,
  type Piece,
  type PieceKind,
  pieceKind,
} from "#contract/copy";
import { AppError } from "#contract/errors";
import { marketForCountry } from "#engine/compliance/countries";
import { compose } from "#engine/copy/index";
import { writtenLanguages } from "#engine/copy/languages/index";
import { targetsFor } from "#engine/copy/targets";
import { getPlatform } from "#engine/platforms/index";

const usage =
  "compose <listing.json|-> --languages zh,en --platforms wechat,twitter [--style professional] [--kinds post,email,sms] [--seed N] [--market CN|none] [--link URL] [--json]";

const wrong = (message: string): AppError => new AppError("bad_usage", { message });
const parts = (text: string | undefined): string[] =>
  (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

function languagesOf(text: string | undefined): CopyLanguage[] {
  return parts(text).map((code) => {
    const known = copyLanguage.safeParse(code);
    if (!known.success || !writtenLanguages.includes(known.data))
      throw wrong(`unknown language ${JSON.stringify(code)}; known: ${writtenLanguages.join(", ")}`);
    return known.data;
  });
}
function platformsOf(text: string | undefined): string[] {
  return parts(text).map((id) => {
    if (!getPlatform(id)) throw wrong(`unknown platform ${JSON.stringify(id)}; see listcast platforms`);
    return id;
  });
}
function kindsOf(text: string | undefined): PieceKind[] {
  return parts(text ?? "post").map((kind) => {
    const known = pieceKind.safeParse(kind);
    if (!known.success) throw wrong(`unknown kind ${JSON.stringify(kind)}; known: ${pieceKind.options.join(", ")}`);
    return known.data;
  });
}
function styleOf(text: string | undefined): CopyStyle {
  const known = copyStyle.safeParse(text ?? "professional");
  if (!known.success) throw wrong(`unknown style ${JSON.stringify(text)}; known: ${copyStyle.options.join(", ")}`);
  return known.data;
}
function seedOf(text: string | undefined): number {
  const seed = Number(text ?? "1");
  if (!Number.isSafeInteger(seed) || seed < 0) throw wrong("--seed must be a whole number, 0 or more");
  return seed;
}
/** As asked, else the market of the listing's country; "none" for no market's rules. */
function marketOf(text: string | undefined, country: string | null): Market | null {
  if (text === undefined) return marketForCountry(country);
  if (text.toLowerCase() === "none") return null;
  const known = market.safeParse(text.toUpperCase());
  if (!known.success) throw wrong(`unknown market ${JSON.stringify(text)}; known: ${market.options.join(", ")}, none`);
  return known.data;
}

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

const readable = (piece: Piece): string =>
  [
    `# ${piece.platform} · ${piece.language} · ${piece.kind} · ${piece.length.used}/${piece.length.max ?? "-"} ${piece.length.unit}`,
    piece.title,
    piece.body,
    piece.hashtags.map((tag) => `#${tag}`).join(" "),
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
        languages: { type: "string" },
        platforms: { type: "string" },
        style: { type: "string" },
        kinds: { type: "string" },
        seed: { type: "string" },
        market: { type: "string" },
        link: { type: "string" },
        json: { type: "boolean" },
      },
    });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw wrong("name one listing file, or - for standard input");
    const wanted = {
      languages: languagesOf(values.languages),
      platforms: platformsOf(values.platforms),
      kinds: kindsOf(values.kinds),
    };
    if (wanted.languages.length === 0) throw wrong("--languages is missing");
    if (wanted.platforms.length === 0 && !wanted.kinds.some((kind) => kind !== "post"))
      throw wrong("--platforms is missing");
    const [style, seed] = [styleOf(values.style), seedOf(values.seed)];
    const listing = await readListing(file, io);
    const brief = {
      style,
      seed,
      market: marketOf(values.market, listing.country),
      agent: null,
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
