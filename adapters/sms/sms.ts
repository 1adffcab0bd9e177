/** What every way of sending a short message offers, and how each is configured. */

/** A code for one phone. Some providers take the words, others only fill the digits into an approved template. */
export interface SmsCode {
  /** E.164: "+8613800001234". */
  to: string;
  /** Six digits. */
  code: string;
  language: "zh" | "en";
  /** The whole message in that language, for providers that send words. */
  text: string;
}

export interface SmsSender {
  name: SmsProvider;
  /**
   * Resolves when the provider has taken the message. Rejects with AppError: `phone_refused` (not a number that gets
   * messages), `too_many_requests` (the provider's own limit), `unavailable` (anything else).
   */
  send(message: SmsCode): Promise<void>;
}

const smsProviders = ["outbox", "aliyun", "twilio"] as const;
export type SmsProvider = (typeof smsProviders)[number];

export interface SmsSettings {
  provider: SmsProvider;
  /** Aliyun: AccessKey ID. Twilio: account SID. */
  keyId: string;
  /** Aliyun: AccessKey secret. Twilio: auth token. */
  keySecret: string;
  /** Aliyun: the approved signature. Twilio: the sending number, or a messaging service (MG…). */
  from: string;
  /** Aliyun: code of the approved template, which has one variable `code`. */
  template: string;
  /** Where the outbox writes. */
  outboxFolder: string;
  /** Another address of the provider's API: only tests pass one. */
  endpoint?: string;
}
