/** Who sends messages to phones: the configured provider; where the product is only tried out, the outbox; else nobody. */
import path from "node:path";
import { openSms } from "#adapters/sms/index";
import type { SmsSender } from "#adapters/sms/sms";
import type { Clock } from "#server/base/clock";
import type { Config } from "#server/config/config";

/** `triesOut`: the embedded database, on this machine only, not in production. */
export function smsSender({ sms, dataDir }: Config, triesOut: boolean, now: Clock): SmsSender | null {
  const outboxFolder = path.join(dataDir, "outbox");
  if (sms) return openSms({ ...sms, outboxFolder }, now);
  const none = { keyId: "", keySecret: "", from: "", template: "" };
  return triesOut ? openSms({ provider: "outbox", ...none, outboxFolder }, now) : null;
}
