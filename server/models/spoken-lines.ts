/** Spoken lines of an account, kept by what was asked for: none is paid for twice, however often its task is tried. */
import { createHash } from "node:crypto";
import type { SpeechSetting } from "#adapters/speech/speech";
import { FILM_BUCKET } from "#server/queries/films/films";
import { findLine, keepLine, removeLines } from "#server/queries/films/spoken-lines";
import type { Using } from "#server/services/index";

/** Where spoken lines of one account lie. */
export interface KeptLines {
  find(text: string): Promise<Uint8Array | null>;
  keep(text: string, sound: Uint8Array): Promise<void>;
  /** Takes away what turned out to be no sound. */
  forget(texts: readonly string[]): Promise<void>;
}

/** The lines of the account as the provider's voice of the language reads them. */
export function keptLines(
  { db, files }: Using<"db" | "files">,
  { name, baseUrl, model, voice, voices }: SpeechSetting,
  { userId, language }: { userId: string; language: string },
): KeptLines {
  const hashOf = (text: string): string =>
    createHash("sha256")
      .update(JSON.stringify([name, baseUrl, model, voices[language] ?? voice, text]))
      .digest("hex");
  return {
    async find(text) {
      const path = await findLine(db, userId, hashOf(text));
      return path === null ? null : ((await files.get(FILM_BUCKET, path))?.bytes ?? null);
    },
    async keep(text, sound) {
      const path = await keepLine(db, userId, hashOf(text));
      await files.put(FILM_BUCKET, path, sound, { type: "audio/wav", owner: userId });
    },
    async forget(texts) {
      const paths = await removeLines(db, userId, texts.map(hashOf));
      if (paths.length > 0) await files.remove(FILM_BUCKET, paths);
    },
  };
}
