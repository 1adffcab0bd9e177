/** A model behind the switch and its limits: calls are let in one by one, and each is counted with what it cost. */
import { randomUUID } from "node:crypto";
import { causeOfModel } from "#adapters/models/failure";
import type { Model, Purpose, Usage } from "#adapters/models/model";
import { AppError } from "#contract/errors";
import type { Clock } from "#server/base/clock";
import type { Log } from "#server/base/log";
import type { Db } from "#server/db/tables";
import { countCall, MILLIONTHS, paceOf, usedToday } from "#server/queries/models/model-calls";
import { modelSettings } from "#server/queries/models/model-providers";
import type { CallJournal } from "./call-journal.ts";

export interface Limits {
  readonly perMinute: number | null;
  readonly tokensPerDay: number | null;
  /** Minor units of `currency`. */
  readonly moneyPerDay: number | null;
  /** Minor units for a million tokens. */
  readonly priceIn: number;
  readonly priceOut: number;
  readonly currency: string;
  /** The provider's own name of what is asked. */
  readonly model: string;
}

export interface CallSeen {
  readonly tokensIn: number;
  readonly tokensOut: number;
  readonly costMillionths: number;
  /** As far as it came. */
  readonly answer: string;
  /** The provider's own words of a failure. */
  readonly error: string | null;
}

interface Meter {
  db: Db;
  now: Clock;
  userId: string | null;
  log: Pick<Log, "error">;
  seen?: ((call: CallSeen) => void) | undefined;
  journal: Pick<CallJournal, "write">;
}

/** Throws models_off, model_over_limit. What runs beside it may go over a day's limit by the calls in hand.
 * Where the currency was changed within the day, only what was spent in the one of now counts. */
export async function admit(
  { db, now }: Pick<Meter, "db" | "now">,
  name: string,
  limits: Pick<Limits, "perMinute" | "tokensPerDay" | "moneyPerDay" | "currency">,
): Promise<void> {
  if ((await modelSettings(db)).off) throw new AppError("models_off");
  const { perMinute, tokensPerDay, moneyPerDay, currency } = limits;
  if (tokensPerDay !== null || moneyPerDay !== null) {
    const used = (await usedToday(db, now())).get(name);
    const [tokens, cost] = [(used?.tokensIn ?? 0) + (used?.tokensOut ?? 0), used?.costs[currency] ?? 0];
    if ((tokensPerDay !== null && tokens >= tokensPerDay) || (moneyPerDay !== null && cost >= moneyPerDay))
      throw new AppError("model_over_limit");
  }
  if (perMinute !== null && (await paceOf(db, name, now())) > perMinute) throw new AppError("model_over_limit");
}

const testing = (): Purpose => ({ id: randomUUID(), what: "test", language: null, pieces: [] });

/**
 * `model`, whose every call is let in and counted. A call that cannot be written down is logged and changes nothing else: the
 * answer is paid for, and a draft thrown away would be paid for twice.
 */
export function metered(model: Model, limits: Limits, meter: Meter): Model {
  const { db, now, userId, log } = meter;
  return {
    id: model.id,
    async write(request, options = {}) {
      await admit(meter, model.id, limits);
      const began = now().getTime();
      let usage: Usage = { tokensIn: null, tokensOut: null };
      let answer = "";
      let error: string | null = null;
      const onProviderWords = (words: string) => {
        error = words;
        options.onProviderWords?.(words);
      };
      const onText = (text: string) => {
        answer = text;
        options.onText?.(text);
      };
      const count = async (outcome: string) => {
        const [tokensIn, tokensOut] = [usage.tokensIn ?? 0, usage.tokensOut ?? 0];
        const costMillionths = tokensIn * limits.priceIn + tokensOut * limits.priceOut;
        meter.seen?.({ tokensIn, tokensOut, costMillionths, answer, error });
        const milliseconds = Math.max(0, now().getTime() - began);
        const { currency, model: asked } = limits;
        const call = {
          provider: model.id,
          model: asked,
          userId,
          outcome,
          currency,
          tokensIn,
          tokensOut,
          costMillionths,
          milliseconds,
        };
        await countCall(db, call, now()).catch((err: unknown) => log.error({ err, call }, "a call was not counted"));
        const { id, what, language, pieces } = options.purpose ?? testing();
        await meter.journal.write({ ...call, ...usage, id, purpose: what, language, pieces, answer, error });
      };
      try {
        answer = await model.write(request, {
          ...options,
          onText,
          onProviderWords,
          onUsage: (said) => (usage = said),
        });
      } catch (error) {
        await count(options.signal?.aborted ? "cancelled" : causeOfModel(error));
        throw error;
      }
      await count("written");
      return answer;
    },
  };
}

/** Millionths as minor units, with fractions. */
export const minorOf = (millionths: number): number => millionths / MILLIONTHS;
