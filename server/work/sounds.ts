/** Sounds of strangers, in turn: one of an account is decoded at a time, each in a process of its own (adapters/film). */
import { keepSound, layVoiceAside } from "#adapters/film/index";
import { soundTurns } from "#server/base/limits";
import { openTurns } from "#server/base/turns";

const turns = openTurns(soundTurns);

/** `keepSound` for an account; also throws too_many_requests and unavailable where too many wait. */
export const keepSoundFor = (userId: string, bytes: Uint8Array) => turns.take(userId, () => keepSound(bytes));

/** `layVoiceAside` for an account, in the same turns. */
export const layVoiceFor = (userId: string, work: Parameters<typeof layVoiceAside>[0]) =>
  turns.take(userId, () => layVoiceAside(work));
