/** `listcast pack`: a page becomes a folder and a zip that a person would send to a client. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { packFiles } from "#adapters/archive/pack-files";
import { zip } from "#adapters/archive/zip";
import { briefOptions, readAgent, readBrief, wrong } from "#cli/shared/brief-options";
import { brochureOf } from "#cli/shared/brochure";
import type { Command, Io } from "#cli/shared/command";
import { fetchPhotos } from "#cli/shared/photos";
import type { Brief, Piece } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { assertEnoughFacts } from "#engine/campaign/enough";
import { publicLink } from "#engine/campaign/link";
import { listingTitle } from "#engine/campaign/titles";
import { compose } from "#engine/copy/index";
import { targetsFor } from "#engine/copy/targets";
import { safeName } from "#engine/pack/names";
import type { Pack } from "#engine/pack/pack";
import { importSource } from "./import.ts";

const MAX_PHOTOS = 20;

async function readArguments(args: string[], io: Io) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...briefOptions, url: { type: "string" }, out: { type: "string" }, json: { type: "boolean" } },
  });
  const [source, ...rest] = positionals;
  const { out, url = null, json = false } = values;
  if (source === undefined || rest.length > 0 || out === undefined)
    throw wrong("one address, file or - and --out DIR are needed");
  return { source, out, url, json, agent: await readAgent(values.agent, io), ...readBrief(values, "post,email,sms") };
}

const agentOf = (listing: Listing): Brief["agent"] =>
  listing.agent.name ? { ...listing.agent, name: listing.agent.name, address: null, email: null } : null;

export const command: Command = {
  name: "pack",
  usage:
    "pack <url|file|-> --languages zh,en --platforms wechat,... [--kinds post,email,sms] [--style S] [--url U] [--market M] [--seed N] [--agent CARD.json] --out DIR [--json]",
  async run(args, io) {
    const options = await readArguments(args, io);
    const listing = await importSource(options.source, options.url, io);
    assertEnoughFacts(listing);
    const brief: Brief = {
      style: options.style,
      seed: options.seed,
      market: options.marketFor(listing.country),
      agent: options.agent ?? agentOf(listing),
      link: publicLink(listing.sourceUrl),
    };
    const pieces: Piece[] = targetsFor(options.wanted).map((target) => compose(listing, brief, target));
    const photos = await fetchPhotos(listing.photos.slice(0, MAX_PHOTOS), io);
    const languages = [...new Set(pieces.map(({ language }) => language))];
    const brochures: Uint8Array[] = [];
    for (const language of languages) brochures.push(await brochureOf({ listing, brief, language, photos }));
    const folder = path.resolve(io.cwd, options.out);
    const now = new Date();
    const pack: Pack = {
      id: path.basename(folder),
      title: listingTitle(listing) || path.basename(folder),
      listing,
      agent: brief.agent,
      market: brief.market,
      pieces,
      photos: photos.map(({ photo, width, height }) => ({ width, height, caption: photo.caption })),
      brochures: languages,
      madeAt: now.toISOString(),
    };
    const assets = { photos: photos.map(({ jpeg }) => jpeg), brochures, mailPhoto: null };
    const files = await packFiles(pack, assets, now);
    for (const file of files) {
      const target = path.join(folder, file.path);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, file.bytes);
    }
    const archive = `${folder}.zip`;
    await writeFile(archive, zip(safeName(path.basename(folder)), files, now));
    const summary = { folder, zip: archive, files: files.length, pieces: pieces.length, photos: photos.length };
    io.stdout(
      options.json
        ? `${JSON.stringify(summary)}\n`
        : `${folder}\n${archive}\n${pieces.length} pieces, ${photos.length} photos\n`,
    );
    return 0;
  },
};
