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
import { keptLines } from "./spoken-lines.ts";

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

type Lines = readonly (string | null)[];

export interface SayLines {
  /**
   * A file for each line, null for those that say nothing; only what the account does not have yet is asked for. Throws
   * model_over_limit, models_off and what `Speech.speak` throws.
   */
  (lines: Lines, said: Said): Promise<(Uint8Array | null)[]>;
  /** Lines that turned out to be no sound are asked for anew the next time. */
  forget(lines: Lines, whose: Pick<Said, "userId" | "language">): Promise<void>;
}

/** Null where no provider is configured. */
export function openSpeech(
  setting: (SpeechSetting & SpeechLimits) | null,
  { db, files, now, log }: Using<"db" | "files" | "now"> & { log: Pick<Using<"log">["log"], "error"> },
): SayLines | null {
  if (setting === null) return null;
  const speech = createSpeech(setting);
  const keptFor = (whose: Pick<Said, "userId" | "language">) => keptLines({ db, files }, setting, whose);
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

  async function sayLines(lines: Lines, said: Said) {
    const kept = keptFor(said);
    const sounds = new Map<string, Uint8Array>();
    // a line that stands twice is spoken once
    const missing: string[] = [];
    for (const line of textsOf(lines)) {
      const sound = await kept.find(line);
      if (sound) sounds.set(line, sound);
      else missing.push(line);
    }
    const asked = missing.reduce((sum, line) => sum + [...line].length, 0);
    if (asked > 0 && (await usedTodayBy(db, name, said.userId, now())) + asked > charactersPerAccount)
      throw new AppError("model_over_limit");
    let heard = 0;
    await eachConcurrently(missing, AT_ONCE, async (line) => {
      const sound = await say(line, said);
      sounds.set(line, sound);
      // what cannot be kept is still heard
      await kept.keep(line, sound).catch((err: unknown) => log.error({ err }, "a spoken line was not kept"));
      heard += [...line].length;
      await said.onProgress(heard / asked);
    });
    return lines.map((line) => (line === null ? null : (sounds.get(line) ?? null)));
  }

  return Object.assign(sayLines, {
    forget: (lines: Lines, whose: Pick<Said, "userId" | "language">) => keptFor(whose).forget(textsOf(lines)),
  });
}

/** Each text once. */
const textsOf = (lines: Lines): string[] => [...new Set(lines.flatMap((line) => line ?? []))];
