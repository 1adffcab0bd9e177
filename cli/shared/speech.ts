/** Captions of a film read aloud by the provider in `SPEECH`, the setting a server has too. */
import { layVoiceAside } from "#adapters/film/index";
import { createSpeech } from "#adapters/speech/index";
import { type Speech, speechSetting } from "#adapters/speech/speech";
import { AppError } from "#contract/errors";
import type { Shot } from "#contract/media/film";
import type { PictureContent } from "#engine/media/content/content";
import { linesOf } from "#engine/media/film/spoken";
import { wrong } from "./brief-options.ts";
import type { Io } from "./command.ts";

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrong("SPEECH is no JSON");
  }
}

/** Throws no_speech where nothing is set up, bad_usage where it is set up wrongly; never says the key. */
export function speechFrom({ env }: Pick<Io, "env">): Speech {
  const given = env?.SPEECH ?? "";
  if (given === "") throw new AppError("no_speech");
  const setting = speechSetting.safeParse(parsed(given));
  // names only: a value may be the key
  if (!setting.success) throw wrong(`SPEECH: ${setting.error.issues.map(({ path }) => path.join(".")).join(", ")}`);
  return createSpeech(setting.data);
}

/** The voice, and the shots as long as their lines take. Throws what providers and sounds throw, speech_too_long. */
export async function readAloud(
  speech: Speech,
  { shots, content, beat }: { shots: readonly Shot[]; content: PictureContent; beat: number | null },
) {
  const lines: (Uint8Array | null)[] = [];
  for (const line of linesOf(shots, content))
    lines.push(line === null ? null : await speech.speak(line, content.language));
  return await layVoiceAside({ shots: [...shots], lines, beat });
}
