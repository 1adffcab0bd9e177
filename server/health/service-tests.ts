/** Tests of the services that do the real thing, each in the smallest way that proves it. They throw what went wrong. */
import { randomBytes, randomInt, randomUUID } from "node:crypto";
import type { Mailer } from "#adapters/mail/mail";
import type { PaymentProvider } from "#adapters/payments/payment";
import type { SmsSender } from "#adapters/sms/sms";
import type { ServiceTest } from "#contract/admin/integration";
import { AppError } from "#contract/errors";
import type { MailLanguage } from "#contract/mail";
import type { Names } from "#contract/names";
import { scrub } from "#engine/journal/scrub";
import type { Files } from "#server/base/files";
import { testSmsText } from "#server/mails/messages";
import { testMail } from "#server/mails/test-mail";
import { PHOTO_BUCKET } from "#server/queries/listings/photos";

/** The smallest picture there is, for buckets take pictures only: one transparent pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Stores a file, reads it again byte for byte and removes it, whatever happened between. */
export async function tryFiles(files: Files, userId: string): Promise<void> {
  const name = `${userId}/tests/${randomUUID()}.png`;
  await files.put(PHOTO_BUCKET, name, PIXEL, { type: "image/png", owner: userId });
  try {
    const stored = await files.get(PHOTO_BUCKET, name);
    if (!stored || !PIXEL.equals(stored.bytes)) throw new Error("what was stored came back changed");
  } finally {
    await files.remove(PHOTO_BUCKET, [name]);
  }
  if (await files.get(PHOTO_BUCKET, name)) throw new Error("what was removed is still there");
}

export const tryMail = (
  mailer: Mailer,
  to: string,
  { language, origin, names }: { language: MailLanguage; origin: string; names: Names | null },
): Promise<void> => mailer.send({ to, ...testMail(language, origin, names), id: randomUUID() });

export function trySms(
  sms: SmsSender,
  to: string,
  { language, names }: { language: MailLanguage; names: Names | null },
): Promise<void> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, "0");
  return sms.send({ to, code, language, text: testSmsText(language, code, names) });
}

/** Asks about a charge nobody made. Only whoever holds the right keys is told that there is none; nothing is opened or changed. */
export async function tryPayments(provider: PaymentProvider): Promise<void> {
  const reference = `TEST${randomBytes(12).toString("hex")}`;
  const { state } = await provider.ask({ reference, providerId: null, amountMinor: 1, currency: "CNY" });
  if (state === "paid") throw new Error("a charge nobody made was called paid");
}

/** Runs a test and says what it came to, with the time it took. */
export async function measured(work: () => Promise<void>): Promise<ServiceTest> {
  const begun = performance.now();
  const milliseconds = () => Math.round(performance.now() - begun);
  try {
    await work();
    return { ok: true, milliseconds: milliseconds(), code: null, cause: "" };
  } catch (error) {
    const code = error instanceof AppError ? error.code : "internal";
    const cause = scrub(error instanceof Error ? error.message : String(error));
    return { ok: false, milliseconds: milliseconds(), code, cause };
  }
}
