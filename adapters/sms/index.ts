/** The registry of ways to send short messages: one line a provider. */
import { aliyunSms } from "./aliyun.ts";
import { outboxSms } from "./outbox.ts";
import type { SmsProvider, SmsSender, SmsSettings } from "./sms.ts";
import { twilioSms } from "./twilio.ts";

const makers: Record<SmsProvider, (settings: SmsSettings, now: () => Date) => SmsSender> = {
  outbox: outboxSms,
  aliyun: aliyunSms,
  twilio: twilioSms,
};

/** The sender the settings name. */
export const openSms = (settings: SmsSettings, now: () => Date): SmsSender => makers[settings.provider](settings, now);
