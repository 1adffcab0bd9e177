/**
 * Lines read aloud by the configured provider, behind the switch and the limits of models, in their books: a character counts as a
 * token. What an account may have read in a day is limited too, so that nobody spends the day of all.
 */
import { randomUUID } from "node:crypto";
import { causeOfModel } from "#adapters/models/failure";
import { createSpeech } from "#adapters/speech/index";
import type { SpeechSetting } from "#adapters/speech/speech";
import { AppError } from "#contract/errors";
import { eachConcurrently } from "#server/base/each-concurrently";
import { countCall, usedTodayBy } from "#server/queries/models/model-calls";
import type { Using } from "#server/services/index";
import { callJournal } from "./call-journal.ts";
import { admit } from "./metered.ts";

/** Lines of one film that are spoken at the same time. */
const AT_ONCE = 3;

export interface SpeechLimits {
  readonly perMinute: number | null;
  /** Characters a day: of everybody, and of one account. */
  readonly charactersPerDay: number | null;
  readonly charactersPerAccount: number;
  /** Minor units of `currency`. */
  readonly moneyPerDay: number | null;
  /** Minor units for a million characters. */
  readonly price: number;
  readonly currency: string;
}

/** For whom lines are read aloud, and of which of their campaigns. */
interface Said {
  readonly language: string;
  readonly userId: string;
  readonly campaignId: string;
  readonly signal?: AbortSignal | undefined;
  /** Told each line that is spoken, from 0 to 1 of all characters. */
  readonly onProgress: (part: number) => Promise<void>;
}

/** A file for each line, null for those that say nothing. Throws model_over_limit, models_off and what `Speech.speak` throws. */
export type SayLines = (lines: readonly (string | null)[], said: Said) => Promise<(Uint8Array | null)[]>;

/** Null where no provider is configured. */
export function openSpeech(
  setting: (SpeechSetting & SpeechLimits) | null,
  { db, now, log }: Using<"db" | "now"> & { log: Pick<Using<"log">["log"], "error"> },
): SayLines | null {
  if (setting === null) return null;
  const speech = createSpeech(setting);
  const { name, model, currency, price, perMinute, moneyPerDay, charactersPerDay, charactersPerAccount } = setting;
  const limits = { perMinute, moneyPerDay, tokensPerDay: charactersPerDay, currency };

  async function say(text: string, { language, userId, campaignId, signal }: Said) {
    await admit({ db, now }, name, limits);
    const began = now().getTime();
    const characters = [...text].length;
    const count = async (outcome: string) => {
      // what was never spoken is not paid for
      const tokensIn = outcome === "written" ? characters : 0;
      const call = { provider: name, model, userId, outcome, currency, tokensIn, tokensOut: 0 };
      const cost = { costMillionths: tokensIn * price, milliseconds: Math.max(0, now().getTime() - began) };
      await countCall(db, { ...call, ...cost }, now()).catch((err: unknown) =>
        log.error({ err, call }, "a call was not counted"),
      );
      // sound is no text to keep: what was read is
      const journal = callJournal({ db, log, now, userId }, { campaignId, promptVersion: null });
      const kept = { id: randomUUID(), purpose: "speech", language, pieces: [], answer: text, error: null } as const;
      await journal.write({ ...call, ...cost, ...kept });
    };
    try {
      const sound = await speech.speak(text, language, signal);
      await count("written");
      return sound;
    } catch (error) {
      await count(signal?.aborted ? "cancelled" : causeOfModel(error));
      throw error;
    }
  }

  return async (lines, said) => {
    const asked = lines.reduce((sum, line) => sum + [...(line ?? "")].length, 0);
    if ((await usedTodayBy(db, name, said.userId, now())) + asked > charactersPerAccount)
      throw new AppError("model_over_limit");
    const spoken: (Uint8Array | null)[] = lines.map(() => null);
    let heard = 0;
    await eachConcurrently([...lines.entries()], AT_ONCE, async ([at, line]) => {
      if (line === null) return;
      spoken[at] = await say(line, said);
      heard += [...line].length;
      await said.onProgress(heard / asked);
    });
    return spoken;
  };
}
