/** `listcast photos`: a listing's photos cut to a shape, corrected and signed, in the order of a visit. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { readyPhoto } from "#adapters/images/image";
import { oneOf, wrong } from "#cli/shared/brief-options";
import type { Command } from "#cli/shared/command";
import { readListing } from "#cli/shared/listing-file";
import { fetchPhotos, readPhotos } from "#cli/shared/photos";
import { languageOf } from "#cli/shared/picture-options";
import { photoLights, photoShapes } from "#contract/media/photo-set";
import { showsAltered } from "#engine/media/content/altered";
import { roomOf, suggestedOrder } from "#engine/media/content/rooms";
import { photoName } from "#engine/pack/names";

const MOST = 50;
const LONGEST = 2_560;

export const command: Command = {
  name: "photos",
  usage: `photos <listing.json|-> --out DIR [--photo FILE[=CAPTION]]... [--shape ${photoShapes.join("|")}] [--light ${photoLights.join("|")}] [--sign NAME] [--json]`,
  async run(args, io) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        out: { type: "string" },
        photo: { type: "string", multiple: true },
        shape: { type: "string", default: "original" },
        light: { type: "string", default: "corrected" },
        sign: { type: "string" },
        json: { type: "boolean" },
      },
    });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw wrong("name one listing file, or - for standard input");
    if (values.out === undefined) throw wrong("--out DIR is missing");
    const shape = oneOf("shape", values.shape, photoShapes);
    const light = oneOf("light", values.light, photoLights);
    const listing = await readListing(file, io);
    const photos =
      values.photo === undefined
        ? await fetchPhotos(listing.photos.slice(0, MOST), io)
        : await readPhotos(values.photo.slice(0, MOST), io);
    const order = suggestedOrder(photos.map(({ photo, hints }) => ({ caption: photo.caption, hints })));
    const folder = path.resolve(io.cwd, values.out);
    await mkdir(folder, { recursive: true });
    const made: { file: string; caption: string | null; hints: readonly string[] }[] = [];
    for (const at of order) {
      const kept = photos[at];
      if (!kept) continue;
      const bytes = await readyPhoto({
        ...{ bytes: kept.jpeg, shape, light, sign: values.sign ?? null, longest: LONGEST },
        plan: roomOf(kept.photo.caption) === "plan",
        ...(showsAltered({ caption: kept.photo.caption, altered: kept.altered })
          ? { altered: languageOf(undefined, listing) }
          : {}),
      });
      const out = path.join(folder, photoName(made.length));
      await writeFile(out, bytes);
      made.push({ file: out, caption: kept.photo.caption, hints: kept.hints });
    }
    io.stdout(values.json ? `${JSON.stringify({ photos: made })}\n` : `${made.map((one) => one.file).join("\n")}\n`);
    return 0;
  },
};
