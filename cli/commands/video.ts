/** `listcast video`: a short film of a home, as MP4, with its subtitles beside it; `--speak` has its captions read aloud. */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { keepSound, makeFilmAside } from "#adapters/film/index";
import { oneOf, wrong } from "#cli/shared/brief-options";
import type { Command, Io } from "#cli/shared/command";
import { readListing } from "#cli/shared/listing-file";
import { outFile } from "#cli/shared/out-file";
import { pictureOptions, pictureUsage, readPicture } from "#cli/shared/picture-options";
import { madeOf } from "#cli/shared/read-file";
import { readAloud, speechFrom } from "#cli/shared/speech";
import { filmLimits, filmQualities, filmRatios, type Music, musicBeds } from "#contract/media/film";
import { assertEnoughFacts } from "#engine/campaign/enough";
import { listingTitle } from "#engine/campaign/titles";
import { machineMark } from "#engine/compliance/labels";
import { showsAltered } from "#engine/media/content/altered";
import { contentOf } from "#engine/media/content/content-of";
import { roomOf } from "#engine/media/content/rooms";
import { aboutFilm, saidIn, scaleOf } from "#engine/media/film/about";
import { withSpokenMark } from "#engine/media/film/spoken";
import { storyboardOf } from "#engine/media/film/storyboard";
import { cuesOf, subtitlesOf } from "#engine/media/film/subtitles";
import { timelineOf } from "#engine/media/film/timeline";
import { beatFor } from "#engine/media/sound/beds";

const options = {
  ...pictureOptions,
  quality: { type: "string" },
  music: { type: "string" },
  voice: { type: "string" },
  speak: { type: "boolean" },
} as const;

/** A bed by its name, "none", or a file. */
async function musicOf(value: string, io: Io): Promise<{ music: Music; bytes: Uint8Array | null }> {
  if (value === "none") return { music: null, bytes: null };
  const bed = musicBeds.find((one) => one === value);
  if (bed !== undefined) return { music: { kind: "bed", bed }, bytes: null };
  return { music: null, bytes: (await madeOf(value, io, keepSound)).bytes };
}

export const command: Command = {
  name: "video",
  usage: `video <listing.json|-> --out FILE.mp4 [--ratio ${filmRatios.join("|")}] [--quality ${filmQualities.join("|")}] [--music ${musicBeds.join("|")}|none|FILE] [--voice FILE|--speak] ${pictureUsage} [--json]`,
  async run(args, io) {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw wrong("name one listing file, or - for standard input");
    if (!/\.mp4$/iu.test(values.out ?? "")) throw wrong("--out ends in .mp4");
    if (values.speak && values.voice !== undefined) throw wrong("--voice or --speak, not both");
    const speech = values.speak ? speechFrom(io) : null;
    const ratio = oneOf("ratio", values.ratio ?? "9:16", filmRatios);
    const quality = oneOf("quality", values.quality ?? "hd", filmQualities);
    const listing = await readListing(file, io);
    assertEnoughFacts(listing);
    const { language, brief, look, logo, photos } = await readPicture(values, listing, io);
    const { music, bytes } = await musicOf(values.music ?? "morning", io);
    const home = contentOf(listing, brief, language);
    const content = speech === null ? home : withSpokenMark(home);
    const captions = photos.map(({ photo }) => photo.caption);
    const board = storyboardOf({ listing, brief, language, captions, pieces: [] });
    const spoken = speech && (await readAloud(speech, { shots: board, content: home, beat: beatFor(music) }));
    const shots = spoken?.shots ?? board;
    const voice =
      spoken?.bytes ?? (values.voice === undefined ? null : (await madeOf(values.voice, io, keepSound)).bytes);
    const out = await outFile(values.out ?? "", io);
    const made = await makeFilmAside({
      ...{ out, content, look, ratio, shots, logo: logo?.jpeg ?? null, voice, spoken: spoken !== null },
      scale: scaleOf(quality),
      end: filmLimits.end,
      photos: photos.map(({ jpeg, photo, altered }) => ({
        jpeg,
        plan: roomOf(photo.caption) === "plan",
        altered: showsAltered({ caption: photo.caption, altered }),
      })),
      music: music?.kind === "bed" ? { bed: music.bed } : bytes && { bytes },
      about: aboutFilm(content),
      mark: machineMark(brief.market, listingTitle(listing)),
    });
    const cues = cuesOf(timelineOf(shots, filmLimits.end, beatFor(music)), (scene) => saidIn(scene, content));
    const base = out.replace(/\.mp4$/iu, "");
    for (const format of ["srt", "vtt"] as const)
      await writeFile(`${base}.${format}`, subtitlesOf(cues, format, language));
    const summary = { file: out, ...made, photos: photos.length, shots: shots.length };
    io.stdout(values.json ? `${JSON.stringify(summary)}\n` : `${out}\n`);
    return 0;
  },
};
