/** Music and voices for films: uploaded, decoded and written anew aside, kept in the account's own folder. */
import { randomUUID } from "node:crypto";
import { assertSound } from "#adapters/film/index";
import type { Sound } from "#contract/media/film";
import { rowLimits } from "#server/base/limits";
import type { FilmSoundRow } from "#server/db/tables/media";
import { signedIn } from "#server/procedures/base/base";
import { assertMayCreate } from "#server/queries/accounts/row-limits";
import { assertAllowed } from "#server/queries/billing/entitlements";
import { FILM_BUCKET } from "#server/queries/films/films";
import { insertSound, listSounds, soundPath } from "#server/queries/films/sounds";
import { keepSoundFor } from "#server/work/sounds";

/** Characters of a file's name that are kept. */
const MOST_NAME = 120;

/** A row as the contract has it. */
export const soundOf = ({ id, name, seconds, spoken }: FilmSoundRow): Sound => ({ id, name, seconds, spoken });

/** "rain on the roof.mp3" -> "rain on the roof". */
const nameOf = (file: string): string =>
  [...file.replace(/\.[^.]{1,5}$/u, "").trim()].slice(0, MOST_NAME).join("") || "–";

export const filmSounds = {
  uploadSound: signedIn.films.uploadSound.handler(async ({ context, input }) => {
    const { db, owner, files } = context;
    const given = new Uint8Array(await input.file.arrayBuffer());
    assertSound(given);
    await assertAllowed(db, owner, { features: ["video"] }, context.now());
    await assertMayCreate(db, owner, "film_sounds", rowLimits.filmSounds);
    const { bytes, seconds } = await keepSoundFor(owner.userId, given);
    const id = randomUUID();
    await files.put(FILM_BUCKET, soundPath(owner, id), bytes, { type: "audio/mp4", owner: owner.userId });
    return soundOf(
      await insertSound(db, owner, { id, name: nameOf(input.file.name), seconds, bytes: bytes.byteLength }),
    );
  }),

  sounds: signedIn.films.sounds.handler(async ({ context }) =>
    (await context.asUser((db) => listSounds(db, context.owner))).map(soundOf),
  ),
};
